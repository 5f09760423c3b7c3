"""Hands that are played out at a table, to be settled."""
