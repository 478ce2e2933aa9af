"""What people are told outside the page: once, in time, in their language, where they want it, and nothing hidden."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from icalendar import Calendar
from limits import parse
from msgspec.structs import replace
from sqlalchemy import func, insert, select, update

from saloon.kernel.errors import Malformed
from saloon.kernel.game import find_game
from saloon.server import terms, wire
from saloon.server.deals.days import begins, setup_in, week_of
from saloon.server.deals.duels import new_plan
from saloon.server.hub import Hub
from saloon.server.notify import push
from saloon.server.notify.letters import Happening, item_of
from saloon.server.notify.notifier import RETRIES, SENDING
from saloon.server.notify.push import Subscription, check_endpoint, check_subscription, is_public
from saloon.server.notify.wishes import Wishes
from saloon.server.people.who import Who
from saloon.server.process.config import PUSH_SERVICES, Settings, push_hosts, read_settings
from saloon.server.process.limits import RATES
from saloon.server.storage.documents import SeatSummary, Summary
from saloon.server.storage.schema import (
    ACCOUNTS,
    NOTIFY_CHANNELS,
    NOTIFY_LETTERS,
    NOTIFY_NOTES,
    NOTIFY_WISHES,
    SESSIONS,
    TRIES,
)
from saloon.server.table.room import Room
from saloon.words import LANGUAGES, Words
from tests.server.conftest import Pair, hub
from tests.server.posts import Browser, Mailbox, PushService, mail_server, push_service
from tests.server.visitors import House, Visitor, opened, quick_hashes

ANN, BEN, CLEO = Who("ann1", "Ann"), Who("ben1", "Ben"), Who("cleo1", "Cleo")
GRACE, EVERY = 600, 3_600
USUAL = Wishes(quiet=False, grace=GRACE, every=EVERY)
PASSWORD = "correct horse battery"


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mail_server() as found:
        yield found


class Clock:
    """The time of some houses, which can be set forward; the loops of their notifiers rest."""

    def __init__(self, *houses: Hub) -> None:
        self.houses = houses
        self.passed = 0.0
        for house in houses:
            house.notifier.settings = replace(house.notifier.settings, push_private=True)
            house.notifier.settle = 0.0
            for task in house.tasks:
                if task.get_name() == "notifier":
                    task.cancel()

    @property
    def ahead(self) -> float:
        return self.passed

    @ahead.setter
    def ahead(self, seconds: float) -> None:
        more, self.passed = seconds - self.passed, seconds
        for house in self.houses:
            house.database.began += more
            left = house.presences.left
            for who in left:
                left[who] -= more


async def enrol(house: Hub, *people: Who) -> None:
    async with house.engine.begin() as connection:
        for who in people:
            row = {"id": who.account, "name": who.name, "kind": "guest", "settings": {}, "created": 0.0}
            await connection.execute(insert(ACCOUNTS).values(**row))
            session = {"digest": f"of {who.account}", "account": who.account, "created": 0.0, "expires": 4e9}
            await connection.execute(insert(SESSIONS).values(**session))


async def tell(house: Hub, who: Who, browser: Browser, wishes: Wishes = USUAL) -> None:
    """This person wants to be told here."""
    store, now = house.notifier.store, house.now() - 1.0
    await store.wish(who.account, wishes, now)
    await store.subscribe(who.account, f"of {who.account}", Subscription(**browser.subscription()), "Firefox", now)


async def game_of_two(house: Hub) -> Room:
    """Ann has opened it, Ben sits down, and it begins."""
    wanted = wire.NewTable("revolver", [wire.SeatWish("me"), wire.SeatWish("open")], pace=0)
    room = await house.referee.open(ANN, wanted)
    await house.referee.command(BEN, wire.Sit(table=room.id, id="sit", seat=1, invite=room.invite))
    return (await house.referee.hold(room.id)).room


async def give_the_turn_to(house: Hub, table: str, who: Who) -> None:
    """The others answer until this person has to."""
    for n in range(400):
        room = (await house.referee.hold(table)).room
        seat = room.to_act()
        mover = ANN if room.chairs[seat].account == ANN.account else BEN
        if mover == who and n:
            return
        assert room.writer is not None
        code = room.writer.table.legal()[0]
        about = {"seat": seat, "question": room.chairs[seat].answered, "code": code}
        await house.referee.command(mover, wire.Move(table=table, id=f"{house.process}-{n}-{room.seq}", **about))
    raise AssertionError


Test = Callable[[Hub, Clock], Awaitable[None]]


def run(tmp_path: Path, test: Test, enrolled: bool = False) -> None:
    async def go() -> None:
        async with hub(f"sqlite+aiosqlite:///{tmp_path}/house.db") as house:
            clock = Clock(house)
            if not enrolled:
                await enrol(house, ANN, BEN)
            await test(house, clock)

    asyncio.run(go())


# Web push


def test_whoever_is_away_is_told_that_it_is_their_turn_after_a_while_and_once(
    tmp_path: Path, service: PushService
) -> None:
    async def test(house: Hub, clock: Clock) -> None:
        phone = Browser(service, "phone")
        await tell(house, ANN, phone)
        room = await game_of_two(house)
        await give_the_turn_to(house, room.id, ANN)
        await house.notifier.tick()
        assert service.requests == [], "not before the grace time"
        clock.ahead = GRACE + 1
        for _ in range(3):
            await house.notifier.tick()
        [message] = phone.received()
        assert message["title"] == "Your turn: Revolver"
        assert message["body"] == "With Ben"
        assert message["path"] == f"/t/{room.id}"
        assert message["language"] == "en"
        clock.ahead += 10 * EVERY
        await house.notifier.tick()
        assert len(service.requests) == 1, "the same turn is not told again"
        await give_the_turn_to(house, room.id, ANN)
        await house.notifier.tick()
        clock.ahead += GRACE
        await house.notifier.tick()
        assert len(phone.received()) == 2, "the next turn is"

    run(tmp_path, test)


def test_a_push_service_sees_who_signs_and_how_long_it_keeps_it_but_nothing_of_the_message(
    tmp_path: Path, service: PushService
) -> None:
    async def test(house: Hub, clock: Clock) -> None:
        await tell(house, ANN, Browser(service, "phone"))
        room = await game_of_two(house)
        await give_the_turn_to(house, room.id, ANN)
        clock.ahead = GRACE + 1
        await house.notifier.tick()
        [(_, headers, body)] = service.requests
        assert service.is_signed(headers, (await house.notifier.keys()).public)
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        assert re.fullmatch(r"[A-Za-z0-9_-]{1,32}", headers["topic"])
        for word in (b"Ben", b"Revolver", room.id.encode()):
            assert word not in body
        assert (len(body) - 16 - 1 - 86) % 512 == 0, "its length tells nothing: head, tag and delimiter aside"

    run(tmp_path, test)


def test_whoever_plays_alone_against_bots_is_told_nothing(tmp_path: Path, service: PushService) -> None:
    async def test(house: Hub, clock: Clock) -> None:
        await tell(house, ANN, Browser(service, "phone"))
        seats = [wire.SeatWish("me"), wire.SeatWish("bot", bot="deputy")]
        await house.referee.open(ANN, wire.NewTable("revolver", seats, pace=0))
        clock.ahead = GRACE + 1
        await house.notifier.tick()
        assert service.requests == []

    run(tmp_path, test)


def test_whoever_hosts_is_told_that_someone_sat_down_and_both_that_the_game_is_over(
    tmp_path: Path, service: PushService
) -> None:
    async def test(house: Hub, clock: Clock) -> None:
        anns, bens = Browser(service, "ann"), Browser(service, "ben")
        await tell(house, ANN, anns)
        await tell(house, BEN, bens, replace(USUAL, language="de"))
        seats = [wire.SeatWish("me"), wire.SeatWish("open"), wire.SeatWish("open")]
        room = await house.referee.open(ANN, wire.NewTable("wyatt-earp", seats, pace=0))
        await house.referee.command(BEN, wire.Sit(table=room.id, id="sit", seat=1, invite=room.invite))
        clock.ahead = GRACE + 1
        await house.notifier.tick()
        assert [message["title"] for message in anns.received()] == ["Your table has company: Wyatt Earp"]
        assert bens.received() == [], "he sat down himself"
        fill = wire.Fill(table=room.id, id="fill", seat=2, bot="greenhorn")
        await house.referee.command(ANN, fill)
        await house.referee.command(ANN, wire.Propose(table=room.id, id="1", seat=0, what="abandon"))
        await house.referee.command(BEN, wire.Answer(table=room.id, id="2", yes=True))
        clock.ahead += EVERY + GRACE
        await house.notifier.tick()
        assert anns.received()[1]["title"] == "The game is over: Wyatt Earp"
        assert bens.received() == [], "it ended with his own answer"
        await house.referee.command(ANN, wire.Rematch(table=room.id, id="3"))
        await house.notifier.tick()
        clock.ahead += EVERY + GRACE
        await house.notifier.tick()
        assert [message["title"] for message in bens.received()] == ["Revanche gewünscht: Wyatt Earp"]

    run(tmp_path, test)


def test_several_things_are_told_together_and_nothing_in_quiet_hours(tmp_path: Path, service: PushService) -> None:
    async def test(house: Hub, clock: Clock) -> None:
        phone = Browser(service, "phone")
        now = datetime.fromtimestamp(house.now(), UTC)
        begin, end = now.hour, (now.hour + 3) % 24
        quiet = replace(USUAL, quiet=True, quiet_from=begin, quiet_to=end, zone="UTC", language="fr")
        await tell(house, ANN, phone, quiet)
        rooms = [await game_of_two(house) for _ in range(3)]
        for room in rooms:
            await give_the_turn_to(house, room.id, ANN)
        clock.ahead = GRACE + 1
        await house.notifier.tick()
        over = quiet.quiet_until(house.now())
        assert over is not None
        clock.ahead += over - house.now() - 5
        await house.notifier.tick()
        assert service.requests == [], "in quiet hours"
        clock.ahead += 6
        await house.notifier.tick()
        [message] = phone.received()
        assert message["title"] == "3 nouvelles de Saloon"
        assert message["body"].count("À vous de jouer") == 3
        assert message["path"] == "/"

    run(tmp_path, test)


def test_what_happens_soon_after_a_message_waits_for_the_next_one(tmp_path: Path, service: PushService) -> None:
    async def test(house: Hub, clock: Clock) -> None:
        phone = Browser(service, "phone")
        await tell(house, ANN, phone)
        first, second, third = [await game_of_two(house) for _ in range(3)]
        await give_the_turn_to(house, first.id, ANN)
        clock.ahead = GRACE + 1
        await house.notifier.tick()
        for room in (second, third):
            await give_the_turn_to(house, room.id, ANN)
        clock.ahead += EVERY - 10
        await house.notifier.tick()
        told = len(phone.received())
        clock.ahead += 20
        await house.notifier.tick()
        assert told <= 1
        assert len(phone.received()) == told + 1

    run(tmp_path, test)


def test_who_has_played_meanwhile_is_not_told(tmp_path: Path, service: PushService) -> None:
    async def test(house: Hub, clock: Clock) -> None:
        await tell(house, ANN, Browser(service, "phone"))
        room = await game_of_two(house)
        await give_the_turn_to(house, room.id, ANN)
        await house.notifier.tick()
        await give_the_turn_to(house, room.id, BEN)
        clock.ahead = GRACE + 1
        await house.notifier.tick()
        assert service.requests == []

    run(tmp_path, test)


def test_a_wish_that_is_turned_off_is_not_told(tmp_path: Path, service: PushService) -> None:
    async def test(house: Hub, clock: Clock) -> None:
        await tell(house, ANN, Browser(service, "phone"), replace(USUAL, turn=False))
        room = await game_of_two(house)
        await give_the_turn_to(house, room.id, ANN)
        clock.ahead = GRACE + 1
        await house.notifier.tick()
        assert service.requests == []

    run(tmp_path, test)


# Several processes, and after a restart


class Client:
    """Someone who looks at a table."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.address = ""

    def changed(self, table: str, moment: Any = None) -> None: ...
    def say(self, message: Any) -> None: ...
    def leave(self, code: int, reason: str) -> None: ...


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(300):
        while not true():
            await asyncio.sleep(0.01)


def test_of_several_processes_one_tells_it_once(hubs: Pair, service: PushService) -> None:
    async def play() -> None:
        async with hubs() as (one, two):
            clock = Clock(one, two)
            await enrol(one, ANN, BEN)
            phone = Browser(service, "phone")
            await tell(one, ANN, phone)
            room = await game_of_two(two)
            await give_the_turn_to(two, room.id, ANN)
            clock.ahead = GRACE + 1
            for _ in range(3):
                await asyncio.gather(one.notifier.tick(), two.notifier.tick())
            for house in (one, two):  # even if both took the lead
                await house.notifier.scan()
            await asyncio.gather(one.notifier.compose(), two.notifier.compose())
            await asyncio.gather(one.notifier.deliver(), two.notifier.deliver())
            assert len(phone.received()) == 1
            assert (await one.notifier.keys()).public == (await two.notifier.keys()).public

    asyncio.run(play())


def test_who_is_at_the_table_on_another_process_is_told_after_leaving_it(hubs: Pair, service: PushService) -> None:
    async def play() -> None:
        async with hubs() as (one, two):
            clock = Clock(one, two)
            await enrol(one, ANN, BEN)
            phone = Browser(service, "phone")
            await tell(one, ANN, phone)
            room = await game_of_two(one)
            await give_the_turn_to(one, room.id, ANN)
            client: Any = Client(ANN)
            held = (await two.referee.hold(room.id)).room
            await two.came(client, held)
            await until(lambda: ANN.account in one.presences.accounts(room.id))
            clock.ahead = GRACE + 1
            await one.notifier.tick()
            assert service.requests == []
            two.went(client, held)
            await until(lambda: ANN.account not in one.presences.accounts(room.id))
            for _ in range(2):
                clock.ahead += GRACE + 200
                await one.notifier.tick()
            assert len(phone.received()) == 1

    asyncio.run(play())


def test_a_restart_tells_nothing_twice_and_loses_nothing_that_was_due(tmp_path: Path, service: PushService) -> None:
    phone = Browser(service, "phone")

    async def before(house: Hub, clock: Clock) -> None:
        await tell(house, ANN, phone)
        room = await game_of_two(house)
        await give_the_turn_to(house, room.id, ANN)
        await house.notifier.tick()

    async def after(house: Hub, clock: Clock) -> None:
        clock.ahead = GRACE + 1
        await house.notifier.tick()

    async def again(house: Hub, clock: Clock) -> None:
        clock.ahead = GRACE + 10 * EVERY
        await house.notifier.tick()

    run(tmp_path, before)
    assert phone.received() == []
    run(tmp_path, after, enrolled=True)
    assert len(phone.received()) == 1
    run(tmp_path, again, enrolled=True)
    assert len(phone.received()) == 1


def test_what_a_process_was_sending_when_it_died_is_not_sent_again(tmp_path: Path, service: PushService) -> None:
    async def test(house: Hub, clock: Clock) -> None:
        await tell(house, ANN, Browser(service, "phone"))
        channel = (await house.notifier.store.channels(ANN.account))[0].id
        await house.notifier.try_out(ANN.account, channel, house_words())
        async with house.engine.begin() as connection:
            taken = update(NOTIFY_LETTERS).values(until=house.now() + SENDING, tries=1)
            await connection.execute(taken)
        await house.notifier.tick()
        clock.ahead = SENDING + 1
        await house.notifier.tick()
        await house.notifier.tick()
        assert service.requests == []
        assert await count(house, NOTIFY_LETTERS) == 0

    run(tmp_path, test)


def house_words() -> Any:
    from saloon.words import Words

    return Words("en")


async def count(house: Hub, table: Any) -> int:
    async with house.engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


DAY = 86_400.0
DAILY = replace(USUAL, daily=True)


def to_midnight(house: Hub) -> float:
    """Seconds until shortly after the day has turned."""
    return DAY - house.now() % DAY + 60.0


async def open_to_all(house: Hub) -> str:
    """A deal of today that guests may play."""
    return next(deal.id for deal in await house.deals.of_days([house.deals.today()]) if not deal.members_only)


async def finish(house: Hub, deal: str, who: Who) -> None:
    """This person's try of a deal is over."""
    done = update(TRIES).where(TRIES.c.deal == deal, TRIES.c.account == who.account)
    async with house.engine.begin() as connection:
        await connection.execute(done.values(ended=house.now(), how="finished"))


def test_the_deals_of_a_new_day_are_told_once_to_those_who_want_it_and_have_not_begun(
    hubs: Pair, service: PushService
) -> None:
    async def play() -> None:
        async with hubs() as (one, two):
            clock = Clock(one, two)
            await enrol(one, ANN, BEN, CLEO)
            anns, bens, cleos = (Browser(service, name) for name in ("ann", "ben", "cleo"))
            await tell(one, ANN, anns, DAILY)
            await tell(one, BEN, bens)
            await tell(one, CLEO, cleos, DAILY)
            await one.notifier.tick()
            assert anns.received() == []  # she signed up during the day

            clock.ahead += to_midnight(one)
            await two.deals.play(CLEO, await open_to_all(one), "", 0)
            for _ in range(3):
                for house in (one, two):
                    await house.notifier.tick()
                clock.ahead += EVERY
            [message] = anns.received()
            assert (message["title"], message["path"]) == ("The deal of the day", "/today")
            assert bens.received() == cleos.received() == []

            clock.ahead += to_midnight(one)
            await two.notifier.tick()
            await one.notifier.tick()
            assert len(anns.received()) == 2

    asyncio.run(play())


def test_whoever_begins_the_deals_in_quiet_hours_is_not_told_of_them_afterwards(
    tmp_path: Path, service: PushService
) -> None:
    async def play(house: Hub, clock: Clock) -> None:
        anns, bens = Browser(service, "ann"), Browser(service, "ben")
        wishes = replace(DAILY, quiet=True, quiet_from=22, quiet_to=8)
        await tell(house, ANN, anns, wishes)
        await tell(house, BEN, bens, wishes)
        clock.ahead += to_midnight(house)
        await house.notifier.tick()
        await house.deals.play(BEN, await open_to_all(house), "", 0)
        assert anns.received() == []
        clock.ahead += 8.5 * 3_600
        await house.notifier.tick()
        assert len(anns.received()) == 1
        assert bens.received() == []

    run(tmp_path, play)


def test_whose_deal_was_played_by_somebody_is_told_so(tmp_path: Path, service: PushService) -> None:
    async def play(house: Hub, clock: Clock) -> None:
        anns = Browser(service, "ann")
        await tell(house, ANN, anns)
        times = {"opens": house.now(), "closes": 0.0}
        for id in ("aaa", "bbb"):
            row = {"id": id, "kind": "challenge", "day": "", "game": "revolver", "host": ANN.account}
            await house.deals.write({**row, **times}, setup_in(find_game("revolver"), "marshal", 0))
        await house.deals.play(ANN, "aaa", "", 0)
        await finish(house, "aaa", ANN)
        await house.deals.play(BEN, "aaa", "", 0)
        clock.ahead += 2 * GRACE
        await house.notifier.tick()
        assert anns.received() == []  # he has only begun, and her own result is no news
        await finish(house, "aaa", BEN)
        await house.notifier.tick()
        for _ in range(3):
            clock.ahead += EVERY
            await house.notifier.tick()
        [message] = anns.received()
        assert (message["title"], message["path"]) == ("Someone has played your deal", "/deal/aaa")
        await house.deals.play(BEN, "bbb", "", 0)
        await finish(house, "bbb", BEN)
        await house.notifier.tick()
        clock.ahead += EVERY
        await house.notifier.tick()
        assert [message["path"] for message in anns.received()] == ["/deal/aaa", "/deal/bbb"]

    run(tmp_path, play)


def test_in_a_match_each_side_hears_of_the_other_and_in_a_club_of_a_new_week(
    tmp_path: Path, service: PushService
) -> None:
    async def play(house: Hub, clock: Clock) -> None:
        anns, bens = Browser(service, "ann"), Browser(service, "ben")
        await tell(house, ANN, anns, DAILY)
        await tell(house, BEN, bens)
        match = await house.clubs.found(ANN, "match", "Us", "revolver", "marshal")
        await house.clubs.join(BEN, match, 1)
        club = await house.clubs.found(ANN, "club", "Ours", "revolver", "marshal")
        (deal, *_) = await house.clubs.of_week(match, None)
        await house.deals.play(BEN, deal.id, "", 0)
        await finish(house, deal.id, BEN)
        clock.ahead += GRACE
        await house.notifier.tick()
        clock.ahead += GRACE
        await house.notifier.tick()
        [message] = anns.received()
        assert (message["title"], message["path"]) == ("Someone has played in your match", f"/clubs/{match.id}")
        assert bens.received() == []

        clock.ahead += begins(week_of(house.deals.today())[0]) + 7 * DAY + 60.0 - house.now()
        await house.notifier.tick()
        assert [message["body"] for message in anns.received()[1:]] == [
            "The deal of the day.\nFresh deals in your club."
        ]
        await house.clubs.leave(ANN, club)
        clock.ahead += 7 * DAY
        await house.notifier.tick()
        assert anns.received()[-1]["title"] == "The deal of the day"

    run(tmp_path, play)


def test_who_waits_for_an_opponent_hears_that_the_match_has_begun(tmp_path: Path, service: PushService) -> None:
    async def play(house: Hub, clock: Clock) -> None:
        anns, bens = Browser(service, "ann"), Browser(service, "ben")
        await tell(house, ANN, anns)
        await tell(house, BEN, bens)
        plan = new_plan(find_game("revolver"), 2, 1, terms.Clock())
        duel = await house.clubs.found(ANN, "duel", "High noon", "revolver", "", plan)
        clock.ahead += 2 * GRACE
        await house.notifier.tick()
        assert anns.received() == []
        await house.clubs.join(BEN, duel, 1)
        for _ in range(3):
            clock.ahead += GRACE
            await house.notifier.tick()
        [message] = anns.received()
        assert (message["title"], message["path"]) == ("Your match has begun", f"/clubs/{duel.id}")
        assert bens.received() == []  # who has just joined knows it

    run(tmp_path, play)


# When it goes wrong


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_has_ended_is_removed(tmp_path: Path, service: PushService, status: int) -> None:
    async def test(house: Hub, clock: Clock) -> None:
        await tell(house, ANN, Browser(service, "phone"))
        [channel] = await house.notifier.store.channels(ANN.account)
        service.status = status
        await house.notifier.try_out(ANN.account, channel.id, house_words())
        await house.notifier.tick()
        assert await house.notifier.store.channels(ANN.account) == []
        assert await count(house, NOTIFY_LETTERS) == 0

    run(tmp_path, test)


def test_a_push_service_in_trouble_is_asked_again_a_few_times_and_no_sooner_than_it_says(
    tmp_path: Path, service: PushService
) -> None:
    async def test(house: Hub, clock: Clock) -> None:
        phone = Browser(service, "phone")
        await tell(house, ANN, phone)
        [channel] = await house.notifier.store.channels(ANN.account)
        service.status, service.retry_after = 503, "300"
        await house.notifier.try_out(ANN.account, channel.id, house_words())
        await house.notifier.tick()
        clock.ahead = 290
        await house.notifier.tick()
        assert len(service.requests) == 1
        clock.ahead = 310
        await house.notifier.tick()
        assert len(service.requests) == 2
        for _ in range(10):
            clock.ahead += RETRIES[-1] + 1
            await house.notifier.tick()
        assert len(service.requests) == 1 + len(RETRIES), "then it is given up"
        assert await count(house, NOTIFY_LETTERS) == 0
        assert len(await house.notifier.store.channels(ANN.account)) == 1, "the browser is not to blame"

    run(tmp_path, test)


def test_a_message_that_waits_for_another_try_is_dropped_when_it_is_no_longer_true(
    tmp_path: Path, service: PushService
) -> None:
    async def test(house: Hub, clock: Clock) -> None:
        await tell(house, ANN, Browser(service, "phone"))
        room = await game_of_two(house)
        await give_the_turn_to(house, room.id, ANN)
        service.status = 503
        clock.ahead = GRACE + 1
        await house.notifier.tick()
        assert len(service.requests) == 1
        service.status = 201
        await give_the_turn_to(house, room.id, BEN)
        clock.ahead += RETRIES[0] + 1
        await house.notifier.tick()
        assert len(service.requests) == 1

    run(tmp_path, test)


def test_a_browser_whose_service_refuses_again_and_again_is_given_up(tmp_path: Path, service: PushService) -> None:
    async def test(house: Hub, clock: Clock) -> None:
        await tell(house, ANN, Browser(service, "phone"))
        [channel] = await house.notifier.store.channels(ANN.account)
        service.status = 403
        for left in (1, 1, 0):
            await house.notifier.try_out(ANN.account, channel.id, house_words())
            await house.notifier.tick()
            assert len(await house.notifier.store.channels(ANN.account)) == left

    run(tmp_path, test)


# Whom a browser may name


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/x",
        "https://fcm.googleapis.com:8443/x",
        "https://user@fcm.googleapis.com/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilfcm.googleapis.com/x",
        "https://push.services.mozilla.com.evil.example/",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::1/x",
        "https://a..push.services.mozilla.com/x",  # no name at all: looking it up fails with an error of its own
        f"https://{'a' * 64}.push.services.mozilla.com/x",
        "https://.notify.windows.com/x",
        "https://a<b>.push.apple.com/x",
        "https://localhost/x",
        "https:///x",
        "https://fcm.googleapis.com/x\r\nHost: evil",
        "ftp://fcm.googleapis.com/x",
        "file:///etc/passwd",
        "x",
    ],
)
def test_only_push_services_that_the_operator_knows_are_sent_to(endpoint: str) -> None:
    for hosts in (push_hosts(Settings()), ["*"]):
        if hosts == ["*"] and "evil" in endpoint and "@" not in endpoint and "\r" not in endpoint:
            continue  # any public host, then
        with pytest.raises(Malformed, match="bad-endpoint"):
            check_endpoint(endpoint, hosts, private=False)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
        "https://web.push.apple.com/QGn",
        "https://wns2-par02p.notify.windows.com/w/?token=BQ%3d",
    ],
)
def test_the_push_services_of_the_browsers_are_known(endpoint: str) -> None:
    assert PUSH_SERVICES
    check_endpoint(endpoint, push_hosts(Settings()), private=False)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1", "2002:7f00:1::",
        "64:ff9b::7f00:1", "64:ff9b::a00:1", "fec0::1",
    ],
)  # fmt: skip
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_a_public_name_for_a_private_address_is_not_connected_to(
    service: PushService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a name resolves to is checked where the connection is made, each time."""

    async def test(house: Hub, clock: Clock) -> None:
        browser = Browser(service, "phone")
        port = service.server.server_address[1]

        async def resolves_here(*_: Any, **__: Any) -> list[Any]:
            return [(2, 1, 6, "", ("127.0.0.1", port))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolves_here)
        to = Subscription(f"http://push.example:{port}/send/phone", *list(browser.subscription().values())[1:])
        keys = await house.notifier.keys()
        outcome = await push.send(b"{}", to, keys, "mailto:x@y.example", "t", private=False)
        assert (outcome.kind, service.requests) == ("later", [])
        outcome = await push.send(b"{}", to, keys, "mailto:x@y.example", "t", private=True)
        assert (outcome.kind, len(service.requests)) == ("given", 1)

    run(tmp_path, test)


def test_keys_that_are_none_are_refused_before_anything_is_stored(service: PushService) -> None:
    fine = Browser(service, "x").subscription()
    check_subscription(Subscription(**fine), [], private=True)
    for wrong in ({"key": "A" * 87}, {"auth": "AAAA"}, {"key": fine["auth"]}):
        with pytest.raises(Malformed, match="bad-push-key"):
            check_subscription(Subscription(**{**fine, **wrong}), [], private=True)


# Wishes


def test_quiet_hours_are_those_of_the_person_also_over_midnight_and_when_the_clocks_change() -> None:
    wishes = Wishes(quiet_from=22, quiet_to=8, zone="Europe/Rome")

    def at(text: str) -> float:
        return datetime.fromisoformat(text).timestamp()

    assert wishes.quiet_until(at("2026-07-01T21:30:00+02:00")) is None
    assert wishes.quiet_until(at("2026-07-01T22:00:00+02:00")) == at("2026-07-02T08:00:00+02:00")
    assert wishes.quiet_until(at("2026-07-02T07:59:00+02:00")) == at("2026-07-02T08:00:00+02:00")
    assert wishes.quiet_until(at("2026-07-02T08:00:00+02:00")) is None
    assert wishes.quiet_until(at("2026-10-24T23:00:00+02:00")) == at("2026-10-25T08:00:00+01:00")
    assert Wishes(quiet_from=8, quiet_to=8).quiet_until(at("2026-07-02T08:00:00+00:00")) is None
    assert Wishes(quiet=False).quiet_until(at("2026-07-02T23:00:00+00:00")) is None


@pytest.fixture
def house(tmp_path: Path, box: Mailbox) -> Iterator[House]:
    about = {"push_private": True, "notify_seconds": 600.0, "public_url": "https://saloon.example"}
    with (
        quick_hashes(),
        opened(tmp_path, mail_url=box.url, mail_from="Saloon <saloon@saloon.example>", **about) as found,
    ):
        yield found


def tick(house: House, ahead: float = 0.0) -> None:
    hub = house.hub
    hub.notifier.now = lambda: hub.database.now() + ahead
    house.client.blocking_portal.call(hub.notifier.tick)


def test_wishes_are_kept_and_wrong_ones_named(house: House) -> None:
    ann = house.guest("Ann")
    assert ann.get("/api/notifications").json()["wishes"]["turn"] is True
    wanted = {"turn": False, "zone": "America/New_York", "language": "it", "quiet_from": 21}
    assert ann.ask("PUT", "/api/notifications", wanted).status_code == 200
    found = ann.get("/api/notifications").json()["wishes"]
    assert {name: found[name] for name in wanted} == wanted
    for wrong in (
        {"zone": "Tombstone"},
        {"zone": "Europe"},
        {"zone": "../x"},
        {"language": "xx"},
        {"quiet_to": 24},
        {"every": 1},
    ):
        answer = ann.ask("PUT", "/api/notifications", wrong)
        assert answer.status_code == 400, wrong
        assert next(iter(wrong)) in answer.text
    assert house.visitor().get("/api/notifications").status_code == 401


# Browsers and sessions


def subscribe(visitor: Visitor, browser: Browser) -> dict[str, Any]:
    found = visitor.post("/api/notifications/push", {**browser.subscription(), "label": "Firefox"})
    assert found.status_code == 201, found.text
    channel: dict[str, Any] = found.json()
    return channel


def channels(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.get("/api/notifications").json()["channels"]
    return found


def test_a_browser_signs_up_once_and_whoever_uses_it_next_takes_it_over(house: House, service: PushService) -> None:
    ann, ben, browser = house.guest("Ann"), house.guest("Ben"), Browser(service, "shared")
    first = subscribe(ann, browser)
    assert subscribe(ann, browser)["id"] == first["id"]
    assert len(channels(ann)) == 1
    subscribe(ben, browser)
    assert channels(ann) == []
    assert len(channels(ben)) == 1


def test_logging_out_ends_it_in_that_browser(house: House, service: PushService) -> None:
    ann = house.member("Ann", PASSWORD)
    subscribe(ann, Browser(service, "here"))
    elsewhere = house.visitor()
    assert elsewhere.post("/api/login", {"name": "Ann", "password": PASSWORD}).status_code == 201
    subscribe(elsewhere, Browser(service, "there"))
    assert len(channels(ann)) == 2
    elsewhere.post("/api/logout")
    assert len(channels(ann)) == 1


def test_an_account_is_told_in_so_many_places_at_most(house: House, service: PushService) -> None:
    ann = house.guest("Ann")
    for n in range(10):
        subscribe(ann, Browser(service, str(n)))
    refused = ann.post("/api/notifications/push", Browser(service, "eleventh").subscription())
    assert (refused.status_code, refused.json()["reason"]) == (409, "too-many-channels")


def test_a_channel_is_its_owners_alone(house: House, service: PushService) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    id = subscribe(ann, Browser(service, "phone"))["id"]
    assert ben.ask("DELETE", f"/api/notifications/channels/{id}").status_code == 404
    assert ben.post(f"/api/notifications/channels/{id}/try").status_code == 404
    assert ann.post(f"/api/notifications/channels/{id}/try").status_code == 204
    assert ann.ask("DELETE", f"/api/notifications/channels/{id}").status_code == 204
    assert channels(ann) == []


def test_without_push_hosts_there_is_no_web_push(tmp_path: Path, service: PushService) -> None:
    with opened(tmp_path, push_hosts="") as house:
        ann = house.guest("Ann")
        assert ann.get("/api/notifications").json()["key"] == ""
        refused = ann.post("/api/notifications/push", Browser(service, "x").subscription())
        assert (refused.status_code, refused.json()["reason"]) == (400, "bad-endpoint")


def test_one_tap_stops_it_without_logging_in_and_another_one_undoes_it(house: House, service: PushService) -> None:
    ann, phone = house.guest("Ann"), Browser(service, "phone")
    id = subscribe(ann, phone)["id"]
    ann.post(f"/api/notifications/channels/{id}/try")
    tick(house)
    [message] = phone.received()
    nobody = house.visitor()
    form = {"content-type": "application/x-www-form-urlencoded"}
    stopped = nobody.post(f"/api/stop/{message['stop']}", b"List-Unsubscribe=One-Click", headers=form)
    assert (stopped.status_code, stopped.json()) == (200, {"what": "push", "stopped": True})
    assert channels(ann)[0]["paused"] is True
    ann.post(f"/api/notifications/channels/{id}/try")
    tick(house)
    assert len(phone.received()) == 1
    assert nobody.post(f"/api/stop/{message['stop']}/undo").json()["stopped"] is False
    ann.post(f"/api/notifications/channels/{id}/try")
    tick(house)
    assert len(phone.received()) == 2
    forged = id + "." + "A" * 43
    assert nobody.post(f"/api/stop/{forged}").status_code == 404
    assert channels(ann)[0]["paused"] is False


# E-mail


def links(text: str) -> list[str]:
    return re.findall(r"https://saloon\.example(/\S+)", text)


def test_an_address_is_told_nothing_before_its_owner_has_opened_a_link(house: House, box: Mailbox) -> None:
    ann = house.member("Ann", PASSWORD)
    ann.ask("PUT", "/api/notifications", {"language": "de", "quiet": False})
    channel = ann.post("/api/notifications/mail", {"address": "ann@mail.example"}).json()
    assert channel["confirmed"] is False
    [asked] = box.messages
    assert asked["To"] == "ann@mail.example"
    assert asked["Subject"] == "Bestätige deine E-Mail-Adresse"
    assert ann.post(f"/api/notifications/channels/{channel['id']}/try").json()["reason"] == "not-confirmed"
    confirm = next(found for found in links(asked.get_content()) if found.startswith("/confirm/"))
    assert house.visitor().post(f"/api{confirm}x").status_code == 400
    assert house.visitor().post(f"/api{confirm}").status_code == 200
    assert channels(ann)[0]["confirmed"] is True


def confirmed(house: House, box: Mailbox, name: str = "Ann") -> Visitor:
    ann = house.member(name, PASSWORD)
    ann.ask("PUT", "/api/notifications", {"quiet": False, "grace": 0})
    assert ann.post("/api/notifications/mail", {"address": "ann@mail.example"}).status_code == 201
    confirm = next(found for found in links(box.messages.pop().get_content()) if found.startswith("/confirm/"))
    assert house.visitor().post(f"/api{confirm}").status_code == 200
    return ann


def test_an_e_mail_is_plain_text_with_links_and_one_tap_ends_it(house: House, box: Mailbox) -> None:
    ann, ben = confirmed(house, box), house.guest("Ben")
    table = ann.new_table("me", "open", "open", game="wyatt-earp")
    ben.do("sit", table["id"], "sit", seat=1, invite=table["invite"])
    tick(house, 30)
    [message] = box.messages
    assert message.get_content_type() == "text/plain"
    assert message["Subject"] == "Your table has company: Wyatt Earp"
    assert message["Auto-Submitted"] == "auto-generated"
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    told = links(message.get_content())
    assert f"/t/{table['id']}" in told
    stop = message["List-Unsubscribe"].strip("<>").removeprefix("https://saloon.example")
    assert stop.replace("/api/stop/", "/stop/") in told
    assert house.visitor().post(stop).json() == {"what": "mail", "stopped": True}
    assert channels(ann)[0]["paused"] is True


def test_guests_and_servers_without_mail_get_a_clear_answer(house: House, tmp_path: Path) -> None:
    ann = house.guest("Ann")
    assert ann.get("/api/notifications").json()["mail"] is False
    assert ann.post("/api/notifications/mail", {"address": "a@b.example"}).json()["reason"] == "mail-for-members"
    for wrong in ("nobody", "a@b", "a b@c.example", "a@b.example\r\nBcc: x@y.example", "a@b.example\n", "@b.example"):
        assert ann.post("/api/notifications/mail", {"address": wrong}).status_code == 400
    (tmp_path / "other").mkdir()
    with opened(tmp_path / "other") as other:
        ben = other.member("Ben", PASSWORD)
        assert ben.post("/api/notifications/mail", {"address": "a@b.example"}).json()["reason"] == "no-mail-here"


def test_a_mail_server_that_is_away_is_an_answer_and_not_a_crash(house: House, box: Mailbox) -> None:
    ann = house.member("Ann", PASSWORD)
    box.answer = "451 Try later"
    refused = ann.post("/api/notifications/mail", {"address": "ann@mail.example"})
    assert (refused.status_code, refused.json()["reason"]) == (503, "mail-not-sent")


def test_nobody_can_have_an_address_flooded_with_confirmations(house: House, box: Mailbox) -> None:
    answers = []
    for n in range(2):
        ann = house.member(f"Ann {chr(65 + n)}", PASSWORD)
        answers += [ann.post("/api/notifications/mail", {"address": "ann@mail.example"}).status_code for _ in range(4)]
    assert answers[-1] == 429
    assert len(box.messages) == 5


def test_one_address_can_have_few_confirmations_sent_however_many_accounts_it_has(
    house: House, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "letters", parse("3 per day"))
    members = [house.member(f"Ann {letter}", PASSWORD) for letter in "ABCD"]
    answers = [
        ann.post("/api/notifications/mail", {"address": f"ann+{n}@mail.example"}) for n, ann in enumerate(members)
    ]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert answers[-1].json()["details"]["what"] == "letters"
    assert len(box.messages) == 3


def test_one_address_adds_few_browsers_however_many_accounts_it_has(
    house: House, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "places", parse("3 per hour"))
    guests = [house.guest(f"Ann {letter}") for letter in "ABCD"]
    answers = [
        guest.post("/api/notifications/push", Browser(service, f"b{n}").subscription())
        for n, guest in enumerate(guests)
    ]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"MAIL_URL": "mail.example"}, "SALOON_MAIL_URL"),
        ({"MAIL_URL": "smtps://mail.example", "MAIL_FROM": "Saloon"}, "SALOON_MAIL_FROM"),
        ({"MAIL_URL": "smtps://mail.example", "MAIL_FROM": "a@b.example"}, "SALOON_MAIL_URL"),
        ({"MAIL_URL": "smtps://mail.example:x", "MAIL_FROM": "a@b.example"}, "SALOON_MAIL_URL"),
        ({"PUSH_CONTACT": "me"}, "SALOON_PUSH_CONTACT"),
    ],
)
def test_wrong_settings_are_named_at_the_start(given: dict[str, str], named: str) -> None:
    with pytest.raises(Malformed, match="bad-setting") as found:
        read_settings({f"SALOON_{name}": value for name, value in given.items()})
    assert found.value.field == named


# The feed


def feed_of(visitor: Visitor) -> str:
    found = visitor.post("/api/notifications/feed").json()["feed"]
    assert found
    return str(found)


def test_the_feed_has_the_games_where_it_is_my_turn_as_atom_and_as_a_calendar(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    feed = feed_of(ann)
    nobody = house.visitor()
    empty = ElementTree.fromstring(nobody.get(f"{feed}.atom").content)
    assert empty.tag == "{http://www.w3.org/2005/Atom}feed"
    assert empty.findall("{*}entry") == []
    for _ in range(2):
        table = ann.new_table("me", "open")
        ben.do("sit", table["id"], "sit", seat=1, invite=table["invite"])
    alone = ann.new_table("me", "deputy")
    mine = [table["id"] for table in ann.get("/api/tables/mine").json()["tables"] if table["my_turn"]]
    both = {*mine} - {alone["id"]}
    answer = nobody.get(f"{feed}.atom")
    assert answer.headers["content-type"].startswith("application/atom+xml")
    found = ElementTree.fromstring(answer.content)
    told = {entry.find("{*}link").get("href") for entry in found.findall("{*}entry")}  # type: ignore[union-attr]
    people = {f"https://saloon.example/t/{table}" for table in both}
    assert told <= people
    assert nobody.get(f"{feed}.atom", headers={"if-none-match": answer.headers["etag"]}).status_code == 304
    calendar = nobody.get(f"{feed}.ics")
    assert calendar.headers["content-type"].startswith("text/calendar")
    events: list[Any] = Calendar.from_ical(calendar.content).walk("VEVENT")
    assert {str(event["URL"]) for event in events} == told
    assert all(event["DTEND"].dt > event["DTSTART"].dt for event in events)


@pytest.mark.parametrize("host", ["a:b", "a:99999", "["])
def test_a_feed_is_there_whatever_its_reader_calls_the_server(tmp_path: Path, host: str) -> None:
    with opened(tmp_path) as house:
        feed = feed_of(house.guest("Ann"))
        for ending in ("atom", "ics"):
            assert house.visitor().get(f"{feed}.{ending}", headers={"host": host}).status_code == 200


def test_a_link_to_the_feed_ends_when_it_is_replaced_or_withdrawn(house: House) -> None:
    ann, nobody = house.guest("Ann"), house.visitor()
    assert ann.get("/api/notifications").json()["feed"] == ""
    first = feed_of(ann)
    assert nobody.get(f"{first}.ics").status_code == 200
    second = feed_of(ann)
    assert nobody.get(f"{first}.ics").status_code == 404
    assert nobody.get(f"{second}.ics").status_code == 200
    assert ann.ask("DELETE", "/api/notifications/feed").status_code == 204
    assert nobody.get(f"{second}.ics").status_code == 404
    third = feed_of(ann)
    assert third not in {first, second}
    for old in (first, second):
        assert nobody.get(f"{old}.atom").status_code == 404


# Going


def test_a_deleted_account_leaves_nothing_of_it_behind(house: House, service: PushService, box: Mailbox) -> None:
    ann, ben = confirmed(house, box), house.guest("Ben")
    subscribe(ann, Browser(service, "phone"))
    feed = feed_of(ann)
    table = ann.new_table("me", "open", "open", game="wyatt-earp")
    ben.do("sit", table["id"], "sit", seat=1, invite=table["invite"])
    service.status = 503
    tick(house, 30)
    everything = (NOTIFY_WISHES, NOTIFY_CHANNELS, NOTIFY_NOTES, NOTIFY_LETTERS)
    rows = [house.sql(f"SELECT count(*) FROM {table.name}")[0][0] for table in everything]
    assert all(rows), "there was something to delete"
    assert ann.post("/api/me/delete", {"password": PASSWORD}).status_code == 204
    rows = [house.sql(f"SELECT count(*) FROM {table.name}")[0][0] for table in everything]
    assert rows == [0, 0, 0, 0]
    assert house.visitor().get(f"{feed}.atom").status_code == 404


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_a_game_ended_is_told_by_names_and_never_by_a_level(language: str) -> None:
    """A bot is called as at the table; a game that was given up or called off says so."""
    words = Words(language)

    def told(game: str, summary: Summary) -> str:
        return item_of(Happening("t", "over", ""), game, summary, "a", words).text

    ann = SeatSummary("person", "Ann", "a", "")
    ben = SeatSummary("person", "Ben", "b", "")
    bot = SeatSummary("bot", "deputy", "", "deputy")
    over = Summary([ann, bot], -1, None, "finished", 1, [0, 1], "")
    assert told("wyatt-earp", over) == words("notify-winner", who=words("web-bot-name-1"))
    assert told("revolver", over) == words("notify-winner", who="McReady")
    given_up = Summary([ann, ben], -1, None, "conceded", 0, [1, 0], "", gave_up=1)
    assert told("revolver", given_up) == f"{words('web-over-conceded', who='Ben')} {words('notify-winner', who='Ann')}"
    assert told("revolver", Summary([ann, ben], -1, None, "abandoned", None, [0, 0], "")) == words("web-over-abandoned")
