"""The Gymnasium environments: one seat against bots, and many tables at once."""

import copy
import pickle
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from saloon.adapters.gymnasium import ManySeats, Seat

GAMES = ["wyatt-earp", "revolver"]
games = pytest.mark.parametrize("game", GAMES)


def play(env, seed=None, rng_seed=0):
    """A random game: the last step's reward, termination and truncation, and what was seen."""
    rng = np.random.default_rng(rng_seed)
    observation, info = env.reset(seed=seed)
    seen = [observation.tobytes()]
    while True:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
        seen.append(observation.tobytes())
        if terminated or truncated:
            return reward, terminated, truncated, seen
        assert reward == 0
        assert env.observation_space.contains(observation)
        assert (env.action_masks() == info["action_mask"]).all()


@games
def test_gymnasium_finds_nothing_to_complain_of(game):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        name = f"saloon.adapters.gymnasium:saloon/{game}-v1"
        check_env(gymnasium.make(name, rival="marshal", render_mode="ansi").unwrapped)


@pytest.mark.parametrize(("game", "players"), [("wyatt-earp", 2), ("wyatt-earp", 4), ("revolver", 2)])
def test_a_seed_fixes_deal_seat_and_rivals(game, players):
    env = Seat(game, players, rival="greenhorn")
    reward, terminated, truncated, seen = play(env, seed=9)
    assert (terminated, truncated) == (True, False)
    assert reward in (1.0, -1.0 / (players - 1))
    assert play(env, seed=9)[3] == seen
    assert play(env)[3] != seen


def seated(env, seed):
    env.reset(seed=seed)
    return env.seat


def test_every_seat_is_played_unless_one_is_asked_for():
    env = Seat("wyatt-earp", 3)
    assert {seated(env, seed) for seed in range(40)} == {0, 1, 2}
    env = Seat("wyatt-earp", 3, seat=2, rival=["random", "greenhorn"])
    assert {seated(env, seed) for seed in range(10)} == {2}
    assert [type(env.bots[seat]).name for seat in (0, 1)] == ["random", "greenhorn"]


def test_an_illegal_action_loses_the_game():
    env = Seat("wyatt-earp", 2)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


@games
@pytest.mark.parametrize("end", ["illegal", "cut off"])
def test_after_the_end_nothing_is_legal_and_no_step_is_taken(game, end):
    env = Seat(game, 2, max_cycles=12)
    _, info = env.reset(seed=1)
    if end == "illegal":
        _, _, over, _, info = env.step(-1)
    else:
        over = False
        while not over:
            _, _, _, over, info = env.step(info["action_mask"].argmax())
    assert over
    assert not info["action_mask"].any()
    assert not env.action_masks().any()
    assert env.table is not None
    with pytest.raises(RuntimeError, match="this game is over"):
        env.step(env.table.legal()[0])
    env.reset()
    assert env.table is not None
    env.step(env.table.legal()[0])


@games
def test_a_seat_that_is_asked_late_is_asked_before_its_game_is_cut_off(game):
    for seat in (0, 1):
        env = Seat(game, 2, seat=seat, max_cycles=1)
        _, info = env.reset(seed=1)
        assert info["action_mask"].any()
        assert env.step(info["action_mask"].argmax())[3]


@pytest.mark.parametrize("action", ["0", None, 1.5, np.array([0, 1])])
def test_an_action_that_is_no_whole_number_is_refused_and_changes_nothing(action):
    env = Seat("revolver")
    env.reset(seed=1)
    assert env.table is not None
    before = env.table.fingerprint()
    with pytest.raises(TypeError, match=r"whole number|scalar"):
        env.step(action)
    assert env.table.fingerprint() == before


def test_a_game_that_takes_too_long_is_cut_off_and_pays_nothing():
    assert play(Seat("revolver", max_cycles=20), seed=1)[:3] == (0.0, False, True)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
@games
def test_a_copy_of_a_running_game_goes_on_alike(game, copied):
    env = Seat(game, rival="greenhorn")
    _, info = env.reset(seed=3)
    for _ in range(12):
        _, _, _, _, info = env.step(np.flatnonzero(info["action_mask"])[-1])
    twin = copied(env)
    for _ in range(12):
        action = np.flatnonzero(info["action_mask"])[0]
        one, two = env.step(action), twin.step(action)
        info = one[4]
        assert (one[0] == two[0]).all()
        assert one[1:4] == two[1:4]
        if one[2]:
            break


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"rival": "marshall"}, "marshal"),
        ({"rival": ["random"]}, "2 rivals"),
        ({"rival": None}, "the name of a bot"),
        ({"seat": 3}, "0 to 2"),
        ({"seat": "1"}, "0 to 2"),
        ({"max_cycles": 0}, "max_cycles"),
        ({"settings": ["stall_guard"]}, "options: list"),
    ],
)
def test_a_wish_that_cannot_be_met_is_told(wishes, said):
    with pytest.raises(Exception, match=said):
        Seat("wyatt-earp", 3, **wishes)


# Many tables


@pytest.mark.parametrize("wishes", [{"num_envs": 0}, {"num_envs": "4"}, {"max_cycles": -1}])
def test_a_number_of_tables_or_decisions_that_cannot_be_is_told(wishes):
    with pytest.raises(ValueError, match=rf"{next(iter(wishes))}: .* whole number"):
        ManySeats("revolver", **wishes)


@games
def test_many_tables_are_played_at_once_and_dealt_anew(game):
    envs = gymnasium.make_vec(f"saloon.adapters.gymnasium:saloon/{game}-v1", 16, "vector_entry_point")
    twin = ManySeats(game, 16)
    rng = np.random.default_rng(0)
    observations, info = envs.reset(seed=5)
    assert (twin.reset(seed=5)[0] == observations).all()
    ended = won = 0
    for _ in range(400):
        assert envs.observation_space.contains(observations)
        weights = info["action_mask"] * rng.random(info["action_mask"].shape)
        actions = weights.argmax(axis=1)
        observations, rewards, terminated, truncated, info = envs.step(actions)
        again = twin.step(actions)
        assert (again[0] == observations).all()
        assert (again[1] == rewards).all()
        assert not truncated.any()
        assert ((rewards != 0) == terminated).all()
        ended += int(terminated.sum())
        won += int((rewards == 1).sum())
    assert ended > 16
    assert won < ended / 2  # a random player hardly ever wins


def test_many_in_the_middle_of_their_games_refuse_to_be_copied():
    envs = copy.deepcopy(ManySeats("revolver", 2))
    envs.reset(seed=1)
    for copied in (copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="cannot be copied"):
            copied(envs)


def test_illegal_actions_of_many_are_refused_and_change_nothing():
    envs = ManySeats("wyatt-earp", 4)
    _, info = envs.reset(seed=1)
    legal = info["action_mask"].argmax(axis=1)
    for wrong in (-1, 10**6, int(np.flatnonzero(info["action_mask"][2] == 0)[0])):
        actions = legal.copy()
        actions[2] = wrong
        with pytest.raises(ValueError, match=f"^{wrong} is not legal at table 2: legal are"):
            envs.step(actions)
    twin = ManySeats("wyatt-earp", 4)
    twin.reset(seed=1)
    assert (envs.step(legal)[0] == twin.step(legal)[0]).all()


@pytest.mark.parametrize("shaped", [list, np.int8, np.uint64], ids=str)
def test_actions_of_many_may_be_whole_numbers_of_any_kind(shaped):
    envs, twin = ManySeats("revolver", 4), ManySeats("revolver", 4)
    envs.reset(seed=1)
    _, info = twin.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1)
    other = actions.tolist() if shaped is list else actions.astype(shaped)
    assert (envs.step(other)[0] == twin.step(actions)[0]).all()


@pytest.mark.parametrize(
    "wrong", [lambda a: a * 1.0, lambda a: a[:3], lambda a: a[0], lambda a: a[:, None], lambda a: a > 0]
)
def test_actions_of_another_shape_or_type_are_named(wrong):
    envs = ManySeats("revolver", 4)
    _, info = envs.reset(seed=1)
    with pytest.raises(ValueError, match="4 tables need 4 actions, each a whole number"):
        envs.step(wrong(info["action_mask"].argmax(axis=1)))


@games
def test_the_last_observations_are_told_as_by_vectors_of_gymnasium(game):
    """Same step: what `SyncVectorEnv` has in its infos, this one has too, and its wrappers work."""
    mode = gymnasium.vector.AutoresetMode.SAME_STEP
    name = f"saloon.adapters.gymnasium:saloon/{game}-v1"
    theirs = gymnasium.make_vec(name, 4, "sync", vector_kwargs={"autoreset_mode": mode}, rival="greenhorn")
    ours = gymnasium.wrappers.vector.RecordEpisodeStatistics(ManySeats(game, 4))
    told = {}
    for envs in (theirs, ours):
        rng = np.random.default_rng(1)
        _, info = envs.reset(seed=1)
        assert {"action_mask", "_action_mask"} == set(info)
        while True:
            chances = info["action_mask"] * rng.random(info["action_mask"].shape)
            observations, _, terminated, truncated, info = envs.step(chances.argmax(axis=1))
            over = terminated | truncated
            assert ("final_obs" in info) == bool(over.any())
            if over.any():
                break
        assert (info["_final_obs"] == over).all()
        assert (info["_final_info"] == over).all()
        for table, last in enumerate(info["final_obs"]):
            assert (last is not None) == over[table]
            if over[table]:
                assert envs.single_observation_space.contains(last)
                assert (last != observations[table]).any()
                assert not info["final_info"]["action_mask"][table].any()
        told[envs] = {key: (value.dtype, value.shape) for key, value in info.items() if key.lstrip("_") == "final_obs"}
        if envs is ours:
            assert info["episode"]["l"][over].min() > 5
    assert told[theirs] == told[ours]


@games
def test_many_games_that_are_cut_off_at_once_go_on_being_dealt(game):
    envs = ManySeats(game, 6, max_cycles=1)
    _, info = envs.reset(seed=1)
    for _ in range(5):
        _, _, terminated, _, info = envs.step(info["action_mask"].argmax(axis=1))
        assert terminated.all()
        assert info["action_mask"].any(axis=1).all()


def test_what_many_are_given_stays_as_it_was():
    envs = ManySeats("revolver", 4)
    first, info = envs.reset(seed=1)
    before = first.copy(), info["action_mask"].copy()
    for _ in range(5):
        envs.step(envs.mask.argmax(axis=1))
    assert (first == before[0]).all()
    assert (info["action_mask"] == before[1]).all()
