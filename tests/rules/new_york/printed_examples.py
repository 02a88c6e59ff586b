"""Two whole cases as the rules print them; they must not be among ours."""

# ruff: noqa: E501
from __future__ import annotations

from typing import Any

Row = tuple[str, list[Any], int, str]
"""Deck, clue, in how many cells it is true, and its English text."""

ELEVEN: list[Row] = [
    (
        "informant",
        ["far_kind", ["harbour"]],
        19,
        "Here is what I was told: he is in a cell with no harbour.",
    ),
    (
        "informant",
        ["beyond", "rockaway", 3],
        19,
        "I saw the thief go by: he is at least 3 steps from the Rockaway marina.",
    ),
    (
        "informant",
        ["far_kind", ["airport", "theatre"]],
        17,
        "Word of a cab driver: he is in a cell with no airport and no theatre.",
    ),
    (
        "informant",
        ["near_kind", ["bridge", "hospital"]],
        11,
        "Psst… he is near a bridge or a hospital.",
    ),
    (
        "informant",
        ["within", "newark", 2],
        9,
        "Word of a cab driver: he is at most 2 steps from Newark airport.",
    ),
    (
        "informant",
        ["not_in", ["BK", "BW", "MA"]],
        14,
        "I saw the thief go by: he is neither in Brooklyn nor in Brentwood nor in Manhattan.",
    ),
    ("informant", ["rows", [2, 3, 5]], 15, "Word of a cab driver: he is on line 2, 3 or 5."),
    (
        "informant",
        ["not_in", ["BX", "MA", "QU"]],
        14,
        "Here is what I was told: he is neither in the Bronx nor in Manhattan nor in Queens.",
    ),
    (
        "informant",
        ["far_kind", ["theatre"]],
        20,
        "Word of a cab driver: he is in a cell with no theatre.",
    ),
    (
        "informant",
        ["beyond", "sound_arena", 3],
        19,
        "Psst… he is at least 3 steps from the Sound arena.",
    ),
    (
        "expert",
        ["not_in", ["BK", "NJ"]],
        17,
        "Mud from the soles analysed: he is neither in Brooklyn nor in New Jersey.",
    ),
    ("expert", ["south_of", 2], 15, "Radio triangulation: he is south of line 2."),
    (
        "expert",
        ["in", ["MA", "QU", "SI"]],
        11,
        "Mud from the soles analysed: he is in Manhattan, in Queens or on Staten Island.",
    ),
    (
        "expert",
        ["not_in", ["BK", "QU"]],
        17,
        "Mud from the soles analysed: he is neither in Brooklyn nor in Queens.",
    ),
    (
        "expert",
        ["not_in", ["BW", "MA", "QU"]],
        14,
        "Mud from the soles analysed: he is neither in Brentwood nor in Manhattan nor in Queens.",
    ),
    ("expert", ["west_of", "C"], 10, "Radio triangulation: he is west of column C."),
]
TWELVE: list[Row] = [
    (
        "informant",
        ["xor", ["north_of", 4], ["within", "lighthouse_museum", 2]],
        19,
        "Psst… he is either north of line 4, or at most 2 steps from the lighthouse museum, but not both.",
    ),
    ("informant", ["south_of", 1], 20, "I saw the thief go by: he is south of line 1."),
    (
        "informant",
        ["xor", ["east_of", "C"], ["within", "red_hook", 2]],
        14,
        "Word of a cab driver: he is either east of column C, or at most 2 steps from Red Hook harbour, but not both.",
    ),
    (
        "informant",
        ["far_kind", ["park", "stadium"]],
        15,
        "Word of a cab driver: he is in a cell with no park and no stadium.",
    ),
    (
        "informant",
        ["far_kind", ["airport", "hospital"]],
        16,
        "I saw the thief go by: he is in a cell with no airport and no hospital.",
    ),
    (
        "informant",
        ["xor", ["within", "verrazzano", 2], ["aligned", "aviation_museum"]],
        14,
        "Word of a cab driver: he is either at most 2 steps from the Verrazzano Bridge, or in the same line or column as a cell of the aviation museum, but not both.",
    ),
    (
        "informant",
        ["not_in", ["NJ", "SI"]],
        18,
        "Psst… he is neither in New Jersey nor on Staten Island.",
    ),
    (
        "informant",
        ["beyond", "fordham", 3],
        16,
        "Psst… he is at least 3 steps from Fordham station.",
    ),
    (
        "informant",
        ["not", ["aligned", "palisades"]],
        16,
        "Here is what I was told: he is anywhere but “in the same line or column as a cell of Palisades Park”.",
    ),
    (
        "informant",
        ["not", ["aligned", "red_hook"]],
        16,
        "Psst… he is anywhere but “in the same line or column as a cell of Red Hook harbour”.",
    ),
    (
        "expert",
        ["not_in", ["NJ", "QU"]],
        17,
        "Mud from the soles analysed: he is neither in New Jersey nor in Queens.",
    ),
    (
        "expert",
        ["if", ["aligned", "sound_arena"], ["within", "grand_central", 2]],
        18,
        "Computer model: if he is in the same line or column as a cell of the Sound arena, then he is at most 2 steps from Grand Central station.",
    ),
    (
        "expert",
        ["near_kind", ["museum", "harbour"]],
        10,
        "Traces of old varnish or tar: he is near a museum or a harbour.",
    ),
    (
        "expert",
        ["beyond", "north_clinic", 3],
        17,
        "Signal too weak: he is at least 3 steps from the North clinic.",
    ),
    (
        "expert",
        ["if", ["aligned", "north_clinic"], ["west_of", "C"]],
        18,
        "Computer model: if he is in the same line or column as a cell of the North clinic, then he is west of column C.",
    ),
    (
        "expert",
        ["dry", ["east_river", "hudson"]],
        14,
        "No trace of brackish water or river silt: he is in a cell that does not touch the East River or the Hudson.",
    ),
]
