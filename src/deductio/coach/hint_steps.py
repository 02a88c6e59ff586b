"""What a hint says at one of its steps: plain data that travels between processes."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from deductio.deduction.steps import ProofStep

HintKind: TypeAlias = Literal["fact", "seek", "enough"]
"""Something new can be proven; or nothing can, and this is worth finding out; or all that is sought
can be."""
LAST = 3
"""The step of a hint that proves it."""


class HintStep(Struct, frozen=True):
    """One step of a hint."""

    kind: HintKind
    step: int
    lines: tuple[str, ...]
    events: tuple[int, ...] = ()
    """Where to look."""
    fact: str = ""
    """What it is about; the person hears it with the last step."""
    so: bool = True
    steps: tuple[ProofStep, ...] = ()
    """Of the proof, with the last step."""
