"""How likely a detective is to win from here, as one of them judges it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log2
from operator import mul

from deductio.core.messages import Seat
from deductio.games.small_detectives.strategy.beliefs import Prospects
from deductio.games.small_detectives.strategy.insight import (
    CERTAIN,
    FEW_LEFT,
    TWO_LEFT,
    Insights,
)
from deductio.games.small_detectives.strategy.reach import HOUSE_ENDS, TO_POLICE
from deductio.games.small_detectives.strategy.situation import Situation
from deductio.games.small_detectives.strategy.ways import Traits, Ways
from deductio.games.small_detectives.street import HOUSES, Card


class Chances:
    """One seat's judgement of the race."""

    def __init__(
        self, insights: Insights, unseen: Sequence[Card], patience: float, ways: Ways
    ) -> None:
        self.ways = ways
        self.insights = insights
        self.unseen = unseen
        self.patience = patience
        self._strength: dict[object, float] = {}

    def win(self, table: Situation, prospects: Prospects) -> float:
        """How likely I am to win when cards and looks of a round are done, before the police."""
        before, waiting, behind = self.police_queue(table)
        hands = passed_on(table)
        rivals = sum(
            self.strength(table, seat, hands[seat]) for seat in table.alive if seat != table.me
        )
        here, hand = table.at[table.me], hands[table.me]
        reach = not TO_POLICE[here].isdisjoint(hand)
        useful = useful_cards(table, table.me, hand)
        total = 0.0
        for likely, odds in prospects:
            mine = exp(weighed(self.ways.my_traits, my_traits(odds, reach, useful)))
            later = self.patience * behind * mine / (mine + rivals)
            total += likely * (self.now_or(later, odds) if waiting else later)
        return before * total

    def now_or(self, later: float, odds: float) -> float:
        """At the police: to declare with these odds, or to win later."""
        return max(self.ways.daring * odds, later) if odds >= self.ways.least_odds else later

    def police_queue(self, table: Situation) -> tuple[float, bool, float]:
        """How likely nobody before me is right; whether I am there; and nobody behind me."""
        before = behind = 1.0
        waiting = False
        for seat in table.queue:
            if seat == table.me:
                waiting = True
            elif waiting:
                behind *= 1.0 - self.right_now(table, seat)
            else:
                before *= 1.0 - self.right_now(table, seat)
        return before, waiting, behind

    def right_now(self, table: Situation, seat: Seat) -> float:
        """How likely this seat, standing at the police, declares and is right."""
        _, *steps = self.insights.of(seat, table.looked[seat])
        return weighed(self.ways.right_now, tuple(steps))

    def strength(self, table: Situation, seat: Seat, hand: Sequence[Card]) -> float:
        """What speaks for another; remembered, since my plans change little for most of them."""
        where = (seat, table.at[seat], table.looked[seat], table.unknown[seat])
        key = (where, tuple(hand), tuple(table.tile_at))
        if key not in self._strength:
            traits = self.their_traits(table, seat, hand)
            self._strength[key] = exp(weighed(self.ways.their_traits, traits))
        return self._strength[key]

    def their_traits(self, table: Situation, seat: Seat, hand: Sequence[Card]) -> Traits:
        bits, certain, two, few = self.insights.of(seat, table.looked[seat])
        reach = self.reaches_police(table, seat, hand)
        useful = useful_cards(table, seat, hand) + table.unknown[seat] / 2
        steps = (reach * certain, reach * two, reach * few)
        return bits, certain, two, *steps, useful * (1.0 - certain)

    def reaches_police(self, table: Situation, seat: Seat, hand: Sequence[Card]) -> float:
        """How likely a seat can get to the police next, with what it is known to hold or not."""
        leading = TO_POLICE[table.at[seat]]
        if not leading.isdisjoint(hand):
            return 1.0
        if not table.unknown[seat]:
            return 0.0
        share = sum([card in leading for card in self.unseen]) / max(len(self.unseen), 1)
        return 1.0 - (1.0 - share) ** table.unknown[seat]


def my_traits(odds: float, reach: bool, useful: int) -> Traits:
    certain, two = odds >= CERTAIN, TWO_LEFT <= odds < CERTAIN
    few = FEW_LEFT <= odds < TWO_LEFT
    steps = (float(reach and certain), float(reach and two), float(reach and few))
    return log2(odds), float(certain), float(two), *steps, 0.0 if certain else float(useful)


def weighed(weights: Traits, traits: Traits) -> float:
    return float(sum(map(mul, weights, traits)))


def useful_cards(table: Situation, seat: Seat, hand: Sequence[Card]) -> int:
    """How many cards lead to a house this seat has not looked under."""
    tiles, looked, here = table.tile_at, table.looked[seat], table.at[seat]
    new = 0
    for house in HOUSES:
        if not looked >> (tiles[house] - 1) & 1:
            new |= 1 << house
    return len([card for card in hand if HOUSE_ENDS[card][here] & new])


def passed_on(table: Situation) -> dict[Seat, list[Card]]:
    """SD-33: what everyone is known to hold after the cards in front are passed to the left."""
    alive = table.alive
    return {
        taker: table.hands[taker] + table.front[alive[place - 1]]
        for place, taker in enumerate(alive)
    }


def patience(round_number: int, limit: int, ways: Ways) -> float:
    """How much of its worth waiting keeps in that round."""
    tired = ways.weary ** max(0, round_number - ways.weary_from)
    return min(tired, max(0, limit - round_number) / ways.last_rounds)
