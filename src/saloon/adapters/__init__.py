"""Environments for learning programs, each for a library that is installed apart (docs/research.md)."""
