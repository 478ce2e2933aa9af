"""Revolver in the terminal: the five battlefields, the gang, the log, the choices, the deck with its sources."""
