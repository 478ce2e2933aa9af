"""The log: enough to follow a request, and no secrets."""

import asyncio
import io
import json
import logging
import re
import sqlite3

import httpx
import pytest
import structlog
from sqlalchemy.exc import IntegrityError

from saloon.games.wyatt_earp.cards import SLUGS
from saloon.kernel.errors import Illegal
from saloon.server.process import logs
from saloon.server.process.config import Settings
from tests.server.client import Line, Player, guests, play

PASSWORD = "Geheim-und-lang-9"
CHATTER = "the gold is under the old mill"


@pytest.fixture
def written():
    """Logging as a server sets it up, into a text; afterwards it is as it was."""
    root, before = logging.getLogger(), structlog.get_config()
    handlers, level = root.handlers, root.level

    def begin(**settings: str) -> io.StringIO:
        out = io.StringIO()
        logs.set_up(Settings(**settings), out)  # type: ignore[arg-type]
        return out

    yield begin
    root.handlers, root.level = handlers, level
    logging.getLogger(logs.OURS).setLevel(logging.NOTSET)
    structlog.configure(**before)


def texts(secret: bytes) -> list[str]:
    return [secret.hex(), repr(secret)[2:-1]]


@pytest.mark.parametrize("format", ["json", "text"])
def test_a_whole_evening_leaves_no_secret_in_the_log(houses, format):
    house = houses.open(SALOON_LOG_FORMAT=format, SALOON_LOG_LEVEL="debug")
    secrets = [PASSWORD, CHATTER, "ab" * 16]

    async def evening() -> None:
        ann, bob = await guests(house.url, "Ann", "Bob")
        secrets.extend(person.cookie.partition("=")[2] for person in (ann, bob))
        await ann.ask(house.url, "/api/members", {"name": "Annie", "password": PASSWORD})
        await ann.ask(house.url, "/api/login", {"name": "Annie", "password": PASSWORD})
        await ann.ask(house.url, "/api/login", {"name": "Annie", "password": PASSWORD + "x"})
        secrets.append(ann.cookie.partition("=")[2])
        token = await ann.ask(house.url, "/api/tokens", {"label": "robot"})
        secrets.append(token["secret"])
        async with httpx.AsyncClient(base_url=house.url, trust_env=False) as robot:
            await robot.get("/api/me", headers={"Authorization": f"Bearer {token['secret']}"})
            await robot.get("/api/me", headers={"Authorization": f"Bearer {token['secret']}x"})
        for game, bots in (("wyatt-earp", ["deputy"]), ("revolver", [])):
            table = await ann.open(house.url, game, "me", "open", *bots)
            secrets.append(table["invite"])
            await bob.ask(house.url, f"/api/invites/{table['invite']}")
            await bob.ask(house.url, f"/api/nowhere/{table['invite']}")
            await bob.sit(house.url, table, 1, "ab" * 16)
            await bob.reveal(house.url, table["id"], 1, "ab" * 16)
            async with Line(house.url, bob) as line:
                await line.watch(table["id"])
                await line.say(type="say", table=table["id"], id="s", text=CHATTER)
                await line.hear("said")
                await line.socket.send("{" + PASSWORD)
                await line.hear("refused")
                await line.command("move", table["id"], seat=0, question=99, code=999)
            await play(Player(ann, table["id"], [house.url], undoes=0.1), Player(bob, table["id"], [house.url]))
            await ann.ask(house.url, f"/api/tables/{table['id']}/record")

    asyncio.run(evening())
    house.stop()
    database = sqlite3.connect(house.log.parent / "house.db")
    for (seed,) in database.execute("SELECT seed FROM tables"):
        secrets.extend([*texts(seed), *texts(seed[:64])])
    secrets.extend(digest for (digest,) in database.execute("SELECT digest FROM sessions"))
    secrets.extend(digest for (digest,) in database.execute("SELECT digest FROM tokens"))
    secrets.extend(text for (text,) in database.execute("SELECT password FROM accounts WHERE password IS NOT NULL"))
    database.close()
    log = house.log.read_text()
    assert log.count("/api/live") >= 4
    assert [secret for secret in secrets if secret in log] == []
    assert [card for card in SLUGS if card in log] == []
    assert "127.0.0.1" not in log  # nor anyone’s address


def test_an_answer_carries_the_id_that_its_line_in_the_log_has(houses):
    house = houses.open(SALOON_LOG_FORMAT="json", SALOON_LOG_LEVEL="info")
    with httpx.Client(base_url=house.url, trust_env=False) as client:
        made = client.get("/api/games").headers["x-request-id"]
        kept = client.get("/api/games", headers={"x-request-id": "from-the-proxy.1"}).headers["x-request-id"]
        odd = client.get("/api/games", headers={"x-request-id": 'a"b c'}).headers["x-request-id"]
        client.get("/healthz")
    house.stop()
    lines = [json.loads(line) for line in house.log.read_text().splitlines() if line.startswith("{")]
    asked = {line["request"]: line for line in lines if line["event"] == "request"}
    assert re.fullmatch(r"[0-9a-f]{16}", made)
    assert kept == "from-the-proxy.1"
    assert re.fullmatch(r"[0-9a-f]{16}", odd)
    assert {made, kept, odd} == set(asked)
    assert (asked[made]["method"], asked[made]["path"], asked[made]["status"]) == ("GET", "/api/games", 200)


def test_the_level_is_for_our_own_lines_others_only_warn(written):
    out = written(log_level="debug", log_format="json")
    structlog.get_logger("saloon.server.x").debug("ours")
    logging.getLogger("websockets.server").info("< TEXT 'a hand'")
    logging.getLogger("uvicorn.error").debug("cookie")
    logging.getLogger("uvicorn.error").warning("theirs")
    told = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [line["event"] for line in told] == ["ours", "theirs"]
    assert written(log_level="error").getvalue() == ""
    structlog.get_logger("saloon.server.x").warning("nothing")
    assert out.getvalue().count("\n") == 2


def test_a_value_under_the_name_of_a_secret_is_hidden(written):
    out = written(log_format="json")
    structlog.get_logger("saloon.x").info("event", session_token="geheim", seed=b"geheim", table="t1")
    line = json.loads(out.getvalue())
    assert (line["session_token"], line["seed"], line["table"]) == ("***", "***", "t1")


@pytest.mark.parametrize("format", ["json", "text"])
def test_an_accident_is_logged_with_its_place_and_without_values(written, format):
    out = written(log_format=format)
    accidents: list[BaseException] = [
        Illegal("not-enough-cards", "WE-4.1", {"card": "geheim"}),
        IntegrityError("INSERT", {"seed": "geheim"}, Exception("Key (invite)=(geheim) exists")),
        KeyError("geheim"),
        BaseExceptionGroup("both", [KeyError("geheim"), RuntimeError("a plain reason")]),
    ]
    for accident in accidents:
        try:
            raise accident
        except BaseException:
            structlog.get_logger("saloon.x").exception("stumbled", table="t1")
    told = out.getvalue()
    assert "geheim" not in told
    assert told.count("test_logs.py") == len(accidents)
    for word in ("Illegal: not-enough-cards", "IntegrityError: Exception", "KeyError", "RuntimeError: a plain reason"):
        assert word in told
