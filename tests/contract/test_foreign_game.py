"""A game of another package, found by its entry point, plays everywhere; nothing of it is known here."""

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import pytest

from saloon.arena.match import BotFailed, play_deal
from saloon.arena.plan import make_plan
from saloon.bots import levels
from saloon.bots.adviser import Adviser
from saloon.bots.bot import Look
from saloon.bots.guide import ONE
from saloon.bots.knowledge import guide_of, has_guide
from saloon.games.revolver import GAME as REVOLVER
from saloon.games.wyatt_earp import GAME as WYATT_EARP
from saloon.kernel import game as kernel
from saloon.kernel import record as records
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.game import SPECTATOR, Game
from saloon.kernel.rng import Quick, fair_stream
from saloon.kernel.rows import row_of
from saloon.kernel.table import NOBODY, Table
from saloon.terminal.faces import face_of
from saloon.terminal.plain import PlainFace, PlainLog, PlainNaming
from saloon.terminal.screen import Screen
from saloon.terminal.sitting import Sitting
from saloon.words import Words
from tests.contract.conftest import BROKEN, ODD, PACKAGES
from tests.server.client import Player, check, guest, play
from tests.server.conftest import Houses
from tests.terminal.conftest import Saloon

SEED = "05" * 64


# The register


@pytest.mark.usefixtures("game")
def test_ours_come_first_and_keep_their_names_and_what_does_not_load_takes_nobody_down(monkeypatch):
    monkeypatch.syspath_prepend(BROKEN)
    monkeypatch.setattr(kernel, "_register", kernel.Register())
    told = r"broken of the package broken 2\.0 cannot be used: ModuleNotFoundError"
    with pytest.warns(RuntimeWarning, match="misnamed"), pytest.warns(RuntimeWarning, match=told):
        found = kernel.games()
    assert [one.name for one in found] == ["wyatt-earp", "revolver", "high-card"]
    assert found[1] is REVOLVER
    assert kernel.own_games() == (WYATT_EARP, REVOLVER)
    assert kernel.origin(found[2]) == "highcard 1.0"
    assert kernel.origin(REVOLVER) == ""


@pytest.mark.usefixtures("game")
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize(
    ("name", "cause"), [("broken", "ModuleNotFoundError: No module named 'no_such_module'"), ("misnamed", "high-card")]
)
def test_whoever_wants_a_game_that_does_not_load_hears_why(name: str, cause: str, monkeypatch):
    monkeypatch.syspath_prepend(BROKEN)
    monkeypatch.setattr(kernel, "_register", kernel.Register())
    with pytest.raises(Malformed) as error:
        kernel.find_game(name)
    assert (error.value.reason, error.value.field) == ("game-does-not-load", "game")
    assert error.value.details["package"] == "broken 2.0"
    assert cause in str(error.value.details["cause"])


@pytest.mark.parametrize(
    ("what", "value", "cause"),
    [
        ("name", "../High Card", "it calls itself ../High Card"),
        ("prefix", "h-c", "a prefix is made of small letters and digits"),
        ("prefix", "we", "its prefix we is that of wyatt-earp"),
        ("players", 4, "players is a range, not 4"),
        ("players", range(0), "players is a range"),
        ("players", range(3), "between 1 and 16 can play"),
        ("players", range(2, 40), "between 1 and 16 can play"),
        ("usual_players", 9, "usual_players is one of"),
        ("wire", None, "wire is a Wire"),
        ("roles", ("left", "right"), "each seat must have its role"),
    ],
)
def test_a_wrong_declaration_is_named(game: Game, what: str, value: object, cause: str, monkeypatch):
    monkeypatch.setattr(type(game), what, value)
    monkeypatch.setattr(kernel, "_register", kernel.Register())
    with pytest.warns(RuntimeWarning, match=re.escape(cause)):
        assert [one.name for one in kernel.games()] == ["wyatt-earp", "revolver"]


@pytest.mark.usefixtures("game")
def test_odd_packages_are_named_and_of_two_with_one_name_the_first_package_has_it(monkeypatch):
    monkeypatch.syspath_prepend(ODD)
    monkeypatch.setattr(kernel, "_register", kernel.Register())
    with (
        pytest.warns(RuntimeWarning, match=r"exits of the package odd 1\.0 cannot be used: SystemExit: 3"),
        pytest.warns(RuntimeWarning, match=r"Odd Name of the package odd 1\.0 cannot be used: a name is made of small"),
        pytest.warns(RuntimeWarning, match=r"high-card is offered by highcard 1\.0 and by odd 1\.0: the first is used"),
    ):
        found = kernel.games()
    assert [one.name for one in found] == ["wyatt-earp", "revolver", "high-card"]
    assert kernel.origin(found[2]) == "highcard 1.0"


# The contract, by its defaults


def dealt(game: Game, seats: int = 3) -> Table:
    return game.new(game.options({}), seats, fair_stream(bytes(64)))


def steps(table: Table, chance: Quick) -> Iterator[int]:
    while table.to_act() >= 0:
        code = table.legal()[int(chance.below(len(table.legal())))]
        yield code
        table.apply(code)


def test_decisions_and_their_notation_are_one_to_one(game: Game):
    table = dealt(game)
    for code in range(int(table.space())):
        assert game.code(table, game.decision(table, code)) == code
        assert game.parse(table, game.notate(table, code)) == code
    assert game.notate(table, 6) == "play 7"
    with pytest.raises(Malformed):
        game.parse(table, "play 99")
    with pytest.raises(Malformed, match="unknown-decision"):
        game.code(table, "play 7")


def test_options_are_read_and_written_by_its_switches(game: Game):
    assert game.settings(game.options({"preset": "long"})) == {"hand": "five"}
    assert game.settings(game.options({})) == {}
    with pytest.raises(Malformed, match="unknown-value"):
        game.options({"hand": "nine"})


def test_a_copy_goes_its_own_way_and_a_refusal_changes_nothing(game: Game):
    table = dealt(game)
    before, other = table.fingerprint(), table.clone()
    assert other.fingerprint() == before
    for code in steps(other, Quick(1)):
        assert code in other.legal()
    assert table.fingerprint() == before
    illegal = next(code for code in range(int(table.space())) if code not in table.legal())
    with pytest.raises(Illegal, match="not-legal"):
        table.apply(illegal)
    assert table.fingerprint() == before
    with pytest.raises(Illegal, match="game-over"):
        other.apply(0)


def test_nobody_learns_what_is_hidden(game: Game):
    table = dealt(game)
    for seat in range(3):
        world = table.imagine(seat, Quick(seat))
        assert game.view(world, seat) == game.view(table, seat)
        assert world.legal() == table.legal() or seat != table.to_act()
    told: Any = game.facts(game.options({}))
    game.new(game.options({}), 3, fair_stream(bytes(64)), told)
    seen = [game.sight(fact, SPECTATOR) for fact in told.take()]
    assert seen
    assert {fact.card for fact in seen} == {None}


def test_its_bots_are_those_that_need_no_guide(game: Game):
    assert not has_guide(game)
    assert levels.names(game) == ("random", "ranger")
    assert levels.standard(game) == "ranger"
    assert levels.quickest(game) == "random"
    with pytest.raises(Malformed, match="unknown-bot"):
        levels.make("marshal", game)


def test_its_ranger_finds_the_card_that_wins(game: Game):
    """The lower card takes this round already, and then the higher one takes the last; else it is a draw."""
    table: Any = dealt(game, 2)
    table.hands, table.played, table.round, table.actor = [[25], [21, 30]], [20, -1], 2, 1
    best = levels.make("ranger:40i", game, 1).choose(Look(game, table))
    assert game.notate(table, best) == "play 21"
    hints = Adviser(guide_of(game), 1).advise(Look(game, table))
    assert [(game.notate(table, hint.code), hint.chance, hint.reason) for hint in hints] == [
        ("play 21", 1.0, None),
        ("play 30", 0.5, None),
    ]


def tied(game: Game) -> Any:
    """The last card of a game that ends with a point each: nobody wins it alone."""
    table: Any = dealt(game, 2)
    table.hands, table.played, table.points, table.round, table.actor = [[], [7]], [9, -1], [0, 1], 2, 1
    return table


def test_equal_scores_are_a_draw_and_better_than_a_loss(game: Game):
    table = tied(game)
    table.apply(6)
    assert table.points == [1, 1]
    assert table.scores() == [0.5, 0.5]
    assert game.result(table) == {"winner": NOBODY}
    values = row_of([0, 0])
    guide_of(game).judge(table, values)
    assert list(values) == [ONE // 2, ONE // 2]


# In words


@dataclass(frozen=True)
class Shown:
    """A view whose fields tell by their names what is in them."""

    guard_seat: int
    best_seats: tuple[int, ...]
    each_claim: tuple[str, ...]
    claims: tuple[str, ...]
    holes: tuple[str | None, ...]
    coins: tuple[int, ...]


def test_the_names_of_fields_tell_what_is_a_player_and_what_everybody_has(game: Game):
    face = face_of(game.name)(Screen(Words("en")), ["Ann", "Ben"], 0)
    assert isinstance(face, PlainFace)
    view = Shown(1, (1, 0), ("ace", "two"), ("ace", "two"), ("ace", None), (3, 4))
    assert [face.rows(field.name, getattr(view, field.name))[0][1:] for field in fields(view)] == [
        ("guard seat", "Ben"),
        ("best seats", "Ben and Ann"),
        ("each claim", "Ann ace   Ben two"),
        ("claims", "ace and two"),
        ("holes", "Ann ace   Ben –"),
        ("coins", "Ann 3   Ben 4"),
    ]
    assert {face.names.spoken("cards", None), face.names.spoken("cards", ())} == {"none"}
    assert {face.names.value("claim", nothing) for nothing in (None, "", ())} == {"–"}


def test_news_are_all_that_ones_last_answer_and_those_of_others_brought_about(game: Game):
    """Also what is told of the viewer himself without his doing, and what ends the game."""
    writer = records.begin(game, game.options({}), ["Ann", "Ben"], bytes.fromhex(SEED))
    sitting = Sitting(Screen(Words("en")), writer.record, 0)

    face = sitting.face
    assert isinstance(face, PlainFace)

    def news() -> list[str]:
        return [str(text) for _, text in face.log.shown(face.log.lines[face.fresh :])]

    assert sum("is dealt" in line for line in news()) == 4
    for _ in range(2):
        sitting.apply(sitting.table.legal()[0])
    first, second, took = news()
    assert (first.startswith("Ann plays"), second.startswith("Ben plays")) == (True, True)
    assert took.startswith("took: seat")


# Everywhere


@pytest.fixture
def played(game: Game, saloon: Saloon, tmp_path: Path) -> Path:
    """A game at the terminal, from the first line to the last."""
    path = tmp_path / "game.json"
    told = saloon("play", "high-card", "--players", 2, "--name", "Jo", "--bots", "random", "--seed", SEED,
                  "--save", path, lines=["?", "hint", "1", "1", "1"])  # fmt: skip
    assert told.exit_code == 0, told.stderr
    for line in (
        "the highest takes a", "Which card do you play?", "1) play the", "Your hand", "Points", "% chance to win",
        "? HC-1.1", "took: seat", "wins.",
    ):  # fmt: skip
        assert line in told.stdout, told.stdout
    assert "hc-" not in told.stdout
    return path


def test_it_plays_replays_and_verifies_at_the_terminal(saloon: Saloon, played: Path):
    told = saloon("verify", played)
    assert told.exit_code == 0, told.stderr
    told = saloon("replay", played, "--all", "--seat", "all")
    assert (told.exit_code, "plays the" in told.stdout) == (0, True), told.stderr
    found = json.loads(saloon("replay", played, "--json").stdout)
    assert found["result"] == {"winner": found["result"]["winner"]}
    assert {"fact": "dealt", "seat": 1, "card": None} in found["deal"]["facts"]
    german = saloon("replay", played, "--all", "--lang", "de").stdout
    assert "plays the" in german  # it has words in one language only
    assert "Sieg: " in german


def test_a_game_for_one_is_played_alone(game: Game, saloon: Saloon, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(type(game), "players", range(1, 4))
    told = saloon("play", "high-card", "--players", 1, "--name", "Jo", "--seed", SEED, lines=["1", "1", "1"])
    assert told.exit_code == 0, told.stderr
    assert "At the table, clockwise: Jo." in told.stdout
    assert "Jo wins." in told.stdout


@dataclass(frozen=True)
class TurnBegan:
    seat: int


def test_whose_turn_begins_needs_no_line_of_its_own(game: Game):
    log = PlainLog(PlainNaming(Words("en"), ["Ann", "Ben"], game))
    facts = [TurnBegan(0), game.wire.facts[1](0, 7), TurnBegan(1)]
    at = 0
    while at < len(facts):
        at += log.write(facts, at)
    assert [str(text) for _, text in log.shown(log.lines)] == ["Ann plays the 7"]


@pytest.mark.usefixtures("game")
def test_its_rulebook_and_options_are_read(saloon: Saloon, tmp_path: Path):
    assert "Two to six play." in saloon("rules", "HC-1.1").stdout
    assert "HC-2.1" in saloon("rules", "--game", "high-card", "highest").stdout
    assert "begins the next round." in " ".join(saloon("rules", "HC-2.1").stdout.split())  # its text is wrapped
    found = json.loads(saloon("options", "high-card", "--json").stdout)
    assert found["presets"] == {"standard": {}, "long": {"hand": "five"}}
    assert found["options"][0]["name"] == "hand"
    told = saloon("options", "high-card")
    assert (told.exit_code, "three (default)" in told.stdout) == (0, True), told.stderr
    assert "A long game" in told.stdout
    told = saloon("puzzle", "high-card")
    assert (told.exit_code, "no puzzles for" in told.stderr) == (2, True), told.stderr
    assert "high-card: rules version 1" in saloon("version").stdout


@pytest.mark.usefixtures("game")
def test_what_it_does_not_have_is_refused_in_words(saloon: Saloon, tmp_path: Path):
    for args, line in (
        (("play", "high-card", "--side", "left"), "High Card has no sides"),
        (("play", "high-card", "--deck", "mine"), "High Card is not played with deck files."),
        (("play", "high-card", "--bots", "marshal"), "marshal"),
    ):
        told = saloon(*args)
        assert told.exit_code == 2
        assert line in " ".join(told.stderr.split())
    position = tmp_path / "position.json"
    position.write_text('{"game": "high-card"}')
    told = saloon("position", position)
    assert told.exit_code == 1
    assert "has no positions" in " ".join(told.stdout.split())


@pytest.mark.usefixtures("game")
def test_bots_play_it_in_the_arena(saloon: Saloon, tmp_path: Path):
    told = saloon("arena", "high-card", "--bots", "random,ranger:8i", "--deals", 3, "--players", 3,
                  "--jobs", 1, "--plots", tmp_path / "plots", "--json")  # fmt: skip
    assert told.exit_code == 0, told.stderr
    found = json.loads(told.stdout)
    assert found["arena"]["packages"] == ["highcard 1.0"]
    assert (found["results"]["length"]["unit"], found["results"]["length"]["mean"]) == ("rounds", 3)
    assert [sum(row["rounds"][-1] for row in found["results"]["standings"]) > 0] == [True]
    assert (tmp_path / "plots" / "points.png").is_file()
    told = saloon("arena", "high-card", "--bots", "random,ranger:8i", "--deals", 3, "--players", 3, "--jobs", 1)
    assert "rounds" in told.stdout


def test_the_arena_blames_the_game_and_not_the_bot_for_what_breaks_in_its_rules(game: Game, monkeypatch):
    table = type(dealt(game))
    monkeypatch.setattr(table, "advance", lambda self, code: 1 // 0)
    with pytest.raises(BotFailed, match="ZeroDivisionError") as caught:
        play_deal(make_plan(game, ["random"], 2, game.options({}), 1), 0)
    assert caught.value.bot == "high-card"


@pytest.mark.usefixtures("game")
def test_people_and_bots_play_it_on_a_server(houses: Houses):
    node = houses.open(PYTHONPATH=str(PACKAGES))

    async def go() -> None:
        ann, ben = await guest(node.url, "Ann"), await guest(node.url, "Ben")
        infos = {info["name"]: info for info in await ann.ask(node.url, "/api/games")}
        assert list(infos) == ["wyatt-earp", "revolver", "high-card"]
        info = infos["high-card"]
        assert info["players"] == [2, 3, 4, 5, 6]
        assert (info["prefix"], info["roles"], info["decks"], info["words"]) == ("hc", [], False, ["en"])
        assert (info["bots"], info["standard_bot"], info["rulebook"]) == (["random", "ranger"], "ranger", True)
        assert (await ann.ask(node.url, "/api/rules/high-card"))["entries"][0]["id"] == "HC-1.1"
        assert (await ann.ask(node.url, "/api/games/high-card/decks"))["reason"] == "no-decks"
        assert (await ann.ask(node.url, "/api/games/high-card/words/fr"))["reason"] == "unknown-language"
        table = await ann.open(node.url, "high-card", "me", "open", "random", "ranger", "random")
        await ben.sit(node.url, table, 1)
        players = [Player(person, table["id"], [node.url], seed) for seed, person in enumerate((ann, ben))]
        ending = (await play(*players))[0]["ending"]
        assert ending["how"] == "finished"
        room = await check(node.database, node.url, *players)
        winner = room.record()["result"]["winner"]
        assert ending["winner"] == (None if winner == NOBODY else winner)
        replay = await ann.ask(node.url, f"/api/tables/{table['id']}/replay?seat=4")
        assert (replay["deck"], len(replay["chairs"])) == (None, 5)
        document = await ann.ask(node.url, f"/api/tables/{table['id']}/record")
        assert len(replay["steps"]) == len(document["decisions"]) + 1
        assert (await ann.ask(node.url, "/api/verify", document))["holds"]
        chances = await ann.ask(node.url, f"/api/tables/{table['id']}/chances")
        assert max(chances["steps"][-1]["chances"]) == pytest.approx(1 if winner != NOBODY else 1 / 5)
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 6]
        refused = await ann.ask(node.url, "/api/tables", {"game": "high-card", "seats": seats})
        assert refused["reason"] == "number-of-players"

    asyncio.run(go())


def test_of_several_who_are_left_whoever_has_most_wins(game: Game):
    """What a room asks when a seat gives up: the standing, as all can see."""
    writer = records.begin(game, game.options({}), ["Ann", "Ben", "Cat"], bytes.fromhex(SEED))
    for code in steps(writer.table.clone(), Quick(3)):
        writer.apply(code)
        assert game.standing(writer.table) == game.view(writer.table, SPECTATOR).points
