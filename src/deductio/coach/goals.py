"""What a seat seeks, by category, and how much of it is open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from deductio.core.game import Game
from deductio.core.messages import Event
from deductio.deduction.model import Fact
from deductio.deduction.notebook import Notebook

Goals: TypeAlias = Mapping[str, Sequence[Fact]]
"""By category, the facts of which exactly one is true."""


def goals_of(played: Game[Any], notebook: Notebook, stream: Sequence[Event]) -> Goals:
    """As its game says; of a game that says nothing, whatever its notebook seeks."""
    if played.coaching is not None:
        goal = played.coaching.goal(stream)
        return {name: [Fact(*fact) for fact in facts] for name, facts in goal.items()}
    facts = notebook.models[0].frame.facts
    return {"": [fact for fact in facts if notebook.goal in ("", fact.place)]}


def left_in(notebook: Notebook, ways: Sequence[Fact]) -> int:
    """How many of a category are still possible."""
    return sum(notebook.certain.get(fact, True) for fact in ways)


def is_settled(goals: Goals, notebook: Notebook) -> bool:
    """Whether one way is left in each category."""
    return all(left_in(notebook, ways) == 1 for ways in goals.values())


def knows_enough(played: Game[Any], notebook: Notebook, stream: Sequence[Event]) -> bool:
    """Whether all that is sought can be proven, and was not simply shown."""
    settled = is_settled(goals_of(played, notebook, stream), notebook)
    return settled and not told_outright(played, stream)


def told_outright(played: Game[Any], stream: Sequence[Event]) -> bool:
    """Whether somebody was simply shown what is sought."""
    told_by = played.coaching.told_by if played.coaching else ()
    return any(event.solves or isinstance(event, told_by) for event in stream)
