"""What suggestions betray: people ask about what is open to them, seldom about what they know.

Nobody who thinks names a card that it has seen, and only few name their own. So a card that was
named late in the game lies rather in the solution than in a hand, and hardly in the hand of the one
who named it. This is not logic, only experience: it moves the odds and never a certainty.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from deductio.core.messages import Event, Seat
from deductio.deduction.answer import Content
from deductio.deduction.worlds import Worlds
from deductio.games.cluedo.cards import CARDS, CATEGORIES, Card
from deductio.games.cluedo.messages import RoundBegan, Suggested
from deductio.games.cluedo.notebook import SOLUTION, hand_of

Floats = NDArray[np.float64]

OWN = 0.3
"""How often a card is named by its holder, beside one of the solution."""
ROUNDS = 4
"""After so many rounds, a card that is named tells no more than it does then."""
FIRM = 3
"""As many worlds the exact odds of a solution count for, beside those that were drawn."""


def likelihood(stream: Sequence[Event], me: Seat, worlds: Worlds) -> Floats:
    """For each world, how well it goes with what the other seats named."""
    odds = np.ones(len(worlds))
    solution = worlds.frame.place(SOLUTION)
    for (seat, card), number in namings(stream, me).items():
        lies = worlds.place_of(card)
        own = lies == worlds.frame.place(hand_of(seat))
        elsewhere = np.where(own, OWN, 2 / (2 + min(number, ROUNDS)))
        odds *= np.where(lies == solution, 1, elsewhere)
    return odds


def namings(stream: Sequence[Event], me: Seat) -> dict[tuple[Seat, Card], int]:
    """Which other seat named which suspect or weapon, and in which round last."""
    number = 1
    named: dict[tuple[Seat, Card], int] = {}
    for event in stream:
        match event:
            case RoundBegan(number):
                pass
            case Suggested(seat, suspect, weapon, _) if seat != me:
                named |= {(seat, suspect): number, (seat, weapon): number}
    return named


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
