"""The numbered rules of every game, by chapter."""
