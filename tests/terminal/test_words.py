"""Words: the right language, whole sentences, money as people write it."""

import pytest

from saloon.words import LANGUAGES, Bundle, Words, bare, language_of, spoken

SPACE = "\u00a0"


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "$12,000"), ("fr", f"12{SPACE}000{SPACE}$"), ("de", f"12.000{SPACE}$"), ("it", f"12.000{SPACE}$")],
)
def test_money_is_written_as_in_the_readers_country(language, text):
    assert Words(language).money(12000) == text


@pytest.mark.parametrize(
    ("language", "text"), [("en", "62%"), ("fr", f"62{SPACE}%"), ("de", f"62{SPACE}%"), ("it", "62%")]
)
def test_odds_too(language, text):
    assert Words(language).percent(0.6181) == text


def test_lists():
    words = Words("en")
    assert words.listed([]) == ""
    assert words.listed(["A"]) == "A"
    assert words.listed(["A", "B", "C"]) == "A, B and C"
    assert Words("de").either(["A", "B", "C"]) == "A, B oder C"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_ends_with_a_full_stop_ends_the_sentence(language):
    words = Words(language)
    for id in ("web-waiting-for", "web-is-away", "web-time-over", "web-rematch-asked"):
        assert words(id, who="Ann").endswith("Ann.")
        assert words(id, who="Wenzel W.").endswith(" Wenzel W.")
        assert words(id, who="Wenzel!").endswith(" Wenzel!")


def test_what_a_language_lacks_is_said_in_english_and_what_all_lack_by_its_id(monkeypatch):
    words = Words("fr")
    monkeypatch.setattr(words, "_bundle", Bundle("fr", []))
    assert words("farewell") == "So long."
    assert words("no-such-message") == "no-such-message"
    assert not words.has("no-such-message")


def test_a_message_without_its_values_is_not_whole():
    words = Words("en")
    assert words.whole("illegal-game-over") == "The game is over."
    assert words.whole("illegal-not-in-hand") is None
    assert words.whole("illegal-nonsense") is None


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "de_DE", "SALOON_LANG": "fr"}, "fr"),
        ({"SALOON_LANG": "", "LANG": "it"}, "it"),
    ],
)
def test_the_surroundings_tell_the_language(environment, language):
    assert language_of(environment) == language


def test_tags():
    assert [spoken(tag) for tag in ("fr-CA", "IT", "en_GB.utf8", "klingon", "")] == ["fr", "it", "en", None, None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_missing_packages_are_named_without_fluent(language):
    assert bare(language, "missing-packages") == Words(language)("missing-packages")
    assert "`pip install .`" in bare(language, "missing-packages")


def test_plurals():
    assert [Words("en")("we-cards", n=n) for n in (0, 1, 2)] == ["no cards", "1 card", "2 cards"]
    assert [Words("fr")("we-points", n=n) for n in (0, 1, 2)] == ["0 point", "1 point", "2 points"]


FLUENT = """# a comment
-house = { $case ->
    [of] of the saloon
   *[plain] the saloon
}
welcome = Welcome to { -house }.
    { farewell }
# another one
farewell = So long, { $who ->
[doc] Doc
*[other] stranger
}!
    .short = Bye
broken = { $who
plain = Once
plain = Twice
"""


def test_each_message_is_parsed_alone_and_says_the_same():
    def said(bundle, id):
        return bundle.format_pattern(bundle.message(id).value, {"who": "doc"})

    assert said(Bundle("en", [FLUENT]), "welcome") == ("Welcome to the saloon.\nSo long, Doc!", [])
    assert said(Bundle("en", [FLUENT]), "farewell") == ("So long, Doc!", [])
    assert said(Bundle("en", [FLUENT, "plain = Thrice\n"]), "plain") == ("Once", [])
    bundle = Bundle("en", [FLUENT])
    farewell = bundle.message("farewell")
    assert farewell is not None
    assert bundle.format_pattern(farewell.attributes["short"], {}) == ("Bye", [])
    assert bundle.message("broken") is None
    assert bundle.message("of") is None
