"""Questions about a row or a column, and who answers them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import chain

from deductio.core.messages import Rules, Seat, tell_all
from deductio.games.almost_innocent.cases import Supply, Token
from deductio.games.almost_innocent.clues import LINES, Clue, Kind, Line, Window
from deductio.games.almost_innocent.messages import (
    AnswersTold,
    AskQuantity,
    AskType,
    Count,
    CountsTold,
    Discard,
    Propose,
    QuantityAsked,
    TypeAsked,
    YesOrNo,
)
from deductio.games.almost_innocent.queen import CONTROLLED
from deductio.games.almost_innocent.state import State

LineQuestion = AskQuantity | AskType
GREEN: Token = "green"
NOTHING: Discard = "nothing"
QUESTIONS_KEPT = 4096
"""Lists of them that are remembered: one for each set of lines that seven tokens can lie on."""


def questions(
    state: State, proposal: tuple[Propose, ...] = ()
) -> tuple[LineQuestion | Propose, ...]:
    """AI-21: about any line that has no token yet; after them the proposal, if it is one."""
    asked = frozenset(state.on_lines)
    return questions_left(state.case.board.kinds, state.supply, state.queen, asked, proposal)


@lru_cache(maxsize=QUESTIONS_KEPT)
def questions_left(
    kinds: tuple[Kind, ...],
    supply: Supply,
    queen: Window | None,
    asked: frozenset[Line],
    proposal: tuple[Propose, ...],
) -> tuple[LineQuestion | Propose, ...]:
    on_line = basic_questions(kinds, supply, queen)
    lines = [on_line[line] for line in LINES if line not in asked]
    return tuple(chain(*lines, proposal))


def questions_again(state: State) -> tuple[LineQuestion, ...]:
    """AI-54: Okra asks about a line that has a token."""
    on_line = green_questions(state.case.board.kinds, state.supply, state.queen)
    lines = [on_line[line] for line in LINES if line in state.on_lines]
    return tuple(chain.from_iterable(lines))


@lru_cache(maxsize=QUESTIONS_KEPT)
def basic_questions(
    kinds: tuple[Kind, ...], supply: Supply, queen: Window | None
) -> dict[Line, tuple[LineQuestion, ...]]:
    """AI-25: each line with every token that can be laid there."""
    quantity, of_type = ("free", "free") if supply.free else ("quantity", "type")
    return {line: tuple(on_line(line, kinds, supply, queen, quantity, of_type)) for line in LINES}


@lru_cache(maxsize=QUESTIONS_KEPT)
def green_questions(
    kinds: tuple[Kind, ...], supply: Supply, queen: Window | None
) -> dict[Line, tuple[LineQuestion, ...]]:
    """AI-54: the green token is of neither side, so no limit holds for it."""
    return {line: tuple(on_line(line, kinds, supply, queen, GREEN, GREEN)) for line in LINES}


def on_line(
    line: Line,
    kinds: tuple[Kind, ...],
    supply: Supply,
    queen: Window | None,
    quantity: Token,
    of_type: Token,
) -> Iterator[LineQuestion]:
    """Every question about one line: how many first, then kind by kind."""
    is_controlled = line in CONTROLLED[queen]
    for discard in surcharges(supply, quantity, is_controlled=is_controlled):
        yield AskQuantity(line, quantity, discard)
    for kind in kinds:
        for discard in surcharges(supply, of_type, is_controlled=is_controlled):
            yield AskType(line, kind, of_type, discard)


def surcharges(supply: Supply, token: Token, *, is_controlled: bool) -> tuple[Discard, ...]:
    """AI-26: on the Queen's lines one more token, of any heap that still has one."""
    if token != GREEN and token not in supply.heaps:
        return ()
    return supply.without(token).heaps if is_controlled else (NOTHING,)


def ask_quantity(state: State, seat: Seat, choice: AskQuantity) -> Rules[None]:
    """AI-22: everyone is told how many clues of its solution touch the line."""
    line, token, discard = choice.line, choice.token, choice.discard
    pay(state, choice)
    yield from tell_all(
        QuantityAsked(seat, line, token, discard, state.supply),
        counts(state, seat, state.case.board.touching[line]),
    )


def ask_type(state: State, seat: Seat, choice: AskType) -> Rules[None]:
    """AI-23: everyone is told whether its clue of that kind touches the line."""
    line, kind, token, discard = choice.line, choice.kind, choice.token, choice.discard
    pay(state, choice)
    yield from tell_all(
        TypeAsked(seat, line, kind, token, discard, state.supply),
        answers(state, seat, kind, state.case.board.touching[line]),
    )


def pay(state: State, choice: LineQuestion) -> None:
    """AI-21: the token goes from the supply to the line and stays; AI-26: the surcharge is gone."""
    if choice.token == GREEN:
        del state.cards["okra"]
    else:
        state.on_lines[choice.line] = choice.token
    state.supply = state.supply.without(choice.token)
    if choice.discard != NOTHING:
        state.supply = state.supply.without(choice.discard)


def counts(state: State, seat: Seat, clues: frozenset[Clue]) -> CountsTold:
    """How many of these are in each seat's solution, as its speaker sees it."""
    told = [
        Count(speaker, about, len(clues.intersection(state.held[speaker])))
        for speaker, about in speakers(state.seats, seat)
    ]
    return CountsTold(tuple(told))


def answers(state: State, seat: Seat, kind: Kind, clues: frozenset[Clue]) -> AnswersTold:
    """Whether each seat's clue of that kind, as its speaker sees it, is one of these."""
    place = state.case.board.kinds.index(kind)
    told = [
        YesOrNo(speaker, about, state.held[speaker][place] in clues)
        for speaker, about in speakers(state.seats, seat)
    ]
    return AnswersTold(tuple(told))


@cache
def speakers(seats: int, asker: Seat) -> list[tuple[Seat, Seat]]:
    """AI-24: from the asker's left neighbour round, each speaks about its own left neighbour."""
    return [((asker + step) % seats, (asker + step + 1) % seats) for step in range(1, seats + 1)]
