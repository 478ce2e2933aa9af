"""The commands of `saloon`, each with its options. The modules that they call do the work."""

import platform
import sys
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

import saloon
from saloon import rulebook
from saloon.kernel.game import find_game, games, standard_game
from saloon.terminal import papers, replays, setup
from saloon.terminal.faces import face_of
from saloon.terminal.params import Deck, File, GameName, Json, Options, Preset
from saloon.terminal.refusals import Fault
from saloon.terminal.rulepages import book_by_id, book_of, find_rules, show_rules, show_sections
from saloon.terminal.screen import Screen, show_json
from saloon.terminal.shell import OK, Command, Commands
from saloon.words import Words

app = typer.Typer(
    cls=Commands,
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

STANDARD_GAME = standard_game().name


@app.callback()
def house(ctx: typer.Context) -> None:
    """Without a command: an overview."""
    if ctx.invoked_subcommand is None:
        ctx.get_help()


@app.command(cls=Command, help="help-play")
def play(
    ctx: typer.Context,
    game: GameName = STANDARD_GAME,
    players: Annotated[str, typer.Option("--players", metavar="N", help="opt-players")] = "",
    side: Annotated[str, typer.Option("--side", metavar="SIDE", help="opt-side")] = "",
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="opt-name")] = "",
    seed: Annotated[str, typer.Option("--seed", metavar="HEX", help="opt-seed")] = "",
    option: Options = None,
    preset: Preset = "",
    deck: Deck = "",
    bots: Annotated[str, typer.Option("--bots", metavar="LEVEL", help="opt-opponents")] = "",
    save: Annotated[str, typer.Option("--save", metavar="FILE", help="opt-save")] = "",
    resume: Annotated[bool, typer.Option("--resume", help="opt-resume")] = False,
    auto_pass: Annotated[bool, typer.Option("--auto-pass", help="opt-auto-pass")] = False,
    server: Annotated[str, typer.Option("--server", metavar="URL", help="opt-server")] = "",
    no_clear: Annotated[bool, typer.Option("--no-clear", help="opt-no-clear")] = False,
) -> int:
    screen = Screen(ctx.obj, clear=not no_clear)
    link = game if "://" in game else ""
    if link and not urlsplit(link).path.strip("/"):  # the address of a server, and of no table
        game, server, link = STANDARD_GAME, server or link, ""
    if resume and (server or link):
        raise Fault("far-only-here", option="--resume")
    if resume:
        return setup.resume(screen, game, save, auto_pass)
    wishes = setup.GameWishes(
        game=game,
        players=players,
        side=side,
        name=name,
        deck=deck,
        seed=seed,
        options=option or [],
        preset=preset,
        bots=bots,
        save=save,
    )
    if server or link:
        return setup.go_to(screen, wishes, server, link, auto_pass)
    return setup.begin(screen, wishes, auto_pass)


@app.command(cls=Command, help="help-replay")
def replay(
    ctx: typer.Context,
    file: File,
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT", help="opt-seat")] = "",
    everything: Annotated[bool, typer.Option("--all", help="opt-all")] = False,
    as_json: Json = False,
) -> int:
    screen = Screen(ctx.obj, clear=not everything)
    return replays.replay(screen, file, seat, everything, as_json)


@app.command(cls=Command, help="help-puzzle")
def puzzle(
    ctx: typer.Context,
    game: GameName = STANDARD_GAME,
    theme: Annotated[str, typer.Option("--theme", metavar="THEME", help="opt-theme")] = "",
    difficulty: Annotated[str, typer.Option("--difficulty", metavar="N", help="opt-difficulty")] = "",
    id: Annotated[str, typer.Option("--id", metavar="ID", help="opt-puzzle-id")] = "",
) -> int:
    from saloon.terminal import puzzles

    return puzzles.solve(Screen(ctx.obj), game, theme, difficulty, id)


@app.command(cls=Command, help="help-verify")
def verify(ctx: typer.Context, file: File, as_json: Json = False) -> int:
    return papers.verify(Screen(ctx.obj), file, as_json)


@app.command(cls=Command, help="help-position")
def position(ctx: typer.Context, file: File, as_json: Json = False) -> int:
    return papers.position(Screen(ctx.obj), file, as_json)


@app.command(cls=Command, help="help-options")
def options(
    ctx: typer.Context,
    game: GameName = STANDARD_GAME,
    name: Annotated[str, typer.Argument(metavar="OPTION", help="arg-option")] = "",
    as_json: Json = False,
) -> int:
    if not name and (book := book_by_id(game)):  # saloon options RV-OPT-07
        game, name = book, game
    return papers.options(Screen(ctx.obj), find_game(game).name, name, as_json)


for each in games():
    face_of(each.name).add_commands(app)


@app.command(cls=Command, help="help-rules")
def rules(
    ctx: typer.Context,
    about: Annotated[list[str] | None, typer.Argument(metavar="ID|WORDS", help="arg-about")] = None,
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="arg-game")] = "",
    as_json: Json = False,
) -> int:
    screen, asked = Screen(ctx.obj), " ".join(about or [])
    language = screen.words.language
    slug = find_game(game).name if game else book_of(asked, language) if asked else STANDARD_GAME
    if as_json:
        entries = find_rules(slug, asked, language) if asked else rulebook.edition(slug, language).whole
        show_json([{"id": entry.id, "section": entry.section, "text": entry.text} for entry in entries])
    elif asked:
        show_rules(screen, slug, asked, 100)
    else:
        show_sections(screen, slug)
    return OK


@app.command(cls=Command, help="help-arena")
def arena(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="arg-game")] = STANDARD_GAME,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B", help="opt-bots")] = "",
    deals: Annotated[str, typer.Option("--deals", metavar="N", help="opt-deals")] = "100",
    players: Annotated[str, typer.Option("--players", metavar="N", help="opt-arena-players")] = "",
    lone: Annotated[str, typer.Option("--lone", metavar="BOT", help="opt-lone")] = "",
    jobs: Annotated[str, typer.Option("--jobs", metavar="N", help="opt-jobs")] = "",
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="opt-arena-seed")] = "1",
    option: Options = None,
    preset: Preset = "",
    deck: Deck = "",
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="opt-out")] = "",
    plots: Annotated[str, typer.Option("--plots", metavar="FOLDER", help="opt-plots")] = "",
    cluster: Annotated[str, typer.Option("--cluster", metavar="ADDRESS", help="opt-cluster")] = "",
    as_json: Json = False,
) -> int:
    from saloon.terminal import arena as arenas

    wishes = arenas.ArenaWishes(
        game=game,
        bots=bots,
        deals=deals,
        players=players,
        lone=lone,
        jobs=jobs,
        seed=seed,
        options=option or [],
        preset=preset,
        deck=deck,
        out=out,
        plots=plots,
        cluster=cluster,
    )
    return arenas.arena(Screen(ctx.obj), wishes, as_json)


@app.command("make-puzzles", cls=Command, help="help-make-puzzles")
def make_puzzles(
    ctx: typer.Context,
    game: GameName = STANDARD_GAME,
    count: Annotated[str, typer.Option("--count", metavar="N", help="opt-puzzle-count")] = "240",
    games_to_play: Annotated[str, typer.Option("--games", metavar="N", help="opt-puzzle-games")] = "1000",
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="opt-puzzle-seed")] = "7",
    record: Annotated[list[Path] | None, typer.Option("--record", metavar="FILE", help="opt-puzzle-record")] = None,
    share: Annotated[str, typer.Option("--share", metavar="N", help="opt-puzzle-share")] = "29",
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="opt-puzzle-out")] = "",
) -> int:
    from saloon.terminal import puzzles

    return puzzles.make_puzzles(Screen(ctx.obj), game, count, games_to_play, seed, share, record or [], out)


@app.command(
    cls=Command,
    help="help-bench",
    add_help_option=False,
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
)
def bench(ctx: typer.Context) -> int:
    root = Path(saloon.__file__).resolve().parents[2]
    if not (root / "benchmarks" / "run.py").is_file():
        raise Fault("bench-needs-checkout")
    sys.path.insert(0, str(root))
    from benchmarks.run import main

    return int(main(ctx.args) or OK)


@app.command(cls=Command, help="help-version")
def version(ctx: typer.Context, as_json: Json = False) -> int:
    words: Words = ctx.obj
    known = {game.name: game.rules_version for game in games()}
    if as_json:
        show_json(
            {
                "version": saloon.__version__,
                "engine": saloon.ENGINE,
                "python": platform.python_version(),
                "rules": known,
            }
        )
        return OK
    screen = Screen(words)
    engine = words(f"engine-{saloon.ENGINE}")
    screen.say(words("version", version=saloon.__version__, engine=engine, python=platform.python_version()))
    for name, rules_version in known.items():
        screen.say(words("version-rules", game=name, version=rules_version), "dim")
    return OK
