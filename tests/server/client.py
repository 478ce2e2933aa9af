"""A scripted client: it plays by chance, comes back after every accident, and remembers whatever it was told.

A command that was not acknowledged is said again with the same id, as a page would.
"""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import astuple, dataclass
from itertools import count, cycle
from time import monotonic
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from saloon.kernel import record as records
from saloon.kernel.fairness import entropy_commitment
from saloon.server.storage.database import Database, engine_for, read_entries
from saloon.server.storage.entries import Entry, Moved, Undone
from saloon.server.table.loading import load_room
from saloon.server.table.room import Room

Message = dict[str, Any]

PATIENCE = 300.0  # seconds that anybody waits for anything, on the busiest of machines
LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)  # the line, for one reason or another
LATER = {"store-unavailable", "too-busy"}  # refusals after which one asks again
BUSY = 503
NUMBERS = count()


def new_id(kind: str) -> str:
    return f"{kind}-{next(NUMBERS)}"


class Person:
    """Somebody with a session: the same at every door of a house."""

    def __init__(self, account: str, name: str, cookie: str) -> None:
        self.account = account
        self.name = name
        self.cookie = cookie
        self.secrets: dict[str, str] = {}  # [commitment] what it binds to

    def pledge(self, salt: str) -> str:
        """A commitment to what is to be revealed later."""
        bound = entropy_commitment(bytes.fromhex(salt))
        self.secrets[bound] = salt
        return bound

    async def ask(self, url: str, path: str, body: Any = None, method: str = "") -> Any:
        """What the server answers; a refusal is an answer, too, unless it is only busy for the moment."""
        method = method or ("POST" if body is not None else "GET")
        async with httpx.AsyncClient(base_url=url, verify=False, timeout=PATIENCE, trust_env=False) as doors:
            cookie = {"Cookie": self.cookie} if self.cookie else {}
            answer = await doors.request(method, path, json=body, headers=cookie)
            end = monotonic() + PATIENCE
            while answer.status_code == BUSY and answer.json()["reason"] == "too-busy" and monotonic() < end:
                await asyncio.sleep(1)
                answer = await doors.request(method, path, json=body, headers=cookie)
            for told in answer.headers.get_list("set-cookie"):
                kept = told.partition(";")[0]
                if kept.startswith("saloon="):
                    self.cookie = kept
            return answer.json() if answer.content else None

    async def open(self, url: str, game: str, *seats: str, **wish: Any) -> Message:
        """A new table; a seat is `me`, `open`, or the name of a bot."""
        kinds = [{"kind": seat} if seat in {"me", "open"} else {"kind": "bot", "bot": seat} for seat in seats]
        table: Message = await self.ask(url, "/api/tables", {"game": game, "seats": kinds, "pace": 0, **wish})
        assert "id" in table, table
        return table

    async def sit(self, url: str, table: Message, seat: int, salt: str = "") -> None:
        """Take a seat; with salt, bound to it."""
        bound = self.pledge(salt) if salt else ""
        answer = await self.command(url, table["id"], "sit", seat=seat, invite=table["invite"], commitment=bound)
        assert answer["type"] == "done", answer

    async def reveal(self, url: str, table: str, seat: int, salt: str) -> Message:
        return await self.command(url, table, "reveal", seat=seat, entropy=salt)

    async def command(self, url: str, table: str, type: str, **values: Any) -> Message:
        """A command by the door for programs."""
        said = {"type": type, "table": table, "id": new_id(type), **values}
        answer: Message = await self.ask(url, f"/api/tables/{table}/commands", said)
        return answer


async def guest(url: str, name: str) -> Person:
    person = Person("", name, "")
    person.account = (await person.ask(url, "/api/guests", {"name": name}))["account"]
    return person


async def guests(url: str, *names: str) -> list[Person]:
    return [await guest(url, name) for name in names]


class Line:
    """A socket, and everything that was heard on it."""

    def __init__(self, url: str, person: Person) -> None:
        self.url = url.replace("http", "ws", 1) + "/api/live"
        self.person = person
        self.heard: list[Message] = []
        self.aside: list[Message] = []  # came while one waited for an answer to something else
        self.socket: ClientConnection

    async def __aenter__(self) -> "Line":
        headers = {"Cookie": self.person.cookie}
        self.socket = await connect(
            self.url, additional_headers=headers, compression=None, max_size=None, proxy=None, open_timeout=PATIENCE
        )
        await self.say(type="hello", protocol=1)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> Message:
        message: Message = json.loads(await self.socket.recv())
        self.heard.append(message)
        return message

    async def hear(self, type: str, wanted: Callable[[Message], Any] = lambda _: True) -> Message:
        """The next message of this kind that is what one waits for."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = self.aside.pop(0) if self.aside else await self.next()
                if message["type"] == type and wanted(message):
                    return message

    async def watch(self, table: str, seat: int | None = None, invite: str = "") -> Message:
        """The news with which watching begins."""
        await self.say(type="watch", table=table, seat=seat, invite=invite)
        return await self.hear("news", lambda news: news["table"] == table and news["afresh"])

    async def command(self, type: str, table: str, **values: Any) -> Message:
        """`done`, alone or with the news of it, or `refused`."""
        id = values.pop("id", None) or new_id(type)
        await self.say(type=type, table=table, id=id, **values)
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.next()
                if message["type"] in {"done", "refused"} and message["id"] == id:
                    return message
                self.aside.append(message)
                if message["type"] == "news" and id in message["done"]:
                    return {"type": "done", "table": table, "id": id}

    async def refused(self, type: str, table: str, **values: Any) -> str:
        """Why a command is not done."""
        answer = await self.command(type, table, **values)
        assert answer["type"] == "refused", answer
        return str(answer["reason"])

    async def done(self, type: str, table: str, **values: Any) -> None:
        answer = await self.command(type, table, **values)
        assert answer["type"] == "done", answer


async def close_code(line: Line) -> int:
    """How the server ends a connection."""
    while True:
        try:
            await line.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0


class Player:
    """Plays all seats of one person at one table to the end, through whatever happens."""

    def __init__(self, person: Person, table: str, hosts: Iterable[str], seed: int = 0, **habits: Any) -> None:
        self.person = person
        self.table = table
        self.hosts = cycle(hosts)  # the doors that are tried one after the other
        self.rng = random.Random(seed)
        self.undoes: float = habits.get("undoes", 0.0)  # how often he takes an answer back, if he may
        self.patience: float = habits.get("patience", 2 * PATIENCE)
        self.tick: float = habits.get("tick", 1.0)  # seconds without a word after which he asks again
        self.returns: bool = habits.get("returns", True)  # takes his seat again when a bot has it
        self.mine: list[int] = []
        self.tried: set[tuple[int, int]] = set()  # questions that he has answered
        self.pending: dict[str, Message] = {}
        self.done: dict[str, Message] = {}  # commands that were acknowledged
        self.refusals: Counter[str] = Counter()
        self.refused: dict[str, Message] = {}
        self.heard: list[Message] = []
        self.losses = 0  # of the line
        self.over = False
        self.leaving = False  # says nothing new, and goes when everything that he said was answered

    async def play(self) -> Message:
        """The last news: of the end, unless he leaves."""
        async with asyncio.timeout(self.patience):
            while True:
                try:
                    async with Line(next(self.hosts), self.person) as line:
                        line.heard = self.heard
                        last = await self.attend(line)
                        self.over = last.get("status") == "over"
                        return last
                except LOST:
                    self.losses += 1
                    await asyncio.sleep(0.05)

    async def attend(self, line: Line) -> Message:
        await line.say(type="watch", table=self.table)
        for said in list(self.pending.values()):
            await line.say(**said)
        while not self.leaving or self.pending:
            try:
                async with asyncio.timeout(self.tick):
                    message = await line.next()
            except TimeoutError:
                await line.say(type="watch", table=self.table)
                for said in list(self.pending.values()):
                    await line.say(**said)
                continue
            match message["type"]:
                case "setup":
                    self.mine = message["mine"]
                case "done":
                    self.note_done(message["id"])
                case "refused":
                    self.note_refusal(message)
                case "news":
                    for id in message["done"]:
                        self.note_done(id)
                    if message["status"] == "over":
                        return message
                    if not self.leaving:
                        await self.add_to_deal(line, message)
                        await self.answer(line, message)
        return {}

    async def add_to_deal(self, line: Line, news: Message) -> None:
        """Before the deal: commit or reveal when that is waited for, as a page would."""
        fair = news["fairness"]
        for seat in fair["waiting"]:
            if seat not in self.mine or self.asks(fair["awaits"]):
                continue
            if fair["awaits"] == "commit":
                await self.command(
                    line, "commit", seat=seat, commitment=self.person.pledge(self.rng.randbytes(32).hex())
                )
            elif fair["commitments"][seat] in self.person.secrets:
                await self.command(line, "reveal", seat=seat, entropy=self.person.secrets[fair["commitments"][seat]])

    def note_done(self, id: str) -> None:
        if id in self.pending:
            self.done[id] = self.pending.pop(id)

    def note_refusal(self, message: Message) -> None:
        self.refusals[message["reason"]] += 1
        if message["id"] in self.pending and message["reason"] not in LATER:
            said = self.refused[message["id"]] = self.pending.pop(message["id"])
            if message["reason"] == "bot-plays-here":  # it may be asked again
                self.tried.discard((said["seat"], said["question"]))

    async def answer(self, line: Line, news: Message) -> None:
        acts, seat, question = news["to_act"], news["seat"], news["question"]
        if question is not None and (seat, question["number"]) not in self.tried:
            self.tried.add((seat, question["number"]))
            about = {"seat": seat, "question": question["number"]}
            if news["can_undo"] and self.rng.random() < self.undoes:
                await self.command(line, "undo", **about)
            else:
                await self.command(line, "move", **about, code=self.rng.choice(question["choices"])["code"])
        elif acts in self.mine and acts != seat:
            await line.say(type="watch", table=self.table, seat=acts)
        elif self.returns and any(news["chairs"][mine]["bot"] for mine in self.mine) and not self.asks("return"):
            await self.command(line, "return")

    def asks(self, type: str) -> bool:
        """Whether he waits for an answer to something of this kind."""
        return any(said["type"] == type for said in self.pending.values())

    async def command(self, line: Line, type: str, **values: Any) -> None:
        message = {"type": type, "table": self.table, "id": new_id(type), **values}
        self.pending[message["id"]] = message
        await line.say(**message)


async def play(*players: Player) -> list[Message]:
    """All of them, to the end; they agree on it."""
    last = await asyncio.gather(*(player.play() for player in players))
    endings = [news for news, player in zip(last, players, strict=True) if player.over]
    assert len({json.dumps(news["ending"], sort_keys=True) for news in endings}) <= 1
    return endings


async def meet(url: str, game: str, *seats: str, **wish: object) -> tuple[Person, Person, str]:
    """Ann and Ben at a new table; Ben takes the open seat."""
    ann, ben = await guests(url, "Ann", "Ben")
    table = await ann.open(url, game, *seats, **wish)
    await ben.sit(url, table, seats.index("open"))
    return ann, ben, table["id"]


def decisions_in(entries: Iterable[Entry]) -> int:
    """How many decisions stand after these entries."""
    kinds = Counter(type(entry.event) for entry in entries)
    return kinds[Moved] - kinds[Undone]


async def notebook(database: str, table: str) -> tuple[Room, list[Entry]]:
    """A table as the database has it."""
    engine = engine_for(database)
    try:
        async with engine.connect() as connection:
            entries = await read_entries(connection, table, 0)
        return await load_room(Database(engine), table), entries
    finally:
        await engine.dispose()


@dataclass
class Audit:
    """What became of the commands of some players."""

    acknowledged: int = 0
    lost: int = 0  # acknowledged, and not stored as they were given
    doubled: int = 0  # stored twice, or two answers to one question
    contradicted: int = 0  # refused, and stored all the same

    def __add__(self, other: "Audit") -> "Audit":
        return Audit(*(one + two for one, two in zip(astuple(self), astuple(other), strict=True)))

    def holds(self) -> bool:
        return not (self.lost or self.doubled or self.contradicted)


async def audit(database: str, *players: Player) -> Audit:
    """The commands of players at one table, beside what is stored."""
    _, entries = await notebook(database, players[0].table)
    stored = Counter((entry.account, entry.command) for entry in entries if entry.command)
    by_command = {(entry.account, entry.command): entry for entry in entries if entry.command}
    found = Audit(doubled=sum(n - 1 for n in stored.values()) + repeated(entries))
    for player in players:
        account = player.person.account
        found.acknowledged += len(player.done)
        for id, said in player.done.items():
            entry = by_command.get((account, id))
            moved = said["type"] == "move"
            if entry is None or (moved and (entry.event, entry.seat) != (Moved(said["code"]), said["seat"])):
                found.lost += 1
        found.contradicted += sum((account, id) in by_command for id in player.refused)
    return found


def repeated(entries: Sequence[Entry]) -> int:
    """Entries that have the number of another one, or leave one out."""
    return sum(entry.seq != at for at, entry in enumerate(entries))


async def check(database: str, url: str, *players: Player) -> Room:
    """Nothing that was acknowledged is lost, nothing is there twice, and the record holds."""
    table = players[0].table
    room, entries = await notebook(database, table)
    found = await audit(database, *players)
    assert found.holds(), found
    assert len(room.codes) == decisions_in(entries)
    document = await players[0].person.ask(url, f"/api/tables/{table}/record")
    assert document == json.loads(json.dumps(room.record()))
    for made, _ in records.replay(records.from_document(document)):  # noqa: B007 the last one counts
        pass
    assert made == len(room.codes)
    return room
