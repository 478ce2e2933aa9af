"""Who is bound to what before a deal: docs/fairness.md in code. A record says by which scheme it was dealt.

Scheme 1 binds the dealer alone; players added their entropy openly, one after another. In scheme 2 every player commits
to his entropy before anybody reveals any.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256, sha512
from typing import Literal

from saloon.kernel.document import Reader
from saloon.kernel.errors import Malformed
from saloon.kernel.rng import check_seed, commitment

OPEN = 1  # schemes
COMMITTED = 2

Source = Literal["player", "nobody", "server"]  # whose a seat's part is; only a player's part is ever more than nothing
SOURCES: dict[str, Source] = {"player": "player", "nobody": "nobody", "server": "server"}


def seed_commitment(seed: bytes, scheme: int = COMMITTED) -> str:
    """What the dealer publishes before anybody commits to anything."""
    if scheme == OPEN:
        return commitment(seed)
    return sha256(b"saloon commitment 2\0" + check_seed(seed)).hexdigest()


def entropy_commitment(entropy: bytes) -> str:
    """What a player says before he reveals his entropy."""
    return sha256(b"saloon entropy 2\0" + entropy).hexdigest()


def next_seed(seed: bytes) -> bytes:
    """The seed after one that must not be used any more; it tells nothing of the one before."""
    return sha512(b"saloon seed 2\0" + check_seed(seed)).digest()


@dataclass
class Parts:
    """Scheme 2: whose part in the deal each seat has, what it was committed to, and how often all began anew."""

    sources: list[Source] = field(default_factory=list)
    commitments: list[str] = field(default_factory=list)  # empty where nothing was committed to
    renewed: int = 0  # fresh seeds, because somebody did not reveal

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
    return {"scheme": COMMITTED, **vars(parts)}


def read_parts(reader: Reader) -> Parts:
    """The same, read again; `Malformed` names the field that is wrong."""
    reader.number("scheme", COMMITTED, COMMITTED)
    sources = []
    for at, found in enumerate(reader.texts("sources")):
        if found not in SOURCES:
            raise Malformed("unknown-source", f"fairness.sources[{at}]", {"value": found[:80]})
        sources.append(SOURCES[found])
    return Parts(sources, reader.texts("commitments"), reader.number("renewed", 0, 1_000_000))
