"""The table as one seat sees it, ready to be played on in the mind."""

from __future__ import annotations

from msgspec import Struct

from deductio.core.messages import Seat
from deductio.games.small_detectives.strategy.beliefs import Tiles, tiles_of
from deductio.games.small_detectives.street import Card, Position, Tile, cards_for
from deductio.games.small_detectives.view import View


class Situation(Struct):
    """Where everyone stands, holds and has looked; what `me` will have seen is in `looked` too."""

    me: Seat
    seats: int
    alive: list[Seat]
    at: list[Position]
    in_street: list[Seat]
    queue: list[Seat]
    tile_at: list[Tile]
    looked: list[Tiles]
    hands: list[list[Card]]
    """All of one's own hand; of the others' hands, what everyone saw going in."""
    unknown: list[int]
    """How many more cards each of the others holds."""
    front: dict[Seat, list[Card]]
    """The cards revealed in front of each seat in this round, to be passed on."""
    shadow: tuple[Seat, Seat] | None = None
    at_pub: Seat | None = None
    """Who is alone at the pub when the tiles are resolved."""

    def clone(self) -> Situation:
        return Situation(
            self.me,
            self.seats,
            self.alive,
            self.at[:],
            self.in_street[:],
            self.queue[:],
            self.tile_at[:],
            self.looked[:],
            self.hands[:],
            self.unknown[:],
            self.front,
            self.shadow,
        )


def situation(seen: View) -> Situation:
    """What a view says of the table."""
    assert seen.me is not None, "only a seat is asked"
    looked = [0] * seen.seats
    for number, seats in enumerate(seen.looked):
        for seat in seats:
            looked[seat] |= 1 << number
    looked[seen.me] = tiles_of(tile for tile, token in enumerate(seen.under, 1) if token)
    hands = [list(hand) for hand in seen.known_hands]
    hands[seen.me] = list(seen.hand)
    full = 4 if seen.seats == 2 else 3
    return Situation(
        me=seen.me,
        seats=seen.seats,
        alive=list(seen.alive),
        at=list(seen.at),
        in_street=list(seen.in_street),
        queue=list(seen.queue),
        tile_at=list(seen.tile_at),
        looked=looked,
        hands=hands,
        unknown=[
            max(full - len(hand) - len(front), 0) if seat in seen.alive and seat != seen.me else 0
            for seat, (hand, front) in enumerate(zip(hands, seen.in_front, strict=True))
        ],
        front={seat: list(seen.in_front[seat]) for seat in seen.alive},
        shadow=seen.shadow,
    )


def unseen_cards(seen: View, table: Situation) -> list[Card]:
    """The cards that may be in somebody's hand without my knowing in whose."""
    known = {card for hand in table.hands for card in hand} | set(seen.laid)
    known |= {card for cards in table.front.values() for card in cards}
    return [card for card in cards_for(seen.seats) if card not in known]
