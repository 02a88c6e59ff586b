"""A notebook: what one reader can know, as its game translated it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from deductio.deduction.model import Fact, Model

if TYPE_CHECKING:
    from deductio.deduction.answer import Answer


Place: TypeAlias = tuple[str, str | int]
"""Which kind of place it is, and which of them: seat 2, cell B3; the solution is only itself."""


def numbered(place: str) -> Place:
    """`seat2` is seat 2, and `solution` only itself."""
    counted = re.fullmatch(r"([a-z]+)(\d+)", place)
    return (counted[1], int(counted[2])) if counted else (place, place)


class Notebook:
    """Models of what is hidden, exactly one of which is true, and things followed beside them."""

    def __init__(
        self,
        models: Sequence[Model],
        *,
        item_domain: str,
        place_of: Callable[[str], Place] = numbered,
        goal: str = "",
        questions: Mapping[int, int] | None = None,
        followed: Mapping[Fact, float] | None = None,
        sources: Callable[[Fact], Sequence[int]] = lambda fact: (),
    ) -> None:
        """`item_domain` names the items in texts, `place_of` the places; `goal` is the place that
        everyone wants to know, if there is one; `questions` says which earlier event an event
        answers. `followed` are odds of facts that the game works out itself (where a card went by
        lot), and `sources` says from which events each of them follows."""
        self.models = models
        self.item_domain = item_domain
        self.place_of = place_of
        self.goal = goal
        self.questions = questions or {}
        self.followed = followed or {}
        self.sources = sources
        self.weigh_picks = True
        """Before anything is asked, somebody may decide to count all worlds alike."""

    @cached_property
    def answer(self) -> Answer:
        from deductio.deduction.solve import solve

        return solve(*self.models, weigh_picks=self.weigh_picks)

    @property
    def worlds(self) -> int:
        """How many worlds fit."""
        return self.answer.count

    @cached_property
    def certain(self) -> dict[Fact, bool]:
        """What is so, and what is not so, whatever people intend."""
        followed = {fact: odds == 1 for fact, odds in self.followed.items() if odds in (0, 1)}
        return self.answer.certain | followed

    @property
    def told_outright(self) -> dict[Fact, bool]:
        """What this reader was told outright; nothing where even the model is in doubt."""
        return self.models[0].told_outright if len(self.models) == 1 else {}

    @cached_property
    def facts(self) -> tuple[Fact, ...]:
        """Every fact there is, in the order of the odds, without working them out."""
        return tuple(dict.fromkeys((*self.models[0].frame.facts, *self.followed)))

    @cached_property
    def odds(self) -> dict[Fact, float]:
        return {**self.answer.odds, **self.followed}

    def why(self, fact: Fact) -> tuple[bool, tuple[int, ...]]:
        """Whether a certain fact is so, and the few events that prove it."""
        from deductio.deduction.explain import NotCertain, explain

        if fact in self.followed:
            if fact not in self.certain:
                raise NotCertain(f"{fact} is not certain")
            return self.certain[fact], tuple(self.sources(fact))
        proof = explain(fact, *self.models)
        return proof.so, proof.events
