"""What a player has before it when it is asked: the view of its seat, its notebook, its options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from deductio.core.chance import Chance
from deductio.core.game import fold
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.thinking import Motive, Wish
from deductio.deduction.notebook import Notebook
from deductio.games.cluedo.mansion import Place
from deductio.games.cluedo.notebook import notebook
from deductio.games.cluedo.view import View


class Situation:
    """One seat's stream and question, read once."""

    def __init__(self, stream: Sequence[Event], question: Question, luck: Chance) -> None:
        self.stream = stream
        self.question = question
        self.options = question.options
        self.luck = luck
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
        return notebook(self.stream)

    def first_of(self, choices: Iterable[Choice], because: Motive) -> Wish | None:
        """The first of these that is allowed."""
        return next((Wish(choice, because) for choice in choices if choice in self.options), None)
