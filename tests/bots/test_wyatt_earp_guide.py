"""What Marshal must and must not do in Wyatt Earp: positions from the strategy notes and from games that we watched."""

from collections.abc import Callable
from typing import Any

import pytest

from saloon.bots.bot import Deputy, Greenhorn, Look, Marshal
from saloon.bots.guide import ONE
from saloon.bots.wyatt_earp.guide import WyattEarpGuide
from saloon.games.wyatt_earp import GAME
from saloon.games.wyatt_earp.options import PRESETS
from saloon.games.wyatt_earp.scoring import settle
from saloon.kernel.rng import Quick
from saloon.kernel.rows import list_of, row_of
from tests.rules.wyatt_earp.tables import At

PASS_2: dict[str, Any] = {"reshuffles": 1}


def opinions(at: At, seed: int = 1) -> dict[str, int]:
    """What Marshal thinks of every legal move."""
    codes, points = Marshal(WyattEarpGuide(), seed).points(Look(GAME, at.table))
    return {GAME.notate(at.table, code): n for code, n in zip(codes, points, strict=True)}


def choice(at: At, seed: int = 1) -> str:
    return GAME.notate(at.table, Marshal(WyattEarpGuide(), seed).choose(Look(GAME, at.table)))


def after(at: At, *moves: str) -> At:
    at.play(*moves)
    return at


Place = Callable[[], At]

# Each: what it shows, the position, the moves of which one must be played.
MUST: list[tuple[str, Place, list[str]]] = [
    # Drawing
    (
        "the third card of a rich, unopened outlaw is worth more than two unknown cards",
        lambda: At({"A": "2JJ PJJ SK WH B BC"}, discard="JJ", phase="draw", pots={"JJ": 9000}),
        ["take discard"],
    ),
    (
        "the card that makes the own pile a capture",
        lambda: At({"A": "SK WH BC"}, ["A/JJ 3o"], discard="JJ", phase="draw", pots={"JJ": 7000}),
        ["take discard"],
    ),
    (
        "the Photo that breaks a rival's sole claim (ST-1, ST-D3)",
        lambda: At({"A": "SK WH BC BD"}, ["B/JJ 4o"], discard="PJJ", phase="draw", pots={"JJ": 12000}, players=2),
        ["take discard"],
    ),
    (
        "a lone stranger is left lying (ST-5)",
        lambda: At({"A": "2JJ SK WH B"}, discard="BS", phase="draw"),
        ["take two"],
    ),
    (
        "a card for a covered pile is left lying",
        lambda: At({"A": "SK WH BC BD"}, ["A/JJ 4o (H)"], discard="JJ", phase="draw"),
        ["take two"],
    ),
    (
        "who is ahead ends the round when the pile is used up (ST-D5)",
        lambda: At({"A": "SK WH"}, ["A/JJ 5o"], draw="SK!", discard="S *", phase="draw", pots={"JJ": 8000}, **PASS_2),
        ["take two"],
    ),
    (
        "who is behind does not end it",
        lambda: At({"A": "SK WH"}, ["B/JJ 5o"], draw="SK!", discard="S *", phase="draw", pots={"JJ": 8000}, **PASS_2),
        ["take discard"],
    ),
    (
        "not even for a small pay, if that ends the game and another wins it (WE-17.2)",
        lambda: At(
            {"A": "SK WH"},
            ["A/JJ 4o", "B/BS 4o"],
            draw="SK!",
            discard="S *",
            phase="draw",
            pots={"JJ": 4000, "BS": 3000},
            money={"B": 23000},
            **PASS_2,
        ),
        ["take discard"],
    ),
    # Laying
    ("a capture in one go", lambda: At({"A": "4JJ SK WH BC"}, pots={"JJ": 5000}), ["lay jesse-james 4"]),
    ("all of it: the pot grows with every card (WE-4.6)", lambda: At({"A": "5JJ SK WH"}), ["lay jesse-james 5"]),
    (
        "the card that captures",
        lambda: At({"A": "JJ SK WH BC BD"}, ["A/JJ 3o"], pots={"JJ": 6000}),
        ["lay jesse-james 1"],
    ),
    (
        "singly, where another takes the larger part (ST-D6)",
        lambda: At({"A": "2JJ SK WH BC BD"}, ["B/JJ 4o"], pots={"JJ": 9000}, players=2),
        ["lay jesse-james 1"],
    ),
    (
        "two points spoil a sole claim by one (ST-1)",
        lambda: At({"A": "JJ SK WH BC BD"}, ["B/JJ 3o", "A/JJ 1o"], pots={"JJ": 12000}, players=2),
        ["lay jesse-james 1"],
    ),
    (
        "out, while the others hold much and we are paid (ST-8)",
        lambda: At({"A": "2JJ SK", "B": "3BS 4BK", "C": "3BD 4BC"}, ["A/JJ 4o"], pots={"JJ": 9000}),
        ["lay jesse-james 2", "lay jesse-james 1"],
    ),
    (
        "out, when that wins the game",
        lambda: At({"A": "2JJ SK"}, ["A/JJ 3o"], pots={"JJ": 12000}, money={"A": 20000, "B": 21000}),
        ["lay jesse-james 2"],
    ),
    # Photos
    (
        "the Photo on the own series: ten points",
        lambda: At({"A": "PJJ SK WH BC BD"}, ["A/JJ 3o"], pots={"JJ": 6000}),
        ["photo jesse-james"],
    ),
    (
        "the Photo against a rival's eight points (ST-D3)",
        lambda: At({"A": "PJJ SK WH BC BD"}, ["B/JJ 4o"], pots={"JJ": 12000}, players=2),
        ["photo jesse-james"],
    ),
    (
        "the Photo that pays, not the one that does not",
        lambda: At({"A": "PJJ PSK WH BC BD"}, ["A/JJ 3o", "B/SK 7o"], pots={"JJ": 9000}),
        ["photo jesse-james"],
    ),
    (
        "out of turn, when it is free (WE-9.7)",
        lambda: after(
            At(
                {"A": "3JJ SK WH", "B": "PJJ SK WH BC"},
                options={"photo_out_of_turn": "others_opening"},
                pots={"JJ": 8000},
            ),
            "lay JJ 3",
        ),
        ["photo-now yes"],
    ),
    # Shots
    (
        "a Bank that captures",
        lambda: At({"A": "B SK WH BC BD"}, ["A/JJ 3o"], pots={"JJ": 6000}),
        ["shoot bank-robbery"],
    ),
    (
        "a Stagecoach for the pot that is ours alone",
        lambda: At({"A": "S SK WH BC BD"}, ["A/JJ 5o"], discard="BC", pots={"JJ": 5000}),
        ["shoot stagecoach-robbery"],
    ),
    (
        "the Fastest Gun that takes a rival's away (WE-10.5)",
        lambda: At({"A": "F SK WH BC BD"}, ["A/JJ 3o", "B/BS 3o F"], pots={"JJ": 4000, "BS": 9000}, players=2),
        ["shoot fastest-gun"],
    ),
    (
        "it is put where it captures",
        lambda: after(
            At({"A": "B SK WH BC BD"}, ["A/JJ 3o", "A/BS 6o"], draw="SK", pots={"JJ": 9000, "BS": 9000}), "shoot B"
        ),
        ["attach jesse-james"],
    ),
    (
        "it is not put under a Hideout",
        lambda: after(At({"A": "B SK WH BC BD"}, ["A/JJ 4o (H)", "A/BS 3o"], draw="SK"), "shoot B"),
        ["attach belle-starr"],
    ),
    (
        "aimed before the shot, it is aimed as well (OPT-25)",
        lambda: after(
            At(
                {"A": "B SK WH BC BD"},
                ["A/JJ 3o", "A/BS 6o"],
                pots={"JJ": 9000},
                options={"target_timing": "before_shot"},
            ),
            "shoot B",
        ),
        ["attach jesse-james"],
    ),
    # Most Wanted
    (
        "it is stolen where it breaks the capture, and laid (ST-4)",
        lambda: after(At({"A": "MW SK WH BC"}, ["B/JJ 4o", "C/BS 3o"], draw="SK", pots={"JJ": 12000}), "steal"),
        ["rob left jesse-james"],
    ),
    (
        "a theft that turns a pot",
        lambda: At({"A": "MW SK WH BC BD"}, ["A/JJ 4o", "B/JJ 3o"], pots={"JJ": 14000}, players=2),
        ["steal", "ask jesse-james left"],
    ),
    (
        "the stolen card is laid at once",
        lambda: after(
            At({"A": "MW SK WH BC"}, ["B/JJ 4o", "A/JJ 3o"], draw="SK", pots={"JJ": 12000}, players=2),
            "steal",
            "rob left JJ",
        ),
        ["lay jesse-james 1"],
    ),
    # Hideouts
    (
        "the pile that would be paid most is covered (ST-17)",
        lambda: after(
            At({"A": "H SK WH BC"}, ["B/JJ 5o", "C/BS 5o"], draw="SK", pots={"JJ": 4000, "BS": 15000}), "hide"
        ),
        ["cover left2 belle-starr"],
    ),
    (
        "late in the round, against a great pot (ST-1, ST-3)",
        lambda: At({"A": "H SK WH", "B": "BS"}, ["B/JJ 5o"], pots={"JJ": 15000}, players=2),
        ["hide"],
    ),
    (
        "never the own pile, where that is allowed (OPT-11)",
        lambda: after(
            At(
                {"A": "H SK WH BC"},
                ["A/JJ 5o", "B/BS 4o"],
                draw="SK",
                pots={"JJ": 9000},
                options={"hideout_target": "any_player"},
            ),
            "hide",
        ),
        ["cover left belle-starr"],
    ),
    # Wyatt Earp
    (
        "a Hideout on a great pile is answered (ST-11)",
        lambda: after(
            At({"A": "H SK WH", "B": "WE SK WH BC"}, ["B/JJ 5o"], draw="SK", pots={"JJ": 12000}, players=2),
            "hide",
            "cover left JJ",
        ),
        ["answer yes"],
    ),
    (
        "a Hideout that costs nothing is not",
        lambda: after(
            At(
                {"A": "H SK WH", "B": "WE SK WH BC"},
                ["B/JJ 1o"],
                draw="SK",
                pots={"JJ": 1000},
                players=2,
            ),
            "hide",
            "cover left JJ",
        ),
        ["answer no"],
    ),
    (
        "the great pile is uncovered first (DP-17)",
        lambda: after(
            At({"A": "WE SK WH"}, ["A/JJ 5o (H)", "A/BS 4o (H)"], draw="SK", pots={"JJ": 3000, "BS": 12000}),
            "earp remove",
        ),
        ["uncover own belle-starr"],
    ),
    (
        "the covered pile with the pot is worth a Wyatt Earp",
        lambda: At({"A": "WE SK WH BC"}, ["A/JJ 5o (H)"], pots={"JJ": 15000}),
        ["earp remove"],
    ),
    (
        "at any time as well (OPT-13)",
        lambda: after(
            At(
                {"A": "SK WH BC", "B": "WE SK WH"},
                ["B/JJ 5o (H)"],
                phase="draw",
                pots={"JJ": 15000},
                options={"we_response": "any_time"},
            ),
            "take two",
        ),
        ["earp-now jesse-james"],
    ),
    (
        "the Photo of the own series is picked",
        lambda: after(
            At({"A": "WE SK WH BC"}, ["A/JJ 3o"], discard="BS B PJJ BD", pots={"JJ": 8000}),
            "earp pick",
        ),
        ["pick photo-jesse-james"],
    ),
    (
        "and laid at once (WE-13.7)",
        lambda: after(
            At({"A": "WE SK WH BC"}, ["A/JJ 3o"], discard="BS B PJJ BD", pots={"JJ": 8000}), "earp pick", "pick PJJ"
        ),
        ["photo jesse-james"],
    ),
    (
        "a pick that captures",
        lambda: At({"A": "WE SK WH BC"}, ["A/JJ 3o"], discard="BS JJ PJJ BD", pots={"JJ": 9000}),
        ["earp pick"],
    ),
    # Discarding
    (
        "the card of a covered pile goes",
        lambda: At({"A": "2JJ 2SK 2WH PBS"}, ["A/JJ 4o (H)"], turn={"sheriff_used": True}),
        ["discard jesse-james", "lay jesse-james 2", "lay jesse-james 1"],
    ),
]

# Each: what it shows, the position, the moves of which none may be played.
MUST_NOT: list[tuple[str, Place, list[str]]] = [
    (
        "out, while another is paid and we are not (ST-8)",
        lambda: At({"A": "2BS SK", "B": "3BK 4WH"}, ["B/JJ 5o", "B/BS 2o"], pots={"JJ": 15000, "BS": 1000}, players=2),
        ["lay belle-starr 2"],
    ),
    (
        "out, when that gives the game away",
        lambda: At({"A": "2JJ SK"}, ["A/JJ 3o", "B/BS 4o"], pots={"JJ": 4000, "BS": 9000}, money={"B": 20000}),
        ["lay jesse-james 2"],
    ),
    (
        "a card that the neighbour needs for a great pot (ST-15)",
        lambda: At({"A": "JJ SK WH BC"}, ["B/JJ 3o"], pots={"JJ": 12000}, turn={"sheriff_used": True}),
        ["discard jesse-james"],
    ),
    (
        "a Wyatt Earp, with idle cards in hand (ST-10)",
        lambda: At({"A": "WE SK WH BC"}, discard="WE", turn={"sheriff_used": True}),
        ["discard wyatt-earp"],
    ),
    (
        "a card of a series that can be laid",
        lambda: At({"A": "4JJ SK WH BC"}, turn={"sheriff_used": True}),
        ["discard jesse-james"],
    ),
    (
        "one of a pair, with strangers in hand",
        lambda: At({"A": "2JJ 2SK WH BC"}, turn={"sheriff_used": True}),
        ["discard jesse-james", "discard sundance-kid"],
    ),
    (
        "a Stagecoach for a rival's pot",
        lambda: At({"A": "S SK WH BC BD"}, ["A/JJ 1o", "B/JJ 5o"], discard="BC", pots={"JJ": 5000}),
        ["shoot stagecoach-robbery"],
    ),
    (
        "a Bank on a covered pile",
        lambda: At({"A": "B SK WH BC BD"}, ["A/JJ 4o (H)"]),
        ["shoot bank-robbery"],
    ),
    (
        "a Hideout on a pile that is paid nothing (ST-3)",
        lambda: At({"A": "H SK WH BC BD"}, ["B/JJ 1o"], pots={"JJ": 1000}),
        ["hide"],
    ),
    (
        "a Photo where nothing can be won",
        lambda: At({"A": "PJJ SK WH BC BD"}, ["B/JJ 6o", "B/SK 1o"], pots={"JJ": 9000}, players=2),
        ["photo jesse-james"],
    ),
    (
        "a Photo under a Hideout",
        lambda: At({"A": "PJJ SK WH BC BD"}, ["A/JJ 4o (H)"]),
        ["photo jesse-james"],
    ),
    (
        "more than one card where a rival takes the pot (ST-D6)",
        lambda: At({"A": "3JJ SK WH BC BD"}, ["B/JJ 4o P"], pots={"JJ": 6000}, players=2),
        ["lay jesse-james 2", "lay jesse-james 3"],
    ),
    (
        "asking for an outlaw of which no card is left",
        lambda: At({"A": "MW SK WH BC BD"}, ["A/JJ 7o"]),
        ["ask jesse-james left", "ask jesse-james right"],
    ),
]


@pytest.mark.parametrize(("place", "moves"), [pytest.param(p, m, id=name) for name, p, m in MUST])
def test_marshal_must_play(place: Place, moves: list[str]):
    at = place()
    assert choice(at) in moves, opinions(at)


@pytest.mark.parametrize(("place", "moves"), [pytest.param(p, m, id=name) for name, p, m in MUST_NOT])
def test_marshal_must_not_play(place: Place, moves: list[str]):
    at = place()
    assert choice(at) not in moves, opinions(at)


def test_a_hit_is_counted_from_what_is_unseen():
    """ST-6 All that is left unseen are sheriff cards: nobody shoots; all outlaws: the shot is certain."""
    poor = At({"A": "B SK WH"}, ["A/JJ 4o"], players=2)
    rich = At({"A": "B SK WH"}, ["A/JJ 4o"], players=2, discard="S 7WE 3B 3F 3MW 3H")
    assert opinions(rich)["shoot bank-robbery"] > opinions(poor)["shoot bank-robbery"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", list(PRESETS))
def test_every_question_of_every_table_is_weighed(players: int, preset: str):
    """Marshal, Deputy and Greenhorn play whole games of every preset, and only legal codes."""
    table = GAME.new(GAME.options({"preset": preset}), players, Quick(players))
    kinds = [Marshal, Deputy, Greenhorn, Marshal]
    bots = [kinds[seat](WyattEarpGuide(), seat) for seat in range(players)]
    for _ in range(3000):
        if table.to_act() < 0:
            return
        look = Look(GAME, table)
        code = bots[look.seat].choose(look)
        assert code in look.legal
        table.apply(code)
    pytest.fail("the game does not end")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dealing_hidden_cards_anew_changes_no_points(players: int):
    """Unless somebody picked in secret: then worlds guess at the discard pile, and the odds follow the guess."""
    table = GAME.new(GAME.options({"we_pick_secrecy": "shown"}), players, Quick(players))
    bot = Marshal(WyattEarpGuide(), 5)
    guide = WyattEarpGuide()
    for _ in range(400):
        if table.to_act() < 0:
            break
        look = Look(GAME, table)
        found = []
        for seed in range(4):
            world = look.world(Quick(seed))
            codes = row_of([0] * int(world.space()))
            points = row_of([0] * int(world.space()))
            n = int(world.fill(codes))
            before = world.fingerprint()
            guide.weigh(world, codes, n, points)
            assert world.fingerprint() == before
            found.append((list_of(codes, n), list_of(points, n)))
        assert all(one == found[0] for one in found)
        table.apply(bot.choose(look))


def judged(at: At) -> list[int]:
    values = row_of([0] * int(at.table.seats))
    WyattEarpGuide().judge(at.table, values)
    return list_of(values, int(at.table.seats))


def test_money_is_chance():
    ahead, behind, last = judged(At({"A": "SK"}, money={"A": 12000, "B": 8000, "C": 2000}))
    assert ahead > behind > last > 0
    assert abs(ahead + behind + last - ONE) <= 3


def test_the_same_lead_is_worth_more_near_the_goal():
    early = judged(At({"A": "SK"}, players=2, money={"A": 4000, "B": 0}))[0]
    late = judged(At({"A": "SK"}, players=2, money={"A": 24000, "B": 20000}))[0]
    assert late > early > ONE // 2


def test_posters_count_inside_a_round():
    even = judged(At({"A": "SK"}, players=2))
    paid = judged(At({"A": "SK"}, ["A/JJ 5o"], players=2, pots={"JJ": 9000}))
    assert even[0] == even[1]
    assert paid[0] > paid[1]


def test_a_game_that_is_over_is_won_or_lost():
    at = At({"A": "2JJ SK"}, ["A/JJ 3o"], pots={"JJ": 12000}, money={"A": 20000})
    at.play("lay JJ 2", "discard SK")
    assert judged(at) == [ONE, 0, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_short_ways_of_scoring_are_right(players: int):
    """`worth` agrees with the rules for any points, pot and way of sharing."""
    rng = Quick(players)
    guide = WyattEarpGuide()
    for i in range(600):
        settings = [
            {},
            {"share_range": "all_with_cp"},
            {"tie_shortfall": "equal_partial"},
            {"share_requires_cp": "false"},
        ]
        at = At({"A": "SK"}, players=players, options=settings[i % 4])
        posters = guide.posters
        posters.look(at.table)
        points = [rng.below(14) for _ in range(players)]
        pot = 1000 * (3 + rng.below(15))
        for seat in range(players):
            posters.payouts.row[seat] = points[seat]
        paid = settle(pot, points, at.table.options)[0]
        exact = sum(int(posters.now.care[seat]) * paid[seat] for seat in range(players)) / 1000
        assert abs(int(posters.worth(pot, at.table.options)) - exact) <= 1, (points, pot)
