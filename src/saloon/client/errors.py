"""What can go wrong on the wire."""

from collections.abc import Mapping
from typing import Any

CLOSED = {
    1003: "a frame that is not text",
    1007: "a frame that is not UTF-8",
    1009: "a message that is too long",
    4400: "the server speaks another version of the protocol",
    4401: "no session, or it has ended: log in again",
}  # close codes after which it is no use to come back


class Refused(Exception):
    """The server refused something, and nothing has changed: a `reason`, the `rule` behind it, and `details`."""

    def __init__(self, reason: str, rule: str = "", details: Mapping[str, Any] | None = None) -> None:
        self.reason, self.rule, self.details = reason, rule, dict(details or {})
        super().__init__(" ".join([reason, *([f"({rule})"] if rule else []), *([str(details)] if details else [])]))


class Closed(Exception):
    """The server closed the connection for good."""

    def __init__(self, code: int, reason: str = "") -> None:
        self.code, self.reason = code, reason or CLOSED.get(code, "")
        told = CLOSED.get(code, "")
        super().__init__(f"{code}: {self.reason}" + (f" ({told})" if told not in ("", self.reason) else ""))


class Unreachable(Exception):
    """There is no server at this address, or it is gone."""

    def __init__(self, url: str, cause: object) -> None:
        self.url, self.cause = url, str(cause)
        super().__init__(f"{url}: {cause}")
