"""A sleuth: exact odds, and every choice by what it is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, Temper, Wish
from deductio.games.chaussette.strategy import alone, team
from deductio.games.chaussette.strategy.inquiry import Inquiry, inquiry_of
from deductio.games.chaussette.strategy.targets import target


def sleuth(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    inquiry = inquiry_of("sleuth", stream, temper)
    think = (TOGETHER if inquiry.view.cooperative else ALONE).get(question.name)
    return think(inquiry, question, luck) if think else None


ALONE: dict[str, Callable[[Inquiry, Question, Chance], Wish | None]] = {
    "search": alone.search,
    "report": alone.report,
}

TOGETHER: dict[str, Callable[[Inquiry, Question, Chance], Wish | None]] = {
    "search": team.search,
    "propose": team.propose,
    "propose_again": team.propose,
    "pick": team.pick,
    "indicate": team.indicate,
    "target": target,
}
