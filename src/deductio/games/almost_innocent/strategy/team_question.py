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
from deductio.games.almost_innocent.strategy.told import asked_clues, seen_in
from deductio.games.almost_innocent.view import View

TOKEN = 1.2
"""The bits that a token is worth."""
SURE = 0.01
"""Bits of doubt that are none."""


def ask_for_the_team(stream: Sequence[Event], question: Question, luck: Chance) -> Wish | None:
    asking = [choice for choice in question.options if isinstance(choice, Asking)]
    if not asking:
        return None
    seen = seen_in(stream)
    beliefs = Beliefs(stream, seen, luck)
    doubts = {seat: beliefs.doubt(seat) for seat in range(seen.seats) if is_in_doubt(seen, seat)}
    if (
        all(doubt.bits().max() < SURE for doubt in doubts.values())
        and Propose() in question.options
    ):
        return Wish(Propose(), AllSeemToKnow())
    about = {choice: asked_clues(beliefs.board, choice) for choice in asking}
    questions = list(dict.fromkeys(about.values()))
    inquiries = [Inquiry(beliefs.board, questions, doubt) for doubt in doubts.values()]
    lasting = [choice for choice in asking if price(choice) < seen.supply.total]
    if not lasting:
        won = dict(zip(questions, chances(inquiries, seen.almost_innocent).tolist(), strict=True))
        chosen = best(asking, lambda choice: won[about[choice]], luck)
        return Wish(chosen, BestLastQuestion(round(100 * won[about[chosen]])))
    left = dict(zip(questions, doubt_left(inquiries).tolist(), strict=True))
    chosen = best(lasting, lambda choice: -left[about[choice]] - TOKEN * price(choice), luck)
    return Wish(chosen, reason(chosen, questions.index(about[chosen]), doubts, inquiries))


def is_in_doubt(seen: View, seat: int) -> bool:
    """Unless it says that it knows."""
    return seat == seen.me or seen.said[seat].get("combination") != "know"


def reason(
    choice: Asking, place: int, doubts: dict[int, Doubt], inquiries: Sequence[Inquiry]
) -> CostsNoToken | HelpsMost:
    """Whom it helps most, by the mean number of cases."""
    character = ability_of(choice)
    if character is not None:
        return CostsNoToken(character)
    before = {seat: float(doubt.bits().mean()) for seat, doubt in doubts.items()}
    after = {
        seat: float(inquiry.bits_after[:, place].mean())
        for seat, inquiry in zip(doubts, inquiries, strict=True)
    }
    helped = max(doubts, key=lambda seat: round(before[seat] - after[seat], 9))
    return HelpsMost(helped, cases(before[helped]), cases(after[helped]))


def cases(bits: float) -> int:
    return round(float(np.exp2(bits)))
