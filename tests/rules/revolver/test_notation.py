"""Decisions: one code, one typed value and one line for each; the layout of the codes follows from the deck (20.3)."""

import re
from pathlib import Path

import pytest

from saloon.games.revolver import GAME, decisions
from saloon.games.revolver import codes as cd
from saloon.games.revolver.decisions import (
    Answer,
    Clear,
    Destroy,
    Discard,
    Done,
    EndTurn,
    Hit,
    Lose,
    Move,
    Place,
    Play,
    React,
    Recover,
    Save,
    TakeBack,
    TakeOff,
    Use,
    UseSpecial,
)
from saloon.games.revolver.notation import notate, notations
from saloon.kernel.errors import Malformed
from saloon.kernel.rng import Quick
from tests.rules.revolver.tables import own_deck

OPTIONS = GAME.options({})
DECK = OPTIONS.deck
TABLE = GAME.new(OPTIONS, 2, Quick(1))  # any will do: the codes mean the same at every table of a deck
CODES = 320
PAGE = Path(__file__).parents[3] / "docs" / "rules" / "revolver.md"

# The blocks of 20.3 in the order of the codes: their name there, their size, the verbs they hold.
BLOCKS = [
    ("END", 1, [cd.END_TURN]),
    ("PLAY kind (44) + second mode (1)", 45, [cd.PLAY, cd.PLAY_AS_SHOT]),
    ("PLACE battlefield", 5, [cd.PLACE]),
    ("DISCARD kind", 46, [cd.DISCARD]),
    ("YES / NO", 2, [cd.YES, cd.NO]),
    ("REFLEX", 1, [cd.REFLEX]),
    ("VICTIM bandit", 16, [cd.VICTIM]),
    ("SAVE bandit (without Jack)", 15, [cd.SAVE_BANDIT]),
    ("DONE", 1, [cd.DONE]),
    ("LAWMAN / BLAST target", 15, [cd.HIT_LAWMAN]),
    ("ROW", 4, [cd.WRECK_ROW]),
    ("GUN", 10, [cd.HIT_GUN]),
    ("RETURN battlefield × variant", 45, [cd.TAKE_BACK]),
    ("RECOVER kind", 10, [cd.FETCH]),
    ("MOVE battlefield × variant", 75, [cd.MOVE]),
    ("QUINCEY left / right", 2, [cd.USE]),
    ("DERAIL", 1, [cd.SPECIAL]),
    ("TAKE_OFF variant", 25, [cd.TAKE_OFF]),
]  # fmt: skip


def sizes(deck):
    verbs = [int(verb) for verb in deck.verbs]
    return [verbs.count(verb) for verb in range(cd.VERBS)]


# Codes


def test_the_blocks_are_those_of_the_rulebook():
    text = PAGE.read_text("utf-8").partition("**Flat integer action space**")[2].partition("### 20.4")[0]
    cells = [cell.strip() for line in re.findall(r"^\| (.*) \|$", text, re.MULTILINE) for cell in line.split("|")]
    written = {name: int(size) for name, size in zip(cells[::2], cells[1::2], strict=True) if size.isdigit()}
    assert written == {name: size for name, size, _ in BLOCKS}
    assert f"Sum **{sum(written.values())}**" in text


def test_there_are_320_codes_in_the_order_of_the_blocks():
    """319 of the rulebook, and one more: to save Jack, for `derail_jack=goes_on`."""
    found = sizes(DECK)
    assert [sum(found[verb] for verb in verbs) for _, _, verbs in BLOCKS] == [size for _, size, _ in BLOCKS]
    assert list(DECK.verbs) == sorted(DECK.verbs)
    assert (TABLE.space(), sum(found), found[cd.SAVE_LEADER]) == (CODES, CODES, 1)
    assert GAME.decision(TABLE, CODES - 1) == Save("jack-colty")


def test_the_sizes_follow_from_the_deck():
    """A scout with grit and power beside his plain self: four variants of a lawman."""
    tokens = [{"op": "gain_token", "token": token} for token in ("grit", "power")]
    row = {"id": "marshal", "side": "mcready", "kind": "lawman", "fp": 2, "ops": tokens}
    deck = GAME.options({"deck": own_deck(row)}).deck
    grown = [after - before for before, after in zip(sizes(DECK), sizes(deck), strict=True)]
    assert {verb: n for verb, n in enumerate(grown) if n} == {
        cd.PLAY: 1,
        cd.DISCARD: 1,
        cd.HIT_LAWMAN: 4,
        cd.FETCH: 1,
        cd.MOVE: 5 * 4,
        cd.TAKE_OFF: 4,
    }


def test_a_card_that_may_be_taken_off_and_back_has_codes_for_it():
    """jackson_fixed=owner_may"""
    deck = GAME.options({"jackson_fixed": "owner_may"}).deck
    assert deck.codes == CODES + 1 + 5


def test_a_deck_without_reactions_has_no_code_for_them():
    document = own_deck(fire_at_will={"flags": []})
    document["cards"] = [row for row in document["cards"] if row["kind"] != "reaction"]
    options = GAME.options({"deck": document})
    assert sizes(options.deck)[cd.REFLEX] == 0
    table = GAME.new(options, 2, Quick(1))
    table.playout(Quick(2))
    assert table.to_act() < 0


@pytest.mark.parametrize("code", [-1, CODES, 10**9])
def test_a_number_that_is_no_code_is_refused(code):
    table = TABLE.clone()
    error = table.refusal(code)
    assert (error.reason, error.details) == ("unknown-code", {"code": code, "codes": CODES})


def test_no_question_has_more_choices_than_there_is_room_for():
    for seed in range(3):
        table = GAME.new(GAME.options({}), 2, Quick(seed))
        chance = Quick(seed)
        while table.to_act() >= 0:
            legal = table.legal()
            assert 0 < len(legal) <= table.most_legal()
            assert len(set(legal)) == len(legal)
            table.apply(legal[chance.below(len(legal))])


# Notation


def test_every_decision_has_a_code_and_a_line_that_reads_back():
    lines = notations(DECK)
    assert len(lines) == len(set(lines)) == len(decisions.codes(DECK)) == CODES
    for code, line in enumerate(lines):
        decision = GAME.decision(TABLE, code)
        assert GAME.code(TABLE, decision) == code
        assert line == notate(decision) == GAME.notate(TABLE, code)
        assert GAME.parse(TABLE, line) == code
        assert re.fullmatch(r"[a-z0-9+-]+( [a-z0-9+-]+)*", line)


@pytest.mark.parametrize(
    ("decision", "line"),
    [
        (EndTurn(), "end"),
        (Play("gatling-gun"), "play gatling-gun"),
        (Play("lets-shoot", True), "play lets-shoot as-shot"),
        (Place("creek"), "place creek"),
        (Discard("38-special"), "discard 38-special"),
        (Answer(True), "yes"),
        (Answer(False), "no"),
        (React("lightning-reflexes"), "react lightning-reflexes"),
        (Lose("bullet"), "lose bullet"),
        (Save("cortez"), "save cortez"),
        (Save("jack-colty"), "save jack-colty"),
        (Done(), "done"),
        (Hit("cowboy"), "hit cowboy"),
        (Hit("quincey-whitmore", ("grit",)), "hit quincey-whitmore+grit"),
        (Clear("narrow-pass"), "clear narrow-pass"),
        (Destroy("cherokee-scout", ("power",)), "destroy cherokee-scout+power"),
        (TakeBack("bank", "hail-of-bullets"), "take-back bank hail-of-bullets"),
        (Recover("cowboy"), "recover cowboy"),
        (Move("express", "apache-scout", ("power",)), "move express apache-scout+power"),
        (Use("quincey-whitmore", "left"), "use quincey-whitmore left"),
        (UseSpecial("derail-the-train"), "special derail-the-train"),
        (TakeOff("cowboy"), "take-off cowboy"),
    ],
)
def test_a_line_of_each_kind(decision, line):
    assert notate(decision) == line
    assert GAME.decision(TABLE, GAME.parse(TABLE, line)) == decision


def test_spaces_and_capitals_do_not_matter():
    assert GAME.parse(TABLE, "\t PLAY  Lets-Shoot   as-SHOT\n") == GAME.parse(TABLE, "play lets-shoot as-shot")


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("play gatling", "play gatling-gun"),
        ("play gatling gun", "play gatling-gun"),
        ("play lets-shoot as shot", "play lets-shoot as-shot"),
        ("hit quincey-whitmore grit", "hit quincey-whitmore+grit"),
        ("take-back bank hail of bullets", "take-back bank hail-of-bullets"),
        ("take back bank hail-of-bullets", "take-back bank hail-of-bullets"),
        ("loose bullet", "lose bullet"),
        ("special derail", "special derail-the-train"),
        ("place crek", "place creek"),
    ],
)
def test_a_line_that_is_nearly_right_is_refused_with_what_was_meant(line, near):
    with pytest.raises(Malformed) as error:
        GAME.parse(TABLE, line)
    assert (error.value.reason, error.value.field) == ("unknown-decision", "")
    assert error.value.details["value"] == line
    assert near in str(error.value.details["near"]).split(", ")


@pytest.mark.parametrize(
    "line",
    ["", " ", "play", "play lightning-reflexes", "take-off jackson-clan", "take-back bank gatling-gun",
     "hit 38-special", "hit cowboy+grit", "use quincey-whitmore", "play gatling-gun as-shot", "шериф", "\x00",
     "x" * 1000],
)  # fmt: skip
def test_anything_else_is_no_decision(line):
    with pytest.raises(Malformed) as error:
        GAME.parse(TABLE, line)
    assert error.value.reason == "unknown-decision"
    assert len(str(error.value)) < 300


def test_the_words_are_those_of_the_deck():
    row = {"id": "warning-shot", "side": "colty", "kind": "shot", "ops": [{"op": "draw", "n": 1}]}
    table = GAME.new(GAME.options({"deck": own_deck(row)}), 2, Quick(1))
    code = GAME.parse(table, "play warning-shot")
    assert GAME.decision(table, code) == Play("warning-shot")
    with pytest.raises(Malformed):
        GAME.parse(TABLE, "play warning-shot")
