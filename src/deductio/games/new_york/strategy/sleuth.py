"""The sleuth: goes where most is to be learnt, and announces when waiting would win less often."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Question
from deductio.core.thinking import PLAIN, Motive, Temper, Wish, best
from deductio.games.new_york.cards import DECKS, DRAWN_AT
from deductio.games.new_york.city import ACTION, Cell
from deductio.games.new_york.messages import (
    Announce,
    Decline,
    MoveTo,
    Pass,
    Roll,
    Spy,
    Stay,
    Swap,
    Take,
)
from deductio.games.new_york.motives import (
    GaveTheLeast,
    GaveWhatIsKnown,
    GuessedInTime,
    HadToGuess,
    KeptAStraightFace,
    KnewTheCell,
    KnewTheirCards,
    LookedForNews,
    StayedForLack,
    WaitedForMore,
    WasNotSure,
    WentForNews,
    WentToGoOn,
)
from deductio.games.new_york.strategy.gains import Gains
from deductio.games.new_york.strategy.race import TOO_MANY, race
from deductio.games.new_york.strategy.sheet import Sheet
from deductio.games.new_york.strategy.ways import ways


def sleuth(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    return THOUGHTS[question.name](Sheet(stream, ways("sleuth", temper)), question, luck)


def start(sheet: Sheet, question: Question, luck: Chance) -> Wish:
    """Whoever is not sure rolls first: nobody else can announce before the turn ends."""
    if sheet.ways.bluffs and len(sheet.candidates) == 1:
        return Wish(Roll(), KeptAStraightFace(sheet.candidates[0]))
    return certainty(sheet) or Wish(Roll(), WasNotSure(len(sheet.candidates)))


def certainty(sheet: Sheet) -> Wish | None:
    if len(sheet.candidates) > 1:
        return None
    (cell,) = sheet.candidates
    return Wish(Announce(cell), KnewTheCell(cell))


def end(sheet: Sheet, question: Question, luck: Chance) -> Wish:
    return certainty(sheet) or guess_or_wait(sheet, luck)


def guess_or_wait(sheet: Sheet, luck: Chance) -> Wish:
    cells = len(sheet.candidates)
    if cells > TOO_MANY:
        return Wish(Pass(), WasNotSure(cells))
    chances = race(sheet)
    now, waiting = percent(chances.now), percent(chances.waiting)
    figures = cells, now, waiting, now == waiting
    if chances.now > chances.waiting:
        return Wish(Announce(luck.pick(sheet.candidates)), GuessedInTime(*figures))
    return Wish(Pass(), WaitedForMore(*figures))


def window(sheet: Sheet, question: Question, luck: Chance) -> Wish:
    """After a turn of someone else one has learnt nothing, and can as well wait for one's own."""
    if sheet.view.active == sheet.me:
        return end(sheet, question, luck)
    return certainty(sheet) or Wish(Pass(), WasNotSure(len(sheet.candidates)))


def last_call(sheet: Sheet, question: Question, luck: Chance) -> Wish:
    cell = luck.pick(sheet.candidates)
    return certainty(sheet) or Wish(Announce(cell), HadToGuess(len(sheet.candidates)))


def cell(sheet: Sheet, question: Question, luck: Chance) -> Wish:
    gains, leaning = Gains(sheet), sheet.leanings.to
    moves = [choice for choice in question.options if isinstance(choice, MoveTo)]
    move = best(moves, lambda move: gains.going(move.cell) + leaning(move), luck)
    return Wish(move, why_there(gains, move.cell))


def go(sheet: Sheet, question: Question, luck: Chance) -> Wish:
    gains, leaning = Gains(sheet), sheet.leanings.to

    def worth(choice: Choice) -> float:
        if not isinstance(choice, MoveTo):
            return 0.0
        # From one Go to another only for those who stand there.
        detour = ACTION[choice.cell] == "go" and not gains.arriving(choice.cell)
        return 0.0 if detour else gains.going(choice.cell) + leaning(choice)

    choice = best(question.options, worth, luck)
    if worth(choice) <= 0 or not isinstance(choice, MoveTo):
        return Wish(Stay(), StayedForLack())
    return Wish(choice, why_there(gains, choice.cell))


def why_there(gains: Gains, cell: Cell) -> Motive:
    news = percent(news_at(gains, cell))
    return WentToGoOn(cell) if ACTION[cell] == "go" and not news else WentForNews(cell, news)


def news_at(gains: Gains, cell: Cell) -> float:
    """How likely one learns something new in a cell, by what it asks for or by spying."""
    hands = [gains.fresh(seat, *DECKS) for seat in gains.sheet.at(cell)]
    missed = 1 - max(hands, default=0.0)
    if ACTION[cell] in DRAWN_AT:
        missed *= 1 - gains.fresh_draw(DRAWN_AT[ACTION[cell]])
    return 1 - missed


def spy(sheet: Sheet, question: Question, luck: Chance) -> Wish:
    gains, leaning = Gains(sheet), sheet.leanings.to
    seats = [choice for choice in question.options if isinstance(choice, Spy)]
    choice = best(seats, lambda choice: gains.spying(choice.seat) + leaning(choice), luck)
    chance = gains.fresh(choice.seat, *DECKS)
    if chance <= 0:
        return Wish(Decline(), KnewTheirCards())
    return Wish(choice, LookedForNews(choice.seat, percent(chance)))


def take(sheet: Sheet, question: Question, luck: Chance) -> Wish:
    """Which deck is taken follows from where one stands."""
    gains, leaning = Gains(sheet), sheet.leanings.to
    here = sheet.view.at[sheet.me]
    assert here is not None, "a pawn that acts stands on the board"
    deck = DRAWN_AT[ACTION[here]]
    seats = [choice for choice in question.options if isinstance(choice, Take)]
    choice = best(seats, lambda choice: gains.taking(choice.seat, deck) + leaning(choice), luck)
    return Wish(choice, LookedForNews(choice.seat, percent(gains.fresh(choice.seat, deck))))


def swap(sheet: Sheet, question: Question, luck: Chance) -> Wish:
    gains, leaning = Gains(sheet), sheet.leanings.to
    swaps = [choice for choice in question.options if isinstance(choice, Swap)]
    choice = best(swaps, lambda swap: gains.swapping(swap) + leaning(swap), luck)
    chance = percent(gains.fresh(choice.seat, choice.deck))
    why: Motive = GaveTheLeast(choice.seat, chance)
    if sheet.knows(choice.seat, choice.card):
        why = GaveWhatIsKnown(choice.seat, chance)
    return Wish(choice, why)


def percent(chance: float) -> int:
    return round(100 * chance)


THOUGHTS: dict[str, Callable[[Sheet, Question, Chance], Wish]] = {
    "start": start,
    "cell": cell,
    "spy": spy,
    "take": take,
    "swap": swap,
    "go": go,
    "end": end,
    "window": window,
    "last_call": last_call,
}
