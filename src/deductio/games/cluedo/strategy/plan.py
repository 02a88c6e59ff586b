"""What each place of the mansion is worth to a sleuth, now and in its next turn.

Everything is measured in bits, that is in halvings of the chance to win. Accusing at once wins as
often as the likeliest solution is right: that is worth 0. An answer that settles some share of what
is open brings that share of the bits that are missing for certainty. A turn costs the chance that
somebody else is quicker. So a place is worth what is learned there, less the turns it takes from
there to the centre.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import inf, log2

import numpy as np
from numpy.typing import NDArray

from deductio.core.messages import Seat
from deductio.games.cluedo.cards import ROOMS, Triple
from deductio.games.cluedo.mansion import CENTRE, Place, Square, mansion
from deductio.games.cluedo.messages import Suggest
from deductio.games.cluedo.notebook import SOLUTION
from deductio.games.cluedo.strategy.inspector import unknown_in_row
from deductio.games.cluedo.strategy.learning import PAIRS, QUIET, ROOM_NUMBERS, Learning
from deductio.games.cluedo.strategy.prospects import (
    ODDS,
    by_roll,
    next_turn,
    number_of,
    turns,
    turns_to_centre,
)
from deductio.games.cluedo.strategy.reading import likelihood, moved
from deductio.games.cluedo.strategy.rivals import closing_in
from deductio.games.cluedo.strategy.situation import Situation
from deductio.games.cluedo.strategy.walking import is_bonus

Floats = NDArray[np.float64]

WORLDS = 300
"""Worlds drawn to judge questions by."""
BEST_PAIRS = 4
"""Pairs of suspect and weapon that are tried in every room."""
LEAST_HASTE = 0.03
"""So that it does not dawdle even when nobody is left to win."""


class Plan:
    """The likeliest solution, and what speaks for going where."""

    def __init__(self, here: Situation) -> None:
        self.here = here
        answer = here.known.answer
        self.worlds = answer.sample(WORLDS, here.luck.below(1 << 32))
        self.weights = likelihood(here.stream, here.me, here.view.seats, self.worlds)
        self.weights **= here.ways.reads
        self.solutions = odds = moved(answer.joint(SOLUTION), self.worlds, self.weights)
        likeliest = max(odds, key=lambda solution: (round(odds[solution], 9), solution))
        suspect, weapon, room = likeliest
        self.likeliest: Triple = (suspect, weapon, room)
        self.odds = odds[likeliest]
        self.missing = here.ways.believes * max(0.0, -log2(self.odds))
        """Bits between the likeliest solution and certainty, as far as it minds them."""

    @property
    def is_certain(self) -> bool:
        return round(self.odds, 9) == 1

    @property
    def dares(self) -> bool:
        """Whether it would accuse on these odds at all."""
        return self.odds >= self.here.ways.dares_at

    @property
    def percent(self) -> int:
        return round(100 * self.odds)

    @cached_property
    def learning(self) -> Learning:
        row = next(iter(unknown_in_row(self.here)), None)
        return Learning(self.worlds, self.weights, self.here.me, self.here.view.seats, row)

    @cached_property
    def haste(self) -> float:
        """Bits a turn costs: others may win, but their questions tell something too."""
        ways, rivals = self.here.ways, len(self.here.view.alive) - 1
        danger = ways.haste * rivals + ways.closing * len(self.closing)
        return max(danger - ways.patience * self.missing, LEAST_HASTE)

    @cached_property
    def closing(self) -> list[Seat]:
        """Who seems to be on its way to accuse."""
        return closing_in(self.here)

    @cached_property
    def gains(self) -> Floats:
        """For each room, the bits that the best suggestion there should bring."""
        quiet = self.learning.suggestions_in(QUIET)
        pairs = [PAIRS[number] for number in np.argsort(-quiet.round(9), kind="stable")]
        triples = [(*pair, room) for room in ROOM_NUMBERS for pair in pairs[:BEST_PAIRS]]
        bits = self.learning.settled_by(triples).reshape(len(ROOMS), -1).max(axis=1)
        return self.missing * self.share(bits)

    def settled(self, choices: Sequence[Suggest]) -> Floats:
        """For each suggestion, the share of what is open that it should settle."""
        return self.share(self.learning.suggestions(choices))

    def share(self, bits: Floats) -> Floats:
        return np.clip(bits / max(self.learning.open, 1e-9), 0, 1)

    @cached_property
    def later(self) -> Floats:
        """For each place, what the next turn from there should bring."""
        walk = self.haste * turns_to_centre()
        accusing = 0.0
        rooms = self.here.ways.again * self.gains - walk[: len(ROOMS)]
        return np.asarray(next_turn(np.append(rooms, accusing), -walk) - self.haste)

    @cached_property
    def worths(self) -> Floats:
        """For each place, what coming there now should bring."""
        worths = self.later.copy()
        worths[: len(ROOMS)] += self.gains
        accusing = 0.0 if self.dares else -inf
        worths[number_of()[CENTRE]] = max(accusing, self.waiting_at(CENTRE))
        squares = [number_of()[square] for square in mansion().squares if self.is_bonus(square)]
        worths[squares] += self.here.ways.bonus * self.gains.max()
        return worths

    def is_bonus(self, square: Square) -> bool:
        return is_bonus(self.here, square)

    def target_from(self, place: Place) -> Place:
        """The room that is best to walk to from there, or the centre."""
        way = turns()[number_of()[place], : len(ROOMS) + 1]
        rooms = self.gains - self.haste * turns_to_centre()[: len(ROOMS)]
        return (*ROOMS, CENTRE)[int(np.argmax(np.append(rooms, 0.0) - self.haste * way))]

    def arriving_at(self, place: Place) -> float:
        return float(self.worths[number_of()[place]])

    def waiting_at(self, place: Place) -> float:
        """To be there without having arrived."""
        return float(self.later[number_of()[place]])

    def rolling(self) -> float:
        return float(by_roll(self.here.place, self.worths) @ ODDS)
