"""What a coach of Cluedo must know: suspect, weapon and room, and what a question would tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from deductio.core.chance import Chance
from deductio.core.coaching import Coaching, FactName, Goal, Weighing
from deductio.core.game import fold
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.thinking import PLAIN
from deductio.deduction.model import Fact, each
from deductio.games.cluedo.cards import CATEGORIES
from deductio.games.cluedo.messages import (
    CallWitness,
    CardConfided,
    CardShown,
    CountCards,
    DeclineBonus,
    HandRevealed,
    LookedAtRow,
    PeekAt,
    Peeked,
    PeekedAt,
    RiseToAccuse,
    SawCard,
    SawConfidedCard,
    SawRowCard,
    SawSolution,
    SolutionRevealed,
    Suggest,
    WitnessFound,
)
from deductio.games.cluedo.notebook import SOLUTION, in_row
from deductio.games.cluedo.view import View

if TYPE_CHECKING:
    from deductio.games.cluedo.strategy.learning import Learning

WORLDS = 2_000
"""Worlds drawn to judge a question by: what it should tell is then right to 0.015 bit."""
TELLING = (PeekAt, CountCards, CallWitness)
"""The bonus cards by which something is asked."""


def goal(stream: Sequence[Event]) -> Goal:
    return {category: each(cards, SOLUTION) for category, cards in CATEGORIES.items()}


def weigh(stream: Sequence[Event], question: Question) -> Weighing | None:
    """The bits a suggestion or a bonus card should settle: as if others asked blindly, and by what
    their own suggestions betray."""
    if not any(isinstance(choice, (Suggest, *TELLING)) for choice in question.options):
        return None
    judged = (Suggest, *TELLING, DeclineBonus)
    choices = [choice for choice in question.options if isinstance(choice, judged)]
    opinions = [bits(learning, choices) for learning in imagined(stream, question)]
    return Weighing("bits", tuple(opinions), exact=False)


def imagined(stream: Sequence[Event], question: Question) -> list[Learning]:
    """The same worlds twice: each as likely as any other, then weighed by what others named."""
    import numpy as np

    from deductio.games.cluedo.strategy.inspector import unknown_in_row
    from deductio.games.cluedo.strategy.learning import Learning
    from deductio.games.cluedo.strategy.reading import likelihood
    from deductio.games.cluedo.strategy.situation import Situation
    from deductio.games.cluedo.strategy.ways import ways_of

    here = Situation(stream, question, Chance(bytes(32)), ways_of("sleuth", PLAIN))
    worlds = here.known.answer.sample(WORLDS, len(stream))
    row = next(iter(unknown_in_row(here)), None)
    weights = (np.ones(len(worlds)), likelihood(stream, here.me, here.view.seats, worlds))
    return [Learning(worlds, weight, here.me, here.view.seats, row) for weight in weights]


def bits(learning: Learning, choices: Sequence[Choice]) -> dict[Choice, float]:
    asked = [choice for choice in choices if isinstance(choice, Suggest)]
    told = dict(zip(asked, learning.suggestions(asked).tolist(), strict=True)) if asked else {}
    return {
        choice: told[choice] if choice in told else of_bonus(learning, choice) for choice in choices
    }


def of_bonus(learning: Learning, choice: Choice) -> float:
    match choice:
        case PeekAt(seat):
            return learning.peek(seat)
        case CountCards(seat, category):
            return learning.count(seat, category)
        case CallWitness(card):
            return learning.witness(card)
        case _:
            return 0.0


def looks(event: Event) -> Sequence[FactName]:
    """With two seats: the card of the row."""
    match event:
        case SawRowCard(_, place, card):
            return (Fact(card, in_row(place)),)
        case _:
            return ()


def learnt(stream: Sequence[Event]) -> Mapping[Seat, int]:
    """The cards each can have seen: its own, what lies open, and what others showed to it."""
    view = fold(View(), stream)
    open_to_all = len(view.face_up)
    return {
        seat: view.hand_size + open_to_all + cards_shown(stream, seat, view.hand_size)
        for seat in view.alive
    }


def cards_shown(stream: Sequence[Event], viewer: Seat, hand_size: int) -> int:
    """At most: who shows twice may show the same card, unless this stream says which it was."""
    seen: set[str] = set()
    unnamed: Counter[Seat] = Counter()
    for event in stream:
        match event:
            case SawCard(owner, to, card) | SawConfidedCard(owner, to, card) if to == viewer:
                seen.add(card)
            case PeekedAt(to, owner, card) if to == viewer:
                seen.add(card)
            case WitnessFound(_, card, owner) if owner != viewer:
                seen.add(card)
            case HandRevealed(owner, cards) if owner != viewer:
                seen.update(cards)
            case SawRowCard(to, _, card) if to == viewer:
                seen.add(card)
            case LookedAtRow(to, place) if to == viewer:
                seen.add(in_row(place))
            case CardShown(owner, to) | CardConfided(owner, to) if to == viewer:
                unnamed[owner] += 1
            case Peeked(to, owner) if to == viewer:
                unnamed[owner] += 1
    return len(seen) + sum(min(times, hand_size) for times in unnamed.values())


COACHING = Coaching(
    goal=goal,
    told_by=(SawSolution, SolutionRevealed),
    weigh=weigh,
    opens_claim=(RiseToAccuse,),
    wasted_when_known=("suggest",),
    looks=looks,
    learnt=learnt,
)
