"""Accuracy tells the levels apart on fresh games, and sleuths never miss what they can prove."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path
from statistics import mean, pstdev
from time import process_time

import pytest
from msgspec import Struct

from deductio.coach.messages import MomentKind
from deductio.coach.review import assess
from deductio.core.transcript import transcribe
from deductio.games import OURS, game
from deductio.lab.batches import in_batches
from deductio.lab.table import play_game

PAGE = Path(__file__).parents[2] / "docs" / "proof" / "coach.md"
GAMES = 60
LEVELS = ("rookie", "inspector", "sleuth")
ORDERED = 0.75
"""In so many games the sleuth is more accurate than the rookie who played in it."""
NEVER_OF_SLEUTHS: tuple[MomentKind, ...] = ("not_claimed", "against_proof")
KINDS: tuple[MomentKind, ...] = MomentKind.__args__  # type: ignore[attr-defined]
HEAD = """# What the coach sees

Made by `make proof`. {games} games of each game with three seats: a rookie, an inspector and a
sleuth in all orders. Accuracy is the mean over games, with its standard deviation; *in order* says
in how many games the sleuth was more accurate than the rookie at the same table. In New York,
Almost Innocent and Small Detectives the judge thinks as a sleuth does, so its 100 proves nothing
there. Seconds are those of one seat's review. Below, how often each kind of moment was found in a
seat's game: rookie / inspector / sleuth.

| game | rookie | inspector | sleuth | in order | seconds, mean and worst |
|---|---|---|---|---|---|
"""


class Looked(Struct, frozen=True):
    """One seat's game."""

    number: int
    level: str
    share: float | None
    kinds: tuple[MomentKind, ...]
    seconds: float


@pytest.mark.proof
def test_accuracy_separates_the_levels_and_sleuths_miss_no_proof() -> None:
    seen = {name: looked_at(name) for name in OURS}
    rows = "".join(row(name, seats) for name, seats in seen.items())
    tables = "".join(moments(name, seats) for name, seats in seen.items())
    PAGE.write_text(HEAD.format(games=GAMES) + rows + tables, "utf-8")
    for name, seats in seen.items():
        rookie, inspector, sleuth = (mean(shares(seats, level)) for level in LEVELS)
        assert rookie < inspector < sleuth, (name, rookie, inspector, sleuth)
        assert in_order(seats) >= ORDERED, (name, in_order(seats))
        for kind in NEVER_OF_SLEUTHS:
            assert often(seats, "sleuth", kind) == 0, (name, kind)


def looked_at(name: str) -> list[Looked]:
    batches = in_batches(look_at, name, GAMES, size=max(1, GAMES // 10), jobs=2)
    return [one for batch in batches for one in batch]


def look_at(name: str, numbers: range) -> list[Looked]:
    return [one for number in numbers for one in look_at_game(name, number)]


def look_at_game(name: str, number: int) -> list[Looked]:
    orders = [*permutations(LEVELS)]
    levels, played = orders[number % len(orders)], game(name)
    log = play_game(played, len(levels), {}, levels, f"coach {number}").log
    told = transcribe(log, played)[1]
    found = []
    for seat, level in enumerate(levels):
        begun = process_time()
        seen = assess(played, log, told, seat)
        assert len(seen.bits) == len(seen.played.stream)
        kinds = tuple(finding.kind for finding in seen.findings)
        found.append(Looked(number, level, seen.share, kinds, process_time() - begun))
    return found


def shares(seats: list[Looked], level: str) -> list[float]:
    return [one.share for one in seats if one.level == level and one.share is not None]


def in_order(seats: list[Looked]) -> float:
    of = {(one.number, one.level): one.share for one in seats if one.share is not None}
    pairs = [
        (of[number, "rookie"], of[number, "sleuth"])
        for number in range(GAMES)
        if (number, "rookie") in of and (number, "sleuth") in of
    ]
    return mean(sleuth > rookie for rookie, sleuth in pairs)


def often(seats: list[Looked], level: str, kind: MomentKind) -> float:
    of_level = [one for one in seats if one.level == level]
    return mean(Counter(one.kinds)[kind] for one in of_level)


def row(name: str, seats: list[Looked]) -> str:
    levels = [shares(seats, level) for level in LEVELS]
    accuracies = " | ".join(f"{mean(one):.0f} ± {pstdev(one):.0f}" for one in levels)
    seconds = [one.seconds for one in seats]
    costs = f"{mean(seconds):.2f}, {max(seconds):.2f}"
    return f"| {name} | {accuracies} | {in_order(seats):.0%} | {costs} |\n"


def moments(name: str, seats: list[Looked]) -> str:
    text = f"\n## {name}\n\n| moment | rookie / inspector / sleuth |\n|---|---|\n"
    for kind in KINDS:
        of_levels = [often(seats, level, kind) for level in LEVELS]
        if any(of_levels):
            text += f"| {kind} | {' / '.join(f'{one:.1f}' for one in of_levels)} |\n"
    return text
