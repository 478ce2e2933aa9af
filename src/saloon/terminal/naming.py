"""What players and things are called, in one language: each game has its own."""

from collections.abc import Sequence

from rich.text import Text

from saloon.kernel.game import Game
from saloon.words import Words


def letters(name: str) -> str:
    """A name as it is written in documents, in plain letters: `draw_pile` is `draw pile`."""
    return name.replace("_", " ").replace("-", " ")


def title_of(words: Words, game: Game) -> str:
    """What a game is called."""
    return words.whole(f"{game.prefix}-title") or letters(game.name).title()


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
