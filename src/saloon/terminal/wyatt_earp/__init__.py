"""Wyatt Earp in the terminal: the grid of posters and piles, the log, the choices, the payout."""
