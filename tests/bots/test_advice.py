"""Advice: repeatable, honest, sane, and with reasons that hold and have words in every language."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from saloon.bots import levels
from saloon.bots.advice import Reason
from saloon.bots.adviser import Adviser
from saloon.bots.bot import Look
from saloon.bots.knowledge import guide_of, knowledge_of, reasons_for
from saloon.games.revolver import GAME as REVOLVER
from saloon.games.wyatt_earp import GAME as WYATT_EARP
from saloon.kernel.game import Game
from saloon.kernel.rng import Quick
from saloon.kernel.table import Table
from saloon.words import HOME, LANGUAGES, Words
from tests.laws.decks import any_deck
from tests.rules.revolver.tables import At as Place
from tests.rules.wyatt_earp.tables import At

PASS_2: dict[str, Any] = {"reshuffles": 1}
GAMES = [(WYATT_EARP, 2), (WYATT_EARP, 4), (REVOLVER, 2)]


def adviser(game: Game, **price: Any) -> Adviser:
    return Adviser(guide_of(game), 3, **price)


def after(game: Game, seats: int, decisions: int, seed: int = 2) -> Table:
    """A game in its midst: what Marshals have made of it."""
    table = game.new(game.options({}), seats, Quick(seed))
    marshal = levels.make("marshal", game, seed)
    for _ in range(decisions):
        table.apply(marshal.choose(Look(game, table)))
    return table


def redealt(game: Game, table: Any) -> Table:
    """The same for the seat that must decide, with other hidden cards."""
    other: Any = table.imagine(table.to_act(), Quick(77))
    if game is WYATT_EARP:
        other.memory = table.memory
    return other  # type: ignore[no-any-return]


# Promises


@pytest.mark.parametrize("price", [{}, {"iterations": 12}], ids=["glance", "search"])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_advice_is_sane_and_repeatable(game: Game, seats: int, price: dict[str, int]):
    table = after(game, seats, 40)
    look = Look(game, table)
    found = adviser(game, **price).advise(look)
    assert found == adviser(game, **price).advise(look)
    assert 1 <= len(found) <= 3
    assert len({advice.code for advice in found}) == len(found)
    for advice in found:
        assert advice.code in look.legal
        assert 0 <= advice.chance <= 1
        assert advice.visits > 0
        assert advice.reason is not None
        assert (advice.money is None) == (game is REVOLVER)
        assert advice.money is None or 0 <= advice.money < 60_000


@pytest.mark.parametrize("price", [{}, {"iterations": 12}], ids=["glance", "search"])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_hidden_cards_do_not_matter(game: Game, seats: int, price: dict[str, int]):
    table = after(game, seats, 41)
    other = redealt(game, table)
    assert other.fingerprint() != table.fingerprint()
    advised = [adviser(game, **price).advise(Look(game, at)) for at in (table, other)]
    assert advised[0] == advised[1]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_no_reason_depends_on_hidden_cards(game: Game, seats: int):
    for decisions in range(0, 30, 3):
        table = after(game, seats, decisions)
        told = [dict(reasons(game, at, Quick(5))) for at in (table, redealt(game, table))]
        assert told[0] == told[1]


def test_asking_changes_nothing_at_the_table():
    for game, seats in GAMES[1:]:
        table = after(game, seats, 4)
        before = table.fingerprint()
        adviser(game, iterations=5).advise(Look(game, table))
        assert table.fingerprint() == before


def test_as_many_choices_as_asked_for():
    at = At({"A": "4JJ 2SK WH WE B H"})
    assert len(adviser(WYATT_EARP).advise(Look(WYATT_EARP, at.table), 1)) == 1
    assert len(adviser(WYATT_EARP).advise(Look(WYATT_EARP, at.table), 5)) == 5


def test_a_single_choice_is_advised_without_a_search():
    at = At({"A": "SK"})
    (advice,) = adviser(WYATT_EARP, iterations=10_000_000).advise(Look(WYATT_EARP, at.table))
    assert advice.reason == Reason("reason-only-choice")


def test_seconds_end_the_thinking():
    for game, seats in ((WYATT_EARP, 2), (REVOLVER, 2)):
        assert adviser(game, seconds=0.05).advise(Look(game, after(game, seats, 3)))


def test_what_wins_the_game_is_certain():
    at = At({"A": "2JJ SK"}, ["A/JJ 3o"], pots={"JJ": 12000}, money={"A": 20000, "B": 21000})
    best = adviser(WYATT_EARP).advise(Look(WYATT_EARP, at.table))[0]
    assert WYATT_EARP.notate(at.table, best.code) == "lay jesse-james 2"
    assert best.chance == 1.0
    assert best.money == 33_000
    assert best.reason == Reason("reason-go-out", (("dollars", 13_000), ("most", 0)))


def test_more_money_for_the_better_choice():
    at = At({"A": "4JJ SK", "B": "JJ"}, ["B/BS 4o"], pots={"JJ": 9000, "BS": 3000}, players=2)  # B is nearly out
    found = {
        WYATT_EARP.notate(at.table, advice.code): advice.money or 0
        for advice in adviser(WYATT_EARP).advise(Look(WYATT_EARP, at.table), 30)
    }
    assert found["lay jesse-james 4"] > found["discard jesse-james"] + 2000


# Reasons: Wyatt Earp


def reasons(game: Game, table: Table, rng: Quick) -> Iterator[tuple[str, Reason | None]]:
    """Why, for every legal choice."""
    look = Look(game, table)
    told = reasons_for(guide_of(game), look, rng)
    assert told is not None
    return ((game.notate(table, code), told.why(code)) for code in look.legal)


def values(game: Game, table: Table, move: str) -> tuple[str, dict[str, Any]]:
    """The reason for a move, without its `reason-`."""
    reason = dict(reasons(game, table, Quick(1)))[move]
    assert reason is not None
    return reason.message.removeprefix("reason-"), dict(reason.values)


JJ = {"outlaw": "jesse-james"}


EARP: list[tuple[Callable[[], At], str, str, dict[str, Any]]] = [
    (
        lambda: At({"A": "JJ SK WH BC"}, ["B/JJ 3o"], pots={"JJ": 4000}),
        "lay jesse-james 1",
        "capture",
        {**JJ, "points": 8, "dollars": 1000},
    ),
    (lambda: At({"A": "4JJ SK WH BC"}), "lay jesse-james 4", "sole-claim", {**JJ, "lead": 8, "dollars": 4000}),
    (
        lambda: At({"A": "JJ SK WH BC"}, ["B/JJ 4o", "A/JJ 1o"], pots={"JJ": 8000}),
        "lay jesse-james 1",
        "break-claim",
        {**JJ, "who": 1},
    ),
    (
        lambda: At({"A": "PJJ SK WH BC"}, ["B/JJ 4o", "A/JJ 3o"], pots={"JJ": 8000}),
        "photo jesse-james",
        "take-lead",
        {**JJ, "points": 10},
    ),
    (
        lambda: At({"A": "JJ SK WH BC"}, ["B/JJ 3o", "C/JJ 1o"], pots={"JJ": 9000}),
        "lay jesse-james 1",
        "share",
        JJ,
    ),
    (
        lambda: At({"A": "2JJ SK WH BC"}, ["A/JJ 5o"], pots={"JJ": 4000}),
        "lay jesse-james 2",
        "raise-pot",
        {**JJ, "dollars": 5000, "most": 5000},
    ),
    (lambda: At({"A": "3JJ SK WH BC"}), "lay jesse-james 3", "points", {**JJ, "points": 6, "missing": 2}),
    (lambda: At({"A": "JJ SK WH BC"}, ["A/JJ 3o (H)"]), "lay jesse-james 1", "under-hideout", JJ),
    (lambda: At({"A": "B SK WH BC"}, ["A/JJ 3o"]), "shoot bank-robbery", "shot", {**JJ, "points": 8}),
    (lambda: At({"A": "H SK WH BC"}, ["B/JJ 4o"]), "hide", "hide", {**JJ, "who": 1, "points": 8}),
    (lambda: At({"A": "H SK WH BC"}, ["C/SK 3o", "B/JJ 6o"], pots={"JJ": 9000}), "hide", "hide", {**JJ, "who": 1}),
    (lambda: At({"A": "MW SK WH BC"}, ["C/JJ 4o"], players=3), "steal", "steal", {**JJ, "who": 2}),
    (lambda: At({"A": "WE SK WH BC"}, ["A/JJ 4o (H)"]), "earp remove", "free", {**JJ, "who": 0, "points": 8}),
    (lambda: At({"A": "WE SK WH BC"}, discard="PBS S"), "earp draw", "earp-draw", {}),
    (
        lambda: At({"A": "WE 2JJ PJJ BC"}, discard="JJ", pots={"JJ": 9000}),
        "earp pick",
        "earp-pick",
        {"card": "jesse-james"},
    ),
    (lambda: At({"A": "2JJ SK"}, discard="JJ", phase="draw"), "take discard", "goes-with", {"n": 3, "ready": "yes"}),
    (lambda: At({"A": "1JJ SK"}, discard="JJ", phase="draw"), "take discard", "goes-with", {"n": 2, "ready": "no"}),
    (lambda: At({"A": "1JJ SK"}, discard="H", phase="draw"), "take discard", "sheriff-card", {"card": "hideout"}),
    (
        lambda: At({"A": "SK WH"}, ["B/JJ 4o"], discard="H", phase="draw"),
        "take discard",
        "hide",
        {**JJ, "who": 1, "points": 8},
    ),
    (
        lambda: At({"A": "SK WH"}, ["C/JJ 4o"], discard="MW", phase="draw", players=3),
        "take discard",
        "steal",
        {**JJ, "who": 2},
    ),
    (lambda: At({"A": "SK WH"}, ["A/JJ 3o"], discard="B", phase="draw"), "take discard", "shot", {**JJ, "points": 8}),
    (
        lambda: At({"A": "SK WH"}, ["A/JJ 3o"], discard="PJJ", phase="draw", pots={"JJ": 3000}),
        "take discard",
        "sole-claim",
        {**JJ, "lead": 10, "dollars": 4000},
    ),
    (
        lambda: At({"A": "SK WH"}, discard="PJJ", phase="draw"),
        "take discard",
        "sheriff-card",
        {"card": "photo-jesse-james"},
    ),
    (lambda: At({"A": "2JJ SK"}, discard="BS", phase="draw"), "take two", "two-cards", {"card": "belle-starr"}),
    (
        lambda: At({"A": "SK WH"}, ["A/JJ 5o"], draw="SK!", discard="S *", phase="draw", pots={"JJ": 8000}, **PASS_2),
        "take two",
        "go-out",
        {"dollars": 8000, "most": 0},
    ),
    (
        lambda: At({"A": "SK WH"}, ["B/JJ 5o"], draw="SK!", discard="S *", phase="draw", pots={"JJ": 8000}, **PASS_2),
        "take discard",
        "play-on",
        {"who": 1, "dollars": 8000},
    ),
    (
        lambda: At({"A": "2JJ 2SK WH BC"}, ["B/BC 3o"]),
        "discard wes-hardin",
        "safe",
        {"card": "wes-hardin", "who": 1},
    ),
    (
        lambda: At({"A": "2JJ 2SK 2BS WH BC"}, ["B/WH 3o"], pots={"WH": 3000}),
        "discard wes-hardin",
        "gift",
        {"card": "wes-hardin", "who": 1},
    ),
    (lambda: At({"A": "2JJ 2SK WH"}), "discard wes-hardin", "cheapest", {"card": "wes-hardin"}),
    (lambda: At({"A": "4JJ SK 2WH"}), "discard sundance-kid", "hold-back", {**JJ, "n": 4}),
]


@pytest.mark.parametrize(("place", "move", "message", "some"), EARP, ids=[f"{row[2]} {row[1]}" for row in EARP])
def test_reasons_in_wyatt_earp(place: Callable[[], At], move: str, message: str, some: dict[str, Any]):
    told, known = values(WYATT_EARP, place().table, move)
    assert told == message
    assert known.items() >= some.items()


def test_the_odds_of_a_shot_are_those_of_the_cards_that_are_unseen():
    at = At({"A": "3JJ B", "B": "S F", "C": "H WE"}, ["A/SK 3o"], draw="6BS 6BK 4BD!", discard="*")
    _, known = values(WYATT_EARP, at.table, "shoot bank-robbery")
    assert known["odds"] == pytest.approx(16 / 20, abs=0.03)  # of all that is neither seen nor discarded


def test_a_card_that_was_taken_before_all_eyes_is_known_to_be_there():
    at = At({"A": "MW 2SK WH", "B": "3BS", "C": "3BK"}, discard="JJ", phase="draw", to_play="C")
    at.play("take discard", "discard BK", "take two")
    assert values(WYATT_EARP, at.table, "ask jesse-james left")[1]["odds"] == 1.0
    assert values(WYATT_EARP, at.table, "ask butch-cassidy left")[1]["odds"] < 0.9


@pytest.mark.parametrize(("timing", "certain"), [("after_hit", True), ("before_shot", False)])
def test_a_hideout_that_has_hit_is_certain(timing: str, certain: bool):
    at = At({"A": "H SK WH BC"}, ["B/JJ 4o", "C/SK 3o"], draw="BS", options={"target_timing": timing})
    at.play("hide")
    told, known = values(WYATT_EARP, at.table, "cover left jesse-james")
    assert (told, known["odds"] == "none") == ("hide", certain)


# Reasons: Revolver

LAW_4 = {"bank": "2 deputy-2"}
REVOLVER_ROWS: list[tuple[Callable[[], Place], str, str, dict[str, Any]]] = [
    (lambda: Place(table=LAW_4, to_play="mcready", mcready="2 cowboy"), "end", "attack-wins", {"law": 4, "gang": 0}),
    (
        lambda: Place("whiskey/1", mcready="deputy-3 2 cowboy", table={"whiskey": "deputy-2"}, to_play="mcready"),
        "play deputy-3",
        "attack-wins",
        {"law": 5, "gang": 4},
    ),
    (
        lambda: Place("whiskey/1", mcready="2 cowboy", table={"whiskey": "deputy-2"}, to_play="mcready"),
        "end",
        "concede",
        {"law": 2, "gang": 4, "n": 2},
    ),
    (lambda: Place(colty="2 38-special", table={"bank": "38-special"}), "end", "holds", {"law": 0, "gang": 1}),
    (
        lambda: Place(colty="hail-of-bullets 2 saddlebags", table={"bank": "cowboy deputy-2"}),
        "play hail-of-bullets",
        "holds",
        {"law": 3, "gang": 3},
    ),
    (
        lambda: Place(colty="38-special", table={"bank": "38-special"}),
        "play 38-special",
        "gang",
        {"before": 1, "after": 2},
    ),
    (
        lambda: Place(mcready="cowboy", table=LAW_4, to_play="mcready"),
        "play cowboy",
        "law",
        {"before": 4, "after": 5, "gang": 0},
    ),
    (
        lambda: Place("whiskey/1", mcready="2 deputy-2 cowboy", table={"whiskey": "cowboy"}, to_play="mcready"),
        "play deputy-2",
        "with-others",
        {"law": 3, "gang": 4},
    ),
    (
        lambda: Place(colty="chew-on-this saddlebags", table={"bank": "2 deputy-3"}),
        "play chew-on-this",
        "kill-lawman",
        {"before": 6, "after": 3},
    ),
    (
        lambda: Place(colty="chew-on-this saddlebags", table={"bank": "charlie-weathers+grit"}),
        "play chew-on-this",
        "takes-grit",
        {},
    ),
    (
        lambda: Place(
            mcready="were-surrounded cowboy", table={"bank": "2 38-special hail-of-bullets"}, to_play="mcready"
        ),
        "play were-surrounded",
        "destroy-gun",
        {"before": 5, "after": 1, "law": 0},
    ),
    (
        lambda: Place("whiskey/1", mcready="get-a-rope 3 cowboy", to_play="mcready"),
        "play get-a-rope",
        "kill-bandit",
        {"n": 0, "cube": "yes"},
    ),
    (lambda: Place(mcready="rattlesnake-bite", to_play="mcready"), "play rattlesnake-bite", "kill-bandit", {"n": 1}),
    (lambda: Place("bank/2", colty="pack-yer-bags 3 38-special"), "play pack-yer-bags", "marker", {"by": "on"}),
    (lambda: Place("bank/2", mcready="pilgrim", to_play="mcready"), "play pilgrim", "marker", {"by": "back"}),
    (lambda: Place(colty="coffee-and-eggs"), "play coffee-and-eggs", "draw", {"n": 2}),
    (
        lambda: Place(mcready="about-time-partner", discards={"mcready": "deputy-3"}, to_play="mcready"),
        "play about-time-partner",
        "to-hand",
        {"card": "deputy-3"},
    ),
    (
        lambda: Place("whiskey/1", mcready="didnt-see-this", table={"bank": "deputy-3 cowboy"}, to_play="mcready"),
        "play didnt-see-this",
        "comes-here",
        {"card": "deputy-3", "n": 3},
    ),
    (lambda: Place(colty="sandstorm 38-special"), "play sandstorm", "limit", {"n": 2}),
    (
        lambda: Place(mcready="cactus-field cowboy", to_play="mcready"),
        "play cactus-field",
        "row",
        {"battlefield": "whiskey", "turns": 5},
    ),
]


def wrecked(other: str = "38-special", alive: str = "jack-colty cortez poppy-mcready") -> Place:
    """The leader is saved; a card is left for one of the others."""
    at = Place("express/2", f"38-special {other}", "", {"express": "3 deputy-3"}, alive=alive)
    at.play("special derail-the-train", "discard 38-special")
    return at


REVOLVER_ROWS += [
    (wrecked, "save cortez", "save", {"bandit": "cortez", "leader": "no"}),
    (partial(wrecked, "lightning-reflexes", "jack-colty cortez"), "done", "enough", {}),
]


@pytest.mark.parametrize(
    ("place", "move", "message", "some"), REVOLVER_ROWS, ids=[f"{row[2]} {row[1]}" for row in REVOLVER_ROWS]
)
def test_reasons_in_revolver(place: Callable[[], Place], move: str, message: str, some: dict[str, Any]):
    told, known = values(REVOLVER, place().table, move)
    assert told == message
    assert known.items() >= some.items()


def asked_for_victim(marker: str, alive: str, colty: str = "38-special", **rest: Any) -> Table:
    at = Place(marker, colty=colty, mcready="get-a-rope 2 cowboy", to_play="mcready", alive=alive, **rest)
    at.play("play get-a-rope")
    if at.to_act == "mcready":
        at.play("discard cowboy")
    return at.table


@pytest.mark.parametrize(
    ("marker", "bandit", "effect"),
    [
        ("creek/1", "skinny-landell", "grit"),
        ("creek/1", "poppy-mcready", "none"),
    ],
)
def test_whom_to_lose(marker: str, bandit: str, effect: str):
    table = asked_for_victim(marker, "jack-colty cortez skinny-landell+grit poppy-mcready")
    assert values(REVOLVER, table, f"lose {bandit}") == ("lose", {"bandit": bandit, "effect": effect})
    assert dict(reasons(REVOLVER, table, Quick(1)))["lose cortez"] is None  # the game would be lost


def test_reflexes_in_the_attack_keep_a_bandit_and_cost_a_cube():
    at = Place("express/2", "lightning-reflexes", "", {"express": "2 deputy-3"}, "mcready", alive="jack-colty cortez")
    at.play("end")
    assert values(REVOLVER, at.table, "react lightning-reflexes") == ("reflexes", {"cube": "yes"})


def test_the_cheapest_card_pays():
    at = Place(mcready="get-a-rope cowboy ned-mcready", to_play="mcready")
    at.play("play get-a-rope")
    assert values(REVOLVER, at.table, "discard cowboy")[0] == "cheapest"
    assert values(REVOLVER, at.table, "discard ned-mcready")[0] == "dear"


# Nothing is said against a choice


def test_a_lawman_who_destroys_a_gun_is_told_with_what_both_sides_have_after_it():
    """RV-12.2 The stampede brings its own firepower to the law and takes a gun from the gang."""
    hand, guns = "buffalo-stampede 3 cowboy", {"whiskey": "2 38-special"}
    at = Place("whiskey/1", mcready=hand, table=guns, to_play="mcready", options={"deck": "frontier-4"})
    _, known = values(REVOLVER, at.table, "play buffalo-stampede")
    before = at.strength("whiskey")
    at.play("play buffalo-stampede")
    while at.phase != "play":
        at.play("discard cowboy" if at.phase == "pay" else "destroy 38-special")
    law, gang = at.strength("whiskey")
    assert gang < before[1]
    assert (known.get("after", law), known.get("law", law), known["gang"]) == (law, law, gang)


def test_what_speaks_against_a_choice_is_no_reason_for_it():
    """Whoever takes a gun off is not told that there is less firepower, nor that a lost place needs no card."""
    at = Place(colty="saddlebags", table={"bank": "2 38-special deputy-2"})
    assert dict(reasons(REVOLVER, at.table, Quick(1)))["take-off 38-special"] is None
    earp = At({"A": "SK WH"}, ["B/JJ 5o"], draw="SK!", discard="S *", phase="draw", pots={"JJ": 8000}, **PASS_2)
    assert dict(reasons(WYATT_EARP, earp.table, Quick(1)))["take two"] is None  # the round ends, and B is paid


# Every reason


def messages() -> set[str]:
    """Every reason that has words."""
    page = (HOME / "en" / "reasons.ftl").read_text("utf-8")
    return {line.partition(" ")[0] for line in page.splitlines() if line.startswith("reason-")}


def told_in(game: Game, options: dict[str, Any], seats: int, seed: int, decisions: int) -> Iterator[Reason]:
    """All reasons for all choices in a game of Marshals who now and then do something else."""
    table = game.new(game.options(options), seats, Quick(seed))
    chance = Quick(seed)
    marshal = levels.make("marshal", game, seed)
    guide = guide_of(game)
    for _ in range(decisions):
        if table.to_act() < 0:
            return
        look = Look(game, table)
        told = reasons_for(guide, look, chance)
        assert told is not None
        yield from (reason for code in look.legal if (reason := told.why(code)) is not None)
        odd = int(chance.below(3)) == 0
        table.apply(look.legal[int(chance.below(len(look.legal)))] if odd else marshal.choose(look))


EXTRAS: dict[str, Any] = {
    "photo_out_of_turn": "others_opening",
    "we_response": "any_time",
    "we_remove_scope": "any",
    "hideout_target": "any_player",
    "we_pick_source": "draw_pile",
    "most_wanted_order": "any_order",
    "reward_batching": "per_turn",
    "share_range": "all_with_cp",
}


def test_every_reason_is_given_and_has_words_in_every_language():
    """Random games of both, by the usual rules, by others, and with decks of chance; and the positions above."""
    found: dict[str, Reason] = {}
    for game, table, move in (
        *((WYATT_EARP, place().table, move) for place, move, *_ in EARP),
        *((REVOLVER, place().table, move) for place, move, *_ in REVOLVER_ROWS),
    ):
        reason = dict(reasons(game, table, Quick(1)))[move]
        assert reason is not None
        found[reason.message] = reason
    decks: list[dict[str, Any]] = [
        {},
        {"attack_duty": "may"},
        *({"deck": any_deck(random.Random(seed))} for seed in range(8)),
    ]
    games: list[tuple[Game, dict[str, Any], int, int]] = [
        (WYATT_EARP, {}, 3, 80),
        (WYATT_EARP, EXTRAS, 4, 80),
        *((REVOLVER, deck, 2, 150) for deck in decks),
    ]
    for seed, (game, options, seats, decisions) in enumerate(games):
        for reason in told_in(game, options, seats, seed, decisions):
            found.setdefault(reason.message, reason)
    of_the_net = {each.message for game in (WYATT_EARP, REVOLVER) for each in knowledge_of(game.name).subjects.values()}
    assert set(found) | of_the_net == messages()
    assert not set(found) & of_the_net
    for language in LANGUAGES:
        words = Words(language)
        for reason in found.values():
            assert words.whole(reason.message, **dict(reason.values)), reason
