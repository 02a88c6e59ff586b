"""What one stream of the Sock Inquiry proves, as constraints for the engine of deduction."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import product

from deductio.core.messages import Event
from deductio.core.streams import numbers_of
from deductio.deduction.model import Constraint, Fact, Frame, Model, at_most, each, excluded, known
from deductio.deduction.notebook import Notebook
from deductio.games.chaussette.messages import (
    CardFlipped,
    CardsShuffled,
    ClueSeen,
    ClueShown,
    DrawerOpened,
    MissingSockRevealed,
    NoPairFound,
    PairRevealed,
    RemovedCardRevealed,
    SawSocks,
    SocksShown,
)
from deductio.games.chaussette.socks import KINDS, SLOTS, Kind, Slot, kinds_with

SLEEVE = "sleeve"
TELLING = frozenset(
    [
        *(CardFlipped, CardsShuffled, ClueSeen, ClueShown, DrawerOpened, MissingSockRevealed),
        *(NoPairFound, PairRevealed, RemovedCardRevealed, SawSocks, SocksShown),
    ]
)
"""The events that tell where socks lie, or move them."""


def notebook(stream: Sequence[Event]) -> Notebook:
    """CH-80 to CH-84: which sock is missing, and which lies in each slot now.

    Each shuffle swapped two cards or not: one model for every way all of them may have gone.
    """
    shuffles = len(numbers_of([CardsShuffled], stream))
    ways = product((False, True), repeat=shuffles)
    return Notebook(
        [Drawer(stream, swaps).model for swaps in ways], item_domain="kind", goal=SLEEVE
    )


@cache
def frame() -> Frame:
    """Two socks of each kind: one in the sleeve, one in each slot."""
    return Frame(dict.fromkeys(KINDS, 2), {SLEEVE: 1} | {place_of(slot): 1 for slot in SLOTS})


def place_of(slot: Slot) -> str:
    return f"slot{slot}"


@lru_cache(maxsize=1024)
def no_pair(places: tuple[str, ...]) -> tuple[Constraint, ...]:
    """Of each kind at most one lies at these places."""
    return tuple(at_most(1, each([kind], *places)) for kind in KINDS)


@cache
def lies(kind: Kind, place: str) -> Constraint:
    return known(Fact(kind, place))


class Drawer:
    """The drawer if the shuffles went that way; a slot is named by what lies there at the end."""

    def __init__(self, stream: Sequence[Event], swaps: Sequence[bool]) -> None:
        telling = numbers_of(TELLING, stream)
        told = (stream[number] for number in telling)
        shuffles = [event.slots for event in told if isinstance(event, CardsShuffled)]
        self.to_come = list(zip(shuffles, swaps, strict=True))
        self.model = Model(frame())
        for number in telling:
            if isinstance(stream[number], CardsShuffled):
                self.to_come.pop(0)
            self.model.observe(number, *self.constraints_of(stream[number]))

    def constraints_of(self, event: Event) -> Iterator[Constraint]:
        match event:
            case NoPairFound(_, slots):
                yield from no_pair(tuple([self.now(slot) for slot in slots]))
            case ClueSeen(_, _, value) | ClueShown(_, value):
                others = [kind for kind in KINDS if kind not in kinds_with(value)]
                yield excluded(*each(others, SLEEVE))
            case SawSocks(_, slots, kinds) | SocksShown(_, slots, kinds):
                yield from self.lie(slots, kinds)
            case PairRevealed(_, kind, slots):
                yield from self.lie(slots, [kind] * len(slots))
            case CardFlipped(_, slot, kind) | RemovedCardRevealed(slot, kind):
                yield from self.lie([slot], [kind])
            case MissingSockRevealed(kind):
                yield known(Fact(kind, SLEEVE))
            case DrawerOpened(slots, kinds):
                yield from self.lie(slots, kinds)

    def lie(self, slots: Iterable[Slot], kinds: Iterable[Kind]) -> Iterator[Constraint]:
        for slot, kind in zip(slots, kinds, strict=True):
            yield lies(kind, self.now(slot))

    def now(self, slot: Slot) -> str:
        """Where the card that lay there then lies now, after the shuffles still to come."""
        for (one, other), swap in self.to_come:
            if swap and slot in (one, other):
                slot = other if slot == one else one
        return place_of(slot)
