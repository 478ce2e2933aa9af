"""What learning programs are shown: the observation of a seat, and the mask of legal codes."""

from random import Random

from saloon.games.wyatt_earp import observe as ob
from saloon.games.wyatt_earp.cards import KINDS, OUTLAWS
from saloon.games.wyatt_earp.options import Options
from saloon.games.wyatt_earp.state import PILE
from saloon.games.wyatt_earp.table import WyattEarp, new_table
from saloon.kernel.rng import Quick
from saloon.kernel.rows import buffer
from saloon.kernel.table import Mask


def moments(seats: int, seed: int, decisions: int = 200):
    """A table, again and again, as random play goes on."""
    table, choose = new_table(seats, Options(), Quick(seed)), Random(seed)
    for _ in range(decisions):
        if table.to_act() < 0:
            break
        yield table
        table.apply(choose.choice(table.legal()))


def observed(table: WyattEarp, seat: int) -> list[int]:
    places = buffer(table.observation_size())
    table.observe(seat, places)
    return list(places)


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


def test_an_observation_shows_the_own_hand_and_what_everybody_knows_seat_by_seat():
    for seats in (2, 3, 4):
        for table in moments(seats, 7):
            memory = table.memory
            for me in range(seats):
                seen = observed(table, me)
                assert len(seen) == ob.OBSERVATION
                assert seen[ob.ME] == me + 1
                assert seen[ob.ACTOR] == table.to_act() + 1
                for at, row in (
                    (ob.POTS_AT, table.pots),
                    (ob.OPENED_AT, table.opened),
                    (ob.HAND_AT, table.hands[me * KINDS : (me + 1) * KINDS]),
                    (ob.BOUNDS_AT, memory.bounds[: 2 * KINDS]),
                    (ob.MONEY_AT, table.money),
                    (ob.HELD_AT, table.held),
                    (ob.PILES_AT, table.piles),
                    (ob.SHOWN_AT, memory.shown),
                    (ob.LIMIT_AT, memory.limit),
                ):
                    assert seen[at : at + len(row)] == list(row)


def test_the_places_of_a_seat_that_is_not_there_are_zero():
    for table in moments(2, 5):
        seen = observed(table, 0)
        assert not any(seen[ob.HELD_AT + 2 : ob.PILES_AT])
        assert not any(seen[ob.PILES_AT + 2 * OUTLAWS * PILE : ob.SHOWN_AT])
        assert not any(seen[ob.LIMIT_AT + 2 * OUTLAWS :])
