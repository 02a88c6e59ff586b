"""What of a puzzle travels: as it is told to whoever solves it, and what an answer is worth."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from deductio.core.messages import Seat
from deductio.core.puzzling import Theme
from deductio.deduction.steps import ProofStep

Grade: TypeAlias = Annotated[int, Meta(ge=1, le=5)]
"""How much reasoning it takes: 1 one look, 2 several rounds of elimination, 3 differences of
counts, 4 one supposition, 5 more."""
PuzzleKind: TypeAlias = Literal["item", "place", "proven"]
"""What is asked for: which of several things it is, which of several places, or which of some
statements is proven."""


class Line(Struct, frozen=True):
    """Something the seat was told; a question with its answers is one line."""

    events: tuple[int, ...]
    """Their numbers in the stream of the puzzle: the steps of a proof name them."""
    text: str


class Option(Struct, frozen=True):
    """One of the answers to choose from."""

    key: str
    """The fact it says is so, or is proven: `rope@seat2`."""
    text: str


class Puzzle(Struct, frozen=True):
    """A puzzle as somebody sees it who is to solve it: nothing in it tells the answer."""

    code: str
    game: str
    seat: Seat
    """Whose eyes these are."""
    seats: int
    names: tuple[str, ...]
    """Of the seats."""
    grade: Grade
    kind: PuzzleKind
    theme: Theme
    frame: str
    """What holds in every game of this kind."""
    lines: tuple[Line, ...]
    """In the order of the game."""
    question: str
    options: tuple[Option, ...]
    so: bool
    """Of `proven`: whether the statements say that something is so, or that it is not."""
    things: str
    """What the items of facts are called in texts: the domain of their names."""
    places: dict[str, tuple[str, str | int]]
    """Of each place of facts, which kind it is and which of them: what it is called in texts."""
    facts: tuple[str, ...]
    """Every fact `item@place` one may mark; which there are is known to all."""
    told: dict[str, tuple[bool, int]]
    """What a line tells outright: whether it is so, and by which event."""


class Judged(Struct, frozen=True):
    """What an answer is worth."""

    right: bool
    text: str
    """In one sentence."""
    proof: tuple[ProofStep, ...] = ()
    """Of a right answer, why; of a wrong one that cannot be, why not."""
    proof_lines: tuple[str, ...] = ()
    """The same as numbered sentences."""
    world: dict[str, tuple[str, ...]] = {}
    """Of a wrong answer: what lies where in a whole deal that fits every line and makes it
    wrong."""
    sentences: tuple[str, ...] = ()
    """That deal in words, place by place, without what the lines tell outright."""
