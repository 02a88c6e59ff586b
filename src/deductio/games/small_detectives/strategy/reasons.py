"""The reason of one who goes by simple priorities: what its choice is for."""

from __future__ import annotations

from deductio.core.messages import Choice
from deductio.core.thinking import Motive
from deductio.games.small_detectives.messages import (
    GoTo,
    Play,
    PlayBoth,
    Shadow,
    SwapCards,
    SwapHouse,
    SwapWith,
    Walk,
)
from deductio.games.small_detectives.motives import (
    ComesNearer,
    HopesToTradePlaces,
    HurriesToThePolice,
    KeepsForLater,
    LaysTheLeast,
    MayGetInTheWay,
    NothingToFindThere,
    WantsTheCard,
    WantsToAsk,
    WantsToFollow,
    WantsToFollowSomebody,
    WantsToLook,
    WantsToLookAround,
)
from deductio.games.small_detectives.strategy.priorities import Priorities
from deductio.games.small_detectives.strategy.reach import DEAR
from deductio.games.small_detectives.street import (
    HOUSES,
    POLICE,
    PUB,
    Card,
    Position,
    adjacent_houses,
    ahead,
)


def reason(wants: Priorities, choice: Choice) -> Motive:
    """Why it is worth that."""
    match choice:
        case Play(card) | PlayBoth(card, _):
            return reason_for_card(wants, choice, card)
        case Walk(steps):
            return reason_for_place(wants, ahead(wants.here, steps))
        case GoTo(position) | SwapHouse(position):
            return reason_for_place(wants, position)
        case SwapWith(seat) if wants.seen.at[seat] == PUB and wants.worth_of_taking(seat):
            return WantsToAsk()
        case SwapWith(seat):
            return reason_for_place(wants, wants.seen.at[seat])
        case Shadow(seat):
            return WantsToFollow(seat)
        case SwapCards():
            return WantsTheCard(wants.card_after(choice))
    return NothingToFindThere()


def reason_for_card(wants: Priorities, choice: Choice, card: Card) -> Motive:
    if card == "survey" and not wants.declares and wants.worth_of_card(card, wants.here):
        return WantsToLookAround(adjacent_houses(wants.here))
    if card == "shadow" and not wants.declares:
        return WantsToFollowSomebody()
    if card == "disguise" and not wants.declares and wants.others_beside(wants.here):
        return HopesToTradePlaces()
    house = wants.house_moved(card, wants.here)
    found = reason_for_place(wants, house or wants.end(card, wants.here), card)
    return found if not isinstance(found, NothingToFindThere) else reason_to_give(wants, choice)


def reason_to_give(wants: Priorities, choice: Choice) -> Motive:
    """It leads nowhere: then the card is laid that is least wanted later."""
    if isinstance(choice, PlayBoth):
        second = reason_for_card(wants, Play(choice.second), choice.second)
        return second if not isinstance(second, KeepsForLater) else LaysTheLeast()
    laid = choice.card if isinstance(choice, Play) else ""
    kept = [card for card in wants.seen.hand if card != laid]
    dearest = max(kept, key=lambda card: DEAR.get(card, 0), default="")
    return KeepsForLater(dearest) if dearest in DEAR else LaysTheLeast()


def reason_for_place(wants: Priorities, position: Position, card: Card = "") -> Motive:
    if wants.declares and position == POLICE:
        return HurriesToThePolice(wants.knowing.sure)
    if wants.declares:
        return ComesNearer() if wants.worth_of_way(position, card) else NothingToFindThere()
    if position == PUB and wants.worth_of_place(PUB):
        return WantsToAsk()
    if position in HOUSES and wants.is_unknown(position):
        return WantsToLook(position)
    if wants.ways.company > 0 and position in HOUSES and wants.expected_at(position):
        return MayGetInTheWay(position)
    return NothingToFindThere()
