"""A slate as it is kept by hand: each answer on its own, or two of them put together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from deductio.core.messages import Seat
from deductio.games.almost_innocent.clues import Clue, Kind, is_special, kind_of
from deductio.games.almost_innocent.messages import Inspected, TypeAsked
from deductio.games.almost_innocent.strategy.told import Told, asked_clues, board_of
from deductio.games.almost_innocent.view import Heard, View

NEAR = 3
"""With so many of the answers before it an answer is put together."""


class Slate:
    """The clues of one seat that are not crossed out, and what spoke for each of them."""

    def __init__(self, seen: View, of: Seat, glances: int) -> None:
        """Of another seat: what everyone can write down. All answers are gone over so often."""
        self.of = of
        self.board = board_of(seen)
        self.open = {kind: list(clues) for kind, clues in self.board.clues.items()}
        self.cross_out_seen(seen)
        for _ in range(glances):
            self.hits: dict[Clue, int] = {}
            for heard in seen.heard:
                self.hear(heard)

    def cross_out_seen(self, seen: View) -> None:
        """The clues of others and of nobody; there may be another card of a special one."""
        others = [
            clue for seat, clues in enumerate(seen.named) if seat != self.of for clue in clues
        ]
        mine = [*seen.held, *seen.drawn] if self.of == seen.me else []
        cards = [*mine, *seen.shown, *others]
        self.cross_out(clue for clue in cards if not is_special(clue))
        self.cross_out(seen.misnamed[self.of])
        for mark in seen.marks:
            if mark.about == self.of and mark.colour == "black":
                self.cross_out(self.board.touching[mark.window])

    def hear(self, heard: Heard) -> None:
        clues, number = asked_clues(self.board, heard.question), heard.answers[self.of]
        if not number:
            self.cross_out(clues)
        elif isinstance(heard.question, TypeAsked | Inspected):
            self.keep_only(heard.question.kind, clues)
        else:
            self.count(clues, number)

    def count(self, clues: frozenset[Clue], number: int) -> None:
        """Kinds that must be there are there; once enough are found, the others are not."""
        for clue in clues:
            self.hits[clue] = self.hits.get(clue, 0) + number
        may_be = {kind for kind, left in self.open.items() if not clues.isdisjoint(left)}
        must_be = {kind for kind in may_be if clues.issuperset(self.open[kind])}
        if len(may_be) == number:
            for kind in sorted(may_be):
                self.keep_only(kind, clues)
        elif len(must_be) == number:
            self.cross_out(clue for clue in clues if kind_of(clue) not in must_be)

    def put_together(self, told: Sequence[Told]) -> None:
        """Takes each answer with a few of those before it: what two do not allow is out."""
        near = [(one, other) for at, one in enumerate(told) for other in told[:at][-NEAR:]]
        for one, other in near:
            fitting = [
                case
                for case in product(*self.open.values())
                if is_so(one, case) and is_so(other, case)
            ]
            possible = {clue for case in fitting for clue in case}
            every = [clue for left in self.open.values() for clue in left]
            self.cross_out(clue for clue in every if clue not in possible)

    def cross_out(self, clues: Iterable[Clue]) -> None:
        """But never the last one of a kind: then something went wrong before."""
        for clue in sorted(clues):
            left = self.open[kind_of(clue)]
            if clue in left and len(left) > 1:
                left.remove(clue)

    def keep_only(self, kind: Kind, clues: frozenset[Clue]) -> None:
        self.cross_out(clue for clue in self.board.clues[kind] if clue not in clues)

    def open_among(self, clues: frozenset[Clue]) -> int:
        """How many of these may still be mine, of kinds that are not settled."""
        return sum(clue in clues for left in self.open.values() if len(left) > 1 for clue in left)

    @property
    def crossed_out(self) -> int:
        """How many clues of all kinds."""
        return sum(len(clues) - len(self.open[kind]) for kind, clues in self.board.clues.items())

    @property
    def doubts(self) -> int:
        return sum(len(left) - 1 for left in self.open.values())

    @property
    def settled(self) -> tuple[Kind, ...]:
        return tuple(kind for kind, left in self.open.items() if len(left) == 1)


def is_so(told: Told, case: tuple[Clue, ...]) -> bool:
    clues, numbers = told
    return sum(clue in clues for clue in case) in numbers
