"""How cards, bandits and places are called and painted. Their names come from the deck; a side has a colour too."""

import re
from collections.abc import Iterable, Sequence

from rich.text import Text

from saloon.games.revolver import deckfile as df
from saloon.games.revolver.cards import SIDE_SLUGS
from saloon.games.revolver.deckfile import Card, DeckFile
from saloon.games.revolver.texts import Row, message_of, own_text, rows_of
from saloon.games.revolver.views import Cards, TableCard
from saloon.terminal.naming import Naming
from saloon.terminal.screen import DIM, STRONG, ink
from saloon.words import NO_BREAK_SPACE, Words

# Colours of the terminal's own palette: readable on dark and light ground alike. Never the only sign.
COLOURS = {"colty": "yellow", "mcready": "cyan", "row": "magenta", "standing": "magenta"}
SIGNS = {"grit": "♥", "power": "▲", "row": "▒", "standing": "≋", "next": "†", "cube": "■", "gone": "□", "here": "▶"}
PLAIN_SIGNS = {
    "grit": "(G)",
    "power": "(P)",
    "row": "#",
    "standing": "=",
    "next": "!",
    "cube": "#",
    "gone": ".",
    "here": ">",
}
# RV-0.2 A plain mark for what is sourced, a visible one for what is not. A user's figure says nothing of itself.
MARKS = {"sourced": "✓", "sourced-weak": "?", "reconstructed": "≈", "own-name": "✎", "user": ""}
PLAIN_MARKS = {"sourced": "+", "sourced-weak": "?", "reconstructed": "~", "own-name": "*", "user": ""}
REMARK, NICKNAME = re.compile(r"\(.*?\)"), re.compile("“.*?”")
TYPED = re.compile(r'"(.*?)"')  # quotes as one types them in a deck file
DOUBTFUL = ("reconstructed", "own-name")
BREAKS = (",", ";", "!", "?", ":", " - ")  # a name with one of these is quoted in a sentence
SENTENCE = 4  # words: a one-shot or reaction with so many is something that someone says


def deck_name(words: Words, id: str) -> str:
    """A packaged deck by its name in the reader's language; a deck of one's own keeps its id."""
    return words.whole(f"rv-deck-name-{id}") or id


class Names(Naming):
    """The names at one table, in one language."""

    def __init__(self, words: Words, seats: Sequence[str], unicode: bool = True, deck: DeckFile | None = None) -> None:
        super().__init__(words, seats, unicode)
        self.signs = SIGNS if unicode else PLAIN_SIGNS
        self.marks = MARKS if unicode else PLAIN_MARKS
        self.play_with(deck or df.standard_deck())

    @property
    def deck_name(self) -> str:
        """What the deck is called: in the reader's language if it is one of ours, else by its id."""
        return deck_name(self.words, self.deck.id)

    def play_with(self, deck: DeckFile) -> None:
        """From now on this deck lies on the table."""
        self.deck = deck
        self.rows = rows_of(deck)
        self.fields = {place.id: place for place in deck.battlefields}
        self.painted: dict[str, str] = {}
        for card in deck.cards:
            self.painted[typeset(card.name)] = style_of(card)
        for bandit in deck.bandits:
            self.painted[typeset(bandit.name)] = COLOURS["colty"]

    def called(self, what: str, name: object) -> str | None:
        """Cards, bandits and battlefields as the deck calls them, sides and questions in the reader's language."""
        if what in ("card", "bandit") and name in self.rows:
            return self.said(str(name))
        if what == "battlefield" and name in self.fields:
            return self.field(str(name))
        if what == "side" and name in SIDE_SLUGS:
            return self.side(str(name))
        if what in ("asked", "phase") and self.words.has(f"rv-phase-{name}"):
            return self.words(f"rv-phase-{name}")
        if what == "kind" and name in df.KINDS:
            return self.words(f"rv-kind-{name}")
        return None

    # Names

    def name(self, id: str) -> str:
        return typeset(self.rows[id].name)

    def said(self, id: str) -> str:
        """A name in a sentence: in quotes if it is a sentence itself, or has signs that would break one."""
        name, row = self.name(id), self.rows[id]
        spoken = isinstance(row, Card) and row.kind in ("shot", "reaction") and len(name.split()) >= SENTENCE
        return self.words("rv-quoted", name=name) if spoken or any(sign in name for sign in BREAKS) else name

    def brief(self, id: str) -> str:
        """A bandit where there is little room: without nickname and remark, as far as two words remain."""
        name = REMARK.sub("", self.name(id)).strip()
        bare = " ".join(NICKNAME.sub("", name).split())
        return bare if " " in bare else name.replace("“", "").replace("”", "")

    def field(self, id: str) -> str:
        return typeset(self.fields[id].name)

    def space(self, name: str) -> str:
        """A space of the track: `3`, `-` or `x1` (see `space_name`)."""
        kind = {"-": "dash", "x": "extra"}.get(name[0], "number")
        return self.words("rv-space", kind=kind, n=name.lstrip("-x"))

    def short(self, id: str) -> str:
        """A battlefield where there is little room: by its id, which is also what one types."""
        return id.replace("-", " ").capitalize()

    def side(self, slug: str) -> str:
        return self.words(f"rv-side-{slug}")

    def player(self, side: str) -> str:
        """Who plays a side."""
        return self.seats[SIDE_SLUGS.index(side)]

    def listed(self, ids: Sequence[str]) -> str:
        """Cards in a sentence: `2 Cowboy and .38 Special`."""
        counts = {id: ids.count(id) for id in ids}
        return self.words.listed(f"{n}× {self.said(id)}" if n > 1 else self.said(id) for id, n in counts.items())

    def text(self, row: Row) -> str:
        """The text of a card: ours in the reader's language, a user's as written; without one, its operations."""
        message = message_of(row)
        return self.words(message) if message else own_text(row)

    # Cards in colour

    def marked(self, id: str) -> Text:
        """The name in its colour, on one line."""
        return ink(self.name(id).replace(" ", NO_BREAK_SPACE), self.painted.get(self.name(id), ""))

    def figures(self, card: Card, price: int) -> Text:
        """Firepower in brackets and the price; a figure that is ours says so (RV-0.2)."""
        text = Text()
        if card.kind in ("gun", "lawman"):
            text.append(f" [{card.fp}{self.doubt(card, 'fp')}]", STRONG)
        id = "rv-cost" if price == card.cost else "rv-cost-here"
        return text.append(f" ({self.words(id, n=card.cost)}{self.doubt(card, 'cost')})", DIM)

    def doubt(self, card: Card, figure: str) -> str:
        """The mark of a figure that is ours; what is sourced has none here, but in the deck's own pages (RV-0.2)."""
        prov = card.prov[figure]
        return self.marks[prov] if prov in DOUBTFUL else ""

    def described(self, id: str, price: int, count: int = 1, name: str = "") -> Text:
        """A hand card with everything that matters: `2× Hail of Bullets [3] (costs 1≈): Strong gun.`"""
        card = self.rows[id]
        assert isinstance(card, Card)
        text = ink(f"{count}× " if count > 1 else "", STRONG)
        text.append_text(ink(name, self.painted[self.name(id)]) if name else self.marked(id))
        text.append_text(self.figures(card, price))
        told = self.text(card)
        if told:
            text.append(self.words("colon") + told).append(self.doubt(card, "effect"), DIM)
        return text

    def lying(self, card: TableCard) -> Text:
        """A card on the table: how many, firepower of each, tokens."""
        row = self.rows[card.card]
        assert isinstance(row, Card)
        text = ink(f"{card.count}×{NO_BREAK_SPACE}" if card.count > 1 else "", STRONG)
        if row.kind in ("row", "standing"):
            text.append(f"{self.signs[row.kind]}{NO_BREAK_SPACE}", COLOURS[row.kind])
        text.append_text(self.marked(card.card))
        if row.kind in ("gun", "lawman"):
            text.append(f"{NO_BREAK_SPACE}[{card.firepower}]", STRONG)
        return text.append_text(self.tokens(card.tokens))

    def tokens(self, tokens: Iterable[str]) -> Text:
        return ink("".join(self.signs[token] for token in tokens), "red")

    def counted(self, cards: Iterable[Cards]) -> Text:
        """A hand in short: `2× Cowboy, Pilgrim`."""
        found = []
        for item in cards:
            text = ink(f"{item.count}×{NO_BREAK_SPACE}" if item.count > 1 else "", STRONG)
            found.append(text.append_text(self.marked(item.card)))
        return Text("  ").join(found) if found else Text(self.words("rv-nothing"), DIM)

    def paint(self, sentence: str) -> Text:
        text = super().paint(sentence)
        for name, style in self.painted.items():
            if name in sentence:
                text.highlight_words([name], style)
        return text


def typeset(name: str) -> str:
    """A name of a deck file with curly quotes, apostrophes and dashes; names are English in every language."""
    return TYPED.sub(r"“\1”", name).replace("'", "’").replace(" - ", " – ")


def style_of(card: Card) -> str:
    return COLOURS.get(card.kind, COLOURS[card.side])
