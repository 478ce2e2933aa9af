"""Revolver at the terminal: whole games from either side, saves, records, positions, decks, and what is refused."""

import json
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from saloon.games.revolver import GAME, facts
from saloon.games.revolver import deckfile as df
from saloon.games.revolver.decisions import Decision
from saloon.games.revolver.texts import operations, rows_of, translated
from saloon.kernel import record as records
from saloon.kernel.document import to_toml
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.record import Record
from saloon.kernel.rng import Quick
from saloon.terminal.face import EVERYTHING
from saloon.terminal.menu import numbered
from saloon.terminal.refusals import in_words
from saloon.terminal.revolver.choices import GROUPS
from saloon.terminal.revolver.deckpage import remark_text
from saloon.terminal.revolver.face import RevolverFace
from saloon.terminal.revolver.log import Log, sentence
from saloon.terminal.revolver.names import Names, typeset
from saloon.terminal.screen import Screen
from saloon.terminal.seats import OPPONENTS, bots_around, person_of, seat_names
from saloon.words import LANGUAGES, Words
from tests.terminal.conftest import SEED, answers, check_page, document, games

SEATS = ["Josie", "Doc"]
TABLE = ("play", "revolver", "--name", "Jo", "--seed", SEED)


@cache
def whole_game() -> str:
    """The record of a whole game, both playing at random."""
    writer = records.begin(GAME, GAME.options({}), SEATS, bytes.fromhex(SEED))
    chance = Quick(5)
    while writer.table.to_act() >= 0:
        codes = writer.table.legal()
        writer.apply(codes[int(chance.below(len(codes)))])
    return json.dumps(records.to_document(writer.record))


@pytest.fixture
def finished(tmp_path):
    path = tmp_path / "finished.json"
    path.write_text(whole_game())
    return path


def face(viewer=0, language="en", seats=SEATS):
    return RevolverFace(Screen(Words(language)), list(seats), viewer)


def page(face, show):
    return "\n".join(line.plain for line in face.screen.hold(show)).replace("\u00a0", " ")


def flat(text):
    """A text in one line, whatever its spaces."""
    return " ".join(text.split())


def said(result):
    return flat(result.output + result.stderr)


# A game


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["colty", "mcready"])
def test_a_whole_game_from_either_side_in_every_language(saloon, tmp_path, side, language):
    result = saloon(*TABLE, "--side", side, "--lang", language, lines=answers(5))
    assert result.exit_code == 0, result.output[-300:]
    check_page(result.output)
    (path,) = games(tmp_path)
    record = document(path)
    assert record["seats"].index("Jo") == ("colty", "mcready").index(side)
    assert record["result"]["side"] in ("colty", "mcready")
    assert record["commitment"] in result.output
    told = said(result)
    words = Words(language)
    left = words("rv-left", bandits=record["result"]["bandits"], cubes=record["result"]["cubes"])
    assert flat(left) in told
    assert "(RV-14." in told
    end = told.rindex(flat(words("rv-reason", reason=record["result"]["reason"], leader="Jack “The Crow” Colty")))
    assert "Jo " in told[end - 600 : end]  # the last turns stand above
    assert saloon("verify", path).exit_code == 0


def test_the_start_says_once_and_in_full_what_the_deck_is(saloon):
    """RV-0.2"""
    told = said(saloon(*TABLE, "--side", "colty", lines=[]))
    assert told.count("is a reconstruction, not the published card list") == 1
    assert "most survival ratings are ours" in told
    assert "Jo leads the Colty gang and begins" in told
    assert "deck=" not in told, "the deck is told by its title"


@pytest.mark.parametrize("width", [80, 100, 132])
def test_no_line_is_wider_than_the_terminal(saloon, width):
    name = "Bartholomew the Elder"
    result = saloon("play", "revolver", "--side", "mcready", "--name", name, lines=answers(2, 200), COLUMNS=str(width))
    assert result.exit_code == 0
    check_page(result.output, width)


@pytest.mark.parametrize(
    ("answer", "side"),
    [("1", "colty"), ("2", "mcready"), ("mcready", "mcready"), ("colonel", "mcready"), ("Colt", "colty"), ("", "")],
)
def test_the_side_is_asked_for_and_the_number_of_players_is_not(saloon, tmp_path, answer, side):
    result = saloon("play", "revolver", "--name", "Jo", "--seed", SEED, lines=[answer])
    assert result.exit_code == 0
    assert "Which side do you play?" in result.output
    assert "How many" not in result.output
    seat = document(games(tmp_path)[0])["seats"].index("Jo")
    assert side in ("", ("colty", "mcready")[seat])


def test_a_bad_answer_to_the_side_is_asked_again(saloon, tmp_path):
    result = saloon("play", "revolver", "--name", "Jo", lines=["sheriff", "2"])
    assert "There is no side “sheriff”: choose colty, mcready, random" in said(result)
    assert document(games(tmp_path)[0])["seats"][1] == "Jo"


def test_a_random_side_follows_from_the_seed(saloon, tmp_path):
    for i in range(8):
        seed = f"{i:02x}" * 64
        for again in ("a", "b"):
            args = ("--name", "Jo", "--side", "random", "--seed", seed, "--save", tmp_path / f"{i}{again}.json")
            saloon("play", "revolver", *args, lines=[])
        first, second = (document(tmp_path / f"{i}{again}.json")["seats"] for again in ("a", "b"))
        assert first == second
    assert {document(path)["seats"].index("Jo") for path in tmp_path.glob("*a.json")} == {0, 1}


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("revolver", "--side", "sheriff"), ["sheriff", "colty, mcready, random"]),
        (("revolver", "--side", "mcredy"), ["mcredy", "Did you mean mcready"]),
        (("wyatt-earp", "--side", "colty"), ["Wyatt Earp", "no sides"]),
        (("revolver", "--players", "3"), ["“3”", "this game is for 2"]),
        (("wyatt-earp", "--deck", "x.toml"), ["Wyatt Earp", "deck files"]),
        (("revolver", "--deck", "gone.toml"), ["gone.toml", "cannot be read"]),
        (
            ("revolver", "--deck", "frontier-9"),
            ["There is no deck “frontier-9”", "Did you mean frontier-4, frontier-3 or frontier-2?"],
        ),
        (("revolver", "--option", "cortez_erly=none"), ["cortez_erly", "cortez_early", "saloon options revolver"]),
        (("revolver", "--option", "dash_spaces"), ["NAME=VALUE", "cortez_early=none"]),
        (("revolver", "--preset", "gentel"), ["gentel", "gentle"]),
        (("revolver", "--resume"), ["No unfinished game", "saloon play revolver"]),
    ],
)
def test_bad_wishes_are_told_clearly(saloon, args, words):
    result = saloon("play", *args)
    assert result.exit_code == 2
    assert result.stdout == ""
    told = " ".join(result.stderr.split())
    for word in words:
        assert word in told
    check_page(result.stderr)


def test_rules_that_differ_are_told_without_the_deck(saloon):
    told = said(saloon(*TABLE, "--side", "colty", "--preset", "gentle", "--option", "dash_spaces=2", lines=[]))
    assert "Changed from the standard rules: cortez_early=none, dash_spaces=2." in told


def test_what_can_be_typed(saloon):
    lines = ["?", "? discards", "? gatling-gun", "? RV-10.2", "? bruno-caple", "? creek", "? xyzzy", "log"]
    result = saloon(
        *TABLE, "--side", "colty", lines=[*lines, "play gatlin-gun", "undo", "lose bullet", "play gatling-gun", "99"]
    )
    assert result.exit_code == 0
    check_page(result.output)
    told = said(result)
    assert "play gatling-gun, discard 38-special" in told  # the notation
    assert "Discards: Jo none" in told  # RV-5.8
    assert "Gatling Gun✓ gun 5≈ 2✓" in told  # RV-0.2 the card in detail
    assert "RV-10.2 10. Casualties" in told
    assert "3✓ Bruno “Hen-house” Caple✓: Once he is dead, no Peacemaker .45 may be played.✓" in told
    assert "numbered spaces 2≈" in told
    assert "nothing about “xyzzy”" in told
    assert "Did you mean play gatling-gun" in told
    assert "Too late to undo" in told
    assert "Not now: you are being asked something else (playing cards). (RV-10.1)" in told
    assert "You do not have Gatling Gun in hand. (RV-6.1)" in told


def test_undo_takes_back_a_gun_and_nothing_that_told_something(saloon, tmp_path):
    path = tmp_path / "game.json"
    args = (*TABLE, "--side", "colty", "--save", path)
    saloon(*args, lines=[])
    before = document(path)
    path.unlink()
    saloon(*args, lines=["play 38-special", "undo"])
    assert document(path) == before
    path.unlink()
    told = said(saloon(*args, lines=["play coffee-and-eggs", "undo"]))
    assert "Too late to undo" in told, "it drew cards"
    assert document(path)["decisions"] == ["play coffee-and-eggs"]


@pytest.mark.parametrize("side", ["colty", "mcready"])
def test_resume_goes_on_where_the_game_was_on_the_same_side(saloon, tmp_path, side):
    given = answers(3, 120)
    path = tmp_path / "game.json"
    saloon(*TABLE, "--side", side, "--save", path, lines=given)
    whole = document(path)["decisions"]
    path.unlink()
    saloon(*TABLE, "--side", side, "--save", path, lines=given[:20])
    result = saloon("play", "--resume", path, lines=given[20:])
    assert result.exit_code == 0
    assert document(path)["decisions"] == whole


def test_the_hint_to_resume_names_the_game_and_finds_it(saloon, tmp_path):
    told = saloon(*TABLE, "--side", "mcready", lines=["1"]).output
    assert "Continue with: saloon play revolver --resume\n" in told
    saloon("play", "--players", 2, "--name", "Jo", lines=[])  # a newer game of another kind
    result = saloon("play", "revolver", "--resume", lines=[])
    assert result.exit_code == 0
    assert "Jo, Colonel McReady" in result.output


def test_the_person_is_found_in_every_record():
    """The record names the bots, so the seat without one is the person's; also of one called like a bot."""
    for i in range(40):
        seed = bytes([i]) * 64
        for name in ("Jo", "Doc", "Kate", OPPONENTS[i % len(OPPONENTS)]):
            for me in (0, 1):
                seats = seat_names(name, 2, seed, me)
                assert seats[me] == name
                assert seats[1 - me] in OPPONENTS
                assert seats[1 - me] != name
                assert person_of(Record("revolver", 1, seats, bots_around(me, 2, "deputy"))) == me
    assert person_of(Record("revolver", 1, SEATS)) == 0  # nobody can tell


@pytest.mark.slow
def test_auto_pass_answers_the_window_without_the_card(saloon):
    """RV-11.8 It is asked every time, unless the player has asked not to be; never when he holds the card."""
    asked = "Cancel it with"
    seeds = [f"{i:02x}" * 64 for i in range(4)]
    args = ("play", "revolver", "--name", "Jo", "--side", "mcready", "--seed")
    given = answers(1, 150)
    assert any(asked in saloon(*args, seed, lines=given).output for seed in seeds)
    for seed in seeds:
        for part in saloon(*args, seed, "--auto-pass", lines=given).output.split(asked)[1:]:
            assert "yes, cancel it" in part[:200]


# Records


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_replay_and_the_whole_log(saloon, finished, language):
    verified = saloon("verify", finished, "--lang", language)
    assert verified.exit_code == 0
    winner = document(finished)["seats"][document(finished)["result"]["winner"]]
    assert winner in verified.stdout
    told = saloon("replay", finished, "--all", "--lang", language)
    assert told.exit_code == 0
    check_page(told.stdout)
    assert len(told.stdout.splitlines()) > 50


def test_step_by_step(saloon, finished):
    last = len(document(finished)["decisions"])
    result = saloon("replay", finished, lines=["", "10", "b", str(last), ""])
    assert result.exit_code == 0
    for step in (0, 1, 10, 9, last):
        assert f"[{step:,}/{last:,}]" in result.stdout
    assert "Josie has" in result.stdout  # the result
    check_page(result.stdout)


def drawn(saloon, finished, *seat):
    found = json.loads(saloon("replay", finished, "--json", *seat).stdout)
    told = [fact for step in found["steps"] for fact in step["facts"] if fact["fact"] == "drew"]
    return {side: {fact["card"] is not None for fact in told if fact["side"] == side} for side in ("colty", "mcready")}


def test_whose_eyes_by_name_number_or_side(saloon, finished):
    """RV-15.1 A side sees its own cards; all are open only when the game is over."""
    mine, theirs = {"colty": {True}, "mcready": {False}}, {"colty": {False}, "mcready": {True}}
    for seat in ("1", "josie", "colty"):
        assert drawn(saloon, finished, "--seat", seat) == mine
    for seat in ("2", "Doc", "McReady"):
        assert drawn(saloon, finished, "--seat", seat) == theirs
    assert drawn(saloon, finished, "--seat", "none") == {"colty": {False}, "mcready": {False}}
    assert drawn(saloon, finished, "--seat", "all") == {"colty": {True}, "mcready": {True}}
    nobody = saloon("replay", finished, "--seat", "sheriff")
    assert nobody.exit_code == 2
    assert "Josie, Doc, colty, mcready" in " ".join(nobody.stderr.split())


def test_a_game_played_here_is_seen_with_the_persons_eyes(saloon, tmp_path):
    path = tmp_path / "game.json"
    saloon(*TABLE, "--side", "mcready", "--save", path, lines=answers(5))
    assert drawn(saloon, path) == {"colty": {False}, "mcready": {True}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tampered_record_fails_in_words(saloon, finished, language):
    record = document(finished)
    record["decisions"][0] = "play gatling-gun"
    finished.write_text(json.dumps(record))
    result = saloon("verify", finished, "--lang", language)
    assert result.exit_code == 1
    check_page(result.output)
    assert "Gatling Gun" in result.output


def test_a_record_of_another_deck_is_refused(saloon, finished):
    record = document(finished)
    record["options"]["deck"] = "frontier-1@0123456789abcdef"
    finished.write_text(json.dumps(record))
    result = saloon("verify", finished)
    assert result.exit_code == 1
    assert "another one than was recorded" in said(result)


# Positions

POSITION = """
cubes = 3
dead = ["bullet", "lenny-mason"]
[turn]
side = "mcready"
[marker]
field = "creek"
space = 1
[sides.mcready]
hand = { ned-mcready = 1, pilgrim = 1 }
[sides.colty]
hand = { lightning-reflexes = 1 }
[columns.creek]
lawmen = ["deputy-3", "quincey-whitmore+grit"]
guns = ["38-special"]
rows = ["cactus-field"]
"""


@pytest.fixture
def position(tmp_path):
    path = tmp_path / "position.toml"
    path.write_text(POSITION)
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_is_shown_with_both_hands_by_role(saloon, position, language):
    """It need not name its game."""
    result = saloon("position", position, "--lang", language)
    assert result.exit_code == 0, result.output
    words = Words(language)
    told = result.stdout.replace("\u00a0", " ")
    for expected in (
        words("rv-side-colty"), words("rv-side-mcready"), "Lightning reflexes", "Colonel Ned McReady",
        "Quincey “The Spider” Whitmore [3]♥", "play ned-mcready", words("rv-phase-play"),
    ):  # fmt: skip
        assert expected in told
    check_page(result.stdout)


def test_a_position_for_programs_and_told_apart_from_records(saloon, position, finished):
    found = json.loads(saloon("position", position, "--json").stdout)
    assert found["to_act"] == 1
    assert "use quincey-whitmore left" in found["legal"]
    assert "saloon position" in said(saloon("verify", position))
    assert "saloon replay" in said(saloon("position", finished))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("cubes = 3", "cubes = 0", "0 is not between 1 and"),
        ('"bullet"', '"bulet"', "there is no bandit “bulet”"),
        ('field = "creek"', 'field = "creak"', "there is no battlefield “creak”"),
        ("space = 1", "space = 7", "there is no space “7”"),
        ('side = "mcready"', 'side = "sheriff"', "there is no side “sheriff”"),
        ("ned-mcready = 1", "ned-mcready = 2", "2 is not between 0 and 1"),
        ('"38-special"', '"39-special"', "there is no card “39-special”"),
        ("rows =", "raws =", "columns.creek.raws is unknown"),
        ('"38-special"', '"38-special", "38-special", "38-special"', "at most 3 are allowed"),
    ],
)
def test_an_impossible_position_names_the_field(saloon, position, old, new, told):
    position.write_text(POSITION.replace(old, new))
    result = saloon("position", position)
    assert result.exit_code == 1, result.output
    assert told in said(result)


# Rules, options


def test_rules_are_found_by_the_letters_of_their_id(saloon):
    assert saloon("rules", "RV-6.2").stdout.startswith(" RV-6.2  6. Playing cards and paying")
    assert saloon("rules", "rv-opt-07").stdout.startswith(" RV-OPT-07")
    assert saloon("rules", "OP-05").stdout.startswith(" OP-05")  # only Revolver has operations
    assert saloon("rules", "WE-6.2").stdout.startswith(" WE-6.2")
    assert saloon("rules", "derail").stdout.startswith(" RV-13")  # Wyatt Earp knows no trains
    assert saloon("rules", "--game", "revolver", "3.1").stdout.startswith(" RV-3.1")
    assert "saloon rules --game revolver" in said(saloon("rules"))
    assert "RV-14.1 … RV-14.9" in saloon("rules", "--game", "revolver").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_in_every_language(saloon, language):
    result = saloon("options", "revolver", "--lang", language)
    assert result.exit_code == 0
    check_page(result.stdout)
    assert result.stdout.count("RV-OPT-") == 33
    found = json.loads(saloon("options", "revolver", "--json", "--lang", language).stdout)
    assert len(found["options"]) == 33
    assert set(found["presets"]) == {"standard", "literal", "gentle"}
    texts = [value["text"] for option in found["options"] for value in option["values"]]
    assert not any(text.startswith("rv-") for text in texts)


def test_one_option_by_name_or_by_its_id_alone(saloon):
    by_name = saloon("options", "revolver", "dash_spaces").stdout
    assert "RV-OPT-26" in by_name
    assert saloon("options", "RV-OPT-26").stdout == by_name


# Decks


def own_deck(change=lambda deck: None) -> dict[str, Any]:
    deck = df.write_deck(df.standard_deck())
    deck |= {"deck": "mine-1", "note": "Typed in on a rainy Sunday."}
    change(deck)
    return deck


def card(deck: dict[str, Any], id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in deck["cards"] if row["id"] == id)
    return found


def write(tmp_path: Path, deck: dict[str, Any]) -> Path:
    path = tmp_path / "my-deck.toml"
    path.write_text(to_toml(deck), "utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_the_deck_with_its_sources(saloon, language, width):
    result = saloon("cards", "revolver", "--lang", language, COLUMNS=str(width))
    assert result.exit_code == 0
    check_page(result.stdout, width)
    deck = df.standard_deck()
    told = said(result)
    rows: tuple[Any, ...] = (*deck.cards, *deck.bandits, *deck.battlefields, *deck.special)
    for row in rows:
        assert typeset(row.name) in told
        assert f"({row.id})" in told
    words = Words(language)
    assert told.startswith(" ".join(words("rv-reconstruction", deck=words("rv-deck-name-frontier-4")).split()))
    for mark in ("sourced", "sourced-weak", "reconstructed", "own-name"):
        assert flat(words(f"rv-mark.{mark}")) in told
    assert "10≈× .38 Special✓" in told
    assert "“Dusty” Maud Tillery✎" in told


def test_the_deck_for_programs(saloon):
    found = json.loads(saloon("cards", "revolver", "--json").stdout)
    assert found["digest"] == df.digest(df.standard_deck())
    assert found["remarks"] == []
    assert "not the published card list" in found["statement"]
    assert df.read_deck(found["deck"]) == df.standard_deck()


def test_a_deck_of_ones_own_is_shown_and_played(saloon, tmp_path):
    def change(deck):
        card(deck, "cowboy").update(name="Rider of the Purple Sage", copies=5)
        card(deck, "38-special").update(text="Bang, says my uncle.")
        card(deck, "chew-on-this").update(text="", ops=[{"op": "kill_lawman", "n": 1}, {"op": "draw", "n": 1}])

    path = write(tmp_path, own_deck(change))
    shown = said(saloon("cards", "--deck", path))
    assert "You are playing with your own deck: mine-1. Typed in on a rainy Sunday." in shown
    assert "not the published" not in shown
    assert "Note on cards: Colonel McReady: 63 cards; 62 are usual." in shown
    assert "Rider of the Purple Sage" in shown
    assert "Bang, says my uncle." in shown
    assert "kill_lawman(1), draw(1)" in shown
    game = tmp_path / "game.json"
    args = ("play", "revolver", "--name", "Jo", "--side", "mcready", "--seed", SEED, "--deck", path, "--save", game)
    result = saloon(*args, lines=answers(5))
    assert result.exit_code == 0
    check_page(result.output)
    assert "63 cards; 62 are usual" in said(result)
    path.unlink()  # the record holds the deck
    assert saloon("verify", game).exit_code == 0
    assert "Rider of the Purple Sage" in said(saloon("replay", game, "--all", "--seat", "all"))


def drop_cost(deck):
    del card(deck, "fire-at-will")["cost"]


def bad_number(deck):
    card(deck, "fire-at-will")["ops"][0]["n"] = "one"


def unknown_field(deck):
    card(deck, "cowboy")["firepower"] = 1


def unknown_operation(deck):
    card(deck, "chew-on-this")["ops"][0]["op"] = "kill_lawmen"


def wrong_side(deck):
    card(deck, "get-a-rope")["ops"] = [{"op": "kill_lawman", "n": 1}]


def bad_id(deck):
    deck["cards"][3]["id"] = "Not an id"


def few_bandits(deck):
    deck["bandits"].pop()


def no_leader(deck):
    next(row for row in deck["bandits"] if row["id"] == "jack-colty")["on_death"] = []


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (drop_cost, "card fire-at-will, field cost is missing"),
        (bad_number, "card fire-at-will, field ops[0].n: a whole number is expected, not “one”"),
        (unknown_field, "card cowboy, field firepower is unknown"),
        (unknown_operation, "chew-on-this, field ops[0].op: there is no operation “kill_lawmen”. Did you mean kill_"),
        (wrong_side, "card get-a-rope, field ops[0]: that is not for this side (Colonel McReady)"),
        (bad_id, "card number 4, field id: “Not an id” is not an id"),
        (few_bandits, "bandits: 15 are there; 16 to 16 are needed"),
        (no_leader, "exactly one bandit must lose the game by dying; found: 0"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("command", [("cards",), ("play", "revolver")])
def test_a_fault_in_a_deck_names_the_card_and_the_field(saloon, tmp_path, change, told, command):
    path = write(tmp_path, own_deck(change))
    result = saloon(*command, "--deck", path)
    assert result.exit_code == 2
    assert result.stdout == ""
    text = " ".join(result.stderr.split())
    assert "".join(text.split()).startswith(f"saloon:{path}:")  # a long path may be broken
    assert told in text


def test_all_faults_of_a_deck_are_told_at_once_each_on_a_line(saloon, tmp_path):
    def change(deck):
        drop_cost(deck)
        del card(deck, "cowboy")["copies"]
        card(deck, "cowboy")["coppies"] = 4

    result = saloon("cards", "--deck", write(tmp_path, own_deck(change)), COLUMNS="200")
    assert result.exit_code == 2
    head, *lines = [line.strip() for line in result.stderr.splitlines()]
    assert head.endswith("3 faults:")
    assert lines == [
        "- card fire-at-will, field cost is missing.",
        "- card cowboy, field copies is missing.",
        "- card cowboy, field coppies is unknown. Did you mean copies?",
    ]


def test_only_revolver_has_decks(saloon):
    result = saloon("cards", "wyatt-earp")
    assert result.exit_code == 2
    assert "Wyatt Earp" in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_is_a_sentence(language):
    def change(deck):
        card(deck, "cowboy")["copies"] = 5
        deck["box"]["power"] = 1
        card(deck, "gatling-gun")["ops"] = [
            {"op": "gain_token", "token": "grit", "when": "always"},
            {"op": "gain_token", "token": "power", "when": "ahead"},
        ]

    deck = df.read_deck(own_deck(change))
    assert {remark.reason for remark in deck.warnings} == {"not-62", "box-short", "grit-on-gun", "never-ahead"}
    for remark in deck.warnings:
        check_page(remark_text(Words(language), remark), 300)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_packaged_deck_has_its_message(language):
    """A deck file keeps its own English; a reader sees the message, in every language."""
    words = Words(language)
    for id in translated().values():
        assert words.whole(f"rv-text-{id}")


def test_a_card_without_a_text_tells_its_operations():
    rows = rows_of(df.standard_deck())
    assert operations(rows["polecats"]) == "kill_lawman(2)"
    assert operations(rows["yellow-boy-rifle"]) == "may_discard(1, kill_lawman(1))"
    assert operations(rows["quincey-whitmore"]) == "gain_token(grit); activated: move_self"
    assert operations(rows["manolito"]) == "on_death: border(2)"


# What happened


def examples():
    """A fact of each kind."""
    values = {
        "side": "colty", "card": "fire-at-will", "number": 3, "field": "creek", "space": "x1", "by_card": True,
        "cards": 2, "as_shot": False, "bandit": "bullet", "token": "grit", "to_hand": True, "to": "express",
        "taken": True, "law": 5, "gang": 3, "won": True, "cubes": 1, "left": 7, "by_check": True, "face": "kittens",
        "reason": "border-empty", "tokens": ("grit",),
    }  # fmt: skip
    for kind in get_args(facts.Fact):
        yield kind(**{name: values[name] for name in kind.__dataclass_fields__})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_a_sentence(language):
    names = Names(Words(language), SEATS)
    for fact in examples():
        text = sentence(fact, names)
        assert text
        check_page(text, 300)
    for fact in (facts.Drew("colty", None), facts.Dealt("mcready", None)):
        assert "None" not in sentence(fact, names)
    for side, reason in (("colty", "last-space"), ("mcready", "leader-dead"), ("mcready", "early-death")):
        assert sentence(facts.Won(side, reason), names) != sentence(facts.Won("mcready", "all-dead"), names)


def log_of(*told):
    log = Log(Names(Words("en"), SEATS))
    log.hear(told)
    return [f"{who}: {text.plain}" if who else text.plain for who, text in log.shown(log.lines)]


def test_an_answer_is_told_before_what_it_does_rv_11_6():
    told = log_of(
        facts.TurnBegan("mcready", 4),
        facts.Played("mcready", "rattlesnake-bite", False, "bank"),
        facts.Cancelled("rattlesnake-bite"),
        facts.PaidBack("mcready", "cowboy"),
        facts.Reacted("colty", "lightning-reflexes"),
        facts.MarkerMoved("bank", "x1", False),
        facts.MarkerMoved("bank", "-", True),
    )
    assert told == [
        (
            "Doc: plays Rattlesnake Bite; Josie answers with Lightning reflexes; Rattlesnake Bite has no effect; "
            "Doc gets Cowboy back; the marker advances to The Bank at Repentance Springs, extra space 1; "
            "the marker is moved to The Bank at Repentance Springs, the dash space"
        )
    ]


def test_a_turn_is_a_line_with_all_that_followed():
    told = log_of(
        facts.TurnBegan("mcready", 4),
        facts.Drew("mcready", None),
        facts.Drew("mcready", None),
        facts.Played("mcready", "buffalo-stampede", False, "bank"),
        facts.Paid("mcready", "cowboy"),
        facts.Paid("mcready", "cowboy"),
        facts.Placed("buffalo-stampede", "bank"),
        facts.GunDestroyed("38-special", "bank"),
        facts.Played("mcready", "rattlesnake-bite", False, "bank"),
        facts.Offered("colty", False),
        facts.Reacted("colty", "lightning-reflexes"),
        facts.Prevented(),
        facts.Spent("rattlesnake-bite"),
        facts.TakenOff("deputy-2", "bank"),
        facts.Attacked(4, 0, True),
        facts.BanditDied("bullet"),
    )
    assert "; ".join(told).split("; ") == [
        "Doc: draws 2 cards",
        "plays Provoke Buffalo Stampede",
        "pays with 2× Cowboy",
        ".38 Special is destroyed",
        "plays Rattlesnake Bite",
        "Josie does not discard",
        "answers with Lightning reflexes",
        "the casualty is prevented: nobody dies",
        "Doc removes Deputy (2) from play",
        "attacks, 4 against 0: the gang takes a casualty",
        "Bullet (the dog) dies",
    ]
    assert len(told) == 1


def test_cards_paid_one_by_one_are_one_sentence():
    log = Log(Names(Words("en"), SEATS))
    log.hear([facts.TurnBegan("colty", 1), facts.Played("colty", "gatling-gun", False, "bank")])
    log.hear([facts.Paid("colty", "saddlebags")])
    log.hear([facts.Paid("colty", "saddlebags"), facts.Placed("gatling-gun", "bank")])
    assert log.news == ["Josie pays with Saddlebags"]
    log.hear([facts.Used("quincey-whitmore"), facts.Paid("mcready", "cowboy")])
    assert [text.plain for _, text in log.shown(log.lines)] == [
        (
            "plays Gatling Gun; pays with 2× Saddlebags; "
            "Doc uses the ability of Quincey “The Spider” Whitmore; pays with Cowboy"
        )
    ]


def test_the_end_is_a_line_and_so_is_each_hand():
    assert log_of(
        facts.Won("colty", "border-empty"),
        facts.HandShown("colty", "38-special", 2),
        facts.HandShown("mcready", "cowboy", 1),
        facts.HandShown("colty", "lightning-reflexes", 1),
    ) == [
        "Josie: wins: the border is open",
        "Josie: shows 2× .38 Special and Lightning reflexes",
        "Doc: shows Cowboy",
    ]


# Pages


def every_code(groups):
    return sorted(choice.code for choice in numbered(groups))


def random_games(count, options=None):
    """Tables along random games in which few turns end early."""
    for seed in range(count):
        table: Any = GAME.new(GAME.options(options or {}), 2, Quick(seed))
        chance = Quick(seed)
        while table.to_act() >= 0:
            yield table
            codes = table.legal()
            code = codes[int(chance.below(len(codes)))]
            if GAME.notate(table, code) == "end" and len(codes) > 1 and chance.below(3):
                code = codes[1 + int(chance.below(len(codes) - 1))]
            table.apply(code)


def test_every_decision_has_a_group():
    assert set(get_args(Decision)) == set(GROUPS)


OTHER_RULES = {"preset": "literal", "attack_duty": "may", "hat_window": "after_target", "empty_play": "allowed"}


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, OTHER_RULES])
@pytest.mark.parametrize(("language", "count"), [("en", 20), ("fr", 4), ("de", 4), ("it", 4)])
def test_every_open_choice_is_offered_once_whatever_happens(options, language, count):
    asked = set()
    seen = [face(viewer, language) for viewer in (0, 1)]
    for table in random_games(count, options):
        mine = seen[int(table.to_act())]
        groups = mine.groups(table)
        assert every_code(groups) == sorted(table.legal())
        asked.add(mine.phase(table))
        check_page(mine.question(table), 400)
        check_page("\n".join(choice.label.plain for choice in numbered(groups)), 400)
    assert {"play", "pay", "place", "casualty"} < asked
    if count > 4:
        assert {"window", "unless-discard", "destroy-gun", "may-attack" if options else "kill-lawman"} < asked


def test_the_question_is_the_same_whether_one_holds_the_card_or_not():
    """RV-11.8"""
    asked: dict[str, set[tuple[bool, str]]] = {"window": set(), "casualty": set()}
    for table in random_games(25):
        seen = face(int(table.to_act()))
        phase = seen.phase(table)
        if phase in asked and table.turn != table.to_act():
            asked[phase].add((len(table.legal()) > 1, seen.question(table).replace("Doc", "Josie")))
    assert {held for held, _ in asked["window"]} == {True, False}
    assert len({question for _, question in asked["window"]}) == 1
    assert {question for _, question in asked["casualty"]} == {"The gang takes a casualty. Who falls?"}


def at(**changes: Any) -> Any:
    document = {
        "marker": {"field": "creek", "space": "x1"},
        "opened": ["skinny"],
        "cubes": 5,
        "dead": ["bullet", "lenny-mason", "mason-brother", "missy-jameson", "two-spoons-beckett", "lantern-osgood"],
        "columns": {
            "creek": {"lawmen": ["quincey-whitmore+grit", "deputy-2", "deputy-2"], "guns": ["gatling-gun"],
                      "rows": ["cactus-field"], "standing": ["sandstorm"]},
            "express": {"lawmen": ["apache-scout+power"]},
        },
        "sides": {"colty": {"hand": {"gatling-gun": 1, "jackson-clan": 1, "lightning-reflexes": 1}}},
        **changes,
    }  # fmt: skip
    return GAME.from_document(document)


def test_a_death_that_loses_the_game_says_so_before_anything_that_may_be_cut_off():
    """RV-14.2, RV-14.3 A narrow window shows only the beginning of a choice. In the creek Cortez must not die yet."""
    weak = [bandit.bandit for bandit in GAME.view(at(), 0).bandits if bandit.rating < 4]
    table, seen = at(dead=weak, turn={"side": "mcready", "number": 4}), face()
    table.apply(GAME.parse(table, "end"))  # McReady attacks: one of rating 4 falls
    told = {choice.code: choice.label.plain for choice in numbered(seen.groups(table))}
    assert told[GAME.parse(table, "lose cortez")] == "Cortez: This loses the game at once."
    assert sum("loses the game" in label for label in told.values()) == 1


def test_the_table_shows_what_matters():
    table, seen = at(), face()
    text = page(seen, lambda: seen.show_table(table))
    check_page(text)
    assert "▶ Creek    - 1 2[x1]+2" in text
    text = flat(text)
    assert "border ■■■■■□□□□□□□ 5" in text
    assert "▶ Josie, the Colty gang: hand 3" in text
    assert "law 7 Quincey “The Spider” Whitmore [3]♥, 2× Deputy (2) [2]" in text
    assert "defence 1, slots 2/3" in text
    assert "gang 6 Gatling Gun [5], ▒ Cactus Field, ≋ Sandstorm" in text
    assert "If McReady attacks now, 7 to 6: the gang takes a casualty." in text
    assert "Apache scout [2]▲" in text
    assert "Bandits 10 1† Kittens Mackenzie, Maud Tillery" in text
    assert "Skinny Landell♥" in text
    assert "Derail the Train: not used yet" in text
    assert "♥ True Grit · ▲ power token · ▒ blocking row · ≋ stays for good · † next to fall" in text


@pytest.mark.parametrize(("killed", "told"), [(0, "a cube leaves the border"), (1, "a bandit died this turn")])
def test_the_forecast_knows_the_border(killed, told):
    table = at(turn={"side": "mcready", "killed": killed}, columns={})
    seen = face()
    assert told in page(seen, lambda: seen.show_table(table))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 108])
def test_the_table_fits(language, width):
    seen = face(0, language, ["Bartholomew the Elder", "Stagecoach Mary Fields"])
    seen.screen.width = width
    for table in random_games(3):
        for brief in (False, True):
            text = page(seen, lambda table=table, brief=brief: seen.show_table(table, brief))
            check_page(text, width)
            assert not brief or len(text.splitlines()) < 20


def test_a_hand_marks_the_figures_that_are_ours():
    """RV-0.2; and what a card costs here."""
    table = at()
    seen = face()
    text = page(seen, lambda: seen.show_hand(table))
    assert "Gatling Gun [5≈] (costs 2): Heavy gun." in text
    text = page(seen, lambda: seen.show_hand(table, choosing=True))
    assert "Gatling" not in text  # it stands among the choices
    assert "Not now  The Jackson Clan" in text  # too dear
    assert "Lightning reflexes (free≈): In McReady’s turn" in text
    assert page(seen, lambda: seen.show_hand(table, True, True)) == " Not now  The Jackson Clan  Lightning reflexes"
    (play,) = [group for group in seen.groups(table) if group.title == "Play"]
    assert [choice.label.plain.replace("\u00a0", " ") for choice in play.choices] == [
        "Gatling Gun [5≈] (costs 2): Heavy gun. Cannot be taken back to hand."
    ]
    express = at(marker={"field": "express", "space": 1}, columns={})
    labels = [choice.label.plain for group in seen.groups(express) for choice in group.choices]
    assert any("free here, else costs 3" in label for label in labels)
    assert any(label.startswith("Derail the Train: Once, at the Express") for label in labels)


def test_a_terminal_without_unicode_gets_ascii():
    screen = Screen(Words("en"))
    screen.unicode = False
    seen = RevolverFace(screen, SEATS, 0)
    table = at()
    for show in (lambda: seen.show_table(table), lambda: seen.show_hand(table), seen.show_intro, seen.show_help):
        page(seen, show).encode("ascii")
    assert "(G)" in page(seen, lambda: seen.show_table(table))


def test_whoever_may_know_everything_sees_both_hands():
    table = at()
    for viewer, told in ((0, True), (1, False), (-1, False), (EVERYTHING, True)):
        seen = face(viewer)
        text = page(seen, lambda seen=seen: seen.show_hand(table))
        assert ("Lightning reflexes" in text) is told


def test_known_cards_are_told_to_the_other_side_only():
    """RV-15.4"""
    table = at(sides={"colty": {"hand": {"hail-of-bullets": 1}, "known": {"hail-of-bullets": 1}}})
    for viewer, told in ((0, False), (1, True), (-1, True)):
        seen = face(viewer)
        text = page(seen, lambda seen=seen: seen.show_table(table))
        assert ("Josie is known to have Hail of Bullets" in flat(text)) is told


# Refusals


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence_with_its_rule(language):
    """Every code that is not legal, along random games; named as the deck does."""
    reasons = set()
    seen = face(0, language)
    for i, table in enumerate(random_games(6)):
        if i % 4:
            continue
        legal = set(table.legal())
        for code in range(table.space()):
            if code not in legal:
                error = table.refusal(code)
                if error.reason not in reasons:
                    text = in_words(Words(language), error, seen.names)
                    assert f"({error.rule})" in text
                    check_page(text, 400)
                    assert not any(slug in text for slug in ("38-special", "ned-mcready", "jack-colty"))
                    reasons.add(error.reason)
    assert len(reasons) > 15


def test_a_refusal_without_a_table_still_names_the_card():
    error = Illegal("not-in-hand", "RV-6.1", {"card": "gatling-gun"})
    assert in_words(Words("en"), error) == "You do not have Gatling Gun in hand. (RV-6.1)"
    place = Malformed("missing", "options.deck.cards.cowboy.cost")
    assert in_words(Words("de"), place) == "Karte cowboy, Feld cost fehlt."


# Bots that do not know the rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_plays_in_place_of_a_bot_that_does_not_know_the_rules_is_told(saloon, language):
    asked = ("play", "revolver", "--name", "Jo", "--side", "colty", "--lang", language, "--bots")
    words = Words(language)
    for name, other in (("champion", "ranger"), ("gunslinger", "marshal")):
        titles = {"asked": words(f"level-{name}"), "plays": words(f"level-{other}")}
        note = words("level-replaced", why="other-rules", **titles)
        note = " ".join(note.split())  # without spaces that must not break
        assert note in " ".join(saloon(*asked, name, "--preset", "literal", lines=[""]).output.split())
        assert note not in " ".join(saloon(*asked, name, lines=[""]).output.split())
