"""Puzzles: positions in which one choice is clearly best, found and judged by machine (docs/puzzles.md).

`puzzle` has the types, `shelf` reads those of a game, `trying` judges choices in imagined worlds, `making` finds new
ones.
"""
