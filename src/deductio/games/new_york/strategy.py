"""What a careful player of New York does when only one cell is left: announce it."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Question
from deductio.core.thinking import KeptToHabit, Thinking, Wish
from deductio.games.new_york.knowledge import Knowledge
from deductio.games.new_york.messages import Announce


def strategy(stream: Sequence[Event], question: Question, luck: Chance) -> Wish | None:
    choice = wanted(stream, question)
    return Wish(choice, KeptToHabit()) if choice else None


def wanted(stream: Sequence[Event], question: Question) -> Choice | None:
    if question.name not in ("start", "end", "window"):
        return None
    candidates = Knowledge(stream).candidates()
    return Announce(candidates[0]) if len(candidates) == 1 else None


THINKING: dict[str, Thinking] = dict.fromkeys(("rookie", "inspector", "sleuth"), strategy)
