"""Who hears the facts of a table: they are passed as numbers, and each game knows what they mean."""

from saloon.kernel.packed import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """A listener. The rules never read anything back from it."""

    def hear(self, fact: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        raise NotImplementedError


@mypyc_attr(native_class=True)
class Sights:
    """What is kept of the observations of a table, and what has changed since: only that is written anew.

    Each game keeps what it needs (`observe.py`).
    """

    def hear(self, fact: i64, a: i64, b: i64, c: i64) -> None:
        raise NotImplementedError
