"""What follows from a model: counts, certainties, odds, joints, hypothetical answers, samples.

Two layers, kept apart. `certain` is logic: true in every world that fits, whatever people intend.
`odds` assume a model: all deals alike, and blind picks where something was picked.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, product
from math import log2
from typing import TypeAlias, TypeVar

import numpy as np

from deductio.deduction.draws import Draws
from deductio.deduction.kept import kept
from deductio.deduction.model import (
    Constraint,
    Fact,
    Frame,
    Model,
    Picked,
    TooLarge,
    exactly,
    excluded,
    known,
)
from deductio.deduction.problem import Contents, Floats, Solved, Unfit
from deductio.deduction.propagate import Contradiction
from deductio.deduction.worlds import Worlds

Label = TypeVar("Label", bound=Hashable)
Content: TypeAlias = tuple[str, ...]
"""The items at a place, in the order of the frame."""

MOST_CASES = 2_000
"""Cases that are worked out one by one where no solver gives them all at once."""


class Answer:
    """Everything that follows from a model (or from several, one of which is true)."""

    def __init__(self, branches: Sequence[tuple[Model, Solved]], *, weigh_picks: bool) -> None:
        self._branches = branches
        self._weigh_picks = weigh_picks
        self.frame: Frame = branches[0][0].frame

    @kept
    def count(self) -> int:
        """The number of worlds that fit everything observed."""
        return sum(solved.worlds for _, solved in self._branches)

    @kept
    def weight(self) -> Fraction:
        """All worlds together: arrangements of alike copies times the likelihood of picks."""
        return sum((solved.total / solved.scale for _, solved in self._branches), Fraction(0))

    @kept
    def _shares(self) -> list[Fraction]:
        """For each branch, what one of its weighted worlds adds to the odds."""
        return [1 / (solved.scale * self.weight) for _, solved in self._branches]

    @kept
    def _ways(self) -> list[tuple[list[int], int]]:
        return [(solved.ways(), solved.total) for _, solved in self._branches]

    def chance(self, fact: Fact) -> Fraction:
        """The odds of a fact, exactly."""
        bit = self.frame.bit(fact)
        return sum(
            (ways[bit] * share for (ways, _), share in zip(self._ways, self._shares, strict=True)),
            Fraction(0),
        )

    @kept
    def odds(self) -> dict[Fact, float]:
        """The odds of every fact."""
        if len(self._branches) == 1:
            ways, total = self._ways[0]
            return {
                fact: number / total for fact, number in zip(self.frame.facts, ways, strict=True)
            }
        return {fact: float(self.chance(fact)) for fact in self.frame.facts}

    @kept
    def certain(self) -> dict[Fact, bool]:
        """The facts that are so, and those that are not so, in every world."""
        whole = sum(total for _, total in self._ways)
        together, _ = self._ways[0]
        if len(self._ways) > 1:
            together = [sum(ways) for ways in zip(*(ways for ways, _ in self._ways), strict=True)]
        return {
            fact: number > 0
            for fact, number in zip(self.frame.facts, together, strict=True)
            if not number or number == whole
        }

    def joint(self, place: str) -> dict[Content, float]:
        """The odds of everything that may lie at a place: for a solution, of every solution."""
        name = self.frame.items.__getitem__
        if len(self._branches) == 1:
            model, solved = self._branches[0]
            contents, total = self._contents(model, solved, place), solved.total
            return {tuple(map(name, items)): ways / total for items, ways in contents.items()}
        found: dict[Content, Fraction] = {}
        for (model, solved), share in zip(self._branches, self._shares, strict=True):
            for items, ways in self._contents(model, solved, place).items():
                content = tuple(map(name, items))
                found[content] = found.get(content, 0) + ways * share
        return {content: float(odds) for content, odds in found.items()}

    def joint_of(self, places: Sequence[str]) -> dict[tuple[Content, ...], float]:
        """The odds of everything that may lie at several places together."""
        first, *rest = places
        if not rest:
            return {(content,): odds for content, odds in self.joint(first).items()}
        found = {}
        cases = self.joint(first)
        if len(cases) > MOST_CASES:
            raise TooLarge(f"{len(cases)} cases to work out one by one")
        for content, odds in cases.items():
            for others, share in (
                self.given(*_lies(self.frame, content, first)).joint_of(rest).items()
            ):
                found[(content, *others)] = odds * share
        return found

    def _contents(self, model: Model, solved: Solved, place: str) -> Contents:
        try:
            return solved.contents(self.frame.place(place))
        except Unfit:
            return _contents_by_cases(model, place, weigh_picks=self._weigh_picks)

    @kept
    def in_common(self) -> Floats:
        """For each two places, by their numbers in the frame, how many items have copies at both
        on average: where there is room for one item, how likely these two are a pair."""
        try:
            found = [solved.in_common() for _, solved in self._branches]
        except Unfit:
            return self._in_common_by_cases()
        shares = zip(self._branches, self._shares, strict=True)
        weights = [float(solved.total * share) for (_, solved), share in shares]
        return np.asarray(np.tensordot(weights, found, axes=1))

    def _in_common_by_cases(self) -> Floats:
        """Two by two, where no solver gives them at once."""
        frame = self.frame
        several = [
            item for item, copies in zip(frame.items, frame.copies, strict=True) if copies > 1
        ]
        cases = list(product(several, combinations(range(len(frame.places)), 2)))
        if len(cases) > MOST_CASES:
            raise TooLarge(f"{len(cases)} cases to work out one by one")
        found = np.zeros((len(frame.places),) * 2)
        for item, two in cases:
            there = [known(Fact(item, frame.places[place])) for place in two]
            found[two] += float(self._weight_if(there) / self.weight)
        return found + found.T

    def entropy(self, *places: str) -> float:
        """How many bits are missing to know what lies at these places."""
        return sum((-odds * log2(odds) for odds in self.joint_of(places).values()), 0.0)

    def given(self, *constraints: Constraint) -> Answer:
        """The answer if this were known too; raises `NoWorld` if it cannot be."""
        from deductio.deduction.solve import solve

        if not constraints:
            return self
        return solve(
            *(model.given(*constraints) for model, _ in self._branches),
            weigh_picks=self._weigh_picks,
        )

    def answers(self, question: Mapping[Label, Iterable[Constraint]]) -> dict[Label, float]:
        """The odds of each answer, where an answer is what it would tell.

        A pick in an answer counts with its likelihood: for "seat 2 shows the rope", pass what the
        seats before could not do and `picked(rope@seat2, triple)`.
        """
        return {
            label: float(self._weight_if(constraints) / self.weight)
            for label, constraints in question.items()
        }

    def _weight_if(self, constraints: Iterable[Constraint]) -> Fraction:
        from deductio.deduction.solve import count

        told = tuple(constraints)
        total = Fraction(0)
        for model, _ in self._branches:
            try:
                solved = count(_with_picks_as_told(model, told, weigh_picks=self._weigh_picks))
            except Contradiction:
                continue
            total += solved.total / solved.scale
        return total

    def how_many(self, facts: Sequence[Fact]) -> dict[int, float]:
        """The odds of each number of these facts being true; alike copies count one by one."""
        places = {fact.place for fact in facts}
        items = {self.frame.item(fact.item) for fact in facts}
        numbers = range(sum(self.frame.copies[item] for item in items) + 1)
        if len(places) == 1:
            named = {fact.item for fact in facts}
            odds = dict.fromkeys(numbers, 0.0)
            for content, share in self.joint(places.pop()).items():
                number = sum(item in named for item in content)
                odds[number] = odds.get(number, 0.0) + share
        else:
            odds = self.answers({number: [exactly(number, facts)] for number in numbers})
        return {number: share for number, share in odds.items() if share}

    def sample(self, number: int, seed: bytes | int) -> Worlds:
        """Worlds drawn by their odds: each independent, the same for the same seed."""
        draws = Draws(seed)
        if len(self._branches) == 1:
            return Worlds(self.frame, self._branches[0][1].draw(number, draws))
        weights = [solved.total / solved.scale for _, solved in self._branches]
        common = np.lcm.reduce([weight.denominator for weight in weights], dtype=object)
        steps = np.cumsum(np.array([int(weight * common) for weight in weights], dtype=object))
        chosen = draws.below(np.repeat(steps[-1:], number))
        branch = (steps[None, :] <= chosen[:, None]).sum(axis=1)
        pieces = np.zeros((number, sum(self.frame.copies)), dtype=np.int64)
        for index, (_, solved) in enumerate(self._branches):
            rows = np.flatnonzero(branch == index)
            if len(rows):
                pieces[rows] = solved.draw(len(rows), draws)
        return Worlds(self.frame, pieces)


def _lies(frame: Frame, content: Content, place: str) -> list[Constraint]:
    """Exactly this lies at a place."""
    absent = [Fact(item, place) for item in frame.items if item not in content]
    present = [
        known(Fact(item, place))
        if content.count(item) == 1
        else exactly(content.count(item), [Fact(item, place)])
        for item in dict.fromkeys(content)
    ]
    return [*present, excluded(*absent)]


def _with_picks_as_told(model: Model, told: Sequence[Constraint], *, weigh_picks: bool) -> Model:
    """A model with an imagined answer. Picks of the past count only if picks are weighed at all."""
    if weigh_picks:
        return model.given(*told)
    past = [
        known(constraint.fact) if isinstance(constraint, Picked) else constraint
        for constraint in model.constraints
    ]
    return Model(model.frame, (), [*past, *told])


def _contents_by_cases(model: Model, place: str, *, weigh_picks: bool) -> Contents:
    """What may lie at a place, item by item, where no solver gives it at once."""
    from deductio.deduction.solve import count

    frame = model.frame
    found: Contents = {}
    cases: list[tuple[tuple[int, ...], int, Model]] = [((), 0, model)]
    tried = 0
    scale: Fraction | None = None
    while cases:
        content, item, case = cases.pop()
        tried += 1
        if tried > MOST_CASES:
            raise TooLarge(f"more than {MOST_CASES} cases to work out one by one")
        try:
            solved = count(case, weigh_picks=weigh_picks)
        except Contradiction:
            continue
        if not solved.total:
            continue
        scale = solved.scale if scale is None else scale
        if item == len(frame.items):
            found[content] = int(solved.total * scale / solved.scale)
            continue
        most = min(frame.copies[item], frame.rooms[frame.place(place)][1])
        fact = Fact(frame.items[item], place)
        cases += [
            ((*content, *[item] * number), item + 1, case.given(exactly(number, [fact])))
            for number in range(most + 1)
        ]
    return found
