"""What a bot of ours holds likely of what it seeks, in its own words: it chooses no other way."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from deductio.bots.cast import level_and_member, members
from deductio.core.believing import Beliefs, evenly
from deductio.core.chance import Chance
from deductio.core.game import Game
from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, WORTH_DIGITS


def believed(
    name: str, game: Game[Any], seed: str, stream: Sequence[Event], question: Question
) -> Beliefs:
    """Nothing of a level whose game does not say; one that chooses anyhow has ruled out nothing."""
    level, member = level_and_member(name)
    if level in game.believing:
        luck = Chance(sha256(f"{seed} {len(stream)}".encode()).digest())
        temper = members()[member].temper if member else PLAIN
        beliefs = game.believing[level](stream, question, luck, temper)
        return {fact: _certain_or(odds) for fact, odds in beliefs.items()}
    if level != "random" or game.coaching is None:
        return {}
    goal = game.coaching.goal(stream)
    return evenly(goal, [fact for facts in goal.values() for fact in facts])


def _certain_or(odds: float) -> float:
    """What differs from 0 or 1 by the last digits of a sum alone is that."""
    rounded = round(odds, WORTH_DIGITS)
    return rounded if rounded in (0, 1) else odds
