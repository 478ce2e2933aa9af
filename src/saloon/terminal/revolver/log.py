"""Revolver's facts in sentences. A line is a turn of one side, with everything that follows from it."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from saloon.games.revolver import facts as f
from saloon.games.revolver.cards import SIDE_SLUGS
from saloon.games.revolver.deckfile import Bandit
from saloon.games.revolver.facts import Fact
from saloon.terminal import log
from saloon.terminal.log import Line
from saloon.terminal.revolver.names import Names

TOGETHER = (f.Drew, f.Paid, f.Discarded, f.Wrecked, f.LostInWreck, f.FaceOpened, f.HandShown)  # several in a sentence
SILENT = (f.Dealt, f.PutAside, f.Placed, f.Spent)  # what the table, or the fact before, tells anyway


class Log(log.Log):
    """The log of Revolver."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self.names = names
        self.end: Line | None = None  # who won
        self.paid: list[Fact] = []  # what the last sentence says was paid: each card is a decision of its own

    def hear(self, facts: Sequence[Fact]) -> None:
        super().hear(answered(facts))

    def write(self, facts: Sequence[Fact], at: int) -> int:
        fact = facts[at]
        match fact:
            case f.GameBegan():
                self.start(None, sentence(fact, self.names))
            case f.TurnBegan():
                self.start(self.subject(fact))
            case f.Won():
                self.start(self.subject(fact), sentence(fact, self.names))
                self.end = self.lines[-1]
            case f.HandShown():
                return self.hands(facts, at)
            case f.Paid() if self.paid and self.subject(self.paid[0]) == self.subject(fact):
                return self.pay_more(facts, at)
            case f.Drew() | f.Paid() | f.Discarded() | f.Wrecked() | f.LostInWreck() | f.FaceOpened():
                run = list(
                    takewhile(lambda next: self.subject(next) == self.subject(fact), self.run(facts, at, type(fact)))
                )
                self.add(self.subject(fact), together(run, self.names))
                self.paid = run if isinstance(fact, f.Paid) else []
                return len(run)
            case _ if not isinstance(fact, SILENT):
                self.add(self.subject(fact), sentence(fact, self.names))
        self.paid = []
        return 1

    def subject(self, fact: Fact) -> int | None:
        return subject(fact, self.names)

    def pay_more(self, facts: Sequence[Fact], at: int) -> int:
        """Go on with the sentence about a payment; how many facts that were."""
        run = self.run(facts, at, f.Paid)
        told = together(self.paid, self.names)
        self.paid = [*self.paid, *run]
        parts = self.lines[-1].parts
        parts[-1] = parts[-1].replace(told, together(self.paid, self.names))
        self.news.append(f"{self.names.seats[self.subject(run[0]) or 0]} {together(run, self.names)}")
        return len(run)

    def hands(self, facts: Sequence[Fact], at: int) -> int:
        """RV-15.1 Each side's hand in a line of its own; how many facts that were."""
        run = self.run(facts, at, f.HandShown)
        for seat, side in enumerate(SIDE_SLUGS):
            shown = [fact for fact in run if fact.side == side]
            if shown:
                self.start(seat, together(shown, self.names))
        return len(run)


def answered(facts: Sequence[Fact]) -> list[Fact]:
    """RV-11.6 An answer is told before what it does: the card has no effect, and what it cost may come back."""
    told: list[Fact] = []
    for fact in facts:
        at = len(told)
        while isinstance(fact, f.Reacted) and at and isinstance(told[at - 1], f.Cancelled | f.PaidBack):
            at -= 1
        told.insert(at, fact)
    return told


def subject(fact: Fact, names: Names) -> int | None:
    """Who does what a fact tells; None if it just happens."""
    match fact:
        case f.Attacked() | f.AttackWaived():
            return SIDE_SLUGS.index("mcready")
        case f.TakenOff(id) | f.TakenBack(id) | f.Used(id) | f.SpecialUsed(id) | f.Recovered(id, True):
            row = names.rows[id]
            return None if isinstance(row, Bandit) else SIDE_SLUGS.index(row.side)
    side = getattr(fact, "side", None)
    return None if side is None else SIDE_SLUGS.index(side)


def together(run: Sequence[Any], names: Names) -> str:
    """Several facts of one kind, without their subject."""
    words, first = names.words, run[0]
    match first:
        case f.Drew():
            drawn = [fact.card for fact in run if fact.card is not None]
            return words("rv-fact-drew", cards=names.listed(drawn) if drawn else words("rv-cards", n=len(run)))
        case f.Paid():
            return words("rv-fact-paid", cards=names.listed([fact.card for fact in run]))
        case f.Discarded():
            return words("rv-fact-discarded", cards=names.listed([fact.card for fact in run]))
        case f.Wrecked():
            return words("rv-fact-wrecked", cards=names.listed([fact.card for fact in run]))
        case f.LostInWreck():
            bandits = [names.said(fact.bandit) for fact in run]
            return words("rv-fact-lost-in-wreck", n=len(run), bandits=words.listed(bandits))
        case f.FaceOpened():
            return words("rv-fact-face-opened", n=len(run), place=names.field(first.field))
        case f.HandShown():
            shown = [fact.card for fact in run for _ in range(fact.cards)]
            return words("rv-fact-hand-shown", cards=names.listed(shown))
        case _:
            raise AssertionError(first)


def sentence(fact: Fact, names: Names) -> str:
    """One fact in words, without its subject."""
    if isinstance(fact, TOGETHER):
        return together([fact], names)
    shown: log.Shown = {
        "card": names.said,
        "bandit": names.said,
        "taken": log.yes_or_no,
        "won": log.yes_or_no,
    }
    return log.told(names.words, "rv-fact", fact, shown, special(fact, names))


def special(fact: Fact, names: Names) -> dict[str, object]:
    """What a sentence needs in addition to the values of its fact."""
    words = names.words
    match fact:
        case f.GameBegan():
            return {"deck": names.deck_name}
        case f.Dealt(_, card):
            return {"cards": names.said(card) if card else words("rv-cards", n=1)}
        case f.TurnBegan(_, number):
            return {"n": number}
        case f.MarkerMoved(field, space, by_card):
            return {"place": names.field(field), "space": names.space(space), "by": "card" if by_card else "turn"}
        case f.Reshuffled(_, cards):
            return {"cards": words("rv-cards", n=cards)}
        case f.Played(_, card, as_shot, field):
            return {"place": names.field(field), "mode": played_as(names, card, as_shot)}
        case f.Recovered(_, to_hand):
            return {"to": "hand" if to_hand else "here"}
        case f.Moved(_, field, to):
            return {"place": names.field(field), "to": names.field(to)}
        case f.FieldReached(field) | f.Placed(_, field) | f.Removed(_, field) | f.TakenBack(_, field):
            return {"place": names.field(field)}
        case f.CubesRemoved(cubes):
            return {"n": cubes}
        case _:
            return {}


def played_as(names: Names, id: str, as_shot: bool) -> str:
    """How a card was played: the sentence names the battlefield only where there was a choice."""
    row = names.rows[id]
    if as_shot:
        return "shot"
    return "placed" if getattr(row, "reach", "current") != "current" else "card"
