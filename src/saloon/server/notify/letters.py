"""Messages in the reader's language, of one thing or of several. A bystander at the table knows all that they tell."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from saloon.kernel.errors import Malformed
from saloon.kernel.game import find_game
from saloon.server.notify.occasions import others
from saloon.server.storage.documents import Summary
from saloon.words import Words, seat_name

MOST_LINES = 6  # of things that one message names
SAVED = 24  # characters that a topic of web push may have, and more


class Happening(Struct, frozen=True):
    """Something to report: about a table or, without one, about the page at `path`."""

    table: str
    kind: str
    mark: str
    path: str = ""
    at: float = 0.0


class Item(Struct, frozen=True):
    """One thing that a message tells."""

    kind: str
    table: str
    mark: str
    path: str
    title: str
    text: str = ""

    @property
    def line(self) -> str:
        return f"{self.title}. {self.text}" if self.text else f"{self.title}."


class Letter(Struct, frozen=True):
    """A message on its way, as it is stored."""

    items: list[Item]


class Message(Struct, frozen=True):
    """What is shown."""

    title: str
    text: str
    path: str
    topic: str


def title_of(game: str, words: Words) -> str:
    try:
        return words.whole(f"{find_game(game).prefix}-title") or game
    except Malformed:  # it is not installed here any more
        return game


def item_of(note: Happening, game: str, summary: Summary | None, account: str, words: Words) -> Item:
    """What a note says, to this account."""
    kind, table = note.kind, note.table
    if summary is None:
        return Item(kind, table, note.mark, note.path or "/", words(f"notify-{kind}"))
    title = words("notify-of-game", what=words(f"notify-{kind}"), game=title_of(game, words))
    people = others(summary.chairs, account)
    ended = outcome(game, summary, words) if kind == "over" else ""
    text = ended or (words("notify-with", people=words.listed(people)) if people else "")
    return Item(kind, table, note.mark, note.path or f"/t/{table}", title, text)


def outcome(game: str, summary: Summary, words: Words) -> str:
    """How a game ended, if there is more to say than that it is over."""

    def called(seat: int) -> str:
        chair = summary.chairs[seat]
        try:
            return seat_name(words, find_game(game), seat, chair.kind, chair.name, chair.bot)
        except Malformed:  # it is not installed here any more
            return chair.name

    if summary.how == "abandoned":
        return words("web-over-abandoned")
    told = [] if summary.gave_up is None else [words("web-over-conceded", who=called(summary.gave_up), you="no")]
    if summary.winner is not None:
        told.append(words("notify-winner", who=called(summary.winner)))
    return " ".join(told)


def message_of(items: Sequence[Item], words: Words) -> Message:
    first, *more = items
    if not more:
        return Message(first.title, first.text, first.path, (first.table or first.kind)[:SAVED])
    lines = [item.line for item in items[:MOST_LINES]]
    if len(items) > MOST_LINES:
        lines.append(words("notify-more", n=len(items) - MOST_LINES))
    return Message(words("notify-many", n=len(items)), "\n".join(lines), "/", "several")


def pushed(message: Message, words: Words, stop: str) -> dict[str, Any]:
    """What the page's service worker gets (`web/src/sw.js`)."""
    told = {"title": message.title, "body": message.text, "path": message.path, "tag": message.topic}
    return {
        **told,
        "language": words.language,
        "stop": stop,
        "stopLabel": words("notify-stop"),
        "open": words("notify-open"),
    }


def mailed(items: Sequence[Item], message: Message, words: Words, home: str, stop: str) -> str:
    """The text of an e-mail, with links."""
    lines = [f"{item.line}\n{home}{item.path}" for item in items[:MOST_LINES]]
    if len(items) > MOST_LINES:
        lines.append(f"{words('notify-more', n=len(items) - MOST_LINES)}\n{home}{message.path}")
    links = f"{words('notify-mail-stop')} {stop}\n{words('notify-mail-settings')} {home}/settings\n"
    return "\n\n".join([*lines, f"--\n{words('notify-mail-foot')}\n{links}"])


read_letter = msgspec.json.Decoder(Letter).decode
