"""A round of two seats, in halves: what the second cards may bring after the first."""

from __future__ import annotations

from collections.abc import Mapping

from deductio.core.messages import Seat
from deductio.games.small_detectives.strategy.insight import CERTAIN
from deductio.games.small_detectives.strategy.mind import Mind, in_turn
from deductio.games.small_detectives.strategy.round_ahead import back_from_street
from deductio.games.small_detectives.strategy.situation import Situation
from deductio.games.small_detectives.street import Card


def win_later(mind: Mind, after: Situation) -> float:
    """How likely I am to win when these cards are done; with two seats, there may be more."""
    if mind.table.seats > 2 or len(mind.table.front[mind.me]) == 2:
        return mind.win(after)
    total = 0.0
    for _ in range(mind.ways.seconds_imagined):
        seconds = {**mind.rivals.lay_cards(mind.luck), mind.me: mind.seen.laid[1:]}
        half = mind.laid_out(seconds, after)
        total += win_from_half(mind, half, in_turn(seconds, 0))
    return total / mind.ways.seconds_imagined


def win_from_half(mind: Mind, half: Situation, seconds: Mapping[Seat, Card]) -> float:
    """SD-39: pub and police are open after the first card, too."""
    if mind.me in half.queue and mind.odds >= CERTAIN:
        return 1.0
    unbeaten = 1.0
    for seat in half.queue:
        if seat != mind.me:
            unbeaten -= mind.chances.right_now(half, seat)
    asked = half.at_pub
    back_from_street(half)
    after = mind.after(half, seconds, None)
    after.at_pub = asked if after.at_pub is None else after.at_pub
    return unbeaten * mind.win(after)
