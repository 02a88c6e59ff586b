"""How fast puzzles are made: seconds of CPU time for each usable one, by grade."""

from __future__ import annotations

from statistics import fmean
from time import process_time

from msgspec import Struct

from deductio.coach.puzzles.finding import find
from deductio.games import game

EACH = 20
"""Puzzles of each grade."""


class OfGrade(Struct, frozen=True):
    """One grade's figures."""

    seconds: float
    """Of CPU time for a puzzle, the mean."""
    slowest: float


class Puzzles(Struct, frozen=True):
    """One game's figures, from a process that has made some before."""

    grades: dict[str, OfGrade]
    """None where a game has no puzzles."""


def measure_puzzles(name: str, *, each: int = EACH) -> Puzzles:
    puzzling = game(name).puzzling
    grades = puzzling.grades if puzzling else ()
    return Puzzles({str(grade): of_grade(name, grade, each) for grade in grades})


def of_grade(name: str, grade: int, each: int) -> OfGrade:
    find(name, 0, grade)
    taken = [seconds_for(name, seed, grade) for seed in range(1, each + 1)]
    return OfGrade(round(fmean(taken), 4), round(max(taken), 4))


def seconds_for(name: str, seed: int, grade: int) -> float:
    begun = process_time()
    find(name, seed, grade)
    return process_time() - begun
