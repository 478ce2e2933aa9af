"""Wild West card games: one rules engine for playing, searching and research."""

from saloon._engine import ENGINE  # first: it decides how the modules after it are loaded

__version__ = "0.1.0"

__all__ = ["ENGINE", "__version__"]
