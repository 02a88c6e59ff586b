"""A simple sound player to measure the game with: it walks, asks, and accuses when certain."""

from __future__ import annotations

from collections.abc import Iterable

from deductio.core.chance import Chance
from deductio.core.match import Match
from deductio.core.messages import Choice, Seat
from deductio.core.options import Options
from deductio.games.cluedo import GAME
from deductio.games.cluedo.cards import CATEGORIES, ROOMS, SUSPECTS, WEAPONS, Card
from deductio.games.cluedo.mansion import CENTRE, Place, distances, mansion
from deductio.games.cluedo.messages import (
    Accuse,
    CallWitness,
    Draw,
    Enter,
    GoToCentre,
    LookAt,
    PeekAt,
    RiseToAccuse,
    Roll,
    Suggest,
    SuggestHere,
    TakeShortcut,
    UseBonus,
    Walk,
)
from deductio.games.cluedo.notebook import SOLUTION
from deductio.games.cluedo.state import State
from tests.oracles.cluedo import Knowledge, Sheet, cards_of


class Detective:
    """Uses its own cards and what follows from the answers (N4 to N8)."""

    def __init__(self, match: Match[State], seat: Seat, luck: Chance) -> None:
        self.match = match
        self.seat = seat
        self.luck = luck
        self.knowledge = Knowledge([])
        self.heard = 0

    def sheet(self) -> Sheet:
        for event in self.match.streams[self.seat][self.heard :]:
            self.knowledge.hear(event)
        self.heard = len(self.match.streams[self.seat])
        return self.knowledge.sheet()

    def choose(self) -> None:
        """The first of its wishes that is legal, or else anything."""
        question = self.match.question(self.seat)
        assert question is not None
        wishes = self.wishes(question.name, question.options)
        choice = next((wish for wish in wishes if wish in question.options), None)
        self.match.choose(self.seat, choice or self.luck.pick(tuple(question.options)))

    def wishes(self, ask: str, options: Options[Choice]) -> Iterable[Choice]:
        match ask:
            case "turn":
                return self.begin()
            case "move" | "walk_on":
                return self.go(options)
            case "suggest":
                return self.suggest()
            case "row":
                return map(LookAt, self.luck.shuffled(range(4)))
            case "draw":
                return [Draw()]
            case "bonus":
                return self.use_bonus()
            case "accuse":
                return [Accuse(*self.solution)]
            case _:
                return []

    @property
    def solution(self) -> tuple[Card, ...]:
        return cards_of(self.sheet().has[SOLUTION])

    @property
    def goals(self) -> list[Place]:
        """The centre once it is certain, until then the rooms it suspects and is not in."""
        if len(self.solution) == len(CATEGORIES):
            return [CENTRE]
        suspected = [room for room in self.suspected(ROOMS) if room != self.place]
        return suspected or [room for room in ROOMS if room != self.place]

    @property
    def place(self) -> Place:
        """Where its own pawn is, which everyone sees."""
        return self.match.state.place_of(self.seat)

    def suspected(self, cards: Iterable[Card]) -> list[Card]:
        sheet = self.sheet()
        return [card for card in cards if sheet.may_be_solution(card)]

    def begin(self) -> list[Choice]:
        if self.goals == [CENTRE]:
            return [RiseToAccuse(), Roll()]
        here = [SuggestHere()] if self.place in self.suspected(ROOMS) else []
        return [*here, *map(TakeShortcut, self.goals), Roll()]

    def go(self, options: Options[Choice]) -> list[Choice]:
        """Into the nearest goal, or else onto a bonus square, or as near to a goal as possible."""
        goals = sorted(self.goals, key=distances(self.place).__getitem__)
        squares = [choice for choice in options if isinstance(choice, Walk)]
        squares.sort(key=lambda walk: min(distances(walk.square)[goal] for goal in goals))
        if self.match.state.has_bonus_cards:
            squares.sort(key=lambda walk: walk.square not in mansion().bonus)
        arrivals = [GoToCentre() if goal == CENTRE else Enter(goal) for goal in goals]
        return [*arrivals, *squares]

    def suggest(self) -> list[Choice]:
        """An open suspect and weapon, in an open room if it may choose one."""
        suspect, weapon = (self.luck.pick(self.suspected(kind)) for kind in (SUSPECTS, WEAPONS))
        rooms = [*self.suspected(ROOMS), *ROOMS]
        return [Suggest(suspect, weapon, room) for room in rooms]

    def use_bonus(self) -> list[Choice]:
        """Whatever helps; it makes nothing of a headcount."""
        places = [GoToCentre() if goal == CENTRE else Enter(goal) for goal in self.goals]
        peek = PeekAt((self.seat + 1) % self.match.state.seats)
        unsure = [card for kind in CATEGORIES.values() for card in self.suspected(kind)]
        return [*places, peek, *map(CallWitness, unsure), UseBonus()]


def play_with_detectives(seats: int, seed: int) -> Match[State]:
    """A whole game among such detectives."""
    luck = Chance(seed.to_bytes(32, "big"))
    match = Match.open(GAME, GAME.opening(seats, {}), luck.clone())
    detectives = [Detective(match, seat, luck) for seat in range(seats)]
    while not match.over:
        detectives[match.waiting[0]].choose()
    return match
