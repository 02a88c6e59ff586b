"""How programs play Small Detectives: a rookie, a careful one, an inspector and a sleuth."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, Temper, Thinking, Wish
from deductio.games.small_detectives.strategy.rookie import rookie
from deductio.games.small_detectives.strategy.simple import careful, inspector


def think_as_a_sleuth(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    """Loaded when first wanted: it counts streets with NumPy, which is slow to load."""
    from deductio.games.small_detectives.strategy import sleuth

    return sleuth.think(stream, question, luck, temper)


THINKING: dict[str, Thinking] = {
    "rookie": rookie,
    "careful": careful,
    "inspector": inspector,
    "sleuth": think_as_a_sleuth,
}
