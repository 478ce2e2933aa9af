"""`saloon`: the command line. What it does lives in `saloon.terminal`, which needs the extra of that name."""

import sys

from saloon.words import bare, language_of

NEEDED = ("typer", "rich", "fluent")  # what the extra brings


def main() -> None:
    """Run the command line; without the extra `terminal`, say so in one line."""
    try:
        from saloon.terminal.app import app

        app()
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in NEEDED:
            raise
        print(f"saloon: {bare(language_of(), 'missing-extra')}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
