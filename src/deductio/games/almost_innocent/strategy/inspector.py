"""The inspector: knows all that is certain, asks where most is open, acts on nothing unsure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question, Seat
from deductio.core.thinking import PLAIN, Temper, Wish, best
from deductio.deduction.model import Fact
from deductio.games.almost_innocent.clues import Clue, Kind, kind_of
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
    Show,
)
from deductio.games.almost_innocent.messages import Question as Asking
from deductio.games.almost_innocent.motives import (
    AllSeemToKnow,
    DrawsUseful,
    HelpsDoubter,
    Knew,
    KnewAll,
    MarksUseful,
    OneOfThese,
    OpenForAll,
    ShowsUseful,
    StillInDoubt,
)
from deductio.games.almost_innocent.notebook import notebook, solution_of
from deductio.games.almost_innocent.strategy.asking import price, use_card
from deductio.games.almost_innocent.strategy.combinations import fitting
from deductio.games.almost_innocent.strategy.talking import (
    is_time_to_report,
    may_propose,
    statement,
)
from deductio.games.almost_innocent.strategy.told import (
    asked_clues,
    board_of,
    left_of,
    marked,
    seen_in,
    told_of_all,
)
from deductio.games.almost_innocent.strategy.ways import Ways, ways


class Proven:
    """Which clues may still be whose, with every conclusion drawn."""

    def __init__(self, stream: Sequence[Event], ways: Ways) -> None:
        self.ways = ways
        self.seen = seen_in(stream)
        assert self.seen.me is not None
        self.me = self.seen.me
        self.board = board_of(self.seen)
        certain = notebook(stream).certain
        self.open = [
            {
                kind: [clue for clue in clues if certain.get(Fact(clue, solution_of(seat)), True)]
                for kind, clues in self.board.clues.items()
            }
            for seat in range(self.seen.seats)
        ]

    @property
    def settled(self) -> tuple[Kind, ...]:
        return tuple(kind for kind, left in self.open[self.me].items() if len(left) == 1)

    @property
    def knows_all(self) -> bool:
        return prod(map(len, self.open[self.me].values())) <= self.ways.agrees_at

    def open_among(self, clues: frozenset[Clue]) -> int:
        """How often one of these may be somebody's whose clue of that kind is not settled."""
        return sum(self.open_for(seat, clues) for seat in range(self.seen.seats))

    def open_for(self, seat: Seat, clues: frozenset[Clue]) -> int:
        open_kinds = [left for left in self.open[seat].values() if len(left) > 1]
        return sum(clue in clues for left in open_kinds for clue in left)

    def doubts_of(self, seat: Seat) -> int:
        return sum(len(left) - 1 for left in self.open[seat].values())


def inspector(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    its_ways = ways("inspector", temper)
    if len(question.meanwhile) and (wish := meanwhile(stream, question, its_ways)):
        return wish
    think = THOUGHTS.get(question.name)
    return think(Proven(stream, its_ways), question, luck) if think else None


def meanwhile(stream: Sequence[Event], question: Question, ways: Ways) -> Wish | None:
    """Says what it knows; in the resolution, Din and Teor for whom most clues are open."""
    if is_time_to_report(stream, question):
        proven = Proven(stream, ways)
        return statement(question, proven.seen, proven.settled, ways)
    card = question.meanwhile[-1]
    if not isinstance(stream[-1], KindReached) or not isinstance(card, LetDraw | LetMark):
        return None
    proven = Proven(stream, ways)
    seats = range(proven.seen.seats)
    doubter = proven.me if not proven.knows_all else max(seats, key=proven.doubts_of)
    if not proven.doubts_of(doubter):
        return None
    helper = (doubter - 1) % len(seats)
    for_them = LetDraw(doubter) if isinstance(card, LetDraw) else LetMark(helper)
    return Wish(for_them, HelpsDoubter(doubter))


def ask(proven: Proven, question: Question, luck: Chance) -> Wish | None:
    """Resolve once all said they know; else a card, or cheaply the line where most is open."""
    its_ways = proven.ways
    if may_propose(its_ways, proven.seen, proven.knows_all) and Propose() in question.options:
        return Wish(Propose(), AllSeemToKnow())
    if wish := use_card(question, luck, proven.seen, its_ways):
        return wish
    asking = [choice for choice in question.options if isinstance(choice, Asking)]
    if not asking:
        return None
    doubts = {seat: proven.doubts_of(seat) for seat in range(proven.seen.seats)}
    weights = its_ways.weights(proven.me, doubts)
    token = sum(weights.values()) * len(proven.board.kinds)

    def worth(choice: Asking) -> float:
        clues = asked_clues(proven.board, choice)
        told = sum(weight * proven.open_for(seat, clues) for seat, weight in weights.items())
        return told + its_ways.liking(proven.seen, choice) - token * price(choice)

    chosen = best(asking, worth, luck)
    return Wish(chosen, OpenForAll(proven.open_among(asked_clues(proven.board, chosen))))


def name(proven: Proven, question: Question, luck: Chance) -> Wish:
    """What is certain; where it must guess, any that is possible."""
    names = [choice for choice in question.options if isinstance(choice, Announce)]
    possible = proven.open[proven.me][kind_of(names[0].clue)]
    clue = luck.pick(possible)
    return Wish(Announce(clue), Knew(clue) if len(possible) == 1 else OneOfThese(len(possible)))


def vote(proven: Proven, question: Question, luck: Chance) -> Wish:
    return Wish(Agree(), KnewAll()) if proven.knows_all else Wish(Refuse(), StillInDoubt())


def draw(proven: Proven, question: Question, luck: Chance) -> Wish:
    piles = [choice for choice in question.options if isinstance(choice, Draw)]
    mine = proven.open[proven.me]
    chosen = best(piles, lambda choice: len(mine[choice.kind]), luck)
    return Wish(chosen, DrawsUseful(chosen.kind))


def show(proven: Proven, question: Question, luck: Chance) -> Wish:
    cards = [choice for choice in question.options if isinstance(choice, Show)]
    chosen = best(cards, lambda choice: proven.open_among(frozenset((choice.clue,))), luck)
    return Wish(chosen, ShowsUseful(chosen.clue))


def mark(proven: Proven, question: Question, luck: Chance) -> Wish:
    """The window that leaves the left neighbour the fewest cases."""
    left = left_of(proven.seen, proven.me)
    told = told_of_all(proven.seen)[left]

    def cases(choice: Mark) -> int:
        return len(fitting(proven.board, (*told, marked(proven.board, choice))))

    marks = [choice for choice in question.options if isinstance(choice, Mark)]
    chosen = best(marks, lambda choice: -cases(choice), luck)
    before = len(fitting(proven.board, told))
    return Wish(chosen, MarksUseful(left, before, cases(chosen)))


THOUGHTS: dict[str, Callable[[Proven, Question, Chance], Wish | None]] = {
    "turn": ask,
    "announce": name,
    "agree": vote,
    "din_draw": draw,
    "din_show": show,
    "teor_mark": mark,
}
