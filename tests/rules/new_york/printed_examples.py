"""Two whole cases as the rules print them; they must not be among ours."""

from __future__ import annotations

from typing import Any

Row = tuple[str, list[Any], int]
"""Deck, clue, and in how many cells it is true."""

ELEVEN: list[Row] = [
    ("informant", ["far_kind", ["harbour"]], 19),
    ("informant", ["beyond", "rockaway", 3], 19),
    ("informant", ["far_kind", ["airport", "theatre"]], 17),
    ("informant", ["near_kind", ["bridge", "hospital"]], 11),
    ("informant", ["within", "newark", 2], 9),
    ("informant", ["not_in", ["BK", "BW", "MA"]], 14),
    ("informant", ["rows", [2, 3, 5]], 15),
    ("informant", ["not_in", ["BX", "MA", "QU"]], 14),
    ("informant", ["far_kind", ["theatre"]], 20),
    ("informant", ["beyond", "sound_arena", 3], 19),
    ("expert", ["not_in", ["BK", "NJ"]], 17),
    ("expert", ["south_of", 2], 15),
    ("expert", ["in", ["MA", "QU", "SI"]], 11),
    ("expert", ["not_in", ["BK", "QU"]], 17),
    ("expert", ["not_in", ["BW", "MA", "QU"]], 14),
    ("expert", ["west_of", "C"], 10),
]

TWELVE: list[Row] = [
    ("informant", ["xor", ["north_of", 4], ["within", "lighthouse_museum", 2]], 19),
    ("informant", ["south_of", 1], 20),
    ("informant", ["xor", ["east_of", "C"], ["within", "red_hook", 2]], 14),
    ("informant", ["far_kind", ["park", "stadium"]], 15),
    ("informant", ["far_kind", ["airport", "hospital"]], 16),
    ("informant", ["xor", ["within", "verrazzano", 2], ["aligned", "aviation_museum"]], 14),
    ("informant", ["not_in", ["NJ", "SI"]], 18),
    ("informant", ["beyond", "fordham", 3], 16),
    ("informant", ["not", ["aligned", "palisades"]], 16),
    ("informant", ["not", ["aligned", "red_hook"]], 16),
    ("expert", ["not_in", ["NJ", "QU"]], 17),
    ("expert", ["if", ["aligned", "sound_arena"], ["within", "grand_central", 2]], 18),
    ("expert", ["near_kind", ["museum", "harbour"]], 10),
    ("expert", ["beyond", "north_clinic", 3], 17),
    ("expert", ["if", ["aligned", "north_clinic"], ["west_of", "C"]], 18),
    ("expert", ["dry", ["east_river", "hudson"]], 14),
]
