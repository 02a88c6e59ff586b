"""How those play who go by simple priorities: the careful one and the inspector."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.game import fold
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.thinking import PLAIN, Temper, Wish, best
from deductio.games.small_detectives.default import LOOKS
from deductio.games.small_detectives.messages import AskAround, Declare, Decline
from deductio.games.small_detectives.motives import (
    FindsNoWitness,
    HasLookedMost,
    HasNothingToAsk,
    IsCertain,
    IsNotCertain,
    TakesAGamble,
)
from deductio.games.small_detectives.strategy.knowing import known_by
from deductio.games.small_detectives.strategy.looking import look
from deductio.games.small_detectives.strategy.priorities import Priorities
from deductio.games.small_detectives.strategy.reasons import reason
from deductio.games.small_detectives.strategy.ways import Ways, ways_of
from deductio.games.small_detectives.view import View


def careful(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish:
    """One seat's wish from what it saw and was told."""
    return think(wanted_by(ways_of("careful", temper), stream), question, luck)


def inspector(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish:
    """One seat's wish from all that is certain for it."""
    return think(wanted_by(ways_of("inspector", temper), stream), question, luck)


def think(wants: Priorities, question: Question, luck: Chance) -> Wish:
    if question.name in LOOKS:
        return look(question, wants.knowing.unknown, wants.ways)
    if question.name == "police":
        return at_the_police(wants, luck)
    if question.name == "pub":
        return at_the_pub(wants, luck)
    return most_wanted(wants, question, luck)


def wanted_by(ways: Ways, stream: Sequence[Event]) -> Priorities:
    seen = fold(View(), stream)
    return Priorities(seen, known_by(ways, stream, seen), ways)


def most_wanted(wants: Priorities, question: Question, luck: Chance) -> Wish:
    choice: Choice = best(question.options, wants.worth, luck)
    return Wish(choice, reason(wants, choice))


def at_the_police(wants: Priorities, luck: Chance) -> Wish:
    if not wants.declares:
        return Wish(Decline(), IsNotCertain())
    sure = wants.knowing.sure
    because = IsCertain() if sure == 100 else TakesAGamble(sure)
    return Wish(Declare(*wants.knowing.guess(luck)), because)


def at_the_pub(wants: Priorities, luck: Chance) -> Wish:
    """One doubtful token, to whoever has looked under most tiles not known here."""
    if not wants.may_ask:
        return Wish(Decline(), HasNothingToAsk())
    token = luck.pick(wants.doubtful)
    questions = [AskAround((token,), seat) for seat in wants.others]
    choice = best(questions, lambda asked: looks(wants, asked.seat), luck)
    if looks(wants, choice.seat) < wants.ways.witness * len(wants.knowing.unknown):
        return Wish(Decline(), FindsNoWitness())
    return Wish(choice, HasLookedMost(choice.seat))


def looks(wants: Priorities, seat: Seat) -> float:
    return float(sum(seat in wants.seen.looked[tile - 1] for tile in wants.knowing.unknown))
