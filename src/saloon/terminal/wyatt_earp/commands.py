"""The command that only Wyatt Earp has."""

from typing import Annotated

import typer

from saloon.terminal.params import Json, Options, Preset
from saloon.terminal.screen import Screen


def score(
    ctx: typer.Context,
    points: Annotated[list[str] | None, typer.Argument(metavar="NAME=POINTS", help="arg-points")] = None,
    pot: Annotated[str, typer.Option("--pot", metavar="DOLLARS", help="opt-pot")] = "",
    option: Options = None,
    preset: Preset = "",
    as_json: Json = False,
) -> int:
    from saloon.terminal.wyatt_earp import score as scoring

    return scoring.score(Screen(ctx.obj), points or [], pot, option or [], preset, as_json)
