"""What happened at all tables of a house."""

from __future__ import annotations

from msgspec import Struct


class Counts(Struct):
    """For whoever watches over the house."""

    choices: int = 0
    refusals: int = 0
    thoughts: int = 0
    breaks: int = 0
