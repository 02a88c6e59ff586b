"""What one stream of New York proves, as constraints for the engine of deduction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from deductio.core.messages import Event, Opened
from deductio.core.streams import first, numbers_of
from deductio.deduction.model import Constraint, Fact, Frame, Model, each, excluded, known
from deductio.deduction.notebook import Notebook, Place, numbered
from deductio.games.new_york.cards import CardId
from deductio.games.new_york.city import CELLS, EVERYWHERE, Cell, named
from deductio.games.new_york.clues import Clue, cells_of
from deductio.games.new_york.messages import (
    AnnouncedWrongly,
    CaseClosed,
    DrewCard,
    SawAnswer,
    SpiedCard,
    SwappedCards,
    TookCard,
)
from deductio.games.new_york.moves import PILE, Holder
from deductio.games.new_york.proof import events_proving
from deductio.games.new_york.whereabouts import CERTAIN, HEARING, Whereabouts

THIEF = "thief"
CLUES = frozenset([DrewCard, SpiedCard, TookCard, SwappedCards])
"""The events in which a clue is read; where it is true, its readers find out."""
TELLING = CLUES | {AnnouncedWrongly, SawAnswer, CaseClosed}
"""The events that tell where the thief is."""
HEARD = TELLING | HEARING.keys()


def notebook(stream: Sequence[Event]) -> Notebook:
    """NY-60: where the thief may be; NY-62: where the cards seen have gone."""
    heard = numbers_of(HEARD, stream)  # once for all: most events tell only where people are
    telling = [number for number in heard if type(stream[number]) in TELLING]
    return Notebook(
        [thief(stream, telling)],
        item_domain="card",
        place_of=kind_of_place,
        followed=followed([stream[number] for number in heard]),
        sources=lambda fact: events_proving(stream, fact.item, holder_at(fact.place)),
        riddles=[number for number in telling if type(stream[number]) in CLUES],
    )


def candidates(stream: Sequence[Event]) -> tuple[Cell, ...]:
    """NY-60: the cells where the thief may be; each is as likely as any other."""
    odds = Notebook([thief(stream, numbers_of(TELLING, stream))], item_domain="card").odds
    return tuple(cell for cell in CELLS if odds[Fact(THIEF, cell)])


def thief(stream: Sequence[Event], telling: Iterable[int]) -> Model:
    """What the clues seen, and announcements, say of the thief's cell."""
    model = Model(frame())
    for number in telling:
        model.observe(number, *constraints_of(stream[number]))
    return model


def kind_of_place(place: str) -> Place:
    """A cell of the map, a seat, or a pile."""
    return ("cell", place) if place in CELLS else numbered(place)


def followed(stream: Sequence[Event]) -> dict[Fact, float]:
    """NY-62: where each card seen may be by now, and where it is not."""
    seats = first(Opened, stream).seats
    found: dict[Fact, float] = {}
    for card, odds in Whereabouts(stream).odds.items():
        facts, nowhere = facts_about(card, seats)
        found |= nowhere
        for holder, odd in odds.items():
            found[facts[holder]] = 1.0 if odd is CERTAIN else float(odd)
    return found


@lru_cache(maxsize=4096)
def facts_about(card: CardId, seats: int) -> tuple[dict[Holder, Fact], dict[Fact, float]]:
    """Where a card may be, by who holds it; and the odds of one that is nowhere."""
    holders: list[Holder] = [PILE, *range(seats)]
    facts = {holder: Fact(card, place_of(holder)) for holder in holders}
    return facts, dict.fromkeys(facts.values(), 0.0)


@cache
def place_of(holder: Holder) -> str:
    return PILE if holder == PILE else f"seat{holder}"


def holder_at(place: str) -> Holder:
    return PILE if place == PILE else int(place.removeprefix("seat"))


@cache
def frame() -> Frame:
    """The thief is in one cell."""
    return Frame([THIEF], {cell: range(2) for cell in CELLS})


def constraints_of(event: Event) -> tuple[Constraint, ...]:
    match event:
        case DrewCard() | SpiedCard() | TookCard():
            return (told_by(event.card.clue),)
        case SwappedCards():
            return told_by(event.gave.clue), told_by(event.got.clue)
        case AnnouncedWrongly():
            return (excluded(Fact(THIEF, event.cell)),)
        case SawAnswer() | CaseClosed():
            return (known(Fact(THIEF, event.answer)),)
        case _:
            return ()


@lru_cache(maxsize=4096)
def told_by(clue: Clue) -> Constraint:
    """The thief is in none of the cells for which the clue is false."""
    return excluded(*each([THIEF], *named(EVERYWHERE & ~cells_of(clue))))
