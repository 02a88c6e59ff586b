"""Simple priorities: to the police when sure, else to a house not yet known, else to the pub."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.messages import Choice, Seat
from deductio.games.small_detectives.messages import (
    GoTo,
    Play,
    PlayBoth,
    Shadow,
    SwapCards,
    SwapHouse,
    SwapWith,
    Walk,
)
from deductio.games.small_detectives.strategy.knowing import Knowing
from deductio.games.small_detectives.strategy.reach import (
    DEAR,
    ENDS,
    MEDDLING,
    OPPOSITE,
    STREET,
    TO_POLICE,
    earliness,
)
from deductio.games.small_detectives.strategy.ways import Ways
from deductio.games.small_detectives.street import (
    HOUSES,
    POLICE,
    PUB,
    TOKENS,
    Card,
    Position,
    Token,
    adjacent,
    adjacent_houses,
    ahead,
)
from deductio.games.small_detectives.view import View


class Priorities:
    """What one seat wants that knows the solution or not, and some tiles or not."""

    def __init__(self, seen: View, knowing: Knowing, ways: Ways) -> None:
        assert seen.me is not None, "only a seat is asked"
        self.seen = seen
        self.me: Seat = seen.me
        self.here: Position = seen.at[self.me]
        self.knowing = knowing
        self.ways = ways
        self.listens = ways.listens if seen.seats > 2 else 0.0
        """With two seats there is only one to ask, who knows little more: it would lose by it."""
        self.declares = knowing.left <= ways.left_to_declare
        """Whether it knows enough to go to the police."""

    @property
    def others(self) -> list[Seat]:
        return [seat for seat in self.seen.alive if seat != self.me]

    @property
    def doubtful(self) -> list[Token]:
        """The tokens on the pub's sign that may be part of the solution."""
        may_be = {*self.knowing.suspects, *self.knowing.weapons}
        return [token for token in TOKENS[self.seen.pub] if token in may_be]

    @property
    def may_ask(self) -> bool:
        """Whether the pub's sign is about something that is not settled."""
        return len(self.doubtful) > 1

    def worth(self, choice: Choice) -> float:
        match choice:
            case Play(card):
                worth = self.worth_of_card(card, self.here) + self.worth_of_next(card)
                return worth + self.worth_of_laying(card)
            case PlayBoth(first, second):
                there = self.end(first, self.here)
                worth = self.worth_of_card(first, self.here) + self.worth_of_card(second, there)
                return worth + self.worth_of_laying(first) + self.worth_of_laying(second)
            case Walk(steps):
                return self.worth_of_place_now(ahead(self.here, steps))
            case GoTo(position):
                return self.worth_of_place_now(position)
            case SwapWith(seat):
                return self.worth_of_taking(seat)
            case SwapHouse(position):
                return self.worth_of_house(position)
            case Shadow(seat):
                return self.worth_of_following(seat)
            case SwapCards():
                return self.worth_of_holding(self.card_after(choice))
        return 0.0

    # Cards

    def worth_of_card(self, card: Card, here: Position) -> float:
        if card in STREET and self.declares:
            return self.worth_of_way(here, card)
        if card == "survey":
            return sum(self.worth_of_place(house) for house in adjacent_houses(here))
        if card == "shadow":
            return self.ways.chance + self.listens
        if card == "disguise" and not self.declares:
            return self.ways.chance if self.others_beside(here) else 0.0
        if house := self.house_moved(card, here):
            return self.worth_of_house(house)
        return self.worth_of_place(self.end(card, here), card)

    def worth_of_laying(self, card: Card) -> float:
        """What speaks for or against a card wherever it leads."""
        meddles = self.ways.meddles if card in MEDDLING else 0.0
        return meddles + self.ways.early * earliness(card) - self.ways.keeps * DEAR.get(card, 0)

    def house_moved(self, card: Card, here: Position) -> Position | None:
        """The house whose tile this card would best bring here, if it moves houses."""
        if self.declares or here not in HOUSES or card not in ("smallmove", "bigmove"):
            return None
        if card == "bigmove":
            return OPPOSITE[here]
        return max(adjacent_houses(here), key=self.worth_of_house)

    def end(self, card: Card, here: Position) -> Position:
        """Where this card would best lead."""
        return max(ENDS[card][here] or (here,), key=self.worth_of_place)

    def worth_of_next(self, card: Card) -> float:
        """A little for each other card that leads on to where it wants to go after this one."""
        if self.declares or not self.ways.next_look:
            return 0.0
        here = self.end(card, self.here)
        rest = [other for other in self.seen.hand if other != card]
        return self.ways.next_look * sum(self.leads_on(other, here) for other in rest)

    def leads_on(self, card: Card, here: Position) -> bool:
        if len(self.knowing.unknown) == 1:
            return card in TO_POLICE[here]
        houses = [end for end in ENDS[card][here] if end in HOUSES and end != here]
        return any(self.is_unknown(house) for house in houses)

    def worth_of_holding(self, card: Card) -> float:
        """Whether that card would lead from here to where it wants to go."""
        if self.declares:
            return self.ways.tell if card in TO_POLICE[self.here] else 0.0
        stays = ENDS[card][self.here] == (self.here,)
        worth = 0.0 if stays else self.worth_of_card(card, self.here)
        return worth + DEAR.get(card, 0) / 10

    def card_after(self, swap: SwapCards) -> Card:
        """SD-33: the card that comes from the right after a phone call."""
        alive = self.seen.alive
        giver = alive[alive.index(self.me) - 1]
        one, other = swap.seats
        swapped = {one: other, other: one}.get(giver, giver)
        return self.seen.in_front[swapped][-1]

    # Places

    def worth_of_place(self, position: Position, card: Card = "") -> float:
        if self.declares:
            return self.ways.tell if position == POLICE else self.worth_of_way(position, card)
        if position == PUB:
            taken = self.ways.minds_company and self.is_taken(PUB)
            wants = self.may_ask and not taken
            return self.ways.question + self.listens if wants else 0.0
        return self.worth_of_house(position) if position in HOUSES else 0.0

    def worth_of_way(self, position: Position, card: Card) -> float:
        """Whether another card leads from there to the police."""
        rest = [other for other in self.seen.hand if other != card]
        return 0.0 if TO_POLICE[position].isdisjoint(rest) else self.ways.nearer

    def worth_of_house(self, house: Position) -> float:
        """A look at what lies there, if nobody else comes; who is there now may move on."""
        worth = self.ways.look if self.is_unknown(house) else 0.0
        return worth + self.ways.company * len(self.expected_at(house))

    def worth_of_place_now(self, position: Position) -> float:
        """In the middle of a round most have moved already."""
        worth = self.worth_of_place(position)
        taken = self.ways.minds_company and position in HOUSES and self.is_taken(position)
        return min(worth, self.ways.chance) if taken else worth

    def worth_of_taking(self, seat: Seat) -> float:
        """The place of somebody who then stands here."""
        position = self.seen.at[seat]
        if position == PUB and not self.declares:
            alone = self.seen.on(PUB) == [seat]
            return self.ways.question if alone and self.may_ask else 0.0
        return self.worth_of_place(position)

    def is_unknown(self, house: Position) -> bool:
        return self.seen.tile_at[house] in self.knowing.unknown

    def is_taken(self, position: Position) -> bool:
        return any(seat != self.me for seat in self.seen.on(position))

    # Others

    def others_beside(self, here: Position) -> list[Seat]:
        """With whom one may change places, as they stand now."""
        return [seat for there in adjacent(here) for seat in self.seen.on(there)]

    def expected_at(self, house: Position) -> Sequence[Seat]:
        """Who has not looked there, and is there or is known to hold a card that leads there."""
        if not self.ways.company:
            return ()
        looked = self.seen.looked[self.seen.tile_at[house] - 1]
        return [seat for seat in self.others if seat not in looked and self.may_come(seat, house)]

    def may_come(self, seat: Seat, house: Position) -> bool:
        here = self.seen.at[seat]
        if any(self.seen.in_front):
            return here == house and seat not in self.seen.in_street
        return any(house in ENDS[card][here] for card in self.seen.known_hands[seat])

    def worth_of_following(self, seat: Seat) -> float:
        """How many of the cards it is known to hold lead to a house not known here."""
        here = self.seen.at[seat]
        ends = [ENDS[card][here] for card in self.seen.known_hands[seat]]
        return float(sum(any(self.is_new(end) for end in some) for some in ends))

    def is_new(self, position: Position) -> bool:
        return position in HOUSES and self.is_unknown(position)
