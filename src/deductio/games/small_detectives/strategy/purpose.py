"""The reason a sleuth gives: what its best plan is for."""

from __future__ import annotations

from msgspec import Struct

from deductio.core.messages import Choice
from deductio.core.thinking import Motive
from deductio.games.small_detectives.messages import GoTo, Shadow, SwapCards, SwapHouse, Walk
from deductio.games.small_detectives.motives import (
    BestChances,
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
from deductio.games.small_detectives.strategy.mind import Mind
from deductio.games.small_detectives.strategy.reach import ENDS
from deductio.games.small_detectives.street import (
    POLICE,
    PUB,
    Card,
    Position,
    adjacent_houses,
    ahead,
)


class Plan(Struct):
    """A card, the choice inside it, and how it does."""

    card: Card
    wish: Choice | None
    win: float
    looks: float = 1.0
    """How often it gives a look under a tile not seen before."""


def purpose(mind: Mind, plan: Plan) -> Motive:
    here = mind.table.at[mind.me]
    match plan.wish:
        case Shadow(seat):
            return WantsToFollow(seat)
        case SwapHouse(position) if is_unseen(mind, position):
            return WantsToLook(position)
        case SwapCards():
            return wanted_card(mind, plan.wish, plan.win)
        case Walk(steps):
            return purpose_of_place(mind, ahead(here, steps), plan)
        case GoTo(position):
            return purpose_of_place(mind, position, plan)
    if plan.card == "survey" and plan.looks:
        return WantsToLookAround(adjacent_houses(here))
    ends = ENDS[plan.card][here]
    return purpose_of_place(mind, ends[0], plan) if ends not in ((), (here,)) else chances(plan)


def purpose_of_place(mind: Mind, position: Position, plan: Plan) -> Motive:
    if position == POLICE:
        return HurriesToThePolice(round(100 * mind.odds))
    if position == PUB:
        return WantsToAsk()
    if is_unseen(mind, position):
        return ExpectsToBeAlone(position, round(100 * plan.looks))
    return MayGetInTheWay(position) if rivals_want(mind, position) else chances(plan)


def is_unseen(mind: Mind, house: Position) -> bool:
    return mind.seen.under[mind.table.tile_at[house] - 1] is None


def rivals_want(mind: Mind, house: Position) -> bool:
    """Whether somebody has not looked there yet."""
    tile = 1 << (mind.table.tile_at[house] - 1)
    return any(not mind.table.looked[seat] & tile for seat in mind.table.alive)


def wanted_card(mind: Mind, swap: SwapCards, win: float) -> Motive:
    """Phone call: the card that will come to me."""
    table = mind.table.clone()
    one, other = swap.seats
    table.front = {**table.front, one: table.front[other], other: table.front[one]}
    return WantsTheCard(passed_on(table)[mind.me][-1])


def chances(plan: Plan) -> Motive:
    return BestChances(round(100 * plan.win))
