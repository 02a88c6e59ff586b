"""What to say or to mark in secret, and when: at the start of a turn, what has become certain."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from deductio.core.messages import Event, Question
from deductio.core.thinking import Wish
from deductio.games.almost_innocent.clues import Kind
from deductio.games.almost_innocent.messages import MarkReady, Said, Say, TurnBegan
from deductio.games.almost_innocent.motives import KnewAll, TeamShouldKnow
from deductio.games.almost_innocent.strategy.ways import Ways
from deductio.games.almost_innocent.view import View


def is_time_to_talk(stream: Sequence[Event], question: Question) -> bool:
    """Something can be said or marked; since the turn began there was nothing but talk."""
    if not isinstance(question.meanwhile[0], Say | MarkReady):
        return False
    last = next(event for event in reversed(stream) if not isinstance(event, Said))
    return isinstance(last, TurnBegan)


def is_time_to_report(stream: Sequence[Event], question: Question) -> bool:
    """The same, in a turn of its own."""
    return question.name == "turn" and is_time_to_talk(stream, question)


def statement(question: Question, settled: Collection[Kind], kinds: int, ways: Ways) -> Wish | None:
    """The first thing that is so and not yet said; detectives mark that they know everything."""
    said = settled if ways.speaks else ()
    for phrase in question.meanwhile:
        match phrase:
            case Say("know", subject) if subject in said or len(settled) == kinds:
                return Wish(phrase, TeamShouldKnow())
            case MarkReady() if len(settled) == kinds:
                return Wish(phrase, KnewAll())
    return None


def may_propose(ways: Ways, seen: View, knows_all: bool) -> bool:
    """Once it knows its own clues, and all have said that they do; or the others may refuse."""
    said = [one.get("combination") == "know" for one in seen.said]
    return ways.proposes and knows_all and (ways.trusts or all(said))
