"""What to say or to mark in secret, and when: at the start of a turn, what has become certain."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from deductio.core.messages import Event, Question
from deductio.core.thinking import Wish
from deductio.games.almost_innocent.clues import Kind
from deductio.games.almost_innocent.messages import (
    MarkReady,
    Phrase,
    Said,
    Say,
    Subject,
    TurnBegan,
)
from deductio.games.almost_innocent.motives import KnewAll, StillInDoubt, TeamShouldKnow
from deductio.games.almost_innocent.strategy.told import board_of
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


def statement(question: Question, seen: View, settled: Collection[Kind], ways: Ways) -> Wish | None:
    """The first thing that is so and not yet said; detectives mark that they know everything."""
    knows_all = len(settled) == len(board_of(seen).kinds)
    says_all = knows_all and (ways.speaks or others_know(seen))
    for phrase in question.meanwhile:
        match phrase:
            case Say("know", subject) if says_all or (ways.speaks and subject in settled):
                return Wish(phrase, TeamShouldKnow())
            case Say("struggle", "combination") if ways.admits and not knows_all:
                return Wish(phrase, StillInDoubt())
            case MarkReady() if knows_all:
                return Wish(phrase, KnewAll())
    return None


def others_know(seen: View) -> bool:
    """Whether everybody else has said so."""
    return all(know_all(said) for seat, said in enumerate(seen.said) if seat != seen.me)


def know_all(said: Mapping[Subject, Phrase]) -> bool:
    return said.get("combination") == "know"


def may_propose(ways: Ways, seen: View, knows_all: bool) -> bool:
    """Once it knows its own clues, and all have said that they do; or the others may refuse."""
    return ways.proposes and knows_all and (ways.trusts or all(map(know_all, seen.said)))
