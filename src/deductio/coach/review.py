"""A finished game looked back on from one seat: what it could know, missed, and chose."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from deductio.coach.judging import ENOUGH_CHOICES, Judgement, accuracy, judged
from deductio.coach.knowing import Knowing
from deductio.coach.moments import Finding, findings, key_moments, used_at
from deductio.core.game import Game
from deductio.core.log import Log
from deductio.core.messages import Seat
from deductio.core.seat_game import SeatGame, seat_game
from deductio.core.transcript import Transcript

BITS_DIGITS = 3


class Assessment:
    """What a coach makes of one seat's game, still without words."""

    def __init__(self, game: Game[Any], played: SeatGame) -> None:
        self.game, self.played = game, played
        self.knowing = Knowing(game, played.stream)

    @cached_property
    def bits(self) -> tuple[float, ...]:
        """After each event; nothing is missing any more once the goal was told."""
        steps = range(1, len(self.played.stream) + 1)
        return tuple(round(self.knowing.bits(at), BITS_DIGITS) for at in steps)

    @cached_property
    def judged(self) -> list[Judgement]:
        return judged(self.played, self.knowing)

    @cached_property
    def findings(self) -> list[Finding]:
        return findings(self.played, self.knowing, self.judged)

    @property
    def key_moments(self) -> list[Finding]:
        return key_moments(self.findings)

    @property
    def used_at(self) -> int | None:
        return used_at(self.played, self.knowing)

    @property
    def accuracy(self) -> float | None:
        """None where a few choices would stand for a player."""
        return self.share if len(self.judged) >= ENOUGH_CHOICES else None

    @property
    def share(self) -> float | None:
        """However few there were."""
        found = accuracy(self.judged)
        return None if found is None else round(found, 1)


def assess(game: Game[Any], log: Log, told: Transcript, seat: Seat) -> Assessment:
    return Assessment(game, seat_game(log, told, game, seat))
