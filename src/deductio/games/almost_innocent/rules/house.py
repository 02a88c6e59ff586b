"""House changes: what an experienced group alters in the set-up of a case."""

from __future__ import annotations

from hashlib import sha256

from msgspec.structs import replace

from deductio.core.chance import Chance
from deductio.core.game import Refused
from deductio.games.almost_innocent.cases import ENDLESS, MOST_TOKENS, Case, Supply
from deductio.games.almost_innocent.clues import (
    CHARACTERS,
    COLUMNS,
    EMPTY,
    KINDS,
    ROWS,
    Board,
    Character,
    Clue,
    Kind,
    is_special,
    kind_of,
)
from deductio.games.almost_innocent.endless import CELLS, fair_board
from deductio.games.almost_innocent.state import Options

FEWEST_KINDS = 3
"""With five seats one card of each is unused: just enough for Din."""
NUMBERS, SEVENTH, BIG_NUMBERS = "123456", "7", "1234"


def change_house(case: Case, options: Options) -> Case:
    """AI-12: whatever the host says replaces what the case says, and nothing else changes."""
    changes = {
        "board": changed_board(case.board, options),
        "abilities": sorted_characters(options.abilities),
        "queen": options.queen,
        "supply": changed_supply(case.supply, options),
        "almost_innocent": options.almost_innocent_tokens,
    }
    made = {name: value for name, value in changes.items() if value is not None}
    return replace(case, **made, custom=True) if made else case


def sorted_characters(chosen: tuple[Character, ...] | None) -> tuple[Character, ...] | None:
    if chosen is None:
        return None
    return tuple(character for character in CHARACTERS if character in chosen)


def changed_supply(supply: Supply, options: Options) -> Supply | None:
    """AI-13: free tokens end a limit; a number for one side leaves the other as it is."""
    if options.free_tokens is not None:
        return Supply(free=options.free_tokens)
    quantity, of_type = options.quantity_tokens, options.type_tokens
    if quantity is None and of_type is None:
        return None
    return Supply(
        quantity=supply.quantity if quantity is None else quantity,
        type=supply.type if of_type is None else of_type,
    )


def changed_board(board: Board, options: Options) -> Board | None:
    """AI-14: a board that only loses clues stays as it is; for new ones another is laid."""
    if options.kinds is None and options.sevenths is None and options.big_clues is None:
        return None
    clues, big = wanted_clues(board, options), wanted_big(board, options)
    if clues <= set(board.cells.values()) and big <= big_on(board):
        return thinned(board, clues, big)
    return laid_anew(board, clues, big)


def wanted_clues(board: Board, options: Options) -> set[Clue]:
    """Six or seven of each kind; the special ones of the board stay with their kinds."""
    kinds = wanted_kinds(board, options)
    has_sevenths = any(clue.endswith(SEVENTH) for clue in board.cells.values())
    with_sevenths = has_sevenths if options.sevenths is None else options.sevenths
    numbers = NUMBERS + SEVENTH if with_sevenths else NUMBERS
    special = {clue for clue in board.cells.values() if is_special(clue) and kind_of(clue) in kinds}
    return {kind + number for kind in kinds for number in numbers} | special


def wanted_kinds(board: Board, options: Options) -> tuple[Kind, ...]:
    chosen = board.kinds if options.kinds is None else options.kinds
    return tuple(kind for kind in KINDS if kind in chosen)


def wanted_big(board: Board, options: Options) -> set[Clue]:
    """The first four of a kind, none, or those that are big on the board."""
    if options.big_clues is None:
        return {clue for clue in big_on(board) if kind_of(clue) in wanted_kinds(board, options)}
    if options.big_clues == "no":
        return set()
    if options.big_clues not in wanted_kinds(board, options):
        raise not_used()
    return {options.big_clues + number for number in BIG_NUMBERS}


def big_on(board: Board) -> set[Clue]:
    return {clue for clue in board.cells.values() if len(board.cells_of(clue)) > 1}


def thinned(board: Board, clues: set[Clue], big: set[Clue]) -> Board:
    """The same board without the others; who is no longer big keeps its first cell."""
    kept = {
        cell: clue
        for cell, clue in board.cells.items()
        if clue in clues and (clue in big or cell == board.cells_of(clue)[0])
    }
    rows = [" ".join(kept.get(column + row, EMPTY) for column in COLUMNS) for row in ROWS]
    return Board(tuple(rows))


def laid_anew(board: Board, clues: set[Clue], big: set[Clue]) -> Board:
    """By the luck of these clues and of the board they come from: the same for everybody.

    Whatever has cells enough was found to fit.
    """
    if len(clues) + len(big) > len(CELLS):
        raise Refused(
            f"{len(clues)} clues, {len(big)} of them big, need more than {len(CELLS)} cells",
            "almost_innocent-cells",
        )
    small, large = sorted(clues - big), sorted(big)
    asked = " ".join([*board.rows, *small, *large])
    return fair_board(small, large, Chance(sha256(asked.encode()).digest()))


def not_used() -> Refused:
    return Refused("the big clues must be of a kind that is used", "almost_innocent-big")


def check_house_changes(options: Options) -> None:
    """What cannot go together in any case."""
    kinds = set(KINDS if options.kinds is None else options.kinds)
    if len(kinds) < FEWEST_KINDS:
        raise Refused(f"a case has at least {FEWEST_KINDS} kinds of clues", "almost_innocent-kinds")
    if options.big_clues not in (None, "no") and options.big_clues not in kinds:
        raise not_used()
    clues = (options.kinds, options.sevenths, options.big_clues)
    if options.scenario == ENDLESS and clues != (None, None, None):
        raise Refused("the number of an endless case says its clues", "almost_innocent-endless")
    sides = (options.quantity_tokens, options.type_tokens)
    if options.free_tokens is not None and sides != (None, None):
        raise Refused("tokens are either free or of one side, not both", "almost_innocent-sides")


def check_sides(supply: Supply, options: Options) -> None:
    """AI-13: where tokens are free, a limit needs both its numbers."""
    sides = (options.quantity_tokens, options.type_tokens)
    if supply.free and sides.count(None) == 1:
        raise Refused(
            "the tokens of this case are free: say how many are for quantities and how many for "
            "types, or how many are free",
            "almost_innocent-both-sides",
        )


def check_case(case: Case) -> None:
    """AI-2: one to twelve tokens; AI-15: Edd has something to ask about."""
    if not 1 <= case.supply.total <= MOST_TOKENS:
        raise Refused(
            f"a case needs 1 to {MOST_TOKENS} investigation tokens", "almost_innocent-tokens"
        )
    if "edd" in case.abilities and not {"K", "E"} & set(case.board.kinds):
        raise Refused("Edd asks about culprits and evidence alone", "almost_innocent-edd")
