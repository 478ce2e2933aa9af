"""`saloon`: the command line. What it does lives in `saloon.terminal` and `saloon.server`, which need extras."""

import sys
from typing import NoReturn

from saloon._engine import NoEngine
from saloon.words import Words, bare, language_of

NEEDED = ("typer", "rich", "fluent")  # what the extra `terminal` brings


def main() -> None:
    """Run the command line; without the extra `terminal`, or the engine that is asked for, say so in one line."""
    try:
        try:
            from saloon.hosting import app
        except NoEngine as error:
            complain(Words(language_of())(error.reason, **error.values))
        app()
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in NEEDED:
            raise
        complain(bare(language_of(), "missing-extra"))


def complain(text: str) -> NoReturn:
    print(f"saloon: {text}", file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main()
