"""How a player uses a bonus card without weighing it: whatever tells something is welcome."""

from __future__ import annotations

from deductio.core.thinking import Wish
from deductio.games.cluedo.cards import CATEGORIES, Bonus
from deductio.games.cluedo.messages import (
    CallWitness,
    CountCards,
    DeclineBonus,
    Draw,
    Enter,
    PeekAt,
    SkipDraw,
    UseBonus,
)
from deductio.games.cluedo.motives import (
    DeclinedBonus,
    DrewForLuck,
    TrustedNoLuck,
    UsedBonus,
    WonderedAboutCard,
    WonderedAboutCount,
    WonderedAboutHand,
)
from deductio.games.cluedo.strategy.mind import Mind
from deductio.games.cluedo.strategy.situation import Situation

ON_THE_WAY: tuple[Bonus, ...] = ("free_move", "second_wind", "again")
"""The cards that help a player who knows everything already."""


def draw(here: Situation) -> Wish:
    return Wish(Draw(), DrewForLuck()) if here.ways.draws else Wish(SkipDraw(), TrustedNoLuck())


def use(here: Situation, mind: Mind, bonus: Bonus) -> Wish:
    """A room it wants by a free move, a look or a count where it knows least, an open card."""
    other = here.luck.pick(mind.strangers or here.others)
    match bonus:
        case "free_move":
            return Wish(Enter(here.luck.pick(mind.rooms)), UsedBonus(bonus))
        case "peek":
            return Wish(PeekAt(other), WonderedAboutHand(other))
        case "headcount":
            kind = max(CATEGORIES, key=lambda category: len(mind.left[category]))
            return Wish(CountCards(other, kind), WonderedAboutCount(other, kind))
        case "witness":
            card = here.luck.pick(mind.open_cards)
            return Wish(CallWitness(card), WonderedAboutCard(card))
        case "confidences" if not here.ways.shares:
            return Wish(DeclineBonus(), DeclinedBonus(bonus))
        case _:
            return Wish(UseBonus(), UsedBonus(bonus))
