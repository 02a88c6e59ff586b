"""How cases are made: the pool of clues, what makes a case good, endless and printed cases."""
