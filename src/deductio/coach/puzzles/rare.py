"""Codes of puzzles that are rare: found once and kept beside their game, so that nobody waits.

Written by `python -m deductio.coach.puzzles GAME GRADE…`, after a change of its rules or of
its maker; what was made under others counts as not there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec

from deductio.coach.puzzles.codes import read_code
from deductio.core.game import Refused
from deductio.games import game

FILE = "rare_puzzles.json"


@cache
def rare_codes(name: str, grade: int) -> Sequence[str]:
    """The codes that are kept of a grade, if it is a rare one."""
    kept = files(game(name).package).joinpath(FILE)
    if not kept.is_file():
        return ()
    codes = msgspec.json.decode(kept.read_bytes(), type=dict[str, list[str]])
    return tuple(code for code in codes.get(str(grade), ()) if is_of_today(code))


def is_of_today(code: str) -> bool:
    try:
        read_code(code)
    except Refused:
        return False
    return True
