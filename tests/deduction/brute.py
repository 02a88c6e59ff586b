"""The slow truth: every world, one by one, judged by the words of the constraints alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement, permutations
from math import factorial, prod

from msgspec import Struct

from deductio.deduction import Count, Fact, Frame, Model, Picked

World = tuple[tuple[str, ...], ...]
"""For each item, the places of its copies."""


@lru_cache(maxsize=32)
def frame_worlds(frame: Frame) -> list[Counter[Fact]]:
    """Every world of a frame, as the number of copies for which each fact is true."""
    placings = _placings(frame, 0, [0] * len(frame.places))
    worlds = [_facts(frame, placing) for placing in placings]
    return [world for world in worlds if all(meets(world, rule) for rule in frame.rules)]


def _placings(frame: Frame, item: int, filled: list[int]) -> Iterator[World]:
    if item == len(frame.items):
        if all(low <= number for number, (low, _) in zip(filled, frame.rooms, strict=True)):
            yield ()
        return
    for places in combinations_with_replacement(range(len(frame.places)), frame.copies[item]):
        after = [number + places.count(place) for place, number in enumerate(filled)]
        if all(number <= high for number, (_, high) in zip(after, frame.rooms, strict=True)):
            for rest in _placings(frame, item + 1, after):
                yield (tuple(frame.places[place] for place in places), *rest)


def _facts(frame: Frame, world: World) -> Counter[Fact]:
    return Counter(
        Fact(item, place)
        for item, places in zip(frame.items, world, strict=True)
        for place in places
    )


def meets(world: Counter[Fact], count: Count) -> bool:
    return count.low <= sum(world.get(fact, 0) for fact in count.facts) <= count.high


class Truth(Struct):
    """What brute force says."""

    count: int
    weight: Fraction
    ways: dict[Fact, Fraction]
    contents: dict[str, dict[tuple[str, ...], Fraction]]
    in_common: dict[tuple[str, str], Fraction]
    """For each two places, the weight of the items with copies at both."""

    @property
    def certain(self) -> dict[Fact, bool]:
        return {fact: bool(ways) for fact, ways in self.ways.items() if ways in (0, self.weight)}


def truth(model: Model, *, weigh_picks: bool = True) -> Truth:
    frame = model.frame
    found = Truth(
        0,
        Fraction(0),
        dict.fromkeys(frame.facts, Fraction(0)),
        {place: {} for place in frame.places},
        dict.fromkeys(permutations(frame.places, 2), Fraction(0)),
    )
    counts = [told for told in model.constraints if isinstance(told, Count)]
    for world in frame_worlds(frame):
        if all(meets(world, count) for count in counts):
            weight = weight_of(world, model, weigh_picks=weigh_picks)
            if not weight:
                continue
            found.count += 1
            found.weight += weight
            for fact in world:
                found.ways[fact] += weight
            for place, contents in found.contents.items():
                content = tuple(
                    item for item in frame.items for _ in range(world[Fact(item, place)])
                )
                contents[content] = contents.get(content, Fraction(0)) + weight
            for one, other in found.in_common:
                items = [item for item in frame.items if world[Fact(item, one)]]
                found.in_common[one, other] += weight * sum(
                    Fact(item, other) in world for item in items
                )
    return found


def weight_of(world: Counter[Fact], model: Model, *, weigh_picks: bool) -> Fraction:
    frame = model.frame
    weight = Fraction(
        prod(
            factorial(copies) // prod(factorial(world[Fact(item, place)]) for place in frame.places)
            for item, copies in zip(frame.items, frame.copies, strict=True)
            if copies > 1
        )
    )
    for told in model.constraints:
        if isinstance(told, Picked):
            fact, among = told.fact, set(told.among)
            if not world[fact]:
                return Fraction(0)
            if weigh_picks:
                weight *= Fraction(
                    world[fact], sum(world[Fact(item, fact.place)] for item in among)
                )
    return weight
