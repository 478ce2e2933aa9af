"""The rulebook can be asked for anything it has, and its page keeps its own promises."""

import re
from pathlib import Path

import pytest

from saloon import rulebook
from saloon.games.wyatt_earp.options import PRESETS, REGISTER
from saloon.kernel import game
from saloon.rulebook import Unknown
from saloon.words import LANGUAGES

GAME = "wyatt-earp"
OTHER = "revolver"
GAMES = (GAME, OTHER)
FOLDER = Path(__file__).parents[1] / "docs" / "rules"
PAGE = FOLDER / "wyatt-earp.md"
RULINGS = FOLDER.parent / "rulings.md"
NEVER_USED = {"EX-D06", "EX-D03"}  # named on the pages as numbers without an entry


def page_of(game):
    return (FOLDER / f"{game}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("game", "rules", "examples", "options", "entries", "first"),
    [(GAME, 148, 100, 40, 334, "WE-1.1"), (OTHER, 135, 157, 33, 387, "RV-0.1")],
)
def test_the_book_has_all_its_rules_examples_and_options(game, rules, examples, options, entries, first):
    assert len(rulebook.rules(game)) == rules
    assert len(rulebook.examples(game)) == examples
    assert len(rulebook.options(game)) == options
    assert len(rulebook.book(game).entries) == entries
    assert rulebook.rules(game)[0].id == first


@pytest.mark.parametrize("spelling", ["WE-4.6", "we-4.6", "4.6", "We 4.6", "#we-4-6", "4-6", " WE-4.6 "])
def test_an_id_may_be_spelt_in_many_ways(spelling):
    assert rulebook.rule(GAME, spelling).id == "WE-4.6"


@pytest.mark.parametrize(
    ("spelling", "id"),
    [
        ("opt-7", "OPT-07"),
        ("reward_batching", "OPT-07"),
        ("ex-s1", "EX-S01"),
        ("EX-E25", "EX-E25"),
        ("dp-5", "DP-5"),
    ],
)
def test_options_examples_and_decision_points_are_found_too(spelling, id):
    assert rulebook.rule(GAME, spelling).id == id


@pytest.mark.parametrize(
    ("spelling", "id"),
    [
        ("RV-6.2", "RV-6.2"),
        ("6.2", "RV-6.2"),
        ("rv-opt-7", "RV-OPT-07"),
        ("opt-7", "RV-OPT-07"),
        ("saddlebags_range", "RV-OPT-07"),
        ("op-5", "OP-05"),
        ("dp-14", "DP-14"),
        ("ex-d107", "EX-D107"),
        ("st-d11", "ST-D11"),
    ],
)
def test_revolver_can_be_asked_the_same_way(spelling, id):
    assert rulebook.rule(OTHER, spelling).id == id


def test_an_option_of_revolver_is_found_with_and_without_the_letters_of_the_game():
    for spelling in ("RV-OPT-01", "opt-1", "cortez-early"):
        assert rulebook.option(OTHER, spelling).name == "cortez_early"
    assert rulebook.bare_of("RV-6.2") == "RV-6.2"


def test_a_rule_knows_its_section_and_its_place_on_the_page():
    found = rulebook.rule(GAME, "4.10")
    assert found.section == "4. Playing outlaw cards"
    assert found.anchor == "#we-4-10"
    assert f'<a id="{found.anchor[1:]}"></a>' in PAGE.read_text(encoding="utf-8")


def test_a_rule_reads_well_in_a_terminal():
    assert rulebook.rule(GAME, "4.4").text == (
        "Once an outlaw is opened, any player may on his turn lay any number (one or more) of its cards; "
        "the minimum of three is gone."
    )


@pytest.mark.parametrize("game", GAMES)
def test_no_text_carries_marks_or_sources(game):
    for entry in rulebook.book(game).entries:
        assert entry.text, entry.id
        assert not re.search(r"[\[\]`]|\*\*|<a |\b00[0-4]:L", entry.text), entry


def test_a_table_inside_a_rule_comes_along():
    assert "players 3: in hands 30; discard 1; draw pile at first turn 47" in rulebook.rule(GAME, "2.5").text
    assert "bandit Jack Colty: effect Colty loses at once" in rulebook.rule(OTHER, "10.8").text


def test_an_example_names_its_columns():
    assert rulebook.rule(GAME, "EX-S01").text.splitlines() == [
        "given: JJ unopened, pot 1,000",
        "when: A lays 4 JJ",
        "then: JJ opened; pot +3,000 = 4,000; A/JJ 8 CP",
    ]


def test_an_option_tells_its_values_and_marks_the_default():
    lines = rulebook.option_text(GAME, "reward_batching").splitlines()
    assert lines[0].startswith("reward_batching: What counts as one laying")
    assert lines[1].startswith("  per_play (default): ")
    assert lines[2].startswith("  per_turn: ")
    assert lines[3].startswith("  Why: ")
    assert rulebook.option_text(GAME, "OPT-07") == rulebook.option_text(GAME, "Reward-Batching")


def test_the_register_of_the_book_is_that_of_the_engine():
    """Names, classes, rules, values and defaults; the engine leaves out `tokens`, a number has no word."""
    book = [
        (entry.id, entry.name, entry.kind, entry.rule, [value.name for value in entry.values])
        for entry in rulebook.options(GAME)
    ]
    unoffered = {"bank_limit": ["tokens"], "stall_guard": ["n"]}
    assert [(*entry[:4], entry[4] + unoffered.get(entry[1], [])) for entry in REGISTER] == book
    assert [entry.default for entry in rulebook.options(GAME)] == [entry[4][0] for entry in REGISTER]


def test_the_presets_of_the_book_are_those_of_the_engine():
    assert rulebook.presets(GAME) == PRESETS


def test_search_wants_every_word_and_puts_the_phrase_first():
    found = rulebook.search(GAME, "Last CARD")
    assert "WE-14.1" in [entry.id for entry in found]
    assert all("last" in entry.text.lower() and "card" in entry.text.lower() for entry in found)
    phrase = ["last card" in entry.text.lower() for entry in found]
    assert phrase == sorted(phrase, reverse=True)


def test_search_takes_beginnings_of_words_and_signs_as_they_are():
    assert rulebook.search(GAME, "robber") == rulebook.search(GAME, "ROBBER")
    assert rulebook.search(GAME, "obbery") == ()
    assert "WE-4.6" in [entry.id for entry in rulebook.search(GAME, "$1,000 (n")]
    assert rulebook.search(GAME, "(*[") == rulebook.search(GAME, "  ") == ()


@pytest.mark.parametrize("game", ["wyatt_earp", "Wyatt-Earp"])
def test_a_game_may_be_spelt_like_its_package(game):
    assert rulebook.rules(game) == rulebook.rules(GAME)


def test_an_unknown_rule_is_named_with_its_neighbours():
    with pytest.raises(Unknown, match=re.escape("no rule '4.66' in the wyatt-earp rulebook; did you mean")) as told:
        rulebook.rule(GAME, "4.66")
    assert isinstance(told.value, LookupError)
    assert told.value.wanted == "4.66"
    assert "WE-4.6" in told.value.near


def test_an_unknown_option_is_named_with_its_neighbours():
    with pytest.raises(Unknown, match="did you mean reward_batching"):
        rulebook.option_text(GAME, "reward-batch")


@pytest.mark.parametrize("id", ["", "-", "zzz", "4", "WE-", "9" * 5000, "４.６", "we-4.6.1"])
def test_nonsense_is_refused_without_a_guess_too_far(id):
    with pytest.raises(Unknown):
        rulebook.rule(GAME, id)


@pytest.mark.parametrize("game", ["poker", "", "..", "../rulings", "wyatt-earp/../wyatt-earp", "a\0b"])
def test_an_unknown_game_lists_the_known(game):
    with pytest.raises(Unknown, match="wyatt-earp"):
        rulebook.rules(game)


def test_the_wheel_comes_before_the_checkout(monkeypatch, tmp_path):
    (tmp_path / "rulebooks").mkdir()
    (tmp_path / "rulebooks" / "faro.md").write_text(
        '## 1. Deal\n- <a id="fa-1-1"></a>**FA-1.1** Burn *one* card. [by ear]\n'
    )
    monkeypatch.setattr(game, "files", lambda package: tmp_path)
    page = game.packaged_rulebook("faro")
    assert page is not None
    assert rulebook.parse(page.read_text()).rules == (rulebook.Rule("FA-1.1", "1. Deal", "Burn one card."),)
    assert game.packaged_rulebook("wyatt-earp") == PAGE


# --- the players' editions ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_an_edition_has_all_that_the_reference_has_and_nothing_twice(game, language):
    found = rulebook.edition(game, language)
    assert found.language == language
    assert found.intro
    ids = [entry.id for entry in found.whole]
    assert len(ids) == len(set(ids))
    assert set(ids) == {entry.id for entry in rulebook.book(game).entries}
    assert {option.id for option in rulebook.options(game)} <= {entry.id for entry in found.appendix}
    for entry in found.entries:
        assert not re.search(r"[\[\]`*]|<a ", entry.text), entry
        assert rulebook.plain(entry.marked) == entry.text.partition("\n")[0]


def test_a_rule_is_read_in_the_language_of_its_reader():
    assert rulebook.rule(GAME, "12.1", "fr").section == "12. Cachette (3)"
    assert rulebook.rule(GAME, "12.1", "es") == rulebook.rule(GAME, "12.1", "en")
    assert rulebook.rule(GAME, "12.1").section == "12. Hideout (3)"
    assert rulebook.rule(GAME, "opt-7", "fr") == rulebook.rule(GAME, "opt-7")
    assert "copies 49" in rulebook.rule(GAME, "1.2", "en").text
    assert rulebook.rule(GAME, "1.2", "en").table[1][1] == "49"
    assert "[" not in str(rulebook.edition(OTHER, "de").notes)


def test_search_finds_words_of_the_language_with_accents_or_without():
    for words in ("défausser", "DEFAUSSER", "cachette tir"):
        assert rulebook.search(GAME, words, "fr"), words
    assert rulebook.search(GAME, "l'ouest", "fr") == rulebook.search(GAME, "l’Ouest", "fr")
    assert not rulebook.search(GAME, "cachette", "en")


def test_a_game_with_one_page_is_read_from_that_page():
    """No edition for players: the reference, in English, without an appendix."""
    found = rulebook.edition_in(GAME, "")
    assert (found.language, found.appendix) == ("en", ())
    assert found.entries == rulebook.book(GAME).entries


@pytest.mark.parametrize("language", ["", "..", "fr/../de", "xx"])
def test_a_language_that_nobody_writes_is_english(language):
    assert rulebook.edition(GAME, language).language == "en"


# --- the page itself ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_page_stands_alone(game):
    text = page_of(game)
    assert "shared/" not in text
    assert ".txt" not in text
    assert "not shipped with Saloon" in text


@pytest.mark.parametrize("game", GAMES)
def test_anchors_are_unique_and_links_lead_somewhere(game):
    text = page_of(game)
    anchors = re.findall(r'<a id="([\w-]+)"></a>', text)
    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= set(anchors)
    for path in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (FOLDER / path).is_file()
    for option in rulebook.options(game):
        assert {f"{option.id.lower()}-{value.name}" for value in option.values} <= set(anchors)


PAGES = pytest.mark.parametrize(
    ("games", "page"),
    [((GAME,), PAGE), (GAMES, RULINGS), ((OTHER,), FOLDER / "revolver.md"), ((OTHER,), FOLDER.parent / "decks.md")],
    ids=["page", "rulings", "revolver", "decks"],
)


@PAGES
def test_every_id_that_is_mentioned_exists(games, page):
    text = page.read_text(encoding="utf-8")
    known = {entry.id for game in games for entry in rulebook.book(game).entries} | NEVER_USED
    ids = r"(?:(?:WE|RV)-\d+\.\d+|(?:RV-)?OPT-\d+|EX-[A-Z]\d+|DP-\d+|OP-\d+|ST-D?\d+)\b"
    assert set(re.findall(rf"(?<![\w-]){ids}", text)) <= known


@PAGES
def test_every_setting_that_is_mentioned_exists(games, page):
    values = {
        (option.name, value.name) for game in games for option in rulebook.options(game) for value in option.values
    }
    for name, value in re.findall(r"`(\w+)=(\w+)`", page.read_text(encoding="utf-8")):
        assert (name, value) == ("name", "value") or (name, "n" if value.isdigit() else value) in values


def test_every_option_has_its_ruling():
    """Ruling WE-R07 is about OPT-07: it names the option, and the default as what is played."""
    rulings = dict(
        re.findall(r'^- <a id="we-r(\d+)"></a>\*\*WE-R\1\*\* (.*)$', RULINGS.read_text("utf-8"), re.MULTILINE)
    )
    assert list(rulings) == [f"{number:02}" for number in range(1, len(rulings) + 1)]
    for option in rulebook.options(GAME):
        ruling = rulings[option.id[-2:]]
        assert f"({option.id}, {option.rule}" in ruling
        assert f"`{option.name}={option.default}`" in ruling
    assert all("*Why:*" in ruling for ruling in rulings.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_that_an_option_settles_names_the_option(game):
    for option in rulebook.options(game):
        assert option.id in rulebook.rule(game, option.rule).text, option


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('- <a id="we-1-1"></a>**WE-1.1** Once more.', "there twice"),
        ('- <a id="we-1-3"></a>**WE-1.2** Elsewhere.', "the anchor of WE-1.2"),
        ('- <a id="opt-01"></a>**OPT-01** `pace` (S, WE-1.1) How fast.', "OPT-01: values, one default"),
    ],
)
def test_a_page_that_breaks_its_layout_is_refused(line, complaint):
    with pytest.raises(ValueError, match=complaint):
        rulebook.parse(f'## 1. One\n- <a id="we-1-1"></a>**WE-1.1** A rule.\n{line}\n')
