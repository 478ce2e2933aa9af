"""The table: five battlefields one below the other, the law above, the gang below; then the gang's sixteen."""

from collections.abc import Iterator

from rich.cells import cell_len
from rich.text import Text

from saloon.games.revolver.cards import SIDE_SLUGS
from saloon.games.revolver.views import Bandit, Battlefield, Player, TableCard, View
from saloon.terminal.revolver.names import COLOURS, Names
from saloon.terminal.screen import BAD, DIM, GOOD, STRONG, Screen, flow, ink, pad, wrap
from saloon.words import NO_BREAK_SPACE

GAP = "  "
NOTHING = "·"


class Battle:
    """The open part of the table, laid out for a screen."""

    def __init__(self, screen: Screen, names: Names, view: View) -> None:
        self.screen = screen
        self.names = names
        self.words = names.words
        self.view = view
        self.at = next(i for i, place in enumerate(view.battlefields) if place.field == view.field)
        name = max(cell_len(names.short(place.field)) for place in view.battlefields)
        track = max(self.track(place).cell_len for place in view.battlefields)
        below = max(cell_len(self.defence(place)) for place in view.battlefields) + 2
        self.name = name + 1
        self.left = max(name + 1 + track, below) + 2
        self.label = max(cell_len(self.words(f"rv-column-{side}")) for side in SIDE_SLUGS)

    def show(self, brief: bool) -> None:
        """In brief: without empty and past battlefields, names of bandits who are not next, foot and legend."""
        self.screen.line(self.title())
        self.screen.lines(self.sides())
        left_out = []
        for i, place in enumerate(self.view.battlefields):
            if brief and (i < self.at or (i > self.at and self.is_empty(place))):
                left_out += [place] if i > self.at else []
            else:
                self.screen.lines(self.place(i, place))
        if left_out:
            ahead = [f"{self.names.short(place.field)} {place.defence}" for place in left_out]
            self.screen.say(self.words("rv-ahead", places=self.words("list-comma").join(ahead)), DIM, indent=3)
        if self.view.winner is None:
            self.screen.say(self.forecast())
        self.gang(names=not brief)
        if not brief:
            self.screen.say(self.foot())
            self.screen.say(self.legend(), DIM)

    # The parts

    def title(self) -> Text:
        """Turn, marker and border; where the line is short, the battlefield has its short name."""
        view, words, signs = self.view, self.words, self.names.signs
        cubes = max(self.names.deck.setup.cubes, view.cubes)
        border = Text(words("rv-border") + " ")
        if cubes <= 14:
            border.append(signs["cube"] * view.cubes, "yellow").append(signs["gone"] * (cubes - view.cubes), DIM)
            border.append(" ")
        border.append(f"{view.cubes}", STRONG)
        head = [ink(words("rv-title"), "bold yellow"), Text(words("rv-turn", n=view.number))]
        lines = []
        for place in (self.names.field(view.field), self.names.short(view.field)):
            parts = [*head, Text(words("rv-marker", place=place, space=self.names.space(view.space))), border]
            lines += [Text(" ") + Text(gap).join(parts) for gap in ("  ·  ", " · ")]
        return next((line for line in lines if line.cell_len <= self.screen.width), lines[-1])

    def sides(self) -> list[Text]:
        """Both players: hand, deck, discard pile."""
        return [Text(" ") + line for line in flow([self.side(player) for player in self.view.players], self.room)]

    @property
    def room(self) -> int:
        return self.screen.width - 1

    def side(self, player: Player) -> Text:
        turn = player.side == self.view.turn and self.view.winner is None
        text = ink(f"{self.names.signs['here']} " if turn else "  ", STRONG)
        who, side = self.names.player(player.side), self.names.side(player.side)
        text.append(who if who == side else f"{who}, {side}", f"bold {COLOURS[player.side]}")
        values = {"hand": player.hand, "deck": player.deck, "discards": player.discards}
        return text.append(self.words("colon") + self.words("rv-holds", **values))

    # A battlefield

    def place(self, i: int, place: Battlefield) -> Iterator[Text]:
        """One line if there are no cards, otherwise one for the law and one for the gang."""
        style = DIM if i < self.at else STRONG if i == self.at else ""
        head = ink(f" {self.names.signs['here'] if i == self.at else ' '} ", STRONG)
        head.append_text(pad(ink(self.names.short(place.field), style), self.name)).append_text(self.track(place))
        law = [self.names.lying(card) for card in place.lawmen]
        gang = [self.names.lying(card) for card in (*place.guns, *place.rows, *place.standing)]
        if self.is_empty(place) and i != self.at:
            yield pad(head, self.left + 3).append(self.defence(place), DIM)
            return
        yield from self.column(head, "mcready", place.law, law, i == self.at and place.law > place.gang)
        below = ink(f"     {self.defence(place)}", DIM)
        yield from self.column(below, "colty", place.gang, gang, i == self.at and place.law <= place.gang)

    def is_empty(self, place: Battlefield) -> bool:
        return not (place.lawmen or place.guns or place.rows or place.standing)

    def column(self, head: Text, side: str, firepower: int, cards: list[Text], stronger: bool) -> list[Text]:
        """One side of a battlefield: its firepower, and the cards that make it."""
        text = pad(head, self.left + 3).append(pad(self.words(f"rv-column-{side}"), self.label).plain, COLOURS[side])
        text.append(f" {firepower:>3}", "bold reverse" if stronger else STRONG).append(GAP)
        hang = text.cell_len
        return wrap(text + (Text(", ").join(cards) if cards else Text(NOTHING, DIM)), self.screen.width, 0, hang)

    def track(self, place: Battlefield) -> Text:
        """The spaces in use, with the marker in brackets; those that wait to be opened as a number."""
        text = Text()
        here = place.field == self.view.field
        before = " "
        for space in place.spaces:
            marked = here and space == self.view.space
            text.append("[" if marked else before, "bold yellow" if marked or before == "]" else DIM)
            text.append(space, "bold yellow" if marked else DIM)
            before = "]" if marked else " "
        text.append(before, "bold yellow")
        waiting = len(self.names.fields[place.field].faces) - len(place.faces)
        return text.append(f"+{waiting} ", DIM) if waiting else text

    def defence(self, place: Battlefield) -> str:
        return self.words("rv-defence", n=place.defence, used=place.slots, most=self.names.deck.setup.gang_slots)

    # Below

    def forecast(self) -> Text:
        """RV-12 What an attack would bring now."""
        place = self.view.battlefields[self.at]
        won = place.law > place.gang
        outcome = "casualty" if won else "spared" if self.view.kills else "cube"
        text = self.words("rv-forecast", law=place.law, gang=place.gang, outcome=outcome)
        return Text(text, BAD if won else GOOD)

    def gang(self, names: bool) -> None:
        """The living by survival rating; the lowest are next (RV-10.2)."""
        living = [bandit for bandit in self.view.bandits if bandit.alive]
        label = self.words("rv-bandits", n=len(living))
        groups = []
        for rating in sorted({bandit.rating for bandit in living}):
            group = [bandit for bandit in living if bandit.rating == rating]
            text = ink(f"{rating}", STRONG)
            if group[0].next:
                text.append(self.names.signs["next"], "bold red")
            if names or group[0].next:
                text.append(NO_BREAK_SPACE).append_text(Text(", ").join([self.bandit(bandit) for bandit in group]))
            else:
                grit = self.names.signs["grit"] * sum(bandit.grit for bandit in group)
                text.append(f"{NO_BREAK_SPACE}×{len(group)}").append(grit, "red")
            groups.append(text)
        self.screen.labelled(label, Text("  ").join(groups), COLOURS["colty"])

    def bandit(self, bandit: Bandit) -> Text:
        name = self.names.brief(bandit.bandit).replace(" ", NO_BREAK_SPACE)
        return ink(name, "bold" if bandit.next else "").append(self.names.signs["grit"] * bandit.grit, "red")

    def foot(self) -> Text:
        """Specials, tokens in the box, cards that can no longer be played, cards known to be in a hand."""
        view, words = self.view, self.words
        parts = [
            words("rv-special", card=self.names.name(special.id), used="no" if special.id in view.specials else "yes")
            for special in self.names.deck.special
        ]
        supply = {item.card: item.count for item in view.supply}
        parts.append(words("rv-box", grit=supply["grit"], power=supply["power"]))
        if view.banned:
            parts.append(words("rv-banned", cards=words.listed(self.names.said(card) for card in view.banned)))
        for player in view.players:
            if player.known and view.winner is None and SIDE_SLUGS.index(player.side) != view.viewer:
                cards = [item.card for item in player.known for _ in range(item.count)]
                parts.append(words("rv-known", who=self.names.player(player.side), cards=self.names.listed(cards)))
        return Text(" · ".join(parts))

    def legend(self) -> str:
        """A legend for the signs that appear."""
        view, signs, words = self.view, self.names.signs, self.words
        lying: list[TableCard] = []
        for place in view.battlefields:
            lying += (*place.lawmen, *place.guns, *place.rows, *place.standing)
        there = {
            "grit": any("grit" in card.tokens for card in lying) or any(bandit.grit for bandit in view.bandits),
            "power": any("power" in card.tokens for card in lying),
            "row": any(place.rows for place in view.battlefields),
            "standing": any(place.standing for place in view.battlefields),
            "next": view.winner is None,
        }
        told = [f"{signs[sign]} {words(f'rv-sign.{sign}')}" for sign in there if there[sign]]
        if any("reconstructed" in card.prov.values() for card in self.names.deck.cards):
            told.append(f"{self.names.marks['reconstructed']} {words('rv-mark.reconstructed')}")
        return " · ".join([words("rv-sign.firepower"), *told])
