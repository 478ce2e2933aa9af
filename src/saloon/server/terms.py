"""What is agreed at a table beside the game, its options and its seats.

A setting of tables is a field of `Terms`, and nothing else: wishes, messages, lists and the stored setup all have its
fields. A stored table that is older than a setting has its default.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """`move`: so many seconds each time one must answer; `game`: for the whole game, and more with every turn."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Terms(Struct, frozen=True, kw_only=True):
    """The settings of a table."""

    public: bool = False  # in the lobby; else by its link only
    clock: Clock = Clock()
    spectators: bool = True
    aids: bool = True  # whether the log remembers what players should
    hints: bool = True
    rated: bool = False  # the result counts: without hints, taking back, or a second seat (docs/protocol.md)
    chat: bool = True
    pace: Annotated[int, Meta(ge=0, le=5_000)] = 700  # milliseconds that every answer of a bot takes, whatever it holds

    def terms(self) -> dict[str, Any]:
        """The terms alone, as the arguments of another struct that has them."""
        return {name: getattr(self, name) for name in Terms.__struct_fields__}
