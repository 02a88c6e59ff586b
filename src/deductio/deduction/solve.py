"""Chooses how to count: the list if there is one, else the solver whose shape fits, else nothing.

There is no sampling behind this. What cannot be counted within the budget raises `TooLarge`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from deductio.deduction.answer import Answer
from deductio.deduction.by_bits import ByBits, is_short
from deductio.deduction.by_combination import ByCombination, shape_of
from deductio.deduction.by_cover import ByItem, ByPlace
from deductio.deduction.by_diagram import ByDiagram
from deductio.deduction.by_listing import ByListing
from deductio.deduction.counters import Pick
from deductio.deduction.model import (
    Frame,
    Holds,
    Model,
    NoWorld,
    Picked,
    Tally,
    TooLarge,
)
from deductio.deduction.problem import Problem, Solved, Unfit
from deductio.deduction.propagate import Contradiction, Narrowed, narrow
from deductio.deduction.worlds import Listing, Worlds

FEW_WORLDS = 20_000
"""Frames with so few worlds are listed once and filtered ever after."""
MOST_LISTED = 200_000
"""Worlds that are listed where a condition asks for it."""


def solve(*models: Model, weigh_picks: bool = True) -> Answer:
    """The answer for a model; for several, exactly one of which holds and each as likely before."""
    branches = []
    for model in models:
        try:
            solved = count(model, weigh_picks=weigh_picks)
        except Contradiction:
            continue
        if solved.total:
            branches.append((model, solved))
    if not branches:
        raise NoWorld(models)
    return Answer(branches, weigh_picks=weigh_picks)


def number_of_worlds(model: Model) -> int:
    try:
        return count(model, weigh=False).total
    except Contradiction:
        return 0


def count(model: Model, *, weigh: bool = True, weigh_picks: bool = True) -> Solved:
    """Count one model: every world once, or by its weight."""
    frame = model.frame
    tallies, picks, holds = _conditions(model)
    picks = picks if weigh and weigh_picks else []
    listing = listing_of(frame)
    if listing is None and holds:
        listing = _list_open(narrow(frame, tallies))
    if listing is not None and is_short(listing) and not holds and not picks:
        return ByBits(listing, tallies, weigh=weigh)
    if listing is not None:
        return ByListing(listing, tallies, holds, picks, weigh=weigh)
    return _count_open(problem_of(frame, tallies, picks, weigh=weigh))


def listed(model: Model) -> Worlds:
    """Every world that fits, written out; `TooLarge` where they are too many."""
    tallies, _, holds = _conditions(model)
    listing = listing_of(model.frame) or _list_open(narrow(model.frame, tallies))
    fits = ByListing(listing, tallies, holds, (), weigh=False).fits
    return Worlds(model.frame, listing.worlds.pieces[fits])


def _conditions(model: Model) -> tuple[list[Tally], list[Picked], list[Holds]]:
    """What a world must meet: counts, picks that are also counts, and any other conditions."""
    tallies: list[Tally] = []
    picks: list[Picked] = []
    holds: list[Holds] = []
    tally = model.frame.tally
    for told in model.constraints:
        if isinstance(told, Holds):
            holds.append(told)
            continue
        tallies.append(tally(told))
        if isinstance(told, Picked):
            picks.append(told)
    return tallies, picks, holds


def problem_of(
    frame: Frame, tallies: Sequence[Tally], picks: Sequence[Picked], *, weigh: bool
) -> Problem:
    """What is left to count."""
    narrowed = narrow(frame, tallies)
    return Problem(narrowed, _open_picks(narrowed, picks), weigh)


def _open_picks(narrowed: Narrowed, picks: Sequence[Picked]) -> list[Pick]:
    frame = narrowed.frame
    found = []
    for pick in picks:
        mask = frame.among(pick)
        found.append(Pick(mask, narrowed.settled(mask), frame.bit(pick.fact)))
    return found


def _count_open(problem: Problem) -> Solved:
    """The first solver that fits the shape and the budget."""
    solvers: list[type[ByCombination | ByPlace | ByItem | ByDiagram]] = [ByPlace, ByItem, ByDiagram]
    if shape_of(problem.frame) is not None:
        solvers.insert(0, ByCombination)
    refused = TooLarge("no solver knows this shape")
    for solver in solvers:
        try:
            return solver(problem)
        except Unfit:
            continue
        except TooLarge as reason:
            refused = reason
    raise refused


@lru_cache(maxsize=64)
def listing_of(frame: Frame) -> Listing | None:
    """All worlds of a frame, if they are few."""
    problem = Problem(narrow(frame, ()), [], weigh=False)
    try:
        if _count_open(problem).total > FEW_WORLDS:
            return None
    except TooLarge:
        return None
    return ByDiagram(Problem(problem.narrowed, [], weigh=True)).listing(FEW_WORLDS)


def _list_open(narrowed: Narrowed) -> Listing:
    """All worlds left, if they are few enough; counting them first is cheap."""
    number = _count_open(Problem(narrowed, [], weigh=False)).total
    if number > MOST_LISTED:
        raise TooLarge(f"{number} worlds to list")
    return ByDiagram(Problem(narrowed, [], weigh=True)).listing(MOST_LISTED)
