"""Contests at which somebody watches: who won, and what each player did, counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from math import sqrt
from statistics import fmean
from typing import Any

from msgspec import Struct

from deductio.bots import Bot, bot
from deductio.core.chance import Chance
from deductio.core.game import Game
from deductio.core.messages import Event, Question, Seat
from deductio.core.record import outcome_of
from deductio.core.seal import open_sealed, seal_from
from deductio.core.thinking import Thinking, Wish
from deductio.games import game
from deductio.lab.batches import in_batches
from deductio.lab.contest import Contest
from deductio.lab.intervals import Interval, Z
from deductio.lab.table import play_out
from tests.proof.behaviour.moments import Counted, Moment

BATCH = 4
PERSON = "person"
"""In a line-up: the plain careful player of `yardstick`, who stands for people."""


class Watching(Struct, frozen=True):
    """A contest, and the trait by whose figure players are counted; none if nobody counts."""

    contest: Contest
    trait: str = ""


class Seen(Struct, frozen=True):
    """One game: who sat where, who won, and what each did."""

    players: tuple[str, ...]
    winners: tuple[Seat, ...]
    counted: tuple[Counted, ...]

    def wins_of(self, player: str) -> int:
        return sum(self.players[seat] == player for seat in self.winners)

    def counted_of(self, player: str) -> Counted:
        own = [one for one, who in zip(self.counted, self.players, strict=True) if who == player]
        return sum(much for much, _ in own), sum(cases for _, cases in own)


class Watched:
    """A bot whose choices are kept."""

    def __init__(self, game: str, player: Bot) -> None:
        self.moments: list[Moment] = []
        self._game = game
        self._player = player

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        wish = self._player.wish(stream, question)
        if wish is not None:
            self.moments.append(Moment(self._game, list(stream), question, wish.choice))
        return wish


class Person:
    """The plain careful player at a table."""

    def __init__(self, thinking: Thinking, seed: str) -> None:
        self._thinking = thinking
        self._luck = Chance(seal_from(seed).secret)

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        return self._thinking(stream, question, self._luck) if len(question.options) else None


def watch(watching: Watching, jobs: int = 1) -> list[Seen]:
    """Play all games of a contest."""
    games = watching.contest.games
    batches = in_batches(play_batch, watching, games, size=BATCH, jobs=jobs)
    return [seen for batch in batches for seen in batch]


def play_batch(watching: Watching, numbers: range) -> list[Seen]:
    return [play_one(watching, number) for number in numbers]


def play_one(watching: Watching, number: int) -> Seen:
    contest = watching.contest
    played, players = game(contest.game), contest.seated(number)
    seed = f"{contest.seed} game {number}"
    seal = seal_from(seed)
    opened = played.opening(contest.seats, contest.options, seal.commitment, seal.nonces)
    match = open_sealed(played, opened, seal)
    seated = {
        seat: Watched(contest.game, sitting(player, played, f"{seed} seat {seat}"))
        for seat, player in enumerate(players)
    }
    play_out(match, seated)
    figure = figure_of(contest.game, watching.trait)
    counts = tuple(figure(one.moments) if figure else (0, 0) for one in seated.values())
    return Seen(players, outcome_of(match.public).winners, counts)


def sitting(player: str, played: Game[Any], seed: str) -> Bot:
    if player != PERSON:
        return bot(player, played, seed)
    return Person(import_module(f"tests.proof.yardstick.{played.name}").plain_careful, seed)


def figure_of(game: str, trait: str) -> Callable[[Sequence[Moment]], Counted] | None:
    """By which a trait shows in a game; none where it means nothing."""
    try:
        figures = import_module(f"tests.proof.behaviour.{game}").FIGURES
    except ModuleNotFoundError:
        return None
    return figures.get(trait)  # type: ignore[no-any-return]


def rate(counts: Sequence[Counted]) -> float:
    cases = sum(many for _, many in counts)
    return sum(much for much, _ in counts) / cases if cases else 0.0


def difference(ones: Sequence[Counted], others: Sequence[Counted]) -> Interval:
    """Of two figures over the same games, linearised; games are independent, choices are not."""
    value = rate(ones) - rate(others)
    off = [one - other for one, other in zip(_off(ones), _off(others), strict=True)]
    spread = Z * sqrt(sum(error * error for error in off) / (len(off) - 1) / len(off))
    return Interval(value - spread, value, value + spread)


def _off(counts: Sequence[Counted]) -> list[float]:
    """How far each game is from the rate, in shares of the cases of a usual game."""
    usual = fmean(many for _, many in counts)
    return [(much - rate(counts) * many) / usual if usual else 0.0 for much, many in counts]
