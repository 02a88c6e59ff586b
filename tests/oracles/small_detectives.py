"""All 11,520 streets of Small Detectives, one by one: which of them fit what a reader was told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations, product

from msgspec import Struct

from deductio.core.messages import Event, Seat
from deductio.games.small_detectives.messages import (
    DeclaredWronglyInSecret,
    LookedUnder,
    PubAsked,
    PubAskedAbout,
    SawUnder,
    SolutionRevealed,
    TilesRevealed,
)
from deductio.games.small_detectives.street import KIND_OF, SUSPECTS, WEAPONS, Token

TELLING = (
    SawUnder,
    LookedUnder,
    PubAsked,
    PubAskedAbout,
    DeclaredWronglyInSecret,
    SolutionRevealed,
    TilesRevealed,
)


class Street(Struct, frozen=True):
    """One way things may be: the solution, and what lies under tiles 1 to 6."""

    solution: tuple[Token, Token]
    under: tuple[Token, ...]


ALL = tuple(
    Street(solution, under)
    for solution in product(SUSPECTS, WEAPONS)
    for under in permutations(token for token in SUSPECTS + WEAPONS if token not in solution)
)


def open_streets(stream: Iterable[Event]) -> set[Street]:
    """N1 to N8: the streets on which everything this stream tells may have happened."""
    facts = [event for event in stream if isinstance(event, TELLING)]
    return {street for street in ALL if is_open(street, facts)}


def is_open(street: Street, stream: Sequence[Event]) -> bool:
    seen: dict[Seat, set[Token]] = {}
    for event in stream:
        match event:
            case SawUnder(_, tile, _, token) if street.under[tile - 1] != token:
                return False
            case SawUnder(seat, tile, _, _) | LookedUnder(seat, tile, _):
                seen.setdefault(seat, set()).add(street.under[tile - 1])
            case PubAskedAbout(_, asked, _, tokens, yes):
                if (set(tokens) <= seen.get(asked, set())) != yes:
                    return False
            case PubAsked(_, asked, kind, number, True):
                of_kind = [token for token in seen.get(asked, set()) if KIND_OF[token] == kind]
                if len(of_kind) < number:
                    return False
            case DeclaredWronglyInSecret():
                if street.solution != (event.true_suspect, event.true_weapon):
                    return False
            case SolutionRevealed(suspect, weapon) if street.solution != (suspect, weapon):
                return False
            case TilesRevealed(tokens) if street.under != tuple(tokens):
                return False
    return True
