"""What one stream of Almost Innocent proves, as constraints for the engine of deduction."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from functools import cache, lru_cache

from deductio.core.messages import Event, Opened, Seat
from deductio.core.streams import first, numbers_of, reader_of
from deductio.deduction.model import (
    Constraint,
    Count,
    Fact,
    Frame,
    Model,
    at_least,
    each,
    exactly,
    excluded,
    known,
    one_of_each,
    picked,
)
from deductio.deduction.notebook import Notebook
from deductio.games.almost_innocent.clues import INSPECTED, Board, Clue, is_special, kind_of
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
    SolutionRevealed,
    TypeAsked,
    UnusedShown,
    WindowMarked,
)

UNUSED = "unused"
ALL_COPIES = 99
ASKING = frozenset([Inspected, QuantityAsked, QueenSent, TypeAsked])
ANSWERING = frozenset([AnswersTold, CountsTold])
TELLING = ASKING | ANSWERING
TELLING |= {HandDealt, Misnamed, Named, SawUnused, SolutionRevealed, UnusedShown, WindowMarked}
"""The events that tell of clues, and the questions they answer."""


def notebook(stream: Sequence[Event]) -> Notebook:
    """The joint view: everybody's solution, each card used once."""
    return _notebook(Translator(stream, range(first(Opened, stream).seats)))


def own_view(stream: Sequence[Event]) -> Notebook:
    """What follows from the answers about this seat and from the cards it has seen, alone."""
    me = reader_of(stream)
    assert me is not None, "only a seat has a solution"
    return _notebook(Translator(stream, [me]))


def _notebook(read: Translator) -> Notebook:
    mine = solution_of(read.me) if read.me is not None else ""
    return Notebook([read.model], item_domain="clue", goal=mine, questions=read.questions)


@cache
def frame(decks: tuple[tuple[Clue, ...], ...], seats: int) -> Frame:
    """One card of each kind for every seat, the others unused; a Special is there twice."""
    cards = Counter(card for deck in decks for card in deck)
    kinds = [tuple(dict.fromkeys(deck)) for deck in decks]
    places = {solution_of(seat): len(decks) for seat in range(seats)}
    places[UNUSED] = cards.total() - len(decks) * seats
    rules = [rule for seat in range(seats) for rule in one_of_each(solution_of(seat), kinds)]
    return Frame(cards, places, rules)


def solution_of(seat: Seat) -> str:
    return f"seat{seat}"


@lru_cache(maxsize=4096)
def so_many(number: int, clues: tuple[Clue, ...], about: Seat) -> Constraint:
    return exactly(number, each(clues, solution_of(about)))


class Translator:
    """Translates event by event; it has to remember the last question and the cards seen unused."""

    def __init__(self, stream: Sequence[Event], followed: Container[Seat]) -> None:
        """`followed` are the seats whose answers are taken into account."""
        self.board: Board = first(CaseOpened, stream).case.board
        self.model = Model(frame(tuple(self.board.decks.values()), first(Opened, stream).seats))
        self.me = reader_of(stream)
        self.followed = followed
        self.asked: AskedEvent | None = None
        self.unused: Counter[Clue] = Counter()
        self.asked_at = 0
        self.questions: dict[int, int] = {}
        for number in numbers_of(TELLING, stream):
            self.hear(number, stream[number])

    def hear(self, number: int, event: Event) -> None:
        kind = type(event)
        if kind in ASKING:
            self.asked_at = number
        elif kind in ANSWERING:
            self.questions[number] = self.asked_at
        self.model.observe(number, *self.constraints_of(event))

    def constraints_of(self, event: Event) -> Iterator[Constraint]:
        match event:
            case HandDealt(_, about, clues) | SolutionRevealed(about, clues):  # N-1
                yield from map(known, each(clues, solution_of(about)))
            case QuantityAsked() | TypeAsked() | Inspected() | QueenSent():
                self.asked = event
            case CountsTold(counts):  # N-2
                asked = self.asked_clues()
                for count in counts:
                    if count.about in self.followed:
                        yield so_many(count.clues, asked, count.about)
            case AnswersTold(answers):
                of_kind = self.asked_of_kind()
                for answer in answers:
                    if answer.about in self.followed:
                        facts = each(of_kind, solution_of(answer.about))
                        yield at_least(1, facts) if answer.yes else excluded(*facts)
            case WindowMarked(_, about, colour, window) if about in self.followed:  # N-3
                marked = each(self.in_play(self.board.touching[window]), solution_of(about))
                yield at_least(1, marked) if colour == "white" else excluded(*marked)
            case SawUnused(_, clue):  # N-4
                yield from self.drawn(clue)
            case UnusedShown(seat, clue) if seat != self.me:
                yield from self.drawn(clue)
            case Named(seat, clue):  # N-5
                yield known(Fact(clue, solution_of(seat)))
            case Misnamed(seat, clue) if seat in self.followed:
                yield excluded(Fact(clue, solution_of(seat)))

    def asked_of_kind(self) -> list[Clue]:
        """The clues of one kind that the last question was about."""
        assert isinstance(self.asked, TypeAsked | Inspected)
        asked = set(self.asked_clues())
        return [clue for clue in self.board.clues[self.asked.kind] if clue in asked]

    def asked_clues(self) -> tuple[Clue, ...]:
        """The clues the last question was about."""
        match self.asked:
            case QuantityAsked(_, line) | TypeAsked(_, line):
                return self.in_play(self.board.touching[line])
            case QueenSent(_, window):
                return self.in_play(self.board.touching[window])
            case Inspected(_, kind):
                return self.in_play(INSPECTED[kind])
            case None:
                raise AssertionError("answers follow a question")

    def in_play(self, clues: frozenset[Clue]) -> tuple[Clue, ...]:
        """In the order of the frame: a set has none."""
        return tuple([clue for clue in self.model.frame.items if clue in clues])

    def drawn(self, clue: Clue) -> Iterator[Constraint]:
        """One more copy of it is nobody's; a Special comes twice as often if both copies are."""
        self.unused[clue] += 1
        yield Count((Fact(clue, UNUSED),), self.unused[clue], ALL_COPIES)
        if is_special(clue):
            yield picked(Fact(clue, UNUSED), self.board.clues[kind_of(clue)])
