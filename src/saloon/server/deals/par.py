"""In a worker: how a bot of the same level does in the player's seat."""

from hashlib import sha256

from saloon.bots import levels
from saloon.bots.bot import Look
from saloon.kernel import record as records
from saloon.kernel.game import find_game
from saloon.server.storage.documents import DealSetup, Par

MOST_DECISIONS = 10_000


def par(name: str, deal: DealSetup, seed: bytes) -> Par | None:
    """The whole deal, played by bots alone; none if it does not end."""
    game = find_game(name)
    options = game.options(deal.options)
    bot = levels.who_plays(deal.rival, game, options)
    salts = tuple(bytes.fromhex(salt) for salt in deal.entropy)
    writer = records.begin(game, options, [bot] * len(deal.bots), seed, salts, parts=deal.parts)
    table = writer.table
    for made in range(MOST_DECISIONS):
        if table.to_act() < 0:
            break
        legal = table.legal()
        if len(legal) == 1:
            writer.apply(legal[0])
            continue
        chance = sha256(b"saloon par\0" + seed + str(made).encode()).digest()
        writer.apply(int(levels.make(bot, game, int.from_bytes(chance[:8], "big")).choose(Look(game, table))))
    result = writer.record.result
    if result is None:
        return None
    return Par(bot, result["winner"] == deal.seat, game.margin(result, deal.seat))
