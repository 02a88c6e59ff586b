"""What a temper adds to the worth of a choice: where it is plain, nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from deductio.core.messages import Choice, Event, Seat
from deductio.games.new_york.cards import DRAWN_AT
from deductio.games.new_york.city import ACTION, Cell, steps
from deductio.games.new_york.messages import MoveTo, Spy, Swap, Take
from deductio.games.new_york.strategy.seeing import clues_seen, strength
from deductio.games.new_york.strategy.ways import Ways
from deductio.games.new_york.view import View


class Leanings:
    """Of one seat, as the board stands."""

    def __init__(self, stream: Sequence[Event], view: View, ways: Ways) -> None:
        self.stream, self.view, self.ways = stream, view, ways

    def to(self, choice: Choice) -> float:
        match choice:
            case MoveTo(cell):
                return self.to_go(cell)
            case Spy(seat) | Take(seat):
                return self.to_ask(seat)
            case Swap(_, seat, deck):
                return self.to_ask(seat) + self.ways.experts * (deck == "expert")
            case _:
                return 0.0

    def to_go(self, cell: Cell) -> float:
        """Towards company and experts, and not too far."""
        return (
            self.ways.company * self.has_company(cell)
            + self.ways.experts * self.has_experts(cell)
            - self.ways.steps * self.walk(cell)
        )

    def has_company(self, cell: Cell) -> bool:
        """Whether somebody with cards stands there."""
        there = [seat for seat in self.others if self.view.at[seat] == cell]
        return any(self.view.cards_of(seat) for seat in there)

    def has_experts(self, cell: Cell) -> bool:
        return DRAWN_AT.get(ACTION[cell]) == "expert" and self.view.piles["expert"] > 0

    def walk(self, cell: Cell) -> int:
        here = self.view.at[self.me]
        return steps(here, cell) if here else 0

    def to_ask(self, seat: Seat) -> float:
        """Those who have seen most clues."""
        return self.ways.leaders * (self.seen[seat] == max(self.seen[one] for one in self.others))

    def to_give(self, choice: Choice) -> float:
        """A card that tells little, or much; for those who do not weigh what it tells whom."""
        if not isinstance(choice, Swap):
            return 0.0
        given = next(card for card in self.view.hand if card.id == choice.card)
        return -self.ways.giving * strength(given)

    @property
    def me(self) -> Seat:
        assert self.view.me is not None, "only a seat is asked"
        return self.view.me

    @cached_property
    def others(self) -> list[Seat]:
        return self.view.others(self.me)

    @cached_property
    def seen(self) -> list[int]:
        return clues_seen(self.stream, self.view.seats)
