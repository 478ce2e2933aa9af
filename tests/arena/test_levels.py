"""Bots by name, and bots of other packages; the page that tells how to write one."""

import json
import re
import sys
from importlib.metadata import EntryPoint
from itertools import pairwise
from pathlib import Path

import pytest

from saloon.arena import oracle
from saloon.bots import levels
from saloon.bots.bot import Bot, Look, Ranger
from saloon.games.revolver import GAME as REVOLVER
from saloon.games.wyatt_earp import GAME as WYATT_EARP
from saloon.kernel.errors import Malformed
from saloon.kernel.rng import Quick, fair_stream
from saloon.terminal.refusals import in_words
from saloon.words import LANGUAGES, Words

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.mark.parametrize("game", [WYATT_EARP, REVOLVER], ids=lambda game: game.name)
def test_every_level_plays_every_game(game):
    seven = ("tenderfoot", "greenhorn", "cowhand", "deputy", "marshal", "gunslinger", "champion")
    assert levels.LEVELS == seven
    assert levels.names(game)[:9] == ("random", *seven, "ranger")
    assert levels.offered(game)[:7] == seven  # Ranger and the random one may be seated, but nobody need choose them
    assert not {"random", "ranger"} & set(levels.offered(game))
    assert {"random", "ranger"} <= set(levels.seated(game))
    table = game.new(game.options({}), 2, fair_stream(bytes(64)))
    for name in levels.names(game):
        bot = levels.make(name if name != "ranger" else "ranger:2i", game, 7)
        assert bot.name == name
        look = Look(game, table)
        assert bot.choose(look) in look.legal


@pytest.mark.parametrize("game", [WYATT_EARP, REVOLVER], ids=lambda game: game.name)
def test_each_level_was_measured_to_be_stronger_than_the_one_below(game):
    told = levels.strength(game)
    points = [told[level].points for level in levels.LEVELS]
    assert points == sorted(points)
    assert all(0 < told[level].margin < 200 for level in levels.LEVELS)
    for below, level in pairwise(levels.LEVELS):
        assert told[level].rival == below
        assert told[level].games >= 60


def test_a_name_may_say_how_long_to_think():
    bot = levels.make("ranger:0.25", REVOLVER)
    assert isinstance(bot, Ranger)
    assert (bot.seconds, bot.iterations) == (0.25, 0)
    bot = levels.make("ranger:200i", WYATT_EARP)
    assert isinstance(bot, Ranger)
    assert bot.iterations == 200


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("rangr", "unknown-bot"),
        ("", "unknown-bot"),
        ("ranger:", "bad-bot-setting"),
        ("ranger:0", "bad-bot-setting"),
        ("ranger:0i", "bad-bot-setting"),
        ("ranger:-1", "bad-bot-setting"),
        ("ranger:nan", "bad-bot-setting"),
        ("ranger:1e9", "bad-bot-setting"),
        ("ranger:1x0", "bad-bot-setting"),
        ("ranger:x2", "bad-bot-setting"),
        ("marshal:3", "bot-without-setting"),
        ("gunslinger:3", "bot-without-setting"),
        ("gunslinger:", "bot-without-setting"),
        ("random:", "bot-without-setting"),
    ],
)
def test_a_wrong_name_is_refused(name, reason):
    with pytest.raises(Malformed) as caught:
        levels.make(name, REVOLVER)
    assert caught.value.reason == reason


def test_the_nearest_name_is_offered_in_every_language():
    with pytest.raises(Malformed) as caught:
        levels.make("marshall", WYATT_EARP)
    for language in LANGUAGES:
        text = in_words(Words(language), caught.value)
        assert "“marshall”" in text or "marshall" in text
        assert re.search(r"marshal\b", text)


def test_players_are_never_offered_the_oracle():
    for game in (WYATT_EARP, REVOLVER):
        assert "oracle" not in levels.names(game)
        with pytest.raises(Malformed):
            levels.make("oracle", game)
        assert oracle.names(game)[-1] == "oracle"


def test_only_the_oracle_sees_the_truth():
    table = REVOLVER.new(REVOLVER.options({}), 2, fair_stream(bytes(64)))
    honest = oracle.look(oracle.make("ranger:1i", REVOLVER), REVOLVER, table)
    assert type(honest) is Look
    cheating = oracle.look(oracle.make("oracle:1i", REVOLVER), REVOLVER, table)
    assert cheating.world(Quick(1)).fingerprint() == table.fingerprint()
    assert cheating.world(Quick(1)) is not table
    assert any(honest.world(Quick(n)).fingerprint() != table.fingerprint() for n in range(5))
    before = table.fingerprint()
    assert oracle.make("oracle:3i", REVOLVER).choose(cheating) in cheating.legal
    assert table.fingerprint() == before  # it searches in copies


# Bots of other packages


class Stranger(Bot):
    """Always the first choice; knows one game only."""

    name = "stranger"
    games = ("revolver",)

    def choose(self, look: Look) -> int:
        return look.legal[0]


@pytest.fixture
def installed(monkeypatch):
    """Packages that bring bots: a good one, a broken one, and one that would like to be ours."""
    points = [
        EntryPoint("stranger", f"{__name__}:Stranger", levels.GROUP),
        EntryPoint("broken", "no_such_module:Bot", levels.GROUP),
        EntryPoint("marshal", f"{__name__}:Stranger", levels.GROUP),
    ]
    monkeypatch.setattr(levels, "entry_points", lambda group: [point for point in points if point.group == group])
    monkeypatch.setitem(sys.modules, __name__, sys.modules.get(__name__) or sys.modules["tests.arena.test_levels"])
    levels.found.cache_clear()
    yield
    levels.found.cache_clear()


@pytest.mark.usefixtures("installed")
def test_a_package_can_add_a_bot_and_replace_none():
    assert levels.names(REVOLVER)[9:] == ("stranger", "broken")
    assert levels.names(WYATT_EARP)[9:] == ("broken",)
    assert levels.make("stranger", REVOLVER).name == "stranger"
    assert levels.make("marshal", REVOLVER).name == "marshal"
    assert type(levels.make("marshal", REVOLVER)) is not Stranger
    with pytest.raises(Malformed, match="bot-does-not-load"):
        levels.make("broken", REVOLVER)


# docs/bots.md


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE.read_text("utf-8"), re.S)


def test_the_bot_of_the_page_is_twenty_lines_long_and_plays(tmp_path, monkeypatch, saloon):
    """The page's two files, installed as pip would do it: the arena finds the bot in its workers too."""
    [code] = [block for block in blocks("python") if "class Dreamer" in block]
    [project] = blocks("toml")
    assert len(code.strip().splitlines()) <= 20
    (tmp_path / "dreamer.py").write_text(code.replace("WORLDS = 20", "WORLDS = 1"))
    [point] = re.findall(r'^dreamer = "(.+)"$', project, re.M)
    info = tmp_path / "dreamer-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: dreamer\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{levels.GROUP}]\ndreamer = {point}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    levels.found.cache_clear()
    try:
        told = saloon("arena", "revolver", "--bots", "random,dreamer", "--deals", 1, "--jobs", 1, "--json")
    finally:
        levels.found.cache_clear()
    assert told.exit_code == 0, told.output
    found = json.loads(told.stdout)
    assert found["arena"]["packages"] == ["dreamer 1.0"]
    assert {row["bot"] for row in found["results"]["match_ups"]} == {"random", "dreamer"}
