"""The options register (section 18): every switch of the rules, its values and its presets.

The first value of each option is its default, so the standard rules are all zeros. Options that only change data
(01, 08, 09, 10, 26, 27, 32) are applied by `build.py`; the rules do not know them.
"""

from typing import Any, Final

from saloon.games.revolver.cards import Deck
from saloon.kernel.options import Entry, Rules, Switches
from saloon.kernel.packed import i64, mypyc_attr, u8, vec
from saloon.kernel.rows import byte_row, put_bytes

# RV-OPT-01 to RV-OPT-33: id, name, class (S sources can be read in two ways, Q sources are quiet), rule, values.
REGISTER: Final[list[Entry]] = [
    ("RV-OPT-01", "cortez_early", "S", "RV-14.3", ["lose", "none"]),
    ("RV-OPT-02", "empty_deck", "Q", "RV-5.2", ["no_cards", "reshuffle"]),
    ("RV-OPT-03", "derail_scope", "S", "RV-13.2", ["express_column", "all_columns"]),
    ("RV-OPT-04", "derail_deaths", "S", "RV-13.5", ["discarded", "killed"]),
    ("RV-OPT-05", "derail_jack", "Q", "RV-13.3", ["loss", "goes_on"]),
    ("RV-OPT-06", "express_end", "S", "RV-14.4", ["marker_on_4", "reached_4"]),
    ("RV-OPT-07", "saddlebags_range", "S", "RV-8.4", ["any", "current"]),
    ("RV-OPT-08", "jackson_fixed", "S", "RV-8.2", ["fixed", "owner_may"]),
    ("RV-OPT-09", "row_reach", "S", "RV-7.2", ["ahead", "current", "any"]),
    ("RV-OPT-10", "scout_reach", "S", "RV-7.2", ["any", "ahead"]),
    ("RV-OPT-11", "flesh_wound_price", "S", "RV-8.8", ["free", "pays"]),
    ("RV-OPT-12", "hat_window", "S", "RV-11.6", ["on_play", "after_target"]),
    ("RV-OPT-13", "peacemaker_in_play", "S", "RV-6.13", ["stay", "locked"]),
    ("RV-OPT-14", "reflexes_turn", "S", "RV-11.2", ["opponent_turn", "any_turn"]),
    ("RV-OPT-15", "sandstorm_arrivals", "Q", "RV-7.8", ["all", "played_only"]),
    ("RV-OPT-16", "sandstorm_rows", "Q", "RV-7.8", ["not_counted", "counted"]),
    ("RV-OPT-17", "own_kills_count", "Q", "RV-10.11", ["no", "yes"]),
    ("RV-OPT-18", "quincey_repeat", "Q", "RV-8.6", ["unlimited", "once_per_turn"]),
    ("RV-OPT-19", "empty_play", "Q", "RV-6.10", ["forbidden", "allowed"]),
    ("RV-OPT-20", "extra_spaces_marker_cards", "Q", "RV-4.4", ["count", "numbered_only"]),
    ("RV-OPT-21", "killed_cards_go", "S", "RV-5.4", ["discard", "out_of_game"]),
    ("RV-OPT-22", "discard_browsing", "Q", "RV-5.8", ["open", "top_only"]),
    ("RV-OPT-23", "take_off_who", "S", "RV-8.1", ["both", "colty_only"]),
    ("RV-OPT-24", "token_supply", "Q", "RV-1.3", ["limited", "unlimited"]),
    ("RV-OPT-25", "attack_duty", "S", "RV-12.1", ["must", "may"]),
    ("RV-OPT-26", "dash_spaces", "Q", "RV-1.6", ["1", "0", "2"]),
    ("RV-OPT-27", "came_along_full", "Q", "RV-6.10", ["must_have_lawman", "any"]),
    ("RV-OPT-28", "bite_empty_hand", "Q", "RV-11.5", ["casualty", "nothing"]),
    ("RV-OPT-29", "end_hands_revealed", "Q", "RV-15.1", ["revealed", "hidden"]),
    ("RV-OPT-30", "cancelled_payment", "Q", "RV-6.4", ["lost", "returned"]),
    ("RV-OPT-31", "came_along_members", "S", "RV-10.1", ["lowest", "free"]),
    ("RV-OPT-32", "saddlebags_takes", "S", "RV-8.4", ["guns", "any_card"]),
    ("RV-OPT-33", "saddlebags_replay", "S", "RV-8.4", ["same_turn", "later_turn"]),
]
PRESETS: Final[dict[str, dict[str, str]]] = {
    "standard": {},
    "literal": {
        "derail_scope": "all_columns",
        "saddlebags_range": "current",
        "peacemaker_in_play": "locked",
        "reflexes_turn": "any_turn",
        "killed_cards_go": "out_of_game",
        "came_along_members": "free",
        "saddlebags_takes": "any_card",
        "saddlebags_replay": "later_turn",
    },
    "gentle": {"cortez_early": "none"},
}
SWITCHES: Final = Switches(REGISTER, PRESETS)

# The values that `build.py` and the rules ask for by name.
EARLY_DEATH_HARMLESS: Final = 1
RESHUFFLE: Final = 1
ALL_COLUMNS: Final = 1
WRECK_KILLS: Final = 1
GOES_ON: Final = 1
REACHED_LAST: Final = 1
RETURN_FROM_HERE: Final = 1
OWNER_MAY: Final = 1
ROWS_ANYWHERE: Final = 2
SCOUTS_AHEAD: Final = 1
RECOVERED_PAYS: Final = 1
AFTER_TARGET: Final = 1
LOCKED: Final = 1
ANY_TURN: Final = 1
PLAYED_ONLY: Final = 1
ROWS_COUNTED: Final = 1
OWN_KILLS: Final = 1
ONCE_PER_TURN: Final = 1
EMPTY_PLAY: Final = 1
NUMBERED_ONLY: Final = 1
OUT_OF_GAME: Final = 1
TOP_ONLY: Final = 1
COLTY_ONLY: Final = 1
UNLIMITED: Final = 1
MAY_ATTACK: Final = 1
TWO_DASHES: Final = 2
NO_ANCHOR: Final = 1
NOTHING_HAPPENS: Final = 1
HIDDEN: Final = 1
PAID_BACK: Final = 1
FREE_CHOICE: Final = 1
ANY_CARD: Final = 1
LATER_TURN: Final = 1


@mypyc_attr(native_class=True)
class Options(Rules):
    """The rules that a table plays by: for each option the place of its value in the register, and the deck."""

    deck: Deck
    source: Any  # the deck as it was written, for records and for showing cards (`deckfile.DeckFile`)

    cortez_early: i64
    empty_deck: i64
    derail_scope: i64
    derail_deaths: i64
    derail_jack: i64
    express_end: i64
    saddlebags_range: i64
    jackson_fixed: i64
    row_reach: i64
    scout_reach: i64
    flesh_wound_price: i64
    hat_window: i64
    peacemaker_in_play: i64
    reflexes_turn: i64
    sandstorm_arrivals: i64
    sandstorm_rows: i64
    own_kills_count: i64
    quincey_repeat: i64
    empty_play: i64
    extra_spaces_marker_cards: i64
    killed_cards_go: i64
    discard_browsing: i64
    take_off_who: i64
    token_supply: i64
    attack_duty: i64
    dash_spaces: i64
    came_along_full: i64
    bite_empty_hand: i64
    end_hands_revealed: i64
    cancelled_payment: i64
    came_along_members: i64
    saddlebags_takes: i64
    saddlebags_replay: i64
    bytes: vec[u8]  # what `row` found

    def __init__(self) -> None:
        """The standard rules, without a deck yet."""
        self.bytes = vec[u8]()
        SWITCHES.reset(self)

    def row(self) -> vec[u8]:
        """All of them in the order of the register, for observations. Options do not change once a table has them."""
        if len(self.bytes) == 0:
            found = byte_row(len(REGISTER))
            put_bytes(found, 0, vec[i64]([getattr(self, entry[1]) for entry in REGISTER]))
            self.bytes = found
        return self.bytes

    def key(self) -> tuple[Any, ...]:
        return tuple([getattr(self, entry[1]) for entry in REGISTER]), self.source

    def names(self) -> dict[str, str]:
        return {**SWITCHES.write(self), "deck": self.source.id}
