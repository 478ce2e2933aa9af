"""Before the first card: who plays, by which rules, from which seed; or which saved game goes on."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from saloon.kernel import record as records
from saloon.kernel.errors import Malformed
from saloon.kernel.game import Game, find_game
from saloon.kernel.record import read_hex
from saloon.kernel.rng import SEED_BYTES, Quick, commitment
from saloon.terminal import saves
from saloon.terminal.play import GONE, ME, Play
from saloon.terminal.refusals import Fault
from saloon.terminal.screen import DIM, Leave, Screen
from saloon.terminal.sitting import Sitting

USUAL_PLAYERS = 3
LONGEST_NAME = 20
# First names of the West, short enough for a column; nobody's picture, nobody's play.
OPPONENTS = (
    "Annie", "Bass", "Bat", "Calamity", "Cole", "Doc", "Ella", "Josie", "Kate", "Lottie", "Mary", "Nat", "Pearl",
    "Rosa", "Virgil", "Wild Bill",
)  # fmt: skip


@dataclass(frozen=True)
class Wishes:
    """What the command line asked for; what is empty will be asked, or is as usual."""

    game: str
    players: str
    name: str
    seed: str
    options: list[str]
    preset: str
    save: str


def begin(screen: Screen, wishes: Wishes, auto_pass: bool) -> int:
    """A new game; the exit code."""
    words = screen.words
    game = find_game(wishes.game)
    options = read_settings(game, wishes.options, wishes.preset)
    seed = the_seed(wishes.seed)
    players = how_many(game, wishes.players) if wishes.players else 0
    name = checked_name(wishes.name) if wishes.name else ""
    path = Path(wishes.save).expanduser() if wishes.save else None
    if path is not None and path.exists():
        raise Fault("file-exists", file=saves.shown(path), command=f"saloon play --resume {saves.shown(path)}")
    try:
        if not (players and name):
            screen.line()
        while not players:
            players = ask_players(screen, game)
        name = name or checked_name(screen.ask(words("ask-name", usual=words("stranger")))) or words("stranger")
    except Leave as leaving:
        screen.say(words("farewell"))
        return GONE if leaving.interrupted else 0
    writer = records.begin(game, options, seat_names(name, players, seed), seed)
    record = writer.record
    sitting = Sitting(screen, record, ME)
    path = path or saves.new_file(record)
    welcome(screen, sitting)
    return Play(screen, sitting, path, auto_pass).run()


def welcome(screen: Screen, sitting: Sitting) -> None:
    """What it is about, who plays, and the commitment: before anybody has seen a card."""
    words, record = screen.words, sitting.record
    screen.line()
    sitting.face.show_intro()
    screen.line()
    screen.say(words("at-the-table", names=words.listed(record.seats)))
    screen.say(words("random-opponents"), DIM)
    if record.options:
        screen.say(words("with-options", options=", ".join(f"{name}={word}" for name, word in record.options.items())))
    screen.line()
    screen.labelled(words("commitment"), record.commitment, DIM, 14)
    screen.say(words("fair-before"), DIM)
    screen.line()
    screen.pause()


def resume(screen: Screen, name: str, save: str, auto_pass: bool) -> int:
    """Go on with a saved game: `name` is a file, or a game whose newest record is meant."""
    path = Path(name).expanduser()
    if not path.is_file():
        try:
            game = find_game(name)
        except Malformed:
            if path.suffix or len(path.parts) > 1:
                raise Malformed("file-unreadable", name, {"cause": screen.words("no-such-file")}) from None
            raise
        found = saves.unfinished(game.name)
        if found is None:
            raise Fault("nothing-to-resume", folder=saves.shown(saves.home()), command=f"saloon play {game.name}")
        path = found
    record = saves.load(path)
    if record.result is not None:
        raise Fault("already-over", file=saves.shown(path), command=f"saloon replay {saves.shown(path)}")
    sitting = Sitting(screen, record, ME)
    screen.say(screen.words("going-on", file=saves.shown(path), n=len(record.decisions)), DIM)
    return Play(screen, sitting, Path(save).expanduser() if save else path, auto_pass).run()


# The wishes, one by one


def ask_players(screen: Screen, game: Game) -> int:
    """Ask until the answer is one; no answer means the usual."""
    least, most = game.players[0], game.players[-1]
    answer = screen.ask(screen.words("ask-players", least=least, most=most, usual=USUAL_PLAYERS))
    if not answer:
        return USUAL_PLAYERS
    if answer.isascii() and answer.isdigit() and least <= int(answer[:4]) <= most:
        return int(answer)
    screen.say(screen.words("bad-players", value=answer[:20], least=least, most=most), "red")
    return 0


def how_many(game: Game, text: str) -> int:
    least, most = game.players[0], game.players[-1]
    if not (text.isascii() and text.isdigit() and least <= int(text[:4]) <= most):
        raise Fault("bad-players", value=text[:20], least=least, most=most)
    return int(text)


def checked_name(text: str) -> str:
    """A name that fits a column and cannot play tricks with the terminal."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())[:LONGEST_NAME]


def seat_names(name: str, players: int, seed: bytes) -> list[str]:
    """The person and opponents with names of the West, drawn without touching the chance of the game."""
    pool = [other for other in OPPONENTS if other.casefold() != name.casefold()]
    lot = Quick(int.from_bytes(commitment(seed).encode()[:6], "big"))
    return [name, *(pool.pop(int(lot.below(len(pool)))) for _ in range(players - 1))]


def the_seed(text: str) -> bytes:
    """The seed of the game: the one given, or 512 fresh bits of the operating system's.

    This is the only place where chance enters from outside; all that happens at the table is drawn from the seed
    by `kernel/rng.py`.
    """
    return read_hex(text.strip(), "--seed", SEED_BYTES) if text else secrets.token_bytes(SEED_BYTES)


def read_settings(game: Game, options: Sequence[str], preset: str) -> Any:
    """Options from `name=value` words; `Malformed` or `Fault` names what is wrong."""
    settings: dict[str, object] = {"preset": preset} if preset else {}
    for word in options:
        name, equals, value = (part.strip() for part in word.partition("="))
        if not equals or not name or not value:
            raise Fault("bad-option", word=word)
        settings[name.replace("-", "_")] = value
    try:
        return game.options(settings)
    except Malformed as error:
        if error.reason != "unknown-option":
            raise
        known = str(error.details.get("known", "")).split(", ")
        near = get_close_matches(error.field, known, 3, 0.5)
        raise Fault("unknown-option", near=near, name=error.field, command=f"saloon options {game.name}") from None
