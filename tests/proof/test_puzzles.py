"""A thousand puzzles of each game are what they must be; a ladder of solvers that think so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import islice, pairwise
from os import environ
from statistics import fmean
from time import process_time

import pytest
from msgspec import Struct

from deductio.coach.puzzles.finding import puzzles
from deductio.coach.puzzles.making import Made, make
from deductio.coach.puzzles.rare import rare_codes
from deductio.core.puzzling import GRADES
from deductio.deduction.limited import LOOK, ROUNDS, sees
from deductio.games import game, names
from tests.coach.puzzles.checking import alike, check
from tests.proof.pages import PROOF, put_rows

PAGE = PROOF / "puzzles.md"
EACH = int(environ.get("DEDUCTIO_PROOF_PUZZLES", "1000"))
"""Puzzles of each game, over all its grades."""
SEED = 77
SHORT = 3
"""Thoughts in a row that somebody can follow who thinks of a few rounds only."""
HEAD = f"""# Puzzles

Made by `make proof`: puzzles of each game, over all its grades, no two alike. Of each it is
checked that it has at most eight lines, that exactly one answer is right (by counting worlds, by a
formula for another solver, and in worlds drawn), that no line says it, that whoever is not told any
one event of the proof cannot know it, that every step of the proof follows (a checker that shares
no code with its maker), and that every wrong answer is refuted by a whole deal that fits all lines.

*Solvers* that think only so far: one look; a few rounds ({SHORT} thoughts in a row), rounds of
counts as far as they lead; differences of counts; one supposition; more. The grade of a puzzle is
the lowest of five of them that sees it, given all its lines, so their rates are 0 or 100 %; how far
a few rounds lead was not chosen. *Lines*, *events* (of the proof), *thoughts* (in the longest row)
and *seconds* (of CPU time to find one) are means.

| game | grade | puzzles | look | few | rounds | differences | supposition | more | lines | events | thoughts | seconds |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
"""  # noqa: E501 - the head of a table
KINDS = """
| game | grade | asks for a thing | for a place | which statement is proven | themes |
|---|---|---|---|---|---|
"""


def grades_of(name: str) -> tuple[int, ...]:
    puzzling = game(name).puzzling
    return tuple(puzzling.grades) if puzzling else ()


ROWS = [f"| {name} | {grade} |" for name in names() for grade in grades_of(name)]
KINDS_ROWS = [f"| {name} | all |" for name in names()]


class Sample(Struct):
    """Puzzles of one game and grade."""

    name: str
    grade: int
    made: list[Made]
    seconds: float

    def share(self, solves: Callable[[Made], bool]) -> float:
        return fmean(map(solves, self.made))

    @property
    def ladder(self) -> list[float]:
        """How many of them each solver solves."""
        look, *others = (self.share(solver(level)) for level in GRADES)
        return [look, self.share(in_a_few_rounds), *others]

    @property
    def row(self) -> str:
        rates = [f"{rate:.0%}" for rate in self.ladder]
        means = [
            f"{fmean(figures):.1f}"
            for figures in (
                [len(made.lines) for made in self.made],
                [len(made.events) for made in self.made],
                [made.rounds for made in self.made],
            )
        ]
        known = [self.name, str(self.grade), str(len(self.made)), *rates, *means]
        return f"| {' | '.join(known)} | {self.seconds:.2f} |"


def solver(level: int) -> Callable[[Made], bool]:
    return lambda made: sees(level, made.fact, *made.notebook.models, so=made.so)


def in_a_few_rounds(made: Made) -> bool:
    short = solver(ROUNDS)(made) and made.rounds <= SHORT
    return short or solver(LOOK)(made)


@pytest.mark.proof
@pytest.mark.parametrize("name", names())
def test_a_thousand_puzzles_are_what_they_must_be(name: str) -> None:
    samples = [*samples_of(name)]
    for sample in samples:
        assert sample.ladder == sorted(sample.ladder), "whoever thinks further solves no less"
    for easier, harder in pairwise(samples):
        rates = zip(easier.ladder, harder.ladder, strict=True)
        assert all(one >= other for one, other in rates), "a higher grade is no easier"
    rows = [sample.row for sample in samples]
    put_rows(PAGE, [(HEAD, ROWS), (KINDS, KINDS_ROWS)], [*rows, kinds_of(name, samples)])


def samples_of(name: str) -> Iterable[Sample]:
    wanted = -(-EACH // max(len(grades_of(name)), 1))
    for grade in grades_of(name):
        begun = process_time()
        made = [*islice(puzzles(name, SEED, grade), wanted)]
        sample = Sample(name, grade, made, (process_time() - begun) / wanted)
        for one in made:
            check(one)
        assert len({alike(one) for one in made}) == wanted
        yield sample


def kinds_of(name: str, samples: Iterable[Sample]) -> str:
    made = [one for sample in samples for one in sample.made]
    kinds, themes = Counter(one.kind for one in made), Counter(one.theme for one in made)
    told = ", ".join(f"{theme} {number}" for theme, number in themes.most_common())
    return f"| {name} | all | {kinds['item']} | {kinds['place']} | {kinds['proven']} | {told} |"


@pytest.mark.proof
@pytest.mark.parametrize("name", names())
def test_every_rare_puzzle_that_is_kept_is_what_it_must_be(name: str) -> None:
    for grade in GRADES:
        for code in rare_codes(name, grade):
            made = make(code)
            check(made)
            assert made.grade == grade
            assert made.is_told_step_by_step
