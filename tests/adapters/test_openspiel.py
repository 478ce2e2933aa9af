"""The OpenSpiel games: OpenSpiel's own tests, and what their users would miss."""

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.algorithms.get_all_states import get_all_states
from open_spiel.python.observation import make_observation
from open_spiel.python.policy import UniformRandomPolicy

from saloon.adapters.openspiel import revolver_v1, wyatt_earp_v1
from saloon.kernel.game import find_game

WYATT_EARP, REVOLVER, TINY = wyatt_earp_v1.NAME, revolver_v1.NAME, wyatt_earp_v1.TINY
TABLES = [f"{WYATT_EARP}(players=2)", WYATT_EARP, f"{WYATT_EARP}(players=4)", REVOLVER]
NAMES = [*TABLES, f"{WYATT_EARP}(chance=draws)", f"{REVOLVER}(chance=draws)", TINY]
GOLDEN = Path(__file__).parent / "openspiel"
LINES = 400  # of a playthrough are kept
NOBODY = pyspiel.IIGObservationType(perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE)
names = pytest.mark.parametrize("name", NAMES)
tables = pytest.mark.parametrize("name", TABLES)


def states(name, seed=1, every=1):
    """The states of a random game, chance nodes too, to the end."""
    rng, state, n = np.random.default_rng(seed), pyspiel.load_game(name).new_initial_state(), 0
    while not state.is_terminal():
        if n % every == 0:
            yield state
        state.apply_action(int(rng.choice(state.legal_actions())))
        n += 1
    yield state


def decisions(name, seed=1, every=1):
    found = (state for state in states(name, seed) if not state.is_terminal() and not state.is_chance_node())
    return (state for n, state in enumerate(found) if n % every == 0)


def everything(state):
    """All that a program can learn from a state."""
    players = range(state.num_players())
    return (
        str(state),
        state.current_player(),
        state.legal_actions(),
        [state.information_state_string(player) for player in players],
        [state.observation_string(player) for player in players],
        [state.observation_tensor(player) for player in players],
    )


# OpenSpiel's own tests


@names
@pytest.mark.parametrize("serialize", [False, True], ids=["plain", "serialised"])
def test_openspiel_plays_random_games_and_finds_nothing_to_complain_of(name, serialize):
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, serialize, False)


class TestApiOfWyattEarp(EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name = WYATT_EARP
    game = pyspiel.load_game(WYATT_EARP)


class TestApiOfRevolver(EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name = REVOLVER
    game = pyspiel.load_game(REVOLVER)


class TestApiOfTheTinyVariant(EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name = TINY
    game = pyspiel.load_game(TINY)


del EnforceAPIOnPartialTreeBase  # it is no test by itself


@pytest.mark.parametrize("name", [REVOLVER, TINY, WYATT_EARP])
def test_a_playthrough_is_as_it_was(name):
    """After a change of the rules: delete the files, run, and read the difference."""
    lines = playthrough(name, None, seed=1).splitlines()
    found = [line for line in lines if not line.startswith("ObservationTensor(")][:LINES]
    page = GOLDEN / f"{name}.txt"
    if not page.exists():
        page.parent.mkdir(exist_ok=True)
        page.write_text("\n".join(found) + "\n", "utf-8")
        pytest.fail(f"{page} is written anew")
    assert found == page.read_text("utf-8").splitlines()


# Chance


@pytest.mark.parametrize("game", [WYATT_EARP, REVOLVER])
def test_draw_by_draw_every_draw_is_a_chance_node_and_by_seed_none_is_but_the_deal(game):
    by_seed = [state.is_chance_node() for state in states(game)]
    assert by_seed[:5] == [True] * 4 + [False]
    assert not any(by_seed[4:])
    by_draw = [state.is_chance_node() for state in states(f"{game}(chance=draws)")]
    assert all(by_draw[:70])
    for state in states(f"{game}(chance=draws)", every=9):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert list(outcomes) == state.legal_actions() == list(range(len(outcomes)))
            assert sum(chances) == pytest.approx(1)


def test_another_seed_is_another_deal():
    deals = set()
    for seed in range(5):
        deals.add(str(next(decisions(WYATT_EARP, seed))))
    assert len(deals) == 5


# Copies


@names
def test_copies_are_independent_and_equal(name):
    for n, state in enumerate(states(name, every=17)):
        before = everything(state) if not state.is_chance_node() else str(state)
        _, pickled = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
        for twin in (state.clone(), pickled):
            rng = np.random.default_rng(n)
            assert (everything(twin) if not twin.is_chance_node() else str(twin)) == before
            for _ in range(5):
                if not twin.is_terminal():
                    twin.apply_action(int(rng.choice(twin.legal_actions())))
            assert (everything(state) if not state.is_chance_node() else str(state)) == before


# Information states


@names
def test_who_has_seen_the_same_may_do_the_same(name):
    legal: dict[str, list[int]] = {}
    for seed in range(4):
        for state in decisions(name, seed):
            found = legal.setdefault(state.information_state_string(), state.legal_actions())
            assert found == state.legal_actions()
            twin = state.resample_from_infostate(state.current_player(), lambda: 0.5)
            assert twin.information_state_string() == state.information_state_string()


@pytest.mark.parametrize("states", ["digest", "text"])
def test_we_13_3_who_looks_through_the_discard_pile_has_seen_it(states):
    """The other player took a card from it in secret: which one, this player sees only now, and remembers."""
    game = find_game("wyatt-earp")
    table: Any = game.from_document(
        {
            "turn": {"seat": 0, "phase": "play"},
            "discard": ["hideout", "photo-jesse-james", "bank-robbery"],
            "seats": [
                {"hand": {"wyatt-earp": 1, "wes-hardin": 1, "jesse-james": 1}},
                {"hand": {"wyatt-earp": 1, "bob-dalton": 1, "belle-starr": 1}},
            ],
        }
    )
    seen, later = [], []
    for taken in ("hideout", "bank-robbery"):
        state = pyspiel.load_game(f"{WYATT_EARP}(players=2,states={states})").new_initial_state()
        while state.is_chance_node():
            state.apply_action(0)
        state.play.table, state.play.told = table.clone(), None
        for move in ("earp pick", f"pick {taken}", "discard wes-hardin", "take two", "earp pick"):
            state.apply_action(game.parse(state.play.table, move))
        seen.append((state.information_state_string(1), tuple(state.legal_actions())))
        state.apply_action(game.parse(state.play.table, "pick photo-jesse-james"))
        later.append(state.information_state_string(1))
    assert seen[0][1] != seen[1][1]
    assert seen[0][0] != seen[1][0]
    assert later[0] != later[1]


@names
def test_resampling_changes_nothing_for_its_player_and_keeps_nothing_that_the_others_know(name):
    """The law of secrets: from worlds that a player cannot tell apart, the same sample gives the same world."""
    rng, differ = np.random.default_rng(1), 0
    for state in decisions(name, 3, every=4):
        for player in range(state.num_players()):
            world, other = (state.resample_from_infostate(player, rng.random) for _ in range(2))
            for seen in ("information_state_string", "observation_string", "observation_tensor"):
                assert getattr(world, seen)(player) == getattr(state, seen)(player)
            assert world.current_player() == state.current_player()
            assert world.history() == []
            if player == state.current_player():
                assert world.legal_actions() == state.legal_actions()
            differ += str(world) != str(state)
            rivals = [rival for rival in range(state.num_players()) if rival != player]
            public = make_observation(
                state.get_game(),
                pyspiel.IIGObservationType(
                    perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
                ),
            )
            assert public.string_from(world, 0) == public.string_from(state, 0)
            for rival in rivals:  # their past is a spectator's, and their present is the imagined one
                text, told = world.play.story.text(rival), world.play.story.text(-1)
                private = world.play.private(world.play.table, rival)
                assert text == told + private
                if name != TINY:  # (there a rival knows little more at first)
                    assert world.information_state_string(rival) != state.information_state_string(rival)
            kept = pickle.dumps(world.play.story)
            story = other.play.story
            story.arrivals = world.play.story.arrivals
            assert pickle.dumps(story) == kept  # but for the imagined views nothing depends on the world
    assert differ > 10 or name == TINY


@tables
def test_a_world_holds_no_fact_that_its_player_has_not_seen(name):
    game = find_game("revolver" if name == REVOLVER else "wyatt-earp")
    for state in decisions(name, 5, every=25):
        player = state.current_player()
        world = state.resample_from_infostate(player, lambda: 0.25)
        real = {
            id(fact)
            for moment in state.play.story.since(0)
            for fact in moment.facts
            if game.sight(fact, player) != fact
        }
        assert not real & {id(fact) for moment in world.play.story.since(0) for fact in moment.facts}


@pytest.mark.parametrize("game", [WYATT_EARP, REVOLVER])
def test_states_to_be_read_and_short_ones_tell_apart_the_same(game):
    names: dict[str, str] = {}
    for seed in range(2):
        pairs = zip(decisions(game, seed), decisions(f"{game}(states=text)", seed), strict=True)
        for short, long in pairs:
            assert names.setdefault(long.information_state_string(), short.information_state_string()) == (
                short.information_state_string()
            )
            assert len(short.information_state_string()) < 60
    assert len(set(names.values())) == len(names)


def test_observers_name_the_parts_and_hide_what_they_should():
    game = pyspiel.load_game(WYATT_EARP)
    whole, public = make_observation(game), make_observation(game, NOBODY)
    private = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, public_info=False))
    for state in decisions(WYATT_EARP, every=30):
        player = state.current_player()
        whole.set_from(state, player)
        assert whole.tensor.tolist() == state.observation_tensor(player)
        assert whole.dict["hand"].sum() == whole.dict["held"][0] > 0
        assert public.tensor is None
        assert len({public.string_from(state, seat) for seat in range(3)}) == 1
        assert len({private.string_from(state, seat) for seat in range(3)}) == 3
        assert whole.string_from(state, player) == public.string_from(state, 0) + private.string_from(state, player)
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, None, {"colour": "red"})


# Returns


@tables
def test_a_game_pays_what_was_asked_for(name):
    *_, last = states(name, 2)
    winner = last.returns().index(1)
    assert sum(last.returns()) == pytest.approx(0)
    plain, _, wishes = name.partition("(")
    wishes = f",{wishes.rstrip(')')}" if wishes else ""
    *_, last = states(f"{plain}(reward=score{wishes})", 2)
    assert last.returns().index(1) == winner
    assert sum(last.returns()) == 1


def test_a_game_that_is_cut_off_is_won_by_whoever_leads():
    *_, last = states(f"{WYATT_EARP}(max_cycles=3)")
    assert last.returns() == [0, 0, 0]
    for chance in ("seed", "draws"):
        *_, last = states(f"{WYATT_EARP}(rounds=1,players=2,reward=money,chance={chance})", 3)
        money = find_game("wyatt-earp").standing(last.play.table) or []
        assert max(money) < 25_000
        assert last.returns() == [(money[0] - money[1]) / 25_000, (money[1] - money[0]) / 25_000]


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ("chance=dice", "seed, draws"),
        ("reward=points", "win, score"),
        ("states=long", "text, digest"),
        ("players=7", "7"),
        ("options=stall_guard", "name:value"),
        ("options=stall_gard:3", "stall_gard"),
        ("max_cycles=0", "at least 1"),
    ],
)
def test_a_wish_that_cannot_be_met_is_told(wish, said):
    with pytest.raises(Exception, match=said):
        pyspiel.load_game(f"{WYATT_EARP}({wish})")


def test_rounds_are_for_games_that_have_them():
    with pytest.raises(ValueError, match="rounds"):
        pyspiel.load_game(f"{REVOLVER}(rounds=1)")


def test_options_are_those_of_the_game():
    game = pyspiel.load_game(f"{WYATT_EARP}(options=stall_guard:7;duel_mode:first_to_lead)")
    state = game.new_initial_state()
    assert state.play.rules.setup.settings == {"stall_guard": "7", "duel_mode": "first_to_lead"}


def test_the_names_are_those_of_the_version_of_their_observations():
    for name, game in ((WYATT_EARP, "wyatt-earp"), (REVOLVER, "revolver"), (TINY, "wyatt-earp")):
        assert name.endswith(f"_v{find_game(game).observation_version}")


# OpenSpiel's algorithms


@tables
def test_ismcts_plays(name):
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 4, random_state=rng)
    state = game.new_initial_state()
    moves = 0
    while moves < 12 and not state.is_terminal():
        action = 1 if state.is_chance_node() else int(bot.step(state))
        assert action in state.legal_actions()
        moves += not state.is_chance_node()
        state.apply_action(action)


@pytest.mark.parametrize("name", [f"{WYATT_EARP}(players=2,rounds=1)", REVOLVER, TINY])
def test_mccfr_learns(name):
    np.random.seed(1)
    game = pyspiel.load_game(name)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    assert solver._infostates


# The tiny variant


@pytest.fixture(scope="module")
def tree():
    game = pyspiel.load_game(TINY)
    return get_all_states(game, -1, True, True, to_string=lambda state: state.history_str())


def test_the_tiny_variant_has_a_tree_that_can_be_walked(tree):
    kinds = [
        sum(check(state) for state in tree.values())
        for check in (lambda s: s.is_chance_node(), lambda s: s.is_terminal())
    ]
    assert (kinds[0], len(tree) - sum(kinds), kinds[1]) == (1, 7834, 7696)
    asked = [state for state in tree.values() if not state.is_chance_node() and not state.is_terminal()]
    assert len({state.information_state_string() for state in asked}) == 2652
    assert all(sum(state.returns()) == 0 for state in tree.values() if state.is_terminal())


def test_its_exact_exploitability():
    game = pyspiel.load_game(TINY)
    assert exploitability.nash_conv(game, UniformRandomPolicy(game)) == pytest.approx(0.1356333, abs=1e-6)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.05
