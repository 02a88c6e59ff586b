"""The five abilities: two at any time, three instead of a turn."""

from __future__ import annotations

from functools import partial

from deductio.core.messages import Choice, Meanwhile, Rules, Seat, ask, tell_all, tell_only
from deductio.games.almost_innocent.clues import INSPECTED, WINDOWS, Clue, Window
from deductio.games.almost_innocent.messages import (
    CardDrawn,
    DinUsed,
    Draw,
    Inspect,
    Inspected,
    LeaveUnmarked,
    LeftUnmarked,
    LetDraw,
    LetMark,
    Mark,
    QueenSent,
    Question,
    SawUnused,
    Say,
    SendQueen,
    Show,
    TeorUsed,
    UnusedShown,
    WindowMarked,
)
from deductio.games.almost_innocent.queen import PLACES
from deductio.games.almost_innocent.rules.questions import answers, counts, questions_again
from deductio.games.almost_innocent.rules.readiness import can_be_ready, mark_ready, ready_marks
from deductio.games.almost_innocent.rules.talk import can_talk, say, statements, talk
from deductio.games.almost_innocent.state import State

CARDS_DRAWN = 3
INSPECTIONS = {kind: (Inspect(kind),) for kind in INSPECTED}
SEND_QUEEN = tuple(map(SendQueen, PLACES))
LET_DRAW = {seats: tuple(map(LetDraw, range(seats))) for seats in range(2, 6)}
LET_MARK = {seats: tuple(map(LetMark, range(seats))) for seats in range(2, 6)}
LEAVE_UNMARKED = (LeaveUnmarked(),)


def ability_questions(state: State, seat: Seat) -> tuple[Question, ...]:
    """AI-50: what this seat's card, or the shared one, lets it ask instead of its question."""
    questions: tuple[Question, ...] = ()
    if not state.cards:
        return questions
    if state.can_use(seat, "edd"):
        questions += tuple(
            question for kind, (question,) in INSPECTIONS.items() if kind in state.case.board.kinds
        )
    if state.can_use(seat, "okra"):
        questions += questions_again(state)
    if state.can_use(seat, "valia"):
        questions += SEND_QUEEN
    return questions


def inspect(state: State, seat: Seat, choice: Inspect) -> Rules[None]:
    """AI-53: everyone is told whether its culprit is an animal, or its evidence a liquid."""
    del state.cards["edd"]
    yield from tell_all(
        Inspected(seat, choice.kind),
        answers(state, seat, choice.kind, INSPECTED[choice.kind]),
    )


def send_queen(state: State, seat: Seat, choice: SendQueen) -> Rules[None]:
    """AI-55: everyone is told how many of its clues she touches; outside her cases she leaves."""
    del state.cards["valia"]
    if state.queen is not None:
        state.queen = choice.window
    yield from tell_all(
        QueenSent(seat, choice.window),
        counts(state, seat, state.case.board.touching[choice.window]),
    )


def anytime(state: State) -> Meanwhile | None:
    """AI-51, AI-52: Din and Teor wait beside every ask between two steps, as talk and marks do."""
    if not (can_talk(state) or can_be_ready(state) or state.cards.keys() & {"din", "teor"}):
        return None
    return Meanwhile(partial(anytime_choices, state), partial(act_anytime, state))


def anytime_choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    choices: tuple[Choice, ...] = statements(state, seat) if can_talk(state) else ()
    if can_be_ready(state):
        choices = ready_marks(state, seat)
    if not state.cards:
        return choices
    if state.can_use(seat, "din"):
        choices += LET_DRAW[state.seats]
    if state.can_use(seat, "teor"):
        choices += LET_MARK[state.seats]
    return choices


def act_anytime(state: State, seat: Seat, choice: Choice) -> Rules[None]:
    match choice:
        case LetDraw(chosen):
            yield from use_din(state, seat, chosen)
        case LetMark(chosen):
            yield from use_teor(state, seat, chosen)
        case Say():
            yield from say(state, seat, choice)
        case _:
            yield from mark_ready(state, seat, choice)


def use_din(state: State, seat: Seat, chosen: Seat) -> Rules[None]:
    """AI-51: the chosen seat draws three unused cards, one by one, and shows one of them."""
    del state.cards["din"]
    state.drawer = chosen
    yield from tell_all(DinUsed(seat, chosen))
    for _ in range(CARDS_DRAWN):
        yield from draw_unused(state, chosen)
    options = tuple(map(Show, dict.fromkeys(state.drawn)))
    shown = yield from ask(chosen, "din_show", options, meanwhile=talk(state))
    yield from tell_all(UnusedShown(chosen, shown.clue))


def draw_unused(state: State, seat: Seat) -> Rules[None]:
    """AI-51: from any pile that is left; everyone sees from which."""
    piles = tuple(Draw(kind) for kind, pile in state.unused.items() if pile)
    choice = yield from ask(seat, "din_draw", piles, meanwhile=talk(state))
    clue, *rest = state.unused[choice.kind]
    state.unused[choice.kind] = tuple(rest)
    state.drawn += (clue,)
    yield from tell_only([seat], SawUnused(seat, clue), others_hear=CardDrawn(seat, choice.kind))


def use_teor(state: State, seat: Seat, chosen: Seat) -> Rules[None]:
    """AI-52: the chosen seat may mark a window in the one colour that is true of its cards."""
    del state.cards["teor"]
    yield from tell_all(TeorUsed(seat, chosen))
    options: tuple[Mark | LeaveUnmarked, ...] = true_marks(state, chosen) + LEAVE_UNMARKED
    choice = yield from ask(chosen, "teor_mark", options, meanwhile=talk(state))
    if isinstance(choice, Mark):
        about = state.left_of(chosen)
        yield from tell_all(WindowMarked(chosen, about, choice.colour, choice.window))
    else:
        yield from tell_all(LeftUnmarked(chosen))


def true_marks(state: State, seat: Seat) -> tuple[Mark, ...]:
    touching = state.case.board.touching
    return tuple(true_mark(window, touching[window], state.held[seat]) for window in WINDOWS)


def true_mark(window: Window, touching: frozenset[Clue], held: tuple[Clue, ...]) -> Mark:
    return Mark("black" if touching.isdisjoint(held) else "white", window)
