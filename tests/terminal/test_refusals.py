"""A refused move and a document that cannot be read may have the same reason; each has a sentence of its own."""

import re

import pytest

from saloon.kernel.errors import Illegal, Malformed
from saloon.terminal.refusals import in_words
from saloon.words import HOME, LANGUAGES, REFERENCE, Words

WORDS = Words(REFERENCE)
VALUES: dict[str, object] = {"card": "James", "battlefield": "Bank", "value": "left", "op": "draw", "place": "ops",
                             "players": 9, "least": 2, "most": 4, "found": 9, "box": 8}  # fmt: skip


def reasons(prefix: str) -> set[str]:
    texts = [file.read_text("utf-8") for file in (HOME / REFERENCE).iterdir()]
    return {reason for text in texts for reason in re.findall(rf"^{prefix}-(\S+) =", text, re.MULTILINE)}


BOTH = sorted(reasons("illegal") & reasons("malformed"))


def test_some_reasons_have_two_sentences():
    assert len(BOTH) >= 7


@pytest.mark.parametrize("reason", BOTH)
def test_a_refused_move_is_told_as_a_move(reason):
    assert in_words(WORDS, Illegal(reason, "", VALUES)) == WORDS(f"illegal-{reason}", **VALUES)


@pytest.mark.parametrize("reason", BOTH)
@pytest.mark.parametrize("field", ["", "table.bank"])
def test_what_cannot_be_read_is_told_with_its_place(reason, field):
    told = in_words(WORDS, Malformed(reason, field, VALUES))
    assert WORDS(f"malformed-{reason}", field=field, **VALUES) in told
    assert field in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_called_by_its_title(language):
    words = Words(language)
    for error in (
        Illegal("rules-differ", "", {"game": "wyatt-earp", "there": 1, "here": 2}),
        Malformed("other-game", "game", {"here": "wyatt-earp"}),
        Malformed("study-other-game", "", {"value": "wyatt-earp"}),
    ):
        told = in_words(words, error)
        assert "Wyatt Earp" in told
        assert "wyatt-earp" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_system_says_of_a_file_is_said_in_the_readers_language(language):
    words = Words(language)
    for cause in ("No such file or directory", "Permission denied", "Is a directory", "No space left on device"):
        told = in_words(words, Malformed("file-unreadable", "game.json", {"cause": cause}))
        assert cause not in told
        assert told.startswith("game.json")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_was_typed_is_refused_without_an_internal_field(language):
    words = Words(language)
    told = in_words(words, Malformed("unknown-game", "game", {"value": "chess", "known": "revolver, wyatt-earp"}))
    assert told.startswith(words("malformed-unknown-game", value="chess"))
