"""The PettingZoo environments: PettingZoo's own tests, and what their users would miss."""

import copy
import importlib
import inspect
import pickle
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from saloon.adapters.pettingzoo import revolver_v1, wyatt_earp_v1
from saloon.kernel.errors import Illegal
from saloon.kernel.game import find_game
from saloon.kernel.rng import Quick

states = importlib.import_module("pettingzoo.test.state_test")  # (a function hides the module of this name)
TABLES = [(wyatt_earp_v1, 2), (wyatt_earp_v1, 3), (wyatt_earp_v1, 4), (revolver_v1, 2)]
IDS = [f"{module.__name__.rpartition('.')[2]}-{players}" for module, players in TABLES]
EXPECTED = ("Observation is not a NumPy array", "Observation space for each agent probably should be")  # it is a Dict
tables = pytest.mark.parametrize(("module", "players"), TABLES, ids=IDS)


def choices(env, seed=0):
    """Random legal actions, to the end of the game; yields before each."""
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            action = rng.choice(np.flatnonzero(observation["action_mask"]))
            yield agent, observation, action
            env.step(action)


def history(env, seed=0):
    return [
        (agent, observation["observation"].tobytes(), int(action)) for agent, observation, action in choices(env, seed)
    ]


# PettingZoo's own tests


@tables
def test_pettingzoo_finds_nothing_to_complain_of(module, players):
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        env = module.env(players=players)
        env.unwrapped.rng = np.random.default_rng(1)  # (it resets without a seed)
        for space in env.unwrapped.action_spaces.values():
            space.seed(1)
        api_test(env, 300)
        render_test(lambda render_mode: module.env(players=players, render_mode=render_mode))
    assert [str(one.message) for one in told if not str(one.message).startswith(EXPECTED)] == []


@tables
def test_the_same_seed_gives_the_same_games(module, players):
    seed_test(lambda: module.env(players=players), 100)
    env = module.env(players=players)
    env.reset(seed=7)
    first = [history(env), (env.reset(), history(env))[1]]
    env.reset(seed=7)
    assert first == [history(env), (env.reset(), history(env))[1]]
    assert first[0] != first[1]


@tables
def test_states_lie_in_their_space(module, players):
    env = TerminateIllegalWrapper(module.raw_env(players=players), illegal_reward=-1)  # it samples without a mask
    states.test_state_space(env)
    states.test_state(env, 20)
    raw = module.raw_env(players=players)
    raw.reset(seed=1)
    for _ in choices(raw):
        assert raw.state_space.contains(raw.state())


# What an agent is given


@tables
def test_every_observation_lies_in_its_space(module, players):
    env = module.raw_env(players=players)
    env.reset(seed=3)
    for turn, _, _ in choices(env):
        for agent in env.agents:
            seen = env.observe(agent)
            assert env.observation_space(agent).contains(seen)
            assert seen["action_mask"].any() == (agent == turn)
            assert (env.infos[agent]["action_mask"] == seen["action_mask"]).all()
        assert np.flatnonzero(env.observe(turn)["action_mask"]).tolist() == sorted(env.table.legal())


@tables
def test_dealing_anew_what_an_agent_cannot_see_changes_nothing_that_it_is_given(module, players):
    env = module.raw_env(players=players)
    env.reset(seed=4)
    moments = differ = 0
    for turn, _, _ in choices(env):
        moments += 1
        if moments % 5:
            continue
        real = env.table
        for agent, seat in env.seats.items():
            seen, state = env.observe(agent), env.state()
            env.table = real.imagine(seat, Quick(moments), True)
            assert (env.observe(agent)["observation"] == seen["observation"]).all()
            if agent == turn:
                assert (env.window.legal(env.table) == seen["action_mask"]).all()
                differ += bool((env.state() != state).any())
            env.table = real
    assert differ > 10  # what is hidden was really dealt anew


def test_what_is_given_stays_as_it_was():
    env = wyatt_earp_v1.raw_env()
    env.reset(seed=1)
    kept = []
    for _, observation, _ in choices(env):
        kept.append((observation, {name: part.copy() for name, part in observation.items()}))
        observation["action_mask"][:0] = 0  # it is the agent's own: writable
    for observation, before in kept:
        assert all((observation[name] == before[name]).all() for name in before)


# Ends and rewards


def play(env, seed=0):
    """The rewards of a game, by agent."""
    env.reset(seed=seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        env.step(None if terminated or truncated else rng.choice(np.flatnonzero(observation["action_mask"])))
    return list(paid.values())


@tables
def test_a_game_is_paid_once_by_the_reward_that_was_asked_for(module, players):
    win, score = (play(module.raw_env(players=players, reward=reward), 5) for reward in ("win", "score"))
    assert sorted(score) == [0] * (players - 1) + [1]
    assert win == pytest.approx([1 if won else -1 / (players - 1) for won in score])
    if module is wyatt_earp_v1:
        env = module.raw_env(players=players, reward="money")
        money = play(env, 5)
        assert sum(money) == pytest.approx(0)
        assert money.index(max(money)) == score.index(1)
        dollars = find_game("wyatt-earp").standing(env.table) or []
        assert (money[0] - money[1]) * 25_000 == pytest.approx((dollars[0] - dollars[1]) * players / (players - 1))


@tables
def test_a_game_that_takes_too_long_is_cut_off_and_pays_nothing(module, players):
    env = module.env(players=players, max_cycles=12)
    env.reset(seed=1)
    assert len(history(env)) == 12
    env.reset(seed=1)
    for _ in choices(env):
        pass
    assert env.unwrapped.cycles == 12
    assert play(env) == [0] * players
    assert not env.agents


def test_an_illegal_action_is_refused_and_changes_nothing():
    env = wyatt_earp_v1.env(players=2)
    env.reset(seed=1)
    before, agent = env.state(), env.agent_selection
    illegal = int(np.flatnonzero(env.infos[agent]["action_mask"] == 0)[0])
    for action in (illegal, -1, 10**9):
        with pytest.raises(Illegal):
            env.step(action)
    for nothing in (None, "lay", 1.5):
        with pytest.raises(TypeError):
            env.step(nothing)
    assert (env.state() == before).all()
    assert env.agent_selection == agent
    env.step(np.int32(env.unwrapped.table.legal()[0]))


# Copies


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
@pytest.mark.parametrize("kind", ["env", "raw_env"])
@tables
def test_a_copy_of_a_running_environment_goes_on_by_itself(module, players, kind, copied):
    env = getattr(module, kind)(players=players, reward="score")
    env.reset(seed=2)
    moves = choices(env)
    for _ in range(31):
        next(moves)
    env.step(env.unwrapped.table.legal()[0])  # (the generator is left in the middle)
    twin = copied(env)
    before = env.state()
    assert (twin.state() == before).all()
    went = history(twin, 8)
    assert not twin.agents
    assert (env.state() == before).all()
    assert history(env, 8) == went
    env.reset()
    twin.reset()
    assert history(env) == history(twin)


def test_an_environment_that_was_never_reset_can_be_copied_too():
    env = copy.deepcopy(wyatt_earp_v1.env())
    env.reset(seed=1)
    assert len(history(env)) > 20


# Wishes


def test_the_modules_are_those_of_the_version_of_their_observations():
    for module, _ in TABLES:
        env = module.raw_env()
        version = env.setup.game.observation_version
        assert module.__name__.endswith(f"{env.setup.game.name.replace('-', '_')}_v{version}")
        assert env.metadata["name"].endswith(f"_v{version}")
        assert {"players", "settings", "reward", "max_cycles", "render_mode"} <= set(
            inspect.signature(module.raw_env).parameters
        )


def test_settings_are_those_of_the_game_and_games_end_by_default():
    assert wyatt_earp_v1.raw_env().setup.settings["stall_guard"]
    env = wyatt_earp_v1.raw_env(settings={"duel_mode": "first_to_lead", "stall_guard": 7})
    assert env.setup.settings == {"duel_mode": "first_to_lead", "stall_guard": "7"}
    assert sorted(play(env)) == [-0.5, -0.5, 1]


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"reward": "points"}, "win, score, money"),
        ({"render_mode": "rgb_array"}, "ansi, human"),
        ({"players": 5}, "5"),
        ({"players": "3"}, "seats: '3'"),
        ({"max_cycles": 0}, "max_cycles: 0"),
        ({"settings": {"duel_mod": "elimination"}}, "duel_mod"),
    ],
)
def test_a_wish_that_cannot_be_met_is_told(wishes, said):
    with pytest.raises(Exception, match=said):
        wyatt_earp_v1.env(**wishes)


def test_a_picture_shows_the_table_and_the_choices():
    env = revolver_v1.env(render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text.startswith("# player_")
    code = env.unwrapped.table.legal()[0]
    assert f" {code}  {find_game('revolver').notate(env.unwrapped.table, code)}" in text


def test_without_a_game_there_is_nothing_to_see():
    env = wyatt_earp_v1.raw_env(players=2)
    for ask in (lambda: env.observe("player_0"), env.last, lambda: env.step(0)):
        with pytest.raises(RuntimeError, match=r"reset\(\) comes first"):
            ask()
    env.reset(seed=1)
    history(env)
    for ask in (env.last, lambda: env.step(None), lambda: env.step(0)):
        with pytest.raises(RuntimeError, match="this game is over"):
            ask()
    env.reset()
    env.step(env.last()[0]["action_mask"].argmax())
