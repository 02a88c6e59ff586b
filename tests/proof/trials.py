"""Changes to the sleuth, played against the sleuth as it is: is there a level above it?

    python -m tests.proof.trials cluedo-worlds 240

Where all win or lose together, a team with the change and one without play the same deals.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any, NamedTuple

from msgspec.structs import replace

from deductio.bots import Bot, bot
from deductio.core.messages import Event, Question, Seat
from deductio.core.record import outcome_of
from deductio.core.thinking import Wish
from deductio.games import game
from deductio.lab.contest import Contest
from deductio.lab.intervals import odds, ratio, share
from deductio.lab.table import play_bots
from tests.proof.test_strength import in_words

SEED = "trial"


def with_ways(**figures: Any) -> Callable[[Any], Any]:
    """A game's own ways of a level, with these figures instead."""
    return lambda ways: lambda *level: replace(ways(*level), **figures)


def instead(value: object) -> Callable[[Any], Any]:
    return lambda _: value


class Trial(NamedTuple):
    """What is changed in the `strategy` of a game: by `module.name`, what becomes of it."""

    game: str
    changes: Mapping[str, Callable[[Any], Any]]
    seats: int = 4
    options: Mapping[str, str] = {}


TRIALS = {
    "cluedo-worlds": Trial("cluedo", {"plan.WORLDS": instead(1200)}),
    "small_detectives-rounds": Trial(
        "small_detectives", {"sleuth.ways_of": with_ways(rounds_imagined=48)}
    ),
    "small_detectives-reading": Trial(
        "small_detectives", {"sleuth.ways_of": with_ways(reads=True)}
    ),
    "chaussette-worlds": Trial(
        "chaussette", {"inquiry.ways_of": with_ways(promising=128, few=128, many=1024)}
    ),
    "new_york-ahead": Trial("new_york", {"race.FARTHEST": instead(6)}),
    "new_york-waiting": Trial("new_york", {"sleuth.ways": with_ways(waiting=0.9)}),
    "almost_innocent-deals": Trial(
        "almost_innocent",
        {"beliefs.CELLS": instead(160_000), "beliefs.MOST_WORLDS": instead(768)},
        seats=5,
        options={"scenario": "5", "difficulty": "detective"},
    ),
}


class Changed:
    """A sleuth that thinks with the change; between its choices nothing is changed."""

    def __init__(self, trial: Trial, seed: str) -> None:
        self._trial = trial
        self._player = bot("sleuth", game(trial.game), seed)

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        with changed(self._trial):
            return self._player.wish(stream, question)


@contextmanager
def changed(trial: Trial) -> Iterator[None]:
    before = []
    for path, change in trial.changes.items():
        module, name = path.rsplit(".", 1)
        place = import_module(f"deductio.games.{trial.game}.strategy.{module}")
        before.append((place, name, getattr(place, name)))
        setattr(place, name, change(getattr(place, name)))
    try:
        yield
    finally:
        for place, name, value in before:
            setattr(place, name, value)


def held(trial: Trial, games: int) -> str:
    """The result in one line."""
    played = game(trial.game)
    if played.together(trial.seats, played.read_options(trial.seats, trial.options)):
        teams = [played_by(trial, (who,) * trial.seats, games) for who in ("changed", "sleuth")]
        won = [sum(bool(winners) for _, winners, _ in team) for team in teams]
        return " : ".join(
            f"{number} of {games}, {in_words(share(number, games))}" for number in won
        )
    table = played_by(trial, ("changed", "sleuth") * (trial.seats // 2), games)
    wins = [sum(who[seat] == one for who, winners, _ in table for seat in winners) for one in SIDES]
    points = [[score_of(one, who, scores) for who, _, scores in table] for one in SIDES]
    line = f"wins {wins[0]} : {wins[1]}, {in_words(odds(*wins))}"
    has_points = max(score for _, _, scores in table for score in scores) > 1
    return f"{line}; points {in_words(ratio(*points))}" if has_points else line


SIDES = ("changed", "sleuth")


def score_of(side: str, who: Sequence[str], scores: Sequence[int]) -> int:
    return sum(score for one, score in zip(who, scores, strict=False) if one == side)


def played_by(
    trial: Trial, line_up: tuple[str, ...], games: int
) -> list[tuple[tuple[str, ...], tuple[Seat, ...], tuple[int, ...]]]:
    """Game by game: who sat where, who won, and the points."""
    contest = Contest(trial.game, line_up, games, dict(trial.options), SEED)
    found = []
    for number in range(games):
        who, seed = contest.seated(number), f"{SEED} game {number}"
        bots: dict[Seat, Bot] = {
            seat: sitting(trial, one, f"{seed} seat {seat}") for seat, one in enumerate(who)
        }
        match = play_bots(game(trial.game), contest.options, who, bots, seed).match
        outcome = outcome_of(match.public)
        found.append((who, outcome.winners, outcome.scores))
    return found


def sitting(trial: Trial, one: str, seed: str) -> Bot:
    return Changed(trial, seed) if one == "changed" else bot("sleuth", game(trial.game), seed)


if __name__ == "__main__":
    print(held(TRIALS[sys.argv[1]], int(sys.argv[2])))
