"""The reason a sleuth gives: what its best plan is for."""

from __future__ import annotations

from msgspec import Struct

from deductio.core.messages import Choice
from deductio.core.thinking import Motive
from deductio.games.small_detectives.messages import GoTo, Shadow, SwapCards, SwapHouse, Walk
from deductio.games.small_detectives.motives import (
    BestChances,
    ComesNearer,
    ExpectsToBeAlone,
    HurriesToThePolice,
    MayGetInTheWay,
    WantsTheCard,
    WantsToAsk,
    WantsToFollow,
    WantsToLook,
    WantsToLookAround,
)
from deductio.games.small_detectives.strategy.chances import passed_on
from deductio.games.small_detectives.strategy.insight import CERTAIN
from deductio.games.small_detectives.strategy.mind import Mind
from deductio.games.small_detectives.strategy.reach import ENDS, TO_POLICE
from deductio.games.small_detectives.street import (
    POLICE,
    PUB,
    Card,
    Position,
    adjacent_houses,
    ahead,
)

OFTEN = 0.4
"""From here on, being alone or meeting somebody is what a plan is for."""


class CardPlan(Struct):
    """A card, the choice inside it, and how it does."""

    card: Card
    wish: Choice | None
    win: float
    looks: float = 1.0
    """How often it gives a look under a tile not seen before."""
    meets: float = 0.0
    """How often somebody else ends on the same tile."""
    taste: float = 0.0
    """What its player likes in it besides."""

    @property
    def worth(self) -> float:
        return self.win + self.taste


def purpose(mind: Mind, plan: CardPlan) -> Motive:
    here = mind.table.at[mind.me]
    match plan.wish:
        case Shadow(seat):
            return WantsToFollow(seat)
        case SwapHouse(position) if is_unseen(mind, position):
            return WantsToLook(position)
        case SwapCards():
            return purpose_of_call(mind, plan.wish, plan)
        case Walk(steps):
            return purpose_of_place(mind, ahead(here, steps), plan)
        case GoTo(position):
            return purpose_of_place(mind, position, plan)
    if plan.card == "survey" and plan.looks:
        return WantsToLookAround(adjacent_houses(here))
    ends = ENDS[plan.card][here]
    return purpose_of_place(mind, ends[0], plan) if ends not in ((), (here,)) else chances(plan)


def purpose_of_place(mind: Mind, position: Position, plan: CardPlan) -> Motive:
    if position == POLICE:
        return HurriesToThePolice(round(100 * mind.odds))
    if mind.odds >= CERTAIN:
        rest = [card for card in mind.table.hands[mind.me] if card != plan.card]
        return chances(plan) if TO_POLICE[position].isdisjoint(rest) else ComesNearer()
    if position == PUB:
        return WantsToAsk()
    if is_unseen(mind, position):
        alone = ExpectsToBeAlone(position, round(100 * plan.looks))
        return alone if plan.looks > OFTEN else chances(plan)
    return MayGetInTheWay(position) if plan.meets > OFTEN else chances(plan)


def is_unseen(mind: Mind, house: Position) -> bool:
    return mind.seen.under[mind.table.tile_at[house] - 1] is None


def purpose_of_call(mind: Mind, swap: SwapCards, plan: CardPlan) -> Motive:
    """The card that will come to me, if the call changes it."""
    table = mind.table.clone()
    one, other = swap.seats
    table.front = {**table.front, one: table.front[other], other: table.front[one]}
    mine = passed_on(table)[mind.me]
    return WantsTheCard(mine[-1]) if mine != passed_on(mind.table)[mind.me] else chances(plan)


def chances(plan: CardPlan) -> Motive:
    return BestChances(round(100 * plan.win))
