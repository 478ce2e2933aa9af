"""Where chance comes from. Nothing else in Saloon makes random numbers.

`Stream` deals fairly: its key is a SHA-256 of a 512-bit seed (docs/fairness.md says how many deals that reaches), the
seed is committed to before the deal, and anybody can repeat the draw afterwards. `Quick` is small and fast, for search
and training.
"""

from hashlib import sha256
from typing import Final, SupportsIndex

from saloon.kernel.errors import Malformed
from saloon.kernel.packed import i64, mypyc_attr, vec
from saloon.kernel.rows import whole

SEED_BYTES: Final = 64
WORD: Final = 0xFFFFFFFF
QUICK_STATES: Final = (698769069 << 32) - 1  # the states of `Quick` are the numbers between 0 and this


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Source:
    """A source of chance."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        raise NotImplementedError

    def shuffle(self, cards: vec[i64], n: i64) -> None:
        """Put the first n cards into random order (Fisher and Yates, from the top)."""
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def clone(self) -> "Source":
        """A copy that will give the same numbers."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """Where the source stands, for fingerprints."""
        raise NotImplementedError

    def __copy__(self) -> "Source":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Source":
        return self.clone()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


def commitment(seed: bytes) -> str:
    """What is published before the deal: it binds the dealer to the seed and reveals nothing of it."""
    return sha256(b"saloon commitment 1\0" + check_seed(seed)).hexdigest()


def check_seed(seed: bytes) -> bytes:
    if len(seed) != SEED_BYTES:
        raise Malformed("seed-length", "seed", {"bytes": len(seed), "needed": SEED_BYTES})
    return seed


@mypyc_attr(native_class=True)
class Stream(Source):
    """The fair source: block i is SHA-256 of key and i, read as 32-bit words with rejection sampling.

    `fair_stream` makes the key of the seed and of whatever entropy the players added.
    """

    key: bytes
    counter: i64
    block: bytes
    at: i64

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.counter = 0
        self.block = b""
        self.at = 32

    def word(self) -> i64:
        """The next 32 bits."""
        if self.at == 32:
            self.block = sha256(self.key + int(self.counter).to_bytes(8, "big")).digest()
            self.counter += 1
            self.at = 0
        block = self.block
        at = self.at
        b0: i64 = block[at]
        b1: i64 = block[at + 1]
        b2: i64 = block[at + 2]
        b3: i64 = block[at + 3]
        self.at = at + 4
        return b0 << 24 | b1 << 16 | b2 << 8 | b3

    def below(self, n: i64) -> i64:
        """Words of the last, incomplete run of n are thrown away, so that no number is favoured."""
        if n < 1 or n > 0x100000000:
            raise ValueError(f"a number from 0 to {n} - 1 cannot be drawn")
        limit: i64 = 0x100000000 - 0x100000000 % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def clone(self) -> Source:
        other = Stream(self.key)
        other.counter = self.counter
        other.block = self.block
        other.at = self.at
        return other

    def skip(self, words: int) -> None:
        """Use up so many words: a saved position continues where it was."""
        for _ in range(words):
            self.word()

    def used(self) -> int:
        """How many words have been used."""
        return int(self.counter * 8 - (32 - self.at) // 4)

    def numbers(self) -> list[int]:
        return [self.used()]


def fair_stream(seed: bytes, entropy: tuple[bytes, ...] = ()) -> Stream:
    """The stream of a 512-bit seed, with the players' own entropy mixed in, in seat order."""
    digest = sha256(b"saloon stream 1\0" + check_seed(seed))
    for salt in entropy:
        digest.update(sha256(salt).digest())
    return Stream(digest.digest())


def hashed_state(seed: int) -> int:
    """A state for `Quick`: any but the two that never move, 0 and 698769069 x 2^32 - 1."""
    digest = sha256(b"saloon quick 1\0" + str(seed).encode()).digest()
    return int.from_bytes(digest[:16], "big") % (QUICK_STATES - 1) + 1


@mypyc_attr(native_class=True)
class Quick(Source):
    """A 32-bit multiply-with-carry generator: fast, repeatable, and no more than that."""

    state: i64

    def __init__(self, seed: SupportsIndex, state: int = 0) -> None:
        """Any whole number will do. It is hashed, because similar seeds would give similar numbers."""
        self.state = state if state else hashed_state(whole(seed, "seed"))

    def below(self, n: i64) -> i64:
        """Scaled rather than rejected: the bias is below n / 2^32, far under what search can notice. n <= 2^31."""
        state = self.state
        self.state = state = 698769069 * (state & WORD) + (state >> 32)
        return ((state & WORD) * n) >> 32

    def shuffle(self, cards: vec[i64], n: i64) -> None:
        state = self.state
        word = state & WORD
        for i in range(n - 1, 0, -1):
            state = 698769069 * word + (state >> 32)
            word = state & WORD
            j: i64 = (word * (i + 1)) >> 32
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
        self.state = state

    def clone(self) -> Source:
        return Quick(0, self.state)

    def numbers(self) -> list[int]:
        return [self.state]
