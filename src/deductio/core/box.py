"""The box a game comes in: what whoever shows it needs beside its rules and its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from deductio.core.messages import Seat

Hue: TypeAlias = tuple[str, str]
"""A colour as `#rrggbb`: on light paper, and its lighter twin on dark paper."""


@dataclass(frozen=True, kw_only=True)
class Box:
    """How a game looks on the shelf, and what its board is drawn from.

    Its files lie in the folder `page` of the game's package, and only those are handed out.
    """

    minutes: tuple[int, int] = (20, 40)
    usual_seats: int = 3
    """How many sit down for a quick game."""
    hue: Hue = ("#5a5346", "#b8ae9c")
    cover: str = ""
    """An SVG file; without one the page draws a plain lid with the game's initials."""
    board: str = ""
    """An ES module with a board of its own; without one the page has general controls."""
    advanced: Sequence[str] = ()
    """Options that most people never touch: a form folds them away."""
    fresh: str = ""
    """The option that says which case is played, where nobody wants the same one twice."""
    fresh_by: str = ""
    """The option that says from which set of cases, where there are several."""
    content: Callable[[], Mapping[str, Any]] = dict
    """What a board is drawn from and no stream tells: maps, cards, kinds."""


@dataclass(frozen=True, kw_only=True)
class HelpOption:
    """The option of a game that is, under a name of its own, the help the seats have."""

    name: str
    value: Callable[[Sequence[str]], Any]
    """What it is where the seats have this help: `none`, `told`, `proven` or `odds` for each."""
    has_notebook: Callable[[Any, Seat], bool] = lambda value, seat: True
    """Whether a seat is helped at all if the option has that value."""


def contrast(one: str, other: str) -> float:
    """How well two colours stand apart, as WCAG 2 counts it: 1 to 21."""
    dim, bright = sorted(map(_luminance, (one, other)))
    return (bright + 0.05) / (dim + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
