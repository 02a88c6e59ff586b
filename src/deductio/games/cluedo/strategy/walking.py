"""Walking by the shortest way: into one of some rooms, or to the centre to accuse."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.messages import Choice
from deductio.core.thinking import Motive, Wish, best
from deductio.games.cluedo.cards import Room, Triple
from deductio.games.cluedo.mansion import CENTRE, distances
from deductio.games.cluedo.messages import (
    Accuse,
    Enter,
    GoToCentre,
    RiseToAccuse,
    Roll,
    SuggestHere,
    TakeShortcut,
    Walk,
)
from deductio.games.cluedo.strategy.situation import Situation


def go_and_accuse(here: Situation, solution: Triple, because: Motive) -> Wish | None:
    """Accuse, or come as near to the centre as possible."""
    wishes = (Accuse(*solution), RiseToAccuse(), GoToCentre(), Roll())
    wish = here.first_of(wishes, because)
    if wish:
        return wish
    squares = [choice for choice in here.options if isinstance(choice, Walk)]
    if not squares:
        return None
    nearest = best(squares, lambda walk: -distances(CENTRE)[walk.square], here.luck)
    return Wish(nearest, because)


def go_into(here: Situation, rooms: Sequence[Room], because: Motive) -> Wish | None:
    """Into one of these rooms, without dice if possible, else by the shortest way."""
    if not rooms:
        return None
    if here.question.name == "turn":
        return here.first_of(without_dice(here, rooms), because)
    return nearest_step(here, rooms, because)


def without_dice(here: Situation, rooms: Sequence[Room]) -> list[Choice]:
    summoned: list[Choice] = [SuggestHere()] if here.place in rooms else []
    return summoned + [TakeShortcut(room) for room in rooms]


def nearest_step(here: Situation, rooms: Sequence[Room], because: Motive) -> Wish | None:
    moves = [choice for choice in here.options if isinstance(choice, Enter | Walk)]
    useful = [move for move in moves if isinstance(move, Walk) or move.room in rooms]
    if not useful:
        return None
    return Wish(best(useful, lambda move: -steps_left(move, rooms), here.luck), because)


def steps_left(move: Enter | Walk, rooms: Sequence[Room]) -> int:
    """How far the nearest of these rooms is after that move."""
    if isinstance(move, Enter):
        return 0
    return min(distances(move.square)[room] for room in rooms)
