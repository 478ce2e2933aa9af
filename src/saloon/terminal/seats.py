"""Who sits where: the person at the terminal, and opponents with names of the West."""

from hashlib import sha256

from saloon.bots import levels
from saloon.bots.bot import Look, RandomBot
from saloon.kernel.game import Game
from saloon.kernel.record import Record
from saloon.kernel.rng import Quick, commitment
from saloon.kernel.table import Table

# First names of the West, short enough for a column. No card has one of them: a log would mix them up.
OPPONENTS = (
    "Ada", "Bass", "Bat", "Calamity", "Cole", "Doc", "Ella", "Etta", "Kate", "Lottie", "Mary", "Nat", "Pearl",
    "Rosa", "Virgil", "Wild Bill",
)  # fmt: skip


def lot(seed: bytes, cut: int) -> Quick:
    """Chance that follows from the public commitment: it touches nothing of the game, and betrays nothing of it."""
    return Quick(int.from_bytes(commitment(seed).encode()[cut : cut + 6], "big"))


def seat_names(name: str, players: int, seed: bytes, me: int = 0) -> list[str]:
    """The person on seat `me`, and opponents whose names follow from the seed."""
    pool = [other for other in OPPONENTS if other.casefold() != name.casefold()]
    draw = lot(seed, 0)
    seats = [pool.pop(int(draw.below(len(pool)))) for _ in range(players - 1)]
    seats.insert(me, name)
    return seats


def bots_around(me: int, players: int, bot: str) -> list[str]:
    """The same bot on every seat but the person's."""
    return ["" if seat == me else bot for seat in range(players)]


def person_of(record: Record) -> int:
    """Where the person sits: the first seat without a bot, and the first of all if the record does not tell."""
    return record.bots.index("") if "" in record.bots else 0


def opponent_choice(record: Record, game: Game, table: Table) -> int:
    """What the bot on the seat that must decide answers; one that the record does not name plays at random.

    Its chance comes from the public commitment and the number of the decision: nothing of the deal is in it, and a
    resumed game goes on as it would have gone.
    """
    seat = int(table.to_act())
    word = f"{record.commitment} {len(record.decisions)}".encode()
    chance = int.from_bytes(sha256(word).digest()[:6], "big")
    bot = record.bots[seat] if seat < len(record.bots) and record.bots[seat] else RandomBot.name
    return levels.make(bot, game, chance).choose(Look(game, table))
