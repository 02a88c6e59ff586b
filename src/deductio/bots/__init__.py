"""Players that are programs: each reads one seat's stream and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from deductio.bots.anyhow import AnyHow
from deductio.core.game import Game, Refused
from deductio.core.messages import Choice, Event, Question


class Bot(Protocol):
    """Chooses for one seat."""

    def choose(self, stream: Sequence[Event], question: Question) -> Choice | None:
        """A choice; None only where nothing is asked and it does nothing meanwhile."""
        ...


LEVELS: dict[str, Callable[[Game[Any], str], Bot]] = {
    "random": AnyHow,
}
"""What a person may choose from, weakest first: each takes the game and a seed of its own."""


def bot(level: str, game: Game[Any], seed: str) -> Bot:
    """A bot of that level, deterministic from its seed."""
    if level not in LEVELS:
        raise Refused(f"there is no bot '{level}'; the levels are: {', '.join(LEVELS)}")
    return LEVELS[level](game, seed)
