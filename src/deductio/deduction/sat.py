"""A model as a formula: the second, independent opinion on everything that is certain.

Nothing here shares code with the counting solvers but the words of the model itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from types import TracebackType

import numpy as np
from pysat.card import CardEnc, EncType
from pysat.formula import IDPool
from pysat.solvers import Solver

from deductio.deduction.model import Constraint, Count, Fact, Frame, Holds, Model, Picked, TooLarge

Clause = list[int]


class Formula:
    """A model as clauses; every event has a switch, so that any of them can be left out."""

    def __init__(
        self, model: Model, *, encoding: int = EncType.seqcounter, solver: str = "glucose4"
    ) -> None:
        self.frame: Frame = model.frame
        self._encoding = encoding
        self._pool = IDPool()
        self._solver = Solver(name=solver)
        self.switches: dict[int, int] = {}
        self._say_frame()
        for constraint in model.imagined:
            self._say(constraint, [])
        for seen in model.observations:
            switch = self.switches.setdefault(seen.source, self._pool.id(("event", seen.source)))
            self._say(seen.constraint, [-switch])

    def __enter__(self) -> Formula:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._solver.delete()

    def possible(self, events: Iterable[int], facts: Iterable[tuple[Fact, bool]] = ()) -> bool:
        """Whether a world fits these events and has these facts so, or not so."""
        switches = [self.switches[event] for event in events if event in self.switches]
        wanted = [self._literal(fact) if so else -self._literal(fact) for fact, so in facts]
        return bool(self._solver.solve(assumptions=switches + wanted))

    def blamed(self) -> set[int]:
        """After an impossible question: events that make it impossible, not always the fewest."""
        core = set(self._solver.get_core() or ())
        return {event for event, switch in self.switches.items() if switch in core}

    def fitting(self) -> set[int]:
        """After a possible question: all events that the world found fits."""
        world = set(self._solver.get_model() or ())
        return {event for event, switch in self.switches.items() if switch in world}

    def _literal(self, fact: Fact) -> int:
        return int(self._pool.id((fact.item, fact.place, 1)))

    def _copies(self, fact: Fact) -> list[int]:
        """Literals for "at least one copy lies there", "at least two", …"""
        item, place = self.frame.item(fact.item), self.frame.place(fact.place)
        most = min(self.frame.copies[item], self.frame.rooms[place][1])
        return [
            int(self._pool.id((fact.item, fact.place, number))) for number in range(1, most + 1)
        ]

    def _say_frame(self) -> None:
        frame = self.frame
        for fact in frame.facts:
            copies = self._copies(fact)
            if not copies:
                self._solver.add_clause([-self._literal(fact)])
            for fewer, more in pairwise(copies):
                self._solver.add_clause([fewer, -more])
        for item, copies_of in zip(frame.items, frame.copies, strict=True):
            self._bound([Fact(item, place) for place in frame.places], copies_of, copies_of, [])
        for place, room in zip(frame.places, frame.rooms, strict=True):
            self._bound([Fact(item, place) for item in frame.items], *room, [])
        for rule in frame.rules:
            self._say(rule, [])

    def _say(self, constraint: Constraint, unless: Clause) -> None:
        match constraint:
            case Count(facts, low, high):
                self._bound(facts, low, high, unless)
            case Picked(fact, _):
                self._solver.add_clause([self._literal(fact), *unless])
            case Holds():
                self._say_listed(constraint, unless)

    def _bound(self, facts: Sequence[Fact], low: int, high: int, unless: Clause) -> None:
        """Between low and high of these are true."""
        literals = [literal for fact in dict.fromkeys(facts) for literal in self._copies(fact)]
        if low > len(literals):
            self._solver.add_clause(unless)
            return
        if low == 1:
            self._solver.add_clause([*literals, *unless])
        elif low > 1:
            self._add(
                CardEnc.atleast(literals, low, vpool=self._pool, encoding=self._encoding).clauses,
                unless,
            )
        if high == 0:
            self._add([[-literal] for literal in literals], unless)
        elif high < len(literals):
            self._add(
                CardEnc.atmost(literals, high, vpool=self._pool, encoding=self._encoding).clauses,
                unless,
            )

    def _add(self, clauses: Iterable[Clause], unless: Clause) -> None:
        for clause in clauses:
            self._solver.add_clause([*clause, *unless])

    def _say_listed(self, condition: Holds, unless: Clause) -> None:
        """Rule out, one by one, the listed worlds that do not meet a condition."""
        from deductio.deduction.solve import listing_of

        listing = listing_of(self.frame)
        if listing is None:
            raise TooLarge("a condition on whole worlds, and too many worlds to list")
        wrong = np.flatnonzero(~np.asarray(condition.holds(listing.worlds), dtype=bool))
        for world in wrong.tolist():
            numbers = listing.counts[:, world].tolist()
            true = [
                self._copies(fact)[number - 1]
                for fact, number in zip(self.frame.facts, numbers, strict=True)
                if number
            ]
            self._solver.add_clause([*(-literal for literal in true), *unless])
