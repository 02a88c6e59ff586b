"""What a coach says of a finished game, as it travels to the page."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from deductio.core.messages import Seat
from deductio.deduction.notebook import Place

MomentKind: TypeAlias = Literal[
    "not_claimed",
    "against_proof",
    "could_know",
    "guessed_early",
    "gave_away",
    "weak_question",
    "asked_though_solved",
    "looked_at_known",
]


class Moment(Struct, frozen=True):
    """Something to look at again, in words."""

    at: int
    """After how many of the seat's events."""
    kind: MomentKind
    text: str
    fact: str
    """What could be proven then, or could be proven wrong; empty where it is about no fact."""
    better: str
    """What would have been better, and why."""
    rank: int
    """1 is what counted most."""
    reason: str = ""
    """What the seat itself, a bot, had to say for its choice."""


class Verdict(Struct, frozen=True):
    """A game in three sentences or so."""

    decided: str
    """How it ended, and by what."""
    knew: str
    """When the seat could have known."""
    missed: str
    """What it missed, or that it missed nothing."""


class Review(Struct, frozen=True):
    """One seat's game, in the words of a reader."""

    seat: Seat
    steps: int
    """How many events the seat heard."""
    bits: tuple[float, ...]
    """After each of them, what was missing to know the goal; each bit halves what is possible."""
    goal_certain_at: int | None
    """After how many of them the goal could be proven; None if never, or if it was told before."""
    goal_used_at: int | None
    """When the seat then claimed it."""
    told_at: int | None
    """When the goal was told outright: at the end, or on leaving the game."""
    accuracy: float | None
    """The percentage of what the best choices would have brought; None after too few of them."""
    judged: int
    share: float | None
    """The same however few they were: for a mean over several games, and not to be shown alone."""
    verdict: Verdict
    moments: tuple[Moment, ...]
    """In the order of the game."""
    basis: str
    """What of all this is exact, and what is estimated."""


class Laid(Struct, frozen=True):
    """A thing at its place in a deal."""

    item: str
    place: str
    open: bool
    """Whether it may also lie elsewhere, as far as everything heard goes."""
    against: bool
    """Whether it shows that the claim is wrong."""


class Deal(Struct, frozen=True):
    """How everything may lie as far as all that was heard goes, and a claim that is wrong then."""

    claim: str
    """The fact somebody claimed."""
    so: bool
    """Whether they said that it is so."""
    things: str
    """What kind of things lie there, as texts call them."""
    places: dict[str, Place]
    """Every place, in the order of the game: which kind of place it is, and which of them."""
    lies: tuple[Laid, ...]


class Answer(Struct, frozen=True):
    """One of the statements to choose from."""

    text: str
    right: bool
    world: tuple[str, ...] = ()
    """What refutes it: how things may lie as far as everything heard goes, in sentences."""
    deal: Deal | None = None
    """The same to be drawn; None beside the right answer."""


class SecondChance(Struct, frozen=True):
    """A missed proof as a puzzle: one of these could be proven, the others only look like it."""

    answers: tuple[Answer, ...]


class ReviewProgress(Struct):
    """How much of a review has been thought of; no parts where it is not being thought of."""

    done: int = 0
    parts: int = 0


class Reviewed(Struct, frozen=True):
    """A finished game looked back on from one seat, and what everyone lacked to know when."""

    review: Review
    curves: tuple[tuple[float, ...], ...]
    """By seat: the bits at the opening and after each choice of the game."""
