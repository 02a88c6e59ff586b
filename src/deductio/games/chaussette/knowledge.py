"""What one seat can know of sleeve and drawer: the worlds that fit everything it was told."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from itertools import product

from deductio.core.chance import Chance
from deductio.core.messages import Event
from deductio.games.chaussette.messages import (
    CardFlipped,
    CardRemoved,
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
from deductio.games.chaussette.socks import (
    KINDS,
    SLOTS,
    VALUE_OF,
    Kind,
    Slot,
    Value,
)
from deductio.games.chaussette.twins import SLEEVE, Card, Cards, Deals, bits, deals, draw


class Case:
    """The deals that fit if every shuffle went in a certain way, and where each card then lies."""

    def __init__(self, told: Iterable[Event], swaps: tuple[bool, ...]) -> None:
        self.swaps = swaps
        self.at: dict[Slot, Card] = {slot: slot for slot in SLOTS}
        self._facts: set[tuple[Card, Kind]] = set()
        self._apart: set[Cards] = set()
        outcomes = iter(swaps)
        for event in told:
            if not isinstance(event, CardsShuffled):
                self.hear(event)
            elif next(outcomes):
                one, other = event.slots
                self.at[one], self.at[other] = self.at[other], self.at[one]
        self.deals: Deals = deals(frozenset(self._facts), frozenset(self._apart))

    def hear(self, event: Event) -> None:
        match event:
            case SawSocks(_, slots, kinds) | SocksShown(_, slots, kinds):
                self.learn(slots, kinds)
            case PairRevealed(_, kind, slots):
                self.learn(slots, (kind,) * len(slots))
                self.lose(slots)
            case CardFlipped(_, slot, kind):
                self.learn((slot,), (kind,))
            case NoPairFound(_, slots):
                self._apart.add(bits(self.at[slot] for slot in slots))
            case CardRemoved(_, slot):
                self.removed = self.at[slot]
                self.lose((slot,))
            case MissingSockRevealed(kind):
                self._facts.add((SLEEVE, kind))
            case DrawerOpened(slots, kinds):
                self.learn(slots, kinds)
            case RemovedCardRevealed(_, kind):
                self._facts.add((self.removed, kind))

    def learn(self, slots: Iterable[Slot], kinds: Iterable[Kind]) -> None:
        self._facts |= {(self.at[slot], kind) for slot, kind in zip(slots, kinds, strict=True)}

    def lose(self, slots: Iterable[Slot]) -> None:
        for slot in slots:
            del self.at[slot]


class Knowledge:
    """The worlds of one reader: all deals, with every outcome of the shuffles, equally likely."""

    def __init__(self, stream: Iterable[Event]) -> None:
        self.told = list(stream)
        self.values: tuple[Value, ...] = tuple(
            event.value for event in self.told if isinstance(event, ClueSeen | ClueShown)
        )

    @cached_property
    def cases(self) -> list[Case]:
        """One for each way all shuffles together may have gone."""
        shuffles = sum(isinstance(event, CardsShuffled) for event in self.told)
        return [Case(self.told, swaps) for swaps in product((False, True), repeat=shuffles)]

    @cached_property
    def candidates(self) -> tuple[Kind, ...]:
        """The kinds that do not contradict the clue."""
        return tuple(
            kind for kind in KINDS if all(value in VALUE_OF[kind].values() for value in self.values)
        )

    def sample(self, chance: Chance) -> tuple[tuple[Kind, ...], tuple[bool, ...]]:
        """A world: a deal from the sleeve to the last slot, and whether each shuffle swapped."""
        weights = {
            (number, kind): case.deals.count({SLEEVE: kind})
            for number, case in enumerate(self.cases)
            for kind in self.candidates
        }
        number, missing = draw(weights, chance)
        case = self.cases[number]
        return case.deals.sample(missing, chance), case.swaps
