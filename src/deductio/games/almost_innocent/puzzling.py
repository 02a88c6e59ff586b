"""How puzzles are made of Almost Innocent: accused who ask about any line, and resolve nothing."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event
from deductio.core.messages import Question as Asked
from deductio.core.puzzling import Asking, Puzzling, Table, by_ask, rather
from deductio.core.streams import first, reader_of
from deductio.deduction.model import each
from deductio.games.almost_innocent.messages import (
    AskQuantity,
    AskType,
    CaseOpened,
    HandDealt,
    Inspect,
    Misnamed,
    Named,
    Refuse,
    SendQueen,
)
from deductio.games.almost_innocent.notebook import solution_of

QUESTIONS: tuple[type[Choice], ...] = (AskQuantity, AskQuantity, AskType, Inspect, SendQueen)


def some_question(stream: Sequence[Event], question: Asked, luck: Chance) -> Choice:
    """Of any sort that there is, if there is one."""
    return rather(luck.pick(QUESTIONS), *QUESTIONS)(stream, question, luck)


def askings(stream: Sequence[Event]) -> list[Asking]:
    """What one's own clues are."""
    me = reader_of(stream)
    assert me is not None, "only a seat has clues"
    clues = first(CaseOpened, stream).case.board.clues
    return [Asking(kind, "item", each(some, solution_of(me))) for kind, some in clues.items()]


def table(seats: int, scenario: str) -> Table:
    return Table(seats, {"characters": "random", "scenario": scenario})


PUZZLING = Puzzling(
    mark="AN",
    maker_version=1,
    tables=(table(3, "1"), table(4, "1"), table(3, "3"), table(3, "5"), table(4, "9")),
    choices=80,
    play=by_ask({"turn": some_question, "agree": rather(Refuse)}),
    askings=askings,
    on_board=True,
    grades=(1, 2, 3, 4, 5),
    themes=("elimination", "counting", "difference", "supposition"),
    ends=(Named, Misnamed),
    basis=(CaseOpened,),
    opening=(HandDealt,),
)
