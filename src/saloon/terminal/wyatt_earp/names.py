"""How cards and players are called and painted: an outlaw has a symbol, a name and a colour, never one alone."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from saloon.games.wyatt_earp.cards import OUTLAW_SLUGS, SLUGS
from saloon.games.wyatt_earp.views import Cards
from saloon.terminal.naming import Naming
from saloon.terminal.screen import ink
from saloon.words import NO_BREAK_SPACE, Words

# The brands of the cards, as near as characters come: bell, steer skull, vault, cleaver, J, sun, spade.
SYMBOLS = dict(zip(OUTLAW_SLUGS, "∩Ψ◘◤J☼♠", strict=True))
PLAIN_SYMBOLS = dict(zip(OUTLAW_SLUGS, "nYo/J*^", strict=True))
# Colours of the terminal's own palette: readable on dark and light ground alike.
COLOURS = dict(zip(OUTLAW_SLUGS, ("magenta", "cyan", "bright_blue", "red", "green", "yellow", "bold"), strict=True))
STAR, PLAIN_STAR = "★", "+"
PHOTO = "photo-"


class Names(Naming):
    """The names at one table, in one language."""

    def __init__(self, words: Words, seats: Sequence[str], me: int, unicode: bool = True) -> None:
        super().__init__(words, seats, unicode)
        self.me = me
        self.symbols = SYMBOLS if unicode else PLAIN_SYMBOLS
        self.star = STAR if unicode else PLAIN_STAR
        self.outlaws = {self.card(slug): COLOURS[slug] for slug in OUTLAW_SLUGS}

    def card(self, slug: str) -> str:
        return self.words(f"we-card-{slug}")

    def said(self, slug: str) -> str:
        """A card in a sentence: a sheriff card may need quotes, for in German its name has no cases."""
        plain = slug in OUTLAW_SLUGS or slug.startswith(PHOTO)
        return self.card(slug) if plain else self.words("we-said", card=self.card(slug))

    def called(self, what: str, name: object) -> str | None:
        if what in ("card", "outlaw") and name in SLUGS:
            return self.said(str(name))
        if what in ("asked", "phase") and self.words.has(f"we-phase-{name}"):
            return self.words(f"we-phase-{name}")
        return None

    def symbol(self, slug: str) -> str:
        """An outlaw's own, or the star of the sheriff cards."""
        return self.symbols.get(slug, self.star)

    def marked(self, slug: str) -> Text:
        """Symbol and name, in colour, on one line."""
        return ink(f"{self.symbol(slug)} {self.card(slug)}".replace(" ", NO_BREAK_SPACE), style_of(slug))

    def counted(self, cards: Iterable[Cards]) -> list[Text]:
        """`3 J Jesse James`, `★ Bank Robbery`."""
        return [
            ink(f"{item.count}{NO_BREAK_SPACE}", "bold").append_text(self.marked(item.card))
            if item.count > 1 or item.card in OUTLAW_SLUGS
            else self.marked(item.card)
            for item in cards
        ]

    def listed(self, slugs: Sequence[str]) -> str:
        """Cards in a sentence: `2× Jesse James and Bank Robbery`."""
        counts = {slug: slugs.count(slug) for slug in slugs}
        return self.words.listed(f"{n}× {self.said(slug)}" if n > 1 else self.said(slug) for slug, n in counts.items())

    def paint(self, sentence: str) -> Text:
        """A sentence with the names of outlaws and players in their colours."""
        text = super().paint(sentence)
        for name, style in self.outlaws.items():
            text.highlight_words([name], style)
        return text


def style_of(slug: str) -> str:
    return COLOURS.get(slug.removeprefix(PHOTO), "")
