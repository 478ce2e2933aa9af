"""Listeners of a table: facts are passed as numbers, and each game knows what they mean."""

from saloon.kernel.packed import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """A listener. The rules never read anything back from it."""

    def hear(self, fact: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        raise NotImplementedError
