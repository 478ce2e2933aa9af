"""Who is bound to what before a deal: docs/fairness.md in code. A record says by which scheme it was dealt.

Scheme 1 binds the dealer alone; players added their entropy openly, one after another. In scheme 2 every player commits
to his entropy before anyone reveals any. Scheme 3 is for deals that many play, each at a table of his own
(`duplicate`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256, sha512
from typing import Literal

from saloon.kernel import rng
from saloon.kernel.document import Reader
from saloon.kernel.duplicate import Duplicate
from saloon.kernel.errors import Malformed
from saloon.kernel.rng import check_seed, commitment, fair_stream

OPEN = 1  # schemes
COMMITTED = 2
DUPLICATE = 3

Source = Literal["player", "nobody", "server"]  # whose a seat's part is; only a player's part is ever more than nothing
SOURCES: dict[str, Source] = {"player": "player", "nobody": "nobody", "server": "server"}


def seed_commitment(seed: bytes, scheme: int = COMMITTED) -> str:
    """What the dealer publishes before anyone commits to anything."""
    if scheme == OPEN:
        return commitment(seed)
    return sha256(f"saloon commitment {scheme}\0".encode() + check_seed(seed)).hexdigest()


def chance(seed: bytes, entropy: tuple[bytes, ...] = (), scheme: int = COMMITTED) -> rng.Source:
    """Where the cards of a game come from."""
    stream = fair_stream(seed, entropy)
    return Duplicate(stream.key) if scheme == DUPLICATE else stream


def entropy_commitment(entropy: bytes) -> str:
    """What a player says before he reveals his entropy."""
    return sha256(b"saloon entropy 2\0" + entropy).hexdigest()


def next_seed(seed: bytes) -> bytes:
    """The seed that replaces one that must no longer be used; it reveals nothing about the old one."""
    return sha512(b"saloon seed 2\0" + check_seed(seed)).digest()


@dataclass
class Parts:
    """From scheme 2 on: whose part in the deal each seat has, what it was committed to, how often all began anew."""

    sources: list[Source] = field(default_factory=list)
    commitments: list[str] = field(default_factory=list)  # empty where nothing was committed to
    renewed: int = 0  # fresh seeds, because someone did not reveal
    scheme: int = COMMITTED

    def check(self, seats: int, entropy: Sequence[bytes]) -> None:
        """`Malformed` names the first seat whose entropy is not what was committed to."""
        rows = {"entropy": entropy, "fairness.sources": self.sources, "fairness.commitments": self.commitments}
        for name, row in rows.items():
            if len(row) != seats:
                raise Malformed("wrong-length", name, {"found": len(row), "needed": seats})
        for seat, (source, bound, added) in enumerate(zip(self.sources, self.commitments, entropy, strict=True)):
            fits = bool(added) and entropy_commitment(added) == bound if source == "player" else not added and not bound
            if not fits:
                raise Malformed("entropy-not-committed", f"entropy[{seat}]", {"seat": seat})


def write_parts(parts: Parts) -> dict[str, object]:
    """The parts as a record has them."""
    return {"scheme": parts.scheme, **vars(parts)}


def read_parts(reader: Reader) -> Parts:
    """The same, read again; `Malformed` names the field that is wrong."""
    scheme = reader.number("scheme", COMMITTED, DUPLICATE)
    sources = []
    for at, found in enumerate(reader.texts("sources")):
        if found not in SOURCES:
            raise Malformed("unknown-source", f"fairness.sources[{at}]", {"value": found[:80]})
        sources.append(SOURCES[found])
    return Parts(sources, reader.texts("commitments"), reader.number("renewed", 0, 1_000_000), scheme)
