"""What one seat can know of the hidden cards: what fits everything it was told."""

from __future__ import annotations

from collections.abc import Iterable

from deductio.core.messages import Event, Opened, Seat, Seated
from deductio.games.almost_innocent.clues import INSPECTED, Board, Clue
from deductio.games.almost_innocent.deals import Facts
from deductio.games.almost_innocent.messages import (
    AnswersTold,
    AskedEvent,
    CaseOpened,
    CountsTold,
    HandDealt,
    Inspected,
    Misnamed,
    Named,
    QuantityAsked,
    QueenSent,
    SawUnused,
    TypeAsked,
    UnusedShown,
    WindowMarked,
)


class Knowledge:
    """The facts one stream tells about everybody's solution."""

    def __init__(self, stream: Iterable[Event]) -> None:
        self.me: Seat | None = None
        self.board = Board(())
        self.facts: list[Facts] = []
        self.unused: list[Clue] = []
        """Cards known to be nobody's."""
        self.asked: AskedEvent | None = None
        for event in stream:
            self.hear(event)

    def hear(self, event: Event) -> None:
        match event:
            case Opened():
                self.facts = [Facts() for _ in range(event.seats)]
            case Seated(seat):
                self.me = seat
            case CaseOpened(case):
                self.board = case.board
            case HandDealt(_, about, clues):
                self.facts[about].certain.update(clues)  # N-1
            case QuantityAsked() | TypeAsked() | Inspected() | QueenSent():
                self.asked = event
            case CountsTold(counts):
                for count in counts:
                    self.facts[count.about].counts.append((self.asked_clues(), (count.clues,)))
            case AnswersTold(answers):
                for answer in answers:
                    self.answer(answer.about, is_yes=answer.yes)
            case WindowMarked(_, about, colour, window):
                self.mark(about, self.board.touching[window], is_white=colour == "white")
            case SawUnused(_, clue):
                self.unused.append(clue)
            case UnusedShown(seat, clue) if seat != self.me:
                self.unused.append(clue)
            case Named(seat, clue):
                self.facts[seat].certain.add(clue)
            case Misnamed(seat, clue):
                self.facts[seat].ruled_out.add(clue)

    def asked_clues(self) -> frozenset[Clue]:
        """The clues the last question was about."""
        match self.asked:
            case QuantityAsked(_, line) | TypeAsked(_, line):
                return self.board.touching[line]
            case QueenSent(_, window):
                return self.board.touching[window]
            case Inspected(_, kind):
                return INSPECTED[kind]
            case None:
                raise AssertionError("answers follow a question")

    def answer(self, about: Seat, *, is_yes: bool) -> None:
        """N-2: a yes rules out all other clues of the kind, a no these."""
        assert isinstance(self.asked, TypeAsked | Inspected)
        clues = set(self.board.clues[self.asked.kind])
        asked = self.asked_clues()
        self.facts[about].ruled_out |= clues - asked if is_yes else clues & asked

    def mark(self, about: Seat, clues: frozenset[Clue], *, is_white: bool) -> None:
        """N-3: white is at least one of these clues, black none."""
        if is_white:
            some = tuple(range(1, len(self.board.kinds) + 1))
            self.facts[about].counts.append((clues, some))
        else:
            self.facts[about].ruled_out |= clues

    @property
    def decks(self) -> list[tuple[Clue, ...]]:
        return list(self.board.decks.values())
