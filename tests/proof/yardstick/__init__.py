"""Players that stand for people: written apart from the bots, to measure them by."""
