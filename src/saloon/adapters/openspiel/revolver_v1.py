"""Revolver for OpenSpiel, with observations of version 1: docs/research.md."""

from saloon.adapters.openspiel.games import register, wishes_of

NAME = "saloon_revolver_v1"

register(NAME, "Revolver (Saloon)", wishes_of("revolver"))
