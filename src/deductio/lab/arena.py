"""A tournament of bots: openskill ratings with intervals, wins, lengths and times."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from deductio.games import game
from deductio.lab.contest import Contest, Played, hold
from deductio.lab.intervals import Z, share


class Standing(Struct, frozen=True):
    """How one level fared."""

    bot: str
    rating: float
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
    ratings: list[Standing]
    """The best first."""
    plot: str | None = None


def tournament(
    contest: Contest, jobs: int = 1, progress: Callable[[int], None] = lambda played: None
) -> Tournament:
    """Everyone at one table; where all win or lose together, a table of each level, same deals."""
    if plays_together(contest):
        return _of_teams(contest, jobs, progress)
    results = hold(contest, jobs, progress)
    return report(contest, [contest.line_up], results, [places_of_seats(one) for one in results])


def plays_together(contest: Contest) -> bool:
    played = game(contest.game)
    return played.together(contest.seats, played.read_options(contest.seats, contest.options))


def _of_teams(contest: Contest, jobs: int, progress: Callable[[int], None]) -> Tournament:
    line_ups = [(level,) * contest.seats for level in levels_of(contest)]
    tables = [
        hold(
            Contest(contest.game, line_up, contest.games, contest.options, contest.seed),
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


class Place(NamedTuple):
    """Where a player, or a team, came in a game; 0 is the best."""

    level: str
    place: int
    won: bool


def places_of_seats(result: Played) -> list[Place]:
    return [
        Place(result.levels[seat], place, seat in result.winners)
        for place, seats in enumerate(result.ranking)
        for seat in seats
    ]


def places_of_teams(deal: Sequence[Played]) -> list[Place]:
    """Teams that played the same deal: one that won comes before one that lost."""
    return [Place(team.levels[0], 0 if team.winners else 1, bool(team.winners)) for team in deal]


def report(
    contest: Contest,
    line_ups: Sequence[tuple[str, ...]],
    results: Sequence[Played],
    games: Sequence[Sequence[Place]],
) -> Tournament:
    ratings = rate(games)
    standings = [
        standing(
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
        ratings=sorted(standings, key=lambda one: -one.rating),
    )


def rate(games: Sequence[Sequence[Place]]) -> dict[str, PlackettLuceRating]:
    """One rating per level; where it sits on several chairs, it learns their mean."""
    model = PlackettLuce(tau=0)
    names = dict.fromkeys(place.level for places in games for place in places)
    ratings = {level: model.rating(name=level) for level in names}
    for places in games:
        own = [ratings[place.level] for place in places]
        chairs = [[model.rating(rating.mu, rating.sigma)] for rating in own]
        if len(chairs) < 2:
            continue  # a team alone is compared with nobody
        learnt: dict[str, list[PlackettLuceRating]] = defaultdict(list)
        rated = model.rate(chairs, ranks=[float(place.place) for place in places])
        for place, (chair,) in zip(places, rated, strict=True):
            learnt[place.level].append(chair)
        for level, learners in learnt.items():
            ratings[level].mu = fmean(chair.mu for chair in learners)
            ratings[level].sigma = fmean(chair.sigma for chair in learners)
    return ratings


def standing(
    level: str, rating: PlackettLuceRating, places: Sequence[Place], results: Sequence[Played]
) -> Standing:
    wins = sum(place.won for place in places)
    won = share(wins, len(places))
    points, seconds = totals(level, results)
    return Standing(
        bot=level,
        rating=round(rating.mu, 2),
        low=round(rating.mu - Z * rating.sigma, 2),
        high=round(rating.mu + Z * rating.sigma, 2),
        entered=len(places),
        wins=wins,
        win_share=round(won.value, 4),
        win_share_low=round(won.low, 4),
        win_share_high=round(won.high, 4),
        mean_points=round(fmean(points), 3),
        mean_milliseconds=round(fmean(seconds) * 1000, 3),
        p99_milliseconds=round(seconds[int(len(seconds) * 0.99)] * 1000, 3),
    )


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
