"""The command line's own manners: help, usage errors and refusals in the reader's language, and no traceback.

Typer parses; what it would say itself is said here instead. Help texts are message ids until they are shown.
"""

import os
import sys
import traceback
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

import typer
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.game import games
from saloon.rulebook import Unknown
from saloon.terminal.refusals import Fault, in_words
from saloon.terminal.screen import BAD, STRONG, Screen, ink
from saloon.words import LANGUAGES, Words, language_name, language_of, spoken

OK, WRONG, USAGE, BROKEN, GONE = 0, 1, 2, 3, 130


class Commands(TyperGroup):
    """`saloon`: chooses the language, and turns whatever goes wrong into a line and an exit code."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        given = list(sys.argv[1:] if args is None else args)
        code = self.safely(given, extra)
        if standalone_mode:
            sys.exit(code)
        return code

    def safely(self, args: list[str], extra: dict[str, Any]) -> int:
        """Run a command; the exit code."""
        words = Words(language_of())
        try:
            language = take_language(args)
            words = Words(language) if language else words
            with self.make_context("saloon", args, obj=words, **extra) as ctx:
                code = self.invoke(ctx)
            sys.stdout.flush()
            return code if isinstance(code, int) else OK
        except typer.Exit as leaving:
            return leaving.exit_code
        except (Fault, Malformed, Illegal, Unknown) as error:
            complain(words, in_words(words, error))
            return error.code if isinstance(error, Fault) else USAGE
        except typer.TyperException as error:
            complain(words, usage_error(words, error))
            return USAGE
        except (KeyboardInterrupt, typer.Abort):
            complain(words, words("interrupted"))
            return GONE
        except BrokenPipeError:  # the reader of the output has gone, `| head` for example
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return OK
        except Exception as error:
            if os.environ.get("SALOON_DEBUG"):
                raise
            last = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{os.path.basename(last.filename)}:{last.lineno}"  # noqa: PTH119 a name, not a path
            complain(words, words("stumbled", error=f"{type(error).__name__}: {error}"[:200], where=where))
            return BROKEN

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        found = super().get_command(ctx, cmd_name)
        if found is None:
            near = get_close_matches(cmd_name, self.commands, 2, 0.5)
            raise Fault("unknown-command", near=near, command=cmd_name)
        return found

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The page that `saloon` alone shows: what it is, and the commands in the order of their use."""
        words = words_of(ctx)
        screen = Screen(words)
        screen.line(ink(" saloon", "bold yellow").append("  " + words("help-house")))
        screen.line()
        column = max(len(name) for name in self.commands) + 4
        for name, command in self.commands.items():
            screen.labelled(name, words(str(command.help)), STRONG, column)
        screen.line()
        screen.say(words("help-start"))
        for example in examples():
            screen.line(Text(f"   saloon {example}", STRONG))
        screen.line()
        languages = ", ".join(f"{language} {language_name(language)}" for language in LANGUAGES)
        screen.say(words("help-more", languages=languages), "dim")
        screen.say(words("help-fan"), "dim")


def examples() -> list[str]:
    """What the games would like to be begun with."""
    from saloon.terminal.faces import face_of

    return [example for game in games() for example in face_of(game.name).examples]


class Command(TyperCommand):
    """One command: usage, what it does, its arguments and options."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        words = words_of(ctx)
        screen = Screen(words)
        arguments = [param for param in self.params if param.param_type_name == "argument"]
        options = [param for param in self.params if param.param_type_name == "option"]
        usage = " ".join(["saloon", str(self.name), *(shape(param) for param in arguments), "[…]" if options else ""])
        screen.line(ink(" " + usage.strip(), STRONG))
        screen.say(words(str(self.help)))
        rows = [(shape(param), param) for param in arguments]
        rows += [(", ".join(param.opts) + metavar(param), param) for param in options]
        if rows:
            screen.line()
        column = min(max((len(title) for title, _ in rows), default=0) + 4, 30)
        installed = games() if rows else ()
        values = {
            "games": ", ".join(game.name for game in installed),
            "players": ", ".join(
                f"{game.name} {game.players[0]}–{game.players[-1]}" for game in installed if len(game.players) > 1
            ),
        }
        for title, param in rows:
            told = words(str(getattr(param, "help", "") or "help-help"), **values)
            screen.labelled(title, told, STRONG, column)


def metavar(param: Any) -> str:
    return f" {param.metavar}" if param.metavar else ""


def shape(param: Any) -> str:
    """An argument in the usage line: `FILE`, `[GAME]`, `[NAME=POINTS...]`."""
    name = str(param.metavar or param.name).upper() + ("..." if param.nargs != 1 else "")
    return name if param.required else f"[{name}]"


def words_of(ctx: Any) -> Words:
    found = ctx.find_root().obj
    return found if isinstance(found, Words) else Words(language_of())


def take_language(args: list[str]) -> str | None:
    """The language given by --lang, anywhere on the line; it is removed from the arguments."""
    for at, arg in enumerate(args):
        if arg == "--":
            return None
        if arg == "--lang" or arg.startswith("--lang="):
            tag = arg.partition("=")[2] if "=" in arg else args[at + 1] if at + 1 < len(args) else ""
            language = spoken(tag)
            if language is None:
                raise Fault("unknown-language", language=tag or "?", known=", ".join(LANGUAGES))
            del args[at : at + (1 if "=" in arg else 2)]
            return language
    return None


def complain(words: Words, text: str) -> None:
    """One complaint, on standard error."""
    Screen(words, stderr=True).say(ink("saloon: ", BAD).append(text), indent=0, hang=2)


def usage_error(words: Words, error: typer.TyperException) -> str:
    """What Typer found wrong with the arguments, in our words."""
    kind = type(error).__name__
    ctx = getattr(error, "ctx", None)
    command = ctx.command_path if ctx is not None else "saloon"
    param = getattr(error, "param", None)
    name = "/".join(param.opts) if param is not None and param.param_type_name == "option" else ""
    name = name or (shape(param).strip("[]") if param is not None else "")
    if kind == "NoSuchOption":
        near = get_close_matches(getattr(error, "option_name", ""), known_options(ctx), 2, 0.5)
        text = in_words(words, Fault("unknown-flag", near=near, flag=getattr(error, "option_name", "")))
    elif kind == "MissingParameter":
        text = words("missing-argument", name=name)
    elif kind == "BadOptionUsage":
        text = words("missing-value", name=getattr(error, "option_name", ""))
    elif kind == "BadParameter":
        text = words("bad-value", name=name, cause=error.message)
    elif "unexpected extra argument" in error.message:
        text = words("extra-argument", argument=error.message.rpartition("(")[2].rstrip(")."))
    else:
        text = error.format_message()
    return f"{text} {words('see-help', command=f'{command} --help')}"


def known_options(ctx: Any) -> list[str]:
    return [opt for param in ctx.command.params for opt in param.opts] if ctx is not None else []
