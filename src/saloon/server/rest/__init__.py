"""The doors that are not the socket: accounts, games, rulebooks, decks, deals, clubs, tables, records."""

from saloon.server.rest import clubs, deals, decks, games, people, records, rules, tables

ROUTES = [
    *people.ROUTES,
    *games.ROUTES,
    *rules.ROUTES,
    *decks.ROUTES,
    *deals.ROUTES,
    *clubs.ROUTES,
    *tables.ROUTES,
    *records.ROUTES,
]
