"""Decisions in writing: one line each, that reads back to the same decision.

`lay jesse-james 3`, `ask sundance-kid left`, `cover left2 belle-starr`, `discard bank-robbery`. Other seats are
`left` (the left neighbour), `left2` and `left3`, counted clockwise.
"""

from saloon.games.wyatt_earp.decisions import (
    DECISIONS,
    Answer,
    Ask,
    Attach,
    Cover,
    Decision,
    Discard,
    EarpDraw,
    EarpNow,
    EarpPick,
    EarpRemove,
    Hide,
    Keep,
    Lay,
    PhotoNow,
    Pick,
    PlayPhoto,
    Rob,
    Shoot,
    Spare,
    Steal,
    TakeDiscard,
    TakeTwo,
    Uncover,
)
from saloon.kernel.notation import find_line

SEATS = ("own", "left", "left2", "left3")


def notate(decision: Decision) -> str:
    """The decision on one line."""
    match decision:
        case TakeTwo():
            return "take two"
        case TakeDiscard():
            return "take discard"
        case Lay(outlaw, cards):
            return f"lay {outlaw} {cards}"
        case PlayPhoto(outlaw):
            return f"photo {outlaw}"
        case Shoot(card):
            return f"shoot {card}"
        case Ask(outlaw, order):
            return f"ask {outlaw} {order}"
        case Steal():
            return "steal"
        case Hide():
            return "hide"
        case EarpDraw():
            return "earp draw"
        case EarpPick():
            return "earp pick"
        case EarpRemove():
            return "earp remove"
        case Attach(outlaw):
            return f"attach {outlaw}"
        case Rob(seat, outlaw):
            return f"rob {SEATS[seat]} {outlaw}"
        case Cover(seat, outlaw):
            return f"cover {SEATS[seat]} {outlaw}"
        case Answer(yes):
            return "answer yes" if yes else "answer no"
        case Pick(card):
            return f"pick {card}"
        case Keep():
            return "keep"
        case Uncover(seat, outlaw):
            return f"uncover {SEATS[seat]} {outlaw}"
        case Discard(card):
            return f"discard {card}"
        case PhotoNow(yes):
            return "photo-now yes" if yes else "photo-now no"
        case EarpNow(outlaw):
            return f"earp-now {outlaw or 'no'}"
        case Spare():
            return "spare"


NOTATIONS: tuple[str, ...] = tuple(notate(decision) for decision in DECISIONS)
_LINES: dict[str, int] = {line: code for code, line in enumerate(NOTATIONS)}


def code_of(text: str) -> int:
    """The code of a written decision; `Malformed` offers lines that look like it."""
    return find_line(text, _LINES)
