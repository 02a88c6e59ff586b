"""Where a sleuth aims the effect cards."""

from __future__ import annotations

from collections.abc import Callable

from deductio.core.chance import Chance
from deductio.core.messages import Question
from deductio.core.options import Subsets
from deductio.core.thinking import Wish, best
from deductio.games.chaussette.motives import ChoseTarget
from deductio.games.chaussette.socks import Effect, Slot
from deductio.games.chaussette.strategy.belief import Belief
from deductio.games.chaussette.strategy.inquiry import Inquiry

IN_THE_SLEEVE = 0
"""The sleeve among the places of twins."""


def target(inquiry: Inquiry, question: Question, luck: Chance) -> Wish | None:
    """Show what few have seen, stir what is alike or unknown, throw out what has no twin."""
    if not isinstance(question.options, Subsets):
        return None
    *_, effect = inquiry.view.effects.values()
    aim = Aim(inquiry, Belief(inquiry, luck))
    worth = aim.worths[effect]
    return Wish(
        best(question.options, lambda option: worth(*option.slots), luck), ChoseTarget(effect)
    )


class Aim:
    """What it is worth to the team that an effect works on certain cards."""

    def __init__(self, inquiry: Inquiry, belief: Belief) -> None:
        self._seen_by = {slot: seen_by(inquiry, slot) for slot in inquiry.view.cards}
        self._belief = belief
        self.worths: dict[Effect, Callable[..., float]] = {
            "show": self.to_be_seen,
            "flip": self.to_be_seen,
            "remove": self.to_be_lost,
            "shuffle": self.to_be_stirred,
        }

    def to_be_seen(self, slot: Slot) -> float:
        """By as many as possible who have not seen it, this seat among them."""
        return self._belief.unsure(slot) - self._seen_by[slot]

    def to_be_lost(self, slot: Slot) -> float:
        """The twin of the missing sock costs no pair; a known card costs no knowledge."""
        return self._belief.pair_odds((IN_THE_SLEEVE, slot)) - self._belief.unsure(slot) / 100

    def to_be_stirred(self, one: Slot, other: Slot) -> float:
        """Twins may change places; else the fewer have seen the cards, the less is lost."""
        lost = self._seen_by[one] + self._seen_by[other]
        return -lost * (1 - self._belief.pair_odds((one, other)))


def seen_by(inquiry: Inquiry, slot: Slot) -> int:
    """How many seats know the card there, as everyone can tell: all, if it lies face up."""
    view = inquiry.view
    return len(view.named[slot - 1]) if view.face_up[slot - 1] is None else view.seats
