"""Promise 3. Play always ends; nobody is asked anything after the end."""

import pytest

from saloon.kernel.errors import Illegal
from saloon.kernel.rng import Quick
from tests.laws.worlds import Deal, Play, World, law

FAR_TOO_LONG = 50_000  # decisions; the longest games of random players take a few thousand


@law(examples=60)
def test_play_ends_and_then_nobody_is_asked_anything(world: World, deal: Deal):
    play = Play(world, deal)
    while not play.over:
        assert play.table.legal(), "a question without an answer"
        play.step()
        assert len(play.made) < FAR_TOO_LONG
    table = play.table
    before = table.fingerprint()
    assert table.legal() == []
    assert not table.can_undo()
    assert sum(table.scores()) == 1
    assert world.game.result(table)
    for code in range(table.space()):
        with pytest.raises(Illegal):
            table.apply(code)
    assert table.playout(Quick(deal.seed)) == 0
    assert table.fingerprint() == before
    assert not play.told.take()


@law(examples=30)
def test_a_playout_reaches_the_end_from_anywhere(world: World, deal: Deal):
    play = Play(world, deal)
    for table in play.moments(one_in=100):
        copy = table.clone()
        made = copy.playout(Quick(deal.seed))
        assert (made > 0) == (table.to_act() >= 0)
        assert copy.to_act() < 0
