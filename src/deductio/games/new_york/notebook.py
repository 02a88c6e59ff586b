"""What one stream of New York proves, as constraints for the engine of deduction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from deductio.core.imagine import first
from deductio.core.messages import Event, Opened
from deductio.deduction.model import Constraint, Fact, Frame, Model, each, excluded, known
from deductio.deduction.notebook import Notebook
from deductio.games.new_york.cards import Card, CardId
from deductio.games.new_york.city import CELLS, Cell, named
from deductio.games.new_york.clues import cells_of
from deductio.games.new_york.knowledge import Knowledge
from deductio.games.new_york.messages import (
    AnnouncedWrongly,
    CaseClosed,
    DrewCard,
    SawAnswer,
    SpiedCard,
    SwappedCards,
    TookCard,
)
from deductio.games.new_york.moves import MOVING, PILE, Holder, Lot, move_of

THIEF = "thief"
TELLING = frozenset(
    [DrewCard, SpiedCard, TookCard, SwappedCards, AnnouncedWrongly, SawAnswer, CaseClosed]
)
"""The events that tell where the thief is; most tell only where people are."""


def notebook(stream: Sequence[Event]) -> Notebook:
    """NY-60: where the thief may be; NY-62: where the cards seen have gone."""
    model = Model(frame())
    for number, event in enumerate(stream):
        if type(event) in TELLING:
            model.observe(number, *told(event))
    followed = Knowledge(stream).odds
    places = [PILE, *range(first(Opened, stream).seats)]
    odds = {
        Fact(card, place_of(place)): float(where.get(place, 0))
        for card, where in followed.items()
        for place in places
    }
    return Notebook(
        [model],
        things="card",
        followed=odds,
        sources=lambda fact: (last_seen(stream)[fact.item],),
    )


def place_of(holder: Holder) -> str:
    return PILE if holder == PILE else f"seat{holder}"


def last_seen(stream: Sequence[Event]) -> dict[CardId, int]:
    """For each card this reader has seen, the number of the event that showed it last."""
    return {
        lot.card.id: number
        for number, event in enumerate(stream)
        if type(event) in MOVING
        for lot in lots_of(event)
        if lot.card is not None
    }


def lots_of(event: Event) -> tuple[Lot, ...]:
    move = move_of(event)
    return move if isinstance(move, tuple) else ()


@cache
def frame() -> Frame:
    """The thief is in one cell."""
    return Frame([THIEF], {cell: range(2) for cell in CELLS})


def told(event: Event) -> Iterator[Constraint]:
    match event:
        case DrewCard(_, card, _) | SpiedCard(_, _, card) | TookCard(_, _, card):
            yield clue(card)
        case SwappedCards(_, _, gave, got):
            yield clue(gave)
            yield clue(got)
        case AnnouncedWrongly(_, cell):
            yield excluded(Fact(THIEF, cell))
        case SawAnswer(_, cell) | CaseClosed(_, cell, _, _):
            yield known(Fact(THIEF, cell))


def clue(card: Card) -> Constraint:
    """The thief is in none of the cells for which the clue is false."""
    true = set(named(cells_of(card.clue)))
    wrong: list[Cell] = [cell for cell in CELLS if cell not in true]
    return excluded(*each([THIEF], *wrong))
