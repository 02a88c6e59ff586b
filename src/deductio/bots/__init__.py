"""Players that are programs: each reads one seat's stream and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol

from deductio.bots.anyhow import AnyHow
from deductio.bots.cast import level_and_member, members
from deductio.bots.guest import PATIENCE, Guest, check_loads
from deductio.bots.own import is_let_in, let_in, listed
from deductio.bots.thinker import Thinker
from deductio.bots.witness import Witness
from deductio.core.game import Game, Refused
from deductio.core.match import Match
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.thinking import PLAIN, Temper, Wish


class Bot(Protocol):
    """Chooses for one seat."""

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        """A choice and why; None only where nothing is asked and it does nothing meanwhile."""
        ...


LEVELS: dict[str, Callable[[Game[Any], str, Temper], Bot]] = {
    "random": AnyHow,
    "witness": Witness,
    "rookie": partial(Thinker, "rookie"),
    "careful": partial(Thinker, "careful"),
    "inspector": partial(Thinker, "inspector"),
    "sleuth": partial(Thinker, "sleuth"),
    "master": partial(Thinker, "master"),
}
"""What there may be, weakest first: each takes the game, a seed of its own and a temper."""


def levels_of(game: Game[Any]) -> tuple[str, ...]:
    """What a person may choose from: chance, and each level that thinks in that game."""
    return tuple(level for level in LEVELS if level == "random" or level in game.thinking)


def bots_of(game: Game[Any]) -> tuple[str, ...]:
    """The levels of a game, and the bots of others that were let in."""
    return levels_of(game) + tuple(name for name in listed() if name not in LEVELS)


def check_bot(name: str, game: Game[Any]) -> None:
    """Refuses in one sentence what is neither a `level` of that game nor a `level:member`, nor a
    bot of somebody else that was let in."""
    level, member = level_and_member(name)
    if is_let_in(name) and level not in LEVELS:
        return
    levels = bots_of(game)
    if level not in levels and not (level == "witness" and game.solo):
        raise Refused(
            f"there is no bot '{level}' in {game.name}; the levels are: {', '.join(levels)}",
            "no-level",
        )
    if member is not None and member not in members():
        raise Refused(
            f"nobody in the cast is '{member}'; the cast are: {', '.join(members())}", "no-member"
        )


def welcome(names: Iterable[str]) -> None:
    """Bots of others that a command line names may sit down in this process from now on."""
    let_in([name for name in names if level_and_member(name)[0] not in LEVELS])


def check_own(names: Sequence[str], game: Game[Any]) -> None:
    """The same where a command line names them: who is none of ours is let in, and must load."""
    welcome(names)
    for name in names:
        check_bot(name, game)
        if own := _own(name):
            check_loads(own)


def _own(name: str) -> str:
    """The bot of somebody else behind a name, plain or as one of the cast; empty if it is ours."""
    level = level_and_member(name)[0]
    if level in LEVELS:
        return ""
    return name if is_let_in(name) else level


def stand_in(game: Game[Any]) -> str:
    """The level that plays for somebody who is gone."""
    levels = levels_of(game)
    return "inspector" if "inspector" in levels else levels[-1]


def bot(name: str, game: Game[Any], seed: str, patience: float = PATIENCE) -> Bot:
    """A bot of that level, plain or as one of the cast plays; deterministic from its seed. Who is
    somebody else's has so much patience for each choice."""
    check_bot(name, game)
    if own := _own(name):
        return Guest(own, game, seed, patience)
    level, member = level_and_member(name)
    return LEVELS[level](game, seed, members()[member].temper if member else PLAIN)


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
