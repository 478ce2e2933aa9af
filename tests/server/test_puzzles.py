"""Puzzles on the server: one after the other, each answered once, rated, and told what would have come of it."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from saloon.bots.puzzles.puzzle import Puzzle
from saloon.bots.puzzles.shelf import by_id, packaged
from saloon.kernel.game import find_game, games
from saloon.server.people.solving import Skill, Standing, rate, untried
from tests.server.visitors import House, Visitor, opened

WITH_PUZZLES = [game for game in games() if packaged(game)]


@pytest.fixture
def house(tmp_path: Any) -> Iterator[House]:
    with opened(tmp_path) as house:
        yield house


def reason(found: Any) -> str:
    told: str = found.json()["reason"]
    return told


def puzzle_of(asked: dict[str, Any]) -> Puzzle:
    return by_id(find_game(asked["game"]))[asked["id"]]


def code_of(asked: dict[str, Any], right: bool) -> int:
    """A choice that is right, or one that is wrong."""
    answer = puzzle_of(asked).answer.decision
    return next(int(choice["code"]) for choice in asked["choices"] if (choice["notation"] == answer) == right)


def ask(visitor: Visitor, query: str = "") -> dict[str, Any]:
    found = visitor.get(f"/api/puzzles/next{query}")
    assert found.status_code == 200, found.text
    told: dict[str, Any] = found.json()
    return told


def answer(visitor: Visitor, asked: dict[str, Any], right: bool) -> dict[str, Any]:
    found = visitor.post(f"/api/puzzles/{asked['id']}/answer", {"code": code_of(asked, right)})
    assert found.status_code == 200, found.text
    told: dict[str, Any] = found.json()
    return told


def test_the_shelf_tells_every_game_with_its_themes_and_difficulties(house: House) -> None:
    told = {found["game"]: found for found in house.visitor().get("/api/puzzles").json()}
    assert set(told) == {game.name for game in WITH_PUZZLES}
    for game in WITH_PUZZLES:
        found = told[game.name]
        assert found["puzzles"] == len(packaged(game)) == sum(found["difficulties"].values())
        assert all(found["themes"].values())


def test_a_guest_solves_one_after_the_other_and_never_the_same_twice(house: House) -> None:
    ann = house.guest("Ann")
    seen = []
    for _ in range(6):
        asked = ask(ann, "?game=revolver")
        assert asked["answered"] is None
        seen.append(asked["id"])
        answer(ann, asked, right=True)
    assert len(set(seen)) == len(seen)


def test_the_question_tells_neither_the_answer_nor_what_is_hidden(house: House) -> None:
    ann = house.guest("Ann")
    for game in WITH_PUZZLES:
        asked = ask(ann, f"?game={game.name}")
        assert not {"themes", "fails", "reason", "line", "source", "position"} & set(asked)
        table = game.from_view(puzzle_of(asked).position, asked["seat"])
        assert asked["view"]["to_act"] == asked["seat"]
        assert [choice["code"] for choice in asked["choices"]] == table.legal()


def test_right_and_wrong_are_told_with_figures_reasons_and_what_follows(house: House) -> None:
    ann = house.guest("Ann")
    for game in WITH_PUZZLES:
        asked = ask(ann, f"?game={game.name}")
        wrong = answer(ann, asked, right=False)
        assert not wrong["right"]
        assert wrong["counts"]
        assert wrong["made"]["behind"] > 0
        assert wrong["choices"][0]["chance"] > wrong["made"]["chance"]
        assert wrong["steps"][1]["notation"] == wrong["made"]["choice"]["notation"]
        assert wrong["best"][1]["notation"] == wrong["choices"][0]["choice"]["notation"]
        assert wrong["standing"]["streak"] == 0
        again = answer(ann, asked, right=True)
        assert again["right"]
        assert not again["counts"]
        assert not again["first_right"]
        assert again["standing"] == wrong["standing"]
        assert again["best"] == []


def test_ratings_go_up_and_down_and_a_row_of_right_answers_is_counted(house: House) -> None:
    ann = house.guest("Ann")
    standing, streaks = None, []
    for right in (True, True, False, True):
        told = answer(ann, ask(ann, "?game=wyatt-earp"), right)
        assert (told["standing"]["rating"] > told["before"]["rating"]) == right
        assert standing in (None, told["before"])
        standing = told["standing"]
        streaks.append(standing["streak"])
    assert streaks == [1, 2, 0, 1]
    assert standing is not None
    assert (standing["tried"], standing["solved"], standing["best"]) == (4, 3, 2)
    assert ann.get("/api/me/puzzles").json() == [standing]


def test_the_ratings_that_are_stored_are_those_that_follow_from_the_answers(house: House) -> None:
    """Every answer is a game of OpenSkill between an account and a puzzle, in the order in which they were stored."""
    solvers = [house.guest(name) for name in ("Ann", "Bob")]
    for n in range(4):
        for solver in solvers:
            answer(solver, ask(solver, "?game=revolver"), right=n % 2 == 0)
    rows = house.sql("select account, n, puzzle, correct, mu, sigma from solved order by at")
    puzzles = {row[0]: Skill(row[1], row[2]) for row in house.sql("select puzzle, mu, sigma from puzzles")}
    skills: dict[str, Skill] = {}
    hard: dict[str, Skill] = {}
    for account, _, id, correct, mu, sigma in rows:
        before = skills.get(account, Standing("revolver").skill)
        theirs = hard.get(id, untried(by_id(find_game("revolver"))[id]))
        skills[account], hard[id] = rate(before, theirs, bool(correct))
        assert (skills[account].mu, skills[account].sigma) == pytest.approx((mu, sigma))
    assert {id: pytest.approx((s.mu, s.sigma)) for id, s in hard.items()} == {
        id: (s.mu, s.sigma) for id, s in puzzles.items()
    }


def test_an_answer_sent_twice_at_the_same_time_counts_once(house: House) -> None:
    ann = house.guest("Ann")
    asked = ask(ann, "?game=revolver")
    with ThreadPoolExecutor(4) as pool:
        told = list(pool.map(lambda _: answer(ann, asked, right=True), range(4)))
    assert sum(found["counts"] for found in told) == 1
    assert {found["standing"]["rating"] for found in told} == {told[0]["standing"]["rating"]}
    assert house.sql("select count(*) from solved") == [(1,)]
    assert house.sql("select tried, solved from puzzles") == [(1, 1)]


def test_many_answer_the_same_puzzle_at_once_and_each_is_counted(house: House) -> None:
    asked = ask(house.guest("Ann"), "?game=revolver")
    solvers = [house.guest(f"Solver {n}") for n in range(6)]
    with ThreadPoolExecutor(6) as pool:
        told = list(pool.map(lambda solver: answer(solver, asked, right=True), solvers))
    assert all(found["counts"] for found in told)
    assert house.sql("select tried, solved from puzzles") == [(6, 6)]


def test_themes_and_difficulty_choose_what_comes_next(house: House) -> None:
    ann = house.guest("Ann")
    for found in ann.get("/api/puzzles").json():
        for theme in found["themes"]:
            assert theme in puzzle_of(ask(ann, f"?game={found['game']}&theme={theme}")).themes
        for difficulty in found["difficulties"]:
            assert ask(ann, f"?game={found['game']}&difficulty={difficulty}")["difficulty"] == int(difficulty)
    refused = ann.get("/api/puzzles/next?theme=nothing-of-the-kind")
    assert (refused.status_code, reason(refused)) == (404, "no-such-puzzle")


def test_answers_are_tried_out_without_being_given(house: House) -> None:
    ann = house.guest("Ann")
    for game in WITH_PUZZLES:
        asked = ask(ann, f"?game={game.name}")
        for choice in asked["choices"]:
            tried = ann.post(f"/api/puzzles/{asked['id']}/try", {"codes": [choice["code"]]})
            assert tried.status_code == 200
            assert set(tried.json()) == {"view", "choices"}
    assert house.sql("select count(*) from solved") == [(0,)]


def test_what_is_no_puzzle_or_no_choice_is_refused_and_nothing_is_stored(house: House) -> None:
    ann = house.guest("Ann")
    asked = ask(ann, "?game=wyatt-earp")
    assert reason(ann.get("/api/puzzles/abc123")) == "no-such-puzzle"
    illegal = next(n for n in range(1000) if n not in [choice["code"] for choice in asked["choices"]])
    for code in (illegal, 999_999):
        refused = ann.post(f"/api/puzzles/{asked['id']}/answer", {"code": code})
        assert 400 <= refused.status_code < 500, refused.text
    assert reason(house.visitor().get("/api/puzzles/next")) == "no-session"
    assert house.sql("select count(*) from solved") == [(0,)]


def test_a_program_may_look_but_not_solve(house: House) -> None:
    ann = house.guest("Ann")
    program = ann.with_token(ann.post("/api/tokens", {"label": "solver"}).json()["secret"])
    asked = ask(program)
    refused = program.post(f"/api/puzzles/{asked['id']}/answer", {"code": code_of(asked, right=True)})
    assert (refused.status_code, reason(refused)) == (403, "people-only")


def test_who_deletes_the_account_leaves_no_answers(house: House) -> None:
    ann = house.guest("Ann")
    answer(ann, ask(ann), right=True)
    assert house.sql("select count(*) from solved") == [(1,)]
    assert ann.post("/api/me/delete", {}).status_code == 204
    assert house.sql("select count(*) from solved") == [(0,)]
    assert house.sql("select tried from puzzles") == [(1,)]
