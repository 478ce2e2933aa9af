"""Promise 5. Nobody learns what is hidden: not from views, facts, offers, refusals, observations or undo.

`imagine` deals the hidden cards anew. Whatever a viewer is sent must be the same as before; and the new world must
be one in which the viewer may really be sitting, which a notebook kept by hand confirms.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from functools import partial
from typing import Any

import pytest

from saloon.bots import levels
from saloon.bots.adviser import Adviser
from saloon.bots.bot import Look, RandomBot
from saloon.bots.knowledge import guide_of
from saloon.kernel.game import find_game
from saloon.kernel.rng import Quick
from saloon.kernel.table import Table
from tests.laws.worlds import Deal, Play, World, encoded, law, world_of
from tests.rules.wyatt_earp.tables import At, cards


class Watched(Play):
    """A game that plays itself while every viewer keeps a notebook."""

    def __init__(self, world: World, deal: Deal) -> None:
        super().__init__(world, deal)
        self.notebooks = {viewer: world.notebook(viewer, deal) for viewer in world.viewers(self.table)}
        self.write(self.dealt)

    def step(self) -> tuple[int, int, list[Any]]:
        mover, code, told = super().step()
        self.write(told)
        return mover, code, told

    def write(self, told: list[Any]) -> None:
        for viewer, notebook in self.notebooks.items():
            view = partial(self.world.game.view, self.table, viewer)
            notebook.write(self.world.sightings(told, viewer), view)


# What is sent


@law(examples=15)
def test_dealing_anew_what_a_viewer_cannot_see_changes_nothing_that_is_sent_there(world: World, deal: Deal):
    play = Play(world, deal)
    for table in play.moments(one_in=12):
        actor = int(table.to_act())
        for viewer in world.viewers(table):
            other = world.with_memory_of(world.imagine(table, viewer, play.rng.getrandbits(30)), table)
            assert world.seen(other, viewer) == world.seen(table, viewer)
            if viewer >= 0:
                assert world.observation(other, viewer) == world.observation(table, viewer)
            if viewer == actor:
                assert other.can_undo() == table.can_undo()
                assert other.legal() == table.legal()
                codes = range(-1, table.space() + 1)
                assert [world.refusal(other, code) for code in codes] == [world.refusal(table, code) for code in codes]


@law(examples=15)
def test_a_world_that_remembers_looks_to_its_imaginer_like_the_true_table_and_tells_nobody_more(
    world: World, deal: Deal
):
    """Byte for byte; worlds can be imagined from it; and no other seat finds its own secrets in it."""
    play = Play(world, deal)
    for table in play.moments(one_in=12):
        for seat in range(int(table.seats)):
            other = table.imagine(seat, Quick(play.rng.getrandbits(30)), True)
            assert world.observation(other, seat) == world.observation(table, seat)
            again = other.imagine(seat, Quick(play.rng.getrandbits(30)), True)
            assert world.observation(again, seat) == world.observation(table, seat)
            chance = play.rng.getrandbits(30)
            rival = (seat + 1) % int(table.seats)
            true = table.imagine(seat, Quick(chance), True)
            redealt = world.with_memory_of(world.imagine(table, seat, play.rng.getrandbits(30)), table)
            alike = redealt.imagine(seat, Quick(chance), True)
            assert world.observation(alike, rival) == world.observation(true, rival)
            if table.to_act() >= 0:
                other.playout(Quick(play.rng.getrandbits(30)))


@law(examples=15)
def test_a_step_shows_no_more_than_its_facts_turn_up(world: World, deal: Deal):
    """The same answer, in two worlds that a viewer cannot tell apart: the first difference is a card turned up."""
    play = Play(world, deal)
    for table in play.moments(one_in=6):
        if table.to_act() < 0:
            break
        for viewer in world.viewers(table):
            true, other = table.clone(), world.imagine(table, viewer, play.rng.getrandbits(30))
            both = sorted(set(true.legal()) & set(other.legal()))
            if not both:
                continue
            code = play.rng.choice(both)
            heard = [world.game.listen(true), world.game.listen(other)]
            true.apply(code)
            other.apply(code)
            told = [world.sightings(facts.take(), viewer) for facts in heard]
            for one, two in zip(*told, strict=False):
                if one != two:
                    assert world.turns_up(one, viewer) or world.turns_up(two, viewer), (one, two)
                    break
            else:
                assert len(told[0]) == len(told[1])
                views = [asdict(world.game.view(end, viewer)) for end in (true, other)]
                for fact in told[0]:
                    for view in views:
                        view.pop(world.brought_to_light(fact, viewer), None)
                assert views[0] == views[1]


def unasked(view: Any) -> dict[str, Any]:
    """A view without the question."""
    return {name: value for name, value in asdict(view).items() if name not in ("to_act", "question")}


@law(examples=15)
def test_a_view_changes_only_with_what_was_told(world: World, deal: Deal):
    """Answers that look alike to a viewer leave alike views; without a fact nothing changes but who is asked what."""
    play = Play(world, deal)
    for table in play.moments(one_in=8):
        mover = int(table.to_act())
        outcomes: dict[tuple[int, str], list[Table]] = {}
        for code in table.legal():
            after = table.clone()
            heard = world.game.listen(after)
            after.apply(code)
            told = heard.take()
            for viewer in world.viewers(table):
                if viewer != mover:
                    outcomes.setdefault((viewer, repr(world.sightings(told, viewer))), []).append(after)
        for (viewer, told_of), ends in outcomes.items():
            if len(ends) > 1:
                assert len({world.seen(end, viewer) for end in ends}) == 1, told_of
            if told_of == "[]":
                assert len({encoded(unasked(world.game.view(end, viewer))) for end in [table, *ends]}) == 1


@law(examples=15)
def test_facts_alone_rebuild_what_everybody_sees(world: World, deal: Deal):
    play = Watched(world, deal)
    for table in play.moments(one_in=4):
        for viewer, notebook in play.notebooks.items():
            assert not notebook.disagrees(world.game.view(table, viewer))


# What is imagined


@law(examples=15)
def test_imagination_ignores_the_truth(world: World, deal: Deal):
    """The same knowledge and the same chance lead to the same world, whichever world is the true one."""
    play = Play(world, deal)
    for table in play.moments(one_in=12):
        for viewer in world.viewers(table):
            one, two = play.rng.getrandbits(30), play.rng.getrandbits(30)
            other = world.with_memory_of(world.imagine(table, viewer, one), table)
            assert world.imagine(other, viewer, two).fingerprint() == world.imagine(table, viewer, two).fingerprint()


@law(examples=15)
def test_imagination_leaves_the_table_alone(world: World, deal: Deal):
    play = Play(world, deal)
    for table in play.moments(one_in=20):
        before = world.game.to_document(table)
        for viewer in world.viewers(table):
            world.imagine(table, viewer, deal.seed).playout(play.table.rng.clone())  # type: ignore[attr-defined]
        assert world.game.to_document(table) == before
        assert not play.told.take()


@law(examples=15)
def test_a_notebook_never_rules_out_the_truth(world: World, deal: Deal):
    """Otherwise it could not be trusted to judge imagined worlds."""
    play = Watched(world, deal)
    for table in play.moments(one_in=4):
        document = world.game.to_document(table)
        for notebook in play.notebooks.values():
            assert not notebook.contradictions(document)


@law(examples=25)
def test_imagined_worlds_respect_everything_that_a_viewer_may_remember(world: World, deal: Deal):
    play = Watched(world, deal)
    for table in play.moments(one_in=10):
        for viewer, notebook in play.notebooks.items():
            for _ in range(2):
                imagined = world.imagine(table, viewer, play.rng.getrandbits(30))
                assert not notebook.contradictions(world.game.to_document(imagined)), f"viewer {viewer}"


@law(examples=10)
def test_imagined_worlds_can_be_played_to_the_end(world: World, deal: Deal):
    play = Play(world, deal)
    for table in play.moments(one_in=60):
        for viewer in world.viewers(table):
            imagined = world.imagine(table, viewer, play.rng.getrandbits(30))
            while imagined.to_act() >= 0:
                imagined.apply(world.choose(imagined, play.rng))
            assert world.game.result(imagined)


# What bots make of it

BOTS = [RandomBot.name, *levels.BY_GUIDE, "ranger:4i", "champion:4i"]


def two_truths(play: Play, one_in: int) -> Iterator[tuple[Look, Look]]:
    """Questions with a choice, as they are and with other hidden cards: whoever must decide cannot tell them apart."""
    world = play.world
    for table in play.moments(one_in):
        actor = int(table.to_act())
        if actor >= 0 and len(table.legal()) > 1:
            other = world.with_memory_of(world.imagine(table, actor, play.rng.getrandbits(30)), table)
            yield Look(world.game, table), Look(world.game, other)


@law(examples=10)
def test_no_bot_decides_by_what_its_seat_cannot_see(world: World, deal: Deal):
    play = Play(world, deal)
    for looks in two_truths(play, one_in=80):
        seed = play.rng.getrandbits(30)
        for name in (name for name in BOTS if name.partition(":")[0] in levels.names(world.game)):
            bots = [levels.make(name, world.game, seed) for _ in looks]
            answers = [bot.choose(look) for bot, look in zip(bots, looks, strict=True)]
            assert answers[0] == answers[1], name
            assert answers[0] in looks[0].legal, name


@law(examples=3)
def test_no_advice_betrays_what_its_seat_cannot_see(world: World, deal: Deal):
    """Neither the choices nor their chances, money and reasons."""
    play = Play(world, deal)
    for looks in two_truths(play, one_in=120):
        one, two = (Adviser(guide_of(world.game), deal.seed, iterations=4).advise(look) for look in looks)
        assert one == two


# Every possible world is imagined, and about as often as it should be

TRIALS = 4000
WYATT_EARP = world_of(find_game("wyatt-earp"))


def chi_square(seen: Counter[str], expected: dict[str, float]) -> float:
    assert set(+seen) <= set(expected), set(+seen) - set(expected)
    return sum((seen[name] - wanted) ** 2 / wanted for name, wanted in expected.items())


def far_too_much(freedom: int) -> float:
    """About the one in 10,000 limit of the chi-square distribution (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return freedom * float((1 - spread + 3.72 * spread**0.5) ** 3)


def imagined(table: Table, viewer: int) -> list[dict[str, Any]]:
    world = WYATT_EARP
    return [world.game.to_document(world.imagine(table, viewer, seed)) for seed in range(TRIALS)]


def check(places: dict[str, Counter[str]], unseen: Counter[str], sizes: dict[str, int]) -> None:
    """In each place every unseen card turns up as often as by chance."""
    for place, seen in places.items():
        share = TRIALS * sizes[place] / unseen.total()
        expected = {card: share * n for card, n in unseen.items() if n}
        assert chi_square(seen, expected) < far_too_much(len(expected) - 1), place


def deck() -> Counter[str]:
    return WYATT_EARP.deck(Deal({}, 3, 1))


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_after_the_deal_any_unseen_card_may_be_anywhere(viewer: int):
    world = WYATT_EARP
    table = world.new(Deal({}, 3, 1))
    document = world.game.to_document(table)
    unseen = deck() - Counter(document["discard"])
    if viewer >= 0:
        unseen -= Counter(document["seats"][viewer]["hand"])
    others = [seat for seat in range(3) if seat != viewer]
    places = {name: Counter[str]() for name in ("hand", "top", "bottom", "draw")}
    for found in imagined(table, viewer):
        places["hand"].update(found["seats"][others[-1]]["hand"])
        places["top"][found["draw"][0]] += 1
        places["bottom"][found["draw"][-1]] += 1
        places["draw"].update(found["draw"])
    # cards of one hand are drawn without putting back, which only makes them more even than chance
    check(places, unseen, {"hand": 10, "top": 1, "bottom": 1, "draw": len(document["draw"])})


def test_a_secret_pick_may_have_been_any_card_of_the_pile_but_a_wyatt_earp():
    at = At(hands={"A": "WE 2JJ SK", "B": "2BS 3BD", "C": "4WH"}, discard="S 2BK BC B WE H")
    at.play("earp pick", "pick bank-robbery")
    gone = Counter[str]()
    before = Counter(at.discards) + Counter(["bank-robbery"])
    for found in imagined(at.table, 1):
        missing = before - Counter(found["discard"])
        assert missing <= Counter(found["seats"][0]["hand"])
        gone += missing
    candidates = before - Counter(["wyatt-earp"] * 2)
    assert chi_square(gone, {card: TRIALS * n / 6 for card, n in candidates.items()}) < far_too_much(4)


def test_a_card_picked_from_the_draw_pile_is_in_the_imagined_hand():
    """WE-13.7, OPT-12 Even where chance deals that hand nothing but Wyatt Earps: then it is dealt anew."""
    at = At(hands={"A": "WE JJ", "B": "2BS 3BD", "C": "4WH"}, options={"we_pick_source": "draw_pile"})
    at.play("earp pick", "pick sundance-kid")
    for found in imagined(at.table, 1):
        picked = found["turn"].get("picked")
        assert picked is None or found["seats"][0]["hand"].get(picked), found["turn"]
        assert set(found["seats"][0]["hand"]) != {"wyatt-earp"}


def test_after_the_reshuffle_the_draw_pile_is_what_lay_in_the_discard_pile():
    """A takes the last card of the old draw pile and one of the new: only that one can be from the discard pile."""
    pile = "S B BC F MW H"
    at = At(hands={"A": "2JJ SK", "B": "*", "C": "4WH"}, draw="JJ!", discard=pile, phase="draw")
    at.play("take two")
    lay_there = Counter(cards(pile))
    drawn = Counter[str]()
    for found in imagined(at.table, 1):
        held = Counter(found["seats"][0]["hand"]) + Counter(found["seats"][2]["hand"])
        fresh = lay_there - Counter(found["draw"])
        assert fresh.total() == 1
        assert fresh <= Counter(found["seats"][0]["hand"])
        assert held - fresh == Counter(cards("3JJ SK 4WH"))
        drawn += fresh
    assert chi_square(drawn, dict.fromkeys(lay_there, TRIALS / 6)) < far_too_much(5)
