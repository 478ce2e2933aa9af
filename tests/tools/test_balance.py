"""tools/balance.py: how evenly a deck plays, and candidates beside it."""

import pytest

from saloon.games.revolver.deckfile import packaged_deck, read_deck, write_deck
from tools.balance import changed, main

DECK = write_deck(packaged_deck("frontier-1"))


def test_every_candidate_plays_beside_the_deck_as_it_is(capsys):
    asked = ["--deck", "frontier-1", "--bots", "greenhorn,deputy", "--deals", "2", "whiskey.turns=1"]
    assert main(asked) == 0
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in capsys.readouterr().out.splitlines()]
    assert [row[:3] for row in rows[2:]] == [
        ["frontier-1", "greenhorn", "2"],
        ["frontier-1", "deputy", "2"],
        ["whiskey.turns=1", "greenhorn", "2"],
        ["whiskey.turns=1", "deputy", "2"],
    ]
    for row in rows[2:]:
        assert row[3] in ("0.0 %", "50.0 %", "100.0 %")
        assert sum(float(way.split()[-1]) for way in row[7].split(", ")) == 100


def test_a_candidate_may_change_several_figures():
    deck = read_deck(changed(DECK, "pilgrim.cost=2,buzzard.defence=9"))
    assert (deck.card("pilgrim").cost, deck.battlefield("buzzard").defence) == (2, 9)
    assert deck.card("cowboy") == packaged_deck("frontier-1").card("cowboy")


@pytest.mark.parametrize(
    ("candidate", "told"),
    [
        ("bank.turns=3", "bank.turns: not-reconstructed"),
        ("ranch.turns=3", "ranch.turns: unknown-figure"),
        ("pilgrim.fp=3", "pilgrim.fp: unknown-figure"),
        ("pilgrim.cost", "pilgrim.cost: bad-change"),
        ("pilgrim.cost=9", "cost: out-of-range"),
    ],
)
def test_what_cannot_be_tried_is_told(candidate, told, capsys):
    assert main(["--deck", "frontier-1", "--deals", "1", candidate]) == 2
    assert told in capsys.readouterr().err


def test_an_unknown_deck_is_told(capsys, tmp_path):
    assert main(["--deck", str(tmp_path / "gone.toml"), "--deals", "1"]) == 2
    assert "gone.toml" in capsys.readouterr().err
