"""`saloon.client` against a real server."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy
import pytest

from saloon.client import Asked, BlockingClient, Choice, Client, Closed, Refused, Unreachable
from saloon.client.client import last_of
from saloon.client.doors import base_of
from tests.server.conftest import Node

PAGE = Path(__file__).parents[2] / "docs" / "client.md"


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    home = tmp_path_factory.mktemp("server")
    started = Node(home / "log", f"sqlite:///{home / 'saloon.db'}").start()
    yield started
    started.stop()


def first(asked: Asked) -> Choice:
    return asked.choices[0]


def run(work: Any) -> Any:
    async def bounded() -> Any:
        async with asyncio.timeout(200):
            return await work

    return asyncio.run(bounded())


@pytest.mark.parametrize(("game", "seats"), [("wyatt-earp", 3), ("revolver", 2)])
def test_two_people_by_bots_of_their_own_play_a_whole_game_whose_deal_both_have_added_to(
    node: Node, game: str, seats: int
):
    async def whole() -> None:
        async with await Client.guest(node.url, "Ann") as ann, await Client.guest(node.url, "Ben") as ben:
            hers = await ann.open(game, ["me", "open", *["greenhorn"] * (seats - 2)], pace=0)
            his = await ben.join(hers.link)
            assert (hers.mine, his.mine) == ([0], [1])
            endings = await asyncio.gather(hers.play("marshal"), his.play("deputy"))
            assert endings[0] == endings[1]
            assert endings[0]["how"] == "finished"
            assert hers.news["fairness"]["sources"][:2] == ["player", "player"]
            assert all(hers.news["fairness"]["entropy"][:2])
            record = await ann.ask(f"tables/{hers.table}/record")
            assert (await ann.ask("verify", record))["holds"]

    run(whole())


@pytest.mark.parametrize("bot", ["champion", "ranger:20i"])
def test_bots_that_imagine_play_from_afar(node: Node, bot: str):
    async def whole() -> dict[str, Any]:
        async with await Client.guest(node.url, "Cat") as cat:
            here = await cat.open("revolver", ["me", "greenhorn"], pace=0)
            return await here.play(bot)

    assert run(whole())["how"] == "finished"


def test_one_person_on_two_seats_and_a_function_of_the_question(node: Node):
    with BlockingClient(node.url, name="Dan") as dan:
        here = dan.open("revolver", ["me", "me"], pace=0)
        assert here.play(first)["how"] == "finished"
        assert here.now.mine == [0, 1]


def test_what_is_said_is_heard_and_proposals_are_answered(node: Node):
    async def whole() -> None:
        async with await Client.guest(node.url, "Eve") as eve, await Client.guest(node.url, "Fay") as fay:
            hers = await eve.open("wyatt-earp", ["me", "open"], pace=0)
            theirs = await fay.join(hers.link)
            await hers.say("Howdy.")
            while not theirs.said:
                await theirs.changed()
            assert theirs.said[0]["text"] == "Howdy."
            while hers.news["status"] != "running":
                await hers.changed()
            await hers.propose("abandon")
            while not theirs.news["offer"]:
                await theirs.changed()
            await theirs.answer(True)
            assert (await hers.play(first))["how"] == "abandoned"

    run(whole())


def test_a_spectator_sees_no_hand_and_is_never_asked(node: Node):
    async def whole() -> None:
        async with await Client.guest(node.url, "Gus") as gus, await Client.guest(node.url, "Hal") as hal:
            his = await gus.open("revolver", ["me", "greenhorn"], pace=0)
            seen = await hal.watch(his.link)
            playing = asyncio.create_task(his.play("marshal"))
            async for news in seen:
                assert news["question"] is None
                assert news["position"] is None
                assert not (news["view"] or {}).get("hand")
            await playing

    run(whole())


def test_a_lost_connection_and_a_server_that_begins_again_lose_nothing(tmp_path: Path):
    node = Node(tmp_path / "log", f"sqlite:///{tmp_path / 'saloon.db'}").start()

    async def whole() -> dict[str, Any]:
        async with await Client.guest(node.url, "Ida") as ida:
            here = await ida.open("revolver", ["me", "greenhorn"], pace=0)
            moves = 0

            async def now_and_then(asked: Asked) -> Choice:
                nonlocal moves
                moves += 1
                if moves == 5 and ida.socket is not None:
                    await ida.socket.close()
                if moves == 10:
                    await asyncio.to_thread(node.kill)
                    await asyncio.to_thread(node.start)
                return asked.choices[0]

            return await here.play(now_and_then)

    try:
        assert run(whole())["how"] == "finished"
    finally:
        node.kill()


# What goes wrong


def test_whatever_is_wrong_is_named(node: Node):
    async def nowhere() -> None:
        async with Client("http://127.0.0.1:9", "x"):
            pass

    with pytest.raises(Unreachable, match=r"127\.0\.0\.1:9"):
        run(nowhere())
    with pytest.raises(Unreachable):
        run(Client.guest("http://127.0.0.1:9", "Jon"))
    with pytest.raises(ValueError, match="not the address of a server"):
        Client("ftp://somewhere")

    async def wrong_token() -> None:
        async with Client(node.url, "no such token"):
            pass

    with pytest.raises(Closed, match="token"):
        run(wrong_token())
    with pytest.raises(Refused, match="bad-message"):
        run(Client.guest(node.url, "x" * 30))

    async def refusals() -> None:
        async with await Client.guest(node.url, "Kay") as kay, await Client.guest(node.url, "Lee") as lee:
            with pytest.raises(Refused):
                await kay.join(f"{node.url}/j/nothing")
            with pytest.raises(Refused, match="no-such-table"):
                await kay.watch("abcdef")
            with pytest.raises(Refused, match="unknown-bot"):
                await kay.open("revolver", ["me", "nobody"])
            full = await kay.open("revolver", ["me", "greenhorn"], spectators=True)
            with pytest.raises(Refused, match="table-full"):
                await lee.join(full.link)
            while full.asked() is None:
                await full.changed()
            with pytest.raises(Refused, match="unknown-code"):
                await full.move(999_999)
            full.news = {**full.news, "question": None}  # as it is while others play, and when the game is over
            for late in (full.move(0), full.undo()):
                with pytest.raises(Refused, match="question-is-past"):
                    await late

    run(refusals())


@pytest.mark.parametrize("answer", [None, 1.0, "end", numpy.array([1, 2])])
def test_what_is_no_decision_is_told(node: Node, answer: Any):
    with BlockingClient(node.url, name="Joe") as joe, pytest.raises(TypeError, match=r"choice|scalar"):
        joe.open("revolver", ["me", "greenhorn"], pace=0).play(lambda asked: answer)


def test_while_a_plain_function_thinks_the_socket_is_served(node: Node):
    with BlockingClient(node.url, name="Kim") as kim:
        table = kim.open("revolver", ["me", "greenhorn"], pace=0)

        def asking(asked: Asked) -> Choice:
            kim.ask("me")  # answered by the thread that waits for this decision
            return asked.choices[0]

        assert table.play(asking)["how"] == "finished"


def test_without_a_connection_a_client_says_so(node: Node):
    ann = BlockingClient(node.url, name="Ann")
    with pytest.raises(RuntimeError, match="inside `with`"):
        ann.open("revolver", ["me", "open"])
    with ann:
        table = ann.open("revolver", ["me", "open"])
        with pytest.raises(RuntimeError, match="connected already"), ann:
            pass
        with pytest.raises(TypeError, match="a list such as"):
            ann.open("revolver", "me")
    with pytest.raises(RuntimeError, match="inside `with`"):
        table.say("Howdy.")

    async def forgotten() -> None:
        client = await Client.guest(node.url, "Ben")
        await client.open("revolver", ["me", "open"])

    with pytest.raises(RuntimeError, match="inside `async with`"):
        run(forgotten())
    with pytest.raises(Closed, match=r"4401: no-session .*log in"), BlockingClient(node.url):
        pass


def test_without_memory_aids_a_bot_that_imagines_says_that_it_cannot_play(node: Node):
    async def whole() -> None:
        async with await Client.guest(node.url, "Mia") as mia:
            here = await mia.open("wyatt-earp", ["me", "greenhorn"], aids=False, pace=0)
            with pytest.raises(Refused, match="no-position"):
                await here.play("marshal")

    run(whole())


def test_other_rules_are_refused():
    asked = Asked("revolver", 99, 0, 0, {}, (), {})
    with pytest.raises(Refused, match="rules-differ"):
        asked.table()


def test_links_and_addresses():
    assert base_of("saloon.example:8000/j/abc") == "http://saloon.example:8000"
    assert base_of("https://saloon.example/j/abc?x=1") == "https://saloon.example"
    assert last_of("https://saloon.example/j/abc/") == "abc"
    assert last_of("abc") == "abc"


def test_a_server_of_another_protocol_closes_for_good(node: Node, monkeypatch: pytest.MonkeyPatch):
    async def other() -> None:
        client = await Client.guest(node.url, "Ned")
        monkeypatch.setattr("saloon.client.client.PROTOCOL", 99)
        async with client:
            pass

    with pytest.raises(Closed) as closed:
        run(other())
    assert closed.value.code == 4400


# The page


# Those that need a token of an account are run by test_challenges.py.
SNIPPETS = [text for text in re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S) if "TOKEN" not in text]


@pytest.mark.parametrize("code", SNIPPETS, ids=range(len(SNIPPETS)))
def test_the_snippets_of_the_page_run(node: Node, code: str):
    exec(compile(code.replace("http://127.0.0.1:8000", node.url), PAGE.name, "exec"), {"__name__": "snippet"})


BOTS = """
from saloon.bots.bot import Bot


class Last(Bot):
    name = "last"

    def choose(self, look):
        return look.legal[-1]


class Broken(Bot):
    name = "broken"

    def choose(self, look):
        raise ZeroDivisionError
"""


def test_bots_of_installed_packages_are_offered_and_a_broken_one_stops_no_game(tmp_path: Path):
    about = tmp_path / "strangers-1.0.dist-info"
    about.mkdir()
    (tmp_path / "strangers.py").write_text(BOTS)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n")
    points = ["last = strangers:Last", "broken = strangers:Broken", "absent = nowhere:Bot"]
    (about / "entry_points.txt").write_text("\n".join(["[saloon.bots]", *points]))
    server = Node(tmp_path / "log", f"sqlite:///{tmp_path / 'saloon.db'}", PYTHONPATH=str(tmp_path)).start()
    try:
        with BlockingClient(server.url, name="Ann") as ann:
            offered = [bot["name"] for bot in ann.ask("bots")]
            assert offered[-2:] == ["last", "broken"]
            assert ann.ask("games/revolver")["bots"] == offered
            for name in ("last", "broken"):
                table = ann.open("revolver", ["me", name], pace=0)
                assert table.play("deputy")["how"] == "finished"
                assert table.now.news["chairs"][1]["name"] == name
            with pytest.raises(Refused, match="unknown-bot"):
                ann.open("revolver", ["me", "absent"])
    finally:
        server.stop()
    log = (tmp_path / "log").read_text()
    assert "bot=broken" in log
    assert "bot=last" not in log


def test_whole_numbers_of_numpy_are_codes(node: Node):
    with BlockingClient(node.url, name="Ann") as ann:
        table = ann.open("revolver", ["me", "greenhorn"], pace=0)
        for news in table:
            if news["question"]:
                table.move(numpy.int64(news["question"]["choices"][-1]["code"]))
        assert table.now.over
        other = ann.open("revolver", ["me", "greenhorn"])
        while other.asked() is None:
            ann.wait(other.now.changed())
        with pytest.raises(TypeError):
            other.move(1.5)  # type: ignore[arg-type]
