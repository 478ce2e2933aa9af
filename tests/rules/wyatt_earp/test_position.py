"""Positions: any situation is written and read back; what cannot be a situation is refused, and the field is named."""

import json
import tomllib
from typing import Any

import pytest

from saloon.games.wyatt_earp import GAME
from saloon.games.wyatt_earp.cards import OUTLAW_SLUGS, SLUGS, copies
from saloon.games.wyatt_earp.refusals import PHASE_NAMES
from saloon.kernel.document import to_toml
from saloon.kernel.errors import Malformed
from saloon.kernel.rng import QUICK_STATES, Quick, fair_stream
from tests.rules.tables import spoiled
from tests.rules.wyatt_earp.tables import At, every_card, random_game

ANY_TIME: dict[str, Any] = {"we_response": "any_time"}
IN_DISCARD: dict[str, Any] = {"resolving_card": "in_discard"}


def moment(*moves, hands, **rest):
    at = At(hands, **rest)
    at.play(*moves)
    return at.table


MOMENTS = {
    "draw": lambda: moment(hands={"A": "BC"}, phase="draw"),
    "draw, with nothing to take": lambda: moment(
        "photo JJ", hands={"A": "PJJ", "B": "*"}, piles=["C/JJ 3o"], draw="WH SK", discard="",
        options={"last_card_guard": "risk"},
    ),
    "play": lambda: moment("take discard", "lay JJ 2", hands={"A": "2JJ BC"}, phase="draw", piles=["B/JJ 3o"]),
    "play, after a pick": lambda: moment("earp pick", "pick SK", hands={"A": "WE BC"}, discard="S SK"),
    "pick": lambda: moment("earp pick", hands={"A": "WE"}, discard="S SK"),
    "pick, lying there": lambda: moment("earp pick", hands={"A": "WE BC"}, discard="S SK", options=IN_DISCARD),
    "pick, from the draw pile": lambda: moment(
        "earp pick", hands={"A": "WE BC"}, options={"we_pick_source": "draw_pile"}
    ),
    "follow-up": lambda: moment("earp pick", "pick B", hands={"A": "WE BC"}, piles=["A/JJ 3o"], discard="B"),
    "follow-up, always": lambda: moment("earp pick", "pick SK", hands={"A": "WE BC"}, discard="SK", options=ANY_TIME),
    "aim-pile": lambda: moment("shoot F", hands={"A": "F BC"}, piles=["A/JJ 3o"], draw="WH"),
    "aim-pile, before": lambda: moment(
        "shoot S", hands={"A": "S BC"}, piles=["A/JJ 3o"], draw="WH", options={"target_timing": "before_shot"}
    ),
    "aim-steal": lambda: moment("steal", hands={"A": "MW BC"}, piles=["B/JJ 3o"], draw="WH"),
    "aim-steal, lying there": lambda: moment(
        "steal", hands={"A": "MW BC"}, piles=["B/JJ 3o"], draw="WH", options=IN_DISCARD
    ),
    "aim-hideout": lambda: moment("hide", hands={"A": "H BC"}, piles=["B/JJ 3o"], draw="WH"),
    "aim-remove": lambda: moment("earp remove", hands={"A": "WE BC"}, piles=["A/JJ 3o (H)", "A/SK 3o (H)"], draw="WH"),
    "aim-remove, anybody's": lambda: moment(
        "earp remove", hands={"A": "WE BC"}, piles=["A/JJ 3o (H)", "B/SK 3o (H)"], draw="WH",
        options={"we_remove_scope": "any"},
    ),
    "hideout-answer": lambda: moment("hide", "cover left SK", hands={"A": "H BC"}, piles=["B/SK 3o"], draw="WH"),
    "photo-window": lambda: moment(
        "lay SK 3", "photo-now no", hands={"A": "3SK 2BC"}, options={"photo_out_of_turn": "others_opening"}
    ),
    "photo-window, the opener": lambda: moment(
        "lay SK 3", "photo-now no", "photo-now no", hands={"A": "3SK 2BC"}, options={"photo_out_of_turn": "any_opening"}
    ),
    "earp-window": lambda: moment(
        "take discard", "earp-now no", hands={"A": "BC"}, phase="draw", piles=["B/JJ 3o (H)", "C/SK 3o (H)"],
        options=ANY_TIME,
    ),
    "earp-window, again": lambda: moment(
        "take discard", "earp-now JJ", hands={"A": "BC", "B": "2WE"}, phase="draw", piles=["B/JJ 3o (H)"], draw="H",
        options=ANY_TIME,
    ),
    "over": lambda: moment("discard BC", hands={"A": "BC"}, money={"B": 25000}),
    "over, first to reach": lambda: moment(
        "discard BC", hands={"A": "BC"}, piles=["A/JJ 4o"], money={"A": 24000, "B": 24000},
        options={"winner_rule": "first_to_reach"},
    ),
    "a Hideout without a pile": lambda: moment(
        "steal", "rob left JJ", hands={"A": "MW BC"}, piles=["B/JJ 1o (H)"], draw="WH",
        options={"orphaned_hideout": "stays"},
    ),
    "two guns under a Hideout": lambda: moment(
        "shoot F", "attach JJ", hands={"A": "F BC"}, piles=["A/JJ 3o F (H)"], draw="WH",
        options={"hidden_fastest_gun": "ignored"},
    ),
    "a stalled round": lambda: moment(
        "take discard", "discard BC", hands={"A": "BC BD"}, phase="draw", draw="", discard="S *", reshuffles=1,
        options={"stall_guard": 9},
    ),
}  # fmt: skip


def same(table, again):
    assert again.fingerprint() == table.fingerprint()
    assert GAME.to_document(again) == GAME.to_document(table)
    assert again.legal() == table.legal()
    assert again.to_act() == table.to_act()
    assert again.can_undo() == table.can_undo()
    for viewer in range(-1, int(table.seats)):
        assert GAME.view(again, viewer) == GAME.view(table, viewer)


# There and back


@pytest.mark.parametrize("name", MOMENTS)
def test_a_situation_is_written_and_read_back(name):
    table = MOMENTS[name]()
    assert GAME.to_document(table)["turn"]["phase"] == name.split(",")[0] or name[0] == "a" or name[:3] == "two"
    document = GAME.to_document(table)
    same(table, GAME.from_document(document))
    same(table, GAME.from_document(json.loads(json.dumps(document))))
    same(table, GAME.from_document(tomllib.loads(to_toml(document))))


def test_every_phase_is_among_them():
    assert {GAME.to_document(make())["turn"]["phase"] for make in MOMENTS.values()} == set(PHASE_NAMES)


@pytest.mark.parametrize("name", MOMENTS)
def test_a_situation_goes_on_as_the_game_would(name):
    table = MOMENTS[name]()
    again = GAME.from_document(GAME.to_document(table))
    assert again.playout(Quick(3)) == table.playout(Quick(3))
    same(table, again)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"preset": "rules_002"},
        {"preset": "card_004"},
        {
            "preset": "standard_photo",
            "target_timing": "before_shot",
            "we_remove_scope": "any",
            "orphaned_hideout": "stays",
        },
        {
            **ANY_TIME,
            **IN_DISCARD,
            "last_card_guard": "risk",
            "hidden_fastest_gun": "ignored",
            "empty_hand_end": "never",
        },
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_moment_of_a_game_is_a_position(options, players):
    for i, (table, _) in enumerate(random_game(players, players, options)):
        if i % 4 and table.phase <= 1:
            continue
        document = GAME.to_document(table)
        again = GAME.from_document(document)
        assert GAME.to_document(again) == document
        assert again.legal() == table.legal()
        if i % 25 == 0:
            same(table, GAME.from_document(tomllib.loads(to_toml(document))))
    same(table, GAME.from_document(GAME.to_document(table)))


def test_a_game_dealt_fairly_goes_on_with_the_same_chance():
    table = GAME.new(GAME.options({}), 3, fair_stream(bytes(64), (b"x",)))
    table.apply(0)
    document = GAME.to_document(table)
    assert set(document["chance"]) == {"stream", "used"}
    again = GAME.from_document(document)
    same(table, again)
    assert again.playout(Quick(1)) == table.playout(Quick(1))
    same(table, again)


def test_what_lies_and_what_is_held_is_written_plainly():
    document = GAME.to_document(moment(hands={"A": "2JJ B"}, piles=["B/SK 3o P S (H)"], draw="WH", discard="MW BS"))
    assert document["seats"][0] == {"money": 0, "hand": {"jesse-james": 2, "bank-robbery": 1}, "piles": {}}
    assert document["seats"][1]["piles"] == {
        "sundance-kid": {"cards": 3, "photo": 1, "stagecoach-robbery": 1, "hideout": 1}
    }
    assert document["discard"] == ["most-wanted", "belle-starr"]  # from the top card down
    assert document["draw"][0] == "wes-hardin"
    assert document["opened"] == ["sundance-kid"]
    assert sum(every_card(document).values()) == 78


# What need not be written

BARE: dict[str, Any] = {"seats": [{}, {}], "discard": ["hideout"]}


def test_only_what_is_unusual_must_be_written():
    document = GAME.to_document(GAME.from_document(BARE))
    assert document["turn"] == {"seat": 1, "phase": "draw"}
    assert (document["round"], document["dealer"], document["starter"], document["reshuffles"]) == (1, 0, 1, 0)
    assert document["pots"] == dict.fromkeys(OUTLAW_SLUGS, 1000)
    assert document["seats"] == [{"money": 0, "hand": {}, "piles": {}}] * 2
    assert (document["options"], document["opened"], document["idle"]) == ({}, [], 0)
    assert sorted([*document["draw"], "hideout"]) == sorted(
        slug for i, slug in enumerate(SLUGS) for _ in range(copies(i))
    )


def test_the_starter_sits_left_of_the_dealer_and_is_to_play():
    document = GAME.to_document(GAME.from_document({**BARE, "seats": [{}] * 3, "dealer": 2}))
    assert (document["starter"], document["turn"]["seat"]) == (0, 0)


def test_outlaws_that_lie_on_the_table_are_opened_unless_it_says_otherwise():
    seats = [{"piles": {"jesse-james": {"cards": 1}, "wes-hardin": {"photo": 1}}}, {}]
    assert GAME.to_document(GAME.from_document({**BARE, "seats": seats}))["opened"] == ["jesse-james", "wes-hardin"]
    opened = ["wes-hardin", "jesse-james", "belle-starr"]
    document = GAME.to_document(GAME.from_document({**BARE, "seats": seats, "opened": opened}))
    assert document["opened"] == ["belle-starr", "jesse-james", "wes-hardin"]


def test_opt_08_where_presence_counts_an_opened_outlaw_must_lie_there():
    """WE-4.5 opened_test=presence, ruling WE-R67"""
    document = {**GOOD, "opened": ["jesse-james", "wes-hardin"]}
    assert GAME.from_document(document).opened[6]
    error = refused({**document, "options": {"opened_test": "presence"}})
    assert (error.reason, error.field) == ("opened-without-cards", "opened[1]")
    GAME.from_document({**document, "options": {"opened_test": "presence"}, "opened": ["jesse-james"]})


def test_we_6_1_a_second_reshuffle_is_only_where_shots_may_cause_one():
    """shot_exhausted=reshuffle_again"""
    assert refused({**GOOD, "reshuffles": 2}).details["most"] == 1
    again = GAME.from_document({**GOOD, "reshuffles": 2, "options": {"shot_exhausted": "reshuffle_again"}})
    assert again.reshuffles == 2


def test_opt_37_a_guarded_game_has_a_last_turn_and_no_more_idle_ones_than_end_a_round():
    """stall_guard=9"""
    document = {**GOOD, "options": {"stall_guard": 9}, "turns": 1000, "idle": 9, "stalls": 3}
    assert GAME.from_document(document).turns == 1000
    for name, value in (("turns", 1001), ("idle", 10), ("stalls", 1001)):
        assert refused({**document, name: value}).field == name


def test_a_question_knows_its_use():
    document = GAME.to_document(MOMENTS["hideout-answer"]())
    for name in ("use", "memory"):
        document["turn"].pop(name, None)
    assert GAME.to_document(GAME.from_document(document))["turn"]["use"] == "hide"


def test_cards_that_were_laid_were_laid_this_turn():
    """OPT-07: or they would still count in the next turn."""
    options = {"reward_batching": "per_turn"}
    at = At({"A": "BC BD", "B": "JJ BC BD"}, piles=["C/JJ 3o"], turn={"laid": {"jesse-james": 2}}, options=options)
    at.play("discard BC", "take discard", "lay JJ 1")
    assert at.pot("JJ") == 1000


def test_the_same_position_always_goes_on_in_the_same_way():
    draws = {tuple(GAME.to_document(GAME.from_document(BARE))["draw"]) for _ in range(3)}
    assert len(draws) == 1
    other = GAME.to_document(GAME.from_document({**BARE, "chance": {"quick": "12345"}}))["draw"]
    assert tuple(other) not in draws


# The rest of the deck


@pytest.mark.parametrize(
    ("draw", "top", "bottom"),
    [
        (["jesse-james", "*"], "jesse-james", None),
        (["*", "wes-hardin"], None, "wes-hardin"),
        (["photo-jesse-james", "*", "stagecoach-robbery"], "photo-jesse-james", "stagecoach-robbery"),
    ],
)
def test_a_star_stands_for_all_cards_that_lie_nowhere_else(draw, top, bottom):
    found = GAME.to_document(GAME.from_document({**BARE, "draw": draw}))["draw"]
    assert len(found) == 77
    assert found[0] == (top or found[0])
    assert found[-1] == (bottom or found[-1])
    assert sum(every_card(GAME.to_document(GAME.from_document({**BARE, "draw": draw}))).values()) == 78


def test_a_star_may_stand_for_nothing():
    document = GAME.to_document(MOMENTS["play"]())
    table = GAME.from_document({**document, "draw": [*document["draw"], "*"]})
    assert GAME.to_document(table)["draw"] == document["draw"]


# What is wrong is named


def refused(document):
    with pytest.raises(Malformed) as error:
        GAME.from_document(document)
    return error.value


JJ, PILES = "jesse-james", ("seats", 0, "piles")
WRONG = [
    (("format",), 2, "other-format", "format"),
    (("format",), "1", "not-a-number", "format"),
    (("game",), "poker", "other-game", "game"),
    (("game",), 7, "not-text", "game"),
    (("options",), [], "not-a-table", "options"),
    (("options", "preset"), "odd", "unknown-preset", "options.preset"),
    (("options", "odd"), 1, "unknown-option", "options.odd"),
    (("options", "duel_mode"), "odd", "unknown-value", "options.duel_mode"),
    (("seats",), {}, "not-a-list", "seats"),
    (("seats",), [], "number-of-players", "seats"),
    (("seats",), [{}], "number-of-players", "seats"),
    (("seats",), [{}] * 5, "number-of-players", "seats"),
    (("seats", 1), 7, "not-a-table", "seats[1]"),
    (("seats", 1, "name"), "Anne", "unknown-field", "seats[1].name"),
    (("seats", 1, "money"), 1500, "not-thousands", "seats[1].money"),
    (("seats", 1, "money"), -1000, "out-of-range", "seats[1].money"),
    (("seats", 1, "money"), 10**9, "out-of-range", "seats[1].money"),
    (("seats", 1, "money"), "1000", "not-a-number", "seats[1].money"),
    (("seats", 1, "hand"), ["jesse-james"], "not-a-table", "seats[1].hand"),
    (("seats", 1, "hand", "jesse"), 1, "unknown-card", "seats[1].hand.jesse"),
    (("seats", 1, "hand", "*"), 1, "unknown-card", "seats[1].hand.*"),
    (("seats", 1, "hand", JJ), 8, "out-of-range", "seats[1].hand.jesse-james"),
    (("seats", 1, "hand", JJ), True, "not-a-number", "seats[1].hand.jesse-james"),
    (("seats", 1, "hand", "hideout"), 4, "out-of-range", "seats[1].hand.hideout"),
    ((*PILES,), [], "not-a-table", "seats[0].piles"),
    ((*PILES, "hideout"), {}, "unknown-outlaw", "seats[0].piles.hideout"),
    ((*PILES, JJ), 3, "not-a-table", "seats[0].piles.jesse-james"),
    ((*PILES, JJ, "cards"), 8, "out-of-range", "seats[0].piles.jesse-james.cards"),
    ((*PILES, JJ, "photo"), 2, "out-of-range", "seats[0].piles.jesse-james.photo"),
    ((*PILES, JJ, "hideout"), 2, "out-of-range", "seats[0].piles.jesse-james.hideout"),
    ((*PILES, JJ, "fastest-gun"), 2, "out-of-range", "seats[0].piles.jesse-james.fastest-gun"),
    ((*PILES, JJ, "bank-robbery"), 5, "out-of-range", "seats[0].piles.jesse-james.bank-robbery"),
    ((*PILES, JJ, "wyatt-earp"), 1, "unknown-field", "seats[0].piles.jesse-james.wyatt-earp"),
    ((*PILES, "belle-starr"), {"bank-robbery": 1}, "orphaned-cards", "seats[0].piles.belle-starr"),
    ((*PILES, "belle-starr"), {"hideout": 1}, "orphaned-hideout", "seats[0].piles.belle-starr"),
    (("opened",), ["wes-hardin"], "pile-of-unopened-outlaw", "seats[0].piles.jesse-james"),
    (("opened",), ["jesse"], "unknown-outlaw", "opened[0]"),
    (("opened",), JJ, "not-a-list", "opened"),
    (("seats", 1, "piles"), {JJ: {"cards": 1, "fastest-gun": 1}}, "two-fastest-guns", "seats[1].piles.jesse-james"),
    (("round",), 0, "out-of-range", "round"),
    (("dealer",), 3, "out-of-range", "dealer"),
    (("starter",), -1, "out-of-range", "starter"),
    (("reshuffles",), 1.0, "not-a-number", "reshuffles"),
    (("reshuffles",), 2, "out-of-range", "reshuffles"),
    (("idle",), 1, "out-of-range", "idle"),
    (("turns",), 0, "out-of-range", "turns"),
    (("stalls",), 1, "out-of-range", "stalls"),
    (("pots", JJ), 500, "not-thousands", "pots.jesse-james"),
    (("pots", "jesse"), 1000, "unknown-field", "pots.jesse"),
    (("winner",), 0, "unknown-field", "winner"),
    (("reached",), [0], "unknown-field", "reached"),
    (("odd",), 0, "unknown-field", "odd"),
    (("discard",), ["odd"], "unknown-card", "discard[0]"),
    (("discard",), ["*"], "unknown-card", "discard[0]"),
    (("discard",), [7], "not-text", "discard[0]"),
    (("discard",), "hideout", "not-a-list", "discard"),
    (("draw",), ["*", "odd"], "unknown-card", "draw[1]"),
    (("draw",), ["*", "*"], "rest-only-once", "draw"),
    (("draw",), ["hideout"], "cards-missing", "draw"),
    (("seats", 1, "hand"), {JJ: 5}, "too-many-cards", "seats"),
    (("discard",), [JJ] * 5, "too-many-cards", "discard"),
    (("draw",), [*[JJ] * 5, "*"], "too-many-cards", "draw"),
    (("turn",), [], "not-a-table", "turn"),
    (("turn", "phase"), "sleep", "unknown-phase", "turn.phase"),
    (("turn", "seat"), 3, "out-of-range", "turn.seat"),
    (("turn", "asked"), 1, "wrong-seat-asked", "turn.asked"),
    (("turn", "sheriff_used"), 1, "not-yes-or-no", "turn.sheriff_used"),
    (("turn", "acted"), "yes", "not-yes-or-no", "turn.acted"),
    (("turn", "laid"), [JJ], "not-a-table", "turn.laid"),
    (("turn", "laid"), {"jesse": 1}, "unknown-outlaw", "turn.laid.jesse"),
    (("turn", "laid"), {JJ: -1}, "out-of-range", "turn.laid.jesse-james"),
    (("turn", "taken"), "jesse", "unknown-card", "turn.taken"),
    (("turn", "picked"), 7, "not-text", "turn.picked"),
    (("turn", "card"), "hideout", "phase-has-no-card", "turn.card"),
    (("turn", "use"), "sleep", "unknown-use", "turn.use"),
    (("turn", "outlaw"), "jesse", "unknown-outlaw", "turn.outlaw"),
    (("turn", "aim"), 3, "out-of-range", "turn.aim"),
    (("turn", "passed"), [3], "no-such-seat", "turn.passed[0]"),
    (("turn", "passed"), [True], "no-such-seat", "turn.passed[0]"),
    (("turn", "odd"), 1, "unknown-field", "turn.odd"),
    (("chance",), 7, "not-a-table", "chance"),
    (("chance",), {"odd": 7}, "unknown-field", "chance.odd"),
    (("chance",), {"stream": "xy"}, "not-hex", "chance.stream"),
    (("chance",), {"stream": "00", "used": -1}, "out-of-range", "chance.used"),
    (("chance",), {"quick": 7}, "not-text", "chance.quick"),
    (("chance",), {"quick": "0"}, "not-a-number", "chance.quick"),
    (("chance",), {"quick": "-1"}, "not-a-number", "chance.quick"),
    (("chance",), {"quick": str(QUICK_STATES)}, "not-a-number", "chance.quick"),
    (("chance",), {"quick": "0" * 20 + "9" * 5000}, "not-a-number", "chance.quick"),
    (("chance",), {"quick": "٤"}, "not-a-number", "chance.quick"),
    (("memory",), [], "not-a-table", "memory"),
    (("memory", "odd"), 1, "unknown-field", "memory.odd"),
    (("memory", "shown"), [{}], "wrong-length", "memory.shown"),
    (("memory", "shown"), [{"jesse": 1}, {}], "unknown-card", "memory.shown[0].jesse"),
    (("memory", "shown"), [{"wyatt-earp": 1}, {}], "shown-but-not-held", "memory.shown[0].wyatt-earp"),
    (("memory", "limits"), [{}, 7], "not-a-table", "memory.limits[1]"),
    (("memory", "limits"), [{}, {JJ: 1000}], "out-of-range", "memory.limits[1].jesse-james"),
    (("memory", "bounds"), [{}], "wrong-length", "memory.bounds"),
    (("memory", "fresh"), [1], "wrong-length", "memory.fresh"),
    (("memory", "fresh"), [0, None], "not-a-number", "memory.fresh[1]"),
]  # fmt: skip

GOOD: dict[str, Any] = {
    "seats": [
        {"hand": {"bob-dalton": 3}, "piles": {"jesse-james": {"cards": 3, "fastest-gun": 1}}},
        {"hand": {"bob-dalton": 2}},
    ],
    "discard": ["hideout"],
    "turn": {"seat": 0, "phase": "play"},
}


@pytest.mark.parametrize(
    ("path", "value", "reason", "field"),
    WRONG,
    ids=[f"{case[3]}: {case[2]} {i}" for i, case in enumerate(WRONG)],
)
def test_a_field_that_is_wrong_is_named(path, value, reason, field):
    GAME.from_document(GOOD)
    error = refused(spoiled(GOOD, path, value))
    assert (error.reason, error.field) == (reason, field)
    assert len(str(error)) < 700


def test_a_finished_game_needs_a_winner():
    document = {**GOOD, "turn": {"seat": 0, "phase": "over"}}
    assert (refused(document).reason, refused(document).field) == ("missing", "winner")
    assert GAME.result(GAME.from_document({**document, "winner": 1}))["winner"] == 1
    assert refused({**document, "winner": 2}).field == "winner"
    assert refused({**document, "winner": 1, "reached": [5]}).field == "reached[0]"


def test_cards_that_are_missing_are_listed():
    draw = [slug for i, slug in enumerate(SLUGS) for _ in range(copies(i))]
    draw.remove("hideout")
    draw.remove(JJ)
    error = refused({**BARE, "draw": draw})
    assert (error.reason, error.details) == ("cards-missing", {"missing": "jesse-james 1", "deck": 78})


def test_too_many_cards_are_counted():
    error = refused(spoiled(GOOD, ("discard",), [JJ] * 6))
    assert error.details == {"card": JJ, "most": 7, "too_many": 2}


@pytest.mark.parametrize(
    ("name", "path", "value", "reason", "field"),
    [
        ("pick", ("turn", "use"), "draw", "phase-needs", "turn.use"),
        ("pick", ("turn", "card"), "most-wanted", "phase-needs", "turn.card"),
        ("aim-pile", ("turn", "use"), "steal", "phase-needs", "turn.use"),
        ("aim-pile", ("turn", "card"), ..., "phase-needs", "turn.card"),
        ("aim-pile", ("turn", "card"), "hideout", "phase-needs", "turn.card"),
        ("aim-steal", ("turn", "card"), ..., "phase-needs", "turn.card"),
        ("aim-steal", ("turn", "use"), "hide", "phase-needs", "turn.use"),
        ("aim-hideout", ("turn", "card"), "bank-robbery", "phase-needs", "turn.card"),
        ("aim-remove", ("turn", "use"), "attach", "phase-needs", "turn.use"),
        ("hideout-answer", ("turn", "aim"), 2, "phase-needs", "turn.aim"),
        ("hideout-answer", ("turn", "aim"), ..., "phase-needs", "turn.aim"),
        ("hideout-answer", ("turn", "outlaw"), "jesse-james", "phase-needs", "turn.aim"),
        ("hideout-answer", ("turn", "asked"), ..., "phase-needs", "turn.aim"),
        ("hideout-answer", ("options",), ANY_TIME, "phase-needs", "turn.phase"),
        ("follow-up", ("turn", "picked"), ..., "phase-needs", "turn.picked"),
        ("follow-up", ("turn", "picked"), "most-wanted", "phase-needs", "turn.picked"),
        ("follow-up", ("turn", "picked"), "wyatt-earp", "phase-needs", "turn.picked"),
        ("photo-window", ("options",), {}, "phase-needs", "turn.phase"),
        ("photo-window", ("turn", "outlaw"), "jesse-james", "phase-needs", "turn.outlaw"),
        ("photo-window", ("turn", "asked"), 0, "wrong-seat-asked", "turn.asked"),
        ("earp-window", ("options",), {}, "phase-needs", "turn.phase"),
        ("earp-window", ("turn", "asked"), 0, "phase-needs", "turn.asked"),
        ("earp-window, again", ("turn", "asked"), 2, "phase-needs", "turn.asked"),
        ("draw", ("turn", "asked"), 1, "wrong-seat-asked", "turn.asked"),
        ("aim-remove", ("turn", "asked"), 1, "wrong-seat-asked", "turn.asked"),
        ("two guns under a Hideout", ("options",), {}, "out-of-range", "seats[0].piles.jesse-james.fastest-gun"),
        ("a Hideout without a pile", ("options",), {}, "orphaned-hideout", "seats[1].piles.jesse-james"),
    ],
)  # fmt: skip
def test_a_question_that_lacks_something_is_refused(name, path, value, reason, field):
    document = GAME.to_document(MOMENTS[name]())
    del document["memory"]
    GAME.from_document(document)
    error = refused(spoiled(document, path, value))
    assert (error.reason, error.field) == (reason, field)


def test_a_question_without_an_answer_is_refused():
    for phase, card in (("aim-pile", "bank-robbery"), ("aim-steal", "most-wanted"), ("aim-remove", "wyatt-earp")):
        document = {**BARE, "seats": [{"hand": {JJ: 1}}, {"hand": {JJ: 1}}], "turn": {"phase": phase, "card": card}}
        error = refused(document)
        assert (error.reason, error.field) == ("nothing-to-decide", "turn.phase")


def test_two_guns_lie_in_the_open_only_under_a_hideout():
    """OPT-30"""
    document = GAME.to_document(MOMENTS["two guns under a Hideout"]())
    del document["memory"]
    del document["seats"][0]["piles"][JJ]["hideout"]
    document["draw"].append("hideout")
    error = refused(document)
    assert (error.reason, error.field) == ("two-fastest-guns", f"seats[0].piles.{JJ}")


@pytest.mark.parametrize("phase", ["play", "aim-pile", "hideout-answer"])
def test_the_player_must_have_a_card_to_discard(phase):
    """WE-5.4"""
    document = GAME.to_document(MOMENTS[phase]())
    del document["memory"]
    document["seats"][0]["hand"], held = {}, document["seats"][0]["hand"]
    document["draw"] += [slug for slug, n in held.items() for _ in range(n)]
    error = refused(document)
    assert (error.reason, error.field) == ("empty-hand", "seats[0].hand")


def test_the_discard_pile_is_not_empty_when_a_turn_begins():
    """WE-3.4"""
    error = refused({"seats": [{}, {}]})
    assert (error.reason, error.field) == ("discard-pile-empty", "discard")
    GAME.from_document({"seats": [{}, {}], "options": {"last_card_guard": "risk"}})


@pytest.mark.parametrize("name", ["hideout-answer", "earp-window", "aim-pile, before"])
def test_a_shot_needs_a_card(name):
    """WE-6.11: or the answer could not be carried out."""
    document = GAME.to_document(MOMENTS[name]())
    del document["memory"]
    document["discard"] += document["draw"]
    document["draw"] = []
    GAME.from_document(document)  # pass 1: the reshuffle will bring one
    error = refused({**document, "reshuffles": 1})
    assert (error.reason, error.field) == ("no-card-to-shoot-with", "draw")
    GAME.from_document({**document, "reshuffles": 1, "options": {**document["options"], "shot_exhausted": "auto_miss"}})


@pytest.mark.parametrize("document", [None, 7, "x", [], [("seats", [])]])
def test_only_a_table_can_be_a_position(document):
    assert refused(document).reason == "not-a-table"


def test_keys_need_not_be_words():
    assert refused({1: 2, "seats": [{}, {}], None: 3, "discard": ["hideout"]}).reason == "unknown-field"
