"""Endless cases: a board from a number, the same for everybody who knows the number."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import chain

from msgspec import Struct, convert

from deductio.core.chance import WORDS, Chance
from deductio.games.almost_innocent.cases import ENDLESS, ByDifficulty, Case, Difficulty
from deductio.games.almost_innocent.clues import (
    CHARACTERS,
    COLUMNS,
    EMPTY,
    KINDS,
    LINES,
    ROWS,
    SPECIAL,
    Board,
    Cell,
    Clue,
    Kind,
    kind_of,
    lines_through,
)

MOST_RESTARTS = 1000
CELLS: tuple[Cell, ...] = tuple(column + row for row in ROWS for column in COLUMNS)
PAIRS: tuple[tuple[Cell, Cell], ...] = tuple(
    (one, other)
    for one in CELLS
    for other in CELLS
    if (COLUMNS.index(other[0]) - COLUMNS.index(one[0]), int(other[1]) - int(one[1]))
    in ((0, 1), (1, 0))
)
Spot = tuple[Cell, ...]
SINGLES: tuple[Spot, ...] = tuple((cell,) for cell in CELLS)


class Profile(Struct, frozen=True):
    """What kind of case a number gives."""

    name: str
    small: tuple[Clue, ...]
    big: tuple[Clue, ...]
    abilities: bool
    queen: bool


class TokenRow(ByDifficulty, frozen=True, kw_only=True):
    profile: str
    abilities: bool
    queen: bool


class NoBoard(Exception):
    """No board was found; for the number of an endless case it has never happened."""


@cache
def _token_rows() -> list[TokenRow]:
    text = files(__package__).joinpath("content", "endless.toml").read_text("utf-8")
    return convert(tomllib.loads(text)["tokens"], list[TokenRow])


@lru_cache(maxsize=256)
def endless_case(seed: int, difficulty: Difficulty, seats: int) -> Case:
    """The case of that number, with the tokens of its profile."""
    profile, board = profile_and_board(seed)
    (row,) = (
        row
        for row in _token_rows()
        if (row.profile, row.abilities, row.queen)
        == (profile.name, profile.abilities, profile.queen)
    )
    tokens = row.at(difficulty)
    return Case(
        scenario=ENDLESS,
        difficulty=difficulty,
        board=board,
        supply=tokens.supply,
        almost_innocent=tokens.almost_innocent[seats - 2],
        abilities=CHARACTERS if profile.abilities else (),
        queen=profile.queen,
        endless_seed=seed,
    )


@lru_cache(maxsize=256)
def profile_and_board(seed: int) -> tuple[Profile, Board]:
    """Drawn from this number alone, in this order: profile, abilities, Queen, board."""
    chance = Chance(seed.to_bytes(32, "big"))
    profile = draw_profile(chance)
    return profile, fair_board(profile.small, profile.big, chance)


def fair_board(small: Sequence[Clue], big: Sequence[Clue], chance: Chance) -> Board:
    """Laid again and again until it is fair."""
    for _ in range(MOST_RESTARTS + 1):
        board = lay_board(small, big, chance)
        if board is not None and is_fair(board, small, big):
            return board
    raise NoBoard(f"no board for {', '.join([*small, *big])}")


def draw_profile(chance: Chance) -> Profile:
    """The five profiles are equally likely; the Queen walks only on the two plain big ones."""
    name = chance.pick(("4x6", "5x6", "5x7", "5x6+star", "5x6+big"))
    kinds = KINDS[1:] if name == "4x6" else KINDS
    numbers = "1234567" if name == "5x7" else "123456"
    clues = tuple(kind + number for kind in kinds for number in numbers)
    big: tuple[Clue, ...] = ()
    if name == "5x6+star":
        clues += (chance.pick(("K", "V", "E")) + SPECIAL,)
    elif name == "5x6+big":
        grown = chance.pick(kinds)
        big = tuple(grown + number for number in "1234")
    small = tuple(clue for clue in clues if clue not in big)
    abilities = chance.below(2) == 1
    queen = name in ("5x6", "5x7") and chance.below(3) == 0
    return Profile(name, small, big, abilities, queen)


def lay_board(small: Sequence[Clue], big: Sequence[Clue], chance: Chance) -> Board | None:
    """Big clues first; each clue goes where its kind and its lines are thinnest, with some luck."""
    laid: dict[Cell, Clue] = {}
    for clue in chance.shuffled(big) + chance.shuffled(small):
        spots = legal_spots(laid, kind_of(clue), PAIRS if clue in big else SINGLES)
        if not spots:
            return None
        crowds = [30 * chance.below(WORDS) + crowd(laid, kind_of(clue), spot) for spot in spots]
        spot = spots[crowds.index(min(crowds))]
        laid.update(dict.fromkeys(spot, clue))
    rows = [" ".join(laid.get(column + row, EMPTY) for column in COLUMNS) for row in ROWS]
    return Board(tuple(rows))


def legal_spots(laid: dict[Cell, Clue], kind: Kind, spots: Sequence[Spot]) -> list[Spot]:
    """Free ones on whose lines less than two clues of that kind lie."""
    full = [line for line in LINES if len(clues_on([line], laid, kind)) == 2]
    closed = {
        cell for cell in CELLS if cell in laid or not set(full).isdisjoint(lines_through(cell))
    }
    return [spot for spot in spots if closed.isdisjoint(spot)]


def crowd(laid: dict[Cell, Clue], kind: Kind, spot: Spot) -> int:
    """How many clues of that kind, and how many cells, are already on the lines of a spot.

    Weighed 0.7 to 0.35 to 1.5 for luck; in whole numbers, so that every machine finds the same.
    """
    lines = list(chain.from_iterable(map(lines_through, spot)))
    filled = sum(not set(lines).isdisjoint(lines_through(cell)) for cell in laid)
    return (14 * len(clues_on(lines, laid, kind)) + 7 * filled) * WORDS


def clues_on(lines: Sequence[str], laid: dict[Cell, Clue], kind: Kind) -> set[Clue]:
    return {
        clue
        for cell, clue in laid.items()
        if kind_of(clue) == kind and not set(lines).isdisjoint(lines_through(cell))
    }


def is_fair(board: Board, small: Sequence[Clue], big: Sequence[Clue]) -> bool:
    """Every clue once, big ones in one piece, and no line too thin or too full of a kind."""
    lying = sorted(board.cells.values())
    return (
        lying == sorted([*small, *big, *big])
        and all(board.cells_of(clue) in PAIRS for clue in big)
        and all(is_fair_line(board.touching[line]) for line in LINES)
    )


def is_fair_line(clues: frozenset[Clue]) -> bool:
    """Two clues or more, and at most two of a kind."""
    return len(clues) >= 2 and max(Counter(map(kind_of, clues)).values()) <= 2
