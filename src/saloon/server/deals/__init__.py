"""Deals that many people play, each at a table of their own against the same bots: of a day, a club, a challenge."""
