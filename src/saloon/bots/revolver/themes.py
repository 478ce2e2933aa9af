"""What a puzzle of Revolver is about, by its answer and the best other choice."""

from collections.abc import Callable

from saloon.bots.advice import Reason
from saloon.bots.bot import Look
from saloon.games.revolver import decisions as d
from saloon.games.revolver.cards import ROW, STANDING
from saloon.games.revolver.decisions import Decision, decisions
from saloon.games.revolver.table import Revolver
from saloon.kernel.rng import Quick

HOLDS = ("reason-holds",)
ATTACKS = ("reason-attack-wins", "reason-kill-bandit")
CONCEDES = "reason-concede"
SHOTS = (d.Hit, d.Destroy, d.Clear)

THEMES = (
    "leader", "hold", "attack", "concede", "casualty", "react", "target", "which-field", "keep-cards", "which-card",
    "shot", "special", "move", "discard", "turn",
)  # fmt: skip


def themes(look: Look, best: int, rival: int, why: Callable[[int], Reason | None]) -> tuple[str, ...]:
    """The themes, in the order of `THEMES`."""
    world = look.world(Quick(0))
    assert isinstance(world, Revolver)
    meanings = decisions(world.deck)
    one, other = meanings[best], meanings[rival]
    found = {theme for pair in ((one, other), (other, one)) for theme in of_either(*pair)}
    found |= {theme for decision in (one, other) for theme in by_card(world, decision)}
    messages = tuple(reason.message if (reason := why(code)) else "" for code in (best, rival))
    if messages[0] == CONCEDES:
        found.add("concede")
    if any(message in HOLDS for message in messages):
        found.add("hold")
    if any(message in ATTACKS for message in messages):
        found.add("attack")
    leader = world.deck.bandit_slugs[world.deck.leader]
    if any(isinstance(decision, d.Lose | d.Save) and decision.bandit == leader for decision in (one, other)):
        found.add("leader")
    return tuple(theme for theme in THEMES if theme in found) or ("turn",)


def of_either(one: Decision, other: Decision) -> list[str]:
    """What one of the two is about, compared with the other."""
    found = []
    if isinstance(one, d.Lose):
        found.append("casualty")
    if isinstance(one, d.React):
        found.append("react")
    if isinstance(one, SHOTS):
        found.append("target")
    if isinstance(one, d.Place):
        found.append("which-field")
    if isinstance(one, d.EndTurn) and isinstance(other, d.Play):
        found.append("keep-cards")
    if isinstance(one, d.Play | d.Recover) and isinstance(other, d.Play | d.Recover):
        found.append("which-card")
    if isinstance(one, d.UseSpecial | d.Save):
        found.append("special")
    if isinstance(one, d.Use | d.Move | d.TakeBack | d.TakeOff):
        found.append("move")
    if isinstance(one, d.Discard):
        found.append("discard")
    return found


def by_card(world: Revolver, decision: Decision) -> list[str]:
    """What a card that is played does: a shot, or a gun or lawman that stays."""
    if not isinstance(decision, d.Play):
        return []
    sort = int(world.deck.sorts[world.deck.slugs.index(decision.card)])
    return ["shot"] if decision.as_shot or sort > max(STANDING, ROW) else []
