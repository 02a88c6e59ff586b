"""What a careful player of Almost Innocent does at the resolution: name what is likeliest."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.messages import Choice, Event, Question
from deductio.deduction.model import Fact
from deductio.games.almost_innocent.messages import Announce
from deductio.games.almost_innocent.notebook import notebook


def strategy(stream: Sequence[Event], question: Question) -> Choice | None:
    if question.name != "announce":
        return None
    known = notebook(stream)
    clues = [choice for choice in question.options if isinstance(choice, Announce)]
    return max(clues, key=lambda choice: known.odds[Fact(choice.clue, known.goal)])
