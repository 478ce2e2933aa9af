"""The rules of Crazy Eights, by their ids."""

from collections import Counter
from hashlib import sha512
from typing import Any

import pytest

from crazy_eights import GAME
from crazy_eights.rules import CARDS, CrazyEights
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.game import SPECTATOR
from saloon.kernel.rng import Quick, fair_stream


def dealt(seats: int = 3, seed: int = 1, **options: str) -> CrazyEights:
    return GAME.new(GAME.options(options), seats, fair_stream(sha512(str(seed).encode()).digest()))


def at(*hands: str, top: str = "5-hearts", pile: str = "", seat: int = 0, **more: Any) -> CrazyEights:
    """A table with these hands and this top card; all other cards lie in the pile, or below the top card."""
    held = [hand.split() for hand in hands]
    named = [*(card for hand in held for card in hand), *pile.split(), top]
    rest = [card for card in CARDS if card not in named]
    document = {
        "format": 1,
        "game": "crazy-eights",
        "hands": held,
        "pile": pile.split(),
        "discards": [*rest, top],
        "suit": top.rpartition("-")[2],
        "turn": {"seat": seat, **more.pop("turn", {})},
        **more,
    }
    return GAME.from_document(document)


def open_lines(table: CrazyEights) -> list[str]:
    return [GAME.notate(table, code) for code in table.legal()]


def play(table: CrazyEights, *lines: str) -> list[Any]:
    told = GAME.listen(table)
    for line in lines:
        table.apply(GAME.parse(table, line))
    return told.take()


def refused(table: CrazyEights, line: str) -> tuple[str, str]:
    before = table.fingerprint()
    with pytest.raises(Illegal) as refusal:
        play(table, line)
    assert table.fingerprint() == before
    return refusal.value.reason, refusal.value.rule


@pytest.mark.parametrize("seats", [1, 7])
def test_ce_1_1_two_to_six_play(seats: int):
    with pytest.raises(Illegal, match=r"number-of-players .* \(CE-1\.1\)"):
        dealt(seats)


@pytest.mark.parametrize(("seats", "cards"), [(2, 7), (3, 5), (6, 5)])
def test_ce_2_1_five_cards_each_or_seven_for_two(seats: int, cards: int):
    view = GAME.view(dealt(seats), SPECTATOR)
    assert view.cards == (cards,) * seats
    assert view.pile == 52 - seats * cards - 1


def test_ce_2_2_an_eight_turned_up_is_a_card_of_its_suit():
    table = next(table for seed in range(100) if CARDS[(table := dealt(seed=seed)).discards[-1]].startswith("8-"))
    assert GAME.view(table, SPECTATOR).suit == GAME.view(table, SPECTATOR).top.partition("-")[2]


def test_ce_2_3_anybody_may_begin_and_play_goes_round():
    assert {int(dealt(seed=seed).to_act()) for seed in range(40)} == {0, 1, 2}
    table = at("5-clubs 2-clubs", "6-clubs 3-clubs", "ace-clubs 4-clubs", pile="king-spades")
    play(table, "play 5-clubs", "play 6-clubs")
    assert table.to_act() == 2
    play(table, "play ace-clubs")
    assert table.to_act() == 0


def test_ce_3_1_a_card_fits_by_suit_or_rank_or_is_an_eight():
    table = at("2-hearts 5-clubs 8-spades king-spades", "2-clubs", pile="3-clubs")
    eights = [f"call 8-spades {suit}" for suit in ("clubs", "diamonds", "hearts", "spades")]
    assert open_lines(table) == ["play 5-clubs", "play 2-hearts", *eights, "draw"]
    assert refused(table, "play king-spades") == ("ce-does-not-fit", "CE-3.1")
    assert refused(table, "play 2-clubs") == ("not-in-hand", "CE-3.1")


def test_ce_3_2_one_card_may_be_drawn_and_then_played():
    table = at("king-spades", "2-clubs", pile="3-clubs 4-hearts")
    play(table, "draw")
    assert table.to_act() == 0
    assert open_lines(table) == ["play 4-hearts", "pass"]
    assert refused(table, "draw") == ("ce-drawn-already", "CE-3.2")


def test_ce_3_3_passing_needs_a_draw_unless_nothing_is_there():
    assert refused(at("king-spades", "2-clubs", pile="3-clubs"), "pass") == ("ce-draw-first", "CE-3.3")
    empty = at("king-spades", "2-clubs", options={"reshuffle": "never"})
    assert open_lines(empty) == ["pass"]
    assert refused(empty, "draw") == ("ce-nothing-to-draw", "CE-3.4")


def test_ce_3_4_the_discards_become_a_new_pile_once():
    table = at("king-spades", "2-clubs")
    told = play(table, "draw")
    assert [type(fact).__name__ for fact in told] == ["Reshuffled", "Drew"]
    assert told[0].cards == 49
    assert GAME.view(table, 0).discards == 1
    table = at("king-spades 3-spades", "2-clubs", again=["king-spades"])
    assert open_lines(table) == ["pass"]


def test_ce_3_5_an_eight_calls_any_suit():
    table = at("8-spades king-spades", "2-clubs king-hearts", pile="3-clubs")
    told = play(table, "call 8-spades diamonds")
    assert [type(fact).__name__ for fact in told] == ["Played", "Called"]
    assert GAME.view(table, SPECTATOR).suit == "diamonds"
    assert refused(table, "play king-hearts") == ("ce-does-not-fit", "CE-3.1")


def test_ce_4_1_the_last_card_wins():
    table = at("5-clubs", "2-clubs 3-clubs", pile="4-clubs")
    told = play(table, "play 5-clubs")
    assert told[-1].seat == 0
    assert told[-1].out
    assert table.to_act() < 0
    assert GAME.result(table)["winner"] == 0


@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        (("8-spades", "king-spades queen-spades"), 1),  # 50 against 20
        (("jack-spades", "9-spades"), 1),
        (("ace-spades 9-spades", "king-spades"), 0),  # ten points each: the first in the order of the seats
    ],
)
def test_ce_4_2_when_all_pass_the_fewest_points_win(hands: tuple[str, ...], winner: int):
    table = at(*hands, options={"reshuffle": "never"})
    told = play(table, "pass", "pass")
    assert (told[-1].seat, told[-1].out) == (winner, False)
    assert table.scores() == [float(winner == 0), float(winner == 1)]


def test_ce_5_1_hands_and_pile_are_hidden():
    table = dealt()
    told = GAME.facts(GAME.options({}))
    GAME.new(GAME.options({}), 3, Quick(1), told)
    seen = [GAME.sight(fact, 1) for fact in told.take()]
    assert Counter(fact.seat for fact in seen if getattr(fact, "card", None) and hasattr(fact, "seat")) == {1: 5}
    assert GAME.view(table, SPECTATOR).hand == ()
    assert len(GAME.view(table, 1).hand) == 5


def test_ce_5_2_who_saw_the_discards_knows_the_new_pile():
    """Seat 1 holds no discard of old: in no imagined world does it."""
    table = at("king-spades", "2-clubs", "3-clubs 3-diamonds")
    play(table, "draw", "pass")
    for seed in range(50):
        world = table.imagine(0, Quick(seed))
        assert not world.again & {*world.hands[1], *world.hands[2]}


def test_ce_5_3_what_is_left_is_shown_at_the_end():
    table = at("5-clubs", "2-clubs 3-clubs", pile="4-clubs")
    told = play(table, "play 5-clubs")
    assert [fact.cards for fact in told if type(fact).__name__ == "Showed"] == [("2-clubs", "3-clubs")]
    assert GAME.view(table, 0).shown == ((), ("2-clubs", "3-clubs"))


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"hands": [["5-clubs"], ["5-clubs"]]}, "hands"),
        ({"hands": [["no-card"], ["5-clubs"]]}, "hands[0][0]"),
        ({"hands": [["5-clubs"]]}, "hands"),
        ({"suit": "stars"}, "suit"),
        ({"turn": {"seat": -1}}, "turn"),
        ({"turn": {"seat": 5}}, "turn.seat"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_field(change: dict[str, Any], field: str):
    document = {**GAME.to_document(at("5-clubs", "2-clubs 3-clubs", pile="4-clubs")), **change}
    with pytest.raises(Malformed) as refusal:
        GAME.from_document(document)
    assert refusal.value.field == field
