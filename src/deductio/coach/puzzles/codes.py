"""Codes of puzzles: short, for people to type, and enough to make the same puzzle anywhere.

A code is the mark of its game and seven numbers, each in characters of four bits with a fifth that
says whether the number goes on, in the alphabet below; and a last character that no single wrong
character leaves right (Luhn's sum, over 32). It is read whatever its case, and with or without
dashes; the letters left out are read as the digits they look like.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from deductio.core.game import Game, Refused
from deductio.core.messages import Seat
from deductio.core.puzzling import Puzzling
from deductio.games import game, names

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
BETWEEN = str.maketrans("", "", "- ")
LOOKS_LIKE = str.maketrans("ILO", "110")
MARK = 2
GROUP = 4
LONGEST = 64


class Code(Struct, frozen=True):
    """What a code names, in the order of its numbers."""

    game: str
    rules_version: int
    maker_version: int
    table: int
    number: int
    """Of the game that is played for it."""
    seat: Seat
    at: int
    """After how many of the events that its seat remembers."""
    asked: int
    """Twice the number of what is asked; or, odd, of the fact that is the only proven one."""

    def __str__(self) -> str:
        body = puzzling_of(game(self.game)).mark
        body += "".join(_written(number) for number in astuple(self)[1:])
        return grouped(body + _check(body))


def puzzling_of(played: Game[Any]) -> Puzzling:
    if played.puzzling is None:
        raise Refused(f"there are no puzzles of {played.name}", "no-puzzles")
    return played.puzzling


def spelled(text: str) -> str:
    """As a code is written here, however somebody has typed it."""
    plain = text.upper().translate(BETWEEN)
    return grouped(plain[:MARK] + plain[MARK:].translate(LOOKS_LIKE))


def grouped(plain: str) -> str:
    return "-".join(plain[start : start + GROUP] for start in range(0, len(plain), GROUP))


def read_code(text: str) -> Code:
    """What a code names; Refused where it is none, or of a game or a version that is not here."""
    plain = text.upper().translate(BETWEEN).translate(LOOKS_LIKE)
    numbers = _numbers(plain[MARK:-1]) if _is_whole(plain) else []
    if len(numbers) != len(Code.__struct_fields__) - 1:
        typed = " ".join(text.split())[:LONGEST]
        raise Refused(f"'{typed}' is not the code of a puzzle", "not-a-puzzle-code")
    named = Code(_game_of(plain[:MARK]), *numbers)
    _check_versions(named)
    return named


def _is_whole(plain: str) -> bool:
    """Whether its characters are ours, and its last one is right."""
    ours = len(plain) <= LONGEST and set(plain) <= set(ALPHABET)
    return ours and len(plain) > MARK and _check(plain[:-1]) == plain[-1]


def _game_of(mark: str) -> str:
    for name in names():
        puzzling = game(name).puzzling
        if puzzling and puzzling.mark.translate(LOOKS_LIKE) == mark:
            return name
    raise Refused("this is a puzzle of a game that is not here", "puzzle-other-game")


def _check_versions(named: Code) -> None:
    """A puzzle is the same anywhere or nowhere."""
    played = game(named.game)
    here = played.rules_version, puzzling_of(played).maker_version
    if (named.rules_version, named.maker_version) != here:
        raise Refused(
            f"this puzzle of {named.game} was made under other rules or by another maker"
            " than are here",
            "puzzle-other-version",
        )


def _written(number: int) -> str:
    """Four bits a character, the lowest first; the fifth bit says that more follow."""
    text = ""
    while True:
        number, low = divmod(number, 16)
        text += ALPHABET[low + 16 * bool(number)]
        if not number:
            return text


def _numbers(body: str) -> list[int]:
    """A number that is not finished, or is written longer than need be, is none."""
    found, number, shift = [], 0, 0
    for character in body:
        more, low = divmod(ALPHABET.index(character), 16)
        number |= low << shift
        shift += 4
        if not more:
            found.append(number)
            number = shift = 0
    return found if "".join(map(_written, found)) == body else []


def _check(body: str) -> str:
    """Every second value counts double, as the sum of its two digits to the base 32."""
    total = 0
    for place, character in enumerate(reversed(body)):
        value = ALPHABET.index(character) * (2 - place % 2)
        total += value // 32 + value % 32
    return ALPHABET[-total % 32]
