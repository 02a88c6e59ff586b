"""How a sleuth uses a bonus card: where it should settle most."""

from __future__ import annotations

from deductio.core.messages import Choice
from deductio.core.thinking import Motive, Wish, best
from deductio.games.cluedo.cards import Bonus
from deductio.games.cluedo.mansion import CENTRE
from deductio.games.cluedo.messages import (
    CallWitness,
    CountCards,
    DeclineBonus,
    Enter,
    GoToCentre,
    PeekAt,
    Walk,
)
from deductio.games.cluedo.motives import (
    DeclinedBonus,
    HeadedForCentre,
    SoughtAnswers,
    UsedBonus,
    WonderedAboutCard,
    WonderedAboutCount,
    WonderedAboutHand,
)
from deductio.games.cluedo.strategy.plain_bonus import ON_THE_WAY
from deductio.games.cluedo.strategy.plan import Plan


def use(plan: Plan) -> Wish:
    bonus = plan.here.view.bonus
    assert bonus is not None, "a card was drawn"
    if plan.is_certain and bonus not in ON_THE_WAY:
        return Wish(DeclineBonus(), DeclinedBonus(bonus))
    choices = [choice for choice in plan.here.options if choice != DeclineBonus()]
    choice = best(choices, lambda option: worth(plan, option), plan.here.luck)
    return Wish(choice, reason(plan, choice, bonus))


def worth(plan: Plan, choice: Choice) -> float:
    match choice:
        case Enter(room):
            return plan.arriving_at(room)
        case Walk(square):
            return plan.waiting_at(square)
        case GoToCentre():
            return plan.arriving_at(CENTRE)
        case PeekAt(seat):
            return plan.learning.peek(seat)
        case CountCards(seat, category):
            return plan.learning.count(seat, category)
        case CallWitness(card):
            return plan.learning.witness(card)
        case _:
            return 0.0


def reason(plan: Plan, choice: Choice, bonus: Bonus) -> Motive:
    match choice:
        case Enter(room):
            return SoughtAnswers(room)
        case GoToCentre():
            return HeadedForCentre(plan.percent)
        case PeekAt(seat):
            return WonderedAboutHand(seat)
        case CountCards(seat, category):
            return WonderedAboutCount(seat, category)
        case CallWitness(card):
            return WonderedAboutCard(card)
        case _:
            return UsedBonus(bonus)
