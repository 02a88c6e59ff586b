"""How bots think in Cluedo: a rookie, a careful player, an inspector, a sleuth."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, Temper, Thinking, Wish
from deductio.games.cluedo.strategy.careful import careful
from deductio.games.cluedo.strategy.inspector import inspector
from deductio.games.cluedo.strategy.rookie import rookie


def sleuth(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    from deductio.games.cluedo.strategy.sleuth import sleuth  # only then is NumPy needed

    return sleuth(stream, question, luck, temper)


THINKING: dict[str, Thinking] = {
    "rookie": rookie,
    "careful": careful,
    "inspector": inspector,
    "sleuth": sleuth,
}
