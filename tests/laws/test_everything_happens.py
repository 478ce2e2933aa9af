"""Random games go on until everything has happened: every kind of fact, every question, every code.

A law that is only tried where nothing much happens proves little; this is the proof that much happens.
"""

import pytest

from saloon.games.revolver.state import MOST_FRAMES
from tests.laws.everything import Tally, tally
from tests.laws.worlds import HOUSE, WORLDS, Deal, World
from tests.rules.revolver.tables import FIELDS, own_deck
from tests.rules.revolver.tables import At as RevolverAt
from tests.rules.wyatt_earp.tables import At

ANY_DECKS = 200
REVOLVER = next(world for world in HOUSE if str(world) == "revolver")


@pytest.mark.parametrize("world", HOUSE, ids=str)
def test_everything_happens(world: World):
    found = tally(world)
    print(found)
    assert not any(found.missing()), f"never happened in {found.games} games: {found.missing()}"
    assert not any(found.undone()), f"never done in {found.games} games: {found.undone()}"


def test_with_any_deck_every_operation_runs_and_no_pause_is_too_deep():
    """RV-16 The whole card language; the agenda has room for the worst that a deck can say."""
    found = Tally(next(world for world in WORLDS if world not in HOUSE))
    for seed in range(ANY_DECKS):
        found.play(seed)
    _, operations, _ = found.undone()
    assert not operations
    assert not any(found.missing())
    assert found.deepest < MOST_FRAMES


def test_the_deepest_agenda_that_a_deck_can_make():
    """RV-4.8 All sixteen bandits have something to say when the marker arrives, and the first asks for a card."""
    deck = own_deck()
    for bandit in deck["bandits"]:
        bandit["on_reach"] = {"at": "whiskey", "ops": [{"op": "discard", "n": 1}]}
    at = RevolverAt("bank/4", colty="9 38-special", to_play="mcready", options={"deck": deck})
    at.play("end")
    assert (at.marker, at.phase) == ("whiskey/1", "pay")
    assert at.table.depth == 2 + len(deck["bandits"]) + 1 < MOST_FRAMES


@pytest.mark.parametrize("line", sorted(REVOLVER.rare()))
def test_any_gun_may_come_back_any_lawman_come_any_row_go_but_hardly_ever_do(line: str):
    verb, field, card = ("clear", "bank", line.split()[1]) if line.startswith("clear") else line.split()
    here, other = [name for name in FIELDS if name != field][:2]
    if verb == "take-back":
        at = RevolverAt(here, colty="saddlebags", table={field: card, other: "hail-of-bullets"})
        at.play("play saddlebags", line)
        assert at.hand("colty") == {card.partition("+")[0]: 1}
    elif verb == "clear":
        rest = "narrow-pass" if card != "narrow-pass" else "cactus-field"
        at = RevolverAt(here, colty="improvise", table={here: f"{card} {rest}"})
        at.play("play improvise", line)
        assert at.lying(here) == {rest: 1}
    else:
        at = RevolverAt(here, mcready="didnt-see-this", table={field: card, other: "cowboy"}, to_play="mcready")
        at.play("play didnt-see-this", line)
        assert at.lying(here) == {card: 1}


@pytest.mark.parametrize("outlaw", ["BS", "BK", "BD", "BC", "JJ", "SK", "WH"])
@pytest.mark.parametrize("cards", [6, 7])
def test_six_or_seven_cards_may_be_laid_at_once_but_hardly_ever_are(outlaw: str, cards: int):
    at = At(hands={"A": f"{cards}{outlaw} WE", "B": "WE", "C": "WE"})
    at.play(f"lay {outlaw} {cards}")
    assert at.pile(f"A/{outlaw}").cards == cards
    assert at.pot(outlaw) == 1000 * cards


@pytest.mark.parametrize("outlaw", ["BS", "BK", "BD", "BC", "JJ", "SK", "WH"])
@pytest.mark.parametrize(("seat", "place"), [("B", "left"), ("C", "left2"), ("D", "left3")])
def test_any_hideout_may_be_removed_by_option_but_hardly_ever_is(seat: str, place: str, outlaw: str):
    other = "SK" if outlaw == "JJ" else "JJ"
    at = At(
        hands={"A": "2WE", "B": "WE", "C": "WE", "D": "WE"},
        piles=[f"{seat}/{outlaw} 3o (H)", f"A/{other} 3o (H)"],
        draw=other,
        players=4,
        options={"we_remove_scope": "any"},
    )
    at.play("earp remove", f"uncover {place} {outlaw}")
    assert at.points(f"{seat}/{outlaw}") == 6
    assert at.points(f"A/{other}") == 0


def test_everything_is_counted():
    """The lists themselves: every class of facts, every phase, the whole space of codes."""
    for world in HOUSE:
        facts, phases, codes = world.everything()
        assert len(codes) == world.new(Deal({}, world.game.players[0], 0)).space()
        assert world.rare() < codes
        assert facts
        assert phases
        assert all(world.effects()) == (world.game.name == "revolver")
