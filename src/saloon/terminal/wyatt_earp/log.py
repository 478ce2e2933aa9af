"""Wyatt Earp's facts in sentences."""

from collections.abc import Sequence

from saloon.games.wyatt_earp import facts as f
from saloon.games.wyatt_earp.cards import BIG_TOKEN, THOUSAND
from saloon.games.wyatt_earp.facts import Fact
from saloon.terminal import log
from saloon.terminal.wyatt_earp.names import PHOTO, Names

SILENT = (f.Dealt, f.Spent, f.Exchanged, f.PutAway)  # what the table shows anyway


class Log(log.Log):
    """The log of Wyatt Earp. A line may also be the start of a round, or a poster's payout."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self.names = names
        self.round_ends: list[int] = []  # the lines that say so

    def write(self, facts: Sequence[Fact], at: int) -> int:
        fact = facts[at]
        match fact:
            case f.RoundBegan():
                self.start(None, self.sentence(fact))
            case f.RoundEnded():
                self.round_ends.append(len(self.lines))
                self.start(None, self.sentence(fact))
            case f.TurnBegan(seat):
                self.start(seat)
            case f.Drew(seat):
                run = self.run(facts, at, f.Drew)
                cards = [drew.card for drew in run if drew.card is not None]
                shown = self.names.listed(cards) if cards else self.words("we-cards", n=len(run))
                self.add(seat, self.words("we-fact-drew", cards=shown))
                return len(run)
            case f.Attached(_, outlaw, card) if card == PHOTO + outlaw:
                pass  # playing it has said so
            case f.PotGrew(_, dollars):
                self.grow(facts, at, dollars)
            case f.Captured(outlaw):
                return self.payout(facts, at, outlaw)
            case f.Escaped():
                return self.escapes(facts, at)
            case f.DuelBegan(seat) | f.Duelled(seat) | f.Won(seat):
                self.start(seat, self.sentence(fact))
            case f.PutAway(seat, card, cards, True) if card is not None:
                self.start(seat, self.words("we-fact-put-away", cards=f"{cards} {self.names.said(card)}"))
            case _ if not isinstance(fact, SILENT):
                self.add(subject(fact), self.sentence(fact))
        return 1

    def grow(self, facts: Sequence[Fact], at: int, dollars: int) -> None:
        """A pot grows with the cards just laid; what every poster gets at the deal is in the round's line."""
        if at and isinstance(facts[at - 1], f.Laid | f.Attached):
            more = " " + self.words("we-fact-pot-grew.short", dollars=self.words.money(dollars))
            self.lines[-1].parts[-1] += more
            self.news[-1] += more

    def payout(self, facts: Sequence[Fact], at: int, outlaw: str) -> int:
        """One poster: who takes how much in all, and what stays."""
        paid: dict[int, int] = {}
        stays = 0
        n = 1
        while at + n < len(facts) and isinstance(fact := facts[at + n], f.Paid | f.Exchanged | f.Stayed):
            if isinstance(fact, f.Paid):
                paid[fact.seat] = paid.get(fact.seat, 0) + fact.dollars
            elif isinstance(fact, f.Stayed):
                stays = fact.dollars
            n += 1
            if isinstance(fact, f.Stayed):
                break
        money = self.words.money
        parts = [
            self.words("we-fact-paid.short", who=self.names.seats[seat], dollars=money(dollars))
            for seat, dollars in paid.items()
        ]
        if stays:
            parts.append(self.words("we-fact-stayed.short", dollars=money(stays)))
        self.start(None, self.sentence(facts[at]) + self.words("colon") + self.words("list-comma").join(parts))
        return n

    def escapes(self, facts: Sequence[Fact], at: int) -> int:
        """Outlaws that nobody captured, in one line."""
        run = self.run(facts, at, f.Escaped, f.Stayed, f.Exchanged)
        outlaws = [self.names.card(fact.outlaw) for fact in run if isinstance(fact, f.Escaped)]
        self.start(None, self.words("we-log-escaped", outlaws=self.words("list-comma").join(outlaws)))
        return len(run)

    def sentence(self, fact: Fact) -> str:
        return sentence(fact, self.names)


def subject(fact: Fact) -> int | None:
    """Who does what a fact tells; None if it just happens."""
    match fact:
        case f.Turned() | f.Reshuffled() | f.PotGrew() | f.TurnedUp() | f.Stayed() | f.Captured() | f.Escaped():
            return None
        case f.Uncovered():
            return None
        case f.RoundBegan() | f.RoundEnded():
            return None
        case _:
            return fact.seat


def sentence(fact: Fact, names: Names) -> str:
    """One fact in words, without its subject."""
    words = names.words
    shown: log.Shown = {
        "card": names.said,
        "outlaw": names.card,
        "dealer": names.seats.__getitem__,
        "owner": names.seats.__getitem__,
        "to": names.seats.__getitem__,
        "dollars": words.money,
        "points": lambda points: words("we-points", n=points),
        "hit": log.yes_or_no,
    }
    return log.told(words, "we-fact", fact, shown, special(fact, names))


def special(fact: Fact, names: Names) -> dict[str, object]:
    """What a sentence needs in addition to the values of its fact."""
    words, card, money = names.words, names.said, names.words.money
    match fact:
        case f.RoundBegan():
            return {"dollars": money(THOUSAND)}
        case f.Dealt(_, slug) | f.Drew(_, slug):
            return {"cards": card(slug) if slug else words("we-cards", n=1)}
        case f.Turned(None):
            return {"hit": "none"}
        case f.Looked(_, draw_pile):
            return {"pile": "draw" if draw_pile else "discard"}
        case f.Picked(_, slug):
            return {"known": log.yes_or_no(slug is not None)}
        case f.Reshuffled(cards):
            return {"cards": words("we-cards", n=cards)}
        case f.RoundEnded(_, seat):
            return {"who": names.seats[seat]}
        case f.PutAway(_, slug, cards):
            return {"cards": f"{cards} {card(slug)}" if slug else words("we-cards", n=cards)}
        case f.Exchanged():
            return {"dollars": money(BIG_TOKEN)}
        case _:
            return {}
