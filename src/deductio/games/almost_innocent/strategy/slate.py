"""A slate as a beginner keeps it: each answer on its own, never two of them together."""

from __future__ import annotations

from collections.abc import Iterable

from deductio.games.almost_innocent.clues import Clue, Kind, is_special, kind_of
from deductio.games.almost_innocent.messages import Inspected, TypeAsked
from deductio.games.almost_innocent.strategy.told import asked_clues, board_of
from deductio.games.almost_innocent.view import Heard, View

GLANCES = 3
"""How often a beginner goes over all answers again."""


class Slate:
    """The clues that one seat has not crossed out, and what spoke for each of them."""

    def __init__(self, seen: View) -> None:
        assert seen.me is not None
        self.me = seen.me
        self.board = board_of(seen)
        self.open = {kind: list(clues) for kind, clues in self.board.clues.items()}
        self.cross_out_seen(seen)
        for _ in range(GLANCES):
            self.hits: dict[Clue, int] = {}
            for heard in seen.heard:
                self.hear(heard)

    def cross_out_seen(self, seen: View) -> None:
        """The clues of others and of nobody; there may be another card of a special one."""
        others = [
            clue for seat, clues in enumerate(seen.named) if seat != self.me for clue in clues
        ]
        cards = [*seen.held, *seen.drawn, *seen.shown, *others]
        self.cross_out(clue for clue in cards if not is_special(clue))
        self.cross_out(seen.misnamed[self.me])
        for mark in seen.marks:
            if mark.about == self.me and mark.colour == "black":
                self.cross_out(self.board.touching[mark.window])

    def hear(self, heard: Heard) -> None:
        clues, number = asked_clues(self.board, heard.question), heard.answers[self.me]
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
    def settled(self) -> tuple[Kind, ...]:
        return tuple(kind for kind, left in self.open.items() if len(left) == 1)
