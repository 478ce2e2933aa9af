"""Who sits where: the person at the terminal, and opponents with names of the West."""

from saloon.kernel.record import Record
from saloon.kernel.rng import Quick, commitment

# First names of the West, short enough for a column; nobody's picture, nobody's play.
OPPONENTS = (
    "Annie", "Bass", "Bat", "Calamity", "Cole", "Doc", "Ella", "Josie", "Kate", "Lottie", "Mary", "Nat", "Pearl",
    "Rosa", "Virgil", "Wild Bill",
)  # fmt: skip


def lot(seed: bytes, cut: int) -> Quick:
    """Chance that follows from the public commitment: it touches nothing of the game, and betrays nothing of it."""
    return Quick(int.from_bytes(commitment(seed).encode()[cut : cut + 6], "big"))


def seat_names(name: str, players: int, seed: bytes, me: int = 0) -> list[str]:
    """The person on seat `me`, and opponents whose names follow from the seed; `person_of` finds the way back."""
    pool = [other for other in OPPONENTS if other.casefold() != name.casefold()]
    draw = lot(seed, 0)
    while True:
        seats = [pool.pop(int(draw.below(len(pool)))) for _ in range(players - 1)]
        seats.insert(me, name)
        if person(seats, seed, me) == me:
            return seats


def person(seats: list[str], seed: bytes, most: int) -> int:
    """The first seat, up to `most`, on which a person of that name would have got these opponents; else `most`."""
    players = len(seats)
    return next((seat for seat in range(most) if seat_names(seats[seat], players, seed, seat) == seats), most)


def person_of(record: Record) -> int:
    """Where the person sat who played this game here; the first seat if nobody can tell."""
    seats = record.seats
    if record.seed is None or not 0 < len(seats) < len(OPPONENTS):
        return 0
    return person(seats, record.seed, len(seats)) % len(seats)
