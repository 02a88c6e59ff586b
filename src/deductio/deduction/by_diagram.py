"""Counting by the general diagram: any counts at all."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from deductio.deduction.counters import count_by_items
from deductio.deduction.draws import Draws
from deductio.deduction.kept import kept
from deductio.deduction.problem import Contents, Floats, Problem, Unfit
from deductio.deduction.worlds import Listing, Worlds


class ByDiagram:
    """Any counts at all: the general diagram."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.diagram, self.placings, scale = count_by_items(
            problem.narrowed, problem.picks, weigh=problem.weigh
        )
        self._scale = scale

    @kept
    def scale(self) -> Fraction:
        return self.problem.settled_scale() * self._scale

    @property
    def total(self) -> int:
        return self.diagram.total

    @kept
    def worlds(self) -> int:
        if self.diagram.plain:
            return self.total
        return ByDiagram(self.problem.unweighted()).total

    def ways(self) -> list[int]:
        ways = self.problem.ways(self.total)
        known = self.problem.narrowed.known[0]
        width = len(self.problem.frame.places)
        for placing, numbers in zip(self.placings, self.diagram.option_ways, strict=True):
            for option, number in zip(placing.options, numbers.tolist(), strict=True):
                for place in set(option):
                    bit = placing.item * width + place
                    if not known >> bit & 1:
                        ways[bit] += number
        return ways

    def contents(self, place: int) -> Contents:
        raise Unfit

    def pieces(self, taken: NDArray[np.int64]) -> NDArray[np.int64]:
        """Options taken at each step, as the place of each copy."""
        row, opened = self.problem.settled_pieces()
        pieces = np.tile(np.array(row, dtype=np.int64), (len(taken), 1))
        for step, placing in enumerate(self.placings):
            pieces[:, opened[placing.item]] = np.array(placing.options)[taken[:, step]]
        return pieces

    def in_common(self) -> Floats:
        raise Unfit

    def draw(self, number: int, draws: Draws) -> NDArray[np.int64]:
        return self.pieces(self.diagram.draw(number, draws))

    def listing(self, most: int) -> Listing:
        taken, weights = self.diagram.paths(most)
        return Listing(Worlds(self.problem.frame, self.pieces(taken)), weights, self.scale)
