"""What everyone was told of each seat's solution, as counts of clues."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from deductio.core.game import fold
from deductio.core.messages import Event, Seat
from deductio.games.almost_innocent.clues import INSPECTED, Board, Clue
from deductio.games.almost_innocent.messages import (
    AskedEvent,
    AskQuantity,
    AskType,
    Inspect,
    Inspected,
    Mark,
    QuantityAsked,
    QueenSent,
    Question,
    SendQueen,
    TypeAsked,
    WindowMarked,
)
from deductio.games.almost_innocent.view import View

Told: TypeAlias = tuple[frozenset[Clue], tuple[int, ...]]
"""So many of these clues are one seat's; several numbers where not one alone is known."""


def seen_in(stream: Sequence[Event]) -> View:
    return fold(View(), stream)


def board_of(seen: View) -> Board:
    assert seen.case is not None, "nobody thinks before the case is opened"
    return seen.case.board


def left_of(seen: View, seat: Seat) -> Seat:
    return (seat + 1) % seen.seats


def told_of_all(seen: View) -> tuple[tuple[Told, ...], ...]:
    """For each seat what everybody knows of it."""
    return tuple([tuple(told_of(seen, seat)) for seat in range(seen.seats)])


def told_of(seen: View, seat: Seat) -> Iterator[Told]:
    board = board_of(seen)
    for heard in seen.heard:
        yield asked_clues(board, heard.question), (heard.answers[seat],)
    for mark in seen.marks:
        if mark.about == seat:
            yield marked(board, mark)
    for clue in seen.named[seat]:
        yield frozenset((clue,)), (1,)
    for clue in seen.misnamed[seat]:
        yield frozenset((clue,)), (0,)


def marked(board: Board, mark: WindowMarked | Mark) -> Told:
    some = tuple(range(1, len(board.kinds) + 1))
    return board.touching[mark.window], some if mark.colour == "white" else (0,)


def echo(seen: View, choice: Question) -> float:
    """The share of the clues asked about that the question before was about, too."""
    clues, board = asked_clues(board_of(seen), choice), board_of(seen)
    before = asked_clues(board, seen.heard[-1].question) if seen.heard else frozenset()
    return len(clues & before) / len(clues) if clues else 0.0


def asked_clues(board: Board, question: AskedEvent | Question) -> frozenset[Clue]:
    """The clues a question is about; a yes is one of them, and no is none."""
    match question:
        case QuantityAsked() | AskQuantity():
            return board.touching[question.line]
        case TypeAsked() | AskType():
            return of_kind(board, question.kind, board.touching[question.line])
        case Inspected() | Inspect():
            return of_kind(board, question.kind, INSPECTED[question.kind])
        case QueenSent() | SendQueen():
            return board.touching[question.window]


def of_kind(board: Board, kind: str, clues: frozenset[Clue]) -> frozenset[Clue]:
    return clues.intersection(board.clues[kind])
