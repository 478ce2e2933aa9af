"""Before the first card: who plays, by which rules, from which seed; or which saved game continues."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from saloon.bots import levels
from saloon.kernel import record as records
from saloon.kernel.document import read_document
from saloon.kernel.errors import Malformed
from saloon.kernel.game import Game, find_game
from saloon.kernel.record import read_hex
from saloon.kernel.rng import SEED_BYTES
from saloon.terminal import saves
from saloon.terminal.faces import face_of
from saloon.terminal.naming import level_name, level_note, replaced_note, title_of
from saloon.terminal.play import GONE, Play
from saloon.terminal.refusals import Fault, in_words
from saloon.terminal.screen import DIM, Leave, Screen
from saloon.terminal.seats import bots_around, lot, person_of, seat_names
from saloon.terminal.sitting import Sitting
from saloon.words import Words

LONGEST_NAME = 20
RANDOM = "random"


@dataclass(frozen=True, kw_only=True)
class GameWishes:
    """The options of the command line; empty ones are asked for, or have their defaults."""

    game: str
    players: str
    side: str
    name: str
    deck: str
    seed: str
    options: list[str]
    preset: str
    bots: str
    save: str


def begin(screen: Screen, wishes: GameWishes, auto_pass: bool) -> int:
    """A new game; the exit code."""
    words = screen.words
    game = find_game(wishes.game)
    options = read_settings(words, game, wishes.options, wishes.preset, wishes.deck)
    seed = the_seed(wishes.seed)
    players = how_many(game, wishes.players)
    sides = game.roles
    side = which_side(words, game, wishes.side) if wishes.side else "" if sides else RANDOM
    name = checked_name(wishes.name) if wishes.name else ""
    asked = wishes.bots or levels.standard(game)
    levels.make(asked, game)  # an unknown one is refused before anything is asked
    bot = levels.who_plays(asked, game, options)
    path = Path(wishes.save).expanduser() if wishes.save else None
    if path is not None and path.exists():
        raise Fault("file-exists", file=saves.shown(path), command=f"saloon play --resume {saves.shown(path)}")
    try:
        if not (players and side and name):
            screen.line()
        while not players:
            players = ask_players(screen, game)
        while not side:
            side = ask_side(screen, game)
        name = name or checked_name(screen.ask(words("ask-name", usual=words("stranger")))) or words("stranger")
    except Leave as leaving:
        screen.say(words("farewell"))
        return GONE if leaving.interrupted else 0
    me = sides.index(side) if side in sides else int(lot(seed, 6).below(len(sides))) if sides else 0
    bots = bots_around(me, players, bot)
    versions = [levels.version(one, game) if one else "" for one in bots]
    record = records.begin(
        game, options, seat_names(name, players, seed, me), seed, bots=bots, versions=versions
    ).record
    sitting = Sitting(screen, record, me)
    path = path or saves.new_file(record)
    welcome(screen, sitting, replaced_note(words, game, asked, options))
    return Play(screen, sitting, path, auto_pass).run()


def go_to(screen: Screen, wishes: GameWishes, server: str, link: str, auto_pass: bool) -> int:
    """A seat at a server: behind a link, or at a new table of ours, with bots if they are wished for."""
    try:
        from saloon.terminal.far import play_at
    except ImportError:
        raise Fault("needs-extra", extra="client") from None
    words, opening = screen.words, {}
    for option, given in (("--seed", wishes.seed), ("--save", wishes.save)):
        if given:
            raise Fault("far-only-here", option=option)
    if not link:
        game = find_game(wishes.game)
        options = read_settings(words, game, wishes.options, wishes.preset, wishes.deck)
        players = how_many(game, wishes.players) or game.usual_players or game.players[0]
        side = which_side(words, game, wishes.side) if wishes.side else ""
        me = game.roles.index(side) if side in game.roles else 0
        seats = ["me" if seat == me else wishes.bots or "open" for seat in range(players)]
        opening = {"game": game.name, "seats": seats, "options": game.settings(options)}
    name = checked_name(wishes.name)
    try:
        name = name or checked_name(screen.ask(words("ask-name", usual=words("stranger")))) or words("stranger")
        return play_at(screen, server or link, link, name, opening, auto_pass)
    except Leave as leaving:
        screen.say(words("farewell"))
        return GONE if leaving.interrupted else 0


def welcome(screen: Screen, sitting: Sitting, replaced: str) -> None:
    """The introduction, the players (`replaced`: who was asked for in vain) and the commitment, before any card."""
    words, record, face = screen.words, sitting.record, sitting.face
    screen.line()
    face.show_intro()
    screen.line()
    screen.say(face.seated())
    if replaced:
        screen.say(replaced)
    for bot in [bot for bot in record.bots if bot][:1]:  # they are all of one kind; at a game for one there is none
        screen.say(words("opponents", bot=level_name(words, bot), n=len(record.seats) - 1), DIM)
        if note := level_note(words, sitting.game, bot):
            screen.say(note, DIM)
    if differing := face.differing(record.options):
        screen.say(words("with-options", options=", ".join(differing)))
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
    sitting = Sitting(screen, record, person_of(record))
    screen.say(screen.words("going-on", file=saves.shown(path), n=len(record.decisions)), DIM)
    return Play(screen, sitting, Path(save).expanduser() if save else path, auto_pass).run()


# The wishes, one by one


def ask_players(screen: Screen, game: Game) -> int:
    """Ask until the answer is one; no answer means the usual."""
    least, most = game.players[0], game.players[-1]
    usual = game.usual_players or least
    answer = screen.ask(screen.words("ask-players", least=least, most=most, usual=usual))
    if not answer:
        return usual
    if answer.isascii() and answer.isdigit() and least <= int(answer[:4]) <= most:
        return int(answer)
    screen.say(screen.words("bad-players", value=answer[:20], least=least, most=most), "red")
    return 0


def how_many(game: Game, text: str) -> int:
    """The number of players that is wished for; 0 if it is still to be asked."""
    least, most = game.players[0], game.players[-1]
    if text and not (text.isascii() and text.isdigit() and least <= int(text[:4]) <= most):
        if least == most:
            raise Fault("bad-players-only", value=text[:20], n=most)
        raise Fault("bad-players", value=text[:20], least=least, most=most)
    return int(text) if text else most if least == most else 0


def ask_side(screen: Screen, game: Game) -> str:
    """Ask until the answer is one: a side by number, name or first letters; no answer means by lot."""
    words, face = screen.words, face_of(game.name)
    answers = dict(zip(game.roles, face.titles(words, 0), strict=True))
    answers[RANDOM] = words("by-lot")
    for n, title in enumerate(answers.values(), 1):
        screen.line(f" {n}) {title}")
    answer = screen.ask(words("ask-side", usual=len(answers))).casefold()
    for n, (side, title) in enumerate(answers.items(), 1):
        if answer in ("", str(n)) or side.startswith(answer) or title.casefold().startswith(answer):
            return side if answer else RANDOM
    screen.say(words("bad-side", value=answer[:20], known=", ".join(answers)), "red")
    return ""


def which_side(words: Words, game: Game, text: str) -> str:
    sides = game.roles
    wanted = text.strip().casefold()
    if not sides:
        raise Fault("no-sides", game=title_of(words, game))
    if wanted not in (*sides, RANDOM):
        known = (*sides, RANDOM)
        raise Fault("bad-side", near=get_close_matches(wanted, known, 1), value=text[:20], known=", ".join(known))
    return wanted


def checked_name(text: str) -> str:
    """A name that fits a column and cannot play tricks with the terminal."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())[:LONGEST_NAME]


def the_seed(text: str) -> bytes:
    """The seed of the game: the one given, or 512 fresh bits of the operating system's.

    This is the only place where chance enters from outside; all that happens at the table is drawn from the seed
    by `kernel/rng.py`.
    """
    return read_hex(text.strip(), "--seed", SEED_BYTES) if text else secrets.token_bytes(SEED_BYTES)


def read_settings(words: Words, game: Game, options: Sequence[str], preset: str, deck: str = "") -> Any:
    """Options from `name=value` words, and a deck from its file; `Malformed` or `Fault` names what is wrong."""
    settings: dict[str, object] = {"preset": preset} if preset else {}
    for word in options:
        name, equals, value = (part.strip() for part in word.partition("="))
        if not equals or not name or not value:
            examples = [f"{option}={values[-1]}" for _, option, _, _, values in game.switches.entries]
            raise Fault("bad-option", word=word, example=examples[0] if examples else "preset=standard")
        settings[name.replace("-", "_")] = value
    if deck:
        settings["deck"] = the_deck(words, game, deck)
    try:
        return game.options(settings)
    except Malformed as error:
        if deck and error.field.startswith("deck."):
            raise Fault("at-field", field=deck, text=in_words(words, error)) from None
        if error.reason != "unknown-option":
            raise
        known = str(error.details.get("known", "")).split(", ")
        near = get_close_matches(error.field, known, 3, 0.5)
        raise Fault("unknown-option", near=near, name=error.field, command=f"saloon options {game.name}") from None


def the_deck(words: Words, game: Game, wanted: str) -> object:
    """A deck file as a document; or, for a deck that comes with the game, its name."""
    if game.decks is None:
        raise Fault("no-decks", game=title_of(words, game))
    path = Path(wanted).expanduser()
    if not path.is_file() and not path.suffix and len(path.parts) == 1:
        return wanted
    return read_document(path)
