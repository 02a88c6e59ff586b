"""What `imagined` needs of one stream: the cards seen, the cells possible, the case once closed."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.messages import Event
from deductio.games.new_york.cards import DEALT, Deck
from deductio.games.new_york.city import Cell
from deductio.games.new_york.messages import CaseClosed
from deductio.games.new_york.notebook import candidates
from deductio.games.new_york.whereabouts import Whereabouts


class Knowledge:
    """The facts one stream tells about the case."""

    def __init__(self, stream: Sequence[Event]) -> None:
        self.stream = stream
        self.cards = Whereabouts(stream).cards
        closed = [event for event in stream if isinstance(event, CaseClosed)]
        self.closed = closed[0] if closed else None

    def candidates(self) -> tuple[Cell, ...]:
        return candidates(self.stream)

    def unseen(self, deck: Deck) -> int:
        """NY-64: how many clues of a deck this reader has not seen."""
        return DEALT[deck] - sum(card.deck == deck for card in self.cards.values())
