"""What every game must pass, over every game."""
