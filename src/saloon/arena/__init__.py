"""The arena: bots play duplicate deals, here or on a cluster, and what they won is counted with its uncertainty.

`plan.py` says who sits where, `match.py` plays, `crew.py` lets many workers do it, `match_file.py` keeps every finished
deal, `results.py`, `ratings.py` and `plots.py` tell what came out. `oracle.py` is a bot that cheats, to measure luck.
"""
