"""Revolver for PettingZoo, with observations of version 1: docs/research.md."""

from functools import partial

from saloon.adapters.pettingzoo.aec import TableEnv, ordered

raw_env = partial(TableEnv, "revolver")
env = partial(ordered, "revolver")
