"""Nets that taught themselves (docs/training.md): how they see a table, and how they decide. At play: numpy only."""
