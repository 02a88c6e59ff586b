"""The rules of Cluedo, by the chapters of its rule book."""
