"""Positions of Cluedo as seat 0 is told them, and what a bot there wishes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from deductio.bots.thinker import Thinker
from deductio.core.messages import Choice, Event, Question, Seat, Seated
from deductio.core.thinking import PLAIN, Temper, Wish
from deductio.games.cluedo import GAME
from deductio.games.cluedo.cards import CARDS, SUSPECTS, Card
from deductio.games.cluedo.mansion import CENTRE, Place
from deductio.games.cluedo.messages import (
    CardsDealt,
    HandDealt,
    PawnTaken,
    Walked,
    WitnessFound,
)
from deductio.games.cluedo.rules.accusation import ACCUSATIONS
from deductio.games.cluedo.rules.turn import ways_to_begin

TRUTH = ("olive", "wrench", "bathroom")
HAND = ("moutarde", "pervenche", "candlestick", "dagger", "study", "dining")
HIDDEN = tuple(card for card in CARDS if card not in HAND)
"""What seat 0 does not hold: the solution, and what seats 1 and 2 hold."""


def told(
    *events: Event,
    seats: int = 3,
    hand: Sequence[Card] = HAND,
    at: Mapping[Seat, Place] | None = None,
) -> list[Event]:
    """The stream of seat 0, in whose turn it is, in a game that has come that far."""
    places = dict.fromkeys(range(seats), "9,6") | dict(at or {})
    return [
        GAME.opening(seats, {}),
        Seated(0),
        *(PawnTaken(seat, SUSPECTS[seat]) for seat in range(seats)),
        CardsDealt(len(hand), 4 if seats == 2 else 0),
        HandDealt(0, tuple(hand)),
        *(Walked(seat, CENTRE, place) for seat, place in places.items()),
        *events,
    ]


def witnesses(cards: Iterable[Card]) -> list[Event]:
    """Everybody learns who holds these: seats 1 and 2 in turn."""
    return [WitnessFound(0, card, 1 + number % 2) for number, card in enumerate(cards)]


def all_but(*cards: Card) -> list[Event]:
    return witnesses(card for card in HIDDEN if card not in (*TRUTH, *cards))


def ask(name: str, options: Iterable[Choice]) -> Question:
    return Question(name, tuple(options), ())


def wish(
    level: str,
    stream: Sequence[Event],
    question: Question,
    *,
    luck: int = 0,
    temper: Temper = PLAIN,
) -> Wish:
    found = Thinker(level, GAME, f"luck {luck}", temper).wish(stream, question)
    assert found is not None
    return found


TURN_ON_CENTRE = ask("turn", ways_to_begin(CENTRE, summoned=False, may_accuse=True))
ACCUSE = ask("accuse", ACCUSATIONS)
