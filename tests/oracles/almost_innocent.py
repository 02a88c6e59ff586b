"""The slate of one seat in Almost Innocent: its combinations listed, and deals looked for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from deductio.core.chance import Chance
from deductio.core.messages import Event, Opened, Seat, Seated
from deductio.games.almost_innocent.clues import INSPECTED, Board, Clue
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
from tests.oracles.almost_innocent_deals import Decks, Facts

Mark: TypeAlias = Literal["possible", "crossed", "certain"]


class Knowledge:
    """The facts one stream tells about everybody's solution."""

    def __init__(self, stream: Iterable[Event]) -> None:
        self.me: Seat | None = None
        self.board = Board(())
        self.facts: list[Facts] = []
        self.held: tuple[Clue, ...] = ()
        self.named: dict[Seat, list[Clue]] = {}
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
                self.held = clues
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
                self.named.setdefault(seat, []).append(clue)
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

    def elsewhere(self) -> list[Clue]:
        """N-1, N-4, N-5: cards this seat knows to be another seat's, or nobody's.

        What its left neighbour names is the card it holds itself, so that one counts once.
        """
        assert self.me is not None
        mine_and_left = (self.me, (self.me + 1) % len(self.facts))
        named = [
            clue
            for seat, clues in self.named.items()
            if seat not in mine_and_left
            for clue in clues
        ]
        return [*self.held, *named, *self.unused]

    def own_combinations(self) -> list[tuple[Clue, ...]]:
        """Every combination that may be mine, a special clue once for each card it may be on."""
        assert self.me is not None
        decks = Decks(self.decks, gone=self.elsewhere())
        return list(map(decks.named, decks.solutions(self.facts[self.me])))

    def own_slate(self) -> dict[Clue, Mark]:
        """Every clue crossed, certain or still possible, from my own answers alone."""
        combinations = self.own_combinations()
        possible = {clue for combination in combinations for clue in combination}
        return self._slate(possible)

    def joint_slate(self) -> dict[Clue, Mark]:
        """The same over all deals to all seats, each card once."""
        possible = {
            clue
            for clues in self.board.clues.values()
            for clue in clues
            if self.can_be(self.me, clue)
        }
        return self._slate(possible)

    def can_be(self, seat: Seat | None, clue: Clue) -> bool:
        """Whether there is a deal in which that seat's solution has this clue."""
        assert seat is not None
        known = self.facts[seat]
        if not known.allows(clue):
            return False
        supposed = Facts(known.ruled_out, known.certain | {clue}, known.counts)
        facts = dict(enumerate(self.facts)) | {seat: supposed}
        return Decks(self.decks, gone=self.unused).deal(facts, Chance(bytes(32))) is not None

    def _slate(self, possible: set[Clue]) -> dict[Clue, Mark]:
        slate: dict[Clue, Mark] = {}
        for clues in self.board.clues.values():
            left = [clue for clue in clues if clue in possible]
            for clue in clues:
                slate[clue] = "crossed" if clue not in left else "possible"
            if len(left) == 1:
                slate[left[0]] = "certain"
        return slate
