"""Bots of several levels against each other, places rotated from game to game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time
from typing import Any

from msgspec import Struct, structs

from deductio.bots import Bot, check_own
from deductio.bots.guest import PATIENCE, Guest, fault_of
from deductio.core.game import Refused
from deductio.core.messages import Event, Finished, Question, Seat
from deductio.core.record import outcome_of
from deductio.core.thinking import Wish
from deductio.games import game
from deductio.lab.batches import Jobs, in_batches
from deductio.lab.faults import Fault, faults_in
from deductio.lab.table import play_bots, seated

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
    patience: float = PATIENCE
    """Seconds that a bot of somebody else may take for one choice."""

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
    faults: list[Fault]
    """Of bots of others, who have not won then, whatever came of the game."""

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
        begun = self._spent()
        wish = self._player.wish(stream, question)
        if wish is not None:
            self.seconds.append(self._spent() - begun)
        return wish

    @property
    def fault(self) -> str:
        return fault_of(self._player)

    def _spent(self) -> float:
        """Also where somebody else's bot thinks."""
        return process_time() + (self._player.seconds if isinstance(self._player, Guest) else 0.0)


def hold(
    contest: Contest, jobs: Jobs = 1, progress: Callable[[int], None] = lambda played: None
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
    check_own(contest.line_up, played)


def play_batch(contest: Contest, numbers: range) -> list[Played]:
    return [play_one(contest, number) for number in numbers]


def play_one(contest: Contest, number: int) -> Played:
    played, levels = game(contest.game), contest.seated(number)
    seed = f"{contest.seed} game {number}"
    bots = {
        seat: Timed(player)
        for seat, player in seated(played, levels, seed, contest.patience).items()
    }
    match, _, faults = play_bots(played, contest.options, levels, bots, seed)
    together = played.together(contest.seats, played.read_options(contest.seats, contest.options))
    outcome = without(outcome_of(match.public), faults, together=together)
    return Played(
        levels,
        outcome.winners,
        outcome.ranking,
        outcome.scores,
        outcome.rounds,
        tuple(tuple(bots[seat].seconds) for seat in bots),
        faults_in(number, levels, faults),
    )


def without(outcome: Finished, faults: Sequence[str], *, together: bool) -> Finished:
    """Whoever did something wrong has not won and comes last; its team has not won either."""
    out = tuple(seat for seat, fault in enumerate(faults) if fault)
    if not out:
        return outcome
    winners = () if together else tuple(seat for seat in outcome.winners if seat not in out)
    groups = (tuple(seat for seat in group if seat not in out) for group in outcome.ranking)
    return structs.replace(outcome, winners=winners, ranking=(*filter(None, groups), out))
