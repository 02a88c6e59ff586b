"""One combination per place, every item used once: a card of each kind for each seat.

A place is followed kind by kind. All that its own counts need to know about the cards so far is the
sum of what they add, so cards with the same effect merge at once; sums from which the place cannot
meet its counts are cut beforehand, place by place. The diagram then chooses, kind by kind and place
by place, a card that no other place has taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import perm, prod

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from deductio.deduction.diagram import MOST_EDGES, MOST_NODES, Diagram, Step, number_nodes
from deductio.deduction.model import TooLarge
from deductio.deduction.propagate import Contradiction

Ints = NDArray[np.int64]


class Slot(Struct, frozen=True):
    """The card of one kind at one place."""

    options: tuple[int, ...]
    """Which of the kind's items it may be."""
    gains: tuple[int, ...]
    """For each option, what it adds to the place's counts, packed into one number."""


SETTLED = Slot((-1,), (0,))
"""A slot whose item is known: nothing to choose, nothing taken from the stock."""


class Seat(Struct, frozen=True):
    """A place with a combination."""

    slots: tuple[Slot, ...]
    tallies: tuple[tuple[int, int, int, int], ...]
    """Shift and bits of each packed count, and its bounds."""


class Stock(Struct, frozen=True):
    """How often one item of a kind is used."""

    low: int
    high: int
    ways: tuple[int, ...]
    """For each number used, what it weighs."""


PLAIN = ((1,), (1, 1))
"""The ways of an item that is there once: it weighs the same, used or not."""


class Automaton(Struct):
    """One place on its own: its situations before each kind, and where each card leads."""

    sizes: list[int]
    moves: list[Ints]
    """Situations by options; -1 where the place can no longer meet its counts."""


def follow(seat: Seat) -> Automaton:
    """The situations from which the place can still meet its counts."""
    layers: list[Ints] = [np.zeros(1, dtype=np.int64)]
    for slot in seat.slots:
        if slot is SETTLED:
            layers.append(layers[-1])
            continue
        reached = layers[-1][:, None] + np.array(sorted({*slot.gains}), dtype=np.int64)
        layers.append(_distinct(reached.reshape(-1)))
    alive = np.ones(len(layers[-1]), dtype=bool)
    for shift, bits, low, high in seat.tallies:
        numbers = layers[-1] >> shift & (1 << bits) - 1
        alive &= (numbers >= low) & (numbers <= high)
    moves: list[Ints] = []
    names: Ints = np.where(alive, 0, -1)
    sizes = [1]
    for layer, slot in zip(layers[-2::-1], seat.slots[::-1], strict=True):
        if slot is SETTLED:
            moves.append(np.arange(sizes[-1])[:, None])
            sizes.append(sizes[-1])
            continue
        reached = layer[:, None] + np.array(slot.gains, dtype=np.int64)
        targets = names[np.searchsorted(layers[len(layers) - 1 - len(moves)], reached)]
        names, kept = _named(targets)
        moves.append(targets[kept])
        sizes.append(len(kept))
    return Automaton(sizes[::-1], moves[::-1])


def _distinct(values: Ints) -> Ints:
    """In order, each once."""
    ordered = np.sort(values)
    return ordered[_changes(ordered)]


def _changes(ordered: Ints) -> NDArray[np.bool_]:
    """Where something new begins."""
    fresh = np.ones(len(ordered), dtype=bool)
    np.not_equal(ordered[1:], ordered[:-1], out=fresh[1:])
    return fresh


def _named(targets: Ints) -> tuple[Ints, Ints]:
    """Situations that lead to the same things get the same name; dead ones get -1."""
    spread = int(targets.max(initial=0)) + 2
    if spread ** targets.shape[1] < 1 << 62:
        keys = (targets + 1) @ (spread ** np.arange(targets.shape[1], dtype=np.int64))
        order = np.argsort(keys, kind="stable")
        found = keys[order]
        fresh = _changes(found)
        inverse = np.empty(len(keys), dtype=np.int64)
        inverse[order] = np.add.accumulate(fresh) - 1
        firsts = order[fresh]
        dead = int(found[0] == 0)
    else:
        found, firsts, inverse = np.unique(targets, axis=0, return_index=True, return_inverse=True)
        dead = int((found[0] == -1).all())
    return inverse.reshape(-1) - dead, firsts[dead:]


class Joiner:
    """All ways to give every seat its combination, kind by kind, seat by seat.

    A state is the situation of every seat and what of the kind has been used.
    """

    def __init__(
        self, seats: Sequence[Seat], stocks: Sequence[Sequence[Stock]], *, weigh: bool
    ) -> None:
        self.seats = seats
        self.stocks = stocks
        self.weigh = weigh
        self.automata = [follow(seat) for seat in seats]
        if not all(automaton.sizes[0] for automaton in self.automata):
            raise Contradiction
        self.bits = [
            max(max((stock.high for stock in kind), default=1), 1).bit_length() for kind in stocks
        ]
        self.used_bits = max(bits * len(kind) for bits, kind in zip(self.bits, stocks, strict=True))
        spans = [max(automaton.sizes) for automaton in self.automata]
        self.radices = [prod(spans[:number]) << self.used_bits for number in range(len(spans) + 1)]
        self.spans = spans
        if self.radices[-1] >= 1 << 62:
            raise TooLarge("too many situations to number")

    def build(self) -> Diagram:
        big = self._bound() >= 1 << 63
        states: Ints = np.zeros(1, dtype=np.int64)
        steps: list[Step] = []
        for kind in range(len(self.stocks)):
            for number in range(len(self.seats)):
                step, states = self._choose(states, kind, number, big=big)
                steps.append(step)
        return Diagram(steps, ends=len(states), big=big)

    def _bound(self) -> int:
        deals = prod(
            perm(
                sum(stock.high for stock in kind),
                sum(seat.slots[number] is not SETTLED for seat in self.seats),
            )
            for number, kind in enumerate(self.stocks)
        )
        weights = prod(max(stock.ways) for kind in self.stocks for stock in kind)
        return deals * weights

    def _choose(self, states: Ints, kind: int, number: int, *, big: bool) -> tuple[Step, Ints]:
        slot = self.seats[number].slots[kind]
        radix, bits = self.radices[number], self.bits[kind]
        here = states // radix % self.spans[number]
        moves = self.automata[number].moves[kind][here]
        if slot is SETTLED:
            sources, options = np.nonzero(moves >= 0)
            taken = np.zeros(1, dtype=np.int64)
        else:
            shifts = np.array([bits * option for option in slot.options], dtype=np.int64)
            limits = np.array([self.stocks[kind][option].high for option in slot.options])
            used = states[:, None] >> shifts & (1 << bits) - 1
            sources, options = np.nonzero((moves >= 0) & (used < limits))
            taken = np.int64(1) << shifts
        reached = (
            states[sources] + (moves[sources, options] - here[sources]) * radix + taken[options]
        )
        factor = None
        if number == len(self.seats) - 1:
            sources, options, reached, factor = self._close(sources, options, reached, kind)
        if len(sources) > MOST_EDGES:
            raise TooLarge(f"{len(sources)} ways at one step of the diagram")
        found, inverse = number_nodes(reached, self.radices[-1])
        if len(found) > MOST_NODES:
            raise TooLarge(f"{len(found)} situations in one layer of the diagram")
        target = np.full(moves.shape, len(found), dtype=np.int64)
        target[sources, options] = inverse
        step = Step(target)
        if factor is not None:
            step.factor = np.ones(moves.shape, dtype=object if big else np.int64)
            step.factor[sources, options] = factor
        return step, found

    def _close(
        self, sources: Ints, options: Ints, reached: Ints, kind: int
    ) -> tuple[Ints, Ints, Ints, Ints | None]:
        """The last seat of a kind: every item is used as often as it must, and then forgotten."""
        bits = self.bits[kind]
        factor: Ints | None = None
        for item, stock in enumerate(self.stocks[kind]):
            plain = not self.weigh or stock.ways in PLAIN
            if stock.low == 0 and plain:
                continue
            used = reached >> bits * item & (1 << bits) - 1
            if stock.low:
                kept = used >= stock.low
                sources, options, reached, used = (
                    sources[kept],
                    options[kept],
                    reached[kept],
                    used[kept],
                )
                factor = None if factor is None else factor[kept]
            if not plain:
                ways = np.array(stock.ways, dtype=np.int64)[used]
                factor = ways if factor is None else factor * ways
        return sources, options, reached >> self.used_bits << self.used_bits, factor
