"""The doors that are not the socket: accounts, games, rulebooks, decks, tables, records, notifications."""

from saloon.server.rest import decks, games, notify, people, records, rules, tables

ROUTES = [*people.ROUTES, *games.ROUTES, *rules.ROUTES, *decks.ROUTES, *tables.ROUTES, *records.ROUTES, *notify.ROUTES]
