"""Opponents. A bot is given what its seat may see and a source of imagined worlds, never the real table."""
