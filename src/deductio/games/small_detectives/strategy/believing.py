"""What each level would say of the solution: by what it has struck off, or by its odds."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.believing import Beliefs, Believing, evenly
from deductio.core.chance import Chance
from deductio.core.game import fold
from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, Temper
from deductio.deduction.model import Fact, each
from deductio.games.small_detectives.coaching import goal
from deductio.games.small_detectives.notebook import SOLUTION
from deductio.games.small_detectives.strategy.knowing import known_by
from deductio.games.small_detectives.strategy.memory import forgotten
from deductio.games.small_detectives.strategy.ways import ways_of
from deductio.games.small_detectives.view import View


def by_tokens(level: str) -> Believing:
    """Whatever is not struck off may be it, and all of that alike."""

    def believe(
        stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN, /
    ) -> Beliefs:
        known = known_by(ways_of(level, temper), stream, fold(View(), stream))
        return evenly(goal(stream), each((*known.suspects, *known.weapons), SOLUTION))

    return believe


def by_odds(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN, /
) -> Beliefs:
    """A sleuth's: of all streets that fit."""
    from deductio.games.small_detectives.strategy.beliefs import Beliefs as Streets
    from deductio.games.small_detectives.strategy.streets import streets_for

    ways = ways_of("sleuth", temper)
    shares = Streets(streets_for(ways, stream, forgotten(stream, ways.remembers))).shares()
    return {Fact(token, SOLUTION): share for token, share in shares.items()}


BELIEVING: dict[str, Believing] = {
    "rookie": by_tokens("rookie"),
    "careful": by_tokens("careful"),
    "inspector": by_tokens("inspector"),
    "sleuth": by_odds,
}
