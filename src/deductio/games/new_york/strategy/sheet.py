"""The sheet of a player who writes everything down."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.game import fold
from deductio.core.messages import Event, Seat
from deductio.games.new_york.cards import DECKS, Deck
from deductio.games.new_york.city import Cell, Cells, these
from deductio.games.new_york.moves import Holder
from deductio.games.new_york.notebook import candidates
from deductio.games.new_york.view import View
from deductio.games.new_york.whereabouts import Whereabouts


class Sheet:
    """The board as one seat sees it, and all that follows from what it was told."""

    def __init__(self, stream: Sequence[Event]) -> None:
        self.stream = stream
        self.view = fold(View(), stream)
        self.whereabouts = Whereabouts(stream)
        self.candidates = candidates(stream)
        self.possible: Cells = these(self.candidates)

    @property
    def me(self) -> Seat:
        assert self.view.me is not None, "only a seat is asked"
        return self.view.me

    def others(self) -> list[Seat]:
        return self.view.others(self.me)

    def size(self, holder: Holder, deck: Deck) -> int:
        return self.whereabouts.sizes[deck][holder]

    def unseen(self, holder: Holder, deck: Deck) -> float:
        """How many cards of a deck this holder is likely to have that were never seen."""
        odds = self.whereabouts.odds
        seen = sum(odds[card].get(holder, 0) for card in self.whereabouts.of_deck[deck])
        return float(self.size(holder, deck) - seen)

    def at(self, cell: Cell) -> list[Seat]:
        """Who can be spied on in a cell."""
        return [
            seat
            for seat in self.others()
            if self.view.at[seat] == cell and any(self.size(seat, deck) for deck in DECKS)
        ]

    def knows(self, seat: Seat, card: str) -> bool:
        return seat in self.whereabouts.knowing[card]
