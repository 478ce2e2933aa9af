"""`saloon play --server`: a seat at a table of a server, with the screens of a local game."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from saloon.client import BlockingClient, BlockingSeat, Closed, Refused, Unreachable
from saloon.client.doors import base_of
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.game import Game, find_game
from saloon.kernel.notation import kebab
from saloon.kernel.table import Table
from saloon.terminal import saves
from saloon.terminal.bell import Bell, Rung
from saloon.terminal.face import Face
from saloon.terminal.faces import face_of
from saloon.terminal.menu import Group
from saloon.terminal.pages import show_page
from saloon.terminal.play import BACK, GONE, HELP, LOG, QUIT, TABLE, UNDO, Play
from saloon.terminal.refusals import Fault, in_words
from saloon.terminal.screen import ASKING, BAD, DIM, GOOD, STRONG, Leave, Screen
from saloon.words import Words, seat_name

SAY, CONCEDE, ABANDON = "say", "concede", "abandon"
OTHER_PROTOCOL = 4400
CHAT = 3  # messages that stand above a question
PATIENCE = 600.0  # seconds without a connection before the program gives up
LATE = ("question-is-past", "bot-plays-here", "not-your-turn", "table-not-running")


@contextmanager
def in_plain_words(url: str) -> Iterator[None]:
    """What goes wrong on the wire, as the command line says it."""
    try:
        yield
    except Unreachable as error:
        raise Fault("far-unreachable", code=1, url=error.url, cause=error.cause[:200]) from None
    except Closed as error:
        id = "far-other-protocol" if error.code == OTHER_PROTOCOL else "far-closed"
        raise Fault(id, code=1, url=url, cause=error.reason) from None
    except Refused as error:
        raise refusal(error) from None


def refusal(error: Refused) -> Illegal | Malformed:
    """A refusal of the server as one of ours: their words are the same."""
    if "field" in error.details:
        return Malformed(error.reason, str(error.details["field"]), error.details)
    return Illegal(error.reason, error.rule, error.details)


class Guests:
    """Who we were at each server, so that one finds one's seat again: a file that only its owner reads."""

    def __init__(self) -> None:
        self.path = saves.home() / "guests"

    def known(self) -> dict[str, str]:
        try:
            found = json.loads(self.path.read_text())
        except (OSError, ValueError):
            return {}
        return {str(url): str(cookie) for url, cookie in found.items()} if isinstance(found, dict) else {}

    def keep(self, url: str, cookie: str) -> None:
        known = {**self.known(), url: cookie}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.touch(0o600)
        self.path.write_text(json.dumps(known))


class FarSitting:
    """What `Play` needs of a game: the table as our seat knows it, rebuilt from each `news` message."""

    def __init__(self, screen: Screen, seat: BlockingSeat) -> None:
        setup = seat.now.setup
        self.seat = seat
        self.game: Game = find_game(setup["game"])
        if self.game.rules_version != setup["rules"]:
            details = {"game": self.game.name, "here": self.game.rules_version, "there": setup["rules"]}
            raise Illegal("rules-differ", "", details)
        if not setup["aids"]:
            raise Illegal("no-position", "", {})
        self.viewer: int = seat.now.mine[0]
        self.options = self.game.options(setup["options"])
        self.face: Face = face_of(self.game.name)(screen, self.names(screen.words), self.viewer)
        self.face.listen(self.options)
        self.kinds = {kebab(kind): kind for kind in self.game.wire.facts}
        self.told, self.afresh = 0, seat.now.afresh  # facts that the face has heard
        self.table: Table

    @property
    def chairs(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.seat.now.news["chairs"]
        return found

    def names(self, words: Words) -> list[str]:
        return [
            seat_name(words, self.game, at, chair["kind"], chair["name"], chair["bot"])
            for at, chair in enumerate(self.chairs)
        ]

    def catch_up(self) -> list[str]:
        """The table as it is now, and what is new in the log."""
        now = self.seat.now
        if now.afresh != self.afresh:
            self.told, self.afresh = 0, now.afresh
            self.face.listen(self.options)
        facts, self.told = now.facts[self.told :], len(now.facts)
        self.table = self.game.from_view(now.news["position"], self.viewer)
        return self.face.hear([self.fact(each) for each in facts], self.table)

    def fact(self, told: dict[str, Any]) -> Any:
        values = {name: value for name, value in told.items() if name != "fact"}
        return msgspec.convert(values, self.kinds[told["fact"]])

    def apply(self, code: int) -> None:
        """Checked here first, so that a refusal names cards and rules as in a local game."""
        self.table.clone().apply(code)
        self.seat.move(code)

    def undo(self) -> None:
        self.seat.undo()


class Moved(Exception):
    """The question that the player is thinking about is no longer open."""


class FarPlay(Play):
    """A game at a server from here to its end, or until the player leaves."""

    sitting: FarSitting  # type: ignore[assignment]
    offered = (HELP, LOG, TABLE, UNDO, SAY, CONCEDE, ABANDON, QUIT, BACK)

    def __init__(self, screen: Screen, sitting: FarSitting, auto_pass: bool) -> None:
        super().__init__(screen, sitting, Path(), auto_pass)  # type: ignore[arg-type]
        self.seat = sitting.seat
        self.bell = Bell(screen)
        self.heard = self.read = 0  # chat: what was shown, and what was there at our last answer
        self.typed = ""  # a line that was begun while others play
        self.connected = True
        self.shown: dict[str, Any] = {}  # the news that the log has
        self.answered: dict[str, Any] = {}  # the news that we have dealt with

    def run(self) -> int:
        """Play; the exit code."""
        self.seat.now.on_change = self.bell.ring
        try:
            with self.bell:
                while (news := self.look_up())["status"] != "over":
                    if not self.attend(news):
                        return 0
            self.finish()
        except (Leave, KeyboardInterrupt) as leaving:
            self.part(keep=True)
            return 0 if isinstance(leaving, Leave) and not leaving.interrupted else GONE
        finally:
            self.seat.now.on_change = lambda: None
        return 0

    def look_up(self) -> dict[str, Any]:
        """The latest news; what is new is told: chat, the log, and how the connection is."""
        failure = self.seat.now.failure or self.seat.now.client.failure
        if failure is not None:
            raise failure
        news = self.seat.now.news
        self.hear_chat()
        connected = self.seat.now.client.connected
        if connected != self.connected:
            self.connected = connected
            self.screen.say(self.words("far-back" if connected else "far-lost"), GOOD if connected else BAD)
        if news is not self.shown and news["position"] is not None:
            self.shown = news
            self.tell(self.sitting.catch_up())
        return news

    def attend(self, news: dict[str, Any]) -> bool:
        """Answer what we are asked; false when the player leaves."""
        offer = news["offer"]
        if offer and self.me in offer["waiting"]:
            self.answer_offer()
        elif news is self.answered or (news["question"] is None and not news["chairs"][self.me]["bot"]):
            return self.idle()
        else:
            self.answered = news
            if news["question"] is None:
                self.told_no("return")
            elif self.auto_pass and self.sitting.face.only_passes(self.sitting.table):
                self.apply(self.sitting.table.legal()[0])
            else:
                return self.decide()
        return True

    def decide(self) -> bool:
        try:
            return super().decide()
        except Moved:
            return True
        finally:
            self.read = len(self.seat.now.said)

    def listen(self, prompt: str) -> str:
        """What the player types, while chat and offers are told; `Moved` if the question is no longer open."""
        typed, number = "", self.answered["question"]["number"]
        while True:
            try:
                answer = self.bell.ask(prompt, typed)
            except Rung as rung:
                typed, answer = rung.typed, None
                self.screen.wipe()
            news = self.look_up()
            if news["offer"] and self.me in news["offer"]["waiting"]:
                self.answer_offer()
                news = self.look_up()
            if news["status"] == "over" or (news["question"] or {}).get("number") != number:
                if answer or typed:
                    self.complain(in_words(self.words, Illegal("question-is-past", "", {})))
                raise Moved
            if answer is not None:
                return answer

    def idle(self) -> bool:
        """Others play: wait for news, and do what the player types meanwhile; false when they leave."""
        if not self.bell.works:
            self.seat.client.wait(self.seat.now.changed())
            return True
        try:
            answer, self.typed = self.bell.ask(f"{self.words('far-idle')} >", self.typed), ""
        except Rung as rung:
            self.typed = rung.typed
            self.screen.wipe()
            return True
        word, _, rest = answer.partition(" ")
        command = self.commands.get(word.lower())
        if command == QUIT:
            return not self.leave()
        if command == TABLE:
            self.show_table()
        elif command == UNDO:
            self.undo()
        elif command is not None:
            self.obey(command, rest)
        elif answer:
            self.complain(self.words("far-not-your-turn", say=self.words("command-say")))
        return True

    def apply(self, code: int) -> None:
        try:
            self.sitting.apply(code)
        except Refused as error:
            if error.reason not in LATE:
                raise
            self.complain(in_words(self.words, refusal(error)))

    def told_no(self, kind: str, **values: Any) -> bool:
        """A command; why not, if it is refused."""
        try:
            self.seat.command(kind, **values)
        except Refused as error:
            self.complain(in_words(self.words, refusal(error), self.sitting.face.names))
            return False
        return True

    # Pages

    def tell(self, told: list[str]) -> None:
        """What happened, line by line, while others play."""
        for line in told if self.seat.asked() is None else []:
            self.screen.say(line, DIM)

    def hear_chat(self) -> None:
        said = self.seat.now.said
        self.show_chat(said[self.heard :])
        self.heard = len(said)

    def show_chat(self, said: list[dict[str, Any]]) -> None:
        for message in said:
            text = message["text"] or self.words.whole(f"phrase-{message['phrase']}") or message["phrase"]
            self.screen.labelled(message["name"], text, STRONG)

    def show_table(self) -> None:
        face, table = self.sitting.face, self.sitting.table
        show_page(self.screen, face, table, lambda entries: face.show_since(table, entries), lambda brief: None)

    def ask(self, groups: list[Group], brief: bool = False) -> None:
        if self.screen.clears:
            self.show_chat(self.seat.now.said[self.read :][-CHAT:])
        clock = self.seat.now.news["time"]
        if clock:
            left = max(0, round(clock["until"] - time.time() - self.seat.now.client.ahead))
            self.screen.say(self.words("far-clock", time=f"{left // 60}:{left % 60:02}"), ASKING)
        super().ask(groups, brief)

    # Commands

    def obey(self, command: str, rest: str) -> None:
        if command == SAY:
            if rest and self.told_no("say", text=rest[:280]):
                self.hear_chat()
        elif command in (CONCEDE, ABANDON):
            if self.told_no("propose", seat=self.me, what=command):
                self.screen.say(self.words("far-proposed"), GOOD)
        else:
            super().obey(command, rest)

    def undo(self) -> bool:
        news = self.seat.now.news
        if not news["can_undo"] or news["question"] is None:
            self.complain(self.words("cannot-undo"))
            return False
        return self.told_no("undo", seat=self.me, question=news["question"]["number"])

    def answer_offer(self) -> None:
        """Agree or not, as long as the offer is open."""
        typed = ""
        while (offer := self.look_up()["offer"]) and self.me in offer["waiting"]:
            who = self.sitting.chairs[offer["seat"]]["name"]
            try:
                answer = self.bell.ask(self.words(f"far-offer-{offer['what']}", who=who), typed).casefold()
            except Rung as rung:
                typed = rung.typed
                self.screen.wipe()
            else:
                self.told_no("answer", yes=answer[:1] == self.words("yes")[:1].casefold())

    # The end

    def leave(self) -> bool:
        self.part(keep=True)
        return True

    def part(self, keep: bool) -> None:
        """The seat is kept: a bot may play there until its owner is back."""
        self.screen.say(self.words("far-left", command=f"saloon play {self.seat.now.link}"), DIM)
        self.screen.say(self.words("farewell"))

    def finish(self) -> None:
        screen, face, now = self.screen, self.sitting.face, self.seat.now
        ending = now.news["ending"]
        if ending["how"] == "finished":
            screen.page([screen.hold(face.show_finale), screen.hold(lambda: face.show_result(self.sitting.table))])
        else:
            who = "" if ending["seat"] is None else self.sitting.chairs[ending["seat"]]["name"]
            screen.say(self.words(f"far-ended-{ending['how']}", who=who), STRONG)
        screen.say(self.words("far-record", url=f"{now.client.url}/t/{now.table}"), DIM)


def play_at(screen: Screen, url: str, link: str, name: str, opening: dict[str, Any], auto_pass: bool) -> int:
    """Sit down behind a link, or open a table, and play; the exit code."""
    guests = Guests()
    with in_plain_words(url):
        try:
            client = BlockingClient(url, "", name, PATIENCE, guests.known().get(base_of(url), ""))
        except ValueError:
            raise Fault("far-bad-address", url=url[:200]) from None
        with client:
            guests.keep(client.url, client.cookie)
            seat = client.join(link) if link else client.open(**opening)
            await_players(screen, seat)
            sitting = FarSitting(screen, seat)
            screen.say(sitting.face.seated())
            return FarPlay(screen, sitting, auto_pass).run()


def await_players(screen: Screen, seat: BlockingSeat) -> None:
    """Until the cards are dealt; `Leave` after Ctrl-C."""
    told = 0
    while seat.now.news["status"] == "open" or not seat.now.mine:
        free = sum(chair["kind"] == "open" for chair in seat.now.news["chairs"])
        if free and free != told:
            screen.labelled(screen.words("far-link"), seat.now.link, GOOD)
            screen.say(screen.words("far-waiting", n=free), DIM)
        told = free
        try:
            seat.client.wait(seat.now.changed())
        except KeyboardInterrupt:
            raise Leave(True) from None
