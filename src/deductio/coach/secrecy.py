"""The part of the contract about the coach: no hint and no review depends on what is hidden.

It reads a game that still runs, where more is hidden than in one that is over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from deductio.coach.hint_steps import LAST, HintStep
from deductio.coach.hinting import Hinter
from deductio.coach.in_words import review_in_words
from deductio.coach.messages import Review
from deductio.coach.review import Assessment
from deductio.core.chance import Chance
from deductio.core.contract import Broken, called
from deductio.core.match import Match
from deductio.core.messages import Seat
from deductio.core.seat_game import Asked, SeatGame
from deductio.core.secrecy import played_the_same
from deductio.core.twins import History, find_twin
from deductio.words import Words

JUDGED = 4
"""Choices of a seat that are judged here, the last ones: each may take long to weigh."""


def check_coach(match: Match[Any], luck: Chance) -> int:
    """What one seat, by luck, hears of the coach is the same in a twin; how many were found."""
    if match.game.coaching is None:
        return 0
    seat = luck.below(len(match.streams))
    again = played_the_same(match)
    truly = {what: say(again, seat) for what, say in SAID.items()}
    twin = find_twin(again, seat, luck)
    if twin is None:
        return 0
    for what, say in SAID.items():
        if say(twin, seat) != truly[what]:
            raise Broken(f"the {what} of {called(seat)} depends on something hidden from it")
    return 1


def hint(match: Match[Any], seat: Seat) -> list[HintStep]:
    """All steps of a hint, or what is said where nothing new follows."""
    hinter = Hinter(Words(match.game, "en", me=seat), match.game, match.streams[seat])
    steps = [hinter.next({}, None, match.question(seat))]
    while steps[-1].step < LAST and len(steps) < LAST:
        steps.append(hinter.next({}, steps[-1], match.question(seat)))
    return steps


def review(match: Match[Any], seat: Seat) -> Review:
    """Of the game as far as it has come."""
    played = SeatGame(seat, match.streams[seat], asked_so_far(match, seat)[-JUDGED:])
    return review_in_words(Assessment(match.game, played), Words(match.game, "en", me=seat))


def asked_so_far(match: Match[Any], seat: Seat) -> list[Asked]:
    """By playing the game again from its first ask."""
    again, asked = History(match, None).opened, []
    for number, (chooser, choice) in enumerate(match.choices):
        question = again.question(seat) if chooser == seat else None
        if question is not None:
            asked.append(Asked(len(again.streams[seat]), question, choice, number))
        again.choose(chooser, choice)
    return asked


SAID: Mapping[str, Callable[[Match[Any], Seat], object]] = {"hint": hint, "review": review}
