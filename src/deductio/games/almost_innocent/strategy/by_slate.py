"""The rookie and the careful one: they keep slates by hand, and reckon no odds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question, Seat
from deductio.core.thinking import PLAIN, Motive, Temper, Wish, best
from deductio.deduction.model import Fact
from deductio.games.almost_innocent.clues import Clue, kind_of
from deductio.games.almost_innocent.messages import (
    Agree,
    Announce,
    Draw,
    KindReached,
    LetDraw,
    LetMark,
    Mark,
    Propose,
    Refuse,
)
from deductio.games.almost_innocent.messages import Question as Asking
from deductio.games.almost_innocent.motives import (
    AllSeemToKnow,
    DrawsUseful,
    HelpsDoubter,
    Knew,
    KnewAll,
    MayHelpThem,
    OpenForAll,
    OpenForMe,
    PutNothingTogether,
    SeemsToFit,
    StillInDoubt,
)
from deductio.games.almost_innocent.notebook import own_view
from deductio.games.almost_innocent.strategy.asking import price, use_card
from deductio.games.almost_innocent.strategy.slate import Slate
from deductio.games.almost_innocent.strategy.talking import (
    is_time_to_report,
    may_propose,
    statement,
)
from deductio.games.almost_innocent.strategy.told import asked_clues, seen_in, told_of
from deductio.games.almost_innocent.strategy.ways import Ways, ways


def rookie(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    """Thinks of its own clues alone."""
    return by_slate(Slates(stream, ways("rookie", temper)), question, luck)


def careful(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    """Keeps a slate for everybody, and puts answers together two at a time when it must name."""
    return by_slate(Slates(stream, ways("careful", temper)), question, luck)


def by_slate(slates: Slates, question: Question, luck: Chance) -> Wish | None:
    if len(question.meanwhile) and (wish := meanwhile(slates, question)):
        return wish
    think = THOUGHTS.get(question.name)
    return think(slates, question, luck) if think else None


class Slates:
    """One's own, and those of others for whom one thinks too."""

    def __init__(self, stream: Sequence[Event], ways: Ways) -> None:
        self.stream, self.ways = stream, ways
        self.seen = seen_in(stream)
        assert self.seen.me is not None
        self.mine = self.slate_of(self.seen.me)
        self.board = self.mine.board
        slates = {self.mine.of: self.mine}
        if ways.others or ways.slowest:
            others = [seat for seat in range(self.seen.seats) if seat != self.mine.of]
            slates |= {seat: self.slate_of(seat) for seat in others}
        weights = ways.weights(self.mine.of, {seat: one.doubts for seat, one in slates.items()})
        self.weighed = [(weight, slates[seat]) for seat, weight in weights.items() if weight]

    def slate_of(self, seat: Seat) -> Slate:
        return Slate(self.seen, seat, self.ways.glances)

    def put_together(self) -> None:
        """What one does who has to name a clue, and knows how."""
        if self.ways.combines:
            self.mine.put_together(list(told_of(self.seen, self.mine.of)))

    def open_among(self, choice: Asking) -> float:
        """How often a clue asked about may still be somebody's, by how much everyone counts."""
        clues = asked_clues(self.board, choice)
        return sum(weight * slate.open_among(clues) for weight, slate in self.weighed)

    def why_ask(self, choice: Asking) -> Motive:
        clues = asked_clues(self.board, choice)
        if len(self.weighed) == 1:
            return OpenForMe(self.mine.open_among(clues))
        return OpenForAll(sum(slate.open_among(clues) for _, slate in self.weighed))

    @property
    def cases(self) -> int:
        """How many combinations my own slate leaves."""
        return prod(map(len, self.mine.open.values()))

    @property
    def knows_all(self) -> bool:
        return self.cases <= self.ways.agrees_at


def meanwhile(slates: Slates, question: Question) -> Wish | None:
    """Says what it knows; Din and Teor are for itself, when it has to name a clue it doubts."""
    slate = slates.mine
    if is_time_to_report(slates.stream, question):
        return statement(question, slates.seen, slate.settled, slates.ways)
    last, card = slates.stream[-1], question.meanwhile[-1]
    if not isinstance(last, KindReached) or not isinstance(card, LetDraw | LetMark):
        return None
    if last.kind in slate.settled:
        return None
    helper = (slate.of - 1) % slates.seen.seats
    for_me = LetDraw(slate.of) if isinstance(card, LetDraw) else LetMark(helper)
    return Wish(for_me, HelpsDoubter(slate.of))


def ask(slates: Slates, question: Question, luck: Chance) -> Wish | None:
    """A card first; else about the line where most may still be open, the cheaper the better."""
    if may_propose(slates.ways, slates.seen, slates.knows_all) and Propose() in question.options:
        return Wish(Propose(), AllSeemToKnow())
    if wish := use_card(question, luck, slates.seen, slates.ways):
        return wish
    asking = [choice for choice in question.options if isinstance(choice, Asking)]
    if not asking:
        return None
    token = len(slates.board.kinds) * sum(weight for weight, _ in slates.weighed)

    def worth(choice: Asking) -> float:
        liked = slates.open_among(choice) + slates.ways.liking(slates.seen, choice)
        return liked - token * price(choice)

    chosen = best(asking, worth, luck)
    return Wish(chosen, slates.why_ask(chosen))


def name(slates: Slates, question: Question, luck: Chance) -> Wish:
    """What its slate leaves, and of that what most answers speak for."""
    slate = slates.mine
    slates.put_together()
    names = [choice for choice in question.options if isinstance(choice, Announce)]
    open_clues = slate.open[kind_of(names[0].clue)]
    fitting = [choice for choice in names if choice.clue in open_clues] or names
    chosen = best(fitting, lambda choice: slate.hits.get(choice.clue, 0), luck)
    if len(open_clues) == 1:
        return Wish(chosen, Knew(chosen.clue))
    return Wish(chosen, why_this_name(slates.stream, chosen.clue))


def why_this_name(stream: Sequence[Event], clue: Clue) -> Motive:
    """Where all answers together leave another one, that is told when the game is over."""
    known = own_view(stream)
    if known.certain.get(Fact(clue, known.goal), True):
        return SeemsToFit(clue)
    return PutNothingTogether(clue)


def vote(slates: Slates, question: Question, luck: Chance) -> Wish:
    return Wish(Agree(), KnewAll()) if slates.knows_all else Wish(Refuse(), StillInDoubt())


def draw(slates: Slates, question: Question, luck: Chance) -> Wish:
    piles = [choice for choice in question.options if isinstance(choice, Draw)]
    chosen = best(piles, lambda choice: len(slates.mine.open[choice.kind]), luck)
    return Wish(chosen, DrawsUseful(chosen.kind))


def mark(slates: Slates, question: Question, luck: Chance) -> Wish:
    """Any window where there is something."""
    marks = [choice for choice in question.options if isinstance(choice, Mark)]
    white = [choice for choice in marks if choice.colour == "white"]
    return Wish(luck.pick(white or marks), MayHelpThem())


THOUGHTS: dict[str, Callable[[Slates, Question, Chance], Wish | None]] = {
    "turn": ask,
    "announce": name,
    "agree": vote,
    "din_draw": draw,
    "teor_mark": mark,
}
