"""Refusals as data: a reason that a page can translate, the rule behind it, and the values to show."""


class Illegal(Exception):
    """A move that the rules refuse. Nothing has changed when it is raised."""

    def __init__(self, reason: str, rule: str = "", details: dict[str, object] | None = None) -> None:
        super().__init__(reason, rule, details)
        self.reason = reason
        self.rule = rule
        self.details: dict[str, object] = details if details is not None else {}

    def __str__(self) -> str:
        values = "".join(f" {name}={value}" for name, value in self.details.items())
        return f"{self.reason}{values} ({self.rule})" if self.rule else f"{self.reason}{values}"


class Malformed(Exception):
    """A document, notation or setting that cannot be read; `field` says where it goes wrong.

    `others` are further faults of the same document, where all of them are looked for.
    """

    def __init__(
        self,
        reason: str,
        field: str = "",
        details: dict[str, object] | None = None,
        others: "list[Malformed] | None" = None,
    ) -> None:
        super().__init__(reason, field, details, others)
        self.reason = reason
        self.field = field
        self.details: dict[str, object] = details if details is not None else {}
        self.others: list[Malformed] = others if others is not None else []

    def inside(self, place: str) -> "Malformed":
        """The same faults, in a document that lies at `place` of another."""
        field = f"{place}.{self.field}" if self.field else place
        return Malformed(self.reason, field, self.details, [other.inside(place) for other in self.others])

    def __str__(self) -> str:
        values = "".join(f" {name}={value}" for name, value in self.details.items())
        return f"{self.field}: {self.reason}{values}" if self.field else f"{self.reason}{values}"
