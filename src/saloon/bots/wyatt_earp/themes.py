"""What a puzzle of Wyatt Earp is about, by its answer and the best other choice."""

from collections.abc import Callable

from saloon.bots.advice import Reason
from saloon.bots.bot import Look
from saloon.games.wyatt_earp import decisions as d
from saloon.games.wyatt_earp.decisions import DECISIONS, Decision
from saloon.games.wyatt_earp.table import WyattEarp
from saloon.kernel.rng import Quick

SHOTS = (d.Shoot, d.Steal, d.Hide, d.EarpRemove)  # what is played with a shot
HIDEOUTS = (d.Hide, d.Cover, d.EarpRemove, d.Uncover, d.EarpNow)
REQUESTS = (d.Ask, d.Steal, d.Rob, d.Spare)
LAYING = (d.Lay, d.PlayPhoto, d.Attach)

THEMES = (
    "go-out", "hideout", "most-wanted", "shot", "which-poster", "how-many", "hold-back", "draw", "discard",
    "wyatt-earp", "photo", "turn",
)  # fmt: skip


def themes(look: Look, best: int, rival: int, why: Callable[[int], Reason | None]) -> tuple[str, ...]:
    """The themes, in the order of `THEMES`."""
    one, other = DECISIONS[best], DECISIONS[rival]
    found = {theme for pair in ((one, other), (other, one)) for theme in of_either(*pair)}
    if any(ends_round(look, code) for code in (best, rival)):
        found.add("go-out")
    if isinstance(one, d.Discard) and isinstance(other, (*LAYING, *SHOTS)):
        found.add("hold-back")
    if isinstance(look.view.question.card, str) and isinstance(one, d.Answer):
        found.add("hideout")
    return tuple(theme for theme in THEMES if theme in found) or ("turn",)


def ends_round(look: Look, code: int) -> bool:
    """Whether a choice leads straight to the end of the round."""
    world = look.world(Quick(0))
    assert isinstance(world, WyattEarp)
    begun = world.round
    world.step(code)
    while world.to_act() == look.seat and world.round == begun and len(legal := world.legal()) == 1:
        world.step(legal[0])
    return world.round != begun or world.to_act() < 0


def of_either(one: Decision, other: Decision) -> list[str]:
    """What one of the two is about, compared with the other."""
    found = []
    if isinstance(one, HIDEOUTS):
        found.append("hideout")
    if isinstance(one, REQUESTS):
        found.append("most-wanted")
    if isinstance(one, SHOTS) and not isinstance(other, SHOTS):
        found.append("shot")
    if isinstance(one, LAYING) and isinstance(other, LAYING) and one.outlaw != other.outlaw:
        found.append("which-poster")
    if isinstance(one, (d.Cover, d.Uncover, d.Rob)) and isinstance(other, type(one)):
        found.append("which-poster")
    if isinstance(one, d.Lay) and isinstance(other, d.Lay) and one.outlaw == other.outlaw:
        found.append("how-many")
    if isinstance(one, d.TakeTwo | d.TakeDiscard) and isinstance(other, d.TakeTwo | d.TakeDiscard):
        found.append("draw")
    if isinstance(one, d.Discard) and isinstance(other, d.Discard):
        found.append("discard")
    if isinstance(one, d.EarpDraw | d.EarpPick | d.EarpRemove | d.EarpNow | d.Keep | d.Pick):
        found.append("wyatt-earp")
    if isinstance(one, d.PlayPhoto | d.PhotoNow):
        found.append("photo")
    return found
