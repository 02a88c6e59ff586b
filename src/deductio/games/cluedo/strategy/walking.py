"""Walking by the shortest way: into one of some rooms, or to the centre to accuse."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deductio.core.messages import Choice
from deductio.core.thinking import Motive, Wish, best
from deductio.games.cluedo.cards import ROOMS, Room, Triple
from deductio.games.cluedo.mansion import CENTRE, Place, Square, distances, mansion
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
from deductio.games.cluedo.motives import FanciedBonus, TookNearRoom
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


def go_into(
    here: Situation, rooms: Sequence[Room], because: Callable[[Room], Motive]
) -> Wish | None:
    """Into one of these rooms, without dice if possible, else by the shortest way."""
    choices = without_dice(here, rooms) if here.question.name == "turn" else moves(here, rooms)
    if not choices:
        return None
    choice = best(choices, lambda option: -steps_left(here, option, rooms), here.luck)
    return Wish(choice, because(nearest(here, choice, rooms)))


def fancy(here: Situation, rooms: Sequence[Room]) -> Wish | None:
    """Where it goes though the way to these rooms is another: a bonus square, a room near by."""
    if here.question.name == "turn":
        return stray(here, without_dice(here, ROOMS)) if not without_dice(here, rooms) else None
    if any(isinstance(choice, Enter) and choice.room in rooms for choice in here.options):
        return None
    return collect(here) or stray(here, [one for one in here.options if isinstance(one, Enter)])


def collect(here: Situation) -> Wish | None:
    squares = [one for one in here.options if isinstance(one, Walk) and is_bonus(here, one.square)]
    if not squares or not here.happens_now(here.ways.collects):
        return None
    return Wish(here.luck.pick(squares), FanciedBonus())


def is_bonus(here: Situation, square: Square) -> bool:
    """Whether one may draw a bonus card there."""
    cards = here.view.deck + len(here.view.discard)
    return cards > 0 and square in mansion().bonus and here.view.bonus is None


def stray(here: Situation, choices: Sequence[Choice]) -> Wish | None:
    """Into any room that is near rather than walk on."""
    if not choices or not here.happens_now(here.ways.strays):
        return None
    choice = here.luck.pick(choices)
    return Wish(choice, TookNearRoom(destination(here, choice)))


def without_dice(here: Situation, rooms: Sequence[Room]) -> list[Choice]:
    return [
        choice
        for choice in here.options
        if (isinstance(choice, SuggestHere) and here.place in rooms)
        or (isinstance(choice, TakeShortcut) and choice.room in rooms)
    ]


def moves(here: Situation, rooms: Sequence[Room]) -> list[Choice]:
    return [
        choice
        for choice in here.options
        if isinstance(choice, Walk) or (isinstance(choice, Enter) and choice.room in rooms)
    ]


def steps_left(here: Situation, choice: Choice, rooms: Sequence[Room]) -> int:
    """How far the nearest of these rooms is after that choice."""
    return distances(destination(here, choice))[nearest(here, choice, rooms)]


def nearest(here: Situation, choice: Choice, rooms: Sequence[Room]) -> Room:
    return min(rooms, key=distances(destination(here, choice)).__getitem__)


def destination(here: Situation, choice: Choice) -> Place:
    match choice:
        case Enter(place) | TakeShortcut(place) | Walk(place):
            return place
        case _:
            return here.place
