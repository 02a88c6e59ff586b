"""What one seat could know after each of its events, worked out once for all it was told by then.

Most events tell nothing of what is hidden, so what follows from a stream changes seldom.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cached_property
from math import log2
from typing import Any

from deductio.core.coaching import Coaching, Goal
from deductio.core.game import Game, Refused
from deductio.core.messages import Event
from deductio.deduction.model import Fact, TooLarge
from deductio.deduction.notebook import Notebook


def coaching_of(game: Game[Any]) -> Coaching:
    if game.coaching is None:
        raise Refused(f"{game.name} has no coach", "no-coach")
    return game.coaching


class Knowing:
    """One stream, read up to any of its events."""

    def __init__(self, game: Game[Any], stream: Sequence[Event]) -> None:
        self.game, self.stream = game, stream
        self.coaching = coaching_of(game)
        self._whole = whole = game.notebook(stream)
        self._telling = sorted(
            {seen.source for model in whole.models for seen in model.observations}
        )
        """The numbers of the events that told something."""
        self._notebooks: dict[int, Notebook] = {}
        self._bits: dict[int, float] = {}
        self._known_from = len(self._telling) + 1
        """From how many of them on nothing is missing."""

    @property
    def junctures(self) -> list[int]:
        """After how many events something was told, each time."""
        return [number + 1 for number in self._telling]

    @cached_property
    def goal(self) -> Goal:
        return self.coaching.goal(self.stream)

    @cached_property
    def told_at(self) -> int | None:
        """After how many events the goal had been told outright, if ever."""
        told_by = self.coaching.told_by
        told = (at for at, event in enumerate(self.stream, start=1) if isinstance(event, told_by))
        return next(told, None)

    def is_told(self, at: int) -> bool:
        return self.told_at is not None and self.told_at <= at

    def notebook(self, at: int) -> Notebook:
        """After so many events."""
        told = bisect_left(self._telling, at)
        if told not in self._notebooks:
            self._notebooks[told] = self._read(told)
        return self._notebooks[told]

    def _read(self, told: int) -> Notebook:
        """What the first of those events prove. A stream that is told in one way only is read once
        for all: later events add to it, and change nothing of what was said before."""
        whole, sources = self._whole, self._telling
        if len(whole.models) > 1:
            anew: Notebook = self.game.notebook(self.stream[: [*sources, len(self.stream)][told]])
            return anew
        return Notebook(
            [whole.models[0].only(sources[:told])],
            item_domain=whole.item_domain,
            place_of=whole.place_of,
            goal=whole.goal,
        )

    def bits(self, at: int) -> float:
        """How many are missing to know the goal after so many events. Before anything was told each
        category is dealt by itself, and all of them together may be too many to work out."""
        told = bisect_left(self._telling, at)
        if told >= self._known_from:
            return 0.0
        if told not in self._bits:
            count = bits_left if told else bits_apart
            self._bits[told] = count(self.notebook(at), self.goal)
            if self.is_certain(at):
                self._known_from = told
        return self._bits[told]

    def settled(self, at: int) -> dict[str, Fact]:
        """By category, the facts of the goal that were certain."""
        certain = self.notebook(at).certain
        return {
            category: Fact(*fact)
            for category, facts in self.goal.items()
            for fact in facts
            if certain.get(Fact(*fact))
        }

    def is_certain(self, at: int) -> bool:
        """Whether all of the goal followed from what had been told."""
        return len(self.settled(at)) == len(self.goal)

    def certain_since(self, fact: Fact) -> int:
        """After how many events a fact that became certain was so."""
        return bisect_left(
            range(len(self.stream) + 1), True, key=lambda at: fact in self.notebook(at).certain
        )

    @cached_property
    def certain_at(self) -> int | None:
        """After how many events the goal could be proven; None if it never could, or was told: by
        an event of its own, or because the seat had named it rightly."""
        if not self.goal:
            return None
        steps = [at for at in self.junctures if not self.is_told(at)]
        at = next((at for at in steps if self.is_certain(at)), None)
        return None if at is None or self.coaching.confirms(self.stream[at - 1]) else at


def bits_left(notebook: Notebook, goal: Goal) -> float:
    """Exactly, of all categories together where they are about one place; else, or where that is
    too much to work out, of each by itself."""
    places = {place for facts in goal.values() for _, place in facts}
    if len(places) == 1:
        try:
            return notebook.answer.entropy(*places)
        except TooLarge:
            pass
    return bits_apart(notebook, goal)


def bits_apart(notebook: Notebook, goal: Goal) -> float:
    """Of each category by itself."""
    return sum(entropy([notebook.odds[Fact(*fact)] for fact in facts]) for facts in goal.values())


def entropy(odds: Sequence[float]) -> float:
    return sum((-share * log2(share) for share in odds if 0 < share < 1), 0.0)
