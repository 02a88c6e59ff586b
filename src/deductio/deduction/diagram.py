"""A layered diagram of all worlds: choices one after another, equal situations merged.

A node is a situation between two choices; all that the rest of the world depends on. The number of
ways from a node to the end, added up from the back, gives the count; from the front as well, the
odds of every choice; walking from the front, one fair draw per choice, a uniform world. Only
additions of whole numbers: nothing is lost however many worlds there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from deductio.deduction.draws import Draws, choose
from deductio.deduction.kept import kept
from deductio.deduction.model import TooLarge

Ints = NDArray[Any]

MOST_NODES = 400_000
MOST_EDGES = 4_000_000
MOST_TAGGED = 2_000_000


class Step(Struct):
    """One choice: from each node, for each option, the next node."""

    target: NDArray[np.int64]
    """Nodes by options; one past the last node means that no world goes this way."""
    factor: Ints | None = None
    """How much each way weighs, where not all weigh 1."""


class Diagram:
    """Steps from one root to one end."""

    def __init__(self, steps: Sequence[Step], *, ends: int, big: bool) -> None:
        """`ends` is 1, or 0 if no way leads to the end; `big` numbers do not fit 64 bits."""
        self.steps = steps
        self._ends = ends
        self.dtype: Any = object if big else np.int64

    @kept
    def _backward(self) -> list[Ints]:
        """For each layer and node, the weighted number of ways to the end."""
        layers: list[Ints] = [np.ones(self._ends, dtype=self.dtype)]
        for step in reversed(self.steps):
            layers.append(self._flow(step, layers[-1]).sum(axis=1))
        return layers[::-1]

    def _flow(self, step: Step, behind: Ints) -> Ints:
        """For each node and option, the ways to the end."""
        ways = np.append(behind, np.zeros(1, dtype=self.dtype))[step.target]
        return ways if step.factor is None else ways * step.factor

    @kept
    def _forward(self) -> list[Ints]:
        """For each layer and node, the weighted number of ways from the root."""
        layers: list[Ints] = [np.ones(1, dtype=self.dtype)]
        for number, step in enumerate(self.steps):
            ways = layers[-1][:, None] if step.factor is None else layers[-1][:, None] * step.factor
            sums = np.zeros(len(self._backward[number + 1]) + 1, dtype=self.dtype)
            np.add.at(sums, step.target, np.broadcast_to(ways, step.target.shape))
            layers.append(sums[:-1])
        return layers

    @kept
    def total(self) -> int:
        return int(self._backward[0][0])

    @property
    def plain(self) -> bool:
        """Whether every way weighs the same: the total is the number of worlds."""
        return all(step.factor is None for step in self.steps)

    @kept
    def option_ways(self) -> list[Ints]:
        """For each step, the weighted number of worlds with each option."""
        return [
            (self._forward[number][:, None] * self._flow(step, self._backward[number + 1])).sum(
                axis=0
            )
            for number, step in enumerate(self.steps)
        ]

    def draw(self, number: int, draws: Draws) -> NDArray[np.int64]:
        """Worlds as the option taken at each step."""
        nodes = np.zeros(number, dtype=np.int64)
        taken = np.zeros((number, len(self.steps)), dtype=np.int64)
        for layer, step in enumerate(self.steps):
            chances = np.append(self._backward[layer + 1], np.zeros(1, self.dtype))[
                step.target[nodes]
            ]
            if step.factor is not None:
                chances = chances * step.factor[nodes]
            taken[:, layer] = choose(chances.T, draws)
            nodes = step.target[nodes, taken[:, layer]]
        return taken

    def paths(self, most: int) -> tuple[NDArray[np.int64], Ints]:
        """Every world, as the option taken at each step, and its weight."""
        nodes = np.zeros(1, dtype=np.int64)
        taken = np.zeros((1, 0), dtype=np.int64)
        weights = np.ones(1, dtype=self.dtype)
        for layer, step in enumerate(self.steps):
            alive = (
                np.append(self._backward[layer + 1], np.zeros(1, self.dtype))[step.target[nodes]]
                > 0
            )
            rows, options = np.nonzero(alive)
            if len(rows) > most:
                raise TooLarge(f"more than {most} worlds to list")
            if step.factor is not None:
                weights = weights[rows] * step.factor[nodes[rows], options]
            else:
                weights = weights[rows]
            taken = np.column_stack([taken[rows], options])
            nodes = step.target[nodes[rows], options]
        return taken, weights

    def joint(self, layers: Iterable[int]) -> tuple[NDArray[np.int64], Ints]:
        """Every combination of options at some steps, and the weighted number of its worlds.

        Ways from the front and from the back carry the options taken so far as a tag, and meet in
        the layer where both are small.
        """
        chosen = sorted(layers)
        middle = chosen[len(chosen) // 2]
        front = self._tagged_front([layer for layer in chosen if layer < middle], middle)
        back = self._tagged_back([layer for layer in chosen if layer >= middle], middle)
        return _met(front, back)

    def _tagged_front(self, layers: list[int], end: int) -> Tagged:
        found = Tagged.start(self.dtype)
        for layer in range(end):
            step = self.steps[layer]
            alive = np.append(self._backward[layer + 1] > 0, False)
            found = found.forward(step, alive, tag=layer in layers)
        return found

    def _tagged_back(self, layers: list[int], start: int) -> Tagged:
        found = Tagged.start(self.dtype)
        for layer in range(len(self.steps) - 1, start - 1, -1):
            alive = self._forward[layer] > 0
            found = found.backward(self.steps[layer], alive, tag=layer in layers)
        return found


class Tagged(Struct):
    """Ways to nodes, told apart by the options taken on the tagged steps."""

    nodes: NDArray[np.int64]
    tags: NDArray[np.int64]
    tag_size: int
    ways: Ints

    @classmethod
    def start(cls, dtype: Any) -> Tagged:
        return cls(np.zeros(1, np.int64), np.zeros(1, np.int64), 1, np.ones(1, dtype=dtype))

    def forward(self, step: Step, alive: NDArray[np.bool_], *, tag: bool) -> Tagged:
        targets = step.target[self.nodes]
        rows, options = np.nonzero(alive[targets])
        ways = self.ways[rows]
        if step.factor is not None:
            ways = ways * step.factor[self.nodes[rows], options]
        tags, size = self.tags[rows], self.tag_size
        if tag:
            tags, size = tags * step.target.shape[1] + options, size * step.target.shape[1]
        return _merged(targets[rows, options], tags, size, ways)

    def backward(self, step: Step, alive: NDArray[np.bool_], *, tag: bool) -> Tagged:
        order = np.argsort(self.nodes, kind="stable")
        starts = np.searchsorted(self.nodes[order], step.target)
        numbers = np.searchsorted(self.nodes[order], step.target, side="right") - starts
        numbers = np.where(alive[:, None], numbers, 0)
        sources, options = np.nonzero(numbers)
        repeats = numbers[sources, options]
        sources, options = np.repeat(sources, repeats), np.repeat(options, repeats)
        firsts = np.repeat(starts[numbers > 0], repeats)
        within = np.arange(len(firsts)) - np.repeat(np.cumsum(repeats) - repeats, repeats)
        rows = order[firsts + within]
        ways = self.ways[rows]
        if step.factor is not None:
            ways = ways * step.factor[sources, options]
        tags, size = self.tags[rows], self.tag_size
        if tag:
            tags, size = tags + options * size, size * step.target.shape[1]
        return _merged(sources, tags, size, ways)


def _merged(nodes: Ints, tags: Ints, size: int, ways: Ints) -> Tagged:
    """Add up equal nodes with equal tags."""
    if len(nodes) > MOST_TAGGED or size > 1 << 40:
        raise TooLarge(f"{len(nodes)} situations to tell apart for a joint")
    keys = nodes * size + tags
    order = np.argsort(keys, kind="stable")
    keys = keys[order]
    firsts = np.flatnonzero(np.append(True, keys[1:] != keys[:-1]))
    sums = np.add.reduceat(ways[order], firsts) if len(firsts) else ways
    return Tagged(keys[firsts] // size, keys[firsts] % size, size, sums)


def _met(front: Tagged, back: Tagged) -> tuple[NDArray[np.int64], Ints]:
    """Front tags and back tags that meet at a node, with the product of their ways."""
    starts = np.searchsorted(back.nodes, front.nodes)
    numbers = np.searchsorted(back.nodes, front.nodes, side="right") - starts
    if int(numbers.sum()) > MOST_TAGGED:
        raise TooLarge(f"{numbers.sum()} pairs to join")
    left = np.repeat(np.arange(len(front.nodes)), numbers)
    within = np.arange(len(left)) - np.repeat(np.cumsum(numbers) - numbers, numbers)
    right = np.repeat(starts, numbers) + within
    tags = front.tags[left] * back.tag_size + back.tags[right]
    merged = _merged(
        np.zeros(len(tags), np.int64),
        tags,
        front.tag_size * back.tag_size,
        front.ways[left] * back.ways[right],
    )
    return merged.tags, merged.ways


def number_nodes(
    states: NDArray[np.int64], span: int
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The different states, and for each given one its number among them."""
    if span <= max(4 * len(states), 1 << 16):
        seen = np.zeros(span, dtype=np.int64)
        seen[states] = 1
        found = np.flatnonzero(seen)
        seen[found] = np.arange(len(found))
        return found, seen[states]
    found, inverse = np.unique(states, return_inverse=True)
    return found, inverse.reshape(-1)
