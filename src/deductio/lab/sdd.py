"""The same odds from pysdd, a general tool for counting: the peer our engine is measured beside."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time
from typing import Any

from deductio.deduction.model import Count, Model, Picked, each, exactly, known


def seconds_of_pysdd(model: Model) -> float:
    """CPU seconds to compile a model and read off the marginals of all facts.

    Plain counting only (`picked` as `known`), one variable a fact, items with a single copy.
    """
    from pysdd.sdd import SddManager, Vtree

    begun = process_time()
    facts = model.frame.facts
    variable = {fact: number for number, fact in enumerate(facts, start=1)}
    manager = SddManager.from_vtree(Vtree(var_count=len(facts), vtree_type="balanced"))
    root = manager.true()
    for count in counts_of(model):
        literals = [manager.literal(variable[fact]) for fact in count.facts]
        root = manager.conjoin(root, between(manager, literals, count.low, count.high))
    counter = root.wmc(log_mode=False)
    counter.propagate()
    for fact in facts:
        counter.literal_pr(manager.literal(variable[fact]))
    return process_time() - begun


def can_count(model: Model) -> bool:
    """Whether a model is nothing but counts of single things."""
    counts = all(isinstance(constraint, Count | Picked) for constraint in model.constraints)
    return counts and set(model.frame.copies) == {1}


def counts_of(model: Model) -> list[Count]:
    """Everything the model says, the narrowest first."""
    frame = model.frame
    told: list[Count] = []
    for constraint in model.constraints:
        if isinstance(constraint, Picked):
            told.append(known(constraint.fact))
        elif isinstance(constraint, Count):
            told.append(constraint)
    items = [exactly(1, each([item], *frame.places)) for item in frame.items]
    places = [
        Count(each(frame.items, place), *room)
        for place, room in zip(frame.places, frame.rooms, strict=True)
    ]
    return sorted([*told, *frame.rules], key=lambda count: len(count.facts)) + items + places


def between(manager: Any, literals: Sequence[Any], low: int, high: int) -> Any:
    """At least `low` and at most `high` of these are true."""
    so_many = [manager.true()]
    for literal in literals:
        more = [manager.conjoin(literal, before) for before in so_many]
        same = [manager.conjoin(manager.negate(literal), before) for before in so_many]
        so_many = [
            manager.disjoin(one, other)
            for one, other in zip([*same, manager.false()], [manager.false(), *more], strict=True)
        ][: high + 2]
    allowed = manager.false()
    for number in range(low, min(high, len(literals)) + 1):
        allowed = manager.disjoin(allowed, so_many[number])
    return allowed
