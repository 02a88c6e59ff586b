"""The words of a chain of reasoning: what each step concludes, and from what.

A chain is written as one would on paper. Steps are numbered from 1; each rests on earlier ones and
on events. A supposition opens a box: the steps inside are deeper by one and may not be used outside
it; a contradiction ends it, and the step after it says that the supposition was wrong. Where one of
several models is true, every model is a case with a box of its own.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from deductio.deduction.model import Count, Fact

Kind: TypeAlias = Literal[
    "told",  # an event says it outright
    "elimination",  # a count needs all that are left
    "count",  # a count has all it may have, so the others are not
    "difference",  # what one count leaves to another
    "supposition",  # suppose it were otherwise
    "contradiction",  # then a count cannot be met
    "refutation",  # so the supposition was wrong
    "case",  # one of the ways things may have gone
    "cases",  # in every case it is so
    "exhaustion",  # every way to place the rest was tried
    "tracking",  # followed from hand to hand, by a game that counts for itself
]


class Conclusion(Struct, frozen=True):
    """That a fact is so, or is not; of alike items, that so many lie there, or not so many."""

    fact: Fact
    so: bool
    copies: int = 1


class Ground(Struct, frozen=True):
    """A count that a step applies, and why it holds."""

    what: Literal["item", "place", "rule", "event", "granted"]
    """That an item lies somewhere, what a place holds, a rule of the game, what an event told, or
    what is taken for granted."""
    count: Count
    event: int | None = None


class Step(Struct, frozen=True):
    """One thought."""

    kind: Kind
    concludes: tuple[Conclusion, ...]
    """What later steps, or the proof, need of it; the last step concludes the proven fact."""
    rests_on: tuple[int, ...]
    """Numbers of earlier steps, counted from 1."""
    events: tuple[int, ...]
    """The events whose words it uses."""
    depth: int = 0
    """Under how many suppositions and cases it stands."""
    grounds: tuple[Ground, ...] = ()
    """The counts it applies, and no others."""


class Chain(Struct, frozen=True):
    """A proof as a chain: from a few events, step by step, to the fact."""

    fact: Fact
    so: bool
    events: tuple[int, ...]
    """As few as prove it."""
    steps: tuple[Step, ...]

    @property
    def supposes(self) -> int:
        """How many suppositions stand inside each other; none in plain reasoning."""
        return max((step.depth for step in self.steps if step.kind == "supposition"), default=0)


class ProofStep(Struct, frozen=True):
    """A step as it is told to somebody."""

    kind: Kind
    concludes: dict[str, bool]
    """Facts as they are written, and whether they are so; what it says of copies is in its text."""
    rests_on: tuple[int, ...]
    events: tuple[int, ...]
    about: tuple[int, ...]
    """Earlier events that its events speak of: a question, the looks an answer is about."""
    depth: int
    text: str
