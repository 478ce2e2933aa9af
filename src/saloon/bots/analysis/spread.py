"""Which steps of a long game are looked at."""


def spread(n: int, most: int) -> list[int]:
    """At most so many of the numbers from 0 to n - 1, the first and the last among them."""
    few = min(n, most)
    return [round(i * (n - 1) / max(few - 1, 1)) for i in range(few)]
