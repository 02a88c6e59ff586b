"""Players that are programs: each reads one seat's stream and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol

from deductio.bots.anyhow import AnyHow
from deductio.bots.thinker import Thinker
from deductio.core.game import Game, Refused
from deductio.core.match import Match
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.thinking import Wish


class Bot(Protocol):
    """Chooses for one seat."""

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        """A choice and why; None only where nothing is asked and it does nothing meanwhile."""
        ...


LEVELS: dict[str, Callable[[Game[Any], str], Bot]] = {
    "random": AnyHow,
    "rookie": partial(Thinker, "rookie"),
    "inspector": partial(Thinker, "inspector"),
    "sleuth": partial(Thinker, "sleuth"),
}
"""What a person may choose from, weakest first: each takes the game and a seed of its own."""


def bot(level: str, game: Game[Any], seed: str) -> Bot:
    """A bot of that level, deterministic from its seed."""
    if level not in LEVELS:
        raise Refused(f"there is no bot '{level}'; the levels are: {', '.join(LEVELS)}")
    return LEVELS[level](game, seed)


def next_choice(match: Match[Any], bots: Mapping[Seat, Bot]) -> tuple[Seat, Choice] | None:
    """What a bot does next: something meanwhile, if one wants to, else the first answer missing."""
    asked = match.waiting
    for seat in bots:
        if seat not in asked and (choice := _choice(match, seat, bots[seat])):
            return seat, choice
    for seat in asked:
        if seat in bots and (choice := _choice(match, seat, bots[seat])):
            return seat, choice
    return None


def _choice(match: Match[Any], seat: Seat, player: Bot) -> Choice | None:
    question = match.question(seat)
    wish = player.wish(match.streams[seat], question) if question else None
    return wish.choice if wish else None
