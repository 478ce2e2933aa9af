"""Which messages a person wants, how often, and when not."""

from datetime import UTC, datetime, timedelta
from typing import Annotated
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta, Struct

from saloon.words import LANGUAGES, REFERENCE

DAY = 86_400
Hour = Annotated[int, Meta(ge=0, le=23)]


class Wishes(Struct, frozen=True, forbid_unknown_fields=True):
    """Stored for each person. A wish is added with a default and never renamed: rows must stay readable."""

    turn: bool = True  # it is my turn
    over: bool = True  # a game is over
    company: bool = True  # someone sat down, would like a rematch, or has played my deal or in my match
    daily: bool = False  # the deal of the day, and fresh deals in a club
    grace: Annotated[int, Meta(ge=0, le=DAY)] = 600  # seconds that something waits before it is told
    every: Annotated[int, Meta(ge=60, le=7 * DAY)] = 3_600  # seconds between two messages: then one tells all
    quiet: bool = True
    quiet_from: Hour = 22
    quiet_to: Hour = 8
    zone: Annotated[str, Meta(max_length=64)] = "UTC"  # as the IANA database calls it
    language: Annotated[str, Meta(max_length=16)] = REFERENCE

    def __post_init__(self) -> None:
        if self.language not in LANGUAGES:
            raise ValueError(f"`language` is none of {', '.join(LANGUAGES)}")
        if zone_of(self.zone) is None:
            raise ValueError("`zone` is no time zone")

    def wants(self, kind: str) -> bool:
        """Whether notes of this kind are sent; kinds that are not listed here always are."""
        company = dict.fromkeys(("sat", "rematch", "challenge", "match", "duel"), self.company)
        daily = dict.fromkeys(("daily", "club"), self.daily)
        return {"turn": self.turn, "over": self.over, **company, **daily}.get(kind, True)

    def quiet_until(self, now: float) -> float | None:
        """When the quiet hours end that it is now; None if it is not."""
        if not self.quiet or self.quiet_from == self.quiet_to:
            return None
        here = datetime.fromtimestamp(now, zone_of(self.zone) or UTC)
        begin, end = self.quiet_from, self.quiet_to
        inside = begin <= here.hour < end if begin < end else here.hour >= begin or here.hour < end
        if not inside:
            return None
        over = here.replace(hour=end, minute=0, second=0, microsecond=0, fold=0)
        return (over if over > here else over + timedelta(days=1)).timestamp()


def zone_of(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # unknown, no name at all, or a folder of them
        return None


def read_wishes(body: str) -> Wishes:
    """Those of a row; the usual ones if another version of the program wrote it."""
    try:
        return msgspec.json.decode(body, type=Wishes)
    except msgspec.DecodeError:
        return Wishes()
