"""Tests of the bots: the same for the same seed, legal in every game, better than chance."""
