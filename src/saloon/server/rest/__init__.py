"""The HTTP endpoints: accounts, games, rulebooks, decks, tables, records."""

from saloon.server.rest import decks, games, people, records, rules, tables

ROUTES = [*people.ROUTES, *games.ROUTES, *rules.ROUTES, *decks.ROUTES, *tables.ROUTES, *records.ROUTES]
