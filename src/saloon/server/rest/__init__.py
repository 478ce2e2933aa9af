"""The HTTP endpoints: accounts, games, rulebooks, decks, tables, records, puzzles, ratings, challenges, notifications."""

from saloon.server.rest import challenges, decks, games, notify, people, puzzles, ratings, records, rules, tables

PARTS = (people, games, rules, decks, tables, records, puzzles, ratings, challenges, notify)
ROUTES = [route for part in PARTS for route in part.ROUTES]
