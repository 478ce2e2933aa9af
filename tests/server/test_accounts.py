"""Accounts: guests, members, sessions, tokens, and what is left of those who go."""

import threading
from collections.abc import Iterator
from time import time
from typing import Any

import pytest

from saloon.kernel.errors import Illegal
from saloon.server.connection import socket as live
from saloon.server.people import accounts, names
from saloon.server.people.accounts import SESSION
from saloon.server.storage.schema import META
from tests.server.visitors import House, Visitor, opened, quick_hashes

PASSWORD = "correct horse battery"


@pytest.fixture
def house(tmp_path: Any) -> Iterator[House]:
    with quick_hashes(), opened(tmp_path) as house:
        yield house


def reason(found: Any) -> str:
    told: str = found.json()["reason"]
    return told


def login(house: House, name: str, password: str) -> Visitor:
    visitor = house.visitor()
    assert visitor.post("/api/login", {"name": name, "password": password}).status_code == 201
    return visitor


def concede(host: Visitor, table: str, seat: int) -> None:
    """A game against bots alone is over as soon as the only person gives up."""
    assert host.do("propose", table, f"give-up-{seat}", seat=seat, what="concede").status_code == 200


# Coming in


def test_a_guest_comes_in_with_a_name_alone_and_is_known_from_then_on(house: House) -> None:
    ann = house.guest("Ann")
    me = ann.get("/api/me").json()
    assert (me["name"], me["kind"], me["account"]) == ("Ann", "guest", ann.account)


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(house: House) -> None:
    found = house.visitor().post("/api/guests", {"name": "Ann"})
    flags = {flag.strip().lower() for flag in found.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert "secure" not in flags  # this server is not on https
    assert not any(flag.startswith("domain") for flag in flags)


def test_behind_https_the_cookie_is_never_sent_in_the_clear(tmp_path: Any) -> None:
    with opened(tmp_path, public_url="https://saloon.example") as house:
        found = house.visitor().post("/api/guests", {"name": "Ann"})
        assert "secure" in found.headers["set-cookie"].lower()
        assert found.headers["strict-transport-security"].startswith("max-age=")


def test_nobody_is_let_in_without_a_session(house: House) -> None:
    nobody = house.visitor()
    assert nobody.get("/api/me").status_code == 401
    assert reason(nobody.get("/api/me")) == "no-session"
    nobody.headers["cookie"] = "saloon=made-up"
    assert nobody.get("/api/me").status_code == 401


def test_a_guest_keeps_the_account_and_its_games_as_a_member(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.new_table("me", "open")
    assert ann.post("/api/members", {"name": "Annie Oakley", "password": PASSWORD}).status_code == 201
    again = login(house, "annie oakley", PASSWORD)
    me = again.get("/api/me").json()
    assert (me["account"], me["name"], me["kind"]) == (ann.account, "Annie Oakley", "member")
    assert [t["id"] for t in again.get("/api/tables/mine").json()["tables"]] == [table["id"]]
    assert reason(ann.post("/api/members", {"name": "Annie", "password": PASSWORD})) == "member-already"


@pytest.mark.parametrize(
    ("password", "refused"),
    [("short", "bad-message"), ("x" * 201, "bad-message"), ("annie oakley", "password-is-name")],
)
def test_passwords_that_would_be_guessed_first_are_refused(house: House, password: str, refused: str) -> None:
    found = house.guest("Ann").post("/api/members", {"name": "Annie Oakley", "password": password})
    assert (found.status_code, reason(found)) == (400, refused)


def test_an_unknown_name_is_answered_like_a_wrong_password(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same answer after the same amount of work: the caller cannot tell which it was."""
    house.member("Ann", PASSWORD)
    checked: list[str] = []
    verify = accounts.verify

    def watched(hashed: str, password: str) -> bool:
        checked.append(hashed)
        return verify(hashed, password)

    monkeypatch.setattr(accounts, "verify", watched)
    wrong = house.visitor().post("/api/login", {"name": "Ann", "password": "not the password"})
    unknown = house.visitor().post("/api/login", {"name": "Nobody Knows", "password": "not the password"})
    assert (wrong.status_code, wrong.content) == (unknown.status_code, unknown.content) == (403, wrong.content)
    assert len(checked) == 2
    parameters = [hashed.split("$")[1:4] for hashed in checked]
    assert parameters[0] == parameters[1]


def test_hashing_does_not_stop_the_event_loop(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    where: dict[str, int] = {}
    hash, clean = accounts.HASHER.hash, names.clean_name

    def hashed(password: str) -> str:
        where["hash"] = threading.get_ident()
        return hash(password)

    def cleaned(name: str) -> str:
        where["loop"] = threading.get_ident()
        return clean(name)

    monkeypatch.setattr(accounts, "HASHER", type("Hasher", (), {"hash": staticmethod(hashed)}))
    monkeypatch.setattr(accounts, "clean_name", cleaned)
    house.member("Ann", PASSWORD)
    assert where["hash"] != where["loop"]


def test_no_secret_is_in_the_database_in_the_clear(house: House) -> None:
    ann = house.member("Ann", PASSWORD)
    token = ann.post("/api/tokens", {"label": "my bot"}).json()["secret"]
    house.sql("PRAGMA wal_checkpoint(TRUNCATE)")
    kept = house.file.read_bytes()
    assert b"$argon2id$" in kept
    for secret in (PASSWORD, token, ann.secret):
        assert secret.encode() not in kept


# Sessions


def test_a_session_ends_when_its_time_is_over(house: House) -> None:
    ann = house.guest("Ann")
    house.sql("UPDATE sessions SET expires = :now", now=time() - 1)
    assert ann.get("/api/me").status_code == 401
    assert ann.post("/api/tables", {"game": "revolver", "seats": [{"kind": "me"}, {"kind": "open"}]}).status_code == 401
    with ann.socket() as line:
        assert line.closed() == 4401


def test_a_session_in_use_is_renewed_and_a_fresh_one_left_alone(house: House) -> None:
    ann = house.guest("Ann")
    assert "set-cookie" not in ann.get("/api/me").headers
    house.sql("UPDATE sessions SET expires = :soon", soon=time() + 3600)
    found = ann.get("/api/me")
    assert f"Max-Age={int(SESSION)}" in found.headers["set-cookie"]
    [[expires]] = house.sql("SELECT expires FROM sessions")
    assert expires > time() + SESSION - 60
    assert ann.get("/api/me").status_code == 200


def test_logging_out_ends_the_session_and_its_sockets_but_no_other(house: House) -> None:
    house.member("Ann", PASSWORD)
    phone, desk = login(house, "Ann", PASSWORD), login(house, "Ann", PASSWORD)
    with phone.socket() as on_phone, desk.socket() as on_desk:
        on_phone.greet()
        on_desk.greet()
        secret = phone.secret
        assert phone.post("/api/logout").status_code == 204
        assert on_phone.closed() == 4401
        on_desk.say("ping", n=1)
        assert on_desk.hear("pong")["n"] == 1
    phone.headers["cookie"] = f"saloon={secret}"
    assert phone.get("/api/me").status_code == 401
    assert desk.get("/api/me").status_code == 200


def test_a_new_password_ends_all_other_sessions(house: House) -> None:
    ann = house.member("Ann", PASSWORD)
    thief = login(house, "Ann", PASSWORD)
    with thief.socket() as line:
        line.greet()
        wrong = ann.ask("PUT", "/api/me/password", {"old": "not the password", "new": "a new password"})
        assert (wrong.status_code, reason(wrong)) == (403, "wrong-password")
        assert ann.ask("PUT", "/api/me/password", {"old": PASSWORD, "new": "a new password"}).status_code == 204
        assert line.closed() == 4401
    assert thief.get("/api/me").status_code == 401
    assert ann.get("/api/me").status_code == 200
    assert house.visitor().post("/api/login", {"name": "Ann", "password": PASSWORD}).status_code == 403
    login(house, "Ann", "a new password")


def test_one_can_log_out_everywhere_else(house: House) -> None:
    ann = house.member("Ann", PASSWORD)
    other = login(house, "Ann", PASSWORD)
    assert ann.post("/api/logout/elsewhere").status_code == 204
    assert (ann.get("/api/me").status_code, other.get("/api/me").status_code) == (200, 401)


def test_a_session_that_ended_in_another_process_ends_its_sockets_here(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    with ann.socket() as gone, bob.socket() as stays:
        gone.greet()
        stays.greet()
        house.sql("DELETE FROM sessions WHERE account = :account", account=ann.account)
        portal, state = house.client.blocking_portal, house.client.app.state
        portal.call(live.look_round, state.hub, state.accounts)
        assert gone.closed() == 4401
        stays.say("ping", n=1)
        assert stays.hear("pong")["n"] == 1


# Names and preferences


@pytest.mark.parametrize(
    "name", ["Ann", "Zoë", "O'Neil", "Łukasz", "李小龙", "田中 たろう", "김철수", "Анна", "Ann 2", "שלום"]
)
def test_names_of_all_people_are_welcome(name: str) -> None:
    assert names.clean_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "", "   ", "x" * 25, "123", "...", "a\x00b", "a\nb", "a\u202eb", "a\u200bb", "a\u2066b", "\u3164", "a\u115fb",
        "a\ufe0fb", "\ue000", "😀",
        "<b>Ann</b>", "Ann; DROP TABLE accounts", "Аnn", "Pαul", "Z\u0301\u0302\u0303\u0304",
        "\u0301Ann", "a--b", "ann@home",
    ],
)  # fmt: skip
def test_names_that_cannot_be_seen_or_pass_for_others_are_refused(name: str) -> None:
    with pytest.raises(Illegal) as refused:
        names.clean_name(name)
    assert refused.value.reason == "bad-name"


@pytest.mark.parametrize(
    "name", ["Saloon", "admin", "ADM1N", "Ranger", "d-e-p-u-t-y", "marsha1", "Wyatt Earp", "Revo1ver", "Ádmin"]
)
def test_nobody_passes_for_the_house_or_its_bots(name: str) -> None:
    with pytest.raises(Illegal) as refused:
        names.clean_name(name)
    assert refused.value.reason == "name-reserved"


def test_no_two_members_can_be_taken_for_each_other(house: House) -> None:
    house.member("Paul", PASSWORD)
    for name in ("paul", "P.aul", "Pául", "Paui", "РаuI"[:1] + "aul"):
        found = house.visitor().post("/api/guests", {"name": name})
        assert reason(found) in {"name-taken", "bad-name"}, name
    bob = house.guest("Bob")
    assert reason(bob.post("/api/members", {"name": "PAUL", "password": PASSWORD})) == "name-taken"
    assert reason(bob.ask("PATCH", "/api/me", {"name": "pau1"})) == "name-taken"


def test_guests_may_share_a_name(house: House) -> None:
    assert house.guest("Ann").account != house.guest("Ann").account


def test_a_member_changes_the_name_and_logs_in_with_the_new_one(house: House) -> None:
    ann = house.member("Ann", PASSWORD)
    assert ann.ask("PATCH", "/api/me", {"name": "Belle Starr"}).json()["name"] == "Belle Starr"
    login(house, "Belle Starr", PASSWORD)
    house.guest("Ann")  # the old name is free again


def test_preferences_are_kept_and_unknown_ones_refused(house: House) -> None:
    ann = house.guest("Ann")
    wanted = {"language": "fr", "volume": 0, "zen": True}
    assert ann.ask("PATCH", "/api/me", {"preferences": wanted}).status_code == 200
    kept = ann.get("/api/me").json()["preferences"]
    assert wanted.items() <= kept.items()
    wrongs: list[Any] = [{"language": "xx"}, {"volume": 101}, {"evil": "x" * 1000}, {"zen": "yes"}, []]
    for wrong in wrongs:
        assert ann.ask("PATCH", "/api/me", {"preferences": wrong}).status_code == 400
    assert ann.get("/api/me").json()["preferences"] == kept


# Tokens


def test_a_program_plays_by_its_token_and_the_chairs_say_so(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    token = ann.post("/api/tokens", {"label": "my bot"}).json()
    program = ann.with_token(token["secret"])
    assert program.get("/api/me").json()["kind"] == "program"
    table = bob.new_table("me", "open")
    assert [chair["program"] for chair in table["chairs"]] == [False, False]
    assert program.do("sit", table["id"], "1", seat=1, invite=table["invite"]).status_code == 200
    chairs = bob.get(f"/api/tables/{table['id']}").json()["chairs"]
    assert [(chair["account"], chair["program"]) for chair in chairs] == [(bob.account, False), (ann.account, True)]
    assert ann.new_table("me", "open")["chairs"][0]["program"] is False
    assert program.new_table("me", "open")["chairs"][0]["program"] is True


def test_a_token_is_shown_once_and_cannot_change_the_account(house: House) -> None:
    ann = house.guest("Ann")
    token = ann.post("/api/tokens", {"label": "my bot"}).json()
    listed = ann.get("/api/tokens").json()
    assert [(t["id"], t["label"], t["secret"]) for t in listed] == [(token["id"], "my bot", "")]
    program = ann.with_token(token["secret"])
    for found in (
        program.post("/api/tokens", {"label": "another"}),
        program.get("/api/tokens"),
        program.ask("PATCH", "/api/me", {"name": "Belle"}),
        program.post("/api/members", {"name": "Belle", "password": PASSWORD}),
        program.post("/api/me/delete", {}),
        program.post("/api/logout/elsewhere"),
    ):
        assert (found.status_code, reason(found)) == (403, "people-only")


def test_a_revoked_token_opens_no_door_and_closes_those_it_opened(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    token = ann.post("/api/tokens", {"label": "my bot"}).json()
    program = ann.with_token(token["secret"])
    assert bob.ask("DELETE", f"/api/tokens/{token['id']}").status_code == 404  # it is not his
    with program.socket() as line:
        line.greet()
        assert ann.ask("DELETE", f"/api/tokens/{token['id']}").status_code == 204
        assert line.closed() == 4401
    found = program.get("/api/me")
    assert (found.status_code, reason(found)) == (401, "unknown-token")
    assert ann.ask("DELETE", f"/api/tokens/{token['id']}").status_code == 404


def test_nobody_has_more_tokens_than_he_can_keep_in_mind(house: House) -> None:
    ann = house.guest("Ann")
    for n in range(accounts.MOST_TOKENS):
        assert ann.post("/api/tokens", {"label": f"bot {n}"}).status_code == 201
    assert reason(ann.post("/api/tokens", {"label": "one more"})) == "too-many-tokens"


# Going


def test_a_club_goes_on_without_its_founder_and_is_gone_with_its_last_member(house: House) -> None:
    ann, bob = house.member("Annabelle", PASSWORD), house.guest("Bob")
    club = ann.post("/api/clubs", {"name": "Ours", "game": "revolver"}).json()["id"]
    bob.post(f"/api/clubs/{club}/join", {})
    assert ann.post("/api/me/delete", {"password": PASSWORD}).status_code < 300
    board = bob.get(f"/api/clubs/{club}").json()
    assert [row["name"] for row in board["rows"]] == ["Bob"]
    assert board["club"]["hosted"]
    assert "Annabelle" not in str(board)
    assert bob.post("/api/me/delete", {}).status_code < 300
    assert house.visitor().get(f"/api/clubs/{club}").json()["reason"] == "no-such-club"
    assert house.sql("select * from clubs") == []


def test_of_an_account_that_is_deleted_the_games_stay_and_the_name_does_not(house: House) -> None:
    ann, bob = house.member("Annabelle", PASSWORD), house.guest("Bob")
    over = ann.new_table("me", "deputy")["id"]
    concede(ann, over, 0)
    running = bob.new_table("me", "open", public=True)
    assert ann.do("sit", running["id"], "1", seat=1).status_code == 200
    waiting = bob.new_table("me", "open", "open", game="wyatt-earp", public=True)["id"]
    assert ann.do("sit", waiting, "1", seat=2).status_code == 200
    alone, both = [ann.post("/api/clubs", {"name": name, "game": "revolver"}) for name in ("Annabelles", "Together")]
    assert (alone.status_code, both.status_code) == (201, 201)
    assert bob.post(f"/api/clubs/{both.json()['id']}/join", {}).status_code == 200
    program = ann.with_token(ann.post("/api/tokens", {"label": "mine"}).json()["secret"])
    assert program.post("/api/challenges", {"game": "revolver"}).status_code == 201
    with ann.socket() as talk:
        talk.say("watch", table=running["id"])
        talk.say("say", table=running["id"], id="1", text="Howdy")
        talk.hear("said")
    with bob.socket() as line:
        line.say("watch", table=running["id"])
        line.hear("news")
        assert reason(ann.post("/api/me/delete", {"password": "not the password"})) == "wrong-password"
        assert ann.get("/api/me").status_code == 200
        secret = ann.secret
        assert ann.post("/api/me/delete", {"password": PASSWORD}).status_code == 204
        news = line.hear("news", lambda news: news["chairs"][1]["name"] != "Annabelle")
        assert (news["chairs"][1]["name"], news["chairs"][1]["bot"]) == (names.NEUTRAL, "deputy")
    ann.headers["cookie"] = f"saloon={secret}"
    assert ann.get("/api/me").status_code == 401
    assert house.visitor().post("/api/login", {"name": "Annabelle", "password": PASSWORD}).status_code == 403
    assert bob.get(f"/api/tables/{running['id']}").json()["status"] == "running"
    assert bob.get(f"/api/tables/{waiting}").json()["chairs"][2]["kind"] == "open"
    house.sql("PRAGMA wal_checkpoint(TRUNCATE)")
    for table in ("accounts", "tables", "entries", "chat", "results", "clubs"):
        assert not any("Annabelle" in str(row) for row in house.sql(f"SELECT * FROM {table}")), table
    for table, column in (("results", "account"), ("club_members", "account"), ("challenges", "challenger")):
        assert house.sql(f"SELECT * FROM {table} WHERE {column} = :who", who=ann.account) == [], table
    assert [club["name"] for club in bob.get("/api/clubs").json()] == ["Together"]  # it has another member
    [[status]] = house.sql("SELECT status FROM tables WHERE id = :id", id=over)
    assert status == "over"
    house.guest("Annabelle")  # the name is free again


KEPT = {  # an account's number, which means nothing any more, where others' games and ratings rest on it
    "accounts": {"id"},
    "tables": {"host", "setup", "summary"},
    "members": {"account"},
    "entries": {"account"},
    "chat": {"account"},
    "reports": {"account"},
    "rated": {"body"},
    "clubs": {"plan"},
}


def test_of_a_deleted_account_no_row_of_any_table_is_left_but_a_number_in_games(house: House) -> None:
    """Deals, puzzles, ratings, clubs, challenges, statistics, subscriptions, feeds: looked for in every column."""
    ann, bob = house.member("Annabelle", PASSWORD), house.guest("Bob")
    today = [deal["id"] for deal in ann.get("/api/days").json()["deals"]]
    for deal in today:
        table = ann.post(f"/api/deals/{deal}/table", {"pace": 0}).json()
        concede(ann, table["id"], table["mine"][0])
    rated = ann.new_table("me", "deputy", rated=True, clock={"kind": "move", "seconds": 60})
    concede(ann, rated["id"], 0)
    puzzle = ann.get("/api/puzzles/next").json()
    assert ann.post(f"/api/puzzles/{puzzle['id']}/answer", {"code": puzzle["choices"][0]["code"]}).status_code == 200
    for kind in ("club", "match", "duel"):
        club = ann.post("/api/clubs", {"name": "Gang", "game": "revolver", "kind": kind}).json()["id"]
        assert bob.post(f"/api/clubs/{club}/join", {"team": 1}).status_code == 200
    secret = ann.post("/api/tokens", {"label": "mine"}).json()["secret"]
    assert ann.with_token(secret).post("/api/challenges", {"game": "revolver"}).status_code == 201
    assert ann.ask("PATCH", "/api/me", {"listed": True, "shares": True}).status_code == 200
    assert ann.ask("PUT", "/api/notifications", {"daily": True, "zone": "Europe/Rome"}).status_code == 200
    assert ann.post("/api/notifications/feed").status_code == 200
    both = ann.new_table("me", "open", public=True)
    with ann.socket() as talk, bob.socket() as line:
        line.say("sit", table=both["id"], id="1", seat=1)
        talk.say("watch", table=both["id"])
        talk.say("say", table=both["id"], id="2", text="Howdy")
        talk.hear("said")
        talk.say("mute", account=bob.account)
        wish = {"game": "revolver", "players": 2, "clock": {"kind": "move", "seconds": 90}, "patience": None}
        talk.say("seek", id="4", **wish)
        talk.hear("seeking")
    written = {table.name for table in META.sorted_tables if holding(house, table.name, ann.account)}
    assert written >= {"tries", "solved", "standings", "history", "rated", "club_members", "clubs", "notify_wishes"}
    assert ann.post("/api/me/delete", {"password": PASSWORD}).status_code == 204
    for table in META.sorted_tables:
        assert holding(house, table.name, ann.account) <= KEPT.get(table.name, set()), table.name
        assert holding(house, table.name, "Annabelle") == set(), table.name
    [account] = house.sql("SELECT * FROM accounts WHERE id = :id", id=ann.account)
    assert (account.kind, account.name, account.handle, account.password) == ("gone", names.NEUTRAL, None, None)


def holding(house: House, table: str, text: str) -> set[str]:
    """The columns of a table in any row of which a text stands."""
    rows = house.sql(f"SELECT * FROM {table}")
    return {column for row in rows for column, value in row._mapping.items() if text in str(value)}
