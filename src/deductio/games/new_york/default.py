"""What a seat does in New York when its clock runs out, from its own stream alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deductio.core.chance import Chance
from deductio.core.game import fold
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.games.new_york.cards import DECKS, DRAWN_AT
from deductio.games.new_york.city import ACTION
from deductio.games.new_york.messages import Announce, MoveTo, Pass, Roll, Stay, Swap
from deductio.games.new_york.notebook import candidates
from deductio.games.new_york.view import View


def default(stream: Sequence[Event], question: Question, luck: Chance) -> Choice:
    """The choice of the rules' own table of time-outs; none of them needs luck."""
    return DEFAULTS[question.name](stream, question)


def best_cell(stream: Sequence[Event], question: Question) -> Choice:
    """The first cell with a pile that has cards, informants before experts; else the lowest."""
    return cell_with_cards(stream, question) or question.options[0]


def best_cell_or_stay(stream: Sequence[Event], question: Question) -> Choice:
    return cell_with_cards(stream, question) or Stay()


def cell_with_cards(stream: Sequence[Event], question: Question) -> Choice | None:
    piles = fold(View(), stream).piles
    moves = [choice for choice in question.options if isinstance(choice, MoveTo)]
    for action, deck in DRAWN_AT.items():
        for move in moves:
            if ACTION[move.cell] == action and piles[deck]:
                return move
    return None


def oldest_card(stream: Sequence[Event], question: Question) -> Choice:
    """For a card of the first seat clockwise that has any, an informant if it can be."""
    seen = fold(View(), stream)
    other = next(seat for seat in seen.others(me(seen)) if seen.cards_of(seat))
    deck = next(deck for deck in DECKS if seen.hand_sizes[deck][other])
    return Swap(seen.hand[0].id, other, deck)


def lowest_candidate(stream: Sequence[Event], question: Question) -> Choice:
    return Announce(candidates(stream)[0])


def first_option(stream: Sequence[Event], question: Question) -> Choice:
    """Seats are offered clockwise."""
    return question.options[0]


def me(seen: View) -> Seat:
    assert seen.me is not None, "only a seat is asked"
    return seen.me


DEFAULTS: dict[str, Callable[[Sequence[Event], Question], Choice]] = {
    "start": lambda stream, question: Roll(),
    "cell": best_cell,
    "spy": first_option,
    "take": first_option,
    "swap": oldest_card,
    "go": best_cell_or_stay,
    "end": lambda stream, question: Pass(),
    "window": lambda stream, question: Pass(),
    "last_call": lowest_candidate,
}
