"""What each level would say of its own solution: by its slate, by proof, or by the exact odds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from deductio.core.believing import Beliefs, Believing, evenly
from deductio.core.chance import Chance
from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, Temper
from deductio.deduction.model import Fact, each
from deductio.games.almost_innocent.clues import Clue, Kind
from deductio.games.almost_innocent.coaching import goal
from deductio.games.almost_innocent.notebook import notebook
from deductio.games.almost_innocent.strategy.by_slate import Slates
from deductio.games.almost_innocent.strategy.ways import ways


def by_slate(level: str) -> Believing:
    """Whatever is not crossed out may be it; who puts answers together has done so to name."""

    def believe(
        stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN, /
    ) -> Beliefs:
        slates = Slates(stream, ways(level, temper))
        if question.name == "announce":
            slates.put_together()
        return any_of(stream, slates.mine.open)

    return believe


def by_proof(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN, /
) -> Beliefs:
    """An inspector's: whatever is not disproven."""
    from deductio.games.almost_innocent.strategy.inspector import Proven

    proven = Proven(stream, ways("inspector", temper))
    return any_of(stream, proven.open[proven.me])


def by_odds(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN, /
) -> Beliefs:
    """A sleuth's are the exact ones."""
    odds = notebook(stream).odds
    return {fact: odds[Fact(*fact)] for facts in goal(stream).values() for fact in facts}


def any_of(stream: Sequence[Event], left: Mapping[Kind, Sequence[Clue]]) -> Beliefs:
    sought = goal(stream)
    (place,) = {place for facts in sought.values() for _, place in facts}
    return evenly(sought, each([clue for clues in left.values() for clue in clues], place))


BELIEVING: dict[str, Believing] = {
    "rookie": by_slate("rookie"),
    "careful": by_slate("careful"),
    "inspector": by_proof,
    "sleuth": by_odds,
}
