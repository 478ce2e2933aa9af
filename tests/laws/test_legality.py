"""Promise 2. Every legal code is accepted, every other refused, and a refusal changes nothing."""

import pytest

from saloon.kernel.errors import Illegal
from tests.laws.worlds import Deal, Play, World, encoded, law

STRANGE_CODES = (-1, -(2**70), 2**31, 2**63, 2**64 + 1)


@law(examples=12)
def test_what_is_offered_is_accepted_and_nothing_else(world: World, deal: Deal):
    play = Play(world, deal)
    for table in play.moments(one_in=16):
        offered = table.legal()
        assert len(set(offered)) == len(offered)
        for code in offered:
            table.clone().apply(code)
        space = int(table.space())
        before = world.game.to_document(table), table.fingerprint(), table.can_undo()
        for code in [*range(space), space, *STRANGE_CODES]:
            if code not in offered:
                with pytest.raises(Illegal) as refused:
                    table.apply(code)
                assert refused.value.reason
                assert encoded(refused.value.details)
        assert (world.game.to_document(table), table.fingerprint(), table.can_undo()) == before
        assert table.legal() == offered
        assert not play.told.take()


@law(examples=15)
def test_what_is_offered_depends_on_nothing_that_the_seat_cannot_know(world: World, deal: Deal):
    play = Play(world, deal)
    for table in play.moments(one_in=8):
        if table.to_act() >= 0:
            for _ in range(3):
                assert world.imagine(table, int(table.to_act()), play.rng.getrandbits(30)).legal() == table.legal()


@law(examples=15)
def test_copies_and_positions_offer_the_same(world: World, deal: Deal):
    play = Play(world, deal)
    for table in play.moments(one_in=10):
        assert table.clone().legal() == table.legal()
        assert world.game.from_document(world.game.to_document(table)).legal() == table.legal()
