"""A case in figures: what somebody wants to know before playing it or passing it on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import perm, prod

from msgspec import Struct

from deductio.core.game import CaseWish, Refused
from deductio.games.almost_innocent.cases import ByDifficulty, Case, Difficulty
from deductio.games.almost_innocent.clues import LINES, Clue, Kind, is_special, kind_of
from deductio.games.almost_innocent.endless import endless_case, profile_and_board


class Figures(Struct, frozen=True):
    """Counted on the board of a case, for one number of seats."""

    seats: int
    kinds: tuple[Kind, ...]
    clues: int
    filled_cells: int
    big_clues: tuple[Clue, ...]
    special_clues: tuple[Clue, ...]
    thinnest_line: int
    """The fewest clues that touch a line."""
    fullest_line: int
    most_of_a_kind: int
    """The most clues of one kind that touch a line."""
    deals: int
    """In how many ways the cards can be dealt; two special cards are two cards."""


class EndlessCase(Struct, frozen=True):
    """An endless case to pass on: its number gives everybody the same."""

    seed: int
    profile: str
    case: Case
    figures: Figures


def figures_of(case: Case, seats: int) -> Figures:
    board = case.board
    cells = Counter(board.cells.values())
    touching = [board.touching[line] for line in LINES]
    return Figures(
        seats=seats,
        kinds=board.kinds,
        clues=len(cells),
        filled_cells=cells.total(),
        big_clues=tuple(sorted(clue for clue, size in cells.items() if size == 2)),
        special_clues=tuple(filter(is_special, cells)),
        thinnest_line=min(map(len, touching)),
        fullest_line=max(map(len, touching)),
        most_of_a_kind=max(max(Counter(map(kind_of, clues)).values()) for clues in touching),
        deals=prod(perm(len(board.decks[kind]), seats) for kind in board.kinds),
    )


def described(wish: CaseWish) -> Iterator[EndlessCase]:
    """That many endless cases, from this number on."""
    if wish.difficulty not in ByDifficulty.__struct_fields__:
        known = ", ".join(ByDifficulty.__struct_fields__)
        raise Refused(f"there is no difficulty '{wish.difficulty}'; there are: {known}")
    if wish.seats not in range(2, 6):
        raise Refused(f"almost_innocent is for 2 to 5 seats, not {wish.seats}")
    for seed in range(wish.seed, wish.seed + wish.count):
        yield describe(seed, wish.difficulty, wish.seats)


def describe(seed: int, difficulty: Difficulty, seats: int) -> EndlessCase:
    """The endless case of that number, with its figures."""
    profile, _ = profile_and_board(seed)
    case = endless_case(seed, difficulty, seats)
    return EndlessCase(seed, profile.name, case, figures_of(case, seats))
