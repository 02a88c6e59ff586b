"""Simple priorities: to the police when sure, else to a house not yet known, else to the pub."""

from __future__ import annotations

from collections.abc import Collection

from deductio.core.messages import Choice, Seat
from deductio.core.thinking import Motive, TookAny
from deductio.games.small_detectives.messages import GoTo, Play, PlayBoth, SwapHouse, Walk
from deductio.games.small_detectives.motives import (
    ComesNearer,
    HurriesToThePolice,
    WantsToAsk,
    WantsToFollowSomebody,
    WantsToLook,
    WantsToLookAround,
)
from deductio.games.small_detectives.strategy.reach import ENDS, OPPOSITE, STREET, TO_POLICE
from deductio.games.small_detectives.street import (
    HOUSES,
    POLICE,
    PUB,
    Card,
    Position,
    Tile,
    Token,
    adjacent_houses,
    ahead,
)
from deductio.games.small_detectives.view import View

TO_TELL, A_LOOK, A_QUESTION, NEARER, A_CHANCE, A_NEXT_LOOK = 10.0, 2.0, 1.0, 0.8, 0.5, 0.1
"""What it is worth to stand at the police and know, alone at an unknown house, at the pub, one card
away from the police and know; to share a house, or follow somebody; to look in the next round."""


class Priorities:
    """What one seat wants that knows the solution or not, and some tiles or not."""

    def __init__(
        self,
        seen: View,
        solution: tuple[Token, Token] | None,
        unknown: Collection[Tile],
        *,
        plans_ahead: bool,
    ) -> None:
        assert seen.me is not None, "only a seat is asked"
        self.seen = seen
        self.me: Seat = seen.me
        self.here: Position = seen.at[self.me]
        self.solution = solution
        self.unknown = unknown
        self.plans_ahead = plans_ahead

    def worth(self, choice: Choice) -> float:
        match choice:
            case Play(card):
                return self.worth_of_card(card, self.here) + self.worth_of_next(card)
            case PlayBoth(first, second):
                there = self.end(first, self.here)
                return self.worth_of_card(first, self.here) + self.worth_of_card(second, there)
            case Walk(steps):
                return self.worth_of_place_now(ahead(self.here, steps))
            case GoTo(position):
                return self.worth_of_place_now(position)
            case SwapHouse(position):
                return self.worth_of_house(position)
        return 0.0

    def worth_of_card(self, card: Card, here: Position) -> float:
        if card in STREET and self.solution:
            return self.worth_of_way(here, card)
        if card == "survey":
            return sum(self.worth_of_place(house) for house in adjacent_houses(here))
        if card == "shadow":
            return A_CHANCE
        if house := self.house_moved(card, here):
            return self.worth_of_house(house)
        return self.worth_of_place(self.end(card, here), card)

    def house_moved(self, card: Card, here: Position) -> Position | None:
        """The house whose tile this card would best bring here, if it moves houses."""
        if self.solution or here not in HOUSES or card not in ("smallmove", "bigmove"):
            return None
        if card == "bigmove":
            return OPPOSITE[here]
        return max(adjacent_houses(here), key=self.worth_of_house)

    def end(self, card: Card, here: Position) -> Position:
        """Where this card would best lead."""
        return max(ENDS[card][here] or (here,), key=self.worth_of_place)

    def worth_of_place(self, position: Position, card: Card = "") -> float:
        if self.solution:
            return TO_TELL if position == POLICE else self.worth_of_way(position, card)
        if position == PUB:
            return 0.0 if self.plans_ahead and self.is_taken(PUB) else A_QUESTION
        return self.worth_of_house(position) if position in HOUSES else 0.0

    def worth_of_way(self, position: Position, card: Card) -> float:
        """Whether another card leads from there to the police."""
        rest = [other for other in self.seen.hand if other != card and self.plans_ahead]
        return NEARER if not TO_POLICE[position].isdisjoint(rest) else 0.0

    def worth_of_house(self, house: Position) -> float:
        """A look at what lies there, if nobody else comes; who is there now may move on."""
        return A_LOOK if self.seen.tile_at[house] in self.unknown else 0.0

    def worth_of_place_now(self, position: Position) -> float:
        """In the middle of a round most have moved already."""
        worth = self.worth_of_place(position)
        taken = self.plans_ahead and position in HOUSES and self.is_taken(position)
        return min(worth, A_CHANCE) if taken else worth

    def worth_of_next(self, card: Card) -> float:
        """A little for each other card that leads on to where it wants to go after this one."""
        if self.solution or not self.plans_ahead:
            return 0.0
        here = self.end(card, self.here)
        rest = [other for other in self.seen.hand if other != card]
        return A_NEXT_LOOK * sum(self.leads_on(other, here) for other in rest)

    def leads_on(self, card: Card, here: Position) -> bool:
        if len(self.unknown) == 1:
            return card in TO_POLICE[here]
        houses = [end for end in ENDS[card][here] if end in HOUSES and end != here]
        return any(self.worth_of_house(house) for house in houses)

    def is_taken(self, position: Position) -> bool:
        return any(seat != self.me for seat in self.seen.on(position))

    def motive(self, choice: Choice) -> Motive:
        """Why it is worth that."""
        match choice:
            case Play("survey") if not self.solution:
                return WantsToLookAround(adjacent_houses(self.here))
            case Play("shadow") if not self.solution:
                return WantsToFollowSomebody()
            case Play(card) | PlayBoth(card, _):
                house = self.house_moved(card, self.here)
                return self.motive_of_place(house or self.end(card, self.here), card)
            case Walk(steps):
                return self.motive_of_place(ahead(self.here, steps))
            case GoTo(position) | SwapHouse(position):
                return self.motive_of_place(position)
        return TookAny()

    def motive_of_place(self, position: Position, card: Card = "") -> Motive:
        if self.solution and position == POLICE:
            return HurriesToThePolice(100)
        if self.solution:
            return ComesNearer() if self.worth_of_way(position, card) else TookAny()
        if position == PUB:
            return WantsToAsk()
        if position in HOUSES and self.seen.tile_at[position] in self.unknown:
            return WantsToLook(position)
        return TookAny()
