"""The open choices in plain words, in groups: what each is, and what it is worth."""

from collections.abc import Iterable

from rich.text import Text

from saloon.games.wyatt_earp import cards as c
from saloon.games.wyatt_earp import decisions as d
from saloon.games.wyatt_earp.cards import SLUGS, THOUSAND
from saloon.games.wyatt_earp.codes import asked_seat
from saloon.games.wyatt_earp.decisions import DECISIONS, ORDERS, Decision
from saloon.games.wyatt_earp.odds import shot_odds
from saloon.games.wyatt_earp.state import State
from saloon.games.wyatt_earp.views import Pile, View
from saloon.kernel.notation import kebab
from saloon.terminal.menu import Choice, Group
from saloon.terminal.wyatt_earp.names import Names

GROUPS: dict[type, str] = {
    d.TakeTwo: "we-group-draw",
    d.TakeDiscard: "we-group-draw",
    d.Lay: "we-group-lay",
    d.PlayPhoto: "we-group-sheriff",
    d.Shoot: "we-group-sheriff",
    d.Ask: "we-group-sheriff",
    d.Steal: "we-group-sheriff",
    d.Hide: "we-group-sheriff",
    d.EarpDraw: "we-group-sheriff",
    d.EarpPick: "we-group-sheriff",
    d.EarpRemove: "we-group-sheriff",
    d.Attach: "we-group-aim",
    d.Rob: "we-group-aim",
    d.Spare: "we-group-aim",
    d.Cover: "we-group-aim",
    d.Uncover: "we-group-aim",
    d.Answer: "we-group-answer",
    d.PhotoNow: "we-group-answer",
    d.EarpNow: "we-group-answer",
    d.Pick: "we-group-pick",
    d.Keep: "we-group-answer",
    d.Discard: "we-group-discard",
}


SHOTS = (d.Shoot, d.Steal, d.Hide, d.EarpRemove)


class Choices:
    """The choices of the seat that must decide."""

    def __init__(self, names: Names, view: View, table: State) -> None:
        self.names = names
        self.words = names.words
        self.view = view
        self.me = view.to_act
        self.odds = shot_odds(table, self.me)
        self.exhausted = view.reshuffled and view.draw_pile < 2  # WE-6.6 taking two would end the round
        self.draws_to_pick = "draw" if table.options.we_pick_source else "discard"

    def groups(self, codes: Iterable[int]) -> list[Group]:
        """Choices in the order of the rules: lay, sheriff cards, discard."""
        found: dict[str, list[Choice]] = {}
        asks: list[int] = []
        for code in codes:
            decision = DECISIONS[code]
            if isinstance(decision, d.Ask):
                asks.append(code)
                if len(asks) > 1:
                    continue
                choice = Choice(self.worth(d.Ask, self.names.marked("most-wanted")), inner=())
            else:
                choice = Choice(self.label(decision), code)
            found.setdefault(GROUPS[type(decision)], []).append(choice)
        for choices in found.values():
            choices[:] = [
                Choice(choice.label, inner=(self.asks(asks),)) if choice.inner == () else choice for choice in choices
            ]
        order = list(dict.fromkeys(GROUPS.values()))
        return [Group(self.words(id), tuple(found[id])) for id in sorted(found, key=order.index)]

    def asks(self, codes: list[int]) -> Group:
        """Most Wanted: which outlaw, and then, where there is a choice, whom first."""
        by_outlaw: dict[str, list[tuple[str, int]]] = {}
        for code in codes:
            decision = DECISIONS[code]
            assert isinstance(decision, d.Ask)
            by_outlaw.setdefault(decision.outlaw, []).append((decision.order, code))
        held = {item.card: item.count for item in self.view.hand}
        choices = []
        for outlaw, ways in by_outlaw.items():
            label = self.names.marked(outlaw)
            if held.get(outlaw):
                label.append(f" ({self.words('we-hold', n=held[outlaw])})", "dim")
            if len(ways) == 1:
                choices.append(Choice(label, ways[0][1]))
            else:
                inner = Group(self.words("we-group-order"), tuple(Choice(self.order(way), code) for way, code in ways))
                choices.append(Choice(label, inner=(inner,)))
        return Group(self.words("we-group-ask"), tuple(choices))

    def order(self, way: str) -> Text:
        """Who is asked, one after the other."""
        seats = len(self.view.players)
        asked = [self.seat(asked_seat(ORDERS.index(way), place, seats)) for place in range(seats - 1)]
        return Text(self.words("list-comma").join(asked))

    def seat(self, steps: int) -> str:
        return self.names.seats[(self.me + steps) % len(self.view.players)]

    # One choice

    def label(self, decision: Decision) -> Text:
        words, name, money = self.words, self.names.card, self.words.money
        kind = type(decision)
        match decision:
            case d.TakeTwo():
                return Text(words("we-decision-take-two-end" if self.exhausted else "we-decision-take-two"))
            case d.TakeDiscard():
                return self.take_discard()
            case d.Lay(outlaw, cards):
                return self.lay(outlaw, cards)
            case d.PlayPhoto(outlaw):
                return self.worth(kind, self.names.marked(f"photo-{outlaw}"), dollars=money(THOUSAND))
            case d.Shoot(card):
                return self.shoot(card)
            case d.Ask(outlaw, way):
                return Text(words("we-decision-ask", outlaw=name(outlaw), order=self.order(way).plain))
            case d.Steal():
                return self.worth(kind, self.names.marked("most-wanted"))
            case d.Hide():
                return self.worth(kind, self.names.marked("hideout"))
            case d.EarpDraw():
                if self.exhausted:
                    return self.beside(self.names.marked("wyatt-earp"), words("we-decision-earp-draw.end"))
                return self.worth(kind, self.names.marked("wyatt-earp"))
            case d.EarpPick():
                return self.worth(kind, self.names.marked("wyatt-earp"), pile=self.draws_to_pick)
            case d.EarpRemove():
                return self.worth(kind, self.names.marked("wyatt-earp"))
            case d.Attach(outlaw):
                return self.attach(outlaw)
            case d.Rob(seat, outlaw):
                return self.pile_of(kind, seat, outlaw)
            case d.Cover(seat, outlaw):
                return self.pile_of(kind, seat, outlaw)
            case d.Uncover(seat, outlaw):
                return self.names.paint(words("we-decision-uncover", outlaw=name(outlaw), who=self.seat(seat)))
            case d.Answer(yes):
                return Text(words("we-decision-answer", yes=yes_or_no(yes), odds=self.shot()))
            case d.Pick(card):
                return self.names.marked(card)
            case d.Keep() | d.Spare():
                return Text(words(f"we-decision-{kebab(kind)}"))
            case d.Discard(card):
                return self.names.marked(card)
            case d.PhotoNow(yes):
                return Text(words("we-decision-photo-now", yes=yes_or_no(yes), dollars=money(THOUSAND)))
            case d.EarpNow(None):
                return Text(words("we-decision-earp-now", yes="no", outlaw="", odds=""))
            case d.EarpNow(str(outlaw)):
                text = words("we-decision-earp-now", yes="yes", outlaw=name(outlaw), odds=self.shot())
                return self.names.paint(text)
            case _:
                raise AssertionError(decision)

    def shot(self) -> str:
        return self.words.percent(self.odds) if self.odds is not None else "?"

    def worth(self, kind: type, card: Text, **values: object) -> Text:
        """A card to play, how likely it is to hit, and what it does."""
        if kind in SHOTS:
            card.append(f" ({self.words('we-odds', odds=self.shot())})", "cyan")
        return self.beside(card, self.words(f"we-decision-{kebab(kind)}.effect", **values))

    def beside(self, card: Text, effect: str) -> Text:
        return card.append(self.words("colon")).append_text(self.names.paint(effect))

    def shoot(self, card: str) -> Text:
        kind = SLUGS.index(card)
        points = self.words("we-points", n=int(c.points(kind)))
        return self.worth(
            d.Shoot, self.names.marked(card), points=points, dollars=self.words.money(int(c.reward(kind)))
        )

    def take_discard(self) -> Text:
        top = self.view.top_discard or ""
        mark = "\0"
        before, _, after = self.words("we-decision-take-discard", card=mark).partition(mark)
        held = next((item.count for item in self.view.hand if item.card == top), 0)
        text = Text(before).append_text(self.names.marked(top)).append(after)
        return text.append(f" ({self.words('we-hold', n=held)})", "dim") if held else text

    def lay(self, outlaw: str, cards: int) -> Text:
        """So many cards: the points and the pot that they would make."""
        pile = self.pile(0, outlaw)
        poster = next(poster for poster in self.view.posters if poster.outlaw == outlaw)
        points = (pile.points if pile else 0) + 2 * cards
        pot = self.words.money(poster.pot + (cards - 1) * THOUSAND)
        label = Text(f"{cards} ").append_text(self.names.marked(outlaw))
        if pile is not None and pile.covered:
            points = 0
        return self.beside(label, self.words("we-decision-lay.effect", points=points, pot=pot))

    def attach(self, outlaw: str) -> Text:
        pile = self.pile(0, outlaw)
        kind = SLUGS.index(self.view.question.card or "")
        poster = next(poster for poster in self.view.posters if poster.outlaw == outlaw)
        before = pile.points if pile else 0
        after = before if pile and pile.covered else before + int(c.points(kind))
        pot = self.words.money(poster.pot + int(c.reward(kind)))
        effect = self.words("we-decision-attach.effect", before=before, after=after, pot=pot)
        return self.beside(self.names.marked(outlaw), effect)

    def pile_of(self, kind: type, steps: int, outlaw: str) -> Text:
        """A pile of another player: whose, and which cards are in it."""
        pile = self.pile(steps, outlaw)
        assert pile is not None
        id = f"we-decision-{kebab(kind)}"
        label = self.names.paint(self.words(id, outlaw=self.names.card(outlaw), who=self.seat(steps)))
        cards, points = self.words("we-cards", n=pile.cards), self.words("we-points", n=pile.points)
        return self.beside(label, self.words(f"{id}.effect", cards=cards, points=points))

    def pile(self, steps: int, outlaw: str) -> Pile | None:
        player = self.view.players[(self.me + steps) % len(self.view.players)]
        return next((pile for pile in player.piles if pile.outlaw == outlaw), None)


def yes_or_no(yes: bool) -> str:
    return "yes" if yes else "no"


def question(view: View, names: Names) -> str:
    """What the deciding seat is asked, in one sentence."""
    asked = view.question
    values = {
        "card": names.said(asked.card) if asked.card else names.said(view.picked) if view.picked else "",
        "shot": names.card(asked.shot) if asked.shot else "none",
        "outlaw": names.card(asked.outlaw) if asked.outlaw else "",
        "who": names.seats[view.turn],
    }
    if asked.phase == "play" and view.sheriff_used:
        return names.words("we-ask-play-used")
    return names.words(f"we-ask-{asked.phase}", **values)
