"""The options register (section 19): every switch of the rules, its values and its presets.

The first value of each option is its default, so the standard rules are all zeros.
"""

from typing import Any, Final

from saloon.kernel.options import Entry, Rules, Switches
from saloon.kernel.packed import i64, mypyc_attr, u8, vec
from saloon.kernel.rows import byte_row, put_bytes

# OPT-01 to OPT-40: name, class (S sources disagree, V variant, Q sources are quiet), rule, values.
REGISTER: Final[list[Entry]] = [
    ("OPT-01", "first_dealer", "S", "WE-2.3", ["random", "designated"]),
    ("OPT-02", "next_dealer", "S", "WE-16.4", ["previous_starter", "last_turn_player"]),
    ("OPT-03", "reshuffle_partial", "S", "WE-6.2", ["draw_remaining_first", "shuffle_in"]),
    ("OPT-04", "second_exhaustion", "S", "WE-6.6", ["on_attempt", "on_empty"]),
    ("OPT-05", "we_draw_exhausted", "S", "WE-6.9", ["end_round", "illegal", "take_remaining"]),
    ("OPT-06", "empty_hand_end", "S", "WE-14.2", ["any_other", "next_only", "never"]),
    ("OPT-07", "reward_batching", "S", "WE-4.7", ["per_play", "per_turn"]),
    ("OPT-08", "opened_test", "S", "WE-4.5", ["sticky", "presence"]),
    ("OPT-09", "photo_out_of_turn", "V", "WE-9.7", ["off", "others_opening", "any_opening"]),
    ("OPT-10", "most_wanted_order", "S", "WE-11.3", ["choose_direction", "any_order", "clockwise_only"]),
    ("OPT-11", "hideout_target", "S", "WE-12.2", ["other_player", "any_player"]),
    ("OPT-12", "we_pick_source", "S", "WE-13.3", ["discard", "draw_pile"]),
    ("OPT-13", "we_response", "S", "WE-13.12", ["immediate_once", "any_time"]),
    ("OPT-14", "capture_threshold", "S", "WE-15.3", ["at_least_8", "more_than_8"]),
    ("OPT-15", "share_range", "S", "WE-15.5", ["within_4", "all_with_cp"]),
    ("OPT-16", "share_order", "S", "WE-15.6", ["descending_cp", "descending_gap"]),
    ("OPT-17", "tie_shortfall", "S", "WE-15.8", ["stop", "equal_partial"]),
    ("OPT-18", "exchange_timing", "S", "WE-16.2", ["immediate", "after_scoring"]),
    ("OPT-19", "game_end_threshold", "S", "WE-17.1", ["at_least_25000", "more_than_25000"]),
    ("OPT-20", "winner_rule", "S", "WE-17.2", ["richest", "first_to_reach"]),
    ("OPT-21", "duel_mode", "S", "WE-17.4", ["elimination", "first_to_lead"]),
    ("OPT-22", "share_requires_cp", "Q", "WE-15.5", ["true", "false"]),
    ("OPT-23", "shot_exhausted", "Q", "WE-6.11", ["illegal", "end_round", "auto_miss", "reshuffle_again"]),
    ("OPT-24", "shot_first_pass", "Q", "WE-6.10", ["reshuffle", "illegal"]),
    ("OPT-25", "target_timing", "Q", "WE-8.4", ["after_hit", "before_shot"]),
    ("OPT-26", "we_pick_secrecy", "Q", "WE-13.9", ["secret", "shown"]),
    ("OPT-27", "discard_browsing", "Q", "WE-13.5", ["top_only", "open"]),
    ("OPT-28", "last_card_guard", "Q", "WE-5.4", ["guaranteed", "risk"]),
    ("OPT-29", "discard_taken_card", "Q", "WE-5.6", ["allowed", "forbidden"]),
    ("OPT-30", "hidden_fastest_gun", "Q", "WE-10.8", ["counts", "ignored"]),
    ("OPT-31", "orphaned_hideout", "Q", "WE-11.9", ["discard", "stays"]),
    ("OPT-32", "mw_steal_hidden", "Q", "WE-11.8", ["allowed", "forbidden"]),
    ("OPT-33", "we_remove_scope", "Q", "WE-13.10", ["own", "any"]),
    ("OPT-34", "duel_deck", "Q", "WE-17.4", ["fresh_78", "remaining_pile"]),
    ("OPT-35", "bank_limit", "Q", "WE-1.7", ["unlimited"]),
    ("OPT-36", "end_hands_revealed", "Q", "WE-14.4", ["hidden", "revealed"]),
    ("OPT-37", "stall_guard", "Q", "WE-6.7", ["off"]),  # or a number of turns
    ("OPT-38", "resolving_card", "Q", "WE-6.5", ["aside", "in_discard"]),
    ("OPT-39", "short_supply", "Q", "WE-6.13", ["end_round", "take_remaining"]),
    ("OPT-40", "mw_steal_decline", "S", "WE-11.11", ["forbidden", "allowed"]),
]

MOST_IDLE_TURNS: Final = 1000
IDLE_TURNS: Final = 20  # OPT-37 where nobody can agree to stop: more than twice what random players ever need

PRESETS: Final[dict[str, dict[str, str]]] = {
    "standard": {},
    "standard_photo": {"photo_out_of_turn": "others_opening"},
    "research": {"stall_guard": str(IDLE_TURNS)},
    "rules_002": {
        "next_dealer": "last_turn_player",
        "we_draw_exhausted": "illegal",
        "opened_test": "presence",
        "most_wanted_order": "any_order",
        "hideout_target": "any_player",
        "we_pick_source": "draw_pile",
        "we_response": "any_time",
        "share_order": "descending_gap",
        "tie_shortfall": "equal_partial",
        "exchange_timing": "after_scoring",
        "duel_mode": "first_to_lead",
        "share_requires_cp": "false",
    },
    "card_001": {
        "second_exhaustion": "on_empty",
        "empty_hand_end": "next_only",
        "opened_test": "presence",
        "share_range": "all_with_cp",
    },
    "card_004": {
        "second_exhaustion": "on_empty",
        "empty_hand_end": "never",
        "opened_test": "presence",
        "photo_out_of_turn": "any_opening",
        "most_wanted_order": "clockwise_only",
        "share_range": "all_with_cp",
        "winner_rule": "first_to_reach",
        "we_remove_scope": "any",
    },
}

NUMBERS: Final = {"stall_guard": (1, MOST_IDLE_TURNS), "dealer_seat": (0, 3)}
SWITCHES: Final = Switches(REGISTER, PRESETS, NUMBERS)

# The values that the rules ask for by name.
DESIGNATED: Final = 1
LAST_TURN_PLAYER: Final = 1
SHUFFLE_IN: Final = 1
ON_EMPTY: Final = 1
EXHAUSTED_ILLEGAL: Final = 1
EXHAUSTED_TAKE_REMAINING: Final = 2
NEXT_ONLY: Final = 1
NEVER: Final = 2
PER_TURN: Final = 1
PRESENCE: Final = 1
PHOTO_OFF: Final = 0
ANY_OPENING: Final = 2
ANY_ORDER: Final = 1
CLOCKWISE_ONLY: Final = 2
ANY_PLAYER: Final = 1
FROM_DRAW_PILE: Final = 1
ANY_TIME: Final = 1
MORE_THAN_8: Final = 1
ALL_WITH_CP: Final = 1
DESCENDING_GAP: Final = 1
EQUAL_PARTIAL: Final = 1
AFTER_SCORING: Final = 1
MORE_THAN_25000: Final = 1
FIRST_TO_REACH: Final = 1
FIRST_TO_LEAD: Final = 1
CP_NOT_REQUIRED: Final = 1
SHOT_ILLEGAL: Final = 0
SHOT_ENDS_ROUND: Final = 1
SHOT_AUTO_MISS: Final = 2
SHOT_RESHUFFLES_AGAIN: Final = 3
FIRST_PASS_ILLEGAL: Final = 1
BEFORE_SHOT: Final = 1
SHOWN: Final = 1
OPEN_DISCARD: Final = 1
RISK: Final = 1
FORBIDDEN: Final = 1
IGNORED: Final = 1
STAYS: Final = 1
ANY_SCOPE: Final = 1
REMAINING_PILE: Final = 1
REVEALED: Final = 1
IN_DISCARD: Final = 1
TAKE_REMAINING: Final = 1
MAY_DECLINE: Final = 1


@mypyc_attr(native_class=True)
class Options(Rules):
    """The rules that a table plays by: for each option the place of its value in the register."""

    first_dealer: i64
    dealer_seat: i64  # who deals first under `first_dealer=designated`
    next_dealer: i64
    reshuffle_partial: i64
    second_exhaustion: i64
    we_draw_exhausted: i64
    empty_hand_end: i64
    reward_batching: i64
    opened_test: i64
    photo_out_of_turn: i64
    most_wanted_order: i64
    hideout_target: i64
    we_pick_source: i64
    we_response: i64
    capture_threshold: i64
    share_range: i64
    share_order: i64
    tie_shortfall: i64
    exchange_timing: i64
    game_end_threshold: i64
    winner_rule: i64
    duel_mode: i64
    share_requires_cp: i64
    shot_exhausted: i64
    shot_first_pass: i64
    target_timing: i64
    we_pick_secrecy: i64
    discard_browsing: i64
    last_card_guard: i64
    discard_taken_card: i64
    hidden_fastest_gun: i64
    orphaned_hideout: i64
    mw_steal_hidden: i64
    we_remove_scope: i64
    duel_deck: i64
    bank_limit: i64
    end_hands_revealed: i64
    stall_guard: i64  # OPT-37: so many idle turns end the round, and a last turn the game; 0 never
    resolving_card: i64
    short_supply: i64
    mw_steal_decline: i64
    bytes: vec[u8]  # what `row` found

    def __init__(self) -> None:
        """The standard rules."""
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
        return tuple([getattr(self, entry[1]) for entry in REGISTER]), self.dealer_seat

    def names(self) -> dict[str, str]:
        return SWITCHES.write(self)


def read_options(settings: dict[str, object]) -> Options:
    """Options from names and values; `preset` names a set to start from. Errors name the option."""
    options = Options()
    SWITCHES.read(settings, options)
    return options


def write_options(options: Options) -> dict[str, str]:
    """The options that differ from the standard rules, by name: `read_options` reads them back."""
    return SWITCHES.write(options)
