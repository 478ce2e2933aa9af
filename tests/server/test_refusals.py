"""What the server refuses: the page tells a refused move from a document that cannot be read by the field."""

from typing import Any

import pytest

from saloon.kernel.errors import Illegal, Malformed
from saloon.server.http.refusals import refused
from saloon.server.wire import refusal

# each of them has two sentences, see tests/terminal/test_refusals.py
BOTH = (
    "discard-pile-empty",
    "no-card-to-shoot-with",
    "no-place",
    "no-such-neighbour",
    "not-here",
    "number-of-players",
    "too-many-tokens",
)
REQUEST: Any = None  # not looked at


@pytest.mark.parametrize("reason", BOTH)
@pytest.mark.parametrize("field", ["", "table.bank"])
def test_what_cannot_be_read_names_a_field(reason, field):
    error = Malformed(reason, field, {"value": "left"})
    told = refusal(error)
    assert (told.reason, told.rule, told.details) == (reason, "", {"value": "left", "field": field})
    answer = refused(REQUEST, error)
    assert answer.status_code == 400
    assert answer.content == told


@pytest.mark.parametrize("reason", BOTH)
def test_a_refused_move_names_none(reason):
    error = Illegal(reason, "RV-7.2", {"card": "cowboy"})
    told = refusal(error)
    assert (told.reason, told.rule, told.details) == (reason, "RV-7.2", {"card": "cowboy"})
    assert refused(REQUEST, error).content == told
