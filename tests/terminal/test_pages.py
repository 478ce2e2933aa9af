"""What is on a page: the grid, the log, the choices, the odds, the payout."""

from typing import Any, get_args

import pytest
from rich.text import Text

from saloon.games.wyatt_earp import GAME, facts
from saloon.games.wyatt_earp.cards import OUTLAWS
from saloon.games.wyatt_earp.decisions import DECISIONS
from saloon.games.wyatt_earp.odds import may_be_next, shot_odds
from saloon.kernel.rng import Quick
from saloon.terminal.face import EVERYTHING
from saloon.terminal.menu import Choice, Group, numbered, show_menu
from saloon.terminal.refusals import in_words
from saloon.terminal.screen import Screen, bar, flow, wrap
from saloon.terminal.wyatt_earp.choices import GROUPS
from saloon.terminal.wyatt_earp.face import WyattEarpFace
from saloon.terminal.wyatt_earp.log import Log, sentence
from saloon.terminal.wyatt_earp.names import Names
from saloon.words import LANGUAGES, Words
from tests.rules.wyatt_earp.tables import At
from tests.terminal.conftest import check_page

SEATS = ["Ann", "Bob", "Cal"]


def face(viewer=0, language="en"):
    return WyattEarpFace(Screen(Words(language)), SEATS, viewer)


def page(face, show):
    return "\n".join(line.plain for line in face.screen.hold(show))


def labels(at, viewer=0, language="en"):
    """The open choices as lines, `Group: label`."""
    found = []
    for group in face(viewer, language).groups(at.table):
        found += [f"{group.title}: {choice.label.plain}".replace("\u00a0", " ") for choice in group.choices]
    return found


# Facts


def examples():
    """A fact of each kind."""
    values = {
        "round": 1, "dealer": 0, "seat": 1, "card": "bank-robbery", "outlaw": "jesse-james", "cards": 3,
        "dollars": 2000, "use": "attach", "picked": False, "hit": True, "order": "left", "to": 0, "owner": 2,
        "draw_pile": False, "shown": True, "reason": "went-out", "points": 8, "tokens": 1,
    }  # fmt: skip
    for kind in get_args(facts.Fact):
        yield kind(**{name: values[name] for name in kind.__dataclass_fields__})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_a_sentence(language):
    names = Names(Words(language), SEATS, 0)
    for fact in examples():
        text = sentence(fact, names)
        assert text
        check_page(text, 200)


@pytest.mark.parametrize(
    "fact", [facts.Drew(1, None), facts.Dealt(1, None), facts.Picked(1, None, False), facts.Turned(None, False)]
)
def test_hidden_cards_have_one_too(fact):
    assert "None" not in sentence(fact, Names(Words("en"), SEATS, 0))


def log_of(*told):
    log = Log(Names(Words("en"), SEATS, 0))
    log.hear(told)
    return [f"{who}: {text.plain}" if who else text.plain for who, text in log.shown(log.lines)]


def test_a_turn_is_a_line_and_its_money_stands_where_it_came_from():
    assert log_of(
        facts.TurnBegan(0),
        facts.Drew(0, "jesse-james"),
        facts.Drew(0, "jesse-james"),
        facts.Laid(0, "jesse-james", 3),
        facts.PotGrew("jesse-james", 2000),
        facts.Played(0, "photo-jesse-james", "photo", False),
        facts.Attached(0, "jesse-james", "photo-jesse-james"),
        facts.PotGrew("jesse-james", 1000),
    ) == [
        (
            "Ann: draws 2× Jesse James; lays 3 Jesse James (reward +$2,000); "
            "plays the Photo of Jesse James (reward +$1,000)"
        )
    ]


def test_whoever_acts_in_anothers_turn_is_named_and_so_is_whoever_goes_on():
    assert log_of(
        facts.TurnBegan(0),
        facts.Covered(0, 1, "jesse-james"),
        facts.Played(1, "wyatt-earp", "remove", False),
        facts.Uncovered(1, "jesse-james"),
        facts.Kept(0),
    ) == [
        (
            "Ann: covers Bob’s Jesse James with a Hideout; "
            "Bob shoots with Wyatt Earp at a Hideout; Bob’s Jesse James counts again; Ann keeps the card"
        )
    ]


def test_a_payout_is_a_line_for_each_poster():
    assert log_of(
        facts.RoundEnded("went-out", 2),
        facts.Escaped("belle-starr", 2),
        facts.Stayed("belle-starr", 1000),
        facts.Captured("jesse-james", 12),
        facts.Paid(0, "jesse-james", 2000),
        facts.Exchanged(0, 1),
        facts.Paid(1, "jesse-james", 1000),
        facts.Paid(0, "jesse-james", 1000),
        facts.Stayed("jesse-james", 1000),
        facts.Won(0),
    ) == [
        "Round over: Cal has discarded the last card",
        "Got away: Belle Starr",
        "Jesse James is captured (12 points): Ann $3,000, Bob $1,000, $1,000 stays",
        "Ann: wins the game",
    ]


# Choices


def test_every_decision_has_a_group_and_a_label():
    assert {type(decision) for decision in DECISIONS} == set(GROUPS)


def test_choices_say_what_they_are_worth():
    at = At({"A": "4JJ PJJ PSK S WE", "B": "2SK"}, ["A/SK 3o", "B/SK 2o"], pots={"JJ": 2000})
    found = labels(at)
    assert "Lay: 3 J Jesse James: 6 points, reward $4,000" in found
    assert "Lay: 4 J Jesse James: 8 points, reward $5,000" in found
    assert "Sheriff: ★ Photo of Sundance Kid: 4 points, reward +$1,000" in found
    assert any(label.startswith("Sheriff: ★ Stagecoach Robbery (") and "+1 point" in label for label in found)
    assert not any("Photo of Jesse James:" in label for label in found)  # not opened
    assert [label.partition(":")[0] for label in found] == sorted(
        (label.partition(":")[0] for label in found), key=["Lay", "Sheriff", "Discard"].index
    )


def test_most_wanted_leads_to_outlaws_and_then_to_whom_first():
    at = At({"A": "MW 2JJ"}, [])
    groups = face().groups(at.table)
    (outlaws,) = next(choice.inner for choice in numbered(groups) if choice.inner)
    assert len(outlaws.choices) == 7
    jesse = outlaws.choices[4]
    assert jesse.label.plain.replace("\u00a0", " ") == "J Jesse James (you have 2)"
    (ways,) = jesse.inner or ()
    assert [choice.label.plain for choice in ways.choices] == ["Bob, Cal", "Cal, Bob"]
    assert [GAME.notate(at.table, choice.code or 0) for choice in ways.choices] == [
        "ask jesse-james left",
        "ask jesse-james right",
    ]


def every_code(groups):
    for choice in numbered(groups):
        if choice.inner:
            yield from every_code(choice.inner)
        else:
            yield choice.code


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["standard", "rules_002", "card_004"])
def test_every_open_choice_is_offered_once_whatever_happens(preset, language):
    """Along random games, with options that open every window."""
    asked = set()
    for seed in range(3):
        options = GAME.options({"preset": preset, "target_timing": "before_shot" if seed else "after_hit"})
        table = GAME.new(options, 4, Quick(seed))
        chance = Quick(seed)
        for _ in range(250):
            if table.to_act() < 0:
                break
            me = int(table.to_act())
            seen = WyattEarpFace(Screen(Words(language)), [*SEATS, "Dee"], me)
            groups = seen.groups(table)
            assert sorted(every_code(groups)) == sorted(table.legal())
            asked.add(seen.phase(table))
            check_page(seen.question(table), 200)
            check_page("\n".join(choice.label.plain for choice in numbered(groups)), 200)
            codes = table.legal()
            table.apply(codes[int(chance.below(len(codes)))])
    assert {"draw", "play"} < asked


def test_numbers_run_through_the_groups():
    screen = Screen(Words("en"))
    groups = [Group("A", (Choice(Text("x"), 1), Choice(Text("y"), 2))), Group("Long", (Choice(Text("z" * 50), 3),))]
    lines = [line.plain for line in screen.hold(lambda: show_menu(screen, groups))]
    assert lines == [" A     1) x   2) y", " Long  3) " + "z" * 50]


# Odds


def test_odds_count_what_is_unseen():
    at = At({"A": "3JJ S", "B": "2SK", "C": "2SK"}, discard="B")
    cards = may_be_next(at.table, 0)
    assert sum(cards) == 78 - 4 - 1
    assert cards[4] == 4
    assert shot_odds(at.table, 0) == pytest.approx((49 - 3) / 73)


def test_odds_do_not_depend_on_what_the_seat_cannot_see():
    table: Any = GAME.new(GAME.options({}), 3, Quick(1))
    chance = Quick(2)
    for _ in range(150):
        codes = table.legal()
        table.apply(codes[int(chance.below(len(codes)))])
        if table.to_act() < 0:
            break
        for seat in range(3):
            world: Any = table.imagine(seat, Quick(3))
            world.memory = table.memory
            assert shot_odds(world, seat) == shot_odds(table, seat)


@pytest.mark.parametrize("steps", [10, 60, 100, 140])
def test_odds_are_how_often_imagined_shots_hit(steps):
    """WE-8.7, before and after the reshuffle."""
    table: Any = GAME.new(GAME.options({}), 3, Quick(8))
    chance = Quick(4)
    for _ in range(steps):
        codes = [code for code in table.legal() if not GAME.notate(table, code).startswith(("earp pick", "ask"))]
        table.apply(codes[int(chance.below(len(codes)))])
    rng = Quick(5)
    hits, worlds = 0, 1500
    for _ in range(worlds):
        world = table.imagine(0, rng)
        hits += world.stock[world.stocked - 1] < OUTLAWS
    assert shot_odds(table, 0) == pytest.approx(hits / worlds, abs=0.05)


# The grid


def grid(at, viewer=0, width=80, language="en"):
    seen = face(viewer, language)
    seen.screen.width = width
    return page(seen, lambda: seen.show_table(at.table))


def test_the_grid_shows_piles_points_and_pay():
    at = At({"A": "JJ"}, ["A/JJ 4o P", "B/JJ 1o B", "C/SK 3o F (H)"], pots={"JJ": 6000}, money={"A": 12000})
    text = grid(at)
    assert "J Jesse James    $6,000  4P = 12 ▸$6,000" in text
    assert "1B =  4" in text
    assert "3F hidden" in text
    assert "$12,000 ███░░░░░" in text
    assert "if the round ended now   +$6,000" in text
    assert "money (goal $25,000)     $12,000" in text
    assert "P Photo · B Bank · F Fastest Gun" in text
    check_page(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_four_players_fit(width, language):
    piles = ["A/JJ 3o P B B F", "B/JJ 1o S", "C/SK 3o", "D/SK 3o B (H)"]
    at = At({"A": "BS"}, piles, players=4, discard="H", pots={"JJ": 24000, "SK": 9000})
    seen = WyattEarpFace(Screen(Words(language)), ["Bartholomew", "Calamity", "Wild Bill", "Stagecoach Mary"], 0)
    seen.screen.width = width
    text = page(seen, lambda: seen.show_table(at.table))
    check_page(text, width)
    assert len(text.splitlines()) <= 14
    assert "…" not in text.splitlines()[6]  # Jesse James: piles and pay in full


def test_the_grid_starts_with_the_viewer():
    head = grid(At({"A": "JJ"}), viewer=1).splitlines()[1]
    assert head.index("Bob") < head.index("Cal") < head.index("Ann")


def test_whoever_may_know_everything_sees_all_hands():
    at = At({"A": "2JJ B", "B": "SK", "C": "WE"})
    for viewer, seen in ((0, ["Jesse"]), (1, ["Sundance"]), (-1, []), (EVERYTHING, ["Jesse", "Sundance", "Wyatt"])):
        looking = face(viewer)
        text = page(looking, lambda looking=looking: looking.show_hand(at.table))
        assert [name for name in ("Jesse", "Sundance", "Wyatt") if name in text] == seen


# Refusals


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_whole_sentences_with_their_rule(language):
    at = At({"A": "2JJ S H"}, [])
    for move, rule in (("lay JJ 2", "WE-4.2"), ("lay JJ 5", "WE-4.1"), ("hide", "WE-12.2"), ("shoot S", "WE-10.1")):
        text = in_words(Words(language), at.refuses(move))
        assert f"({rule})" in text
        check_page(text, 300)


# Lines


def test_wrapping_breaks_at_spaces_and_if_it_must_anywhere():
    assert [line.plain for line in wrap(Text("one two three"), 8, 1, 2)] == [" one two", "  three"]
    assert [line.plain for line in wrap(Text("x" * 10), 4)] == ["xxxx", "xxxx", "xx"]
    assert [line.plain for line in wrap(Text("a b\u00a0c d"), 4)] == ["a", "b\u00a0c", "d"]
    assert [line.plain for line in wrap(Text("a b\u00a0cc\u00a0ddddd"), 6)] == ["a b", "cc", "ddddd"]
    assert [line.plain for line in wrap(Text("a\n\nb"), 9)] == ["a", "", "b"]


def test_flow_makes_as_many_columns_as_fit():
    items = [Text(word) for word in ("aaaa", "b", "cc", "d")]
    assert [line.plain.rstrip() for line in flow(items, 9)] == ["aaaa   b", "cc     d"]
    assert flow([], 9) == []


def test_a_bar():
    assert [bar(part, 4) for part in (0, 0.49, 0.5, 1, 2)] == ["░░░░", "█░░░", "██░░", "████", "████"]
