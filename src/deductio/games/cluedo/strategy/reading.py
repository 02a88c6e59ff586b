"""What suggestions betray: people ask about what is open to them, seldom about what they know.

In each world it is known what the asker held, and roughly what it had been shown before it asked.
Whoever does not weigh its words names a card it has seen neither here nor there; whoever does may
well name its own. Nobody says which of the two it is, so both are tried on all that a seat has
named. This is not logic, only experience: it moves the odds and never a certainty.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from deductio.core.messages import Event, Seat
from deductio.deduction.answer import Content
from deductio.deduction.worlds import Worlds
from deductio.games.cluedo.cards import CARDS, CATEGORIES
from deductio.games.cluedo.messages import (
    CardConfided,
    CardShown,
    Peeked,
    PeekedAt,
    RoundBegan,
    SawCard,
    SawConfidedCard,
    StayedToSuggest,
    Suggested,
    WitnessFound,
)
from deductio.games.cluedo.notebook import FACE_UP, SOLUTION, hand_of
from deductio.games.cluedo.strategy.learning import NUMBER

Floats = NDArray[np.float64]


class Asker(NamedTuple):
    """How often such a player names a card it holds or has seen, beside one it has not."""

    usual: float
    """The share of players that are such."""
    own: float
    seen: float
    own_room: float
    seen_room: float


ASKERS = (Asker(0.6, 0.03, 0.06, 0.3, 0.4), Asker(0.4, 0.8, 0.6, 1.0, 1.0))
"""One who names what is open to it, and one who weighs what an answer would tell."""
DEDUCED = 0.05
"""The share of the cards in other hands that a player works out in a round without seeing them."""
FIRM = 3
"""As many worlds the exact odds of a solution count for, beside those that were drawn."""
COLUMNS = [[NUMBER[card] for card in cards] for cards in CATEGORIES.values()]


def likelihood(stream: Sequence[Event], me: Seat, seats: int, worlds: Worlds) -> Floats:
    """For each world, how well it goes with what the other seats named."""
    reading = Reading(me, seats, worlds)
    for event in until_last_named(stream, me):
        reading.hear(event)
    return reading.odds


def until_last_named(stream: Sequence[Event], me: Seat) -> Sequence[Event]:
    """Up to the last suggestion of another seat: what anyone sees later betrays nothing yet."""
    for number in range(len(stream) - 1, -1, -1):
        event = stream[number]
        if isinstance(event, Suggested) and event.seat != me:
            return stream[: number + 1]
    return ()


class Reading:
    """What each seat knows in each world, and how likely it named then what it named."""

    def __init__(self, me: Seat, seats: int, worlds: Worlds) -> None:
        self.me = me
        self.lies = worlds.pieces
        self.hands = {seat: worlds.frame.place(hand_of(seat)) for seat in range(seats)}
        open_to_all = worlds.frame.place(FACE_UP) if FACE_UP in worlds.frame.places else -1
        self.holds = {seat: self.lies == place for seat, place in self.hands.items()}
        self.knows = {
            seat: (held | (self.lies == open_to_all)).astype(float)
            for seat, held in self.holds.items()
        }
        """By seat, for each world and card, how likely it has seen the card."""
        self.logs = {seat: np.zeros((len(ASKERS), len(worlds))) for seat in self.hands}
        self.in_hands = self.lies != worlds.frame.place(SOLUTION)
        self.named: list[int] = []
        self.stayed = False

    @property
    def odds(self) -> Floats:
        usual = np.log([asker.usual for asker in ASKERS])[:, None]
        seats = [np.logaddexp.reduce(usual + logs) for logs in self.logs.values()]
        return np.asarray(np.exp(np.sum(seats, axis=0)))

    def hear(self, event: Event) -> None:
        match event:
            case RoundBegan():
                for known in self.knows.values():
                    known += (1 - known) * DEDUCED * self.in_hands
            case StayedToSuggest():
                self.stayed = True
            case Suggested(seat, suspect, weapon, room):
                self.named = [NUMBER[suspect], NUMBER[weapon], NUMBER[room]]
                if seat != self.me:
                    self.weigh(seat)
                self.stayed = False
            case CardShown(shower, viewer):
                self.glimpse(viewer, self.holds[shower][:, self.named], self.named)
            case Peeked(viewer, holder) | CardConfided(holder, viewer):
                self.glimpse(viewer, self.holds[holder], [*range(len(CARDS))])
            case (
                SawCard(_, viewer, card)
                | SawConfidedCard(_, viewer, card)
                | PeekedAt(viewer, _, card)
            ):
                self.knows[viewer][:, NUMBER[card]] = 1
            case WitnessFound(_, card, _):
                for known in self.knows.values():
                    known[:, NUMBER[card]] = 1

    def glimpse(self, viewer: Seat, may_be: NDArray[np.bool_], columns: list[int]) -> None:
        """It saw one of these, each as likely as any other."""
        each = may_be / np.maximum(may_be.sum(axis=1, keepdims=True), 1)
        self.knows[viewer][:, columns] += (1 - self.knows[viewer][:, columns]) * each

    def weigh(self, seat: Seat) -> None:
        """How likely each kind of asker names these cards, beside naming any."""
        own, known = self.holds[seat], self.knows[seat]
        for number, asker in enumerate(ASKERS):
            for place, kind in enumerate(COLUMNS[:2] if self.stayed else COLUMNS):
                is_room = place == 2
                held = asker.own_room if is_room else asker.own
                seen = asker.seen_room if is_room else asker.seen
                weights = np.where(own[:, kind], held, 1 - (1 - seen) * known[:, kind])
                chosen = weights[:, kind.index(self.named[place])]
                self.logs[seat][number] += np.log(chosen / weights.mean(axis=1))


def moved(odds: Mapping[Content, float], worlds: Worlds, weights: Floats) -> dict[Content, float]:
    """The exact odds of every solution, moved by the weights of the worlds it was drawn in."""
    found: dict[Content, list[float]] = {solution: [] for solution in odds}
    for solution, weight in zip(solutions(worlds), weights.tolist(), strict=True):
        found[solution].append(weight)
    usual = FIRM * float(weights.mean())

    def weight_of(drawn: list[float]) -> float:
        return (sum(drawn) + usual) / (len(drawn) + FIRM)

    likely = {solution: odds[solution] * weight_of(drawn) for solution, drawn in found.items()}
    whole = sum(likely.values())
    return {solution: chance / whole for solution, chance in likely.items()}


def solutions(worlds: Worlds) -> list[Content]:
    """The solution of each world."""
    place = worlds.frame.place(SOLUTION)
    numbers = np.nonzero(worlds.pieces == place)[1].reshape(-1, len(CATEGORIES))
    return [tuple([CARDS[number] for number in three]) for three in numbers.tolist()]
