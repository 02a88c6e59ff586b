"""What a player has before it when it is asked: the view of its seat, its notebook, its options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from hashlib import sha256

from deductio.core.chance import Chance
from deductio.core.game import fold
from deductio.core.messages import Choice, Event, Opened, Question, Seat
from deductio.core.streams import first
from deductio.core.thinking import Motive, Wish
from deductio.deduction.notebook import Notebook
from deductio.games.cluedo.mansion import Place
from deductio.games.cluedo.notebook import notebook
from deductio.games.cluedo.strategy.memory import remembered
from deductio.games.cluedo.strategy.ways import Ways
from deductio.games.cluedo.view import View

FINE = 1000
"""Shares are told apart by so many parts."""


class Situation:
    """One seat's stream and question, read once, and the ways of whoever sits there."""

    def __init__(
        self, stream: Sequence[Event], question: Question, luck: Chance, ways: Ways
    ) -> None:
        self.stream = stream
        self.question = question
        self.options = question.options
        self.luck = luck
        self.ways = ways
        self.view = fold(View(), stream)

    @property
    def me(self) -> Seat:
        assert self.view.me is not None, "only a seat is asked"
        return self.view.me

    @property
    def place(self) -> Place:
        """Where its pawn stands."""
        return self.view.at[self.view.pawns[self.me]]

    @property
    def left_neighbour(self) -> Seat:
        return (self.me + 1) % self.view.seats

    @property
    def others(self) -> list[Seat]:
        """Clockwise from the left neighbour, as they answer."""
        return [(self.me + steps) % self.view.seats for steps in range(1, self.view.seats)]

    @cached_property
    def known(self) -> Notebook:
        """What follows from all it remembers."""
        return notebook(remembered(self.stream, self.slips) if self.ways.forgets else self.stream)

    def slips(self, number: int) -> bool:
        """Whether it has lost sight of that event, now that it is long ago."""
        return self.happens(self.ways.forgets, "forgot", number)

    def happens_now(self, share: float) -> bool:
        """Whether it does so this time."""
        return self.happens(share, "now", len(self.stream))

    def happens(self, share: float, what: str, number: int) -> bool:
        """Whether that befalls it: the same whenever it comes back to it, with no luck spent."""
        if share <= 0:
            return False
        about = f"{first(Opened, self.stream).commitment} {self.me} {what} {number}"
        return Chance(sha256(about.encode()).digest()).below(FINE) < FINE * share

    def first_of(self, choices: Iterable[Choice], because: Motive) -> Wish | None:
        """The first of these that is allowed."""
        return next((Wish(choice, because) for choice in choices if choice in self.options), None)
