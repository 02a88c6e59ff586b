"""The rules of every game, by the chapters of its rule book: a test per numbered rule."""
