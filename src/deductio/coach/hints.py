"""Hints: the one new thing that a person can prove from one stream, the most useful first.

New is what follows, was not told outright, and is not known to the person already: from a mark in
the own notebook, from a notebook that fills itself, or from a hint before.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import reduce
from operator import and_

from msgspec import Struct

from deductio.deduction.model import MANY, Fact, Frame, Holds, Model, Tally
from deductio.deduction.notebook import Notebook
from deductio.deduction.propagate import Contradiction, narrow

MOST_PROOFS = 12
"""Of so many facts that are equally useful the proofs are laid beside each other."""


class Hint(Struct, frozen=True):
    """Something new that follows from a stream, and the few events that prove it."""

    fact: Fact
    so: bool
    events: tuple[int, ...]


def best_hint(
    notebook: Notebook, goal: Collection[Fact], known: Mapping[Fact, bool], *, fills: bool = False
) -> Hint | None:
    """The goal first, then what is so before what is not, then what is easiest to see.

    `known` is what the person has marked, or a hint has proven. Where the notebook `fills` itself,
    only what settles the goal is worth a hint.
    """
    new = new_facts(notebook, known)
    for of_goal, so in ((True, True), (True, False), (False, True), (False, False)):
        if fills and not (of_goal and so):
            break
        alike = [fact for fact in new if (fact in goal, new[fact]) == (of_goal, so)]
        if alike:
            found = [proven(notebook, fact) for fact in alike[:MOST_PROOFS]]
            return min(found, key=lambda hint: _effort(notebook, hint))
    return None


def proven(notebook: Notebook, fact: Fact) -> Hint:
    """A certain fact with its proof."""
    return Hint(fact, *notebook.why(fact))


def _effort(notebook: Notebook, hint: Hint) -> tuple[int, bool, int]:
    """Few events before many, plain reasoning before cases, what happened last before the rest."""
    return len(hint.events), not is_plain(notebook, hint), -max(hint.events, default=0)


def new_facts(notebook: Notebook, known: Mapping[Fact, bool]) -> dict[Fact, bool]:
    """What follows and is not known; what is not so only where it takes some thinking."""
    frame, certain = notebook.models[0].frame, notebook.certain
    rightly = {fact: so for fact, so in known.items() if certain.get(fact) is so}
    settled = _told(notebook) | rightly
    possible = _possible(frame, settled)
    return {
        fact: so
        for fact in frame.facts
        if (so := certain.get(fact)) is not None
        and fact not in settled
        and (so or possible >> frame.bit(fact) & 1)
    }


def _told(notebook: Notebook) -> dict[Fact, bool]:
    """What was told outright, whichever of the models is true."""
    told = (model.told_outright.items() for model in notebook.models)
    return dict(reduce(and_, told))


def _possible(frame: Frame, settled: Mapping[Fact, bool]) -> int:
    """The facts, as bits, that single known facts leave open: nobody needs a hint for the rest."""
    tallies = [
        Tally(1 << frame.bit(fact), int(so), MANY if so else 0)
        for fact, so in settled.items()
        if fact.item in frame.items and fact.place in frame.places
    ]
    return narrow(frame, tallies).possible[0]


def is_plain(notebook: Notebook, hint: Hint) -> bool:
    """Whether it can be seen count by count, without supposing anything."""
    return all(_follows_plainly(model.only(hint.events), hint) for model in notebook.models)


def _follows_plainly(model: Model, hint: Hint) -> bool:
    frame = model.frame
    counts = [one for one in model.constraints if not isinstance(one, Holds)]
    try:
        narrowed = narrow(frame, [frame.tally(one) for one in counts])
    except Contradiction:  # this model is not the true one, and plainly so
        return True
    bit = 1 << frame.bit(hint.fact)
    return bool(narrowed.known[0] & bit) if hint.so else not narrowed.possible[0] & bit
