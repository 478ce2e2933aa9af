"""One socket for everything played or watched; it reconnects and repeats commands that were not answered."""

import asyncio
import json
import secrets
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from operator import index
from time import monotonic, time
from typing import Any, Self, SupportsIndex
from urllib.parse import parse_qs, quote, urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus, InvalidURI

from saloon.client.deciding import Asked, Choice, Decide, answer_of, bot
from saloon.client.doors import ask, base_of
from saloon.client.errors import CLOSED, Closed, Refused, Unreachable
from saloon.kernel.fairness import entropy_commitment

PROTOCOL = 1
PATIENCE = 60.0  # seconds without a connection before the client gives up
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # between two attempts
LATE = (
    "question-is-past",
    "bot-plays-here",
    "not-your-turn",
    "table-not-running",
)  # the table has moved on: the next news has its state
LOOK_AGAIN = 1.0  # seconds between two looks whether a challenge was accepted
FORBIDDEN = 403

Message = dict[str, Any]


class Client:
    """A person or a program at a server: `Client(url, token)`, or `await Client.guest(url, name)`."""

    def __init__(self, url: str, token: str = "", patience: float = PATIENCE) -> None:
        self.url = base_of(url)
        token = token.strip()  # it may come from a file, with the end of a line
        self.who = {"Authorization": f"Bearer {token}"} if token else {}
        self.patience = patience
        self.name = self.account = self.version = ""  # ours, and the server's version, from the first welcome on
        self.ahead = 0.0  # seconds that the server's clock is ahead of ours
        self.seats: dict[str, Seat] = {}  # by table
        self.pending: dict[str, tuple[Message, asyncio.Future[None]]] = {}  # commands that are not answered, by id
        self.ids = (f"{secrets.token_hex(6)}-{n}" for n in count())
        self.socket: ClientConnection | None = None
        self.connected = False
        self.welcomed = asyncio.Event()
        self.failure: Exception | None = None
        self.living: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Future[Any]] = set()  # what is said while we go on listening
        self.thoughts = ThreadPoolExecutor(1)  # where plain functions decide, one at a time

    @classmethod
    async def guest(cls, url: str, name: str, patience: float = PATIENCE, cookie: str = "") -> Self:
        """A new guest of this name; or, with the cookie of an earlier one, that one again if the server knows it."""
        client = cls(url, "", patience)
        if cookie:
            client.who = {"Cookie": cookie}
            with suppress(Refused):
                await client.ask("me")
                return client
        _, cookie = await asyncio.to_thread(ask, client.url, "guests", {}, {"name": name})
        client.who = {"Cookie": cookie}
        return client

    async def __aenter__(self) -> Self:
        self.living = asyncio.create_task(self.live())
        waiting = asyncio.create_task(self.welcomed.wait())
        await asyncio.wait([self.living, waiting], return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if self.failure is not None:
            raise self.failure
        return self

    async def __aexit__(self, *_: object) -> None:
        ending = [*self.tasks, *([self.living] if self.living is not None else [])]
        self.living = None
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        self.thoughts.shutdown(wait=False)

    def check_alive(self) -> None:
        if self.living is None:
            raise RuntimeError("this client has no connection: use it inside `async with`")

    # Tables

    async def ask(self, path: str, body: Any = None) -> Any:
        """Any of the HTTP endpoints, without `/api/`: a POST with a body, else a GET."""
        answer, _ = await asyncio.to_thread(ask, self.url, path, self.who, body)
        return answer

    async def open(self, game: str, seats: Iterable[str], **terms: Any) -> "Seat":
        """A new table, and us at it. A seat is `me`, `open`, or the name of one of the server's bots."""
        if isinstance(seats, str):
            raise TypeError(f"seats: a list such as ['me', 'open'], not {seats!r}")
        self.check_alive()
        wishes = [wish(seat) for seat in seats]
        return await self.follow(await self.ask("tables", {"game": game, "seats": wishes, **terms}))

    async def join(self, link: str, seat: int | None = None, rated: bool = False) -> "Seat":
        """Take an open seat of the table behind a link, the first unless one is named; or the seat that is ours.

        `rated` agrees that the result counts, where the table is a rated one.
        """
        table = await self.invited(link)
        here = await self.follow(table)
        if not here.mine:
            free = [at for at, chair in enumerate(table["chairs"]) if chair["kind"] == "open"]
            if not free:
                raise Refused("table-full", "", {"table": table["id"]})
            taken = free[0] if seat is None else seat
            pledge = here.pledge()
            await here.command("sit", seat=taken, invite=table["invite"], commitment=pledge, rated=rated)
            await here.watch()
        return here

    async def watch(self, link: str) -> "Seat":
        """Watch, by an invitation (`/j/...`), the page of a table or a link for watching (`/t/...`), or an id."""
        if "/j/" in link:
            return await self.follow(await self.invited(link))
        query = parse_qs(urlsplit(link).query)
        invite, share = (query.get(name, [""])[0] for name in ("i", "s"))
        return await self.follow({"id": last_of(link), "invite": invite, "share": share})

    async def invited(self, link: str) -> Message:
        """The table of an invitation, which only those who sit there are told."""
        invite = parse_qs(urlsplit(link).query).get("i", [last_of(link)])[0]  # also as the page's address has it
        return {**await self.ask(f"invites/{quote(invite, safe='')}"), "invite": invite}

    async def follow(self, table: Message) -> "Seat":
        self.check_alive()
        here = self.seats.get(table["id"]) or Seat(self, table["id"], table["invite"], table.get("share", ""))
        self.seats[here.table] = here
        await here.watch()
        return here

    # Matches between programs

    async def challenge(self, game: str, opponent: str = "", deals: int = 1, **terms: Any) -> Message:
        """Challenge a program, by its account or a member's name, or (without one) whoever accepts first."""
        told: Message = await self.ask("challenges", {"game": game, "opponent": opponent, "deals": deals, **terms})
        return told

    async def accept(self, challenge: str) -> Message:
        """Accept a challenge: its games begin."""
        told: Message = await self.ask(f"challenges/{challenge}/accept", {})
        return told

    async def play_match(self, challenge: str, decide: Decide | str) -> Message:
        """Play all games of a match, as soon as it is accepted; how it ended. Nobody has accepted: `Refused`."""
        while (match := await self.ask(f"challenges/{challenge}"))["status"] == "open":
            await asyncio.sleep(LOOK_AGAIN)
        if match["status"] == "declined":
            raise Refused("challenge-declined", "", {"challenge": challenge})
        seats = [await self.follow({"id": game["table"], "invite": ""}) for game in match["games"]]
        await asyncio.gather(*(seat.play(decide) for seat in seats))
        ended: Message = await self.ask(f"challenges/{challenge}")
        return ended

    # The socket

    async def live(self) -> None:
        """Until the end: connect, repeat what was not answered, listen."""
        lost, pause = monotonic(), FIRST_PAUSE
        try:
            while True:
                try:
                    cause = await self.visit()
                except (InvalidStatus, InvalidURI) as error:
                    status = error.response.status_code if isinstance(error, InvalidStatus) else 0
                    if status == FORBIDDEN:
                        raise Closed(4401, "the token is wrong, or too many connections") from None
                    cause = error
                except (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError) as error:
                    cause = error
                if self.connected:
                    lost, pause, self.socket, self.connected = monotonic(), FIRST_PAUSE, None, False
                    self.tell()
                if not self.welcomed.is_set() or monotonic() - lost > self.patience:
                    raise Unreachable(self.url, cause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        except Exception as error:
            self.fail(error)

    async def visit(self) -> Exception:
        """One connection, until it is lost: why it was."""
        live = self.url.replace("http", "ws", 1) + "/api/live"
        async with connect(live, additional_headers=self.who, max_size=None) as socket:
            try:
                await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] == "welcome":
                        await self.enter(socket, message)
                    else:
                        await self.hear(message)
            except ConnectionClosed:
                pass
            if socket.close_code in CLOSED:
                raise Closed(socket.close_code, socket.close_reason or "")
            return ConnectionError(f"closed with {socket.close_code}")

    async def enter(self, socket: ClientConnection, welcome: Message) -> None:
        """After connecting, for the first time or again: watch as before, and repeat what was not answered."""
        self.account, self.name, self.version = welcome["account"], welcome["name"], welcome["version"]
        self.ahead = welcome["at"] - time()
        self.socket, self.connected = socket, True
        for here in self.seats.values():
            await self.say(here.watching())
        for message, _ in list(self.pending.values()):
            await self.say(message)
        self.welcomed.set()
        self.tell()

    def tell(self) -> None:
        """The connection was lost, or is back."""
        for here in self.seats.values():
            here.on_change()

    async def say(self, message: Message) -> None:
        """Without a connection it is said later: whatever matters is pending, or watched."""
        if self.socket is not None:
            try:
                await self.socket.send(written(message))
            except ConnectionClosed:
                self.socket = None

    async def command(self, message: Message) -> None:
        """Say something until it is answered; `Refused` if it is refused."""
        if self.failure is not None:
            raise self.failure
        self.check_alive()
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        message = {**message, "id": next(self.ids)}
        written(message)  # what cannot be said is not pending
        self.pending[message["id"]] = message, answered
        await self.say(message)
        await answered

    async def hear(self, message: Message) -> None:
        here = self.seats.get(message.get("table", ""))
        match message["type"]:
            case "done":
                self.settle(message["id"])
            case "refused":
                refused = Refused(message["reason"], message["rule"], message["details"])
                if not self.settle(message["id"], refused) and here is not None:
                    here.fail(refused)
            case _ if here is not None:
                await here.hear(message)
        for id in message.get("done", ()):
            self.settle(id)

    def settle(self, id: str, error: Exception | None = None) -> bool:
        """Give the answer to the caller that waits for this command; false if nobody does."""
        _, answered = self.pending.pop(id, ({}, None))
        if answered is None or answered.done():
            return answered is not None
        if error is None:
            answered.set_result(None)
        else:
            answered.set_exception(error)
        return True

    def fail(self, error: Exception) -> None:
        self.failure = error
        for id in list(self.pending):
            self.settle(id, error)
        for here in self.seats.values():
            here.fail(error)


class Seat:
    """A table where you sit or watch: the latest `news` and `setup`, facts and chat, and what to do.

    `async for news in seat` continues until the game is over; `play` decides by a bot, or by a function.
    """

    def __init__(self, client: Client, table: str, invite: str, share: str = "") -> None:
        self.client = client
        self.table = table
        self.invite = invite
        self.share = share
        self.view_of: int | None = None  # the seat that is looked from; none: our first one
        self.setup: Message = {}
        self.news: Message = {}
        self.presence: Message = {}
        self.facts: list[Message] = []  # the log, as far as it was told
        self.afresh = 0  # how often it was told from the start
        self.said: list[Message] = []
        self.secrets: dict[str, str] = {}  # [commitment] what it binds to
        self.answered: set[tuple[int, int]] = set()
        self.fresh = asyncio.Event()
        self.on_change: Callable[[], None] = lambda: None  # called on the socket's thread
        self.failure: Exception | None = None
        self.reported = False  # the end

    @property
    def mine(self) -> list[int]:
        """Our seats at this table."""
        return list(self.setup.get("mine", []))

    @property
    def link(self) -> str:
        return f"{self.client.url}/j/{self.setup.get('invite') or self.invite}"

    @property
    def over(self) -> bool:
        return self.news.get("status") == "over"

    # What comes in

    def watching(self) -> Message:
        return {
            "type": "watch",
            "table": self.table,
            "seat": self.view_of,
            "invite": self.invite,
            "share": self.share,
            "positions": True,
        }

    async def watch(self, seat: int | None = None) -> None:
        """Look from a seat, until there is news."""
        self.view_of, self.news = seat, {}
        await self.client.say(self.watching())
        while not self.news:
            await self.changed()
        self.fresh.set()

    async def hear(self, message: Message) -> None:
        match message["type"]:
            case "setup":
                self.setup = message
            case "news":
                if message["afresh"]:
                    self.facts, self.afresh = [], self.afresh + 1
                self.facts += message["facts"]
                self.news = message
                self.add_to_deal(message["fairness"])
            case "said":
                self.said = [*(old for old in self.said if old["n"] != message["n"]), message]
            case "presence":
                self.presence = message
        self.tell()

    def tell(self) -> None:
        """Something is new here."""
        self.fresh.set()
        self.on_change()

    def fail(self, error: Exception) -> None:
        self.failure = error
        self.tell()

    async def changed(self) -> None:
        """Until something was heard that nobody has looked at."""
        await self.fresh.wait()
        self.fresh.clear()
        if self.failure is not None:
            failure, self.failure = self.failure, None
            raise failure

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Message:
        """The next news, or the latest if there were several."""
        if self.reported:
            raise StopAsyncIteration
        await self.changed()
        self.reported = self.over
        return self.news

    # What we do

    async def command(self, kind: str, **values: Any) -> None:
        """Any command of the protocol; `Refused` if it is refused."""
        await self.client.command({"type": kind, "table": self.table, **values})

    async def move(self, code: SupportsIndex) -> None:
        """Answer the open question."""
        await self.command("move", seat=self.news["seat"], question=self.open_question(), code=index(code))

    async def undo(self) -> None:
        await self.command("undo", seat=self.news["seat"], question=self.open_question())

    def open_question(self) -> int:
        """The number of what we are asked; `Refused` if nobody asks us (any more)."""
        if not self.news["question"]:
            raise Refused("question-is-past")
        return int(self.news["question"]["number"])

    async def say(self, text: str) -> None:
        await self.command("say", text=text)

    async def propose(self, what: str) -> None:
        """`concede`, or `abandon`."""
        await self.command("propose", seat=self.news["seat"], what=what)

    async def answer(self, yes: bool) -> None:
        """To what another proposed."""
        await self.command("answer", yes=yes)

    async def leave(self) -> None:
        await self.command("leave")

    def asked(self) -> Asked | None:
        """The open question, if it is to us."""
        question = self.news.get("question")
        if question is None:
            return None
        return Asked(
            game=self.setup["game"],
            rules=self.setup["rules"],
            seat=self.news["seat"],
            number=question["number"],
            view=self.news["view"],
            choices=tuple(Choice(**choice) for choice in question["choices"]),
            position=self.news.get("position"),
        )

    async def play(self, decide: Decide | str) -> Message:
        """Play all our seats to the end; how it ended. A name is that of a bot of this machine."""
        decide = bot(decide) if isinstance(decide, str) else decide
        async for news in self:
            asked = self.asked()
            if asked is not None and (asked.seat, asked.number) not in self.answered:
                self.answered.add((asked.seat, asked.number))
                code = await answer_of(decide, asked, self.client.thoughts)
                await self.try_to("move", seat=asked.seat, question=asked.number, code=code)
            elif news["to_act"] in self.mine and news["to_act"] != news["seat"]:
                await self.watch(news["to_act"])
            elif news["status"] == "running" and any(news["chairs"][seat]["bot"] for seat in self.mine):
                await self.try_to("return")
        ending: Message = self.news["ending"]
        return ending

    async def try_to(self, kind: str, **values: Any) -> None:
        """A command that may come too late: then it may be asked again."""
        try:
            await self.command(kind, **values)
        except Refused as refused:
            if kind == "move" and refused.reason not in LATE:
                raise
            self.answered.discard((values.get("seat", -1), values.get("question", -1)))

    # Our part in the deal (docs/fairness.md)

    def pledge(self) -> str:
        """A commitment to 32 random bytes, which are kept until they must be revealed."""
        entropy = secrets.token_bytes(32)
        bound = entropy_commitment(entropy)
        self.secrets[bound] = entropy.hex()
        return bound

    def add_to_deal(self, fair: Message) -> None:
        """Commit or reveal, when the table waits for it."""
        for seat in set(fair["waiting"]) & set(self.mine):
            if self.busy(fair["awaits"], seat):
                continue
            if fair["awaits"] == "commit":
                self.soon("commit", seat=seat, commitment=self.pledge())
            elif fair["commitments"][seat] in self.secrets:
                self.soon("reveal", seat=seat, entropy=self.secrets[fair["commitments"][seat]])

    def busy(self, kind: str, seat: int) -> bool:
        """Whether such a command of a seat waits for its answer."""
        said = (message for message, _ in self.client.pending.values() if message["table"] == self.table)
        return any(message["type"] == kind and message["seat"] == seat for message in said)

    def soon(self, kind: str, **values: Any) -> None:
        """Send it without waiting for the answer; if it is refused, the next news shows the state of the table."""
        task = asyncio.ensure_future(self.try_to(kind, **values))
        self.client.tasks.add(task)
        task.add_done_callback(self.client.tasks.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())


def written(message: Message) -> str:
    """As JSON; whole numbers of any kind (numpy's) are numbers."""
    return json.dumps(message, default=index)


def wish(seat: str) -> Message:
    if seat == "me":
        return {"kind": "me", "commits": True}
    return {"kind": "open"} if seat == "open" else {"kind": "bot", "bot": seat}


def last_of(link: str) -> str:
    """The last part of a link: an invitation, or a table."""
    return urlsplit(link).path.rstrip("/").rpartition("/")[2]
