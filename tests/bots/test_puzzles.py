"""Puzzles: those that are packaged hold, and the way they are found is the same every time."""

from dataclasses import replace

import pytest

from saloon.bots import levels
from saloon.bots.advice import OF_THE_BEST
from saloon.bots.bot import Look
from saloon.bots.knowledge import knowledge_of
from saloon.bots.puzzles import making
from saloon.bots.puzzles.making import Maker, make, played
from saloon.bots.puzzles.puzzle import Puzzle, from_document, id_of, opened, to_document
from saloon.bots.puzzles.shelf import FILE, packaged, packed, unpacked
from saloon.bots.puzzles.trying import Searcher, Threshold, verdicts
from saloon.kernel.errors import Malformed
from saloon.kernel.game import Game, own_games
from saloon.kernel.record import begin
from saloon.kernel.rng import Quick

GAMES = own_games()
LEAST = 200  # puzzles of a game
LEAST_SHARE, MOST_SHARE = 0.08, 0.36  # of a difficulty: what Marshal finds and Deputy misses is rare in Wyatt Earp
SAMPLE = 6  # of a game, searched again
WORLDS = 300  # others than those that they were found in
SEED = 987_654


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches as they are made for puzzles, in a few worlds only: what is found is worse, how it is found the same."""
    for name, worlds in (("SHORT", 24), ("LONG", 48), ("CONFIRM", 24)):
        monkeypatch.setattr(making, name, replace(getattr(making, name), worlds=worlds, errors=1.0))
    monkeypatch.setattr(making, "GUIDED", 24)


def sample(game: Game) -> list[Puzzle]:
    """Some of each difficulty."""
    found = packaged(game)
    return list(found[:: max(1, len(found) // SAMPLE)])[:SAMPLE]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_there_are_puzzles_of_every_difficulty_and_no_two_are_the_same(game: Game) -> None:
    found = packaged(game)
    assert len(found) >= LEAST
    assert len({puzzle.id for puzzle in found}) == len(found)
    shares = [sum(puzzle.difficulty == level for puzzle in found) / len(found) for level in (1, 2, 3, 4)]
    assert min(shares) >= LEAST_SHARE
    assert max(shares) <= MOST_SHARE


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_puzzles_are_of_todays_standard_game(game: Game) -> None:
    """Rules and, in Revolver, the deck: another deck would be other cards than those that one plays with."""
    standard = game.settings(game.options({}))
    for puzzle in packaged(game):
        assert game.settings(game.options(puzzle.position["options"])) == standard, puzzle.id


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_puzzle_can_be_opened_and_all_its_choices_and_lines_are_legal(game: Game) -> None:
    for puzzle in packaged(game):
        assert puzzle.id == id_of(puzzle.position, puzzle.seat)
        table = opened(game, puzzle)
        assert int(table.to_act()) == puzzle.seat
        assert int(table.seats) == puzzle.seats
        written = sorted(game.notate(table, code) for code in table.legal())
        assert sorted(choice.decision for choice in puzzle.choices) == written
        for choice in puzzle.choices:
            world = table.clone()
            for made in (choice.decision, *choice.line):
                world.apply(game.parse(world, made))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_answer_is_clearly_ahead_and_weaker_levels_miss_it(game: Game) -> None:
    for puzzle in packaged(game):
        best, rival, *_ = puzzle.choices
        assert best.behind == 0
        assert best.worlds >= 2000
        assert rival.worlds >= 2000
        assert rival.behind >= 0.05
        assert rival.behind >= 8 * rival.error
        for choice in puzzle.choices[1:]:
            assert choice.behind >= 0.05
            assert choice.worlds >= 400 or choice.behind - 8 * choice.error >= 0.05, puzzle.id  # so clear is that
            assert choice.chance == pytest.approx(max(best.chance - choice.behind, 0), abs=2e-4)
        assert puzzle.fails
        assert puzzle.difficulty == len(puzzle.fails)
        assert puzzle.themes
        assert best.reason is not None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_search_in_other_worlds_finds_the_same_answer(game: Game) -> None:
    searcher = Searcher(game)
    for puzzle in sample(game):
        table = game.from_view(puzzle.position, puzzle.seat)
        codes = [game.parse(table, choice.decision) for choice in puzzle.choices[:3]]
        found = verdicts(codes, searcher.values(table, codes, WORLDS, True, SEED))
        assert found[0].code == codes[0], puzzle.id
        assert found[1].behind > 2 * found[1].error, puzzle.id


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_explains_a_puzzle_is_what_this_version_finds(game: Game) -> None:
    """The answer has its reason, or what counts most, or both if they are different things."""
    subjects = {subject.message: subject.reasons for subject in knowledge_of(game.name).subjects.values()}
    told = sample(game)
    assert [puzzle.answer.reason for puzzle in Maker(game, 1, told).found] == [puzzle.answer.reason for puzzle in told]
    for puzzle in packaged(game):
        reason = puzzle.answer.reason
        assert reason is not None or puzzle.crux, puzzle.id
        if reason is not None and puzzle.crux:
            assert reason.message not in subjects[puzzle.crux], puzzle.id
        for choice in puzzle.choices[1:]:
            assert choice.reason is None or choice.reason.message not in OF_THE_BEST, puzzle.id
    assert any(puzzle.crux for puzzle in packaged(game))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_marshal_misses_what_is_hard_and_finds_the_rest(game: Game) -> None:
    for puzzle in sample(game):
        table = game.from_view(puzzle.position, puzzle.seat)
        chosen = game.notate(table, levels.make("marshal", game).choose(Look(game, table)))
        assert (chosen != puzzle.answer.decision) == ("marshal" in puzzle.fails), puzzle.id


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_hidden_changes_nothing(game: Game) -> None:
    """The same knowledge gives the same position, whatever the others really hold, and so the same worlds."""
    puzzle = packaged(game)[0]
    table = game.from_view(puzzle.position, puzzle.seat)
    other = table.imagine(puzzle.seat, Quick(4711), True)
    codes = table.legal()[:2]
    searcher = Searcher(game)
    one, two = (searcher.values(world, codes, 8, True, SEED) for world in (table, other))
    assert (one == two).all()


@pytest.mark.usefixtures("brief")
def test_the_same_seed_finds_the_same_puzzles() -> None:
    game = GAMES[0]
    found = [list(make(game, 1, 3, 1)) for _ in range(2)]
    assert [to_document(puzzle) for puzzle in found[0][-1].found] == [to_document(p) for p in found[1][-1].found]
    assert found[0][-1].seen == found[1][-1].seen


@pytest.mark.usefixtures("brief")
def test_records_are_searched_too() -> None:
    game = GAMES[0]
    writer = begin(game, game.options({}), ["Ann", "Bob"], bytes(64), bots=["", ""])
    rng = Quick(1)
    while writer.table.to_act() >= 0 and len(writer.record.decisions) < 40:
        legal = writer.table.legal()
        writer.apply(legal[rng.below(len(legal))])
    *_, maker = make(game, 5, 1, 0, [("ours.json", writer.record)])
    assert maker.seen["decisions"] > 5
    assert all(puzzle.source["record"] == "ours.json" for puzzle in maker.found)


def test_games_are_played_by_strong_bots_and_follow_from_seed_and_number() -> None:
    game = GAMES[1]
    first, again, other = (next(played(game, *which)) for which in ((1, 1), (1, 1), (1, 2)))
    assert first.table.numbers() == again.table.numbers()
    assert first.table.numbers() != other.table.numbers()
    assert {name.partition(":")[0] for name in first.source["bots"]} <= {"champion", "marshal", "ranger"}


def test_a_search_tells_the_nearest_choices_best_and_gives_up_where_the_lead_is_too_small() -> None:
    game = GAMES[0]
    puzzle = packaged(game)[0]
    table = game.from_view(puzzle.position, puzzle.seat)
    codes = [game.parse(table, choice.decision) for choice in puzzle.choices]
    searcher = Searcher(game)
    found = searcher.compare(table, codes, Threshold(300, True, 0.02, 2.0), SEED)
    assert found is not None
    assert found[0].code == codes[0]
    assert found[1].worlds == 300
    assert [v.behind for v in found] == sorted(v.behind for v in found)
    assert {v.code for v in found} == set(codes)
    assert searcher.compare(table, codes, Threshold(300, True, 0.9, 2.0), SEED) is None
    assert searcher.compare(table, [codes[1], codes[0]], Threshold(300, True, 0.0, 2.0), SEED) is None


def test_what_was_found_stays_and_its_games_are_not_looked_at_again() -> None:
    game = GAMES[0]
    found = [replace(puzzle, source={"seed": 1, "game": 7, "bots": []}) for puzzle in packaged(game)[:2]]
    assert list(make(game, 2, 1, 8, (), found)) == []
    *_, more = make(game, 2, 1, 9, (), found)
    assert [puzzle.id for puzzle in more.found[:2]] == [puzzle.id for puzzle in found]  # explained anew
    assert more.seen["games"] == 1
    *_, other = make(game, 2, 2, 1, (), found)
    assert [puzzle.id for puzzle in other.found[:2]] == [puzzle.id for puzzle in found]
    assert other.seen["games"] == 1


def test_a_maker_keeps_to_its_count() -> None:
    game = GAMES[0]
    maker = Maker(game, 0)
    assert maker.is_full()
    assert list(maker.look_at(played(game, 1, 1))) == []


def test_the_file_is_packed_the_same_way_and_its_faults_are_named() -> None:
    found = packaged(GAMES[0])[:3]
    raw = packed(found)
    assert raw == packed(found)
    assert tuple(unpacked(raw)) == found
    assert from_document(to_document(found[0])) == found[0]
    with pytest.raises(Malformed):
        unpacked(b"no such thing")
    with pytest.raises(Malformed) as fault:
        unpacked(packed([found[0], replace(found[1], difficulty=9)]))
    assert "difficulty" in fault.value.field


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_file_is_a_few_hundred_kilobytes_at_most(game: Game) -> None:
    assert len(packed(packaged(game))) < 300_000, FILE
