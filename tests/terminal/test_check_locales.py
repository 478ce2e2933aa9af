"""The locale tool sees what is missing, superfluous or askew: tiny checkouts in a folder of their own."""

from textwrap import dedent

import pytest

from tools import check_locales

ENGLISH = """\
hello = Hello, { $who }!
    .short = Hi
card-ace = Ace
card-king = King
illegal-not-now = Not now: { $asked }.
"""
CODE = """\
def greet(words, slug):
    words("hello", who="Doc")
    return words(f"card-{slug}")

def refuse():
    raise Illegal("not-now", "FA-1.1", {"asked": "deal"})
"""


@pytest.fixture
def checkout(tmp_path):
    """A checkout with one English file, the same in French, and one module; what is given replaces these."""

    def make(english=ENGLISH, french=ENGLISH, code=CODE):
        home = tmp_path / "src" / "saloon"
        for language, text in (("en", english), ("fr", french)):
            folder = home / "locales" / language
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "all.ftl").write_text(dedent(text), "utf-8")
        (home / "code.py").write_text(dedent(code), "utf-8")
        return tmp_path

    return make


def check(root, *wanted):
    return check_locales.check(root, list(wanted))


def test_a_whole_checkout_is_fine(checkout):
    assert check(checkout()) == []


@pytest.mark.parametrize(
    ("french", "told"),
    [
        (ENGLISH.replace("card-ace = Ace\n", ""), "fr: card-ace is missing"),
        (ENGLISH.replace("    .short = Hi\n", ""), "fr: hello.short is missing"),
        (ENGLISH + "more = Plus\n", "fr: more is superfluous"),
        (ENGLISH.replace("$who", "$whom"), "fr: hello lacks $who, adds $whom"),
        (ENGLISH.replace("Ace", "As { $n }"), "fr: card-ace adds $n"),
        (ENGLISH + "card-ace = Encore\n", "fr/all.ftl: card-ace is there twice"),
        (ENGLISH + "card-ace Ace\n", "fr/all.ftl: cannot be read: card-ace Ace"),
        (ENGLISH.replace("Ace", "{ card-joker }"), "fr: card-ace refers to card-joker"),
    ],
)
def test_a_locale_is_compared_with_english(checkout, french, told):
    assert told in check(checkout(french=french))


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (CODE.replace('"hello"', '"hullo"'), "src/saloon/code.py:2: no message hullo"),
        (CODE.replace("card-{slug}", "suit-{slug}"), "src/saloon/code.py:3: no message suit-"),
        (CODE.replace('who="Doc"', ""), "src/saloon/code.py:2: hello needs ['who'], gets []"),
        (CODE.replace('"not-now"', '"too-late"'), "refusal: illegal-too-late is missing"),
        (CODE.replace('{"asked": "deal"}', "{}"), "refusal: illegal-not-now shows ['asked'], which is not always told"),
        (CODE.replace('words("hello", who="Doc")', "pass"), "en: nobody asks for hello"),
        (CODE + 'raise Fault("boom", near=[], who=1)\n', "src/saloon/code.py:7: no message boom"),
        (CODE + 'because("hello")\n', "src/saloon/code.py:7: hello needs ['who'], gets []"),
        (CODE + 'option(help="help-me")\n', "src/saloon/code.py:7: no message help-me"),
        (CODE + 'words("yes" if slug else "no")\n', "src/saloon/code.py:7: no message no"),
    ],
)
def test_the_code_is_compared_with_english(checkout, code, told):
    assert any(line.startswith(told) for line in check(checkout(code=code))), check(checkout(code=code))


PAGE = """\
<script lang="ts">
  import { t } from './words' // don't trip over this
  const shown = $derived(card ? t(`card-${card === 'joker' ? 'king' : card}`) : `${t('hello', { who: name(a, 'b') })}!`)
</script>
"""


@pytest.mark.parametrize(
    ("page", "told"),
    [
        (PAGE, ""),
        (PAGE.replace("'hello'", "'hullo'"), "web/src/Page.svelte:3: no message hullo"),
        (
            PAGE.replace("{ who: name(a, 'b') }", "{ whom }"),
            "web/src/Page.svelte:3: hello needs ['who'], gets ['whom']",
        ),
        (PAGE.replace(", { who: name(a, 'b') }", ""), "web/src/Page.svelte:3: hello needs ['who'], gets []"),
        (PAGE.replace("{ who: name(a, 'b') }", "{ ...values }"), ""),
        (PAGE.replace("`card-${", "`suit-${"), "web/src/Page.svelte:3: no message suit-"),
        (PAGE.replace("t(`card", "maybe(`card"), ""),
        (PAGE.replace("t(`card", "set(`card"), "en: nobody asks for card-ace"),
        (PAGE.replace("'hello'", "late ? 'hello' : 'bye'"), "web/src/Page.svelte:3: no message bye"),
        (PAGE.replace("'hello'", "who === 'doc' ? 'hello' : 'hello'"), ""),
        (PAGE + "{#if x}{refuse({ reason: 'too-late' })}{/if}\n", "refusal: illegal-too-late is missing"),
    ],
)
def test_the_page_is_compared_with_english(checkout, page, told):
    root = checkout(code='raise Illegal("not-now", "FA-1.1", {"asked": "deal"})\n')
    (root / "web" / "src").mkdir(parents=True)
    (root / "web" / "src" / "Page.svelte").write_text(page, "utf-8")
    found = check(root)
    assert any(line.startswith(told) for line in found) if told else found == [], found


def test_values_that_only_running_tells_are_let_pass(checkout):
    assert check(checkout(code=CODE.replace('who="Doc"', "**values"))) == []
    assert check(checkout(code=CODE.replace('{"asked": "deal"}', "details"))) == []


def test_what_a_game_needs_must_be_there(checkout):
    assert check(checkout(), ("card-queen", "card queen")) == ["card queen: card-queen is missing"]


def test_every_card_fact_phase_decision_and_option_is_needed():
    wanted = dict(check_locales.wanted_by_games())
    for id in ("we-card-hideout", "we-fact-pot-grew", "we-phase-aim-pile", "we-ask-aim-pile", "we-decision-earp-now"):
        assert id in wanted
    assert "we-option-tie_shortfall.equal_partial" in wanted
    assert "illegal-nothing-to-steal" in wanted
    assert len(wanted) > 200


def test_it_fails_when_something_is_wrong(checkout, capsys, monkeypatch):
    monkeypatch.setattr(check_locales, "wanted_by_games", lambda: iter(()))
    monkeypatch.setattr(check_locales, "wanted_by_server", lambda: iter(()))
    root = checkout(french=ENGLISH + "more = Plus\n")
    assert check_locales.main(["--root", str(root)]) == 1
    assert capsys.readouterr().out == "fr: more is superfluous\n"
