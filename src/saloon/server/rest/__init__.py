"""The doors that are not the socket: accounts, games, rulebooks, decks, tables, records."""

from saloon.server.rest import challenges, decks, games, people, ratings, records, rules, tables

ROUTES = [
    *people.ROUTES,
    *games.ROUTES,
    *rules.ROUTES,
    *decks.ROUTES,
    *tables.ROUTES,
    *records.ROUTES,
    *ratings.ROUTES,
    *challenges.ROUTES,
]
