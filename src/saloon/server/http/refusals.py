"""Errors of the HTTP endpoints, all in the same shape."""

from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import SQLAlchemyError

from saloon.kernel.errors import Illegal, Malformed
from saloon.server import wire
from saloon.server.wire import refusal

CONFLICT, TOO_FAST, BROKEN, AWAY = 409, 429, 500, 503
PAUSE = 5  # seconds until a client may try again, unless the refusal says otherwise
STATUS = {
    "bad-label": 400,
    "bad-name": 400,
    "bad-title": 400,
    "name-reserved": 400,
    "number-of-players": 400,
    "password-common": 400,
    "password-is-name": 400,
    "link-ended": 403,
    "deal-sealed": 403,
    "pair-sealed": 403,
    "join-first": 403,
    "no-seat-here": 403,
    "not-invited": 403,
    "not-the-host": 403,
    "not-watching": 403,
    "not-your-seat": 403,
    "people-only": 403,
    "programs-only": 403,
    "no-session": 401,
    "unknown-token": 401,
    "watch-later": 403,
    "wrong-password": 403,
    "no-such-account": 404,
    "no-such-challenge": 404,
    "no-such-channel": 404,
    "no-such-club": 404,
    "no-such-member": 404,
    "not-club-host": 403,
    "club-removed": 403,
    "not-your-match": 403,
    "no-such-deal": 404,
    "no-such-link": 404,
    "no-such-message": 404,
    "no-such-program": 404,
    "no-such-puzzle": 404,
    "no-such-table": 404,
    "no-such-token": 404,
    "too-fast": 429,
    "mail-not-sent": 503,
    "store-unavailable": 503,
    "too-busy": 503,
}  # any other reason is a conflict with how things stand
FRAMEWORK = {
    401: Illegal("no-session"),
    403: Illegal("foreign-origin"),
    404: Illegal("no-such-page"),
    405: Illegal("no-such-page"),
    413: Illegal("too-large"),
}  # what its refusals mean
MEANINGS = {
    400: "It cannot be read, or can never be.",
    401: "Nobody is logged in.",
    403: "Not for you.",
    404: "There is no such thing.",
    409: "Not as things stand.",
    413: "Too long.",
    429: "Too much at once: wait a moment.",
    503: "The server cannot do it at the moment.",
}

Ask = Request[Any, Any, Any]


def refuses(*status: int) -> dict[int, ResponseSpec]:
    """The refusals of a route of its own, for its description; `openapi` adds those that every route has."""
    return {code: ResponseSpec(wire.Refused, generate_examples=False, description=MEANINGS[code]) for code in status}


def answer(told: wire.Refused, status: int) -> Response[wire.Refused]:
    """A refusal; where waiting helps, with the seconds to wait."""
    wait = str(told.details.get("seconds", PAUSE))
    headers = {"retry-after": wait} if status in {TOO_FAST, AWAY} else None
    return Response(told, status_code=status, media_type=MediaType.JSON, headers=headers)


def refused(request: Ask, error: Exception) -> Response[wire.Refused]:
    """An error of the server or the rules."""
    if isinstance(error, Malformed):
        return answer(refusal(error), 400)
    assert isinstance(error, Illegal)
    return answer(refusal(error), STATUS.get(error.reason, CONFLICT))


def turned_away(request: Ask, error: HTTPException) -> Response[wire.Refused]:
    """What the framework refuses."""
    if error.status_code >= BROKEN:
        return broken(request, error)
    told = FRAMEWORK.get(error.status_code) or Malformed("bad-message", "", {"cause": cause(error)})
    return answer(refusal(told), error.status_code)


def cause(error: HTTPException) -> str:
    """What is wrong, and where, without repeating what was sent."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        where, what = str(first.get("key", "")), str(first.get("message", ""))
        return f"{where}: {what}"[:200] if where else what[:200]
    return str(error.detail)[:200]


def too_deep(request: Ask, error: Exception) -> Response[wire.Refused]:
    """A document that is nested too deeply."""
    return answer(refusal(Malformed("bad-message", "", {"cause": "too deep"})), 400)


def not_text(request: Ask, error: UnicodeDecodeError) -> Response[wire.Refused]:
    """Bytes that are no UTF-8."""
    return answer(refusal(Malformed("bad-message", "", {"cause": "not UTF-8"})), 400)


def away(request: Ask, error: Exception) -> Response[wire.Refused]:
    """The database cannot be reached right now."""
    return answer(refusal(Illegal("store-unavailable")), STATUS["store-unavailable"])


def broken(request: Ask, error: Exception) -> Response[wire.Refused]:
    """Our fault: the log has it, and the answer nothing of it."""
    return answer(refusal(Illegal("broken")), BROKEN)


HANDLERS: dict[Any, Any] = {
    Illegal: refused,
    Malformed: refused,
    HTTPException: turned_away,
    RecursionError: too_deep,
    UnicodeDecodeError: not_text,
    SQLAlchemyError: away,
    OSError: away,
    Exception: broken,
}
