"""The sleuth's turn: the question after which the team knows most, or wins most often."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question
from deductio.core.thinking import Wish, best
from deductio.games.almost_innocent.default import ability_of
from deductio.games.almost_innocent.messages import Propose
from deductio.games.almost_innocent.messages import Question as Asking
from deductio.games.almost_innocent.motives import (
    AllSeemToKnow,
    BestLastQuestion,
    CostsNoToken,
    HelpsMost,
)
from deductio.games.almost_innocent.strategy.asking import price
from deductio.games.almost_innocent.strategy.beliefs import Beliefs, Doubt
from deductio.games.almost_innocent.strategy.inquiry import Inquiry, chances, doubt_left
from deductio.games.almost_innocent.strategy.told import seen_in
from deductio.games.almost_innocent.view import View

WORLDS = 64
"""How many worlds a sleuth supposes."""
TOKEN = 1.2
"""The bits that a token is worth."""
SURE = 0.01
"""Bits of doubt that are none."""


def ask_for_the_team(stream: Sequence[Event], question: Question, luck: Chance) -> Wish | None:
    asking = [choice for choice in question.options if isinstance(choice, Asking)]
    if not asking:
        return None
    seen = seen_in(stream)
    beliefs = Beliefs(stream, seen, WORLDS, luck.below(1 << 32))
    doubts = {seat: beliefs.doubt(seat) for seat in range(seen.seats) if is_in_doubt(seen, seat)}
    if (
        all(doubt.bits().max() < SURE for doubt in doubts.values())
        and Propose() in question.options
    ):
        return Wish(Propose(), AllSeemToKnow())
    inquiries = [Inquiry(beliefs.board, asking, doubt) for doubt in doubts.values()]
    lasting = [choice for choice in asking if price(choice) < seen.supply.total]
    if not lasting:
        return last_question(asking, inquiries, seen.almost_innocent, luck)
    left = dict(zip(asking, doubt_left(inquiries).tolist(), strict=True))
    chosen = best(lasting, lambda choice: -left[choice] - TOKEN * price(choice), luck)
    return Wish(chosen, reason(chosen, asking.index(chosen), doubts, inquiries))


def is_in_doubt(seen: View, seat: int) -> bool:
    """Unless it says that it knows."""
    return seat == seen.me or seen.said[seat].get("combination") != "know"


def last_question(
    asking: Sequence[Asking], inquiries: Sequence[Inquiry], tokens: int, luck: Chance
) -> Wish:
    """Nobody asks after it: what counts is how often all of us will name the right clues."""
    won = dict(zip(asking, chances(inquiries, tokens).tolist(), strict=True))
    chosen = best(asking, lambda choice: won[choice], luck)
    return Wish(chosen, BestLastQuestion(round(100 * won[chosen])))


def reason(
    choice: Asking, place: int, doubts: dict[int, Doubt], inquiries: Sequence[Inquiry]
) -> CostsNoToken | HelpsMost:
    """Whom it helps most, by the mean number of cases."""
    character = ability_of(choice)
    if character is not None:
        return CostsNoToken(character)
    before = {seat: float(doubt.bits().mean()) for seat, doubt in doubts.items()}
    after = {
        seat: float(inquiry.bits_after()[:, place].mean())
        for seat, inquiry in zip(doubts, inquiries, strict=True)
    }
    helped = max(doubts, key=lambda seat: round(before[seat] - after[seat], 9))
    return HelpsMost(helped, cases(before[helped]), cases(after[helped]))


def cases(bits: float) -> int:
    return round(float(np.exp2(bits)))
