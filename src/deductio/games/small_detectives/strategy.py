"""What a careful player of Small Detectives wants: unseen houses, then the pub, then the police."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.game import fold
from deductio.core.messages import Choice, Event, Question
from deductio.core.thinking import KeptToHabit, Thinking, Wish
from deductio.games.small_detectives.messages import GoTo, Play, PlayBoth, Walk
from deductio.games.small_detectives.notebook import SOLUTION, notebook
from deductio.games.small_detectives.street import (
    HOUSES,
    POLICE,
    PUB,
    SIZE,
    STEPS,
    Card,
    Position,
    adjacent_houses,
    ahead,
)
from deductio.games.small_detectives.view import View

TO_TELL, A_LOOK, A_QUESTION, A_CHANCE = 10.0, 2.0, 1.0, 0.5
"""What it is worth to stand at the police and know, alone at an unseen house, at the pub; else."""


def strategy(stream: Sequence[Event], question: Question, luck: Chance) -> Wish | None:
    choice = wanted(stream, question)
    return Wish(choice, KeptToHabit()) if choice else None


def wanted(stream: Sequence[Event], question: Question) -> Choice | None:
    if question.name not in ("card", "steps", "goto"):
        return None
    wishes = Wishes(stream)
    return max(question.options, key=wishes.worth)


class Wishes:
    """How good it would be to stand somewhere, for one seat."""

    def __init__(self, stream: Sequence[Event]) -> None:
        self.seen = fold(View(), stream)
        assert self.seen.me is not None, "only a seat is asked"
        self.here: Position = self.seen.at[self.seen.me]
        certain = notebook(stream).certain
        self.knows = sum(so for fact, so in certain.items() if fact.place == SOLUTION) == 2

    def worth(self, choice: Choice) -> float:
        match choice:
            case Play(card):
                return self.worth_of_card(card, self.here)
            case PlayBoth(first, second):
                there = ahead(self.here, STEPS.get(first, 0))
                return self.worth_of_card(first, self.here) + self.worth_of_card(second, there)
            case Walk(steps):
                return self.worth_of_place(ahead(self.here, steps))
            case GoTo(position):
                return self.worth_of_place(position)
        return 0.0

    def worth_of_card(self, card: Card, here: Position) -> float:
        if card in STEPS:
            return self.worth_of_place(ahead(here, STEPS[card]))
        if card == "unexpected":
            return max(self.worth_of_place(ahead(here, steps)) for steps in (1, 2, 3))
        if card == "wheels":
            return max(self.worth_of_place(ahead(here, steps)) for steps in range(1, SIZE))
        if card == "informer":
            return self.worth_of_place(PUB)
        if card == "survey":
            return sum(self.worth_of_place(house) for house in adjacent_houses(here))
        return A_CHANCE

    def worth_of_place(self, position: Position) -> float:
        if position == POLICE:
            return TO_TELL if self.knows else 0.0
        if position == PUB:
            return A_QUESTION
        unseen = self.seen.under[self.seen.tile_at[position] - 1] is None
        if position in HOUSES and unseen:
            return A_CHANCE if self.seen.on(position) else A_LOOK
        return 0.0


THINKING: dict[str, Thinking] = dict.fromkeys(("rookie", "inspector", "sleuth"), strategy)
