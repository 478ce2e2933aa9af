"""Names: which are valid, which look alike, and that nobody can pose as someone else anywhere."""

import json
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saloon.bots import levels
from saloon.kernel.errors import Illegal
from saloon.kernel.game import games
from saloon.server.people import names
from saloon.words import LANGUAGES, one_liners
from tests.server.visitors import House, opened, quick_hashes
from tools import confusables

PASSWORD = "correct horse battery"
JANE = "Calamity Jane"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with quick_hashes(), opened(tmp_path) as house:
        yield house


def refused(name: str) -> str:
    with pytest.raises(Illegal) as error:
        names.clean_name(name)
    return error.value.reason


# What may be a name


@pytest.mark.parametrize(
    "name",
    [
        "X", "Ó", "李", "Zoë", "Jean-Luc", "O'Neil", "d'Artagnan", "Ruth B.", "Du Fu", "Đặng Văn Lâm", "Łukasz",
        "佐々木", "ローラ", "田中 たろう", "김철수", "محمد", "علی\u200cرضا", "ශ්\u200dරී", "שרה", "Νίκος",
        "Нина", "देवी", "สมชาย", "Ann 2",
    ],
)  # fmt: skip
def test_names_of_people_everywhere_stay_as_they_are(name: str) -> None:
    assert names.clean_name(name) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("O’Neil", "O'Neil"), ("Kaʻiulani", "Ka'iulani"), ("Jean‑Luc", "Jean-Luc"), (" Ann  Lee ", "Ann Lee")],
)
def test_apostrophes_hyphens_and_spaces_are_taken_as_keyboards_have_them(typed: str, shown: str) -> None:
    assert names.clean_name(typed) == shown


@pytest.mark.parametrize(
    "name", ["a\u200db", "Ann\u200c", "ˈˈ", "Сlem", "ꓢaloon", "A\u202enn", "Ann\u2069", "a\u00adb", "a\U000e0061"]
)
def test_nothing_invisible_and_no_two_scripts(name: str) -> None:
    assert refused(name) == "bad-name"


def test_the_name_that_the_page_proposes_is_possible_in_every_language() -> None:
    for language in LANGUAGES:
        assert names.clean_name(one_liners(language)["web-guest-name"])


# Whose name it is


@pytest.mark.parametrize(
    "name",
    [
        "The house", "the-house", "Das Haus", "La maison", "la casa", "HOUSE", "Server", "Saloon", "sa1oon", "Admin",
        "You", "Du", "Tu", "Vous", "deputy 2", "Deputy12", "rnarshal", "𝒟eputy", "Ｄeputy", "Clem", "Clem 3", "5aloon",
    ],
)  # fmt: skip
def test_the_server_and_its_bots_have_their_names_to_themselves(name: str) -> None:
    assert refused(name) == "name-reserved"


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_and_levels_are_reserved_in_every_language(language: str) -> None:
    words = one_liners(language)
    for game in games():
        for bot in levels.names(game):
            shown = words.get(f"level-{bot}", bot)
            assert {refused(shown), refused(f"{shown} 2")} == {"name-reserved"}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (JANE, "calamity jane"), (JANE, "CalamityJane"), (JANE, "Calamity-Jane"), (JANE, "CaIamity Jane"),
        (JANE, "Ca1amity Jane"), (JANE, "Calarnity Jane"), (JANE, "CALAMÍTY JANE"), (JANE, "Сalamity Jane"),
        ("ANNA", "ΑΝΝΑ"), ("capa", "сара"), ("ARE", "ᎪᎡᎬ"), ("BUB", "ꓐꓴꓐ"), ("Νίκος", "νίκος"), ("Нина", "НИНА"),
        ("Tom", "Torn"), ("Otto", "0tt0"),
    ],
)  # fmt: skip
def test_names_that_look_alike_have_a_key_in_common(one: str, other: str) -> None:
    assert names.handle(one) in names.keys(other)
    assert names.handle(other) in names.keys(one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anne"), ("Van", "Nan"), ("Ann", "Ann 2"), ("Jan", "Jon"), ("李", "王"), ("Нина", "Инна")],
)
def test_names_that_differ_to_the_eye_are_two(one: str, other: str) -> None:
    assert names.keys(one).isdisjoint(names.keys(other))


@pytest.mark.parametrize("letters", ["ﷺ" * 4, "ﬃ" * 8, "Ж" * 24, "ෆ" * 24])
def test_every_key_fits_its_column(letters: str) -> None:
    assert all(0 < len(key) <= names.MOST_KEY for key in names.keys(letters))


def test_look_alikes_at_one_table_are_told_apart_by_what_nobody_can_choose() -> None:
    assert names.unused("ANN", ["Ann"]) == "ANN (2)"
    assert names.unused("Ann", ["Ann", "Ann (2)", "deputy", ""]) == "Ann (3)"
    assert names.unused("Ann", ["Anne", ""]) == "Ann"
    long = names.unused("x" * 24, ["X" * 24])
    assert (len(long), long[-4:]) == (24, " (2)")
    assert refused(long) == "bad-name"


def test_the_table_of_look_alikes_is_read_from_both_forms_of_its_source(tmp_path: Path) -> None:
    own = tmp_path / "confusables.txt"
    own.write_text("\ufeff# head\n0430 ;\t0061 ;\tMA\t# a\n006D ;\t0072 006E ;\tMA\t# m\n05D5 ;\t006C ;\tMA\n", "utf-8")
    package = tmp_path / "confusables.json"
    pairs = {
        "а": ["a"],
        "a": ["а", "ɑ"],
        "ɑ": ["a"],
        "m": ["rn"],
        "rn": ["m"],
        "\u200eו\u200e": ["l"],
        "l": ["\u200eו\u200e", "1"],
        "1": ["l"],
    }
    package.write_text(json.dumps({sign: [{"c": like} for like in likes] for sign, likes in pairs.items()}), "utf-8")
    assert confusables.read(own) == {"а": "a", "m": "rn", "ו": "l"}
    assert confusables.read(package) == {"а": "a", "ɑ": "a", "m": "rn", "ו": "l", "1": "l"}


# Every way in

STRANGERS = (
    JANE,
    "CaIamity Jane",
    "calarnity jane",
    "deputy 2",
    "The house",
    "Greenhorn",
    "You",
    "A\u202enn",
    "Саlamity",
)


def reason(found: Any) -> str:
    assert found.status_code >= 400, found.text
    told: str = found.json()["reason"]
    return told


@pytest.mark.parametrize("name", STRANGERS)
def test_no_door_lets_a_stranger_in_under_such_a_name(house: House, name: str) -> None:
    house.member(JANE, PASSWORD)
    bad = {"name-taken", "name-reserved", "bad-name"}
    assert reason(house.visitor().post("/api/guests", {"name": name})) in bad
    bob = house.guest("Bob")
    assert reason(bob.ask("PATCH", "/api/me", {"name": name})) in bad
    assert reason(bob.post("/api/members", {"name": name, "password": PASSWORD})) in bad
    for seats in ([name], ["Bob", name]):  # his own seat, and that of a friend at the same screen
        wish = [{"kind": "me", "name": wished} for wished in seats] + [{"kind": "open"}] * (2 - len(seats))
        assert reason(bob.post("/api/tables", {"game": "revolver", "seats": wish})) in bad
    member = house.member("Belle", PASSWORD)
    assert reason(member.ask("PATCH", "/api/me", {"name": name})) in bad
    wish = [{"kind": "me", "name": name}, {"kind": "open"}]
    assert reason(member.post("/api/tables", {"game": "revolver", "seats": wish})) in bad


def test_a_member_has_his_own_name_at_every_seat_and_a_friend_another(house: House) -> None:
    jane = house.member(JANE, PASSWORD)
    wish = [{"kind": "me", "name": "calamity jane"}, {"kind": "me", "name": "Ann B."}]
    table = jane.post("/api/tables", {"game": "revolver", "seats": wish}).json()
    assert [chair["name"] for chair in table["chairs"]] == ["calamity jane", "Ann B."]


def test_a_guest_whose_name_a_member_has_taken_since_does_not_sit_down_with_it(house: House) -> None:
    early, bob = house.guest(JANE), house.guest("Bob")
    house.member("Somebody", PASSWORD).ask("PATCH", "/api/me", {"name": JANE})
    table = bob.new_table("me", "open")
    sit = {"seat": 1, "invite": table["invite"]}
    assert reason(early.do("sit", table["id"], "1", **sit)) == "name-taken"
    with early.socket() as line:
        line.greet()
        line.say("sit", table=table["id"], id="2", **sit)
        assert line.hear("refused")["reason"] == "name-taken"
    assert (
        reason(early.post("/api/tables", {"game": "revolver", "seats": [{"kind": "me"}, {"kind": "open"}]}))
        == "name-taken"
    )
    assert early.ask("PATCH", "/api/me", {"name": "Ann"}).status_code == 200
    assert early.do("sit", table["id"], "3", **sit).status_code == 200


def test_two_guests_who_look_alike_are_told_apart_at_the_table_and_in_the_chat(house: House) -> None:
    ann, other = house.guest("Ann"), house.guest("ANN")
    table = ann.new_table("me", "open")
    assert other.do("sit", table["id"], "1", seat=1, invite=table["invite"]).status_code == 200
    assert [chair["name"] for chair in ann.get(f"/api/tables/{table['id']}").json()["chairs"]] == ["Ann", "ANN (2)"]
    with ann.socket() as line, other.socket() as speaker:
        line.greet()
        line.say("watch", table=table["id"])
        line.hear("setup")
        speaker.greet()
        speaker.say("say", table=table["id"], id="1", text="hello")
        assert line.hear("said")["name"] == "ANN (2)"


def test_members_log_in_whatever_the_case_and_after_an_upgrade(tmp_path: Path) -> None:
    with quick_hashes():
        with opened(tmp_path) as house:
            house.member("Tom", PASSWORD)
            house.member("Νίκος", PASSWORD)
            for name in ("TOM", "tom", "νίκος", "ΝΊΚΟΣ"):
                found = house.visitor().post("/api/login", {"name": name, "password": PASSWORD})
                assert found.status_code == 201, name
            house.sql("UPDATE accounts SET handle = 'tom' WHERE name = 'Tom'")  # as an earlier version had it
        with opened(tmp_path) as house:
            assert house.visitor().post("/api/login", {"name": "Tom", "password": PASSWORD}).status_code == 201
            assert reason(house.visitor().post("/api/guests", {"name": "Torn"})) == "name-taken"
