"""How bots play Almost Innocent, level by level.

What counts with arrays is loaded when somebody first thinks so: starting a program stays quick.
"""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, Temper, Thinking, Wish
from deductio.games.almost_innocent.strategy.by_slate import careful, rookie


def as_inspector(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    from deductio.games.almost_innocent.strategy.inspector import inspector

    return inspector(stream, question, luck, temper)


def as_sleuth(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    from deductio.games.almost_innocent.strategy.sleuth import sleuth

    return sleuth(stream, question, luck, temper)


THINKING: dict[str, Thinking] = {
    "rookie": rookie,
    "careful": careful,
    "inspector": as_inspector,
    "sleuth": as_sleuth,
}
