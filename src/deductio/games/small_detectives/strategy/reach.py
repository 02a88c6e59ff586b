"""Where each card may lead from each position: tables that every level plans with."""

from __future__ import annotations

from deductio.games.small_detectives.street import (
    HOUSES,
    NUMBER,
    POLICE,
    PUB,
    SIZE,
    STEPS,
    Card,
    Position,
    ahead,
)

STREET = frozenset({"shadow", "survey"})
"""Cards with which a detective steps into the street."""


def _ends(card: Card, here: Position) -> tuple[Position, ...]:
    """Where the detective may be on a tile at the end."""
    if card in STEPS:
        return (ahead(here, STEPS[card]),)
    if card == "unexpected":
        return tuple(ahead(here, steps) for steps in (1, 2, 3))
    if card == "wheels":
        return tuple(there for there in range(SIZE) if there != here)
    if card == "informer":
        return (PUB,)
    return () if card in STREET else (here,)


ENDS: dict[Card, tuple[tuple[Position, ...], ...]] = {
    card: tuple(_ends(card, here) for here in range(SIZE)) for card in NUMBER
}
"""For each card and position, where the detective may stand on a tile after it."""

TO_POLICE: tuple[frozenset[Card], ...] = tuple(
    frozenset(card for card in NUMBER if POLICE in ENDS[card][here]) for here in range(SIZE)
)
"""For each position, the cards after which the detective may stand at the police."""

OPPOSITE = {house: ahead(house, SIZE // 2) for house in HOUSES}

HOUSE_ENDS: dict[Card, tuple[int, ...]] = {
    card: tuple(sum(1 << end for end in ends if end in HOUSES) for ends in ENDS[card])
    for card in NUMBER
}
"""For each card and position, the houses on which the detective may stand after it, a bit each."""

DEAR: dict[Card, int] = {"wheels": 3, "unexpected": 2, "survey": 2, "raid": 1, "shadow": 1}
"""The cards one would rather keep: how good they are wherever one stands."""

MEDDLING = frozenset({"disguise", "smallmove", "bigmove", "phone"})
"""The cards that move others, their houses or their cards."""

LAST_NUMBER = max(NUMBER.values())


def earliness(card: Card) -> float:
    """1 for a card that is played before all others, 0 for the last."""
    return 1 - NUMBER[card] / LAST_NUMBER
