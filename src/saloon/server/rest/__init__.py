"""The HTTP endpoints of /api, a module per subject."""

from saloon.server.rest import (
    challenges,
    clubs,
    deals,
    decks,
    games,
    notify,
    people,
    puzzles,
    ratings,
    records,
    rules,
    tables,
)

PARTS = (people, games, rules, decks, tables, records, deals, clubs, puzzles, ratings, challenges, notify)
ROUTES = [route for part in PARTS for route in part.ROUTES]
