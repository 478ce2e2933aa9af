"""PettingZoo: the games as turn-based environments for several agents (AEC), a module for each game and version."""
