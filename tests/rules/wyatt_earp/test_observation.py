"""What learning programs are shown: the observation of a seat, and the mask of legal codes."""

from random import Random

import pytest

from saloon.games.wyatt_earp import GAME
from saloon.games.wyatt_earp.cards import KINDS, OUTLAWS
from saloon.games.wyatt_earp.options import Options
from saloon.games.wyatt_earp.scoring import settle
from saloon.games.wyatt_earp.state import PILE
from saloon.games.wyatt_earp.table import WyattEarp, new_table
from saloon.kernel.rng import Quick
from saloon.kernel.rows import byte_row
from saloon.kernel.table import Mask
from tests.rules.wyatt_earp.tables import At

LAYOUT = GAME.layout(Options())


def moments(seats: int, seed: int, decisions: int = 200):
    """A table, again and again, as random play goes on."""
    table, choose = new_table(seats, Options(), Quick(seed)), Random(seed)
    for _ in range(decisions):
        if table.to_act() < 0:
            break
        yield table
        table.apply(choose.choice(table.legal()))


def observed(table: WyattEarp, seat: int) -> dict[str, list[int]]:
    """An observation by its parts; what lay in the buffer before does not matter."""
    places = byte_row(table.observation_size())
    for i in range(len(places)):
        places[i] = 99
    table.observe(seat, places)
    return {part.name: [int(n) for n in places[part.start : part.end]] for part in LAYOUT}


def test_a_mask_is_1_for_the_legal_codes_and_0_for_all_others_whatever_it_showed_before():
    mask = Mask(245)
    for seed in range(3):
        for table in moments(2 + seed, seed):
            mask.show(table)
            assert [code for code in range(245) if mask.row[code]] == sorted(table.legal())
            assert set(mask.row) == {0, 1}


def test_a_mask_of_a_finished_game_is_empty():
    table, mask = new_table(3, Options(), Quick(1)), Mask(245)
    mask.show(table)
    table.playout(Quick(2))
    mask.show(table)
    assert set(mask.row) == {0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_observation_shows_the_own_hand_and_what_everybody_knows_from_the_observer_on(seats):
    for table in moments(seats, 7):
        memory = table.memory
        for me in range(seats):
            seen = observed(table, me)
            order = [(me + n) % seats for n in range(seats)]
            here = [
                ("held", [table.held[seat] for seat in order]),
                ("money", [table.money[seat] // 1000 for seat in order]),
                ("pots", [pot // 1000 for pot in table.pots]),
                ("hand", list(table.hands[me * KINDS : (me + 1) * KINDS])),
                ("bounds", list(memory.bounds[: 2 * KINDS])),
                ("piles", [n for seat in order for n in table.piles[seat * OUTLAWS * PILE :][: OUTLAWS * PILE]]),
                ("shown", [n for seat in order for n in memory.shown[seat * KINDS :][:KINDS]]),
                ("points", [table.capture_points(seat, outlaw) for seat in order for outlaw in range(OUTLAWS)]),
            ]
            for name, row in here:
                assert seen[name] == row + [0] * (len(seen[name]) - len(row)), name
            assert seen["turn"] == [(table.turn - me) % seats]
            assert seen["decides"] == [(table.to_act() - me) % seats + 1]
            assert seen["seats"] == [seats]


def test_it_shows_what_the_posters_would_pay_now():
    """WE-15 By the scoring itself."""
    paid = 0
    for table in moments(3, 11, 400):
        due = [0, 0, 0]
        for outlaw in range(OUTLAWS):
            points = [int(table.capture_points(seat, outlaw)) for seat in range(3)]
            for seat, dollars in enumerate(settle(int(table.pots[outlaw]), points, table.options)[0]):
                due[seat] += dollars
        seen = observed(table, 1)
        assert seen["payday"] == [due[1] // 1000, due[2] // 1000, due[0] // 1000, 0]
        assert seen["purse"] == [a + b for a, b in zip(seen["money"], seen["payday"], strict=True)]
        paid += sum(due)
    assert paid


def test_it_shows_what_the_observer_alone_has_seen():
    """WE-13.9 The picker knows what is gone from the discard pile; to the others it may be any of its cards."""
    at = At(hands={"A": "WE 2JJ SK", "B": "2BS 3BD", "C": "4WH"}, discard="S 2BK BC B WE H")
    at.play("earp pick", "pick bank-robbery")
    mine, theirs = observed(at.table, 0), observed(at.table, 1)
    bank = 15
    assert mine["own_bounds"][KINDS + bank] == 0
    assert theirs["own_bounds"][KINDS + bank] == 1
    assert (mine["gaps"], theirs["gaps"]) == ([0], [1])
    assert (mine["picked"], theirs["picked"]) == ([1 + bank], [0])


def test_every_number_keeps_to_its_part_of_the_layout():
    rng = Random(3)
    for n in range(12):
        rules = {"preset": rng.choice(["standard", "rules_002", "card_001", "card_004", "research"])}
        table = GAME.new(GAME.options(rules), 2 + n % 3, Quick(n))
        while table.to_act() >= 0 and n:
            for seat in range(int(table.seats)):
                seen = observed(table, seat)
                for part in LAYOUT:
                    assert max(seen[part.name]) <= part.highest, part
            for _ in range(37):
                if table.to_act() >= 0:
                    table.apply(rng.choice(table.legal()))


def test_an_observation_may_be_written_anywhere_in_a_byte_row():
    table = new_table(4, Options(), Quick(5))
    size = table.observation_size()
    places = byte_row(3 * size)
    table.observe(2, places, size)
    alone = byte_row(size)
    table.observe(2, alone)
    assert list(places) == [0] * size + list(alone) + [0] * size


def test_critics_see_the_other_hands_and_the_next_cards():
    table = new_table(3, Options(), Quick(5))
    places = byte_row(table.secrets_size())
    table.show_secrets(1, places)
    assert list(places[:KINDS]) == list(table.hands[2 * KINDS : 3 * KINDS])
    assert list(places[KINDS : 2 * KINDS]) == list(table.hands[:KINDS])
    assert places[3 * KINDS] == table.stock[table.stocked - 1] + 1
