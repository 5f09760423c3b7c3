"""Hands face up on a full board: who wins which half, and how a pot is shared."""
