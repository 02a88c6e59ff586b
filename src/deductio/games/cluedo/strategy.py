"""What a careful player of Cluedo wants: open rooms, likely cards, and to accuse what is proven."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Question
from deductio.core.thinking import KeptToHabit, Thinking, Wish
from deductio.deduction.model import Fact
from deductio.deduction.notebook import Notebook
from deductio.games.cluedo.cards import CATEGORIES, ROOMS, Card
from deductio.games.cluedo.mansion import CENTRE, Place, distances
from deductio.games.cluedo.messages import (
    Accuse,
    Enter,
    GoToCentre,
    RiseToAccuse,
    Suggest,
    SuggestHere,
    TakeShortcut,
    Walk,
)
from deductio.games.cluedo.notebook import SOLUTION, notebook

A_DETOUR = 6
"""Steps worth going further for an open room than for one that is known to be innocent."""


def strategy(stream: Sequence[Event], question: Question, luck: Chance) -> Wish | None:
    choice = wanted(stream, question)
    return Wish(choice, KeptToHabit()) if choice else None


def wanted(stream: Sequence[Event], question: Question) -> Choice | None:
    if question.name not in ("turn", "move", "accuse", "suggest"):
        return None
    known = notebook(stream)
    if question.name == "suggest":
        return likeliest(known, question)
    if is_solved(known):
        return on_the_way_to_accuse(known, question)
    return on_the_way_to_ask(known, question)


def is_solved(known: Notebook) -> bool:
    return len(proven(known)) == len(CATEGORIES)


def proven(known: Notebook) -> list[Card]:
    """The cards that are certainly the solution, in the canonical order."""
    return [fact.item for fact, so in known.certain.items() if so and fact.place == SOLUTION]


def likeliest(known: Notebook, question: Question) -> Choice:
    """Of the cards whose place is open, those that are likeliest the solution."""

    def worth(card: Card) -> float:
        fact = Fact(card, SOLUTION)
        return 0.0 if fact in known.certain else known.odds[fact]

    suggestions = [choice for choice in question.options if isinstance(choice, Suggest)]
    return max(
        suggestions,
        key=lambda guess: worth(guess.suspect) + worth(guess.weapon) + worth(guess.room),
    )


def on_the_way_to_accuse(known: Notebook, question: Question) -> Choice | None:
    wishes: tuple[Choice, ...] = (Accuse(*proven(known)), RiseToAccuse(), GoToCentre())
    for wish in wishes:
        if wish in question.options:
            return wish
    squares = [choice for choice in question.options if isinstance(choice, Walk)]
    return min(squares, key=lambda walk: distances(CENTRE)[walk.square], default=None)


def on_the_way_to_ask(known: Notebook, question: Question) -> Choice | None:
    """Into a room that may be the one; without dice if possible, else by the shortest way."""
    wanted = [room for room in ROOMS if Fact(room, SOLUTION) not in known.certain] or list(ROOMS)
    wishes: list[Choice] = [TakeShortcut(room) for room in wanted]
    for wish in [*wishes, SuggestHere()]:
        if wish in question.options:
            return wish
    moves = [choice for choice in question.options if isinstance(choice, Enter | Walk)]
    return min(moves, key=lambda move: steps_left(move, wanted), default=None)


def steps_left(move: Enter | Walk, wanted: Sequence[Place]) -> int:
    """How far the next open room is after that move."""
    if isinstance(move, Enter):
        return 0 if move.room in wanted else A_DETOUR
    return min(distances(move.square)[room] for room in wanted)


THINKING: dict[str, Thinking] = dict.fromkeys(("rookie", "inspector", "sleuth"), strategy)
