"""The betting of a hand: posts, turns, legal amounts, its end and who shows first."""
