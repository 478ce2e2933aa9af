"""The pieces of Revolver, and a deck as the engine reads it: rows of numbers made from a deck file by `build.py`.

No card is known here by name. A card on the table is a *variant*: a kind with the tokens that lie on it; two cards of
the same variant cannot be told apart (20.1).
"""

from typing import Final

from saloon.kernel.packed import i64, mypyc_attr, u8, vec

# The two sides are the two seats (RV-2.6).
COLTY: Final = 0
MCREADY: Final = 1
SIDES: Final = 2
SIDE_SLUGS: Final = ["colty", "mcready"]

# RV-6.5 Kinds of cards
GUN: Final = 0
LAWMAN: Final = 1
ROW: Final = 2
STANDING: Final = 3
SHOT: Final = 4
REACTION: Final = 5
SORTS: Final = ["gun", "lawman", "row", "standing", "shot", "reaction"]

# RV-7.2 Where a card may be placed
CURRENT: Final = 0
AHEAD: Final = 1
ANYWHERE: Final = 2
REACHES: Final = ["current", "ahead", "any"]

# RV-1.3 Tokens
GRIT: Final = 0
POWER: Final = 1
TOKENS: Final = ["grit", "power"]

# Flags of a card
PROTECTED: Final = 1  # RV-9.6
FIXED: Final = 2  # RV-8.2
NO_SLOT: Final = 4  # RV-7.5
NO_RETURN: Final = 8  # RV-8.4
DRAWS: Final = 16  # playing it can draw cards (RV-OPT-02)

FIELDS: Final = 5  # battlefields, from left to right (RV-2.1)
LAST_FIELD: Final = FIELDS - 1
MOST_COST: Final = 8
FINAL_RATING: Final = 99  # above every survival rating
NONE: Final = -1
NO_CAP: Final = 999

# An operation is five numbers: which (see `ops.py`), up to three values, and a set of kinds.
WIDTH: Final = 5
NO_SCRIPT: Final = 0  # the program begins with an end


@mypyc_attr(native_class=True)
class Deck:
    """Both decks, the bandits, the battlefields and the box. It never changes, so all tables of a deck share it."""

    slugs: list[str]  # [kind]
    bandit_slugs: list[str]
    field_slugs: list[str]
    special_slugs: list[str]
    face_names: list[str]
    labels: list[str]  # [script] where it stands in the deck file, for positions
    starts: vec[i64]  # [script] where it begins in the program

    # [kind] In this order: what Colty plays, what McReady plays, Colty's reactions, McReady's.
    kinds: i64
    law_first: i64  # the first that McReady plays
    playable: i64  # the first reaction
    law_reactions: i64  # McReady's first reaction
    sides: vec[i64]
    sorts: vec[i64]
    copies: vec[i64]
    costs: vec[i64]
    free_at: vec[i64]  # set of battlefields (bits)
    reaches: vec[i64]
    not_at: vec[i64]  # set of battlefields (bits)
    flags: vec[i64]
    scripts: vec[i64]  # what happens on entry, or what a shot does: a place in the program
    modes: vec[i64]  # RV-6.6 what it does when it is played as a shot instead; NO_SCRIPT if it cannot be
    anchors: vec[i64]  # RV-6.10 the operation that must be able to do something; NO_SCRIPT: any
    prices: vec[i64]  # of its ability, in cards; 0 if it has none
    abilities: vec[i64]  # RV-8.6 what that does
    able: vec[i64]  # the kinds that have an ability
    moves: vec[i64]  # 1 if the ability moves the card left or right
    caps: vec[i64]  # RV-7.8 of a standing card
    windows: vec[i64]  # RV-11.6 the reaction that may cancel it, or NONE
    bits: vec[i64]  # [kind] its place in sets of kinds of its side
    reflexes: i64  # RV-11.2 the reaction to a casualty, or NONE

    # [variant] Lawmen first, then guns, rows and standing cards.
    variants: i64
    lawmen: i64  # variants below this number are lawmen,
    guns: i64  # from there to this one guns,
    rows: i64  # from there to this one rows
    kind_of: vec[i64]
    grit_of: vec[i64]
    power_of: vec[i64]
    firepower: vec[i64]  # RV-9.3 power tokens included
    plain: vec[i64]  # [kind] the variant without tokens, or NONE
    grit_steps: vec[i64]  # [kind] how much further the variant with grit is; 0 if there is none
    power_steps: vec[i64]  # [kind] the same for power

    # [bandit]
    bandits: i64
    ratings: vec[i64]
    start_grit: vec[i64]
    deaths: vec[i64]  # RV-10.8 a place in the program
    grit_losses: vec[i64]
    arrivals_at: vec[i64]  # battlefield, or NONE
    arrivals: vec[i64]  # RV-4.8
    leader: i64  # whose death loses the game (RV-14.2)

    # [battlefield]
    dashes: vec[i64]
    turns: vec[i64]
    defences: vec[i64]
    # [face space]
    faces: i64
    face_fields: vec[i64]
    face_of: vec[i64]

    # [special]
    specials: i64
    special_sides: vec[i64]
    special_fields: vec[i64]
    special_scripts: vec[i64]

    # RV-1.2, RV-2 figures
    cubes: i64
    first_hand: i64
    draws: i64
    slots: i64
    most_rows: i64
    tokens: vec[i64]  # [token] in the box
    size: i64  # cards of the larger deck

    program: vec[i64]

    # The action space (`codes.py`): what a code means, and where each verb begins
    codes: i64
    most_legal: i64  # no question has more choices than this
    verbs: vec[i64]  # [code]
    firsts: vec[i64]  # [code] its first value
    seconds: vec[i64]  # [code] its second value
    begins: vec[i64]  # [verb] its first code
    off_codes: vec[i64]  # [variant] code to take it off, or NONE
    gun_codes: vec[i64]  # [variant] code to destroy it, or NONE
    return_codes: vec[i64]  # [variant] code to take it back from the first battlefield, or NONE
    returns: i64  # variants that can be taken back
    recover_codes: vec[i64]  # [kind] or NONE
    mode_codes: vec[i64]  # [kind] or NONE
    ability_codes: vec[i64]  # [kind] or NONE
    save_codes: vec[i64]  # [bandit]

    # For observations, worked out when they are asked for (`observe.py`)
    observation: i64  # bytes of one
    prices_at: vec[u8]  # [battlefield * kinds + kind] what it costs while the marker is there
    figures: vec[u8]  # what is the same in all of them

    def __init__(self) -> None:
        """Rows and figures are filled in by `build.py`."""
        self.observation = 0
        self.prices_at = vec[u8]()
        self.figures = vec[u8]()

    def variant(self, kind: i64, grit: i64, power: i64) -> i64:
        """The variant of a kind with these tokens."""
        return self.plain[kind] + grit * self.grit_steps[kind] + power * self.power_steps[kind]

    def price(self, kind: i64, field: i64) -> i64:
        """RV-6.2, RV-6.3 How many cards it costs while the marker is there."""
        if self.free_at[kind] >> field & 1:
            return 0
        return self.costs[kind]
