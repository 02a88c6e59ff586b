"""The rookie: keeps a slate, thinks of its own clues, and uses a card as soon as it can."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, Temper, Wish, best
from deductio.games.almost_innocent.clues import kind_of
from deductio.games.almost_innocent.messages import (
    Agree,
    Announce,
    Draw,
    KindReached,
    LetDraw,
    LetMark,
    Mark,
    Refuse,
)
from deductio.games.almost_innocent.messages import Question as Asking
from deductio.games.almost_innocent.motives import (
    DrawsUseful,
    HelpsDoubter,
    Knew,
    KnewAll,
    MayHelpThem,
    OpenForMe,
    SeemsToFit,
    StillInDoubt,
)
from deductio.games.almost_innocent.strategy.asking import price, use_card
from deductio.games.almost_innocent.strategy.slate import Slate
from deductio.games.almost_innocent.strategy.talking import is_time_to_report, statement
from deductio.games.almost_innocent.strategy.told import asked_clues, seen_in


def rookie(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    if len(question.meanwhile) and (wish := meanwhile(stream, question)):
        return wish
    think = THOUGHTS.get(question.name)
    return think(Slate(seen_in(stream)), question, luck) if think else None


def meanwhile(stream: Sequence[Event], question: Question) -> Wish | None:
    """Says what it knows; Din and Teor are for itself, when it has to name a clue it doubts."""
    if is_time_to_report(stream, question):
        slate = Slate(seen_in(stream))
        return statement(question, slate.settled, len(slate.open))
    last, card = stream[-1], question.meanwhile[-1]
    if not isinstance(last, KindReached) or not isinstance(card, LetDraw | LetMark):
        return None
    seen = seen_in(stream)
    slate = Slate(seen)
    if last.kind in slate.settled:
        return None
    helper = (slate.me - 1) % seen.seats
    for_me = LetDraw(slate.me) if isinstance(card, LetDraw) else LetMark(helper)
    return Wish(for_me, HelpsDoubter(slate.me))


def ask(slate: Slate, question: Question, luck: Chance) -> Wish | None:
    """A card first; else about the line where most may still be mine, the cheaper the better."""
    if wish := use_card(question, luck):
        return wish
    asking = [choice for choice in question.options if isinstance(choice, Asking)]
    if not asking:
        return None

    def worth(choice: Asking) -> float:
        return slate.open_among(asked_clues(slate.board, choice)) - len(slate.open) * price(choice)

    chosen = best(asking, worth, luck)
    return Wish(chosen, OpenForMe(slate.open_among(asked_clues(slate.board, chosen))))


def name(slate: Slate, question: Question, luck: Chance) -> Wish:
    names = [choice for choice in question.options if isinstance(choice, Announce)]
    open_clues = slate.open[kind_of(names[0].clue)]
    fitting = [choice for choice in names if choice.clue in open_clues] or names
    chosen = best(fitting, lambda choice: slate.hits.get(choice.clue, 0), luck)
    if len(open_clues) == 1:
        return Wish(chosen, Knew(chosen.clue))
    return Wish(chosen, SeemsToFit(chosen.clue))


def vote(slate: Slate, question: Question, luck: Chance) -> Wish:
    if len(slate.settled) == len(slate.open):
        return Wish(Agree(), KnewAll())
    return Wish(Refuse(), StillInDoubt())


def draw(slate: Slate, question: Question, luck: Chance) -> Wish:
    piles = [choice for choice in question.options if isinstance(choice, Draw)]
    chosen = best(piles, lambda choice: len(slate.open[choice.kind]), luck)
    return Wish(chosen, DrawsUseful(chosen.kind))


def mark(slate: Slate, question: Question, luck: Chance) -> Wish:
    """Any window where there is something."""
    marks = [choice for choice in question.options if isinstance(choice, Mark)]
    white = [choice for choice in marks if choice.colour == "white"]
    return Wish(luck.pick(white or marks), MayHelpThem())


THOUGHTS: dict[str, Callable[[Slate, Question, Chance], Wish | None]] = {
    "turn": ask,
    "announce": name,
    "agree": vote,
    "din_draw": draw,
    "teor_mark": mark,
}
