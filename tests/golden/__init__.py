"""Whole games with every seat's stream, as files that people read in review."""
