"""What each player has seen of a game so far: information states with perfect recall.

A story is a chain of moments, shared by all copies of a state. Nobody's text is made before it is asked for; then it
goes on from where it was made last.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import Any

from saloon.kernel.game import SPECTATOR, Game

REMEMBERED = 50_000  # facts as texts
BYTES = 16  # of a digest


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision, by whom, out of what, and the facts that followed; the first moment is the deal and has no decision.

    What may be answered is a part of what was seen: who looks through a pile is told of it in no other way.
    """

    before: "Moment | None"
    number: int  # the first is 1
    player: int
    decision: str
    facts: tuple[Any, ...]
    legal: tuple[int, ...] = ()  # if there was a choice


@dataclass(frozen=True, slots=True)
class Arrival:
    """Where a player's own memory begins: up to this moment it is what a spectator saw, then comes this view."""

    number: int
    digest: str  # of what a spectator saw
    view: str


class Story:
    """The story of one game for all of its players."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.last: Moment | None = None
        self.arrivals: dict[int, Arrival] = {}
        self.digests: dict[int, tuple[int, str]] = {}  # by viewer, up to a moment
        self.blurred: dict[int, Moment | None] = {}  # the same chain, of what a player has seen, as far as it was asked

    def copy(self) -> "Story":
        other = Story(self.game, self.players)
        other.last, other.arrivals = self.last, self.arrivals
        other.digests, other.blurred = dict(self.digests), dict(self.blurred)
        return other

    def add(self, player: int, decision: str, facts: list[Any], legal: Sequence[int] = ()) -> None:
        number = self.last.number + 1 if self.last is not None else 1
        choice = tuple(legal) if len(legal) > 1 else ()
        self.last = Moment(self.last, number, player, decision, tuple(facts), choice)

    def arrive(self, views: dict[int, str]) -> None:
        """These players come to the table only now, and see this."""
        number, digest = self.last.number if self.last is not None else 0, self.digest(SPECTATOR)
        self.arrivals = {**self.arrivals, **{seat: Arrival(number, digest, view) for seat, view in views.items()}}
        for seat in views:
            self.digests.pop(seat, None)

    def imagined_for(self, player: int, views: list[str]) -> "Story":
        """The same story in a world that this player imagines: nothing that others alone have seen comes along."""
        other = Story(self.game, self.players)
        other.last = self.blurred[player] = self.seen_by(player)
        other.arrivals = {player: self.arrivals[player]} if player in self.arrivals else {}
        other.digests = {viewer: (self.number(), self.digest(viewer)) for viewer in (SPECTATOR, player)}
        other.arrive({seat: view for seat, view in enumerate(views) if seat != player})
        return other

    def seen_by(self, player: int) -> Moment | None:
        """The chain of moments with nothing in it that this player has not seen."""
        head = self.blurred.get(player)
        for moment in self.since(head.number if head is not None else 0):
            seen = [self.game.sight(fact, player) for fact in moment.facts]
            decision, legal = (moment.decision, moment.legal) if moment.player == player else ("", ())
            facts = tuple([fact for fact in seen if fact is not None])
            head = Moment(head, moment.number, moment.player, decision, facts, legal)
        return head

    def number(self) -> int:
        return self.last.number if self.last is not None else 0

    def since(self, number: int) -> Iterator[Moment]:
        """The moments after that one, in order."""
        found = []
        moment = self.last
        while moment is not None and moment.number > number:
            found.append(moment)
            moment = moment.before
        return reversed(found)

    def digest(self, viewer: int) -> str:
        """A name for everything that a viewer has seen and decided: equal names mean that the same was seen."""
        arrival = self.arrivals.get(viewer)
        number, value = (arrival.number, name_of(arrival.digest + arrival.view)) if arrival else (0, "")
        number, value = self.digests.get(viewer, (number, value))
        for moment in self.since(number):
            value = name_of(value + self.told(moment, viewer))
        self.digests[viewer] = self.number(), value
        return value

    def text(self, viewer: int) -> str:
        """The same to be read."""
        arrival = self.arrivals.get(viewer)
        if arrival is None:
            return "".join(self.told(moment, viewer) for moment in self.since(0))
        before = [self.told(moment, SPECTATOR) for moment in self.since(0) if moment.number <= arrival.number]
        after = [self.told(moment, viewer) for moment in self.since(arrival.number)]
        return "".join([*before, arrival.view, *after])

    def told(self, moment: Moment, viewer: int) -> str:
        """A moment as a viewer saw it; decisions are named to those who made them."""
        mine = moment.decision and moment.player == viewer
        lines = [f"> {moment.decision}{choice_of(moment.legal)}\n"] if mine else []
        for fact in moment.facts:
            seen = self.game.sight(fact, viewer)
            if seen is not None:
                lines.append(line_of(seen))
        return "".join(lines)

    def __getstate__(self) -> dict[str, Any]:
        """A chain would be too deep for pickle."""
        moments = [(moment.player, moment.decision, moment.facts, moment.legal) for moment in self.since(0)]
        return {"game": self.game, "players": self.players, "moments": moments, "arrivals": self.arrivals}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(vars(Story(state["game"], state["players"])))
        for player, decision, facts, legal in state["moments"]:
            self.add(player, decision, facts, legal)
        self.arrivals = state["arrivals"]


def choice_of(legal: Sequence[int]) -> str:
    """What could be answered, by code."""
    return f" of {' '.join(map(str, sorted(legal)))}" if len(legal) > 1 else ""


def name_of(text: str) -> str:
    return blake2b(text.encode(), digest_size=BYTES).hexdigest()


@lru_cache(REMEMBERED)
def line_of(fact: Any) -> str:
    """A sighting on a line: `Drew 0 seven-of-hearts`."""
    return f"{' '.join([type(fact).__name__, *(written(getattr(fact, field.name)) for field in fields(fact))])}\n"


def written(value: Any) -> str:
    """Any part of a fact or a view, shortly."""
    if is_dataclass(value) and not isinstance(value, type):
        return f"({' '.join(written(getattr(value, field.name)) for field in fields(value))})"
    if isinstance(value, (tuple, list)):
        return f"[{' '.join(written(one) for one in value)}]"
    if value is None or value == "":
        return "-"
    return str(value)


def view_text(shown: dict[str, Any]) -> str:
    """The fields of a view, a line each."""
    return "".join(f"{name}: {written(value)}\n" for name, value in shown.items())
