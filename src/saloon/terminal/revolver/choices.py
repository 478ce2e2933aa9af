"""The open choices in plain words, in groups, and the question above them."""

from collections.abc import Iterable

from rich.text import Text

from saloon.games.revolver import decisions as d
from saloon.games.revolver.cards import SIDE_SLUGS
from saloon.games.revolver.decisions import Decision, Tokens, decisions
from saloon.games.revolver.decisions import codes as codes_of
from saloon.games.revolver.state import State
from saloon.games.revolver.views import Battlefield, TableCard, View
from saloon.terminal.menu import Choice, Group
from saloon.terminal.revolver.names import Names
from saloon.terminal.screen import DIM, STRONG, ink

GROUPS: dict[type, str] = {
    d.Play: "rv-group-play",
    d.TakeOff: "rv-group-take-off",
    d.Use: "rv-group-use",
    d.UseSpecial: "rv-group-special",
    d.Place: "rv-group-place",
    d.Discard: "rv-group-discard",
    d.React: "rv-group-react",
    d.Lose: "rv-group-lose",
    d.Save: "rv-group-save",
    d.Hit: "rv-group-choose",
    d.Clear: "rv-group-choose",
    d.Destroy: "rv-group-choose",
    d.TakeBack: "rv-group-choose",
    d.Recover: "rv-group-choose",
    d.Move: "rv-group-choose",
    d.Answer: "rv-group-answer",
    d.Done: "rv-group-end",
    d.EndTurn: "rv-group-end",
}


class Choices:
    """The choices of the seat that must decide."""

    def __init__(self, names: Names, view: View, table: State) -> None:
        self.names = names
        self.words = names.words
        self.view = view
        self.table = table
        self.held = {item.card: item.count for item in view.hand}
        self.here = next(place for place in view.battlefields if place.field == view.field)

    def groups(self, codes: Iterable[int]) -> list[Group]:
        """Cards to play first, the end of the turn last."""
        found: dict[str, list[Choice]] = {}
        known = decisions(self.table.deck)
        for code in codes:
            found.setdefault(GROUPS[type(known[code])], []).append(Choice(self.label(known[code]), code))
        order = list(dict.fromkeys(GROUPS.values()))
        return [Group(self.words(id), tuple(found[id])) for id in sorted(found, key=order.index)]

    # One choice

    def label(self, decision: Decision) -> Text:
        words = self.words
        match decision:
            case d.EndTurn():
                return Text(words("rv-decision-end-turn", side=self.view.turn, law=self.here.law, gang=self.here.gang))
            case d.Play(id, as_shot):
                name = words("rv-decision-play", mode="shot" if as_shot else "card", card=self.names.name(id))
                return self.names.described(id, price(self.table, id), self.held.get(id, 1), name)
            case d.Place(field):
                return self.place(field)
            case d.Discard(id):
                name = words("rv-decision-discard", card=self.names.name(id))
                return self.names.described(id, price(self.table, id), self.held.get(id, 1), name)
            case d.Answer(yes):
                return Text(words("rv-decision-answer", yes="yes" if yes else "no", phase=self.view.question.phase))
            case d.React(id):
                return self.names.paint(words("rv-decision-react", card=self.names.said(id)))
            case d.Lose(id):
                text = words("rv-decision-lose", bandit=self.names.name(id))
                if self.loses(decision):
                    return ink(f"{text}{words('colon')}{words('rv-loses')}", "red")
                return self.bandit(id, text)
            case d.Save(id):
                return self.bandit(id, words("rv-decision-save", bandit=self.names.name(id)), dies=False)
            case d.Done():
                return Text(words("rv-decision-done", phase=self.view.question.phase))
            case d.Hit(id, tokens):
                return self.target(words("rv-decision-hit", card=self.names.name(id)), id, tokens, self.here)
            case d.Clear(id):
                return self.target(words("rv-decision-clear", card=self.names.name(id)), id, (), self.here)
            case d.Destroy(id, tokens):
                return self.target(words("rv-decision-destroy", card=self.names.name(id)), id, tokens, self.here)
            case d.TakeBack(field, id, tokens):
                text = words("rv-decision-take-back", card=self.names.name(id), place=self.names.short(field))
                return self.target(text, id, tokens, self.field(field))
            case d.Recover(id):
                name = words("rv-decision-recover", card=self.names.name(id))
                return self.names.described(id, price(self.table, id), 1, name)
            case d.Move(field, id, tokens):
                text = words("rv-decision-move", card=self.names.name(id), place=self.names.short(field))
                return self.target(text, id, tokens, self.field(field))
            case d.Use(id, direction):
                return self.names.paint(self.use(id, direction))
            case d.UseSpecial(id):
                return self.special(id)
            case d.TakeOff(id, tokens):
                return self.target(words("rv-decision-take-off", card=self.names.name(id)), id, tokens, self.here)

    def field(self, id: str) -> Battlefield:
        return next(place for place in self.view.battlefields if place.field == id)

    def place(self, id: str) -> Text:
        """A battlefield, and what is there already."""
        place = self.field(id)
        fields = [place.field for place in self.view.battlefields]
        ahead = fields.index(id) - fields.index(self.view.field)
        when = "here" if ahead == 0 else "ahead" if ahead > 0 else "past"
        text = Text(self.words("rv-decision-place", place=self.names.field(id), when=when))
        most = self.names.deck.setup.gang_slots
        told = self.words("rv-there", law=place.law, gang=place.gang, used=place.slots, most=most)
        return text.append(f" ({told})", DIM)

    def target(self, text: str, id: str, tokens: Tokens, place: Battlefield) -> Text:
        """A card on the table, with its firepower and its tokens."""
        label = self.names.paint(text)
        lying: tuple[TableCard, ...] = (*place.lawmen, *place.guns, *place.rows)
        card = next(card for card in lying if card.card == id and card.tokens == tokens)
        if card in (*place.lawmen, *place.guns):
            label.append(f" [{card.firepower}]", STRONG)
        return label.append_text(self.names.tokens(tokens))

    def bandit(self, id: str, text: str, dies: bool = True) -> Text:
        """A member of the gang: rating, tokens, and what a kill brings, if it brings anything."""
        bandit = next(bandit for bandit in self.view.bandits if bandit.bandit == id)
        label = self.names.paint(text).append(self.names.signs["grit"] * bandit.grit, "red")
        label.append(f" ({self.words('rv-rating', n=bandit.rating)})", DIM)
        row = self.names.deck.bandit(id)
        told = self.words("rv-only-grit") if bandit.grit else self.names.text(row) if row.on_death else ""
        return label.append(self.words("colon") + told) if dies and told else label

    def loses(self, decision: d.Lose) -> bool:
        """RV-14.2, RV-14.3 Whether this death ends the game."""
        after = self.table.clone()
        after.apply(codes_of(self.table.deck)[decision])
        return after.to_act() < 0

    def use(self, id: str, direction: str) -> str:
        row = next(card for card in self.names.deck.cards if card.id == id)
        cards = self.words("rv-cards", n=row.activated.discard if row.activated else 0)
        fields = [place.field for place in self.view.battlefields]
        at = next((i for i, place in enumerate(self.view.battlefields) if any(c.card == id for c in place.lawmen)), -1)
        if direction and at >= 0:
            to = self.names.field(fields[at + (1 if direction == "right" else -1)])
            return self.words("rv-decision-use.move", card=self.names.name(id), cards=cards, place=to)
        return self.words("rv-decision-use", card=self.names.name(id), cards=cards)

    def special(self, id: str) -> Text:
        label = ink(self.words("rv-decision-use-special", card=self.names.name(id)), "bold")
        return label.append(self.words("colon") + self.names.text(self.names.rows[id]))


def price(table: State, id: str) -> int:
    """RV-6.3 What a card costs where the marker is."""
    return int(table.deck.price(table.deck.slugs.index(id), table.field))


def question(names: Names, view: View) -> str:
    """What the deciding seat is asked, in one sentence: the same whatever is hidden from others (RV-11.8)."""
    asked, words = view.question, names.words
    values: dict[str, object] = {"n": asked.number}
    if asked.phase in ("play", "casualty"):
        values["side"] = view.turn
    elif asked.phase == "place":
        values["card"] = names.said(asked.card or "")
    elif asked.phase in ("may-discard", "unless-discard"):
        values |= {"card": names.said(asked.card or ""), "text": names.text(names.rows[asked.card or ""])}
    elif asked.phase == "pay":
        values |= {"card": names.said(asked.card) if asked.card else "", "why": asked.why}
    elif asked.phase == "window":
        values |= {"card": names.said(asked.card or ""), "reaction": names.said(reaction_to(names, asked.card or ""))}
    elif asked.phase == "recover":
        values["to"] = "hand" if asked.why == "to-hand" else "here"
    elif asked.phase == "may-attack":
        here = next(place for place in view.battlefields if place.field == view.field)
        values |= {"law": here.law, "gang": here.gang}
    values["who"] = names.player(SIDE_SLUGS[1 - view.to_act]) if view.to_act >= 0 else ""
    return words(f"rv-ask-{asked.phase}", **values)


def reaction_to(names: Names, card: str) -> str:
    """The card that may cancel this one."""
    return next(row.id for row in names.deck.cards if row.reaction == f"play:{card}")
