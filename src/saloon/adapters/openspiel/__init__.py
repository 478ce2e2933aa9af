"""OpenSpiel: the games as its Python games, a module for each game and version; importing one registers it."""
