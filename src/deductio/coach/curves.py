"""What each seat lacked to know its goal, choice by choice: the knowledge of a whole table."""

from __future__ import annotations

from typing import Any

from deductio.coach.knowing import Knowing
from deductio.coach.review import BITS_DIGITS
from deductio.core.game import Game
from deductio.core.messages import Seat
from deductio.core.transcript import Transcript

Curve = tuple[float, ...]
"""Bits at the opening and after each choice of the game."""


def curves(game: Game[Any], told: Transcript, seats: int) -> tuple[Curve, ...]:
    """By seat."""
    return tuple(curve(game, told, seat) for seat in range(seats))


def curve(game: Game[Any], told: Transcript, seat: Seat) -> Curve:
    knowing = Knowing(game, told.stream(game, seat))
    bits, at = [], 0
    for passage in told.passages:
        at += sum(seat in heard.by for heard in passage.heard)
        bits.append(round(knowing.bits(at), BITS_DIGITS))
    return tuple(bits)
