"""How good each choice of a seat was, by what it could know then; and its accuracy."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import prod

from msgspec import Struct

from deductio.coach.knowing import Knowing
from deductio.core.coaching import Unit, Weighing
from deductio.core.messages import Choice, Seat
from deductio.core.seat_game import Asked, SeatGame
from deductio.deduction.model import Fact
from deductio.deduction.notebook import Notebook
from deductio.reasons import claimed

ENOUGH_BITS = 0.1
"""Where not even the best choice tells more, none is judged."""
APART = 0.01
"""Chances closer than this are alike."""
QUESTION, CLAIM = 1, 2
"""What a choice weighs in the accuracy."""
ENOUGH_CHOICES = 4
"""Fewer judged choices say nothing of a player."""


class Judgement(Struct, frozen=True):
    """One choice beside the best one."""

    asked: Asked
    share: float
    """Of what the best choice would have brought, from 0 to 1."""
    weight: int
    better: Choice
    unit: Unit
    brings: tuple[float, float]
    """What the choice should bring, and the best one, in that unit."""
    weighed: bool
    """By the game, which knows what else there is to think of; else by the odds alone."""
    exact: bool

    @property
    def lost(self) -> float:
        """By the model that thinks most of the choice."""
        return self.brings[1] * (1 - self.share)


def judged(game: SeatGame, knowing: Knowing) -> list[Judgement]:
    """Every choice that can be judged; none after the goal was told."""
    asked = [one for one in game.asked if is_free(one) and not knowing.is_told(one.at)]
    return [judgement for one in asked for judgement in judge(one, game, knowing)]


def is_free(asked: Asked) -> bool:
    """Whether the seat answered, and had a choice."""
    return len(asked.question.options) > 1 and asked.choice in asked.question.options


def judge(asked: Asked, game: SeatGame, knowing: Knowing) -> Iterator[Judgement]:
    weighing = knowing.coaching.weigh(game.stream[: asked.at], asked.question)
    if weighing is not None:
        yield from by_weighing(asked, weighing)
    elif claims := claims_in(asked):
        yield from by_odds(asked, claims, game.seat, knowing)


def by_weighing(asked: Asked, weighing: Weighing) -> Iterator[Judgement]:
    worths = weighing.opinions[0]
    if asked.choice not in worths or not is_telling(weighing):
        return
    brings = (worths[asked.choice], worths[weighing.best])
    weight = CLAIM if claims_in(asked) else QUESTION
    share = weighing.share(asked.choice)
    yield Judgement(
        asked, share, weight, weighing.best, weighing.unit, brings, True, weighing.exact
    )


def is_telling(weighing: Weighing) -> bool:
    """Whether it matters what is chosen."""
    worths = weighing.opinions[0].values()
    if weighing.unit == "bits":
        return max(worths) > ENOUGH_BITS
    return max(worths) - min(worths) > APART


def by_odds(
    asked: Asked, claims: Sequence[Choice], seat: Seat, knowing: Knowing
) -> Iterator[Judgement]:
    """A claim beside the likeliest one; to claim nothing is judged where something was certain."""
    odds = odds_of(claims, knowing.notebook(asked.at), seat)
    best = max(claims, key=odds.__getitem__)
    if asked.choice not in odds and odds[best] < 1:
        return
    chance = odds.get(asked.choice, 0.0)
    share = chance / odds[best]
    yield Judgement(asked, share, CLAIM, best, "right", (chance, odds[best]), False, True)


def claims_in(asked: Asked) -> list[Choice]:
    return [choice for choice in asked.question.options if choice.claims]


def odds_of(claims: Sequence[Choice], notebook: Notebook, seat: Seat) -> dict[Choice, float]:
    """How likely each claim is true, all its facts together."""
    facts = {choice: claimed(choice, seat) for choice in claims}
    joints = {
        place: contents(notebook, place)
        for place in {
            fact.place for several in facts.values() if len(several) > 1 for fact in several
        }
    }
    return {choice: chance_of(several, notebook, joints) for choice, several in facts.items()}


def contents(notebook: Notebook, place: str) -> dict[frozenset[str], float]:
    return {frozenset(items): odds for items, odds in notebook.answer.joint(place).items()}


def chance_of(
    facts: Sequence[Fact], notebook: Notebook, joints: Mapping[str, Mapping[frozenset[str], float]]
) -> float:
    """Several facts of one claim say together what lies at a place."""
    if all(notebook.certain.get(fact) for fact in facts):
        return 1.0
    if len(facts) == 1:
        return notebook.odds[facts[0]]
    items: dict[str, set[str]] = {}
    for item, place in facts:
        items.setdefault(place, set()).add(item)
    return prod(joints[place].get(frozenset(there), 0.0) for place, there in items.items())


def accuracy(judgements: Sequence[Judgement]) -> float | None:
    """The percentage of what the best choices would have brought; None without any."""
    whole = sum(judgement.weight for judgement in judgements)
    if not whole:
        return None
    return 100 * sum(one.weight * one.share for one in judgements) / whole
