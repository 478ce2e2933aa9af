"""Notifications outside the page, for games that take days: web push, e-mail and a feed."""
