"""The HTTP endpoints: games, tables and their lists, commands, records, statistics."""

import random
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest

from saloon import rulebook
from saloon.bots import levels
from saloon.bots.puzzles.shelf import packaged
from saloon.games.revolver import deckfile as df
from saloon.kernel.game import find_game, games
from saloon.kernel.record import from_document
from saloon.server.table.chat import PHRASES
from saloon.server.workers import replaying
from saloon.words import LANGUAGES, Words
from tests.server.conftest import Postgres, until
from tests.server.visitors import House, Visitor, opened, quick_hashes


@pytest.fixture
def house(tmp_path: Any) -> Iterator[House]:
    with opened(tmp_path) as house:
        yield house


def reason(found: Any) -> str:
    told: str = found.json()["reason"]
    return told


def ids(found: Any) -> list[str]:
    assert found.status_code == 200, found.text
    return [table["id"] for table in found.json()["tables"]]


def give_up(visitor: Visitor, table: str, seat: int, id: str = "give-up") -> None:
    assert visitor.do("propose", table, id, seat=seat, what="concede").status_code == 200


# Games


def test_every_option_and_preset_that_is_told_can_be_played_by(house: House) -> None:
    told = house.visitor().get("/api/games").json()
    assert {game["name"] for game in told} == {game.name for game in games()}
    for game in told:
        rules = find_game(game["name"])
        assert game["players"] == list(rules.players)
        assert game["bots"] == list(levels.offered(rules))
        for option in game["options"]:
            assert option["default"] in option["values"]
            assert option["rule"]
            assert option["class"] in {"S", "V", "Q"}
            standard = rules.settings(rules.options({}))
            assert rules.settings(rules.options({option["name"]: option["default"]})) == standard
            numbers = [option["least"], option["most"]] if option["most"] is not None else []
            for value in [*option["values"], *numbers]:
                rules.options({option["name"]: value})
        for name, settings in game["presets"].items():
            assert rules.settings(rules.options(settings)) == rules.settings(rules.options({"preset": name}))


def test_one_game_is_told_like_in_the_list_and_an_unknown_one_refused(house: House) -> None:
    nobody = house.visitor()
    assert nobody.get("/api/games/revolver").json() in nobody.get("/api/games").json()
    found = nobody.get("/api/games/poker")
    assert (found.status_code, reason(found)) == (400, "unknown-game")


def test_a_chair_tells_which_bot_was_asked_for_where_another_plays(house: House) -> None:
    ann = house.guest("Ann")
    for options, chair in (({}, ("champion", "")), ({"preset": "literal"}, ("ranger", "champion"))):
        table = ann.new_table("me", "champion", options=options)
        with ann.socket() as line:
            line.say("hello", protocol=1)
            line.say("watch", table=table["id"])
            told = line.hear("news")["chairs"][1]
            assert (told["bot"], told["asked"]) == chair


def test_bots_are_told_from_weak_to_strong_and_phrases_by_name(house: House) -> None:
    bots = house.visitor().get("/api/bots").json()
    assert [bot["name"] for bot in sorted(bots, key=lambda bot: bot["level"]) if bot["level"]] == list(levels.LEVELS)
    assert house.visitor().get("/api/phrases").json() == list(PHRASES)


# Rulebooks


def test_rulebooks_are_told_entry_by_entry_to_anybody_and_may_be_kept(house: House) -> None:
    nobody = house.visitor()
    for game in games():
        found = nobody.get(f"/api/rules/{game.name}")
        told = found.json()
        assert told["game"] == game.name
        edition = rulebook.edition(game.name, "en")
        for part, entries in (("entries", edition.entries), ("appendix", edition.appendix)):
            assert [(row["id"], row["section"], row["text"]) for row in told[part]] == [
                (entry.id, entry.section, entry.marked) for entry in entries
            ]
        assert "max-age=3600" in found.headers["cache-control"]


def test_a_rulebook_is_told_in_the_language_of_its_reader_and_else_in_english(house: House) -> None:
    nobody = house.visitor()
    for language in LANGUAGES:
        told = nobody.get("/api/rules/wyatt-earp", params={"language": language}).json()
        assert told["language"] == language
        rule = next(row for row in told["entries"] if row["id"] == "WE-1.2")
        assert len(rule["table"]) == 9  # a header, and eight kinds of cards
        assert told["intro"]
        assert {"OPT-07", "EX-D01"} <= {row["id"] for row in told["appendix"]}
    french = nobody.get("/api/rules/wyatt-earp", params={"language": "fr"}).json()["entries"]
    assert next(row for row in french if row["id"] == "WE-12.1")["section"] == "12. Cachette (3)"
    for stranger in ("es", "..", "fr/../de", ""):
        assert nobody.get("/api/rules/wyatt-earp", params={"language": stranger}).json()["language"] == "en"
    assert nobody.get("/api/rules/wyatt-earp", params={"language": "x" * 17}).status_code == 400


def test_the_reference_with_its_sources_is_there_as_text(house: House) -> None:
    found = house.visitor().get("/api/rules/revolver/reference")
    assert found.headers["content-type"].startswith("text/plain")
    assert found.text.startswith("# Revolver: the rules")
    assert "[003:L26-27]" in found.text


def test_every_option_that_is_told_stands_in_the_rulebook_with_its_rule(house: House) -> None:
    nobody = house.visitor()
    for game in nobody.get("/api/games").json():
        book = nobody.get(f"/api/rules/{game['name']}").json()
        known = {entry["id"] for entry in book["entries"] + book["appendix"]}
        named = {option["id"] for option in game["options"]} | {option["rule"] for option in game["options"]}
        assert named
        assert named <= known


def test_a_rulebook_that_nobody_wrote_is_refused_and_not_kept(house: House) -> None:
    found = house.visitor().get("/api/rules/poker")
    assert (found.status_code, reason(found)) == (400, "unknown-game")
    assert found.headers["cache-control"] == "no-store"


# Decks


def test_the_houses_decks_are_told_with_words_and_sources_for_everything(house: House) -> None:
    nobody = house.visitor()
    names = nobody.get("/api/games/revolver/decks").json()
    assert names == list(df.PACKAGED)
    english = Words("en")
    for name in names:
        deck = nobody.get(f"/api/games/revolver/decks/{name}").json()
        source = df.packaged_deck(name)
        assert (deck["id"], deck["packaged"], deck["slots"]) == (name, True, 3)
        assert [len(deck[part]) for part in ("battlefields", "bandits", "specials")] == [5, 16, 1]
        assert [bandit["id"] for bandit in deck["bandits"] if bandit["leader"]] == ["jack-colty"]
        for row in [*deck["cards"], *deck["bandits"], *deck["specials"]]:
            assert english.has(row["says"]["message"])
            assert row["sources"].keys() >= {"name", "effect"}
        for card in deck["cards"]:
            known = source.card(card["id"])
            assert (card["cost"], card["firepower"], card["copies"]) == (known.cost, known.fp, known.copies)
    found = nobody.get("/api/games/revolver/decks/frontier-0")
    assert (found.status_code, reason(found)) == (400, "unknown-deck")


def test_a_table_tells_its_own_deck_to_those_who_may_watch_it(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    source = df.standard_deck()
    gun = replace(source.card("38-special"), fp=4, text="Bang.")
    own = replace(source, id="mine", cards=(gun, *(card for card in source.cards if card.id != gun.id)))
    table = ann.new_table("me", "deputy", game="revolver", options={"deck": df.write_deck(own)})["id"]
    deck = ann.get(f"/api/tables/{table}/deck").json()
    assert (deck["id"], deck["packaged"]) == ("mine", False)
    card = next(card for card in deck["cards"] if card["id"] == gun.id)
    assert (card["firepower"], card["says"]) == (4, {"message": "", "text": "Bang."})
    assert (bob.get(f"/api/tables/{table}/deck").status_code, bob.get("/api/tables/0/deck").status_code) == (403, 404)
    other = ann.new_table("me", "deputy", game="wyatt-earp")["id"]
    found = ann.get(f"/api/tables/{other}/deck")
    assert (found.status_code, reason(found)) == (400, "no-decks")


# Lists


def test_the_lobby_shows_public_tables_that_are_not_over_page_by_page(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    made = [ann.new_table("me", "open", public=True)["id"] for _ in range(3)]
    made += [bob.new_table("me", "open", public=True)["id"] for _ in range(2)]
    made += [ann.new_table("me", "deputy", game="wyatt-earp", public=True)["id"]]
    hidden = ann.new_table("me", "open")["id"]
    over = ann.new_table("me", "deputy", public=True)["id"]
    give_up(ann, over, 0)
    seen: list[str] = []
    more = ""
    for _ in range(10):
        found = bob.get("/api/tables", params={"limit": 2, **({"before": more} if more else {})})
        seen += ids(found)
        more = found.json()["more"]
        if not more:
            break
    assert sorted(seen) == sorted(made)
    assert hidden not in seen
    assert ids(bob.get("/api/tables?game=wyatt-earp")) == [made[-1]]
    assert ids(bob.get("/api/tables?status=running")) == [made[-1]]
    assert sorted(ids(bob.get("/api/tables?status=open"))) == sorted(made[:-1])
    assert ids(bob.get("/api/tables?game=revolver&status=running")) == []


def test_a_table_that_nobody_comes_to_leaves_the_lobby(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.new_table("me", "open", public=True)["id"]
    house.sql("UPDATE tables SET changed = changed - 8 * 86400")
    assert ids(ann.get("/api/tables")) == []
    assert ids(ann.get("/api/tables/mine")) == [table]


@pytest.mark.parametrize(
    "asked", ["limit=0", "limit=51", "limit=x", "before=x", "before=1'--", "status=over", "game=x"]
)
def test_a_list_asked_for_badly_is_refused(house: House, asked: str) -> None:
    assert house.guest("Ann").get(f"/api/tables?{asked}").status_code == 400


def test_my_tables_are_those_where_i_sit_and_know_whose_turn_it_is(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    waiting = ann.new_table("me", "open")
    running = ann.new_table("me", "open")
    assert bob.do("sit", running["id"], "1", seat=1, invite=running["invite"]).status_code == 200
    over = ann.new_table("me", "deputy")["id"]
    give_up(ann, over, 0)
    assert set(ids(ann.get("/api/tables/mine"))) == {waiting["id"], running["id"], over}
    assert ids(ann.get("/api/tables/mine?status=over")) == [over]
    assert ids(bob.get("/api/tables/mine")) == [running["id"]]
    listed = {
        visitor.account: visitor.get("/api/tables/mine?status=running").json()["tables"][0] for visitor in (ann, bob)
    }
    turns = [listed[ann.account]["my_turn"], listed[bob.account]["my_turn"]]
    assert sorted(turns) == [False, True]
    assert [listed[ann.account]["mine"], listed[bob.account]["mine"]] == [[0], [1]]
    mover = [ann, bob][turns.index(True)]
    with mover.socket() as line:
        for n in range(200):
            line.say("watch", table=running["id"])
            news = line.hear("news", lambda told: bool(told["afresh"]))
            if not news["question"]:
                break
            question = news["question"]
            line.say("move", table=running["id"], id=f"m{n}", seat=news["seat"], question=question["number"],
                     code=question["choices"][-1]["code"])  # fmt: skip
            line.hear("news", lambda told: bool(told["done"]))
    now = [visitor.get("/api/tables/mine?status=running").json()["tables"][0]["my_turn"] for visitor in (ann, bob)]
    assert now == turns[::-1]


def test_a_list_says_what_the_table_itself_says(house: House) -> None:
    ann = house.guest("Ann")
    options = {"derail_scope": "all_columns"}
    table = ann.new_table("me", "open", public=True, options=options, clock={"kind": "move", "seconds": 60})
    listed = ann.get("/api/tables").json()["tables"][0]
    alone = ann.get(f"/api/tables/{table['id']}").json()
    assert {**listed, "changed": 0} == {**alone, "changed": 0} == {**table, "changed": 0}
    assert listed["options"].items() >= options.items()


def test_listing_reads_no_game_into_memory(tmp_path: Any) -> None:
    with opened(tmp_path, limits=False) as house:
        ann = house.guest("Ann")
        made = {ann.new_table("me", "open", public=True)["id"] for _ in range(12)}
    with opened(tmp_path) as house:
        again = house.visitor()
        again.headers = ann.headers
        assert set(ids(again.get("/api/tables"))) == set(ids(again.get("/api/tables/mine"))) == made
        assert not house.hub.referee.rooms


def test_a_deck_of_ones_own_is_told_at_its_table_and_only_named_in_lists(house: House) -> None:
    deck = tomllib.loads((files("saloon.games.revolver") / "decks" / "frontier-1.toml").read_text("utf-8"))
    ann = house.guest("Ann")
    table = ann.new_table("me", "open", options={"deck": {**deck, "deck": "my-own"}})
    assert ann.get("/api/tables/mine").json()["tables"][0]["options"]["deck"] == "custom"
    assert ann.get(f"/api/tables/{table['id']}").json()["options"]["deck"]["deck"] == "my-own"


def test_all_faults_of_a_deck_are_told_at_once(house: House) -> None:
    deck = df.write_deck(df.standard_deck())
    deck["setup"]["draw"] = 99
    deck["cards"][0]["copies"] = "ten"
    seats = [{"kind": "me"}, {"kind": "open"}]
    found = house.guest("Ann").post("/api/tables", {"game": "revolver", "seats": seats, "options": {"deck": deck}})
    told = found.json()
    assert (found.status_code, told["reason"], told["details"]["field"]) == (400, "out-of-range", "deck.setup.draw")
    details = {"value": "ten", "field": f"deck.cards.{deck['cards'][0]['id']}.copies"}
    assert told["details"]["others"] == [{"reason": "not-a-number", "details": details}]


# Who may see what


def test_the_link_is_told_to_those_who_sit_there_alone(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    private, public = ann.new_table("me", "open"), ann.new_table("me", "open", public=True)
    assert private["invite"]
    assert public["invite"]
    found = bob.get(f"/api/tables/{private['id']}")
    assert (found.status_code, reason(found)) == (403, "not-invited")
    assert bob.get(f"/api/tables/{public['id']}").json()["invite"] == ""
    assert bob.get("/api/tables").json()["tables"][0]["invite"] == ""
    assert bob.get(f"/api/invites/{private['invite']}").json()["id"] == private["id"]
    assert bob.get(f"/api/tables/{private['id']}?invite={private['invite']}").json()["id"] == private["id"]
    assert bob.get("/api/invites/AAAAAAAAAAAAAAAAAAAAAA").status_code == 404
    assert bob.get("/api/tables/0123456789ab").status_code == 404


def test_no_seed_and_no_hand_is_in_any_answer_while_the_game_runs(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.new_table("me", "deputy")["id"]
    [[seed]] = house.sql("SELECT seed FROM tables")
    for path in (
        f"/api/tables/{table}",
        "/api/tables/mine",
        f"/api/tables/{table}/record",
        f"/api/tables/{table}/verify",
    ):
        assert bytes(seed).hex() not in ann.get(path).text
    assert (ann.get(f"/api/tables/{table}/record").status_code, ann.get(f"/api/tables/{table}/verify").status_code) == (
        409,
        409,
    )


# Commands


def test_a_command_said_twice_has_its_effect_once(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.new_table("me", "open", "open", game="wyatt-earp", public=True)["id"]
    for _ in range(3):
        assert bob.do("sit", table, "same", seat=1).json() == {"type": "done", "table": table, "id": "same"}
    [[entries]] = house.sql("SELECT count(*) FROM entries")
    assert entries == 1


def test_a_command_id_is_ones_own(house: House) -> None:
    """Another's id neither hides a command of mine nor gives me the effect of his."""
    ann, bob, cat = house.guest("Ann"), house.guest("Bob"), house.guest("Cat")
    table = ann.new_table("me", "open", "open", "open", game="wyatt-earp", public=True)["id"]
    assert bob.do("sit", table, "same", seat=1).status_code == 200
    assert cat.do("sit", table, "same", seat=2).status_code == 200
    chairs = ann.get(f"/api/tables/{table}").json()["chairs"]
    assert [chair["account"] for chair in chairs] == [ann.account, bob.account, cat.account, ""]


def test_a_command_for_another_table_than_the_address_is_refused(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.new_table("me", "open")["id"]
    found = ann.post(f"/api/tables/{table}/commands", {"type": "leave", "table": "ffff", "id": "1"})
    assert (found.status_code, reason(found)) == (400, "other-table")


# Records and statistics


def test_a_record_comes_as_a_file_and_holds(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.new_table("me", "greenhorn")["id"]
    give_up(ann, table, 0)
    found = ann.get(f"/api/tables/{table}/record")
    assert found.headers["content-disposition"] == f'attachment; filename="saloon-revolver-{table}.json"'
    assert ann.get(f"/api/tables/{table}/verify").json()["holds"] is True
    record = found.json()
    assert bob.post("/api/verify", record).json()["holds"] is True
    record["seed"] = "00" * (len(record["seed"]) // 2)
    verdict = bob.post("/api/verify", record).json()
    assert (verdict["holds"], verdict["reason"]) == (False, "commitment-broken")
    assert bob.get(f"/api/tables/{table}/record").status_code == 403


def play_to_the_end(visitor: Visitor, table: str) -> None:
    rng = random.Random(3)
    with visitor.socket() as line:
        line.greet()
        line.say("watch", table=table)
        while (news := line.hear("news"))["status"] != "over":
            seat, question = news["seat"], news["question"]
            if question is None:
                if news["to_act"] != seat >= 0:
                    line.say("watch", table=table, seat=news["to_act"])
                continue
            about = {"id": f"{seat}-{question['number']}", "seat": seat, "question": question["number"]}
            line.say("move", table=table, code=rng.choice(question["choices"])["code"], **about)


def test_a_finished_game_outlives_the_rules_that_it_was_played_by(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    played, given_up = ann.new_table("me", "me")["id"], ann.new_table("me", "me")["id"]
    give_up(ann, given_up, 0)
    play_to_the_end(ann, played)
    before = {table: ann.get(f"/api/tables/{table}/record").json() for table in (played, given_up)}
    replay = ann.get(f"/api/tables/{played}/replay?seat=1").json()
    game = find_game("revolver")
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    house.hub.referee.rooms.clear()
    for table, record in before.items():
        found = ann.get(f"/api/tables/{table}/record")
        assert found.json() == record
        assert f"saloon-revolver-{table}.json" in found.headers["content-disposition"]
        verdict = ann.get(f"/api/tables/{table}/verify").json()
        assert (verdict["holds"], verdict["by"], verdict["decisions"]) == (True, "hash", len(record["decisions"]))
        told = ann.get(f"/api/tables/{table}").json()
        assert (told["status"], told["rules"], told["mine"]) == ("over", record["rules"], [0, 1])
        for path in ("record", "verify", "replay"):
            assert bob.get(f"/api/tables/{table}/{path}").status_code == 403
    again = ann.get(f"/api/tables/{played}/replay?seat=1").json()
    assert again["steps"] == replay["steps"]
    house.sql("UPDATE records SET digest = 'x'")
    verdict = ann.get(f"/api/tables/{played}/verify").json()
    assert (verdict["holds"], verdict["reason"]) == (False, "record-changed")


def test_a_record_of_other_rules_is_replayed_only_if_it_comes_out_the_same(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.new_table("me", "me")["id"]
    play_to_the_end(ann, table)
    record = from_document(ann.get(f"/api/tables/{table}/record").json())
    other = replace(record, rules=record.rules + 1)
    assert replaying.by_our_rules(other) == record
    unlike = replace(other, fingerprints={**other.fingerprints, len(other.decisions): "x"})
    assert replaying.by_our_rules(unlike) == unlike
    unfinished = replace(other, result=None, decisions=other.decisions[:10], fingerprints={})
    assert replaying.by_our_rules(unfinished) == unfinished


def test_records_of_games_that_ended_earlier_are_kept_at_the_next_start(tmp_path: Any) -> None:
    with opened(tmp_path) as house:
        ann = house.guest("Ann")
        table = ann.new_table("me", "me")["id"]
        give_up(ann, table, 0)
        (kept,) = house.sql("SELECT * FROM records")
        house.sql("DELETE FROM records")
    with opened(tmp_path) as house:
        until(lambda: house.sql("SELECT * FROM records") == [kept], "the record is not kept")


def test_no_name_of_somebody_who_has_gone_is_left_in_a_record(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bobby")
    table = ann.new_table("me", "open")
    assert bob.do("sit", table["id"], "s", seat=1, invite=table["invite"]).status_code == 200
    ann.do("propose", table["id"], "p", seat=0, what="abandon")
    assert bob.do("answer", table["id"], "a", yes=True).status_code == 200
    assert bob.post("/api/me/delete", {}).status_code == 204
    game = find_game("revolver")
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    house.hub.referee.rooms.clear()
    found = ann.get(f"/api/tables/{table['id']}/record")
    assert (found.status_code, found.json()["seats"][0]) == (200, "Ann")
    assert "Bobby" not in found.text


def test_what_is_no_record_does_not_hold(house: House) -> None:
    for sent, why in (
        (b"{", "not-json"),
        (b"[]", "not-a-table"),
        (b"[" * 10_000, "not-json"),
        (b"\xff\xfe", "not-json"),
    ):
        found = house.visitor().post("/api/verify", sent)
        assert (found.status_code, reason(found)) == (400, why)
    found = house.visitor().post("/api/verify", {})
    assert (found.status_code, found.json()["holds"], found.json()["reason"]) == (200, False, "missing")


def test_statistics_count_games_by_seat_and_opponent_but_none_against_oneself(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    for seats in (("me", "deputy"), ("deputy", "me"), ("me", "deputy"), ("me", "marshal")):
        give_up(ann, ann.new_table(*seats)["id"], seats.index("me"))
    table = ann.new_table("me", "open")
    assert bob.do("sit", table["id"], "1", seat=1, invite=table["invite"]).status_code == 200
    give_up(bob, table["id"], 1)
    assert ann.do("answer", table["id"], "2", yes=True).status_code == 200
    give_up(ann, ann.new_table("me", "me")["id"], 0)
    tallies = ann.get("/api/me/statistics").json()
    told = {(t["seat"], t["rivals"]): (t["won"], t["lost"]) for t in tallies}
    assert told == {(0, "deputy"): (0, 2), (1, "deputy"): (0, 1), (0, "marshal"): (0, 1), (0, "people"): (1, 0)}
    assert {(t["game"], t["players"], t["drawn"], t["stopped"]) for t in tallies} == {("revolver", 2, 0, 0)}
    [tally] = bob.get("/api/me/statistics").json()
    assert (tally["rivals"], tally["lost"]) == ("people", 1)


# PostgreSQL


def test_on_postgresql_everything_is_the_same(tmp_path: Any, postgres: Postgres) -> None:
    """Above all what SQLite takes and PostgreSQL does not: text with NUL, and text longer than its column."""
    with quick_hashes(), opened(tmp_path, database_url=postgres.database()) as house:
        ann, bob = house.member("Ann", "correct horse"), house.guest("Bob")
        made = [ann.new_table("me", "open", public=True)["id"] for _ in range(3)]
        first = bob.get("/api/tables?limit=2").json()
        rest = bob.get("/api/tables", params={"limit": 2, "before": first["more"]}).json()
        assert [table["id"] for table in [*first["tables"], *rest["tables"]]] == made[::-1]
        give_up(ann, ann.new_table("me", "deputy")["id"], 0)
        assert [tally["lost"] for tally in ann.get("/api/me/statistics").json()] == [1]
        for path in ("/api/tables/%00", "/api/invites/%00", "/api/tables?before=%00", f"/api/tables/{'f' * 99}"):
            assert ann.get(path).status_code == 400
        assert ann.post("/api/guests", {"name": "A\0nn"}).status_code == 400
        assert ann.post("/api/tokens", {"label": "a\0b" + "c" * 37}).json()["label"] == "a b" + "c" * 37
        with ann.socket() as line:
            line.say("watch", table=made[0])
            line.hear("news")
            line.say("say", table=made[0], id="1", text="a\0b" + "c" * 277)
            assert line.hear("said")["text"] == "a b" + "c" * 277
            for wrong in ({"type": "mute", "account": "f" * 64}, {"type": "leave", "table": made[0], "id": "\0"}):
                line.say(wrong.pop("type"), **wrong)
                assert line.hear("refused")["reason"] == "bad-message"
        assert ann.post("/api/me/delete", {"password": "correct horse"}).status_code == 204
        assert bob.get(f"/api/tables/{made[0]}").json()["chairs"][0]["kind"] == "open"


def test_whatever_can_be_got_can_be_asked_for_its_headers_alone(house: House) -> None:
    ann = house.member("Ann", "correct horse battery")
    table = ann.new_table("me", "me")
    give_up(ann, table["id"], 0)
    club = ann.post("/api/clubs", {"name": "Gang", "game": "revolver", "kind": "club"}).json()
    feed = ann.post("/api/notifications/feed").json()["feed"].rpartition("/")[2]
    values = {
        "table": table["id"],
        "invite": table["invite"],
        "game": "revolver",
        "language": "de",
        "deck": "frontier-1",
        "club": club["id"],
        "feed": f"{feed}.atom",
        "puzzle": packaged(find_game("revolver"))[0].id,
        "deal": ann.get("/api/days").json()["deals"][0]["id"],
        "challenge": "0f",
    }
    paths = {
        path.format_map(values) for path, item in house.client.app.openapi_schema.paths.items() if item.get is not None
    }
    for path in sorted(paths | {"/", "/lobby", "/schema/openapi.json", "/metrics", "/nowhere.js"}):
        got, asked = ann.get(path), ann.ask("HEAD", path)
        assert (asked.status_code, asked.content) == (got.status_code, b""), path
        for name in ("content-type", "etag", "cache-control", "content-disposition"):
            assert asked.headers.get(name) == got.headers.get(name), path
    assert ann.ask("HEAD", "/api/logout").status_code == 405
