"""The HTTP endpoints: accounts, games, rulebooks, decks, tables, records, puzzles."""

from saloon.server.rest import decks, games, people, puzzles, records, rules, tables

ROUTES = [*people.ROUTES, *games.ROUTES, *rules.ROUTES, *decks.ROUTES, *tables.ROUTES, *records.ROUTES, *puzzles.ROUTES]
