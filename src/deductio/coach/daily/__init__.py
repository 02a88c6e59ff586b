"""The case of the day: one game for everybody, three puzzles of it and a whole case to solve."""
