"""How long a finished game is looked at: `python tools/review_time.py GAME --players N --games N`.

Games between levels are recorded and analysed as a server does it (`saloon.server.workers.reviewing`): first all of it,
then the closer look at what may be marked. Printed is CPU time of this process, which a busy machine hardly changes.
"""

import argparse
import json
from hashlib import sha512
from time import process_time
from typing import Any

from saloon.bots import levels
from saloon.bots.bot import Look
from saloon.kernel import record as records
from saloon.kernel.game import Game, find_game
from saloon.server.workers import reviewing
from saloon.workers import use_one_thread

BOTS = ("champion", "marshal", "deputy", "gunslinger")


def recorded(game: Game, players: int, number: int) -> tuple[bytes, int]:
    """A game of levels as a document, and its number of decisions."""
    seats = [BOTS[(number + seat) % len(BOTS)] for seat in range(players)]
    writer = records.begin(game, game.unattended(game.options({})), seats, sha512(f"review {number}".encode()).digest())
    bots = [levels.make(name, game, number) for name in seats]
    while (seat := int(writer.table.to_act())) >= 0:
        writer.apply(bots[seat].choose(Look(game, writer.table)))
    return json.dumps(records.to_document(writer.record)).encode(), len(writer.record.decisions)


def answers(raw: bytes, closer: Any = None) -> list[Any]:
    """All pieces of the work."""
    found = [reviewing.look(raw, 0, closer)]
    while len(found[-1]):
        found.append(reviewing.look(raw, sum(map(len, found)), closer))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=3)
    asked = parser.parse_args()
    use_one_thread()
    game = find_game(asked.game)
    for number in range(asked.games + 1):
        raw, decisions = recorded(game, asked.players, number)
        began = process_time()
        found = answers(raw)
        reviewing.conclude(raw, found)
        looked = process_time()
        closer = reviewing.suspects(raw, found)
        reviewing.conclude(raw, found, closer, answers(raw, closer) if closer else None)
        if number:  # the first one loads the net
            print(f"{decisions} decisions: {looked - began:.2f} s, closer {process_time() - looked:.2f} s", flush=True)


if __name__ == "__main__":
    main()
