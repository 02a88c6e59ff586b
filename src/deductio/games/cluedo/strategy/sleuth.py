"""A sleuth: weighs what every step and question should tell against what others may soon know."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Question
from deductio.core.thinking import PLAIN, Motive, Temper, Wish, best
from deductio.games.cluedo.cards import ROOMS
from deductio.games.cluedo.mansion import CENTRE, Place
from deductio.games.cluedo.messages import (
    Accuse,
    Enter,
    GoToCentre,
    KeepSilent,
    RiseToAccuse,
    Roll,
    Stay,
    Suggest,
    SuggestHere,
    TakeShortcut,
    Walk,
)
from deductio.games.cluedo.motives import (
    AskedBehindOwnCards,
    AskedWhatTellsMost,
    BroughtPawn,
    CalledBack,
    DaredToAccuse,
    HeadedForCentre,
    HopedForDice,
    ProvedAll,
    SoughtAnswers,
    SoughtBonus,
    WaitedToAccuse,
)
from deductio.games.cluedo.strategy import plain_bonus, showing, weighed_bonus
from deductio.games.cluedo.strategy.inspector import look_at_unknown
from deductio.games.cluedo.strategy.plan import Plan
from deductio.games.cluedo.strategy.rivals import steps_to_centre
from deductio.games.cluedo.strategy.situation import Situation
from deductio.games.cluedo.strategy.walking import go_and_accuse
from deductio.games.cluedo.strategy.ways import ways_of


def sleuth(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    here = Situation(stream, question, luck, ways_of("sleuth", temper))
    match question.name:
        case "show" | "confide":
            return showing.show(here)
        case "row":
            return look_at_unknown(here)
        case "suggest":
            return ask(Plan(here))
        case "bonus":
            return weighed_bonus.use(Plan(here))
        case "draw":
            return plain_bonus.draw(here)
        case "turn" | "move" | "walk_on" | "accuse":
            return go(Plan(here))
        case _:
            return None


def go(plan: Plan) -> Wish | None:
    if plan.is_certain:
        return go_and_accuse(plan.here, plan.likeliest, ProvedAll())
    if plan.here.question.name == "accuse":
        return accuse_or_wait(plan)
    choice = best(plan.here.options, lambda option: worth(plan, option), plan.here.luck)
    return Wish(choice, reason(plan, choice))


def accuse_or_wait(plan: Plan) -> Wish:
    if not plan.dares or plan.waiting_at(CENTRE) > 0:
        return Wish(KeepSilent(), WaitedToAccuse(plan.percent))
    return Wish(Accuse(*plan.likeliest), DaredToAccuse(plan.percent))


def worth(plan: Plan, choice: Choice) -> float:
    """What beginning the turn so, or going there, should bring."""
    match choice:
        case Roll():
            return plan.rolling()
        case RiseToAccuse():
            return 0.0 if plan.dares else -inf
        case SuggestHere():
            return plan.arriving_at(plan.here.place)
        case Enter(place) | TakeShortcut(place) | Walk(place):
            return plan.arriving_at(place)
        case GoToCentre():
            return plan.arriving_at(CENTRE)
        case _:
            return plan.waiting_at(plan.here.place)


def reason(plan: Plan, choice: Choice) -> Motive:
    match choice:
        case Roll():
            return HopedForDice()
        case RiseToAccuse():
            return DaredToAccuse(plan.percent)
        case SuggestHere():
            return SoughtAnswers(plan.here.place)
        case Enter(room) | TakeShortcut(room):
            return SoughtAnswers(room)
        case Walk(square) if plan.is_bonus(square):
            return SoughtBonus()
        case Walk(square):
            return target(plan, plan.target_from(square))
        case Stay():
            return target(plan, plan.target_from(plan.here.place))
        case _:
            return target(plan, CENTRE)


def target(plan: Plan, place: Place) -> Motive:
    """It walks to the centre to accuse, or into a room to ask."""
    return HeadedForCentre(plan.percent) if place == CENTRE else SoughtAnswers(place)


def ask(plan: Plan) -> Wish:
    """The suggestion that should settle most."""
    choices = [choice for choice in plan.here.options if isinstance(choice, Suggest)]
    shares: dict[Suggest, float] = dict(zip(choices, plan.settled(choices).tolist(), strict=True))

    def worth(choice: Suggest) -> float:
        return plan.missing * shares[choice] + pleasure(plan, choice)

    choice = best(choices, worth, plan.here.luck)
    return Wish(choice, why_ask(plan, choice, round(100 * shares[choice])))


def pleasure(plan: Plan, named: Suggest) -> float:
    """Bits that naming these cards is worth besides the answer."""
    ways, hand = plan.here.ways, plan.here.view.hand
    trail = ways.trail * (named.suspect in hand or named.weapon in hand)
    bother = ways.bother * bothers(plan, named)
    return ways.hindrance * hinders(plan, named) + trail + bother


def bothers(plan: Plan, named: Suggest) -> bool:
    """Whether it brings the pawn of a rival from elsewhere."""
    view, place = plan.here.view, plan.here.place
    pawns = [view.pawns[seat] for seat in view.alive if seat != plan.here.me]
    return place in ROOMS and named.suspect in pawns and view.at[named.suspect] != place


def hinders(plan: Plan, named: Suggest) -> bool:
    """Whether it takes one who is about to accuse away from the centre."""
    view = plan.here.view
    pawns = [view.pawns[seat] for seat in plan.closing]
    by_phone = plan.here.place not in ROOMS
    if by_phone or named.suspect not in pawns:
        return False
    return steps_to_centre(named.room) > steps_to_centre(view.at[named.suspect])


def why_ask(plan: Plan, named: Suggest, percent: int) -> Motive:
    if hinders(plan, named):
        return CalledBack(named.suspect)
    if plan.here.ways.bother and bothers(plan, named):
        return BroughtPawn(named.suspect)
    own = tuple(card for card in plan.here.view.hand if card in (named.suspect, named.weapon))
    return AskedBehindOwnCards(own, percent) if own else AskedWhatTellsMost(percent)
