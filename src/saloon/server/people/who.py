"""Who somebody is, for as long as a request or a connection lasts."""

from typing import Literal

from msgspec import Struct


class Who(Struct, frozen=True):
    """Somebody, as the session says: never as a message says."""

    account: str
    name: str
    kind: Literal["guest", "member", "program"] = "guest"
