"""How a rookie reads a clue: mostly right, with the slips of one who plays for the first time."""

from __future__ import annotations

from hashlib import sha256

from msgspec import Struct

from deductio.core.chance import Chance
from deductio.games.new_york.cards import Card, CardId
from deductio.games.new_york.city import (
    CELLS,
    EVERYWHERE,
    PLACES,
    Cell,
    Cells,
    Place,
    column_of,
    named,
    row_of,
    these,
)
from deductio.games.new_york.clues import (
    Aligned,
    Beyond,
    Clue,
    DistrictHas,
    DistrictLacks,
    EastOf,
    FarKind,
    NearKind,
    NotIn,
    Waterside,
    WestOf,
    Within,
    cells_of,
)
from deductio.games.new_york.motives import Slip
from deductio.games.new_york.strategy.ways import Ways


class Reading(Struct, frozen=True):
    """Where a rookie takes a clue to be true."""

    card: Card
    cells: Cells
    true: Cells
    slip: Slip | None

    def corrected(self) -> Reading:
        """Read again, and rightly."""
        return Reading(self.card, self.true, self.true, None)

    @property
    def misleads(self) -> bool:
        """Whether it crosses off a cell that the clue does not."""
        return bool(self.true & ~self.cells)

    @property
    def misses(self) -> bool:
        """Whether it leaves a cell that the clue crosses off."""
        return bool(self.cells & ~self.true)


def read(card: Card, memory: str, ways: Ways, *, kept: bool) -> Reading:
    """The same card is always read the same way in a game; one not kept may be forgotten."""
    true = cells_of(card.clue)
    if not kept and forgets(card.id, memory, ways):
        return Reading(card, EVERYWHERE, true, "forgotten")
    luck = luck_of("reading", card.id, memory)
    slip, cells = misread(card.clue, luck)
    if not happens(slip, luck, ways):
        return Reading(card, true, true, None)
    return Reading(card, cells, true, slip)


def forgets(card: CardId, memory: str, ways: Ways) -> bool:
    return happens("forgotten", luck_of("memory", card, memory), ways)


def luck_of(what: str, card: CardId, memory: str) -> Chance:
    return Chance(sha256(f"{memory} {card} {what}".encode()).digest())


def happens(slip: Slip, luck: Chance, ways: Ways) -> bool:
    return luck.below(100) < ways.slips.get(slip, 0)


def misread(clue: Clue, luck: Chance) -> tuple[Slip, Cells]:
    """The slip that a clue invites, and where it then seems to be true."""
    match clue:
        case WestOf(column):
            return "sides", cells_of(EastOf(column))
        case EastOf(column):
            return "sides", cells_of(WestOf(column))
        case Within(place, steps):
            return "corners", these(cell for cell in CELLS if as_a_king(cell, place) <= steps)
        case Beyond(place, steps):
            return "corners", these(cell for cell in CELLS if as_a_king(cell, place) >= steps)
        case NearKind() | Waterside():
            return "overlooked", cells_of(clue) & ~these([luck.pick(named(cells_of(clue)))])
        case NotIn((*names, _)) if names:
            return "half", cells_of(NotIn(tuple(names)))
        case FarKind((*names, _)) if names:
            return "half", cells_of(FarKind(tuple(names)))
        case Aligned() | DistrictHas() | DistrictLacks():
            return "aside", EVERYWHERE
        case _:
            return ("long" if clue.advanced else "unmarked"), EVERYWHERE


def as_a_king(cell: Cell, place: Place) -> int:
    """Steps to a place if a step across a corner counted as one."""
    return min(
        max(abs(row_of(cell) - row_of(other)), abs(column_of(cell) - column_of(other)))
        for other in PLACES[place]
    )
