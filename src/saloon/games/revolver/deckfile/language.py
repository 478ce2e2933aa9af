"""The card language (section 16): the words of a deck file, and where each operation may stand."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

FORMAT: Final = 1
GAME: Final = "revolver"

COLTY: Final = "colty"
MCREADY: Final = "mcready"
SIDES: Final = (COLTY, MCREADY)
KINDS: Final = {  # RV-6.5 and who has them
    "gun": (COLTY,),
    "lawman": (MCREADY,),
    "row": (MCREADY,),
    "standing": SIDES,
    "shot": SIDES,
    "reaction": SIDES,
}
REACHES: Final = ("current", "ahead", "any")  # RV-7.2
FLAGS: Final = {  # and the kinds that may bear them
    "protected": ("gun",),  # RV-9.6
    "fixed": ("gun", "lawman"),  # RV-8.2
    "no-slot": ("gun",),  # RV-7.5
    "no-return": ("gun",),  # RV-8.4
    "cancellable": ("gun", "lawman", "row", "standing", "shot"),  # RV-11.6
    "upcoming": tuple(KINDS),  # only shown: the card bears the word
}
TOKENS: Final = ("grit", "power")
PROVENANCES: Final = ("sourced", "sourced-weak", "reconstructed", "user")  # RV-0.4; RV-0.7: a user's file may be silent
OWN_NAME: Final = "own-name"  # RV-0.5, of names only

# Where a list of operations may stand.
ENTRY: Final = "entry"  # `ops` of a gun or lawman
SHOT: Final = "shot"  # `ops` of a shot
MODE: Final = "mode"  # `modes.shot` of a gun or lawman
ABILITY: Final = "ability"  # `activated.ops`
STANDING: Final = "standing"  # `standing` of a standing card
REACTION: Final = "reaction"  # `ops` of a reaction
SPECIAL: Final = "special"  # `ops` of a special card
DEATH: Final = "death"  # `on_death` of a bandit
GRIT_LOSS: Final = "grit-loss"  # `on_grit_loss`
REACH: Final = "reach"  # `on_reach.ops`

_PLAYED: Final = (ENTRY, SHOT, MODE, ABILITY, SPECIAL)
_BANDIT: Final = (DEATH, GRIT_LOSS, REACH)


@dataclass(frozen=True, slots=True)
class Operation:
    """A word of the card language: its parameters, who may use it and where it may stand (section 16)."""

    id: str
    needs: tuple[str, ...]
    places: tuple[str, ...]
    may: tuple[str, ...] = ()
    sides: tuple[str, ...] = SIDES
    nested: bool = True  # whether it may stand inside may_discard and unless_discard
    first: bool = False  # it only stands at the head of its list
    once: bool = False  # at most once in a list


OPERATIONS: Final[Mapping[str, Operation]] = {
    "draw": Operation("OP-01", ("n",), (ENTRY, SHOT, MODE, SPECIAL, REACTION, *_BANDIT)),
    "discard": Operation("OP-02", ("n",), (*_PLAYED, REACTION, *_BANDIT)),
    "may_discard": Operation("OP-03", ("n", "then"), _PLAYED),
    "unless_discard": Operation("OP-04", ("n", "otherwise"), _PLAYED),
    "kill_lawman": Operation("OP-05", ("n",), _PLAYED, sides=(COLTY,)),
    "blast_lawmen": Operation("OP-06", ("max_fp",), _PLAYED, sides=(COLTY,)),
    "clear_lawmen": Operation("OP-07", (), (*_PLAYED, *_BANDIT), sides=(COLTY,)),
    "remove_named": Operation("OP-08", ("card",), (*_PLAYED, *_BANDIT)),
    "destroy_row": Operation("OP-09", ("n",), _PLAYED, sides=(COLTY,)),
    "destroy_gun": Operation("OP-10", ("n",), _PLAYED, may=("only", "except"), sides=(MCREADY,)),
    "gang_casualty": Operation("OP-11", ("n",), _PLAYED),
    "move_marker": Operation("OP-12", ("d",), (*_PLAYED, *_BANDIT)),
    "return_gun": Operation("OP-13", (), (SHOT,), sides=(COLTY,)),
    "recover_lawman": Operation("OP-14", ("to",), (SHOT,), sides=(MCREADY,)),
    "move_lawman": Operation("OP-15", (), _PLAYED, sides=(MCREADY,)),
    "move_self": Operation("OP-16", (), (ABILITY,), nested=False, once=True),
    "gain_token": Operation("OP-17", ("token",), (ENTRY, REACH), may=("when",), nested=False),
    "cap_opponent": Operation("OP-18", ("n",), (STANDING,), nested=False, once=True),
    "prevent_casualty": Operation("OP-19", (), (REACTION,), sides=(COLTY,), nested=False, first=True, once=True),
    "cancel_card": Operation("OP-20", (), (REACTION,), nested=False, first=True, once=True),
    "border": Operation("OP-21", ("n",), (*_PLAYED, REACTION, *_BANDIT), may=("floor",)),
    "open_faces": Operation("OP-22", ("face", "before"), (*_PLAYED, *_BANDIT)),
    "lose_game": Operation("OP-23", (), (*_PLAYED, *_BANDIT), may=("before",)),
    "ban_card": Operation("OP-24", ("card",), (*_PLAYED, *_BANDIT)),
    "wreck": Operation("OP-25", (), (SPECIAL,), sides=(COLTY,), nested=False, once=True),
}
TOKEN_TIMES: Final = ("always", "ahead")
RECOVER_TO: Final = ("hand", "current")
LAID_DOWN: Final = ("gun", "lawman", "row")  # kinds that lie at a battlefield and can be removed from it
CASUALTY_WINDOW: Final = "casualty"
PLAY_WINDOW: Final = "play:"
