"""The commands of an operator beside those of the terminal: `saloon serve`, `backup`, `restore`, `export`, `ratings`.

What they do lives in `saloon.server`, which needs the extra of that name.
"""

import asyncio
import json
import webbrowser
from collections.abc import Coroutine
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated, Any

import typer

from saloon.terminal.app import app as app
from saloon.terminal.params import File
from saloon.terminal.refusals import Fault
from saloon.terminal.screen import Screen
from saloon.terminal.shell import OK, Command

if TYPE_CHECKING:
    from saloon.server.process.config import Settings

NEEDED = {  # what the extra brings
    "aiosqlite", "alembic", "argon2", "greenlet", "litestar", "msgspec", "openskill", "prometheus_client", "sqlalchemy",
    "structlog", "uvicorn", "websockets", "zxcvbn",
}  # fmt: skip
EXTRAS = {"asyncpg": "postgres", "pyarrow": "export", "redis": "redis", **dict.fromkeys(NEEDED, "server")}

DIFFERENT = 1  # the exit status of `saloon ratings` if stored ratings are not those of the stored games

ConfigFile = Annotated[str, typer.Option("--config", metavar="FILE", help="opt-config")]
Database = Annotated[str, typer.Option("--database", metavar="URL", help="opt-database")]
Force = Annotated[bool, typer.Option("--force", help="opt-force")]
AllowEmpty = Annotated[bool, typer.Option("--allow-empty", help="opt-allow-empty")]


class Packages:
    """Around code that needs the extra `server`: if a package is missing, name the extra."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, ModuleNotFoundError):
            extra = EXTRAS.get((error.name or "").partition(".")[0])
            if extra is not None:
                raise Fault("needs-extra", extra=extra) from None


def settings_of(config: str, **given: str) -> "Settings":
    from saloon.server.process.config import read_settings

    file = Path(config) if config else None
    return read_settings(file=file, given={name: value for name, value in given.items() if value})


@app.command(cls=Command, help="help-serve")
def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="opt-host")] = "",
    port: Annotated[str, typer.Option("--port", metavar="N", help="opt-port")] = "",
    config: ConfigFile = "",
    database: Database = "",
    open_page: Annotated[bool, typer.Option("--open", help="opt-open")] = False,
    show_config: Annotated[bool, typer.Option("--show-config", help="opt-show-config")] = False,
) -> int:
    screen = Screen(ctx.obj)

    def opened(address: str) -> None:
        screen.say(screen.words("serve-open", address=address))
        if open_page:
            Thread(target=webbrowser.open, args=[address], daemon=True).start()

    def compiled() -> None:
        screen.say(screen.words("serve-compiled"))

    with Packages():
        from saloon.server.process.config import effective
        from saloon.server.serve import serve as keep_open

        settings = settings_of(config, host=host, port=port, database_url=database)
        if show_config:
            for name, value in effective(settings).items():
                print(f"{name} = {json.dumps(value, ensure_ascii=False)}")
            return OK
        keep_open(settings, opened, compiled)
    screen.say(screen.words("serve-closed"))
    return OK


@app.command(cls=Command, help="help-backup")
def backup(
    ctx: typer.Context,
    file: File,
    config: ConfigFile = "",
    database: Database = "",
    force: Force = False,
    allow_empty: AllowEmpty = False,
) -> int:
    screen = Screen(ctx.obj)
    with Packages():
        from saloon.server.storage import backup as backups

        n, where = with_database(config, database, lambda engine: backups.backup(engine, file, force, allow_empty))
    screen.say(screen.words("backup-done", file=str(file), n=n, where=where))
    return OK


@app.command(cls=Command, help="help-restore")
def restore(
    ctx: typer.Context,
    file: File,
    config: ConfigFile = "",
    database: Database = "",
    force: Force = False,
    allow_empty: AllowEmpty = False,
) -> int:
    screen = Screen(ctx.obj)
    with Packages():
        from saloon.server.storage import backup as backups

        n, where = with_database(config, database, lambda engine: backups.restore(engine, file, force, allow_empty))
    screen.say(screen.words("restore-done", file=str(file), n=n, where=where))
    return OK


@app.command(cls=Command, help="help-export")
def export(
    ctx: typer.Context, file: File, config: ConfigFile = "", database: Database = "", force: Force = False
) -> int:
    screen = Screen(ctx.obj)
    with Packages():
        from saloon.server.storage import export as exports

        done, _ = with_database(config, database, lambda engine: exports.export(engine, file, force))
    screen.say(screen.words("export-done", file=str(file), n=done.written, withheld=done.withheld, broken=done.broken))
    return OK


@app.command(cls=Command, help="help-ratings")
def ratings(
    ctx: typer.Context,
    config: ConfigFile = "",
    database: Database = "",
    recompute: Annotated[bool, typer.Option("--recompute", help="opt-recompute")] = False,
) -> int:
    screen = Screen(ctx.obj)
    with Packages():
        from saloon.server.storage import ratings as rated

        what = rated.recompute if recompute else rated.check
        done, where = with_database(config, database, lambda engine: rated.of_database(engine, what))
    screen.say(screen.words("ratings-counted", games=done.games, n=done.ratings, where=where))
    if not done.differ:
        return OK
    screen.say(screen.words("ratings-mended" if recompute else "ratings-differ", n=len(done.differ)))
    return OK if recompute else DIFFERENT


def with_database(config: str, database: str, what: Any) -> tuple[Any, str]:
    """Do something with the database of a server, by the settings that `serve` goes by; its result, and where it is."""
    from saloon.server.process import logs
    from saloon.server.process.config import Settings, database_url, masked
    from saloon.server.storage.database import engine_for

    settings = settings_of(config, database_url=database)
    logs.set_up(Settings(log_level="warning"))

    async def do() -> Any:
        engine = engine_for(database_url(settings))
        try:
            made: Coroutine[Any, Any, Any] = what(engine)
            return await made
        finally:
            await engine.dispose()

    return asyncio.run(do()), masked(database_url(settings))
