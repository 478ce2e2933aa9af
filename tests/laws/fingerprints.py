"""Random games as one line each, for comparing engines: `python -m tests.laws.fingerprints FIRST COUNT`.

A line has the game, its seed, how many decisions were made, and a digest of everything on the way: the legal codes
of every question, the facts, and now and then fingerprint, view, memory, refusal, observation and an imagined world.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256

import saloon
from tests.laws.worlds import WORLDS, Play, World

EVERY = 32  # decisions between two long looks


def line(world: World, seed: int) -> str:
    play = Play(world, world.deal(seed))
    digest = sha256(repr(play.deal).encode())
    while not play.over:
        digest.update(repr(play.table.legal()).encode())
        if len(play.made) % EVERY == seed % EVERY:
            digest.update(long_look(world, play).encode())
        _, _, told = play.step()
        digest.update(repr(told).encode())
    digest.update(repr([world.game.result(play.table), play.table.scores()]).encode())
    digest.update(play.table.fingerprint().encode())
    return f"{world.game.name} {seed} {len(play.made)} {digest.hexdigest()[:16]}"


def long_look(world: World, play: Play) -> str:
    table, actor = play.table, int(play.table.to_act())
    viewer = len(play.made) % (play.deal.seats + 1) - 1
    looks = [
        table.fingerprint(),
        table.clone().fingerprint(),
        world.seen(table, viewer),
        world.memory(table),
        world.refusal(table, len(play.made) % int(table.space())),
        world.observation(table, actor),
        table.can_undo(),
        world.imagine(table, viewer, play.deal.seed).fingerprint(),
    ]
    return repr(looks)


def lines(first: int, count: int) -> Iterator[str]:
    for world in WORLDS:
        for seed in range(first, first + count):
            yield line(world, seed)


if __name__ == "__main__":
    print(saloon.ENGINE)
    for text in lines(int(sys.argv[1]), int(sys.argv[2])):
        print(text)
