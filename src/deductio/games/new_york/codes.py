"""Short codes by which others can play the same endless case."""

from __future__ import annotations

from deductio.core.game import Refused
from deductio.games.new_york.cards import Level

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""32 of them; I, L, O and U are left out because they are misread."""
DIGITS = 7
"""Enough for a 32-bit seed."""
CHECK = 31
"""A prime, so that a wrong letter or two letters swapped are noticed, all but 0 taken for Z."""
PATTERN = f"NY[12]-[{LETTERS}]{{4}}-[{LETTERS}]{{4}}"


def code_of(level: Level, seed: int) -> str:
    """The seed in seven letters and a check letter, as in NY2-0ABC-DEFG."""
    digits = [seed >> 5 * place & 31 for place in reversed(range(DIGITS))]
    letters = "".join(LETTERS[digit] for digit in (*digits, check(level, digits)))
    return f"NY{level}-{letters[:4]}-{letters[4:]}"


def read_code(code: str) -> tuple[Level, int]:
    """The level and seed of a code; Refused if it was misspelled."""
    level = int(code[2])
    *digits, last = (LETTERS.index(letter) for letter in code[4:].replace("-", ""))
    seed = sum(digit << 5 * place for place, digit in enumerate(reversed(digits)))
    if seed >= 1 << 32 or check(level, digits) != last:
        raise Refused(
            f"{code} is not the code of a case; please check its spelling", "new_york-code"
        )
    return level, seed


def check(level: Level, digits: list[int]) -> int:
    return (level + sum(place * digit for place, digit in enumerate(digits, start=2))) % CHECK
