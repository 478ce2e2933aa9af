"""Positions: any situation is written and read back; what cannot be a situation is refused, and the field is named."""

import json
import tomllib
from typing import Any

import pytest

from saloon.games.revolver import GAME
from saloon.games.revolver.state import FRAME_NAMES, QUESTIONS
from saloon.kernel.document import to_toml
from saloon.kernel.errors import Malformed
from saloon.kernel.rng import QUICK_STATES, Quick, fair_stream
from tests.rules.revolver.tables import At, own_deck
from tests.rules.tables import spoiled

CLUB = {
    "id": "club", "side": "colty", "kind": "gun", "fp": 1, "copies": 1,
    "activated": {"discard": 2, "ops": [{"op": "kill_lawman", "n": 1}, {"op": "move_self"}]},
}  # fmt: skip
TANGLE = {
    "id": "tangle", "side": "mcready", "kind": "shot",
    "ops": [{"op": "may_discard", "n": 1, "then": [
        {"op": "unless_discard", "n": 1, "otherwise": [{"op": "gang_casualty", "n": 2}]}]}],
}  # fmt: skip
TOUGH = {"id": "tough", "side": "mcready", "kind": "lawman", "fp": 1, "ops": [{"op": "gain_token", "token": "grit"}]}


def moment(*moves, **rest):
    """The table after these moves."""
    at = At(**rest)
    at.play(*moves)
    return at.table


# The question, and after a comma what is special about it.
MOMENTS = {
    "play": lambda: moment(colty="38-special", table={"bank": "cowboy derringer"}),
    "play, mcready": lambda: moment("end", colty="38-special"),
    "play, a card known": lambda: moment("play saddlebags", colty="saddlebags", table={"bank": "derringer"}),
    "play, late in the game": lambda: moment(
        "end", "lose kittens-mackenzie", marker="creek/2", to_play="mcready",
        alive="kittens-mackenzie jack-colty cortez",
        table={"creek": "2 deputy-2 sandstorm", "bank": "cactus-field"}, banned=["peacemaker-45"], cubes=2,
    ),
    "play, after an ability": lambda: moment(
        "use quincey-whitmore right", mcready="cowboy", table={"bank": "quincey-whitmore+grit"}, to_play="mcready",
    ),
    "play, after drawing": lambda: moment(
        "play yellow-bellies", mcready="yellow-bellies", to_play="mcready", options={"empty_deck": "reshuffle"},
    ),
    "play, after a reshuffle": lambda: moment(
        "play coffee-and-eggs", colty="coffee-and-eggs", decks={"colty": "!"}, options={"empty_deck": "reshuffle"},
    ),
    "play, not what was taken back": lambda: moment(
        "play saddlebags", colty="saddlebags", table={"bank": "derringer"}, options={"saddlebags_replay": "later_turn"},
    ),
    "casualty, a free choice": lambda: moment(
        "play came-along", colty="came-along", table={"bank": "cowboy"}, options={"came_along_members": "free"},
    ),
    "play, on the last space": lambda: moment(
        "play pilgrim", marker="express/4", mcready="pilgrim", to_play="mcready", options={"express_end": "reached_4"},
        turn={"reached": True},
    ),
    "play, a card out of the game": lambda: moment(
        "play chew-on-this", colty="chew-on-this", table={"bank": "cowboy"}, options={"killed_cards_go": "out_of_game"},
    ),
    "play, tokens without end": lambda: moment(
        "play charlie-weathers", mcready="charlie-weathers", to_play="mcready", options={"token_supply": "unlimited"},
    ),
    "place": lambda: moment("play cherokee-scout", colty="cherokee-scout"),
    "pay": lambda: moment("play gatling-gun", "discard derringer", colty="gatling-gun 2 derringer 2 38-special"),
    "pay, as a shot": lambda: moment(
        "play lets-shoot as-shot", colty="lets-shoot 2 derringer", table={"bank": "cactus-field"},
        options={"deck": own_deck(lets_shoot={"cost": 1})},
    ),
    "pay, for a place ahead": lambda: moment(
        "play cherokee-scout", "place creek", colty="cherokee-scout 2 derringer",
        options={"deck": own_deck(cherokee_scout={"cost": 1})},
    ),
    "pay, for an ability": lambda: moment(
        "use quincey-whitmore right", mcready="2 cowboy", table={"bank": "quincey-whitmore+grit"}, to_play="mcready",
    ),
    "pay, for an ability that does several things": lambda: moment(
        "use club right", "discard derringer", colty="3 derringer", table={"bank": "club cowboy"},
        options={"deck": own_deck(CLUB)},
    ),
    "pay, for a lawman put back": lambda: moment(
        "play flesh-wound", "discard pilgrim", mcready="flesh-wound 3 pilgrim", to_play="mcready",
        discards={"mcready": "deputy-3"}, options={"flesh_wound_price": "pays"},
    ),
    "pay, for a reaction": lambda: moment(
        "play get-a-rope", "react lightning-reflexes", colty="lightning-reflexes 2 derringer",
        mcready="get-a-rope cowboy", to_play="mcready", options={"deck": own_deck(lightning_reflexes={"cost": 1})},
    ),
    "pay, to save": lambda: moment(
        "special derail-the-train", "discard derringer", "save cortez", marker="express/1", colty="4 derringer",
        alive="jack-colty cortez+grit poppy-mcready",
    ),
    "pay, because a bandit died": lambda: moment(
        "play get-a-rope", "lose annie-mcgraw", colty="2 derringer", mcready="get-a-rope cowboy", to_play="mcready",
        alive="annie-mcgraw jack-colty cortez",
    ),
    "pay, because a bandit died in the attack": lambda: moment(
        "end", "lose annie-mcgraw", colty="2 derringer", to_play="mcready", table={"bank": "cowboy"},
        alive="annie-mcgraw jack-colty cortez",
    ),
    "pay, because a bandit died in the wreck": lambda: moment(
        "special derail-the-train", "discard derringer", "done", marker="express/1", colty="4 derringer",
        alive="jack-colty annie-mcgraw cortez", options={"derail_deaths": "killed"},
    ),
    "pay, because a bandit arrived": lambda: moment(
        "end", marker="bank/4", colty="2 derringer", to_play="mcready",
        options={"deck": own_deck(cortez={"on_reach": {"at": "whiskey", "ops": [{"op": "discard", "n": 1}]}})},
    ),
    "window": lambda: moment("play fire-at-will", colty="fire-at-will", table={"bank": "cowboy"}),
    "window, paid": lambda: moment(
        "play fire-at-will", "discard derringer", colty="fire-at-will 2 derringer", table={"bank": "cowboy"},
        options={"deck": own_deck(fire_at_will={"cost": 1}), "cancelled_payment": "returned"},
    ),
    "window, after the target": lambda: moment(
        "play fire-at-will", "hit deputy-2", colty="fire-at-will", table={"bank": "cowboy deputy-2"},
        options={"hat_window": "after_target"},
    ),
    "may-discard": lambda: moment(
        "play yellow-boy-rifle", "discard derringer", colty="yellow-boy-rifle 3 derringer", table={"bank": "cowboy"},
    ),
    "unless-discard": lambda: moment(
        "play rattlesnake-bite", colty="derringer", mcready="rattlesnake-bite", to_play="mcready",
    ),
    "unless-discard, inside": lambda: moment(
        "play tangle", "yes", "discard cowboy", colty="derringer", mcready="tangle 2 cowboy", to_play="mcready",
        options={"deck": own_deck(TANGLE)},
    ),
    "casualty": lambda: moment("play get-a-rope", mcready="get-a-rope cowboy", to_play="mcready"),
    "casualty, the attack": lambda: moment("end", table={"bank": "cowboy"}, to_play="mcready"),
    "casualty, the second": lambda: moment(
        "play came-along", "lose bullet", colty="came-along derringer", table={"bank": "cowboy"},
    ),
    "casualty, on entry": lambda: moment(
        "play ned-mcready", marker="creek/1", mcready="ned-mcready", to_play="mcready",
    ),
    "casualty, inside": lambda: moment(
        "play tangle", "yes", "discard cowboy", "no", "lose bullet", colty="derringer", mcready="tangle 2 cowboy",
        to_play="mcready", options={"deck": own_deck(TANGLE)},
    ),
    "kill-lawman": lambda: moment("play polecats", colty="polecats derringer", table={"bank": "cowboy deputy-2"}),
    "kill-lawman, the second": lambda: moment(
        "play polecats", "hit quincey-whitmore+grit", colty="polecats derringer",
        table={"bank": "quincey-whitmore+grit deputy-2"},
    ),
    "blast": lambda: moment(
        "play stick-of-dynamite", marker="whiskey/1", colty="stick-of-dynamite derringer",
        table={"whiskey": "cowboy deputy-2"},
    ),
    "blast, after the first": lambda: moment(
        "play stick-of-dynamite", "hit tough+grit", marker="whiskey/1", colty="stick-of-dynamite derringer",
        table={"whiskey": "2 tough+grit cowboy"}, options={"deck": own_deck(TOUGH)},
    ),
    "destroy-row": lambda: moment("play improvise", colty="improvise", table={"bank": "cactus-field narrow-pass"}),
    "destroy-gun": lambda: moment(
        "play buffalo-stampede", mcready="buffalo-stampede 2 cowboy", to_play="mcready",
        table={"bank": "38-special derringer"},
    ),
    "destroy-gun, some": lambda: moment(
        "play were-surrounded", mcready="were-surrounded cowboy", to_play="mcready",
        table={"bank": "38-special derringer gatling-gun"},
    ),
    "return-gun": lambda: moment("play saddlebags", colty="saddlebags", table={"bank": "38-special derringer"}),
    "recover": lambda: moment(
        "play about-time-partner", mcready="about-time-partner", discards={"mcready": "cowboy deputy-2"},
        to_play="mcready",
    ),
    "recover, into play": lambda: moment(
        "play flesh-wound", mcready="flesh-wound pilgrim", discards={"mcready": "cowboy deputy-2"}, to_play="mcready",
    ),
    "move-lawman": lambda: moment(
        "play didnt-see-this", mcready="didnt-see-this", to_play="mcready", table={"whiskey": "cowboy deputy-2"},
    ),
    "save": lambda: moment(
        "special derail-the-train", "discard derringer", marker="express/1", colty="4 derringer",
        alive="jack-colty cortez+grit poppy-mcready",
    ),
    "may-attack": lambda: moment("end", table={"bank": "cowboy"}, to_play="mcready", options={"attack_duty": "may"}),
    "over": lambda: moment("end", marker="express/4", to_play="mcready"),
    "over, the leader dead": lambda: moment(
        "play get-a-rope", "lose jack-colty", mcready="get-a-rope cowboy", to_play="mcready", alive="jack-colty",
    ),
    "over, the border empty": lambda: moment("end", cubes=1, to_play="mcready"),
}  # fmt: skip


def same(table, again):
    assert again.fingerprint() == table.fingerprint()
    assert GAME.to_document(again) == GAME.to_document(table)
    assert again.to_act() == table.to_act()
    if table.to_act() >= 0:
        assert again.legal() == table.legal()
    assert again.can_undo() == table.can_undo()
    for viewer in (-1, 0, 1):
        assert GAME.view(again, viewer) == GAME.view(table, viewer)


# There and back


@pytest.mark.parametrize("name", MOMENTS)
def test_a_situation_is_written_and_read_back(name):
    table = MOMENTS[name]()
    assert GAME.view(table, -1).question.phase == name.split(",")[0]
    document = GAME.to_document(table)
    same(table, GAME.from_document(document))
    same(table, GAME.from_document(json.loads(json.dumps(document))))
    same(table, GAME.from_document(tomllib.loads(to_toml(document))))


def test_every_question_is_among_them():
    assert {name.split(",")[0] for name in MOMENTS} == {*FRAME_NAMES[:QUESTIONS], "over"}


@pytest.mark.parametrize("name", [name for name in MOMENTS if not name.startswith("over")])
def test_a_situation_goes_on_as_the_game_would(name):
    table = MOMENTS[name]()
    again = GAME.from_document(GAME.to_document(table))
    assert again.playout(Quick(3)) == table.playout(Quick(3))
    same(table, again)


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"preset": "literal", "empty_deck": "reshuffle", "attack_duty": "may"},
        {
            "hat_window": "after_target",
            "flesh_wound_price": "pays",
            "derail_deaths": "killed",
            "derail_jack": "goes_on",
            "quincey_repeat": "once_per_turn",
            "express_end": "reached_4",
            "token_supply": "unlimited",
            "dash_spaces": 2,
        },
        {"preset": "gentle", "empty_play": "allowed", "discard_browsing": "top_only", "own_kills_count": "yes"},
    ],
)
def test_every_moment_of_a_game_is_a_position(options):
    table = GAME.new(GAME.options(options), 2, Quick(4))
    chance = Quick(5)
    while table.to_act() >= 0:
        document = GAME.to_document(table)
        again = GAME.from_document(document)
        assert GAME.to_document(again) == document
        assert again.fingerprint() == table.fingerprint()
        assert again.legal() == table.legal()
        legal = table.legal()
        table.apply(legal[chance.below(len(legal))])
    same(table, GAME.from_document(GAME.to_document(table)))


def test_a_game_dealt_fairly_goes_on_with_the_same_chance():
    table = GAME.new(GAME.options({}), 2, fair_stream(bytes(64), (b"x",)))
    document = GAME.to_document(table)
    assert set(document["chance"]) == {"stream", "used"}
    again = GAME.from_document(document)
    assert again.playout(Quick(1)) == table.playout(Quick(1))
    same(table, again)


def test_what_lies_and_what_is_held_is_written_plainly():
    document = GAME.to_document(
        moment(
            marker="creek/x1",
            opened=["skinny"],
            colty="2 derringer",
            table={"creek": "quincey-whitmore+grit cowboy 38-special sandstorm", "bank": "cactus-field"},
            discards={"mcready": "pilgrim deputy-2"},
            alive="jack-colty skinny-landell",
        )
    )
    assert document["marker"] == {"field": "creek", "space": "x1"}
    assert document["columns"]["creek"] == {
        "lawmen": ["quincey-whitmore+grit", "cowboy"],
        "guns": ["38-special"],
        "standing": ["sandstorm"],
    }
    assert document["columns"]["bank"] == {"rows": ["cactus-field"]}
    assert document["sides"]["colty"]["hand"] == {"derringer": 2}
    assert document["sides"]["mcready"]["discard"] == ["pilgrim", "deputy-2"]  # from the top card down
    assert document["opened"] == ["skinny"]
    assert len(document["dead"]) == 14
    assert document["agenda"] == [{"do": "play", "who": "colty"}]


def test_what_is_to_be_done_is_written_plainly():
    document = GAME.to_document(MOMENTS["kill-lawman"]())
    assert document["playing"] == {"card": "polecats", "place": "bank", "paid": ["derringer"]}
    assert [entry["do"] for entry in document["agenda"]] == ["play", "finish", "script", "kill-lawman"]
    assert document["agenda"][-1] == {"do": "kill-lawman", "who": "colty", "kills": 2}
    assert document["agenda"][2]["script"] == "polecats.ops#1"


# What need not be written


def test_only_what_is_unusual_must_be_written():
    document = GAME.to_document(GAME.from_document({}))
    assert document["turn"] == {"side": "colty", "number": 1}
    assert document["marker"] == {"field": "bank", "space": "1"}
    assert (document["cubes"], document["dead"], document["grit"]) == (12, [], {"skinny-landell": 1})
    assert (document["opened"], document["banned"], document["spent"]) == ([], [], [])
    assert [len(side["deck"]) for side in document["sides"].values()] == [62, 62]
    assert set(document["options"]) == {"deck"}


def test_the_same_position_always_goes_on_in_the_same_way():
    decks = {tuple(GAME.to_document(GAME.from_document({}))["sides"]["colty"]["deck"]) for _ in range(3)}
    assert len(decks) == 1
    other = GAME.to_document(GAME.from_document({"chance": {"quick": "12345"}}))["sides"]["colty"]["deck"]
    assert tuple(other) not in decks


@pytest.mark.parametrize(
    ("deck", "top", "bottom"),
    [
        (["sandstorm", "*"], "sandstorm", None),
        (["*", "came-along"], None, "came-along"),
        (["sandstorm", "*", "came-along"], "sandstorm", "came-along"),
    ],
)
def test_a_star_stands_for_all_cards_that_lie_nowhere_else(deck, top, bottom):
    found = GAME.to_document(GAME.from_document({"sides": {"colty": {"deck": deck}}}))["sides"]["colty"]["deck"]
    assert len(found) == 62
    assert found[0] == (top or found[0])
    assert found[-1] == (bottom or found[-1])


def test_a_space_may_be_a_number():
    assert GAME.to_document(GAME.from_document({"marker": {"field": "whiskey", "space": 3}}))["marker"]["space"] == "3"


# What is wrong is named


def refused(document):
    with pytest.raises(Malformed) as error:
        GAME.from_document(document)
    return error.value


GOOD: dict[str, Any] = {
    "turn": {"side": "mcready", "number": 5},
    "marker": {"field": "whiskey", "space": "2"},
    "columns": {"whiskey": {"guns": ["38-special"], "lawmen": ["cowboy", "quincey-whitmore+grit"]}},
    "sides": {"colty": {"hand": {"derringer": 2}}, "mcready": {"hand": {"cowboy": 1}, "discard": ["pilgrim"]}},
}


def above(entry):
    """An agenda on which something lies above the play phase."""
    return [{"do": "play"}, entry]


COLTY, LAW = ("sides", "colty"), ("sides", "mcready")
WRONG = [
    (("format",), 2, "other-format", "format"),
    (("format",), "1", "not-a-number", "format"),
    (("game",), "poker", "other-game", "game"),
    (("game",), 7, "not-text", "game"),
    (("odd",), 1, "unknown-field", "odd"),
    (("options",), [], "not-a-table", "options"),
    (("options", "preset"), "odd", "unknown-preset", "options.preset"),
    (("options", "odd"), 1, "unknown-option", "options.odd"),
    (("options", "attack_duty"), "odd", "unknown-value", "options.attack_duty"),
    (("options", "deck"), "odd", "unknown-deck", "options.deck"),
    (("options", "deck"), {}, "missing", "options.deck.format"),
    (("turn",), 7, "not-a-table", "turn"),
    (("turn", "side"), "law", "unknown-side", "turn.side"),
    (("turn", "number"), 0, "out-of-range", "turn.number"),
    (("turn", "number"), "5", "not-a-number", "turn.number"),
    (("turn", "killed"), -1, "out-of-range", "turn.killed"),
    (("turn", "reached"), 1, "not-yes-or-no", "turn.reached"),
    (("turn", "reached"), True, "never-reached", "turn.reached"),
    (("turn", "reshuffled"), 2, "not-yes-or-no", "turn.reshuffled"),
    (("turn", "reshuffled"), True, "not-by-these-rules", "turn.reshuffled"),
    (("turn", "taken_back"), ["odd"], "unknown-card", "turn.taken_back[0]"),
    (("turn", "taken_back"), ["cowboy"], "not-by-these-rules", "turn.taken_back"),
    (("turn", "undoable"), "yes", "not-yes-or-no", "turn.undoable"),
    (("turn", "used"), ["odd"], "unknown-card", "turn.used[0]"),
    (("turn", "used"), ["38-special"], "unknown-card", "turn.used[0]"),
    (("turn", "drawn"), "cowboy", "not-a-list", "turn.drawn"),
    (("turn", "odd"), 1, "unknown-field", "turn.odd"),
    (("marker", "field"), "odd", "unknown-battlefield", "marker.field"),
    (("marker", "space"), "6", "no-such-space", "marker.space"),
    (("marker", "space"), "--", "no-such-space", "marker.space"),
    (("marker", "space"), "x1", "no-such-space", "marker.space"),
    (("marker", "space"), 0, "no-such-space", "marker.space"),
    (("marker", "space"), None, "no-such-space", "marker.space"),
    (("marker", "odd"), 1, "unknown-field", "marker.odd"),
    (("opened",), ["odd"], "unknown-face", "opened[0]"),
    (("opened",), ["skinny", "skinny"], "no-such-face-left", "opened[1]"),
    (("opened",), ["kittens"] * 3, "no-such-face-left", "opened[2]"),
    (("cubes",), 0, "out-of-range", "cubes"),
    (("cubes",), 100, "out-of-range", "cubes"),
    (("cubes",), "12", "not-a-number", "cubes"),
    (("dead",), ["odd"], "unknown-bandit", "dead[0]"),
    (("dead",), "bullet", "not-a-list", "dead"),
    (("grit",), {"odd": 1}, "unknown-bandit", "grit.odd"),
    (("grit",), {"bullet": -1}, "out-of-range", "grit.bullet"),
    (("grit",), {"bullet": 6}, "too-many-tokens", "grit"),
    (("saved",), ["odd"], "unknown-bandit", "saved[0]"),
    (("banned",), ["odd"], "unknown-card", "banned[0]"),
    (("spent",), ["odd"], "unknown-special", "spent[0]"),
    (("spared",), ["odd"], "unknown-card", "spared[0]"),
    (("columns",), [], "not-a-table", "columns"),
    (("columns", "odd"), {}, "unknown-field", "columns.odd"),
    (("columns", "bank", "odd"), [], "unknown-field", "columns.bank.odd"),
    (("columns", "bank", "guns"), ["cowboy"], "unknown-card", "columns.bank.guns[0]"),
    (("columns", "bank", "guns"), ["38-special", "odd"], "unknown-card", "columns.bank.guns[1]"),
    (("columns", "bank", "guns"), ["38-special+grit"], "unknown-card", "columns.bank.guns[0]"),
    (("columns", "bank", "guns"), ["38-special+odd"], "unknown-card", "columns.bank.guns[0]"),
    (("columns", "bank", "guns"), [7], "not-text", "columns.bank.guns[0]"),
    (("columns", "bank", "lawmen"), ["get-a-rope"], "unknown-card", "columns.bank.lawmen[0]"),
    (("columns", "bank", "guns"), ["38-special"] * 4, "too-many-at-battlefield", "columns.bank"),
    (("columns", "bank", "rows"), ["narrow-pass"] * 3, "too-many-at-battlefield", "columns.bank"),
    (("sides",), [], "not-a-table", "sides"),
    (("sides", "odd"), {}, "unknown-field", "sides.odd"),
    ((*COLTY, "hand"), ["derringer"], "not-a-table", "sides.colty.hand"),
    ((*COLTY, "hand"), {"cowboy": 1}, "unknown-card", "sides.colty.hand.cowboy"),
    ((*COLTY, "hand"), {"derringer": 6}, "out-of-range", "sides.colty.hand.derringer"),
    ((*COLTY, "hand"), {"derringer": True}, "not-a-number", "sides.colty.hand.derringer"),
    ((*COLTY, "known"), {"derringer": 3}, "out-of-range", "sides.colty.known.derringer"),
    ((*COLTY, "known"), {"odd": 1}, "unknown-card", "sides.colty.known.odd"),
    ((*COLTY, "deck"), ["*", "*"], "rest-only-once", "sides.colty.deck"),
    ((*COLTY, "deck"), ["*", "cowboy"], "unknown-card", "sides.colty.deck[1]"),
    ((*COLTY, "deck"), [], "cards-missing", "sides.colty.deck"),
    ((*COLTY, "discard"), ["derringer"] * 4, "too-many-cards", "sides.colty"),
    ((*COLTY, "discard"), ["*"], "unknown-card", "sides.colty.discard[0]"),
    ((*COLTY, "odd"), 1, "unknown-field", "sides.colty.odd"),
    ((*LAW, "discard"), ["quincey-whitmore"], "too-many-cards", "sides.mcready"),
    (("winner",), "odd", "unknown-side", "winner"),
    (("winner",), "colty", "missing", "reason"),
    (("playing",), 7, "not-a-table", "playing"),
    (("playing",), {"card": "cowboy"}, "agenda-needs-card", "playing"),
    (("playing",), {"card": "derringer"}, "unknown-card", "playing.card"),
    (("playing",), {"card": "hat-clean-off"}, "cannot-be-played-so", "playing.card"),
    (("playing",), {"card": "cowboy", "as_shot": True}, "cannot-be-played-so", "playing.card"),
    (("playing",), {"card": "cowboy", "place": "odd"}, "unknown-battlefield", "playing.place"),
    (("playing",), {"card": "cowboy", "paid": ["odd"]}, "unknown-card", "playing.paid[0]"),
    (("playing",), {"card": "cowboy", "paid": ["pilgrim"] * 9}, "too-long", "playing.paid"),
    (("playing",), {"card": "cowboy", "odd": 1}, "unknown-field", "playing.odd"),
    (("agenda",), {}, "not-a-list", "agenda"),
    (("agenda",), [7], "not-a-table", "agenda[0]"),
    (("agenda",), [{}], "missing", "agenda[0].do"),
    (("agenda",), [{"do": "sleep"}], "unknown-question", "agenda[0].do"),
    (("agenda",), [{"do": "over"}], "unknown-question", "agenda[0].do"),
    (("agenda",), [{"do": "play", "who": "odd"}], "unknown-side", "agenda[0].who"),
    (("agenda",), [{"do": "play", "who": "colty"}], "wrong-side-asked", "agenda[0].who"),
    (("agenda",), [{"do": "play", "odd": 1}], "unknown-field", "agenda[0].odd"),
    (("agenda",), [{"do": "casualty"}], "agenda-order", "agenda[0]"),
    (("agenda",), above({"do": "play"}), "agenda-order", "agenda[1]"),
    (("agenda",), above({"do": "place"}), "agenda-order", "agenda[1]"),
    (("agenda",), above({"do": "window"}), "agenda-order", "agenda[1]"),
    (("agenda",), above({"do": "destroy-row", "who": "colty"}), "agenda-order", "agenda[1]"),
    (("agenda",), above({"do": "border"}), "no-question", "agenda[1]"),
    (("agenda",), above({"do": "draw"}), "no-question", "agenda[1]"),
    (("agenda",), above({"do": "casualty", "who": "mcready"}), "wrong-side-asked", "agenda[1].who"),
    (("agenda",), above({"do": "casualty", "who": "colty", "casualties": 0}), "out-of-range", "agenda[1].casualties"),
    (("agenda",), above({"do": "casualty", "who": "colty", "free": True}), "agenda-order", "agenda[1]"),
    (("agenda",), above({"do": "pay", "who": "colty"}), "missing", "agenda[1].why"),
    (("agenda",), above({"do": "pay", "who": "colty", "why": "odd"}), "unknown-reason", "agenda[1].why"),
    (("agenda",), above({"do": "script", "script": "odd"}), "unknown-script", "agenda[1].script"),
    (("agenda",), above({"do": "script", "script": "polecats.ops#9"}), "unknown-script", "agenda[1].script"),
    (("agenda",), above({"do": "script", "script": "polecats.ops#x"}), "unknown-script", "agenda[1].script"),
    (("agenda",), above({"do": "kill-lawman", "who": "colty", "kills": "2"}), "not-a-number", "agenda[1].kills"),
    (("agenda",), above({"do": "destroy-gun", "only": ["odd"]}), "unknown-card", "agenda[1].only[0]"),
    (("agenda",), [{"do": "play"}] * 99, "too-long", "agenda"),
    (("dead",), ["jack-colty"], "leader-dead", "dead"),
    (("spared",), ["cowboy"], "not-there", "spared"),
    (("saved",), ["cortez"], "not-there", "saved"),
    (("chance",), 7, "not-a-table", "chance"),
    (("chance",), {"odd": 7}, "unknown-field", "chance.odd"),
    (("chance",), {"stream": "xy"}, "not-hex", "chance.stream"),
    (("chance",), {"quick": "0"}, "not-a-number", "chance.quick"),
    (("chance",), {"quick": str(QUICK_STATES)}, "not-a-number", "chance.quick"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("path", "value", "reason", "field"),
    WRONG,
    ids=[f"{case[3]}: {case[2]} {i}" for i, case in enumerate(WRONG)],
)
def test_a_field_that_is_wrong_is_named(path, value, reason, field):
    GAME.from_document(GOOD)
    error = refused(spoiled(GOOD, path, value))
    assert (error.reason, error.field) == (reason, field)
    assert len(str(error)) < 1000


def test_what_was_taken_back_is_in_the_hand():
    """RV-OPT-33"""
    options = {"options": {"saddlebags_replay": "later_turn"}}
    error = refused({**options, "turn": {"side": "colty", "taken_back": ["derringer"]}})
    assert (error.reason, error.field) == ("not-there", "turn.taken_back")


@pytest.mark.parametrize(("value", "winner"), [("reached_4", "colty last-space"), ("marker_on_4", "")])
def test_rv_opt_06_a_position_on_the_last_space_has_reached_it(value, winner):
    """RV-R23: pilgrim comes too late."""
    at = At("express/4", mcready="pilgrim", to_play="mcready", options={"express_end": value})
    at.play("play pilgrim", "end")
    assert at.winner == winner


def test_a_dead_bandit_has_no_grit():
    error = refused({"dead": ["bullet"], "grit": {"bullet": 1}})
    assert (error.reason, error.field) == ("dead-bandit", "grit.bullet")


def test_a_finished_game_needs_a_winner_and_a_reason():
    document = {"winner": "colty", "reason": "border-empty", "cubes": 0}
    assert GAME.result(GAME.from_document(document))["side"] == "colty"
    assert (refused({**document, "reason": "odd"}).reason, refused({**document, "reason": "odd"}).field) == (
        "unknown-reason",
        "reason",
    )


def test_cards_that_are_missing_are_listed():
    document = GAME.to_document(GAME.from_document(GOOD))
    document["sides"]["colty"]["deck"].remove("sandstorm")
    error = refused(document)
    assert (error.reason, error.details) == ("cards-missing", {"missing": "sandstorm 1"})


def test_too_many_cards_are_counted():
    error = refused(spoiled(GOOD, (*COLTY, "discard"), ["derringer"] * 5))
    assert error.details == {"card": "derringer", "most": 5, "too_many": 2}


@pytest.mark.parametrize(
    ("name", "path", "value", "reason", "field"),
    [
        ("kill-lawman", ("playing",), ..., "agenda-needs-card", "playing"),
        ("kill-lawman", ("playing", "card"), "38-special", "agenda-needs-card", "playing.card"),
        ("kill-lawman", ("agenda", 3, "kills"), 100, "out-of-range", "agenda[3].kills"),
        ("kill-lawman", ("columns", "bank"), {}, "nothing-to-decide", "agenda[3]"),
        ("window", ("agenda", 2, "who"), "colty", "wrong-side-asked", "agenda[2].who"),
        ("pay", ("agenda", 1, "do"), "finish", "agenda-needs-card", "playing.card"),
        ("save", ("agenda", 3, "who"), "mcready", "wrong-side-asked", "agenda[3].who"),
        ("casualty, the attack", ("turn", "side"), "colty", "agenda-order", "agenda[0]"),
        ("casualty, on entry", ("agenda", 1, "carrier"), ..., "wrong-carrier", "agenda[1].carrier"),
        ("casualty, on entry", ("agenda", 1, "carrier"), "cowboy", "wrong-carrier", "agenda[1].carrier"),
        ("casualty, on entry", ("agenda", 1, "at"), 9, "out-of-range", "agenda[1].at"),
        ("window, after the target", ("agenda", 3, "lawman"), "odd", "unknown-card", "agenda[3].lawman"),
        ("pay, for a lawman put back", ("agenda", 3, "card"), "pilgrim", "unknown-card", "agenda[3].card"),
        ("pay, for a lawman put back", ("agenda", 4, "cards"), 2, "agenda-order", "agenda[4]"),
        ("pay, for a lawman put back", ("agenda", 4, "why"), "by-order", "agenda-order", "agenda[4]"),
        ("pay, to save", ("saved",), ["bullet"], "not-there", "saved"),
        ("window, paid", ("playing", "paid"), ["38-special"], "not-there", "playing.paid"),
        ("blast, after the first", ("spared",), ["tough", "tough"], "not-there", "spared"),
        ("kill-lawman", ("agenda", 3, "kills"), 3, "agenda-order", "agenda[3]"),
        ("destroy-gun, some", ("agenda", 3, "only"), ["gatling-gun"], "agenda-order", "agenda[3]"),
        ("pay, because a bandit died", ("agenda", 3, "carrier"), "bullet", "wrong-carrier", "agenda[3].carrier"),
        ("may-attack", ("options", "attack_duty"), "must", "agenda-order", "agenda[3]"),
        ("unless-discard", ("agenda", 3, "who"), "mcready", "wrong-side-asked", "agenda[3].who"),
    ],
)  # fmt: skip
def test_a_question_that_lacks_something_is_refused(name, path, value, reason, field):
    document = GAME.to_document(MOMENTS[name]())
    GAME.from_document(document)
    for side in document["sides"].values():  # so that nothing is missing or too much
        side["deck"] = ["*"]
    error = refused(spoiled(document, path, value))
    assert (error.reason, error.field) == (reason, field)


@pytest.mark.parametrize("document", [None, 7, "x", [], [("sides", [])]])
def test_only_a_table_can_be_a_position(document):
    assert refused(document).reason == "not-a-table"


def test_keys_need_not_be_words():
    assert refused({1: 2, None: 3}).reason == "unknown-field"
