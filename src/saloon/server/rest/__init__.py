"""The HTTP endpoints: accounts, games, rulebooks, decks, tables, records, puzzles, notifications."""

from saloon.server.rest import decks, games, notify, people, puzzles, records, rules, tables

PARTS = (people, games, rules, decks, tables, records, puzzles, notify)
ROUTES = [route for part in PARTS for route in part.ROUTES]
