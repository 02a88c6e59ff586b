"""How a player uses a bonus card without weighing it: whatever tells something is welcome."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.thinking import Wish
from deductio.games.cluedo.cards import CARDS, Room
from deductio.games.cluedo.messages import (
    CallWitness,
    CountCards,
    DeclineBonus,
    Draw,
    Enter,
    PeekAt,
    UseBonus,
)
from deductio.games.cluedo.motives import (
    DeclinedBonus,
    DrewForLuck,
    UsedBonus,
    WonderedAboutCard,
    WonderedAboutCount,
    WonderedAboutHand,
)
from deductio.games.cluedo.strategy.situation import Situation


def draw() -> Wish:
    return Wish(Draw(), DrewForLuck())


def use(here: Situation, rooms: Sequence[Room]) -> Wish:
    """One of these rooms by a free move, any neighbour for a look or a count, a card not seen."""
    bonus = here.view.bonus
    assert bonus is not None, "a card was drawn"
    other = here.luck.pick(here.others)
    match bonus:
        case "free_move":
            return Wish(Enter(here.luck.pick(rooms)), UsedBonus(bonus))
        case "peek":
            return Wish(PeekAt(other), WonderedAboutHand(other))
        case "headcount":
            return Wish(CountCards(other, "room"), WonderedAboutCount(other, "room"))
        case "witness":
            return call_witness(here)
        case "confidences":
            return Wish(DeclineBonus(), DeclinedBonus(bonus))
        case _:
            return Wish(UseBonus(), UsedBonus(bonus))


def call_witness(here: Situation) -> Wish:
    seen = {*here.view.hand, *here.view.face_up, *here.view.holder}
    card = here.luck.pick([card for card in CARDS if card not in seen])
    return Wish(CallWitness(card), WonderedAboutCard(card))
