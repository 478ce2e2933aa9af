"""What players and things are called, in one language: each game has its own."""

from collections.abc import Sequence

from rich.text import Text

from saloon.words import Words


class Naming:
    """The names at one table."""

    def __init__(self, words: Words, seats: Sequence[str], unicode: bool = True) -> None:
        self.words = words
        self.seats = tuple(seats)
        self.unicode = unicode

    def called(self, what: str, name: object) -> str | None:
        """A thing that a refusal names (`card`, `phase`), in words; None if it is none of this game's."""
        return None

    def paint(self, sentence: str) -> Text:
        """A sentence with its names in their colours."""
        text = Text(sentence)
        text.highlight_words([name for name in self.seats if name], "bold")
        return text
