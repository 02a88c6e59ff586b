"""What a careful player of Almost Innocent does at the resolution: name what is likeliest."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Question
from deductio.core.thinking import KeptToHabit, Thinking, Wish
from deductio.deduction.model import Fact
from deductio.games.almost_innocent.messages import Announce
from deductio.games.almost_innocent.notebook import notebook


def strategy(stream: Sequence[Event], question: Question, luck: Chance) -> Wish | None:
    choice = wanted(stream, question)
    return Wish(choice, KeptToHabit()) if choice else None


def wanted(stream: Sequence[Event], question: Question) -> Choice | None:
    if question.name != "announce":
        return None
    known = notebook(stream)
    clues = [choice for choice in question.options if isinstance(choice, Announce)]
    return max(clues, key=lambda choice: known.odds[Fact(choice.clue, known.goal)])


THINKING: dict[str, Thinking] = dict.fromkeys(("rookie", "inspector", "sleuth"), strategy)
