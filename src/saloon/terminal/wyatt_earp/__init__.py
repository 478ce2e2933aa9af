"""Wyatt Earp in the terminal: the ledger of posters and piles, the log, the choices, the payout."""
