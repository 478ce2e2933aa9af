"""Gymnasium: one seat of a table, the others played by bots; and many tables at once.

Importing this package registers each of our games, so that `gymnasium.make` knows it by the name of the package and
its own: `gymnasium.make("saloon.adapters.gymnasium:saloon/GAME-v1")`.
"""

import gymnasium

from saloon.adapters.gymnasium.many import ManySeats
from saloon.adapters.gymnasium.seat import Seat
from saloon.kernel.game import own_games

__all__ = ["ManySeats", "Seat"]

for game in own_games():
    gymnasium.register(
        f"saloon/{game.name}-v{game.observation_version}",
        entry_point=f"{__name__}:Seat",
        vector_entry_point=f"{__name__}:ManySeats",
        kwargs={"game": game.name},
    )
