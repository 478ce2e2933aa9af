"""Arguments and options that several commands have."""

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="arg-game")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="arg-file")]
Json = Annotated[bool, typer.Option("--json", help="opt-json")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="opt-option")]
Deck = Annotated[str, typer.Option("--deck", metavar="FILE", help="opt-deck")]
Preset = Annotated[str, typer.Option("--preset", metavar="NAME", help="opt-preset")]
