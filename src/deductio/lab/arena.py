"""A tournament of bots: shares of wins and ratings with intervals, lengths and times."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isfinite
from statistics import fmean
from typing import Any

from msgspec import Struct, structs

from deductio.core.messages import Seat
from deductio.games import game
from deductio.lab.batches import Jobs, workers_at
from deductio.lab.contest import Contest, Played, hold
from deductio.lab.faults import Fault
from deductio.lab.intervals import Interval, mean, share
from deductio.lab.ratings import Place, rate
from deductio.lab.versions import Versions

COUNTED = {
    "wins": "games won; a game that ends without a winner is won by nobody",
    "rating": "wins alone: whoever won was better than all who did not",
    "points": "what the game gives its seats at the end; they decide no rating",
    "place": "the place in the ranking, 1 the best; who never declares may come second for ever",
    "forfeits": "games lost because the bot raised, took too long or chose what was not offered",
}
"""What each figure counts, for people and programs."""


class Rated(Struct, frozen=True):
    """How one level fared: by wins, by points and by places, each for itself."""

    bot: str
    rating: float
    """By wins alone; 400 points more win ten times as often."""
    low: float
    high: float
    """The rating lies between these 95 times in 100."""
    entered: int
    """How often it sat down; a team counts once."""
    wins: int
    win_share: float
    win_share_low: float
    win_share_high: float
    mean_points: float
    mean_points_low: float | None
    mean_points_high: float | None
    """None after a single game."""
    mean_place: float
    forfeits: int
    mean_milliseconds: float
    p99_milliseconds: float
    """Of thinking, per choice, on one core."""


class Tournament(Struct, frozen=True):
    """The keys of `deductio arena --json`."""

    game: str
    line_ups: tuple[tuple[str, ...], ...]
    """Around each table; seats are rotated from game to game."""
    options: dict[str, Any]
    seed: str
    games: int
    unsolved: int
    """Games without a winner."""
    mean_rounds: float
    ratings: list[Rated]
    """Who won most often first."""
    counted: dict[str, str]
    faults: list[Fault]
    """Of bots of others; of each the first in a game."""
    workers: list[Versions] = []
    """Of a cluster, where one played: each kind once."""
    plot: str | None = None


def tournament(
    contest: Contest, jobs: Jobs = 1, progress: Callable[[int], None] = lambda played: None
) -> Tournament:
    """Everyone at one table; where all win or lose together, a table of each level, same deals."""
    compete = _of_teams if plays_together(contest) else _of_seats
    return structs.replace(compete(contest, jobs, progress), workers=workers_at(jobs))


def plays_together(contest: Contest) -> bool:
    played = game(contest.game)
    return played.together(contest.seats, played.read_options(contest.seats, contest.options))


def _of_seats(contest: Contest, jobs: Jobs, progress: Callable[[int], None]) -> Tournament:
    results = hold(contest, jobs, progress)
    return report(contest, [contest.line_up], results, [places_of_seats(one) for one in results])


def _of_teams(contest: Contest, jobs: Jobs, progress: Callable[[int], None]) -> Tournament:
    line_ups = [(level,) * contest.seats for level in levels_of(contest)]
    tables = [
        hold(
            structs.replace(contest, line_up=line_up),
            jobs,
            progress,
        )
        for line_up in line_ups
    ]
    deals = [places_of_teams(deal) for deal in zip(*tables, strict=True)]
    return report(contest, line_ups, [one for table in tables for one in table], deals)


def levels_of(contest: Contest) -> list[str]:
    """Each level once, as first named."""
    return list(dict.fromkeys(contest.line_up))


def places_of_seats(result: Played) -> list[Place]:
    before = 0
    place: dict[Seat, float] = {}
    for group in result.ranking:
        place |= dict.fromkeys(group, before + (len(group) + 1) / 2)
        before += len(group)
    failed = {fault.seat for fault in result.faults}
    return [
        Place(level, seat in result.winners, place[seat], seat in failed)
        for seat, level in enumerate(result.levels)
    ]


def places_of_teams(deal: Sequence[Played]) -> list[Place]:
    """Teams that played the same deal; whoever won comes before all who did not."""
    won = [bool(team.winners) for team in deal]
    winners, losers = (1 + sum(won)) / 2, sum(won) + (1 + len(won) - sum(won)) / 2
    return [
        Place(team.levels[0], so, winners if so else losers, bool(team.faults))
        for team, so in zip(deal, won, strict=True)
    ]


def report(
    contest: Contest,
    line_ups: Sequence[tuple[str, ...]],
    results: Sequence[Played],
    games: Sequence[Sequence[Place]],
) -> Tournament:
    ratings = rate(games)
    fared = [
        rated(
            level,
            rating,
            [one for places in games for one in places if one.level == level],
            results,
        )
        for level, rating in ratings.items()
    ]
    return Tournament(
        game=contest.game,
        line_ups=tuple(line_ups),
        options=contest.options,
        seed=contest.seed,
        games=len(results),
        unsolved=sum(not result.winners for result in results),
        mean_rounds=round(fmean(result.rounds for result in results), 2),
        ratings=sorted(fared, key=lambda one: (-one.win_share, -one.rating, one.forfeits)),
        counted=COUNTED,
        faults=[fault for result in results for fault in result.faults],
    )


def rated(
    level: str, rating: Interval, places: Sequence[Place], results: Sequence[Played]
) -> Rated:
    wins = sum(place.won for place in places)
    won = share(wins, len(places))
    scored, seconds = totals(level, results)
    points = mean(scored)
    return Rated(
        bot=level,
        rating=round(rating.value, 1),
        low=round(rating.low, 1),
        high=round(rating.high, 1),
        entered=len(places),
        wins=wins,
        win_share=round(won.value, 4),
        win_share_low=round(won.low, 4),
        win_share_high=round(won.high, 4),
        mean_points=round(points.value, 3),
        mean_points_low=_finite(points.low),
        mean_points_high=_finite(points.high),
        mean_place=round(fmean(place.place for place in places), 3),
        forfeits=sum(place.forfeit for place in places),
        mean_milliseconds=round(fmean(seconds) * 1000, 3),
        p99_milliseconds=round(seconds[int(len(seconds) * 0.99)] * 1000, 3),
    )


def _finite(value: float) -> float | None:
    return round(value, 3) if isfinite(value) else None


def totals(level: str, results: Sequence[Played]) -> tuple[list[int], list[float]]:
    """The points of every chair of that level, and the seconds of every choice, in order."""
    chairs = [
        (result.scores[seat], result.thinking[seat])
        for result in results
        for seat, sitting in enumerate(result.levels)
        if sitting == level
    ]
    seconds = sorted(second for _, spent in chairs for second in spent)
    return [points for points, _ in chairs], seconds
