"""What a player believes when it is asked: what is open, and who has something to tell."""

from __future__ import annotations

from collections.abc import Callable
from math import prod

from msgspec import Struct

from deductio.core.messages import Seat
from deductio.core.thinking import Motive
from deductio.games.cluedo.cards import Card, Category, Room


class Mind(Struct, frozen=True):
    left: dict[Category, list[Card]]
    """By category, the cards that may be the solution."""
    quiet: list[Room]
    """Rooms whose card no other seat seems to hold: every answer there is about the rest."""
    strangers: list[Seat]
    """The other seats whose cards it does not all know."""
    asking: Callable[[tuple[Card, ...]], Motive]
    """Why it asks about these cards."""
    accusing: Callable[[int], Motive]
    """Why it accuses with so many solutions left."""

    @property
    def solutions(self) -> int:
        return prod(map(len, self.left.values()))

    @property
    def rooms(self) -> list[Room]:
        """Where it wants to ask: rooms that may be the one, or those nobody can show."""
        if len(self.left["room"]) > 1:
            return self.left["room"]
        return self.quiet or self.left["room"]

    @property
    def open_cards(self) -> list[Card]:
        return [card for cards in self.left.values() if len(cards) > 1 for card in cards]
