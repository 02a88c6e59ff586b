"""Thousands of games of bots, in one process or several, with the same digest either way."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from time import perf_counter
from typing import Any

from msgspec import Struct, structs

from deductio.bots import check_own
from deductio.bots.guest import PATIENCE
from deductio.core.game import Refused
from deductio.games import game
from deductio.lab.batches import Jobs, in_batches, workers_at
from deductio.lab.faults import Fault, faults_in
from deductio.lab.table import Series, around, play_bots, seated
from deductio.lab.versions import Versions

BATCH = 50
"""Games a process plays before it reports."""


class Simulation(Series, frozen=True):
    """What is played."""

    patience: float = PATIENCE
    """Seconds that a bot of somebody else may take for one choice."""


class GameResult(Struct, frozen=True):
    """What one game gives to the statistics."""

    winners: tuple[int, ...]
    rounds: int
    choices: int
    digest: str
    faults: list[Fault]


class Summary(Struct, frozen=True, omit_defaults=True):
    """The keys of `deductio simulate --json`."""

    game: str
    seats: int
    games: int
    finished: int
    choices: int
    seconds: float
    choices_per_second: float
    wins: list[int]
    """By seat; a shared win counts for each winner."""
    unsolved: int
    """Games without a winner."""
    mean_rounds: float
    digest: str
    """One hash over all records, equal for equal arguments."""
    faults: list[Fault] = []
    """Of bots of others, if there are any; of each the first in a game."""
    workers: list[Versions] = []
    """Of a cluster, where one played: each kind once."""


def simulate(
    plan: Simulation, jobs: Jobs = 1, progress: Callable[[int], None] = lambda played: None
) -> Summary:
    """Play all the games of a plan; `progress` hears how many more are done."""
    check(plan)
    begun = perf_counter()
    results: list[GameResult] = []
    workers = workers_at(jobs)
    for batch in in_batches(play_batch, plan, plan.games, size=BATCH, jobs=jobs):
        results += batch
        progress(len(batch))
    return structs.replace(summary(plan, results, perf_counter() - begun), workers=workers)


def check(plan: Simulation) -> None:
    """Refuses in one sentence what cannot be played, before anything is played."""
    if plan.games < 1:
        raise Refused("at least one game must be played")
    played = game(plan.game)
    played.read_options(plan.seats, plan.options)
    if len(plan.bots) > plan.seats:
        raise Refused(f"{len(plan.bots)} bots do not fit on {plan.seats} seats")
    check_own(plan.bots, played)


def play_batch(plan: Simulation, numbers: range) -> list[GameResult]:
    played = game(plan.game)
    return [play_one(plan, played, number) for number in numbers]


def play_one(plan: Simulation, played: Any, number: int) -> GameResult:
    seed, players = f"{plan.seed} game {number}", around(plan.bots, plan.seats)
    bots = seated(played, players, seed, plan.patience)
    one = play_bots(played, plan.options, players, bots, seed)
    record = one.record
    return GameResult(
        record.outcome.winners,
        record.outcome.rounds,
        len(record.choices),
        record.digest,
        faults_in(number, players, one.faults),
    )


def summary(plan: Simulation, results: Sequence[GameResult], seconds: float) -> Summary:
    choices = sum(result.choices for result in results)
    return Summary(
        game=plan.game,
        seats=plan.seats,
        games=plan.games,
        finished=len(results),
        choices=choices,
        seconds=round(seconds, 3),
        choices_per_second=round(choices / seconds, 1),
        wins=[sum(seat in result.winners for result in results) for seat in range(plan.seats)],
        unsolved=sum(not result.winners for result in results),
        mean_rounds=round(sum(result.rounds for result in results) / len(results), 3),
        digest=sha256("".join(result.digest for result in results).encode()).hexdigest(),
        faults=[fault for result in results for fault in result.faults],
    )


def options_from(pairs: Sequence[str]) -> Mapping[str, str]:
    """`name=value` as the command line gives them."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not name or not equals:
            raise Refused(f"an option is written name=value, not '{pair}'")
        options[name] = value
    return options
