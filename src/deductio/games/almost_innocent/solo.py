"""Almost Innocent alone: a witness who asks line after line, and says when it knows its case."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.solo import Solo
from deductio.core.streams import first
from deductio.deduction.model import Fact
from deductio.games.almost_innocent.messages import (
    Agree,
    Announce,
    AskQuantity,
    CaseOpened,
    QuantityAsked,
    Refuse,
    Say,
    TypeAsked,
)
from deductio.games.almost_innocent.notebook import own_view

KNOWS = Say("know", "combination")


def witness(stream: Sequence[Event], question: Question, luck: Chance) -> Choice | None:
    """It agrees to resolve when it knows its own clues, and names them; so nothing hangs on it but
    that it is told enough."""
    match question.name:
        case "turn":
            return next(one for one in question.options if isinstance(one, AskQuantity))
        case "agree":
            return Agree() if knows(stream) else Refuse()
        case "announce":
            return likeliest(stream, question)
        case _:
            return KNOWS if KNOWS in question.meanwhile and knows(stream) else None


def knows(stream: Sequence[Event]) -> bool:
    """Whether its own answers leave one clue of each kind."""
    view, board = own_view(stream), first(CaseOpened, stream).case.board
    own = [
        view.certain.get(Fact(clue, view.goal)) for clues in board.clues.values() for clue in clues
    ]
    return own.count(True) == len(board.kinds)


def likeliest(stream: Sequence[Event], question: Question) -> Choice:
    """The first of those that are equally likely."""
    view = own_view(stream)
    named = [one for one in question.options if isinstance(one, Announce)]
    return max(named, key=lambda one: view.odds[Fact(one.clue, view.goal)])


def asked(stream: Sequence[Event], seat: Seat) -> int:
    """Every question of either: both hear all answers."""
    return sum(isinstance(event, QuantityAsked | TypeAsked) for event in stream)


SOLO = Solo(
    seats=2,
    options={
        "scenario": "1",
        "difficulty": "medium",
        "abilities": (),
        "queen": False,
        "free_tokens": 12,
        "almost_innocent_tokens": 0,
    },
    witness=witness,
    asked=asked,
)
