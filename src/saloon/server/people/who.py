"""The user of a request or a connection."""

from typing import Literal

from msgspec import Struct


class Who(Struct, frozen=True):
    """A user, as given by the session, never by a message."""

    account: str
    name: str
    kind: Literal["guest", "member", "program"] = "guest"
