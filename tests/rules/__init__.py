"""A test per numbered rule, by game and chapter."""
