"""Whoever listens to a table: facts are told as numbers, and each game knows what they mean."""

from saloon.kernel.packed import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Somebody who listens. The rules never ask what it heard."""

    def hear(self, fact: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        raise NotImplementedError
