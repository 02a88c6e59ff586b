"""What a person can learn from one stream; knows no game."""
