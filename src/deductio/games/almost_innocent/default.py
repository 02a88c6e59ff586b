"""What a seat does in Almost Innocent when its clock runs out, from its own stream alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deductio.core.chance import Chance
from deductio.core.game import fold
from deductio.core.messages import Choice, Event, Question
from deductio.deduction.model import Fact
from deductio.games.almost_innocent.cases import Supply
from deductio.games.almost_innocent.clues import LINES, Character
from deductio.games.almost_innocent.messages import (
    Announce,
    AskQuantity,
    AskType,
    Become,
    Draw,
    Inspect,
    LeaveUnmarked,
    MoveQueen,
    Pass,
    Refuse,
    SendQueen,
    Show,
)
from deductio.games.almost_innocent.notebook import own_view
from deductio.games.almost_innocent.queen import CONTROLLED
from deductio.games.almost_innocent.view import View

LineQuestion = AskQuantity | AskType


def default(stream: Sequence[Event], question: Question, luck: Chance) -> Choice:
    """The choice of the rules' own table of time-outs; only a last guess needs luck."""
    if question.name == "announce":
        return any_possible_clue(stream, question, luck)
    return DEFAULTS[question.name](question, fold(View(), stream))


def character_with_a_card(question: Question, seen: View) -> Choice:
    assert seen.case is not None
    abilities = seen.case.abilities
    free = [choice for choice in question.options if isinstance(choice, Become)]
    useful = [choice for choice in free if choice.character in abilities]
    return (useful or free)[0]


def next_question(question: Question, seen: View) -> Choice:
    """How many on the cheapest line, or else of the first kind; then an ability; then a pass."""
    basic = [
        choice
        for choice in question.options
        if isinstance(choice, LineQuestion) and choice.token != "green"
    ]
    if not basic:
        return first_ability(question, seen) or Pass()
    wanted = [choice for choice in basic if isinstance(choice, type(basic[0]))]
    return min(wanted, key=lambda choice: dearness(choice, seen.supply))


def dearness(choice: LineQuestion, supply: Supply) -> tuple[bool, int, int]:
    """Surcharge, then place of the line, then how little is left of the heap that pays it."""
    is_free = choice.discard == "nothing"
    left = 0 if is_free else getattr(supply.without(choice.token), choice.discard)
    return not is_free, LINES.index(choice.line), -left


def first_ability(question: Question, seen: View) -> Choice | None:
    """The seat's own card before the shared one."""
    usable = {
        character: choice
        for choice in reversed(tuple(question.options))
        if (character := ability_of(choice)) is not None
    }
    own = sorted(usable, key=lambda character: len(seen.cards[character]))
    return usable[own[0]] if own else None


def ability_of(choice: Choice) -> Character | None:
    match choice:
        case Inspect():
            return "edd"
        case AskQuantity(token="green") | AskType(token="green"):
            return "okra"
        case SendQueen():
            return "valia"
        case _:
            return None


def busiest_place(question: Question, seen: View) -> Choice:
    """Where the Queen's lines already have most tokens; the options come up, down, left, right."""
    places = [choice for choice in question.options if isinstance(choice, MoveQueen)]
    return max(places, key=lambda choice: len(CONTROLLED[choice.window] & seen.on_lines.keys()))


def largest_pile(question: Question, seen: View) -> Choice:
    piles = [choice for choice in question.options if isinstance(choice, Draw)]
    return max(piles, key=lambda choice: seen.piles[choice.kind])


def any_possible_clue(stream: Sequence[Event], question: Question, luck: Chance) -> Choice:
    """At random among those its own answers leave, so that no order tells what it holds."""
    known = own_view(stream)
    return luck.pick(
        [
            choice
            for choice in question.options
            if isinstance(choice, Announce)
            and known.certain.get(Fact(choice.clue, known.goal), True)
        ]
    )


DEFAULTS: dict[str, Callable[[Question, View], Choice]] = {
    "character": character_with_a_card,
    "shared_ability": lambda question, seen: question.options[0],
    "turn": next_question,
    "agree": lambda question, seen: Refuse(),
    "queen_move": busiest_place,
    "din_draw": largest_pile,
    "din_show": lambda question, seen: Show(seen.drawn[0]),
    "teor_mark": lambda question, seen: LeaveUnmarked(),
}
