"""From what a seat was told to the few lines of a puzzle: a smallest proof, and some decoys."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import ExitStack
from typing import Any

from msgspec import Struct

from deductio.coach.puzzles.codes import puzzling_of
from deductio.core.chance import Chance
from deductio.core.game import Game
from deductio.core.messages import Event, Opened, Seated
from deductio.deduction.explain import explain
from deductio.deduction.limited import needed
from deductio.deduction.model import Fact, Model, NoWorld
from deductio.deduction.notebook import Notebook
from deductio.deduction.sat import Formula

MOST_LINES = 8
MOST_DECOYS = 2
FEWEST = 2
"""A proof from a single event is hardly one."""
OPENING = -1
"""Stands for the question that an opening answers."""


class Pruned(Struct, frozen=True):
    """The few events of a stream that a puzzle is made of."""

    stream: tuple[Event, ...]
    lines: tuple[tuple[int, ...], ...]
    """Their numbers in that stream; what answers one question is one line."""
    proof: tuple[int, ...]
    """The events that prove it, all of them needed."""
    grade: int


class Pruner:
    """A stream, and a fact that is certain at its end."""

    def __init__(self, played: Game[Any], stream: Sequence[Event], fact: Fact, *, so: bool) -> None:
        self.played, self.stream, self.fact, self.so = played, stream, fact, so
        self.whole: Notebook = played.notebook(stream)
        self.puzzling = puzzling_of(played)
        self.telling = {seen.source for model in self.whole.models for seen in model.observations}
        puzzling = self.puzzling
        kept: tuple[type[Event], ...] = (Opened, Seated)
        kept += (*puzzling.basis, *puzzling.opening, *puzzling.keeps)
        self.always = {number for number, event in enumerate(stream) if isinstance(event, kept)}

    def pruned(self, luck: Chance, wanted: int | None = None) -> Pruned | None:
        """The lines that prove it; None where they make no good puzzle, or none of that grade."""
        if is_told(self.whole, self.fact):
            return None
        proof = explain(self.fact, *self.whole.models).events
        if len(proof) < FEWEST or len(self.lines({*self.always, *proof})) > MOST_LINES:
            return None
        grade = self.grade(proof)
        if wanted not in (None, grade):
            return None
        with Case(self.whole.models, self.fact, so=self.so) as case:
            kept = self.with_decoys(proof, grade, case, luck)
        return None if kept is None else self.anew(kept, proof, grade)

    def grade(self, events: Collection[int]) -> int:
        models = [model.only(events) for model in self.whole.models]
        return needed(self.fact, *models, so=self.so)

    def with_decoys(
        self, proof: Sequence[int], grade: int, case: Case, luck: Chance
    ) -> set[int] | None:
        """The proof, what every puzzle keeps, and a few more that help nobody; None where what
        every puzzle keeps would help."""
        kept = {*self.always, *proof}
        if not self.is_no_help(kept, proof, grade, case):
            return None
        few = MOST_DECOYS
        for decoy in luck.shuffled(self.like(proof)):
            more = {*kept, decoy}
            if not few or len(self.lines(more)) > MOST_LINES:
                break
            if self.is_no_help(more, proof, grade, case):
                kept, few = more, few - 1
        return kept

    def is_no_help(
        self, kept: Collection[int], proof: Sequence[int], grade: int, case: Case
    ) -> bool:
        """Whether every event of the proof is still needed, and as much thinking."""
        return case.needs_all(proof, kept) and self.grade(kept) == grade

    def like(self, proof: Sequence[int]) -> list[int]:
        """Other events that tell something, of the kinds of those in the proof."""
        kinds = {type(self.stream[number]) for number in proof}
        others = sorted(self.telling.difference(proof, self.always))
        return [number for number in others if type(self.stream[number]) in kinds]

    def lines(self, events: Collection[int]) -> list[list[int]]:
        """What is told, in the order of the game; the opening and the answers to one question
        together."""
        lines: dict[int, list[int]] = {}
        for number in sorted(events):
            if isinstance(self.stream[number], self.puzzling.opening):
                lines.setdefault(OPENING, []).append(number)
            elif number in self.telling or isinstance(self.stream[number], self.puzzling.keeps):
                lines.setdefault(self.whole.questions.get(number, number), []).append(number)
        return list(lines.values())

    def anew(self, kept: set[int], proof: Sequence[int], grade: int) -> Pruned | None:
        """The stream of these events alone; None where it is read otherwise than the whole one."""
        spoken_of = {each for number in kept for each in self.whole.about(number)}
        numbers = sorted(kept | spoken_of)
        places = {number: place for place, number in enumerate(numbers)}
        stream = tuple(self.stream[number] for number in numbers)
        lines = tuple(tuple(places[number] for number in line) for line in self.lines(kept))
        proven_by = tuple(places[number] for number in proof)
        try:
            same = self.reads(self.played.notebook(stream), kept, places)
            good = same and not any(self.is_spare(stream, number) for number in proven_by)
        except (NoWorld, LookupError, ValueError, AssertionError):  # a story nobody can follow
            return None
        return Pruned(stream, lines, proven_by, grade) if good else None

    def is_spare(self, stream: Sequence[Event], number: int) -> bool:
        """Whether the others prove it too: what two events tell counts as told by the first."""
        rest = [*stream[:number], *stream[number + 1 :]]
        with Case(self.played.notebook(rest).models, self.fact, so=self.so) as case:
            return case.proven_by_all()

    def reads(self, anew: Notebook, kept: set[int], places: dict[int, int]) -> bool:
        """Whether each event still says what it said."""
        before = [
            [(places[seen.source], seen.constraint) for seen in model.only(kept).observations]
            for model in self.whole.models
        ]
        now = [
            [(seen.source, seen.constraint) for seen in model.observations] for model in anew.models
        ]
        return before == now and anew.certain.get(self.fact) is self.so


def is_told(notebook: Notebook, fact: Fact) -> bool:
    """Whether something says it outright, whichever of the models is true."""
    return any(fact in model.told_outright for model in notebook.models)


class Case:
    """Which events prove a fact, asked again and again."""

    def __init__(self, models: Sequence[Model], fact: Fact, *, so: bool) -> None:
        self.opposite = [(fact, not so)]
        self.models = models

    def __enter__(self) -> Case:
        with ExitStack() as formulas:
            self.formulas = [formulas.enter_context(Formula(model)) for model in self.models]
            self.closing = formulas.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self.closing.close()

    def proven_by_all(self) -> bool:
        return not any(
            formula.possible(formula.switches, self.opposite) for formula in self.formulas
        )

    def proven_by(self, events: Collection[int]) -> bool:
        return not any(formula.possible(events, self.opposite) for formula in self.formulas)

    def needs_all(self, proof: Sequence[int], kept: Collection[int]) -> bool:
        """Whether these prove it, and would not without any one of the proof."""
        without = ([each for each in kept if each != number] for number in proof)
        return self.proven_by(kept) and not any(map(self.proven_by, without))
