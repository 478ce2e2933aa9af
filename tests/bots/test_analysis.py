"""A game by the net (`bots/analysis`): what its numbers must add up to, whatever the weights are."""

from copy import copy
from functools import cache
from itertools import pairwise

import numpy as np
import pytest

from saloon.bots import levels
from saloon.bots.analysis.found import ALL, MISSED, MISTAKE, Chances, Turning
from saloon.bots.analysis.review import CHECK_WORLDS, MOST_WORLDS, Review, Task, waiting
from saloon.bots.analysis.story import CLEAR, Story, analyse
from saloon.bots.bot import Look
from saloon.kernel.game import Game, find_game
from saloon.kernel.rng import Quick
from saloon.kernel.table import Table

WYATT_EARP, REVOLVER = find_game("wyatt-earp"), find_game("revolver")
TABLES = [(WYATT_EARP, 2), (WYATT_EARP, 3), (REVOLVER, 2)]
any_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "name", value))


@cache
def played(game: Game, bots: tuple[str, ...]) -> tuple[list[Table], list[str]]:
    """A game of bots, how it stood after each decision, and the decisions."""
    table = game.new(game.unattended(game.options({})), len(bots), Quick(11))
    players = [levels.make(bot, game, seat) for seat, bot in enumerate(bots)]
    tables, decisions = [table.clone()], []
    while (seat := int(table.to_act())) >= 0:
        code = players[seat].choose(Look(game, table))
        decisions.append(game.notate(table, code))
        table.apply(code)
        tables.append(table.clone())
    return tables, decisions


@cache
def reviewed(game: Game, *bots: str) -> Review:
    tables, decisions = played(game, bots)
    return Review(game, enumerate(tables), decisions)


@cache
def told(game: Game, *bots: str) -> Story:
    review = reviewed(game, *bots)
    answers = review.do(review.tasks())
    suspects = Story(review, answers).suspects()
    return Story(review, answers, suspects, review.do(review.checks(suspects)))


@cache
def analysed(game: Game, *bots: str, viewpoint: int = ALL) -> Chances:
    return told(game, *bots).told(viewpoint)


def bots_for(seats: int) -> tuple[str, ...]:
    return ("marshal", "greenhorn", "random")[:seats]


@any_table
def test_chances_are_shares_of_one_game_and_end_with_its_outcome(game, seats):
    for viewpoint in range(ALL, seats):
        found = analysed(game, *bots_for(seats), viewpoint=viewpoint)
        assert (found.by, found.why, found.checked, found.seat) == ("net", "", True, viewpoint)
        assert found.steps[0].step == 0
        for standing in found.steps:
            assert sum(standing.chances) == pytest.approx(1, abs=0.001)
            assert all(0 <= chance <= 1 for chance in standing.chances)
        assert all(a.step < b.step for a, b in pairwise(found.steps))
        review = reviewed(game, *bots_for(seats))
        assert found.steps[-1].step == review.last
        assert found.steps[-1].chances == review.tables[review.last].scores()


@any_table
def test_luck_and_skill_add_up_to_what_happened(game, seats):
    for viewpoint in (ALL, 0):
        found = analysed(game, *bots_for(seats), viewpoint=viewpoint)
        for share, end in zip(found.shares, found.steps[-1].chances, strict=True):
            parts = (share.beginning, share.deal, share.luck, share.own, share.others)
            assert sum(parts) == pytest.approx(share.end, abs=1e-9)
            assert share.end == end
            assert share.beginning + share.deal == pytest.approx(found.steps[0].chances[share.seat], abs=0.001)
        for part in ("deal", "luck"):
            assert sum(getattr(share, part) for share in found.shares) == pytest.approx(0, abs=0.002), part
        assert sum(share.own + share.others for share in found.shares) == pytest.approx(0, abs=0.002)
        assert sum(share.beginning for share in found.shares) == pytest.approx(1, abs=0.001)


@any_table
def test_decisions_are_judged_by_what_their_seat_could_know(game, seats):
    found, review = analysed(game, *bots_for(seats)), reviewed(game, *bots_for(seats))
    assert [each.step for each in found.decisions] == [at + 1 for at in review.judged]
    for judged in found.decisions:
        table = review.tables[judged.step - 1]
        legal = {game.notate(table, code) for code in table.legal()}
        assert len(legal) > 1
        assert judged.seat == table.to_act()
        assert judged.best.notation in legal
        assert judged.best.code == game.parse(table, judged.best.notation)
        made = review.codes[judged.step - 1]
        assert judged.after >= judged.before or judged.best.code != made, "what was best lost nothing"
        assert judged.after == judged.before or made != review.favourites[judged.step - 1]


@any_table
def test_own_decisions_are_what_the_judgements_say(game, seats):
    found = analysed(game, *bots_for(seats))
    for share in found.shares:
        own = [judged for judged in found.decisions if judged.seat == share.seat]
        assert share.decisions == len(own)
        assert share.accuracy is None or 0 <= share.accuracy <= 1
        if all(0 < judged.after < 1 for judged in own):
            assert sum(judged.after - judged.before for judged in own) == pytest.approx(share.own, abs=0.02)


@any_table
def test_a_turning_point_counts_all_decisions_since_the_step_before_it(game, seats):
    """In long games steps inside a turn are left out: what was decided there is no luck."""
    story = told(game, *bots_for(seats))
    at = story.review.judged[:3]
    effects = {step: np.eye(seats)[0] * (k + 1) / 10 for k, step in enumerate(at)}
    later = copy(story)
    later.effects = effects
    assert later.decided(Turning(at[2] + 1, 0, 0.5, 0.5), at[0]) == pytest.approx(0.6)
    assert later.decided(Turning(at[2] + 1, 0, 0.5, 0.5), at[2]) == pytest.approx(0.3)
    found = analysed(game, *bots_for(seats))
    steps = [standing.step for standing in found.steps]
    for turn in found.turns:
        since = steps[steps.index(turn.step) - 1]
        made = [story.effects[k][turn.seat] for k in story.review.judged if since <= k < turn.step]
        assert turn.decision == pytest.approx(sum(made), abs=1e-4)


@any_table
def test_only_clear_losses_are_marked(game, seats):
    found = analysed(game, *bots_for(seats))
    marked = [judged for judged in found.decisions if judged.mark]
    for judged in marked:
        assert judged.mark in (MISTAKE, MISSED)
        assert judged.before - judged.after >= CLEAR - 0.001 or judged.after == 0
        assert judged.before - judged.after >= 2 * judged.error
    last: dict[int, float] = {}
    for judged in found.decisions:
        if judged.mark == MISSED:
            assert judged.after >= last[judged.seat], "no worse off than before the chance came"
        if judged.mark == MISTAKE and judged.seat in last:
            assert judged.after < last[judged.seat]
        last[judged.seat] = judged.before


@pytest.mark.parametrize("game", [WYATT_EARP, REVOLVER], ids=lambda game: game.name)
def test_somebody_who_plays_blindly_is_seen_to_lose_by_it(game):
    found = analysed(game, "champion", "random")
    good, blind = found.shares
    assert good.own == 0, "compared with itself"
    assert good.accuracy in (None, 1.0)
    assert blind.own < -0.1
    assert blind.accuracy is not None
    assert blind.accuracy < 0.7
    assert {judged.seat for judged in found.decisions if judged.mark} == {1}


def test_until_the_closer_look_there_are_no_marks():
    review = reviewed(REVOLVER, "champion", "random")
    story = Story(review, review.do(review.tasks()))
    assert story.suspects()
    found = story.told(checked=False)
    assert not found.checked
    assert not any(judged.mark for judged in found.decisions)


def test_the_closer_look_uses_other_worlds():
    review = reviewed(REVOLVER, "champion", "random")
    at = next(at for at in review.judged if review.differs(at))
    checks = review.checks([at])
    assert len(checks) == 2 * CHECK_WORLDS
    assert min(task.world for task in checks) >= MOST_WORLDS > max(task.world for task in review.tasks())


@any_table
def test_hidden_cards_of_others_do_not_matter_to_a_seat(game, seats):
    """The same judgement of a decision, and the same chances, in a game that its seat cannot tell from the true one."""
    tables, _ = played(game, bots_for(seats))
    for at in (len(tables) // 3, len(tables) // 2):
        seat = int(tables[at].to_act())
        twin = tables[at].imagine(seat, Quick(99), True)
        assert twin.fingerprint() != tables[at].fingerprint()
        found = []
        for table in (tables[at], twin):
            review = Review(game, [(0, table)], [])
            tasks = [Task(0, seat, code, k) for code in table.legal()[:3] for k in range(2)]
            found.append(review.do(tasks).tolist())
        assert found[0] == found[1]


def test_a_game_that_was_given_up_ends_in_the_open():
    tables, decisions = played(WYATT_EARP, ("marshal", "greenhorn"))
    tables, decisions = tables[:40], decisions[:39]
    found = analyse(Review(WYATT_EARP, enumerate(tables), decisions))
    assert 0 < max(found.steps[-1].chances) < 1
    for share in found.shares:
        assert share.beginning + share.deal + share.luck + share.own + share.others == pytest.approx(share.end)


def test_a_game_that_never_began_has_chances_too():
    tables, _ = played(REVOLVER, ("marshal", "marshal"))
    found = analyse(Review(REVOLVER, [(0, tables[0])], []))
    assert [standing.step for standing in found.steps] == [0]
    assert (found.decisions, found.turns) == ([], [])
    assert [share.accuracy for share in found.shares] == [None, None]


def test_what_a_line_costs_is_how_many_choices_it_takes_until_its_seat_has_one():
    """Seat 0 chooses at 0 and 3, seat 1 at 1; at 2 there is nothing to choose."""
    assert waiting([0, 1, 1, 0, -1], {0, 1, 3}, 2) == [[1, 2], [2, 1], [1, 2], [1, 2], [1, 1]]
