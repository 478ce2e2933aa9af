"""Accounts, sessions and names."""
