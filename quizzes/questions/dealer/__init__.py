"""Whole hands in which the learner is the dealer, and what is asked in them."""
