"""The notebook in characters: what is proven, and if wished the odds of the rest."""

from __future__ import annotations

from textwrap import fill
from typing import Literal, TypeAlias, get_args

from deductio.deduction.model import Fact
from deductio.deduction.notebook import Notebook
from deductio.words import Words

Notes: TypeAlias = Literal["none", "told", "proven", "odds"]
NOTES: tuple[Notes, ...] = get_args(Notes)
"""How much a seat's notebook fills itself in."""

WIDE = 80
NAME = 24


def sheet(words: Words, notebook: Notebook, *, with_odds: bool) -> str:
    """A grid of items and places where it fits, else a list of what is still possible."""
    frame = notebook.models[0].frame
    cell = 5 if with_odds else 4
    if len(frame.places) * cell > WIDE - NAME:
        return as_list(words, notebook, with_odds=with_odds)
    head = " " * NAME + "".join(f"{short(place):>{cell}}" for place in frame.places)
    rows = [
        f"{words.name(notebook.item_domain, item)[: NAME - 1]:<{NAME}}"
        + "".join(
            f"{mark(notebook, Fact(item, place), with_odds=with_odds):>{cell}}"
            for place in frame.places
        )
        for item in frame.items
    ]
    return "\n".join([head, *rows])


def short(place: str) -> str:
    """`solution` is `sol`, `seat2` is `s2`."""
    return place[:1] + place[-1] if place[-1].isdigit() else place[:3]


def mark(notebook: Notebook, fact: Fact, *, with_odds: bool) -> str:
    if fact in notebook.certain:
        return "yes" if notebook.certain[fact] else "."
    return f"{notebook.odds[fact]:.0%}" if with_odds else "?"


def as_list(words: Words, notebook: Notebook, *, with_odds: bool) -> str:
    """For each item, the places where it may be; a single item needs no name."""
    lines = []
    items = notebook.models[0].frame.items
    for item in items:
        facts = [Fact(item, place) for place in notebook.models[0].frame.places]
        possible = [fact for fact in facts if notebook.certain.get(fact, True)]
        places = [
            f"{fact.place} {mark(notebook, fact, with_odds=True)}" if with_odds else fact.place
            for fact in possible
        ]
        name = f"{words.name(notebook.item_domain, item)}: " if len(items) > 1 else ""
        lines.append(fill(f"{name}{', '.join(places)}", WIDE, subsequent_indent="  "))
    return "\n".join(lines)
