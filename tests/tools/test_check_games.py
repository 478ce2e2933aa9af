"""The check that no shared file names a game: what it sees, and what it leaves alone."""

from pathlib import Path

import pytest

from saloon.kernel.game import own_games
from tools import check_games
from tools.check_games import Named

STUD = Named("stud-poker", "stud_poker", "sp", ("Stud Poker", "dealer-man"), cards=("ace-of-spades",))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for folder in (
        "src/saloon/games/stud_poker",
        "src/saloon/terminal",
        "web/src/games/stud-poker",
        "web/src/lib",
        "tools",
    ):
        (tmp_path / folder).mkdir(parents=True)
    return tmp_path


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ('GAMES = {"stud-poker": 1}', "stud-poker"),
        ("from saloon.games.stud_poker import GAME", "stud_poker"),
        ("STUD_POKER = 1", "STUD_POKER"),
        ("class StudPokerFace: ...", "StudPoker"),
        ('"""How Stud Poker is shown."""', "Stud Poker"),
        ("x = 1  # only in stud poker", "stud poker"),
        ('side = "dealer-man"', "dealer-man"),
        ('words("sp-title")', "sp-title"),
        ('words(f"sp-fact-{kind}")', "sp-fact-"),
        ('if card == "ace-of-spades": ...', "ace-of-spades"),
    ],
)
def test_a_shared_file_of_the_package_that_names_a_game_is_found(root, line, named):
    (root / "src/saloon/terminal/app.py").write_text(f"a = 0\n{line}\n")
    assert list(check_games.check_package(root, [STUD])) == [f"src/saloon/terminal/app.py:2: {named}"]


@pytest.mark.parametrize(
    "line", ["stud = poker = 1", 'words(f"{prefix}-title")', 'x = "grasp-title"', 'y = "sp"', 'z = "grimace-of-spades"']
)
def test_what_names_no_game_is_left_alone(root, line):
    (root / "src/saloon/terminal/app.py").write_text(f"{line}\n")
    assert not list(check_games.check_package(root, [STUD]))


def test_a_game_names_itself_in_its_own_folders(root):
    (root / "src/saloon/games/stud_poker/rules.py").write_text('NAME = "stud-poker"\n')
    (root / "web/src/games/stud-poker/index.ts").write_text("export const name = 'stud-poker'\n")
    assert not list(check_games.check_package(root, [STUD]))
    assert not list(check_games.check_page(root, [STUD]))


def test_a_tool_that_names_a_game_is_found_unless_it_is_about_games(root):
    (root / "tools/check_rules.py").write_text('GAMES = ("stud-poker",)\n')
    (root / "tools/balance.py").write_text('GAME = "stud-poker"\n')
    assert list(check_games.check_package(root, [STUD])) == ["tools/check_rules.py:1: stud-poker"]


def test_a_shared_file_of_the_page_that_names_a_game_is_found(root):
    (root / "web/src/lib/house.ts").write_text("if (game === 'stud-poker') t('sp-title')\n")
    (root / "web/src/lib/house.test.ts").write_text("const game = 'stud-poker'\n")
    found = list(check_games.check_page(root, [STUD]))
    assert found == ["web/src/lib/house.ts:1: stud-poker", "web/src/lib/house.ts:1: sp-title"]


def test_the_games_tell_their_names_themselves():
    found = {game.slug: game for game in map(check_games.named, own_games())}
    earp = found["wyatt-earp"]
    assert (earp.slug, earp.package, earp.prefix, earp.titles) == ("wyatt-earp", "wyatt_earp", "we", ("Wyatt Earp",))
    assert {"butch-cassidy", "bank-robbery"} <= set(earp.cards)
    assert "gatling-gun" in found["revolver"].cards
    assert "mcready" in found["revolver"].titles
