"""The coach: what it says to a person, from one stream."""
