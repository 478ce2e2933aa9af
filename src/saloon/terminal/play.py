"""`saloon play`: one person against bots, line by line."""

from difflib import get_close_matches
from pathlib import Path

from rich.cells import cell_len
from rich.text import Text

from saloon import rulebook
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.game import standard_game
from saloon.kernel.record import Record
from saloon.terminal import saves
from saloon.terminal.hints import show_hint
from saloon.terminal.menu import Choice, Group, numbered, show_menu
from saloon.terminal.pages import show_page
from saloon.terminal.refusals import in_words
from saloon.terminal.rulepages import show_rules
from saloon.terminal.screen import ASKING, BAD, DIM, GOOD, Leave, Screen
from saloon.terminal.seats import opponent_choice
from saloon.terminal.sitting import Sitting

COMMANDS = ("help", "hint", "log", "table", "undo", "save", "quit", "back")
HELP, HINT, LOG, TABLE, UNDO, SAVE, QUIT, BACK = COMMANDS
LOG_ENTRIES = 15
PAUSE = 3  # lines: air above the payout, below it, and the prompt
GONE = 130  # what a shell expects after Ctrl-C


class Play:
    """A game from here to its end, or until the player leaves."""

    offered: tuple[str, ...] = COMMANDS

    def __init__(self, screen: Screen, sitting: Sitting, path: Path, auto_pass: bool) -> None:
        self.screen = screen
        self.words = screen.words
        self.sitting = sitting
        self.me = sitting.viewer
        self.path = path
        self.auto_pass = auto_pass
        self.commands = {self.words(f"command-{name}"): name for name in self.offered}
        letters = {name[0]: name for name in reversed(self.offered)}  # the first of two keeps its letter
        self.commands |= {name: name for name in self.offered} | letters | {"?": HELP}

    def run(self) -> int:
        """Play; the exit code. The record is saved in any case."""
        try:
            saves.save(self.sitting.record, self.path)
            while (seat := int(self.sitting.table.to_act())) >= 0:
                if seat != self.me:
                    self.apply(opponent_choice(self.sitting.record, self.sitting.game, self.sitting.table))
                elif self.auto_pass and self.sitting.face.only_passes(self.sitting.table):
                    self.apply(self.sitting.table.legal()[0])
                elif not self.decide():
                    return 0
            self.finish()
        except Leave as leaving:
            self.part(keep=True)
            return GONE if leaving.interrupted else 0
        except KeyboardInterrupt:
            self.part(keep=True)
            return GONE
        return 0

    def apply(self, code: int) -> None:
        """Answer for a seat; at the end of a round its payout is shown."""
        mine = self.sitting.table.to_act() == self.me
        self.sitting.apply(code)
        over = self.sitting.table.to_act() < 0
        if mine or over:
            saves.save(self.sitting.record, self.path)
        if self.sitting.face.round_ended():
            self.round_over()

    def round_over(self) -> None:
        """A page for the payout; the last turns above it if there is room."""
        screen, face = self.screen, self.sitting.face
        payout = screen.hold(lambda: face.show_round(self.sitting.table))
        turns = screen.hold(face.show_ending)
        if len(payout) + len(turns) + PAUSE > screen.height and screen.clears:
            turns = []
        screen.page([turns, payout])
        screen.line()
        screen.pause()

    # A decision

    def page(self, groups: list[Group]) -> None:
        """Everything that is needed to decide."""
        face, table = self.sitting.face, self.sitting.table
        show_page(
            self.screen,
            face,
            table,
            lambda entries: face.show_since(table, entries),
            lambda brief: self.ask(groups, brief),
            choosing=True,
        )

    def ask(self, groups: list[Group], brief: bool = False) -> None:
        self.screen.say(self.sitting.face.question(self.sitting.table), ASKING)
        show_menu(self.screen, groups, brief)

    def decide(self) -> bool:
        """Ask until the player has decided something; false when he leaves."""
        table = self.sitting.table
        top = self.sitting.face.groups(table)
        groups = top
        self.page(groups)
        while True:
            answer = self.listen(self.prompt(groups is not top))
            word, _, rest = answer.partition(" ")
            command = self.commands.get(word.lower())
            if not answer or command == TABLE:
                groups = top
                self.page(groups)
            elif command == BACK and groups is not top:
                groups = top
                self.ask(groups)
            elif answer.isascii() and answer.isdigit():
                choice = self.chosen(groups, int(answer))
                if choice is None:
                    self.complain(self.words("choose-number", most=len(numbered(groups))))
                elif choice.code is not None:
                    self.apply(choice.code)
                    return True
                elif choice.inner:
                    groups = list(choice.inner)
                    show_menu(self.screen, groups)
            elif command == QUIT:
                if self.leave():
                    return False
            elif command == UNDO and not rest:
                if self.undo():
                    return True
            elif command is not None:
                self.obey(command, rest)
            elif self.written(answer):
                return True

    def listen(self, prompt: str) -> str:
        """What the player types."""
        return self.screen.ask(prompt)

    def prompt(self, inner: bool) -> str:
        hint = self.words("prompt-back") if inner else self.words("prompt")
        return f"{hint} >"

    def chosen(self, groups: list[Group], number: int) -> Choice | None:
        choices = numbered(groups)
        return choices[number - 1] if 1 <= number <= len(choices) else None

    def written(self, answer: str) -> bool:
        """A decision in notation: `play seven-of-hearts`."""
        game, table = self.sitting.game, self.sitting.table
        try:
            self.apply(game.parse(table, answer))
            return True
        except Malformed as error:
            legal = [game.notate(table, code) for code in table.legal()]
            near = get_close_matches(answer.lower(), legal, 3) or str(error.details.get("near", "")).split(", ")
            hint = self.words("did-you-mean", names=self.words.either(near)) if near[0] else self.words("try-help")
            self.complain(self.words("not-understood", answer=answer[:60]) + " " + hint)
        except Illegal as error:
            self.complain(in_words(self.words, error, self.sitting.face.names))
        return False

    def complain(self, text: str) -> None:
        self.screen.say(text, BAD)

    # Commands

    def obey(self, command: str, rest: str) -> None:
        """Run a command that does not change the game."""
        if command == HELP:
            self.help(rest)
        elif command == HINT:
            show_hint(self.screen, self.sitting)
        elif command == LOG:
            entries = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 6 else LOG_ENTRIES
            self.sitting.face.show_log(max(1, entries))
        elif command == SAVE:
            self.save(rest)

    def help(self, about: str) -> None:
        """Commands; or a card, and what the rulebook says about an id, or words."""
        face = self.sitting.face
        if about:
            if face.show_piles(self.sitting.table, about):
                return
            known = face.show_thing(about)
            try:
                show_rules(self.screen, self.sitting.game.name, about, 2 if known else 4)
            except rulebook.Unknown as error:
                if not known:
                    self.complain(in_words(self.words, error))
            return
        face.show_help()
        shown = {name: self.words(f"command-{name}") for name in self.offered}
        prefix = face.game.prefix
        example = f"? {self.words.whole(f'{prefix}-example') or f'{prefix.upper()}-1.1'}"
        column = max(cell_len(text) for text in [*shown.values(), example]) + 4
        for name, text in shown.items():
            self.screen.labelled(text, self.words(f"command-{name}.help"), "bold", column)
        if face.game.rulebook() is not None:
            about = self.words.whole(f"{prefix}-about-rules") or self.words("about-rules")
            self.screen.labelled(example, about, "bold", column)
        notation = self.words.whole(f"{prefix}-about-notation")
        lines = [self.sitting.game.notate(self.sitting.table, code) for code in self.sitting.table.legal()[:1]]
        self.screen.say(notation or self.words("about-notation", line="".join(lines)), DIM)

    def undo(self) -> bool:
        if not self.sitting.table.can_undo():
            self.complain(self.words("cannot-undo"))
            return False
        self.sitting.undo()
        saves.save(self.sitting.record, self.path)
        return True

    def save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.path
        try:
            saves.save(self.sitting.record, path)
            self.screen.labelled(self.words("saved"), Text(saves.shown(path)), GOOD)
        except Malformed as error:
            self.complain(in_words(self.words, error))

    # The end

    def leave(self) -> bool:
        """Offer to keep the game for later."""
        answer = self.screen.ask(self.words("quit-keep")).lower()
        if answer in (self.words("command-back"), BACK):
            return False
        no = answer[:1] and answer[:1] in (self.words("no")[:1], "n")
        self.part(keep=not no)
        return True

    def part(self, keep: bool) -> None:
        """Say where the game is saved and how to continue it."""
        if self.sitting.record.result is not None:
            self.where()
        elif keep:
            saves.save(self.sitting.record, self.path)
            self.screen.labelled(self.words("saved"), Text(saves.shown(self.path)), GOOD)
            name = "" if self.sitting.game is standard_game() else f" {self.sitting.game.name}"
            what = f"{name} --resume" if self.path.parent == saves.home() else f" --resume {saves.shown(self.path)}"
            self.screen.say(self.words("resume-with", command=f"saloon play{what}"), DIM)
        else:
            self.path.unlink(missing_ok=True)
        self.screen.say(self.words("farewell"))

    def finish(self) -> None:
        """How it ended, standings, and what proves that the deal was fair."""
        screen = self.screen
        face, table = self.sitting.face, self.sitting.table
        parts = [face.show_finale, lambda: face.show_result(table), lambda: show_fairness(screen, self.sitting.record)]
        screen.page([screen.hold(show) for show in (*parts, self.where)])

    def where(self) -> None:
        """Where the record lies, and what can be done with it."""
        path = saves.shown(self.path)
        self.screen.labelled(self.words("saved"), Text(path), GOOD)
        self.screen.say(self.words("verify-with", command=f"saloon verify {path}"), DIM)
        self.screen.say(self.words("replay-with", command=f"saloon replay {path}"), DIM)


def show_fairness(screen: Screen, record: Record) -> None:
    """The commitment of before the deal, and the seed that it was made from."""
    words = screen.words
    if record.seed is not None:
        screen.labelled(words("seed"), record.seed.hex(), DIM, 14)
    screen.labelled(words("commitment"), record.commitment, DIM, 14)
    screen.say(words("fair-after"), DIM)
