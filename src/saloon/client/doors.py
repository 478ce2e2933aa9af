"""The HTTP endpoints: one question, one answer."""

import json
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from saloon.client.errors import Refused, Unreachable

SECONDS = 30  # for an answer


def base_of(url: str) -> str:
    """The address of a server, from any link into it; `ValueError` if it is none."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError(f"not the address of a server: {url}")
    return f"{parts.scheme}://{parts.netloc}"


def ask(url: str, path: str, who: dict[str, str], body: Any = None) -> tuple[Any, str]:
    """What the server answers, and the cookie that it sets: a POST with a body, else a GET."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(f"{url}/api/{path}", data, {**who, "Content-Type": "application/json"})
    try:
        with urlopen(request, timeout=SECONDS) as answer:
            cookies = [set_.partition(";")[0] for set_ in answer.headers.get_all("Set-Cookie", [])]
            return json.loads(answer.read() or b"null"), "; ".join(cookies)
    except HTTPError as error:
        raise refusal(url, error) from None
    except (OSError, HTTPException, ValueError) as error:
        raise Unreachable(url, getattr(error, "reason", error)) from None


def refusal(url: str, error: HTTPError) -> Exception:
    """A refusal of ours is data; anything else is no server of ours."""
    try:
        found = json.loads(error.read())
        return Refused(found["reason"], found.get("rule", ""), found.get("details"))
    except (ValueError, KeyError, TypeError):
        return Unreachable(url, f"HTTP {error.code}")
