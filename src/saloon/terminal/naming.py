"""What players and things are called, in one language: each game has its own."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from saloon.bots import levels
from saloon.kernel.game import Game
from saloon.words import Words


def letters(name: str) -> str:
    """A name as it is written in documents, in plain letters: `draw_pile` is `draw pile`."""
    return name.replace("_", " ").replace("-", " ")


def title_of(words: Words, game: Game) -> str:
    """What a game is called."""
    return words.whole(f"{game.prefix}-title") or letters(game.name).title()


def level_name(words: Words, bot: str) -> str:
    """What a bot is called: `ranger:0.1` is Ranger (ranger:0.1); one that has no words keeps its id."""
    title, thinking, _ = bot.partition(":")
    name = words.whole(f"level-{title}")
    if name is None:
        return bot
    return f"{name} ({bot})" if thinking else name


def level_note(words: Words, game: Game, bot: str) -> str:
    """How a bot plays, and how strong it was measured to be; nothing of a bot that has no words."""
    title = bot.partition(":")[0]
    said = [words.whole(f"level-{title}-plays") or ""]
    if won := levels.strength(game).get(title):
        said.append(words("level-wins", rival=level_name(words, won.rival), share=words.percent(won.games / 100)))
        said.append(words("level-points", n=won.points, margin=won.margin) if won.points else "")
    return " ".join(filter(None, said))


def replaced_note(words: Words, game: Game, asked: str, options: Any) -> str:
    """Who plays in place of a bot that cannot play by these rules, or not here, and why; empty if the bot plays."""
    why = levels.why_replaced(asked, game, options)
    plays = levels.who_plays(asked, game, options)
    return (
        words("level-replaced", asked=level_name(words, asked), plays=level_name(words, plays), why=why) if why else ""
    )


def preset_name(words: Words, prefix: str, preset: str) -> str:
    """What a preset of the rules is called, by the game (`hc-preset-long`) or by all."""
    return words.whole(f"{prefix}-preset-{preset}") or words.whole(f"web-preset-{preset}") or letters(preset)


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
