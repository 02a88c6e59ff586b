"""Short codes by which others can play the same endless case."""

from __future__ import annotations

import re

from deductio.core.game import Refused
from deductio.games.new_york.cards import Level

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""32 of them; I, L, O and U are left out because they are misread."""
DIGITS = 7
"""Enough for a 32-bit seed."""
CHECK = 31
"""A prime, so that a wrong letter or two letters swapped are noticed, all but 0 taken for Z."""
CODE = re.compile(f"NY([12])([{LETTERS}]{{{DIGITS + 1}}})")
MISREAD = str.maketrans("ILO", "110", " -")
"""As somebody may have written it down: spaces and dashes count for nothing."""


def code_of(level: Level, seed: int) -> str:
    """The seed in seven letters and a check letter, as in NY2-0ABC-DEFG."""
    digits = [seed >> 5 * place & 31 for place in reversed(range(DIGITS))]
    letters = "".join(LETTERS[digit] for digit in (*digits, check(level, digits)))
    return f"NY{level}-{letters[:4]}-{letters[4:]}"


def read_code(code: str) -> tuple[Level, int]:
    """The level and seed of a code; Refused if it was misspelled."""
    spelled = CODE.fullmatch(code.upper().translate(MISREAD))
    if spelled:
        level = int(spelled[1])
        *digits, last = map(LETTERS.index, spelled[2])
        seed = sum(digit << 5 * place for place, digit in enumerate(reversed(digits)))
        if seed < 1 << 32 and check(level, digits) == last:
            return level, seed
    raise Refused(
        f"there is no case '{code}'; it may be 1 to 12, wheel, endless, the code of a case;"
        " please check the spelling",
        "new_york-code",
    )


def check(level: Level, digits: list[int]) -> int:
    return (level + sum(place * digit for place, digit in enumerate(digits, start=2))) % CHECK
