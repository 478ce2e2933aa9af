"""Before the deal: who is bound to what, who has revealed it, and what the table waits for (docs/fairness.md).

Like the room, it is changed by entries alone. What is revealed stays a secret until all have revealed.
"""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from saloon.kernel.errors import Illegal
from saloon.kernel.fairness import COMMITTED, Parts, Source, entropy_commitment, next_seed, seed_commitment
from saloon.server.storage.documents import SeatSetup, Setup
from saloon.server.wire import Awaits

PATIENCE = 60.0  # seconds to commit, and to reveal, when all seats are taken
DAYS = 3_600.0  # seconds for a move, or a game: from here on nobody has to be there
MOST_LAPSES = 2  # how often a player may lose a seat at one table by not answering


class SeatPart(Struct, frozen=True):
    """What a seat adds to the deal: only a player's part is ever more than nothing."""

    source: Source = "nobody"
    commitment: str = ""
    entropy: str = ""

    def awaits(self) -> Awaits:
        if self.source != "player" or self.entropy:
            return ""
        return "reveal" if self.commitment else "commit"


def part_of(seat: SeatSetup) -> SeatPart:
    """The part of a seat in the deal, as the table was created; a seat that does not commit has none."""
    made_with_table: Source = "nobody" if seat.kind == "open" else "server"
    return SeatPart(seat.source or made_with_table, seat.commitment, seat.entropy)


class Pledges:
    """The parts of all seats, the seed that they are added to, and the commitment to it."""

    def __init__(self, setup: Setup, seed: bytes) -> None:
        self.taken = setup.scheme == COMMITTED and setup.start is None  # else the deal is known, or of scheme 1
        self.patience = float(setup.clock.seconds) if setup.clock.seconds >= DAYS else PATIENCE
        self.seed = seed
        self.commitment = setup.commitment
        self.parts = [part_of(seat) for seat in setup.seats]
        self.awaits: Awaits = ""
        self.since = 0.0  # when it began to be waited for
        self.renewed = 0
        self.spent: set[str] = set()  # commitments of before the last renewal
        self.lapses: Counter[str] = Counter()  # by account

    def waiting(self) -> list[int]:
        """The seats that must do what is waited for."""
        return [seat for seat, part in enumerate(self.parts) if self.awaits and part.awaits() == self.awaits]

    def until(self) -> float | None:
        """When they lose their seats."""
        return self.since + self.patience if self.awaits else None

    def told(self) -> Parts:
        """Public information."""
        if not self.taken:
            return Parts()
        return Parts([part.source for part in self.parts], [part.commitment for part in self.parts], self.renewed)

    # What may be

    def check_new(self, commitment: str) -> None:
        """Nobody may repeat a commitment that someone else made here, or before a renewal."""
        if commitment and (commitment in self.spent or any(part.commitment == commitment for part in self.parts)):
            raise Illegal("commitment-used", "", {})

    def check_sitting(self, account: str, commitment: str) -> None:
        if self.lapses[account] >= MOST_LAPSES:
            raise Illegal("silent-before", "", {})
        self.check_new(commitment)

    def check_commit(self, commitment: str) -> None:
        if not self.taken:
            raise Illegal("nothing-to-add", "", {})
        self.check_settled()
        self.check_new(commitment)

    def check_settled(self) -> None:
        """While reveals come in, nothing else changes before the deal."""
        if self.awaits == "reveal":
            raise Illegal("reveals-begun", "", {})

    def check_reveal(self, seat: int, entropy: str) -> None:
        """What does not fit the commitment is refused, and nothing is lost by it."""
        if seat not in self.waiting() or self.awaits != "reveal":
            raise Illegal("nothing-to-reveal", "", {"seat": seat})
        if entropy_commitment(bytes.fromhex(entropy)) != self.parts[seat].commitment:
            raise Illegal("not-as-committed", "", {"seat": seat})

    # What is so because it was written

    def sit(self, seat: int, commitment: str, entropy: str) -> None:
        """The entropy of earlier versions, said openly, is there only in tables of scheme 1."""
        if self.taken:
            self.parts[seat] = SeatPart("player" if commitment else "nobody", commitment)
        else:
            self.parts[seat] = SeatPart(entropy=entropy)

    def put(self, seat: int, source: Source) -> None:
        """A seat without a player's part."""
        self.parts[seat] = SeatPart(source)

    def commit(self, seat: int, commitment: str) -> None:
        self.parts[seat] = SeatPart("player", commitment)

    def reveal(self, seat: int, entropy: str) -> None:
        self.parts[seat] = replace(self.parts[seat], entropy=entropy)

    def lapse(self, accounts: Iterable[str]) -> None:
        """Some lose their seats; each of them is counted once."""
        self.lapses.update(set(accounts))

    def vacate(self, seats: Iterable[int]) -> None:
        """Some seats are free again. If reveals had begun, all who stay start over, with a fresh seed.

        So a player who does not reveal cannot choose between two deals for the same people.
        """
        begun = self.awaits == "reveal"
        for seat in seats:
            self.put(seat, "nobody")
        if begun:
            self.renew()

    def renew(self) -> None:
        self.renewed += 1
        self.seed = next_seed(self.seed)
        self.commitment = seed_commitment(self.seed)
        self.spent.update(part.commitment for part in self.parts)
        self.parts = [SeatPart(part.source) for part in self.parts]

    def settle(self, full: bool, at: float) -> None:
        """What is waited for from now on: nothing before all seats are taken; reveals when all have committed."""
        wanted = {part.awaits() for part in self.parts} if full and self.taken else set()
        awaits: Awaits = "commit" if "commit" in wanted else "reveal" if "reveal" in wanted else ""
        if awaits != self.awaits:
            self.awaits, self.since = awaits, at
