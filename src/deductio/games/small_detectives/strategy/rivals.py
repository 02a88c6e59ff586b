"""What the other detectives may hold and which card they may lay."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from deductio.core.chance import Chance
from deductio.core.messages import Seat
from deductio.games.small_detectives.strategy.insight import Insights
from deductio.games.small_detectives.strategy.reach import ENDS, OPPOSITE
from deductio.games.small_detectives.strategy.round_ahead import HOUSES_BESIDE
from deductio.games.small_detectives.strategy.situation import Situation
from deductio.games.small_detectives.strategy.ways import Ways
from deductio.games.small_detectives.street import HOUSES, POLICE, PUB, Card, Position

FINE = 1 << 16


class Rivals:
    """The others as one seat imagines them."""

    def __init__(
        self, table: Situation, insights: Insights, unseen: Sequence[Card], ways: Ways
    ) -> None:
        self.ways = ways
        self.table = table
        self.insights = insights
        self.unseen = unseen
        self._weights: dict[tuple[Seat, Card], float] = {}

    def liking(self, table: Situation, seat: Seat, position: Position) -> float:
        """How much a seat would like to end a round there."""
        if position == PUB:
            return self.ways.at_pub
        if position == POLICE:
            _, certain, two, _ = self.insights.of(seat, table.looked[seat])
            return self.ways.at_police * (certain + two / 4)
        if table.looked[seat] >> (table.tile_at[position] - 1) & 1:
            return 0.0
        for other in table.alive:
            if other != seat and table.at[other] == position and other not in table.in_street:
                return self.ways.taken_house
        return self.ways.free_house

    def weight(self, seat: Seat, card: Card) -> float:
        """How likely this card is against others, if the seat holds it."""
        key = (seat, card)
        if key not in self._weights:
            self._weights[key] = exp(self.ways.steadiness * self._liking_of_card(seat, card))
        return self._weights[key]

    def _liking_of_card(self, seat: Seat, card: Card) -> float:
        table, here = self.table, self.table.at[seat]
        if card == "survey":
            return sum(self.liking(table, seat, house) for house in HOUSES_BESIDE[here])
        if card == "shadow":
            return self.ways.following
        places: Sequence[Position] = ENDS[card][here]
        if here in HOUSES and card == "smallmove":
            places = HOUSES_BESIDE[here]
        elif here in HOUSES and card == "bigmove":
            places = (OPPOSITE[here],)
        return max(self.liking(table, seat, place) for place in places)

    def lay_cards(self, luck: Chance, cards: int = 1) -> dict[Seat, list[Card]]:
        """Some cards that the others may lay, in order, after dealing out the unseen ones."""
        pool = luck.shuffled(self.unseen)
        laid: dict[Seat, list[Card]] = {}
        for seat in self.table.alive:
            if seat == self.table.me:
                continue
            hand = list(self.table.hands[seat])
            hand += [pool.pop() for _ in range(min(self.table.unknown[seat], len(pool)))]
            laid[seat] = []
            for _ in range(cards):
                card = self.pick(seat, hand, luck)
                hand.remove(card)
                laid[seat].append(card)
        return laid

    def pick(self, seat: Seat, hand: Sequence[Card], luck: Chance) -> Card:
        weights = [self.weight(seat, card) for card in hand]
        left = luck.below(FINE) / FINE * sum(weights)
        for card, weight in zip(hand, weights, strict=True):
            left -= weight
            if left < 0:
                return card
        return hand[-1]
