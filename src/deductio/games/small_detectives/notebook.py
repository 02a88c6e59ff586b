"""What one stream of Small Detectives proves, as constraints for the engine of deduction."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from deductio.core.messages import Event, Seat
from deductio.core.streams import numbers_of
from deductio.deduction.model import (
    Constraint,
    Fact,
    Frame,
    Model,
    at_least,
    at_most,
    each,
    known,
    one_of_each,
)
from deductio.deduction.notebook import Notebook
from deductio.games.small_detectives.messages import (
    DeclaredWronglyInSecret,
    LookedUnder,
    PubAsked,
    PubAskedAbout,
    SawUnder,
    SolutionRevealed,
    TilesRevealed,
)
from deductio.games.small_detectives.street import HOUSES, SUSPECTS, TOKENS, WEAPONS, Tile, Token

SOLUTION = "solution"
TELLING = frozenset(
    [
        LookedUnder,
        SawUnder,
        PubAsked,
        PubAskedAbout,
        DeclaredWronglyInSecret,
        SolutionRevealed,
        TilesRevealed,
    ]
)
"""The events that tell what lies where, or who knows it; most tell only where people are."""


def notebook(stream: Sequence[Event]) -> Notebook:
    """N1 to N8: what lies under the tiles and under the police."""
    model = Model(frame())
    looked: dict[Seat, dict[Tile, int]] = {}
    context: dict[int, tuple[int, ...]] = {}
    for number in numbers_of(TELLING, stream):
        event = stream[number]
        if isinstance(event, LookedUnder | SawUnder):
            looked.setdefault(event.seat, {}).setdefault(event.tile, number)
        elif isinstance(event, PubAsked | PubAskedAbout):
            context[number] = tuple(looked.get(event.asked, {}).values())
        if type(event) is not LookedUnder:
            model.observe(number, *constraints_of(event, looked))
    return Notebook([model], item_domain="token", goal=SOLUTION, context=context)


@cache
def frame() -> Frame:
    """N2: six tiles hide one token each, and the police one suspect and one weapon."""
    places = {SOLUTION: 2} | {under(tile): 1 for tile in range(1, len(HOUSES) + 1)}
    return Frame(SUSPECTS + WEAPONS, places, one_of_each(SOLUTION, [SUSPECTS, WEAPONS]))


@cache
def under(tile: Tile) -> str:
    return f"tile{tile}"


@cache
def lies(token: Token, place: str) -> Constraint:
    return known(Fact(token, place))


def solution(certain: Mapping[Fact, bool]) -> tuple[Token, Token] | None:
    """The solution, once only one suspect and one weapon are left."""
    found = [token for token in SUSPECTS + WEAPONS if certain.get(Fact(token, SOLUTION))]
    return (found[0], found[1]) if len(found) == 2 else None


def constraints_of(event: Event, looked: Mapping[Seat, Iterable[Tile]]) -> Iterator[Constraint]:
    match event:
        case SawUnder(_, tile, _, token):  # N1
            yield lies(token, under(tile))
        case PubAskedAbout(_, asked, _, tokens, seen_all):  # N5
            tiles = [under(tile) for tile in sorted(looked.get(asked, ()))]
            if seen_all:
                yield from (at_least(1, each([token], *tiles)) for token in tokens)
            else:
                yield at_most(len(tokens) - 1, each(tokens, *tiles))
        case PubAsked(_, asked, kind, number, True):  # N6
            tiles = [under(tile) for tile in sorted(looked.get(asked, ()))]
            yield at_least(number, each(TOKENS[kind], *tiles))
        case DeclaredWronglyInSecret():
            yield known(Fact(event.true_suspect, SOLUTION))
            yield known(Fact(event.true_weapon, SOLUTION))
        case SolutionRevealed(suspect, weapon):
            yield known(Fact(suspect, SOLUTION))
            yield known(Fact(weapon, SOLUTION))
        case TilesRevealed(tokens):
            for tile, token in enumerate(tokens, start=1):
                yield known(Fact(token, under(tile)))
