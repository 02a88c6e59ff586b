"""What a careful player of New York does when only one cell is left: announce it."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.messages import Choice, Event, Question
from deductio.games.new_york.knowledge import Knowledge
from deductio.games.new_york.messages import Announce


def strategy(stream: Sequence[Event], question: Question) -> Choice | None:
    if question.name not in ("start", "end", "window"):
        return None
    candidates = Knowledge(stream).candidates()
    return Announce(candidates[0]) if len(candidates) == 1 else None
