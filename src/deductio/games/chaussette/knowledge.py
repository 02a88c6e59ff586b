"""What one seat can know of sleeve and drawer: the worlds that fit everything it was told."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from itertools import combinations, product

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
    CHARACTERISTICS,
    KINDS,
    SLOTS,
    VALUE_OF,
    Characteristic,
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

    @cached_property
    def missing(self) -> dict[Kind, int]:
        """For each kind the number of worlds in which it is the missing sock (CH-80)."""
        return {
            kind: sum(case.deals.count({SLEEVE: kind}) for case in self.cases)
            if kind in self.candidates
            else 0
            for kind in KINDS
        }

    @cached_property
    def worlds(self) -> int:
        return sum(self.missing.values())

    @property
    def crossed_off(self) -> tuple[Kind, ...]:
        """CH-80: the kinds that are the missing sock in no world."""
        return tuple(kind for kind, worlds in self.missing.items() if not worlds)

    @property
    def certain_values(self) -> dict[Characteristic, Value]:
        """CH-81: the characteristics on which all kinds not crossed off agree."""
        left = [kind for kind in KINDS if kind not in self.crossed_off]
        values = {one: {VALUE_OF[kind][one] for kind in left} for one in CHARACTERISTICS}
        return {one: min(found) for one, found in values.items() if len(found) == 1}

    def in_slot(self, slot: Slot) -> dict[Kind, int]:
        """CH-82, CH-83: for each kind the number of worlds in which it now lies in that slot."""
        return {kind: self._count({slot: kind}) for kind in KINDS}

    def certain_kind(self, slot: Slot) -> Kind | None:
        """CH-82: the kind that lies there in all worlds."""
        found = [kind for kind, worlds in self.in_slot(slot).items() if worlds]
        return found[0] if len(found) == 1 else None

    def known_pairs(self) -> list[tuple[Slot, Slot]]:
        """CH-84: two slots whose cards are twins in every world."""
        return [pair for pair in combinations(self.cases[0].at, 2) if self._are_twins(*pair)]

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

    def _are_twins(self, one: Slot, other: Slot) -> bool:
        together = sum(self._count({one: kind, other: kind}) for kind in KINDS)
        return together == self.worlds

    def _count(self, lying: dict[Slot, Kind]) -> int:
        """The worlds in which these kinds lie in these slots now."""
        return sum(
            case.deals.count(
                {SLEEVE: missing} | {case.at[slot]: kind for slot, kind in lying.items()}
            )
            for case in self.cases
            for missing in self.candidates
        )
