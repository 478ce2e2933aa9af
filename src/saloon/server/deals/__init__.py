"""Deals that many play, each at a table of his own against the same bots: those of the days, and challenges."""
