"""`saloon`: the command line. What it does is in `saloon.terminal` and, with an extra, in `saloon.server`."""

import sys
from typing import NoReturn

from saloon._engine import NoEngine
from saloon.words import Words, bare, language_of
from saloon.workers import use_one_thread

NEEDED = ("typer", "rich", "fluent")  # packages that the command line needs


def main() -> None:
    """Run the command line; without its packages, or the engine that is asked for, say so in one line."""
    use_one_thread()
    try:
        try:
            from saloon.hosting import app
        except NoEngine as error:
            complain(Words(language_of())(error.reason, **error.values))
        app()
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in NEEDED:
            raise
        complain(bare(language_of(), "missing-packages"))


def complain(text: str) -> NoReturn:
    print(f"saloon: {text}", file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main()
