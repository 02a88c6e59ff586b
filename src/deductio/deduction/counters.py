"""The general diagram: items one after another, each to a place, with a counter for each count.

A count may speak about any facts, across places and items alike. A counter is forgotten as soon as
it can no longer fail. There is no bound on the width before the work, so there is a budget.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import factorial, lcm, prod
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from deductio.deduction.diagram import MOST_EDGES, MOST_NODES, Diagram, Step
from deductio.deduction.model import TooLarge
from deductio.deduction.propagate import Narrowed

Rows = NDArray[np.int16]
Ints = NDArray[Any]


class Pick(Struct, frozen=True):
    """Of some items at a place one was picked: the facts, and how many of them are settled."""

    mask: int
    settled: int
    fact: int
    """The bit of the picked fact: with several copies there, a pick of it is likelier."""


class Counter(Struct):
    """A count while the items are placed."""

    mask: int
    low: int
    high: int
    shares: tuple[int, ...] = ()
    """For a pick: the weight for each number, as whole numbers."""
    scale: int = 1
    """How many times too large these are."""


class Placing(Struct, frozen=True):
    """The choice of one item: where its open copies go."""

    item: int
    options: tuple[tuple[int, ...], ...]
    """Places, one for each copy."""
    factors: tuple[int, ...]


def count_by_items(
    narrowed: Narrowed, picks: Sequence[Pick], *, weigh: bool
) -> tuple[Diagram, list[Placing], int]:
    """The diagram, what each step chooses, and how many times too large its weights are."""
    counters = _counters(narrowed, picks, weigh=weigh)
    placings = _ordered(_placings(narrowed, picks, weigh=weigh), counters, narrowed)
    bound = prod(sum(placing.factors) for placing in placings) * prod(
        max(counter.shares, default=1) for counter in counters
    )
    diagram = Builder(narrowed, counters, placings).build(big=bound >= 1 << 63)
    return diagram, placings, prod(counter.scale for counter in counters)


def _counters(narrowed: Narrowed, picks: Sequence[Pick], *, weigh: bool) -> list[Counter]:
    frame = narrowed.frame
    counters = [Counter(*tally) for tally in narrowed.tallies]
    for mask, (low, high) in zip(frame.place_masks, frame.rooms, strict=True):
        settled = narrowed.settled(mask)
        if mask & narrowed.open:
            counters.append(Counter(mask & narrowed.open, max(low - settled, 0), high - settled))
    for pick in picks if weigh else ():
        free = narrowed.free(pick.mask)
        if free:
            numbers = range(pick.settled, pick.settled + free + 1)
            multiple = lcm(*(max(number, 1) for number in numbers))
            shares = tuple(multiple // max(number, 1) for number in numbers)
            counters.append(Counter(pick.mask & narrowed.open, 0, free, shares, multiple))
    return counters


def _placings(narrowed: Narrowed, picks: Sequence[Pick], *, weigh: bool) -> list[Placing]:
    frame, opened = narrowed.frame, narrowed.open
    placings = []
    for item, mask in enumerate(frame.item_masks):
        if not mask & opened:
            continue
        left = frame.copies[item] - narrowed.settled(mask)
        first = item * len(frame.places)
        rooms = {
            place: narrowed.free(1 << first + place)
            for place in range(len(frame.places))
            if opened >> first + place & 1
        }
        options = tuple(
            option
            for option in combinations_with_replacement(rooms, left)
            if all(option.count(place) <= rooms[place] for place in option)
        )
        placings.append(
            Placing(
                item,
                options,
                tuple(
                    arrangements(narrowed, item, option, picks) if weigh else 1
                    for option in options
                ),
            )
        )
    return placings


def arrangements(
    narrowed: Narrowed, item: int, option: tuple[int, ...], picks: Sequence[Pick]
) -> int:
    """In how many ways the copies of an item, told apart, lie so, times the picks of it there."""
    frame = narrowed.frame
    first = item * len(frame.places)
    numbers = [
        narrowed.settled(1 << first + place) + option.count(place)
        for place in range(len(frame.places))
    ]
    ways = factorial(frame.copies[item]) // prod(map(factorial, numbers))
    for pick in picks:
        if first <= pick.fact < first + len(frame.places):
            ways *= numbers[pick.fact - first]
    return ways


def _ordered(placings: list[Placing], counters: list[Counter], narrowed: Narrowed) -> list[Placing]:
    """Items that close counters first, so that few are open at a time."""
    frame = narrowed.frame
    touching = {
        placing.item: [
            number
            for number, counter in enumerate(counters)
            if counter.mask & frame.item_masks[placing.item]
        ]
        for placing in placings
    }
    left = [
        sum(number in touched for touched in touching.values()) for number in range(len(counters))
    ]
    opened: set[int] = set()
    rest, ordered = list(placings), []
    while rest:
        best = min(
            rest,
            key=lambda placing: (
                sum(1.0 / left[number] * -1 for number in touching[placing.item])
                + sum(0.6 for number in touching[placing.item] if number not in opened),
                len(placing.options),
                placing.item,
            ),
        )
        rest.remove(best)
        ordered.append(best)
        opened.update(touching[best.item])
        for number in touching[best.item]:
            left[number] -= 1
    return ordered


class Builder:
    """Grows the layers."""

    def __init__(
        self, narrowed: Narrowed, counters: list[Counter], placings: list[Placing]
    ) -> None:
        self.counters = counters
        self.placings = placings
        width = len(narrowed.frame.places)
        self.gains = [
            np.array(
                [
                    [
                        sum(counter.mask >> placing.item * width + place & 1 for place in option)
                        for counter in counters
                    ]
                    for option in placing.options
                ],
                dtype=np.int16,
            ).reshape(len(placing.options), len(counters))
            for placing in placings
        ]
        self.low = np.array([counter.low for counter in counters], dtype=np.int16)
        self.high = np.array([counter.high for counter in counters], dtype=np.int16)
        self.weighted = np.array([bool(counter.shares) for counter in counters], dtype=bool)

    def build(self, *, big: bool) -> Diagram:
        dtype = object if big else np.int64
        coming = self._coming()
        rows: Rows = np.zeros((1, len(self.counters)), dtype=np.int16)
        steps = []
        for number, placing in enumerate(self.placings):
            gained = rows[:, None, :] + self.gains[number]
            meets = (gained <= self.high) & (gained + coming[number + 1] >= self.low)
            alive = np.logical_and.reduce(meets, axis=2)
            sources, options = np.nonzero(alive)
            if len(sources) > MOST_EDGES:
                raise TooLarge(f"{len(sources)} ways at one step of the diagram")
            after = gained[sources, options]
            factor = self._factor(after, coming[number], coming[number + 1], dtype)
            after = self._forget(after, coming[number + 1])
            rows, inverse = _different(after)
            if len(rows) > MOST_NODES:
                raise TooLarge(f"{len(rows)} situations in one layer of the diagram")
            target = np.full(alive.shape, len(rows), dtype=np.int64)
            target[sources, options] = inverse
            steps.append(
                Step(target, self._factors(alive, sources, options, factor, placing, dtype))
            )
        return Diagram(steps, ends=len(rows), big=big)

    def _coming(self) -> list[NDArray[np.int16]]:
        """Before each step and at the end, the most each counter can still gain."""
        coming = [np.zeros(len(self.counters), dtype=np.int16)]
        for gains in reversed(self.gains):
            coming.append(coming[-1] + gains.max(axis=0, initial=0))
        return coming[::-1]

    def _forget(self, rows: Rows, coming: NDArray[np.int16]) -> Rows:
        """A counter that cannot fail any more stands at its lowest allowed number."""
        safe = (rows >= self.low) & (rows + coming <= self.high) & ~self.weighted
        closed = self.weighted & (coming == 0)
        return np.where(safe | closed, np.where(closed, 0, self.low), rows)

    def _factor(
        self, rows: Rows, before: NDArray[np.int16], after: NDArray[np.int16], dtype: type
    ) -> Ints | None:
        """The weights of the picks that are decided with this step."""
        closing = np.flatnonzero(self.weighted & (after == 0) & (before > 0))
        factor = None
        for number in closing:
            shares: Ints = np.array(self.counters[number].shares, dtype=dtype)[rows[:, number]]
            factor = shares if factor is None else factor * shares
        return factor

    def _factors(
        self,
        alive: NDArray[np.bool_],
        sources: NDArray[np.intp],
        options: NDArray[np.intp],
        factor: Ints | None,
        placing: Placing,
        dtype: type,
    ) -> Ints | None:
        if factor is None and set(placing.factors) == {1}:
            return None
        factors: Ints = np.ones(alive.shape, dtype=dtype) * np.array(placing.factors, dtype=dtype)
        if factor is not None:
            factors[sources, options] *= factor
        return factors


def _different(rows: Rows) -> tuple[Rows, NDArray[np.int64]]:
    """The different rows, and for each given one its number among them."""
    if len(rows) == 0:
        return rows, np.zeros(0, dtype=np.int64)
    spans = rows.max(axis=0).astype(np.int64) + 1
    if prod(spans.tolist()) < 1 << 62:
        steps = np.cumprod(np.append(1, spans))[:-1]
        keys = rows.astype(np.int64) @ steps
    else:
        keys = np.ascontiguousarray(rows).view(f"V{2 * rows.shape[1]}").reshape(-1)
    _, firsts, inverse = np.unique(keys, return_index=True, return_inverse=True)
    return rows[firsts], inverse.reshape(-1).astype(np.int64)
