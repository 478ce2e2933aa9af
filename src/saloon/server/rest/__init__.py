"""The doors that are not the socket: accounts, games, rulebooks, decks, deals, tables, records."""

from saloon.server.rest import deals, decks, games, people, records, rules, tables

ROUTES = [*people.ROUTES, *games.ROUTES, *rules.ROUTES, *decks.ROUTES, *deals.ROUTES, *tables.ROUTES, *records.ROUTES]
