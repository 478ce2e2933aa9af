"""What a game shows of itself at a terminal: the loop that plays, replays and inspects games knows no more of it."""

from collections.abc import Iterable
from typing import Any

from saloon.kernel.game import Facts, Game
from saloon.kernel.table import Table
from saloon.terminal.menu import Group
from saloon.terminal.screen import Screen

EVERYTHING = -2  # a viewer who may know all: for positions, and for games that are over


class Face:
    """One game on one screen, as one viewer sees it. It keeps the log."""

    game: Game

    def __init__(self, screen: Screen, seats: list[str], viewer: int) -> None:
        raise NotImplementedError

    def listen(self) -> Facts:
        """A listener for a table that is about to be dealt; the log begins anew."""
        raise NotImplementedError

    def hear(self, facts: Iterable[Any], table: Table) -> list[str]:
        """Add to the log what a decision, or the deal, brought about; the new sentences."""
        raise NotImplementedError

    def caught_up(self) -> None:
        """What was heard so far is history: no payout of it will be shown."""
        raise NotImplementedError

    def show_table(self, table: Table, legend: bool = True) -> None:
        """The open part of the table; a legend only helps."""
        raise NotImplementedError

    def show_since(self, table: Table, most: int) -> None:
        """What happened since the viewer's last turn, in at most so many entries."""
        raise NotImplementedError

    def show_log(self, entries: int) -> None:
        raise NotImplementedError

    def show_hand(self, table: Table) -> None:
        raise NotImplementedError

    def round_ended(self) -> bool:
        """Whether a round has ended whose payout has not been shown."""
        raise NotImplementedError

    def show_ending(self) -> None:
        """The last turns of the round."""
        raise NotImplementedError

    def show_round(self, table: Table) -> None:
        """Why the round ended, and its payout."""
        raise NotImplementedError

    def show_result(self, table: Table) -> None:
        raise NotImplementedError

    def show_intro(self) -> None:
        raise NotImplementedError

    def show_help(self) -> None:
        raise NotImplementedError

    def question(self, table: Table) -> str:
        raise NotImplementedError

    def groups(self, table: Table) -> list[Group]:
        """The open choices of the seat that must decide."""
        raise NotImplementedError

    def phase(self, table: Table) -> str:
        """The name of what is being asked."""
        raise NotImplementedError

    def is_secret(self, decision: str) -> bool:
        """Whether a decision is its player's business alone."""
        raise NotImplementedError

    def as_document(self, fact: Any) -> dict[str, Any]:
        raise NotImplementedError

    def only_passes(self, table: Table) -> bool:
        """Whether the question is one out of turn whose only answer is no."""
        raise NotImplementedError


def face_of(game: str) -> type[Face]:
    """The face of a game, by the game's name."""
    from saloon.terminal.wyatt_earp.face import WyattEarpFace

    return {WyattEarpFace.game.name: WyattEarpFace}[game]
