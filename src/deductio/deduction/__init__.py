"""Exact reasoning about hidden placements; knows no game."""
