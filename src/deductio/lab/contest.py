"""Bots of several levels against each other, places rotated from game to game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time
from typing import Any

from msgspec import Struct

from deductio.bots import Bot, bot, check_bot
from deductio.core.game import Refused
from deductio.core.messages import Event, Question, Seat
from deductio.core.record import outcome_of
from deductio.core.seal import open_sealed, seal_from
from deductio.core.thinking import Wish
from deductio.games import game
from deductio.lab.batches import in_batches
from deductio.lab.table import play_out

BATCH = 4
"""Games a process plays before it reports; games of good bots take their time."""


class Contest(Struct, frozen=True):
    """Who plays what, how often."""

    game: str
    line_up: tuple[str, ...]
    """The levels around the table; from game to game everyone moves on by one seat."""
    games: int
    options: dict[str, Any]
    seed: str

    @property
    def seats(self) -> int:
        return len(self.line_up)

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in that game."""
        turned = number % self.seats
        return self.line_up[turned:] + self.line_up[:turned]


class Played(Struct, frozen=True):
    """What one game gives to the statistics."""

    levels: tuple[str, ...]
    winners: tuple[Seat, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    rounds: int
    thinking: tuple[tuple[float, ...], ...]
    """Seconds of each choice, by seat."""

    def wins_of(self, level: str) -> int:
        return sum(self.levels[seat] == level for seat in self.winners)

    def points_of(self, level: str) -> int:
        scored = zip(self.levels, self.scores, strict=True)
        return sum(points for sitting, points in scored if sitting == level)


class Timed:
    """A bot, and how long each of its choices took."""

    def __init__(self, player: Bot) -> None:
        self._player = player
        self.seconds: list[float] = []

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        begun = process_time()
        wish = self._player.wish(stream, question)
        if wish is not None:
            self.seconds.append(process_time() - begun)
        return wish


def hold(
    contest: Contest, jobs: int = 1, progress: Callable[[int], None] = lambda played: None
) -> list[Played]:
    """Play all games of a contest; `progress` hears how many more are done."""
    check(contest)
    results: list[Played] = []
    for batch in in_batches(play_batch, contest, contest.games, size=BATCH, jobs=jobs):
        results += batch
        progress(len(batch))
    return results


def check(contest: Contest) -> None:
    """Refuses in one sentence what cannot be played, before anything is played."""
    if contest.games < 1:
        raise Refused("at least one game must be played")
    played = game(contest.game)
    played.read_options(contest.seats, contest.options)
    for level in contest.line_up:
        check_bot(level, played)


def play_batch(contest: Contest, numbers: range) -> list[Played]:
    return [play_one(contest, number) for number in numbers]


def play_one(contest: Contest, number: int) -> Played:
    played, levels = game(contest.game), contest.seated(number)
    seed = f"{contest.seed} game {number}"
    seal = seal_from(seed)
    opened = played.opening(contest.seats, contest.options, seal.commitment, seal.nonces)
    match = open_sealed(played, opened, seal)
    bots = {
        seat: Timed(bot(level, played, f"{seed} seat {seat}")) for seat, level in enumerate(levels)
    }
    play_out(match, bots)
    outcome = outcome_of(match.public)
    return Played(
        levels,
        outcome.winners,
        outcome.ranking,
        outcome.scores,
        outcome.rounds,
        tuple(tuple(bots[seat].seconds) for seat in bots),
    )
