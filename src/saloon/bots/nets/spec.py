"""What must be known of a game to train a net for it and to play with one."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from saloon.bots.nets.features import Column, Feature, columns
from saloon.kernel.game import Game
from saloon.kernel.layout import Part


@dataclass(frozen=True)
class Net:
    """The net of one game."""

    package: str  # that has its weights, `champion.npz`
    features: tuple[Feature, ...]
    secret_features: tuple[Feature, ...]  # what a critic sees besides
    knows: Callable[[Any], bool]  # whether it was trained for tables with these options

    def weights(self) -> Traversable:
        return files(self.package) / "champion.npz"

    def columns(self, game: Game, options: Any) -> list[Column]:
        return columns(self.features, game.layout(options))

    def secret_columns(self, game: Game, options: Any) -> list[Column]:
        """Of a row in which the secrets follow the observation."""
        start = size(game.layout(options))
        shifted = [part._replace(start=part.start + start) for part in game.secret_layout(options)]
        return columns(self.secret_features, shifted)


def size(layout: tuple[Part, ...]) -> int:
    return layout[-1].end if layout else 0
