"""Why a fact is certain: the fewest events that prove it.

A proof is a set of events from which the fact follows, none of which can be left out. Small ones
are searched in two ways: taking events away one by one in several orders; and the other way round,
collecting sets of events that no proof can do without and asking for the smallest choice that meets
all of them. If that choice is a proof, no smaller one exists. The search is bounded by a number of
questions, not by a clock, so the same model always gets the same proof.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from pysat.card import EncType
from pysat.examples.hitman import Hitman

from deductio.deduction.model import Fact, Model, Observation
from deductio.deduction.sat import Formula


class NotCertain(Exception):
    """Nothing to explain: the fact is open."""


class Proof(Struct, frozen=True):
    """Events that prove a fact, or that it is not so."""

    fact: Fact
    so: bool
    events: tuple[int, ...]
    observations: tuple[Observation, ...]
    """What these events told."""
    smallest: bool
    """Whether it is known that no proof has fewer events."""


def explain(fact: Fact, *models: Model, effort: int = 2000) -> Proof:
    """The fewest events that prove a certain fact; of several models, one is true."""
    with ProofSearch(models, fact) as case:
        so = case.verdict()
        events, smallest = case.fewest(effort)
    check(models, events, fact, so=so)
    seen = tuple(
        dict.fromkeys(
            seen for model in models for seen in model.observations if seen.source in events
        )
    )
    return Proof(fact, so, events, seen, smallest)


def conflict(*models: Model, effort: int = 2000) -> tuple[int, ...]:
    """The fewest events that cannot all be true."""
    with ProofSearch(models, None) as case:
        events, _ = case.fewest(effort)
    check(models, events, None, so=False)
    return events


def check(models: Sequence[Model], events: Sequence[int], fact: Fact | None, *, so: bool) -> None:
    """Prove it again with another solver and another encoding, and that nothing can be left out."""
    wanted = [] if fact is None else [(fact, not so)]
    formulas = [
        Formula(model.only(events), encoding=EncType.totalizer, solver="minisat22")
        for model in models
    ]
    try:
        if any(formula.possible(events, wanted) for formula in formulas):
            raise AssertionError(f"events {events} do not prove {fact}")
        for left_out in events:
            rest = [event for event in events if event != left_out]
            if not any(formula.possible(rest, wanted) for formula in formulas):
                raise AssertionError(f"event {left_out} is not needed to prove {fact}")
    finally:
        for formula in formulas:
            formula.__exit__(None, None, None)


class ProofSearch:
    """The search for one proof."""

    def __init__(self, models: Sequence[Model], fact: Fact | None) -> None:
        self.fact = fact
        self._formulas = [Formula(model) for model in models]
        self._events = sorted({seen.source for model in models for seen in model.observations})
        self._wanted: list[tuple[Fact, bool]] = []
        self.asked = 0

    def __enter__(self) -> ProofSearch:
        return self

    def __exit__(self, *_: object) -> None:
        for formula in self._formulas:
            formula.__exit__(None, None, None)

    def verdict(self) -> bool:
        """Whether the fact is so or is not so; its opposite is what the search will refute."""
        assert self.fact is not None
        for so in (True, False):
            self._wanted = [(self.fact, not so)]
            if self._blamed(self._events) is not None:
                return so
        raise NotCertain(f"{self.fact} is neither certain nor excluded")

    def _blamed(self, events: Iterable[int]) -> set[int] | None:
        """If these events prove it, some of them that do; else None."""
        chosen = list(events)
        found: set[int] = set()
        for formula in self._formulas:
            self.asked += 1
            if formula.possible(chosen, self._wanted):
                return None
            found |= formula.blamed()
        return found & set(chosen)

    def fewest(self, effort: int) -> tuple[tuple[int, ...], bool]:
        """A proof nothing can be taken from, and whether it is known to be the smallest."""
        start = self._blamed(self._events)
        if start is None:
            raise NotCertain("the events do not contradict each other")
        best: set[int] = set(self._events)
        for order in _orders(self._events):
            found = self._without_needless(start, order)
            best = min(best, found, key=lambda events: (len(events), sorted(events)))
            if self.asked > effort // 2:
                break
        smallest = self._smallest(len(best), self.asked + effort)
        if smallest is not None:
            return tuple(sorted(smallest)), True
        return tuple(sorted(best)), self._none_below

    def _without_needless(self, start: set[int], order: Sequence[int]) -> set[int]:
        """Take events away, in this order, as long as the rest still proves it."""
        kept = set(start)
        for event in order:
            fewer = self._blamed(sorted(kept - {event})) if event in kept else None
            if fewer is not None:
                kept = fewer
        return kept

    _none_below = False

    def _smallest(self, enough: int, limit: int) -> set[int] | None:
        """A proof with fewer events than `enough`, the fewest there are."""
        with Hitman(solver="glucose4", htype="sorted") as choices:
            while self.asked < limit:
                choice = set(choices.get() or ())
                if len(choice) >= enough:
                    self._none_below = True
                    return None
                if self._blamed(sorted(choice)) is not None:
                    return choice
                choices.hit(sorted(set(self._events) - self._grown(choice)))
        return None

    def _grown(self, events: set[int]) -> set[int]:
        """As many events as possible that still prove nothing, these among them."""
        grown = set(events)
        for event in self._events:
            if event not in grown and self._blamed(sorted(grown | {event})) is None:
                grown.add(event)
        return grown


def _orders(events: Sequence[int]) -> Iterator[list[int]]:
    """Orders in which to try to do without: latest first, earliest first, and some mixed ones."""
    yield list(reversed(events))
    yield list(events)
    for step in (3, 5, 7, 11):
        yield [event for start in range(step) for event in events[start::step]]
