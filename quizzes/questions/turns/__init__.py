"""Hands that are stopped in the betting, to be asked what comes next."""
