"""What of puzzles travels between the server and the page, and how each is kept."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from deductio.coach.hint_steps import HintStep
from deductio.coach.messages import Deal
from deductio.coach.puzzles.messages import Grade, Puzzle
from deductio.core.puzzling import Theme
from deductio.tables.messages import Message, WholeView
from deductio.tables.spoken import Notes, Proof

Points: TypeAlias = float
"""What a first answer counts: 1 if it was right at once, 0.5 if it was right after a hint short of
the proof, 0 otherwise."""


class PuzzlePosition(Struct, frozen=True):
    """A puzzle as a page lays it out: everything its seat knows, and nothing of the answer."""

    puzzle: Puzzle
    events: tuple[Message, ...]
    """The stream of its seat."""
    view: WholeView
    notes: Notes
    """What the lines tell outright."""
    things: dict[str, dict[str, str]] = {}
    """Words of things that are named by their content."""


class PuzzleVerdict(Struct, frozen=True):
    """What there is to say to one of the answers."""

    right: bool
    proof: Proof | None
    """Of the right answer; of a wrong one, why it cannot be, where that is so."""
    deal: Deal | None
    """A deal that fits every line and makes the answer wrong."""
    lines: tuple[str, ...] = ()
    """That deal in sentences."""


class PuzzleTold(Struct, frozen=True):
    """All that is ever said of a puzzle in one language; kept so, it needs no rules any more."""

    position: PuzzlePosition
    verdicts: dict[str, PuzzleVerdict]
    """By the key of an option."""
    hints: tuple[HintStep, ...]


class KeptPuzzle(Struct, frozen=True):
    """A puzzle as it is kept."""

    code: str
    game: str
    grade: Grade
    theme: Theme
    told: dict[str, bytes]
    """By language, a `PuzzleTold` as it is kept."""


class NewPuzzle(KeptPuzzle, frozen=True):
    """One that nobody has answered yet."""

    work: int
    """Events of its proof and thoughts in a row: how hard it is among those of its grade."""


class Attempt(Struct, frozen=True):
    """What somebody has done with a puzzle."""

    code: str
    game: str
    grade: Grade
    theme: Theme
    at: float
    """When it was answered first, in seconds since 1970; else when a hint was asked for."""
    hints: int
    """How many steps of the hint were heard before that."""
    answer: str
    """The first one; empty while there is none."""
    points: Points
    mended: bool
    """Whether it was answered rightly in the end."""
    rating: int
    """Of the person in that game afterwards."""


class PuzzleRating(Struct, frozen=True):
    """How well somebody solves the puzzles of a game."""

    game: str
    rating: int
    answered: int
    solved: int
    """At once, without a hint."""
    mistakes: int
    """That have not been answered rightly since."""


class PuzzleGame(Struct, frozen=True):
    """The puzzles of a game, as they stand on the shelf."""

    game: str
    grades: tuple[Grade, ...]
    themes: tuple[Theme, ...]
    mine: PuzzleRating


class PosedPuzzle(Struct, frozen=True):
    """A puzzle for one person."""

    position: PuzzlePosition
    rating: int
    """Of the puzzle."""
    answered: int
    """How many people have answered it."""
    mine: Attempt | None
    """What this person has done with it."""


class PuzzleAnswered(Struct, frozen=True):
    """What an answer is worth, and what it changed."""

    verdict: PuzzleVerdict
    counted: bool
    """Whether it was the first answer of this person."""
    points: Points
    """Of the first answer."""
    before: int
    """The rating of the person in that game, and what it is now."""
    after: int


class MyPuzzles(Struct, frozen=True):
    """What somebody has done with puzzles."""

    ratings: tuple[PuzzleRating, ...]
    attempts: tuple[Attempt, ...]
    """The latest first."""
