"""What strangers, other sites' pages and clumsy programs cannot do."""

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog
from msgspec.structs import replace
from sqlalchemy.exc import OperationalError

from saloon.server.http.auth import neighbourhood
from saloon.server.people.accounts import Accounts
from saloon.server.process import logs
from saloon.server.process.config import Settings
from saloon.server.process.limits import Limits
from tests.server.conftest import until
from tests.server.visitors import Closed, House, opened, quick_hashes

EVIL = "https://evil.example"
NASTY = [
    "'; DROP TABLE accounts; --",
    '" OR 1=1',
    "<script>alert(1)</script>",
    "{{7*7}}",
    "${x}",
    "%s%n",
    "../../etc/passwd",
]


@pytest.fixture
def house(tmp_path: Any) -> Iterator[House]:
    with quick_hashes(), opened(tmp_path) as house:
        yield house


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Without limits, for what is asked often."""
    with opened(tmp_path_factory.mktemp("house"), limits=False) as house:
        yield house


def reason(found: Any) -> str:
    told: str = found.json()["reason"]
    return told


def unsafe_routes(house: House) -> list[tuple[str, str]]:
    return [
        (method, route.path_format.replace("{", "").replace("}", ""))
        for route in house.client.app.routes
        if hasattr(route, "methods")
        for method in route.methods - {"GET", "HEAD", "OPTIONS"}
    ]


# Other sites


def test_no_page_of_another_site_can_change_anything(open_house: House) -> None:
    ann = open_house.guest("Ann")
    routes = unsafe_routes(open_house)
    assert len(routes) > 10
    for method, path in routes:
        for headers in ({"origin": EVIL}, {"origin": "null"}, {"origin": "http://["}, {"sec-fetch-site": "cross-site"}):
            found = ann.ask(method, path, {}, headers=headers)
            assert (found.status_code, reason(found)) == (403, "foreign-origin"), (method, path)
    assert ann.get("/api/me").status_code == 200


def test_our_own_page_can(open_house: House) -> None:
    ann = open_house.guest("Ann")
    found = ann.ask("PATCH", "/api/me", {"name": "Belle"}, headers={"origin": "http://testserver.local"})
    assert found.status_code == 200


def test_where_a_public_address_is_set_the_host_header_is_not_asked(tmp_path: Any) -> None:
    """A forged or rebound host makes no other origin ours."""
    with opened(tmp_path, public_url="https://saloon.example") as house:
        ann = house.guest("Ann")
        forged = {"origin": EVIL, "host": "evil.example"}
        assert ann.ask("PATCH", "/api/me", {"name": "Belle"}, headers=forged).status_code == 403
        home = {"origin": "https://saloon.example"}
        assert ann.ask("PATCH", "/api/me", {"name": "Belle"}, headers=home).status_code == 200


def test_no_page_of_another_site_can_open_a_socket(open_house: House) -> None:
    ann = open_house.guest("Ann")
    with pytest.raises(Closed), ann.socket(origin=EVIL) as line:
        line.greet()
    with ann.socket(origin="http://testserver.local") as line:
        assert line.greet()["account"] == ann.account


def test_a_token_needs_no_origin_but_another_scheme_is_none(open_house: House) -> None:
    ann = open_house.guest("Ann")
    secret = ann.post("/api/tokens", {"label": "bot"}).json()["secret"]
    wish = {"game": "revolver", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert ann.with_token(secret).post("/api/tables", wish, headers={"origin": EVIL}).status_code == 201
    basic = {"origin": EVIL, "authorization": "Basic eDp4"}
    assert ann.post("/api/tables", wish, headers=basic).status_code in {401, 403}


def test_no_other_site_is_allowed_to_read(open_house: House) -> None:
    ann = open_house.guest("Ann")
    for found in (
        ann.get("/api/me", headers={"origin": EVIL}),
        ann.ask("OPTIONS", "/api/me", headers={"origin": EVIL, "access-control-request-method": "PATCH"}),
    ):
        assert not any(name.startswith("access-control-") for name in found.headers)


# Headers


@pytest.mark.parametrize("path", ["/api/me", "/api/games", "/nowhere", "/schema/openapi.json", "/healthz"])
def test_every_answer_is_locked_down(open_house: House, path: str) -> None:
    headers = open_house.visitor().get(path).headers
    policy = {part.split()[0]: part.split()[1:] for part in headers["content-security-policy"].split(";")}
    assert policy["default-src"] == ["'none'"]
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == ["'self'"]
    assert policy["frame-ancestors"] == policy["base-uri"] == ["'none'"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert "strict-transport-security" not in headers  # there is no https to insist on
    assert (headers.get("cache-control") == "no-store") == path.startswith("/api")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200), ("/settings", 200), ("/t/abcdef", 200), ("/nothing.png", 404), ("/api/me", 200),
        ("/api/games", 200), ("/api/nothing", 404), ("/api/tables/ff", 404), ("/schema/openapi.json", 200),
        ("/healthz", 200), ("/readyz", 200),
    ],
)  # fmt: skip
def test_head_tells_what_get_would_without_the_body(open_house: House, path: str, status: int) -> None:
    ann = open_house.guest("Ann")
    told, whole = ann.ask("HEAD", path), ann.get(path)
    if path in {"/", "/settings", "/t/abcdef"} and whole.status_code == 404:
        status = 404  # the page was not built here: it says so
    assert (told.status_code, whole.status_code, told.content) == (status, status, b"")
    for name in ("content-type", "content-length", "cache-control", "etag", "content-security-policy"):
        assert told.headers.get(name) == whole.headers.get(name)


def test_an_answer_that_fails_is_locked_down_too_and_tells_nothing(
    open_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise RuntimeError("secret inner workings")

    monkeypatch.setattr(Accounts, "wishes", fail)
    found = open_house.visitor().post("/api/guests", {"name": "Ann"})
    assert (found.status_code, reason(found)) == (500, "broken")
    assert "inner" not in found.text
    assert found.headers["x-content-type-options"] == "nosniff"


def test_when_the_database_is_away_that_is_what_is_said(open_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = open_house.guest("Ann")

    async def fail(*_: Any) -> None:
        raise OperationalError("SELECT secret", {}, Exception("gone"))

    monkeypatch.setattr(Accounts, "wishes", fail)
    found = ann.get("/api/me")
    assert (found.status_code, reason(found)) == (503, "store-unavailable")
    assert "SELECT" not in found.text


# Sizes and rates


def test_bodies_have_a_limit(open_house: House) -> None:
    ann = open_house.guest("Ann")
    found = ann.post("/api/guests", {"name": "x" * 20_000})
    assert (found.status_code, reason(found)) == (413, "too-large")
    wish = {"game": "revolver", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"x": "y" * 140_000}}
    assert ann.post("/api/tables", wish).status_code == 413
    assert ann.post("/api/verify", b"[" + b"0," * 500_000 + b"0]").status_code == 413


@pytest.mark.parametrize(
    "sent",
    [
        b"[" * 10_000,
        b'{"name":' * 1_000,
        b"\xff\xfe\x00",
        b"null",
        b"[]",
        b'"x"',
        b'{"name":"\\ud800"}',
        b'{"name":1e999}',
        b'{"name":"\xff"}',
    ],
)
def test_bodies_that_make_no_sense_are_refused(open_house: House, sent: bytes) -> None:
    found = open_house.visitor().post("/api/guests", sent)
    assert (found.status_code, reason(found)) == (400, "bad-message")


@pytest.mark.parametrize("path", ["/api/verify", "/api/replay", "/api/chances"])
def test_a_record_that_is_no_text_is_refused(open_house: House, path: str) -> None:
    found = open_house.visitor().post(path, b'{"game":"\xff"}')
    assert (found.status_code, reason(found)) == (400, "not-json")


def test_options_nested_without_end_are_refused(open_house: House) -> None:
    deep = b"[" * 900 + b"]" * 900
    wish = b'{"game":"revolver","seats":[{"kind":"me"},{"kind":"open"}],"options":{"deck":' + deep + b"}}"
    assert open_house.guest("Ann").post("/api/tables", wish).status_code == 400


def test_an_address_that_asks_without_end_is_told_to_wait(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.hub.limits.requests, "rate", replace(Limits.REQUESTS, burst=20, per_second=0.001))
    answers = [house.visitor().get("/api/phrases").status_code for _ in range(25)]
    assert answers == [200] * 20 + [429] * 5
    assert house.visitor().get("/healthz").status_code == 200


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8:0:0:ffff::2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (neighbourhood(one) == neighbourhood(other)) is same


def test_an_account_has_so_many_sockets_and_no_more(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Limits, "SOCKETS_OF_ACCOUNT", 2)
    ann, bob = house.guest("Ann"), house.guest("Bob")
    with ann.socket() as one, ann.socket() as two:
        one.greet()
        two.greet()
        with ann.socket() as three:
            assert three.closed() == 1013
        with bob.socket() as other:
            other.greet()
    with ann.socket() as again:  # the places are free again
        again.greet()
    until(lambda: not house.hub.limits.sockets and not house.hub.connections, "places are kept")


# At the table


def test_nobody_moves_on_a_foreign_seat_or_answers_another_question(open_house: House) -> None:
    ann, bob, eve = open_house.guest("Ann"), open_house.guest("Bob"), open_house.guest("Eve")
    table = ann.new_table("me", "open", public=True)["id"]
    assert bob.do("sit", table, "1", seat=1).status_code == 200
    to_act = ann.get(f"/api/tables/{table}").json()["to_act"]
    mover, waiter = [(ann, bob), (bob, ann)][to_act]
    with mover.socket() as line:
        line.say("watch", table=table)
        question = line.hear("news", lambda news: news["question"] is not None)["question"]
    right = {"seat": to_act, "question": question["number"], "code": question["choices"][0]["code"]}
    for visitor, changed, refused in (
        (waiter, {}, "not-your-seat"),
        (eve, {}, "not-your-seat"),
        (waiter, {"seat": 1 - to_act}, "not-your-turn"),
        (mover, {"seat": 3}, "not-your-seat"),
        (mover, {"question": question["number"] + 1}, "question-is-past"),
        (mover, {"question": 1_000_000}, "question-is-past"),
    ):
        found = visitor.do("move", table, "forged", **{**right, **changed})
        assert reason(found) == refused
    assert (
        mover.do("move", table, "forged", code=1_000_000, **{k: right[k] for k in ("seat", "question")}).status_code
        == 409
    )
    assert mover.do("move", table, "honest", **right).status_code == 200
    replayed = mover.do("move", table, "again", **right)
    assert reason(replayed) in {"question-is-past", "not-your-turn"}
    for command, values in (("undo", {"seat": to_act, "question": 0}), ("propose", {"seat": 0, "what": "abandon"})):
        assert reason(eve.do(command, table, "x", **values)) == "not-your-seat"
    for command in ("leave", "rematch", "return", "answer", "call-bot"):
        more: dict[str, Any] = {"yes": True} if command == "answer" else {"seat": 0} if command == "call-bot" else {}
        assert eve.do(command, table, "x", **more).status_code in {403, 409}


def test_what_is_not_shown_cannot_be_watched_by_naming_a_seat(open_house: House) -> None:
    ann, eve = open_house.guest("Ann"), open_house.guest("Eve")
    table = ann.new_table("me", "deputy", public=True)["id"]
    with eve.socket() as line:
        line.say("watch", table=table, seat=0)
        assert line.hear("refused")["reason"] == "not-your-seat"
        line.say("watch", table=table)
        assert line.hear("news")["seat"] == -1
        line.say("hint", table=table, id="h", seat=0)
        assert line.hear("refused")["reason"] == "not-your-seat"


# Words are data


@pytest.mark.parametrize("nasty", NASTY)
def test_words_of_people_are_kept_and_given_back_as_they_are(open_house: House, nasty: str) -> None:
    ann, bob = open_house.guest("Ann"), open_house.guest("Bob")
    assert reason(open_house.visitor().post("/api/guests", {"name": nasty[:24]})) == "bad-name"
    assert ann.post("/api/tokens", {"label": nasty}).status_code == 201
    assert nasty in [token["label"] for token in ann.get("/api/tokens").json()]
    table = ann.new_table("me", "open", public=True)["id"]
    with bob.socket() as heard, ann.socket() as said:
        heard.say("watch", table=table)
        heard.hear("news")
        said.say("say", table=table, id="1", text=nasty)
        told = heard.hear("said")
        assert told["text"] == nasty
        said.say("report", table=table, message=told["n"], why=nasty)
        said.say("watch", table=table, invite=nasty)
        said.hear("setup")
        said.say("watch", table=nasty)
        assert said.hear("refused")["reason"] == "bad-message"
        said.say("mute", account=nasty)
        assert said.hear("refused")["reason"] == "bad-message"
        said.say("sit", table=table, id=nasty, seat=1)
        said.say("ping", n=1)
        said.hear("pong")
    for path in ("/api/invites/", "/api/tables/", "/api/tokens/", "/api/games/"):
        method = "DELETE" if "tokens" in path else "GET"
        assert ann.ask(method, path + nasty.replace("/", "%2F").replace("%s", "%25s")).status_code in {400, 404, 405}
    wishes = {"game": "revolver", "seats": [{"kind": "me", "name": nasty[:24]}, {"kind": "open"}]}
    assert ann.post("/api/tables", wishes).status_code == 400
    for wish in (
        {"game": nasty},
        {"preset": nasty},
        {"options": {nasty: nasty}},
        {"seats": [{"kind": "bot", "bot": nasty}] * 2},
    ):
        fine = {"game": "revolver", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert ann.post("/api/tables", {**fine, **wish}).status_code == 400
    [[reported]] = open_house.sql("SELECT why FROM reports ORDER BY n DESC LIMIT 1")
    assert reported == nasty
    assert open_house.sql("SELECT count(*) FROM accounts")[0][0] > 1


def test_what_cannot_be_seen_is_left_out_of_what_is_said(open_house: House) -> None:
    ann = open_house.guest("Ann")
    table = ann.new_table("me", "open")["id"]
    with ann.socket() as line:
        line.say("watch", table=table)
        line.hear("news")
        line.say("say", table=table, id="1", text="a\u202eb\x00c\u2066d\n\n e👩\u200d🚀")
        assert line.hear("said")["text"] == "a b c d e👩\u200d🚀"
        line.say("say", table=table, id="2", text="\u200b\u202e\x00")
        assert line.hear("refused")["reason"] == "nothing-said"


# Logs


def test_logs_have_no_secrets(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    handlers, level = logging.getLogger().handlers, logging.getLogger().level
    logs.set_up(replace(Settings(), log_format="json", log_level="debug"), stream)
    try:
        with opened(tmp_path) as house:
            ann = house.guest("Ann")
            token = ann.post("/api/tokens", {"label": "bot"}).json()["secret"]
            ann.post("/api/login", {"name": "Ann", "password": "a wrong password"})
            invite = ann.new_table("me", "open")["invite"]
            ann.get(f"/api/invites/{invite}")
            ann.with_token(token).get("/api/me")

            async def fail(*_: Any) -> None:
                raise RuntimeError("broken")

            monkeypatch.setattr(Accounts, "wishes", fail)
            assert ann.get("/api/me").status_code == 500
            secrets = (ann.secret, token, "a wrong password", invite)
    finally:
        structlog.reset_defaults()
        logging.getLogger().handlers = handlers
        logging.getLogger().setLevel(level)
    written = stream.getvalue()
    assert "request-failed" in written
    assert [json.loads(line)["status"] for line in written.splitlines() if '"status"' in line]
    for secret in secrets:
        assert secret not in written
