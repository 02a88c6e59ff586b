"""A missed proof given back as a small puzzle: which of these could be proven by then?

Whoever takes a wrong one is shown a world that fits everything heard, and in which it is not so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deductio.coach.knowing import Knowing
from deductio.coach.messages import Answer, SecondChance
from deductio.core.game import Game
from deductio.core.messages import Event
from deductio.deduction.model import Fact, excluded, known
from deductio.deduction.notebook import Notebook
from deductio.deduction.solve import solve
from deductio.reasons import fact_in_words
from deductio.words import Words

TEMPTING = 3
"""So many wrong answers beside the right one."""


def second_chance(
    words: Words, played: Game[Any], stream: Sequence[Event], fact: Fact
) -> SecondChance:
    """About a fact that is certain at the end of the stream."""
    knowing = Knowing(played, stream)
    notebook, so = knowing.notebook(len(stream)), knowing.notebook(len(stream)).certain[fact]
    goal = [Fact(*one) for facts in knowing.goal.values() for one in facts]
    wrong = tempting(notebook, fact, goal, so=so)
    frame = notebook.models[0].frame
    return SecondChance(
        tuple(
            Answer(
                fact_in_words(words, notebook, one, so=so),
                one == fact,
                () if one == fact else refutation(words, notebook, one, goal, so=so),
            )
            for one in sorted([fact, *wrong], key=frame.bit)
        )
    )


def tempting(notebook: Notebook, fact: Fact, goal: Sequence[Fact], *, so: bool) -> list[Fact]:
    """What looks most as if it were so too, and cannot be proven; first what is sought."""
    odds, certain = notebook.odds, notebook.certain
    others = [one for one in notebook.models[0].frame.facts if certain.get(one) is not so]
    return sorted(
        (one for one in others if one != fact),
        key=lambda one: (one not in goal, one in certain, -odds[one] if so else odds[one]),
    )[:TEMPTING]


def refutation(
    words: Words, notebook: Notebook, claim: Fact, goal: Sequence[Fact], *, so: bool
) -> tuple[str, ...]:
    """A world in which the claim is wrong, as far as it was open: what is sought, and the rest."""
    world = world_against(notebook, claim, so=so)
    lie = [Fact(item, place) for place, items in world.items() for item in items]
    said = [fact for fact in lie if fact in goal or fact not in notebook.certain]
    return tuple(
        fact_in_words(words, notebook, fact, so=True)
        for fact in sorted(dict.fromkeys(said), key=lambda fact: fact not in goal)
    )


def world_against(notebook: Notebook, claim: Fact, *, so: bool) -> Mapping[str, tuple[str, ...]]:
    """What lies where in some world that fits everything heard, and in which a claim is wrong."""
    otherwise = excluded(claim) if so else known(claim)
    [world] = solve(*(model.given(otherwise) for model in notebook.models)).sample(1, 0)
    return world
