"""What a coach of Small Detectives must know: the solution, and how likely each choice wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from deductio.core.chance import Chance
from deductio.core.coaching import Coaching, FactName, Goal, Weighing
from deductio.core.game import fold
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.thinking import PLAIN
from deductio.deduction.model import Fact, each
from deductio.games.small_detectives.default import LOOKS
from deductio.games.small_detectives.messages import (
    Declare,
    DeclaredWronglyInSecret,
    SawUnder,
    SolutionRevealed,
)
from deductio.games.small_detectives.notebook import SOLUTION, notebook, under
from deductio.games.small_detectives.street import SUSPECTS, WEAPONS
from deductio.games.small_detectives.view import View

if TYPE_CHECKING:
    from deductio.games.small_detectives.strategy.mind import Mind
    from deductio.games.small_detectives.strategy.purpose import CardPlan
    from deductio.games.small_detectives.strategy.ways import Ways

ROUNDS_IMAGINED, PAIRS_IMAGINED = 24, 12
"""In how many ways the others may play a round."""


def goal(stream: Sequence[Event]) -> Goal:
    return {"suspect": each(SUSPECTS, SOLUTION), "weapon": each(WEAPONS, SOLUTION)}


def weigh(stream: Sequence[Event], question: Question) -> Weighing | None:
    """How likely each choice wins, as a sleuth judges it; whoever may look, looks."""
    from deductio.games.small_detectives.strategy.mind import Mind
    from deductio.games.small_detectives.strategy.sleuth import worth_of_question

    if question.name in LOOKS or not len(question.options):
        return None
    mind = Mind(stream, Chance(bytes(32)), ways())
    if question.name == "pub":
        asked = {choice: worth_of_question(mind, choice) for choice in question.options}
        return Weighing("win", (asked,), exact=True)
    if question.name == "police":
        return Weighing("win", (at_the_police(mind, stream, question),), exact=False)
    plans = plans_for(mind, question)
    won = {choice: plans[choice].win for choice in question.options}
    return Weighing("win", (won,), exact=False)


def ways() -> Ways:
    """Of a plain sleuth that takes its time: the best of a few tries would seem too good."""
    from deductio.games.small_detectives.strategy.ways import ways_of

    sleuth = ways_of("sleuth", PLAIN)
    return replace(sleuth, rounds_imagined=ROUNDS_IMAGINED, pairs_imagined=PAIRS_IMAGINED)


def plans_for(mind: Mind, question: Question) -> Mapping[Choice, CardPlan]:
    from deductio.games.small_detectives.strategy import laying
    from deductio.games.small_detectives.strategy.sleuth import plans_inside_a_card

    match question.name:
        case "card":
            return laying.plans_for_card(mind, question.options)
        case "two_cards":
            return laying.plans_for_two_cards(mind, question.options)
        case "shadow":
            return laying.plans_to_follow(mind, question.options)
        case _:
            return plans_inside_a_card(mind, question.options)


def at_the_police(mind: Mind, stream: Sequence[Event], question: Question) -> dict[Choice, float]:
    """To be right now, or later."""
    from deductio.games.small_detectives.strategy.sleuth import waiting

    odds, later = notebook(stream).answer.joint(SOLUTION), waiting(mind)
    return {
        choice: odds.get((choice.suspect, choice.weapon), 0.0)
        if isinstance(choice, Declare)
        else later
        for choice in question.options
    }


def looks(event: Event) -> Sequence[FactName]:
    match event:
        case SawUnder(_, tile, _, token):
            return (Fact(token, under(tile)),)
        case _:
            return ()


def learnt(stream: Sequence[Event]) -> Mapping[Seat, int]:
    """The tiles each has looked under."""
    seen = fold(View(), stream)
    return {seat: sum(seat in looked for looked in seen.looked) for seat in seen.alive}


COACHING = Coaching(
    goal=goal,
    told_by=(DeclaredWronglyInSecret, SolutionRevealed),
    weigh=weigh,
    looks=looks,
    learnt=learnt,
)
