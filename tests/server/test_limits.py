"""Rate limits: counted by all processes together, refused with the time to wait, and never in the owner's way."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from limits import parse

from saloon.server.process import limits as module
from saloon.server.process.limits import RATES, Bucket, Counters, Rate
from saloon.server.rest import people
from saloon.server.storage.counters import DatabaseStorage
from saloon.server.storage.database import engine_for
from saloon.server.storage.migrate import migrate
from tests.server.client import PATIENCE
from tests.server.conftest import Houses, Node, Postgres, Redis
from tests.server.patient import APP
from tests.server.visitors import House, Visitor, opened, quick_hashes

RIGHT, WRONG = "a good password", "not the password"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with quick_hashes(), opened(tmp_path) as found:
        yield found


# Counting


def test_a_bucket_lets_so_many_through_at_once_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(module, "monotonic", lambda: now[0])
    bucket = Bucket(Rate(3, 0.5))
    assert [bucket.take("ann") for _ in range(5)] == [0, 0, 0, 2, 2]
    assert bucket.take("bob") == 0
    now[0] += 2
    assert [bucket.take("ann") for _ in range(2)] == [0, 2]
    now[0] += 1000
    assert [bucket.wait("ann") for _ in range(5)] == [0, 0, 0, 2, 4]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_counters_in_the_database_are_one_for_all_who_count_there(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    sqlite = f"sqlite+aiosqlite:///{tmp_path}/house.db"
    database = sqlite if kind == "sqlite" else request.getfixturevalue("postgres").database()
    now, rate = [1000.0], RATES["hints"]
    monkeypatch.setattr("saloon.server.storage.counters.time", lambda: now[0])
    monkeypatch.setattr(module, "time", lambda: now[0])
    monkeypatch.setattr(module, "PATIENCE", 60.0)

    async def count() -> None:
        engines = [engine_for(database) for _ in range(2)]
        await migrate(engines[0])
        both = [Counters(DatabaseStorage(engine)) for engine in engines]
        taken = await asyncio.gather(*(both[n % 2].take(rate, "ann") for n in range(rate.amount + 2)))
        assert sorted(taken) == [0] * rate.amount + [60, 60]
        assert await both[0].take(rate, "bob") == 0
        now[0] += 45
        assert await both[1].take(rate, "ann") == 15
        now[0] += 15
        assert await both[0].take(rate, "ann") == 0
        assert [await both[1].take(rate, "ann") for _ in range(rate.amount)][-1] == 60
        await both[0].forget(rate, "ann")
        assert await both[1].take(rate, "ann") == 0
        for engine in engines:
            await engine.dispose()

    asyncio.run(count())


def wrong_password(node: Node, name: str = "Ann", address: str = "127.0.0.1") -> httpx.Response:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=PATIENCE) as client:
        return client.post(f"{node.url}/api/login", json={"name": name, "password": WRONG})


@pytest.mark.parametrize("kind", ["redis", "postgresql"])
def test_two_processes_count_together_and_say_how_long_to_wait(
    kind: str, houses: Houses, redis: Redis, postgres: Postgres
) -> None:
    database, channel = (postgres.database(), "postgresql") if kind == "postgresql" else ("", redis.url)
    settings = {"SALOON_CHANNEL_URL": channel, "SALOON_LIMITS": "true"}
    nodes = [houses.open(database, begin=False, **settings) for _ in range(2)]
    for node in nodes:
        node.app = APP
        node.start()
    most = RATES["passwords"].amount
    name = f"Ann {kind}"  # the Redis is shared with other tests
    assert [wrong_password(nodes[n % 2], name).status_code for n in range(most)] == [403] * most
    for node in nodes:
        found = wrong_password(node, name)
        assert found.status_code == 429
        told = found.json()
        assert told["reason"] == "too-fast"
        assert told["details"]["what"] == "passwords"
        assert 0 < told["details"]["seconds"] == int(found.headers["retry-after"]) <= RATES["passwords"].get_expiry()
    assert wrong_password(nodes[0], name, "127.0.0.2").status_code == 403


def test_a_store_that_is_away_takes_nobody_down_and_each_process_counts_for_itself(houses: Houses) -> None:
    redis = Redis()
    redis.start()
    node = houses.open(SALOON_CHANNEL_URL=redis.url, SALOON_LIMITS="true")
    assert wrong_password(node).status_code == 403
    redis.stop()
    most = RATES["passwords"].amount
    assert [wrong_password(node).status_code for _ in range(most + 1)] == [403] * most + [429]
    assert node.log.read_text().count("limits-not-shared") == 1


# Wrong passwords


class Places:
    """Where requests come from."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = ""
        patch.setattr(people, "address", lambda _: self.now)

    def login(self, visitor: Visitor, place: str, password: str, name: str = "Ann") -> int:
        self.now = place
        return visitor.post("/api/login", {"name": name, "password": password}).status_code


def test_thirty_wrong_passwords_from_three_addresses_do_not_lock_the_owner_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.member("Ann", RIGHT)
    places = Places(monkeypatch)
    tried = [places.login(house.visitor(), f"192.0.2.{n % 3}", WRONG) for n in range(33)]
    assert tried == [403] * 30 + [429] * 3
    assert places.login(house.visitor(), "198.51.100.7", RIGHT) == 201


def test_the_right_password_on_a_known_device_works_whatever_others_try_elsewhere(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner = house.member("Ann", RIGHT)
    owner.post("/api/logout")
    places = Places(monkeypatch)
    most = RATES["guesses"].amount
    tried = [places.login(house.visitor(), f"192.0.2.{n // 10}", WRONG) for n in range(most + 1)]
    assert tried == [403] * most + [429]
    assert places.login(house.visitor(), "198.51.100.7", RIGHT) == 429  # nobody knows this device
    assert places.login(owner, "192.0.2.1", RIGHT) == 201  # even from an address that guesses
    own = RATES["devices"].amount
    assert [places.login(owner, "x", WRONG) for _ in range(own + 1)] == [403] * own + [429]


@pytest.mark.parametrize("made_up", ["", ".", "x.y", "saloon", "%C3%A9.%ED%A0%80"])
def test_a_device_cannot_be_made_up_or_lent_to_another_account(
    house: House, monkeypatch: pytest.MonkeyPatch, made_up: str
) -> None:
    ann, bob = house.member("Ann", RIGHT), house.member("Bob", RIGHT)
    bob_device = bob.device.partition("=")[2]
    places, eve = Places(monkeypatch), house.visitor()
    for _ in range(RATES["passwords"].amount):
        places.login(eve, "192.0.2.1", WRONG)
    for kept in (made_up, bob_device):
        eve.device = f"saloon-device-{ann.account}={kept}"
        assert places.login(eve, "192.0.2.1", RIGHT) == 429


def test_a_new_password_ends_the_trust_in_all_other_devices(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    owner = house.member("Ann", RIGHT)
    places, old = Places(monkeypatch), owner.device
    assert owner.ask("PUT", "/api/me/password", {"old": RIGHT, "new": "another password"}).status_code == 204
    assert owner.device != old
    stolen = house.visitor()
    stolen.device = old
    for _ in range(RATES["passwords"].amount):
        places.login(stolen, "192.0.2.1", WRONG)
    assert places.login(stolen, "192.0.2.1", "another password") == 429
    assert places.login(owner, "192.0.2.1", "another password") == 201


def test_a_right_password_forgets_the_wrong_ones_before_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.member("Ann", RIGHT)
    places = Places(monkeypatch)
    for _ in range(3):
        new = house.visitor()
        assert [places.login(new, "192.0.2.1", WRONG) for _ in range(8)] == [403] * 8
        assert places.login(new, "192.0.2.1", RIGHT) == 201


# Refusals


def test_what_is_asked_too_often_is_refused_for_whoever_asks_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "hints", parse("3 per hour"))
    ann, bob = house.guest("Ann"), house.guest("Bob")
    for visitor in (ann, bob):
        table = visitor.new_table("me", "me")["id"]
        with visitor.socket() as line:
            line.say("watch", table=table)
            news = line.hear("news", lambda news: news["question"] is not None)
            seat = news["seat"] if news["question"] else 0
            answers: list[dict[str, Any]] = []
            for n in range(4):
                line.say("hint", table=table, id=f"h{n}", seat=seat)
                answers.append(line.hear("hints" if n < 3 else "refused"))
        assert answers[-1]["reason"] == "too-fast"
        assert answers[-1]["details"]["what"] == "hints"
        assert 0 < answers[-1]["details"]["seconds"] <= 3600


def test_guests_of_one_address_are_limited(house: House) -> None:
    most = RATES["accounts"].amount
    found = [house.visitor().post("/api/guests", {"name": f"Ann {n}"}) for n in range(most + 1)]
    assert [answer.status_code for answer in found] == [201] * most + [429]


def test_one_address_founds_few_clubs_however_many_guests_it_has(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "clubs", parse("2 per hour"))
    club = {"name": "Tuesday gang", "game": "revolver"}
    founded = [house.guest(f"Ann {letter}").post("/api/clubs", club) for letter in "ABC"]
    assert [answer.status_code for answer in founded] == [201, 201, 429]
    assert founded[-1].json()["details"]["what"] == "clubs"
