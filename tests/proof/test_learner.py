"""Hints help: a rookie that writes down what they prove wins more often than one without any.

Both play the same games, with the same luck, at the same seat, among the same others.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from deductio.bots import Bot, bot
from deductio.bots.thinker import Thinker
from deductio.core.game import Game
from deductio.core.match import Match
from deductio.core.messages import Seat
from deductio.core.record import outcome_of
from deductio.core.seal import open_sealed, seal_from
from deductio.games import OURS, game
from deductio.lab.batches import in_batches
from deductio.lab.intervals import Interval, share
from deductio.lab.table import play_out
from tests.proof.learner.hinted import Hinted
from tests.proof.watched import difference

PAGE = Path(__file__).parents[2] / "docs" / "proof" / "learner.md"
COMMAND = "pytest -m proof tests/proof/test_learner.py"
HEAD = f"""# A learner who takes hints

Made by `{COMMAND}`. A *learner* is a rookie that asks for hints
whenever it is asked something, until nothing new follows that a rookie has a use for, and writes
down what their third step proves. It takes its notes as it takes what it was told, and is the
rookie in everything else: its luck, its slips and its wishes are the same. Each game is played
twice, once with either, with the same luck, at the same seat and with the same others; the seat
moves on from game to game. In Almost Innocent all win or lose together. What must hold is that the
interval of the difference is above 0; New York is only reported.

| game | with | games | rookie wins | learner wins | difference (95 %) | notes in a game |
|---|---|---|---|---|---|---|
"""


class Lesson(Struct, frozen=True):
    """A game played with and without hints, among whom and how often."""

    game: str
    others: tuple[str, ...]
    games: int
    demanded: bool = True


LESSONS = (
    Lesson("small_detectives", ("rookie", "rookie"), 1500),
    Lesson("cluedo", ("rookie", "rookie"), 300),
    Lesson("chaussette", ("rookie", "rookie"), 500),
    Lesson("new_york", ("rookie", "rookie"), 1000, demanded=False),
    Lesson("almost_innocent", ("rookie", "rookie"), 300),
)


class Twice(Struct, frozen=True):
    """One game: whether the rookie won it, whether the learner did, and how much that noted."""

    rookie: bool
    learner: bool
    notes: int


@pytest.mark.proof
def test_a_rookie_that_writes_down_what_hints_prove_wins_more_often() -> None:
    text, failed = HEAD, []
    for lesson in LESSONS:
        played = play_all(lesson, jobs=2)
        gain = gained(played)
        text += row(lesson, played, gain)
        PAGE.write_text(text, "utf-8")
        if lesson.demanded and gain.low <= 0:
            failed.append(f"{lesson.game}: {gain}")
    assert failed == []


@pytest.mark.parametrize("name", OURS)
def test_without_hints_a_learner_is_a_rookie_choice_by_choice(name: str) -> None:
    lesson = Lesson(name, ("rookie", "rookie"), 1)
    played = game(name)
    rookie = seated(lesson, 0, bot("rookie", played, "alike"))
    learner = seated(lesson, 0, learning(played, "alike", Hinted(played, asks=False)))
    assert rookie.streams == learner.streams


def play_all(lesson: Lesson, jobs: int = 1) -> list[Twice]:
    batches = in_batches(play_batch, lesson, lesson.games, size=10, jobs=jobs)
    return [one for batch in batches for one in batch]


def play_batch(lesson: Lesson, numbers: range) -> list[Twice]:
    return [play_twice(lesson, number) for number in numbers]


def play_twice(lesson: Lesson, number: int) -> Twice:
    played, seed = game(lesson.game), f"learner {number}"
    hinted = Hinted(played)
    rookie = seated(lesson, number, bot("rookie", played, seed))
    learner = seated(lesson, number, learning(played, seed, hinted))
    seat = seat_in(lesson, number)
    return Twice(has_won(rookie, seat), has_won(learner, seat), len(hinted.notes))


def learning(played: Game[Any], seed: str, hinted: Hinted) -> Bot:
    return Thinker("rookie", replace(played, thinking={"rookie": hinted}), seed)


def seated(lesson: Lesson, number: int, player: Bot) -> Match[Any]:
    """The game with that player at its seat, played to its end."""
    played, seed, seat = game(lesson.game), f"learner {number}", seat_in(lesson, number)
    seal = seal_from(seed)
    opened = played.opening(len(lesson.others) + 1, {}, seal.commitment, seal.nonces)
    match = open_sealed(played, opened, seal)
    levels = [*lesson.others[:seat], "", *lesson.others[seat:]]
    play_out(
        match,
        {
            place: bot(level, played, f"{seed} seat {place}") if level else player
            for place, level in enumerate(levels)
        },
    )
    return match


def seat_in(lesson: Lesson, number: int) -> Seat:
    return number % (len(lesson.others) + 1)


def has_won(match: Match[Any], seat: Seat) -> bool:
    return seat in outcome_of(match.public).winners


def gained(played: list[Twice]) -> Interval:
    """The learner's share of wins less the rookie's, game by game."""
    return difference([(one.learner, 1) for one in played], [(one.rookie, 1) for one in played])


def row(lesson: Lesson, played: list[Twice], gain: Interval) -> str:
    games = len(played)
    rookie = share(sum(one.rookie for one in played), games).value
    learner = share(sum(one.learner for one in played), games).value
    notes = sum(one.notes for one in played) / games
    return (
        f"| {lesson.game} | {', '.join(lesson.others)} | {games} | {rookie:.3f} | {learner:.3f} "
        f"| {gain.value:+.3f} ({gain.low:+.3f} to {gain.high:+.3f}) | {notes:.1f} |\n"
    )
