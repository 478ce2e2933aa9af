"""The games, one folder each. They know the kernel and never each other. Importing this makes them all known."""

from saloon.games.revolver import GAME as REVOLVER
from saloon.games.wyatt_earp import GAME as WYATT_EARP

__all__ = ["REVOLVER", "WYATT_EARP"]
