"""17. The end of the game."""

import pytest

from saloon.games.wyatt_earp import GAME
from saloon.games.wyatt_earp.facts import Captured, DuelBegan, Duelled, Paid, RoundBegan, RoundEnded, Won
from saloon.kernel.rng import Source
from tests.rules.wyatt_earp.tables import SEATS, At


class Rigged(Source):
    """Chance that puts the named shots on top of each fresh deck: `h` a hit, `m` a miss."""

    def __init__(self, *decks):
        self.decks = list(decks)
        self.shots = iter("")
        self.hits = 0

    def below(self, n):
        """The deck comes sorted, outlaw cards at the bottom: a hit is fetched from there, anything else stays."""
        if n == 78:
            self.shots, self.hits = iter(self.decks.pop(0)), 0
        if next(self.shots, "") != "h":
            return n - 1
        self.hits += 1
        return self.hits - 1

    def clone(self):
        return self

    def numbers(self):
        return []


def last_discard(money, piles=(), shots=(), **rest):
    """A goes out, and the round is scored."""
    at = At({"A": "WE"}, [*piles], money=money, players=len(money), **rest)
    if shots:
        at.table.rng = Rigged(*shots)
    at.play("discard WE")
    return at


def winner(at):
    """Who has won; the game is over then."""
    if at.view().winner is None:
        assert at.to_act
        return ""
    assert (at.to_act, at.legal(), at.phase) == ("", set(), "over")
    assert at.told_of(Won) == [Won(at.view().winner)]
    assert at.facts[-1] == Won(at.view().winner)
    assert GAME.result(at.table)["winner"] == at.view().winner
    assert [seat for seat, score in enumerate(at.table.scores()) if score] == [at.view().winner]
    return SEATS[at.view().winner]


@pytest.mark.parametrize(("before", "over"), [(20000, False), (21000, True), (22000, True)])
def test_we_17_1_twenty_five_thousand_end_the_game(before, over):
    """EX-E18 game_end_threshold=at_least_25000"""
    at = last_discard({"A": before, "B": 12000, "C": 0}, ["A/JJ 4o"], pots={"JJ": 4000})
    assert at.money("A") == before + 4000
    assert winner(at) == ("A" if over else "")
    assert bool(at.told_of(RoundBegan)) != over


@pytest.mark.parametrize(("before", "over"), [(21000, False), (22000, True)])
def test_we_17_1_or_it_takes_more_than_that(before, over):
    """EX-E18 game_end_threshold=more_than_25000"""
    options = {"game_end_threshold": "more_than_25000"}
    at = last_discard({"A": before, "B": 12000, "C": 0}, ["A/JJ 4o"], pots={"JJ": 4000}, options=options)
    assert winner(at) == ("A" if over else "")
    assert bool(at.told_of(RoundBegan)) != over


def test_we_17_1_the_game_ends_only_after_the_whole_scoring():
    pots = {"BS": 6000, "JJ": 4000, "WH": 9000}
    at = last_discard({"A": 21000, "B": 20000, "C": 0}, ["A/BS 4o", "C/JJ 4o", "B/WH 4o"], pots=pots)
    assert [fact.outlaw for fact in at.told_of(Captured)] == ["belle-starr", "jesse-james", "wes-hardin"]
    assert [at.money(seat) for seat in "ABC"] == [27000, 29000, 4000]
    assert winner(at) == "B"


def test_we_17_1_money_alone_does_not_end_a_round():
    at = At({"A": "WE BD"}, money={"A": 24000, "B": 24000, "C": 0}, piles=["A/JJ 4o"], pots={"JJ": 9000})
    at.play("discard BD")
    assert (at.to_act, at.phase, at.view().winner) == ("B", "draw", None)
    assert not at.told_of(RoundEnded)


def test_we_17_1_nothing_can_be_played_after_the_end():
    at = last_discard({"A": 25000, "B": 0})
    at.refuses("take two", "WE-17.1", "game-over")
    at.refuses("discard WE", "WE-17.1", "game-over")


def test_we_17_2_the_richest_player_wins():
    """EX-E19 winner_rule=richest"""
    pots = {"BS": 6000, "JJ": 11000}
    at = last_discard({"A": 20000, "B": 20000, "C": 0}, ["A/BS 4o", "B/JJ 4o"], pots=pots)
    assert [fact.seat for fact in at.told_of(Paid)] == [0, 1]  # A got there first
    assert (at.money("A"), at.money("B")) == (26000, 31000)
    assert winner(at) == "B"


def test_we_17_2_a_tie_below_the_top_needs_no_duel():
    """EX-E20"""
    at = last_discard({"A": 27000, "B": 27000, "C": 30000})
    assert winner(at) == "C"
    assert not at.told_of(DuelBegan)
    assert not at.told_of(Duelled)


def test_we_17_3_money_on_posters_belongs_to_nobody():
    at = last_discard({"A": 25000, "B": 24000}, ["B/JJ 3o"], pots={"JJ": 30000})
    assert winner(at) == "A"
    assert GAME.result(at.table)["money"] == [25000, 24000]
    assert at.pot("JJ") == 30000


def test_we_17_4_only_players_who_share_the_top_sum_take_part_in_the_duel():
    """duel_mode=elimination"""
    at = last_discard({"A": 27000, "B": 26000, "C": 27000, "D": 5000}, shots=["mh"])
    assert at.told_of(DuelBegan) == [DuelBegan(0), DuelBegan(2)]
    assert [fact.seat for fact in at.told_of(Duelled)] == [0, 2]
    assert winner(at) == "C"
    assert [at.money(seat) for seat in "ABCD"] == [27000, 26000, 27000, 5000]


def test_we_17_4_the_duel_is_fought_with_all_cards_shuffled():
    """duel_deck=fresh_78"""
    # 29 sheriff cards and 49 outlaw cards: 7 laps of misses, 12 of hits, and two cards are left for four players.
    at = last_discard(dict.fromkeys("ABCD", 25000), shots=["m" * 28 + "h", "mmhm"])
    turned = [fact.card for fact in at.told_of(Duelled)]
    assert len(turned) == 19 * 4 + 4
    assert [fact.hit for fact in at.told_of(Duelled)] == [False] * 28 + [True] * 48 + [False, False, True, False]
    assert max(turned[:76].count(card) for card in set(turned)) == 7  # none was put back before
    assert winner(at) == "C"


@pytest.mark.parametrize(
    ("shots", "won"),
    [
        pytest.param("hm", "A", id="EX-E21 A hits and B misses"),
        pytest.param("mh", "B", id="EX-E21 the other way round"),
        pytest.param("hhhm", "A", id="EX-E21 both hit"),
        pytest.param("mmmh", "B", id="EX-E21 both miss"),
        pytest.param("mmhhmmmh", "B", id="EX-E21 again and again"),
    ],
)
def test_we_17_5_who_misses_is_out_unless_all_missed(shots, won):
    at = last_discard({"A": 25000, "B": 25000, "C": 24000}, shots=[shots])
    told = at.told_of(Duelled)
    assert "".join("h" if fact.hit else "m" for fact in told) == shots
    assert [fact.seat for fact in told] == [0, 1] * (len(shots) // 2)
    assert winner(at) == won


def test_we_17_5_those_who_are_out_stay_out():
    laps = ["hhmh", "mmm", "hmh", "mm", "mh"]  # C is out, nobody, B, nobody, A
    at = last_discard(dict.fromkeys("ABCD", 30000), shots=["".join(laps)])
    assert [fact.seat for fact in at.told_of(Duelled)] == [0, 1, 2, 3, 0, 1, 3, 0, 1, 3, 0, 3, 0, 3]
    assert winner(at) == "D"


def test_we_17_5_hits_shown_are_outlaw_cards():
    at = last_discard({"A": 25000, "B": 25000}, shots=["mmhhhm"])
    for fact in at.told_of(Duelled):
        assert fact.hit == (fact.card in {poster.outlaw for poster in at.view().posters})


@pytest.mark.parametrize("seed", [3, 7, 11])
def test_we_17_5_a_duel_of_ordinary_chance_has_a_winner_among_the_duellers(seed):
    at = last_discard({"A": 25000, "B": 1000, "C": 25000, "D": 25000}, chance={"quick": str(seed)})
    left = {0, 2, 3}
    told = at.told_of(Duelled)
    while len(left) > 1:
        lap, told = told[: len(left)], told[len(left) :]
        assert [fact.seat for fact in lap] == sorted(left)
        left = {fact.seat for fact in lap if fact.hit} or left
    assert not told
    assert winner(at) == SEATS[left.pop()]


def test_ex_e23_the_first_to_lead_after_a_full_lap():
    """WE-17.4 duel_mode=first_to_lead"""
    options = {"duel_mode": "first_to_lead"}
    at = last_discard(dict.fromkeys("ABC", 25000), shots=["hhm" + "mmh" + "mhm"], options=options)
    assert [fact.seat for fact in at.told_of(Duelled)] == [0, 1, 2] * 3
    assert winner(at) == "B"
