"""A missed proof given back as a small puzzle: which of these could be proven by then?

Whoever takes a wrong one is shown a world that fits everything heard, and in which it is not so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deductio.coach.deals import deal_against, deal_in_words
from deductio.coach.knowing import Knowing
from deductio.coach.messages import Answer, SecondChance
from deductio.core.game import Game
from deductio.core.messages import Event
from deductio.deduction.model import Fact
from deductio.deduction.notebook import Notebook
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
            Answer(fact_in_words(words, notebook, one, so=so), right=True)
            if one == fact
            else refuted(words, notebook, one, goal, so=so)
            for one in sorted([fact, *wrong], key=frame.bit)
        )
    )


def refuted(
    words: Words, notebook: Notebook, claim: Fact, goal: Sequence[Fact], *, so: bool
) -> Answer:
    """A wrong answer, and a deal in which it is wrong."""
    deal = deal_against(notebook, claim, so=so)
    said = fact_in_words(words, notebook, claim, so=so)
    return Answer(said, False, deal_in_words(words, notebook, deal, goal), deal)


def tempting(notebook: Notebook, fact: Fact, goal: Sequence[Fact], *, so: bool) -> list[Fact]:
    """What looks most as if it were so too, and cannot be proven; first what is sought."""
    odds, certain = notebook.odds, notebook.certain
    others = [one for one in notebook.models[0].frame.facts if certain.get(one) is not so]
    return sorted(
        (one for one in others if one != fact),
        key=lambda one: (one not in goal, one in certain, -odds[one] if so else odds[one]),
    )[:TEMPTING]
