"""Solvers that think only so far: a ladder by which one says how hard something is to see.

1. One look: what at most three events tell, that a thing that is somewhere is nowhere else, and
   one count.
2. Rounds: counts, one after the other, as far as they lead.
3. Differences: also what one or two counts leave to another.
4. One supposition: suppose the opposite, and only then think as before; or, where one of several
   models is true, think so in each of them.
5. More: suppositions inside suppositions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from deductio.deduction.chain import different, grounds_of
from deductio.deduction.model import Fact, Model, Tally
from deductio.deduction.propagate import Contradiction, settle
from deductio.deduction.trail import Literal, Trail

LOOK, ROUNDS, DIFFERENCES, SUPPOSITION, MORE = range(1, 6)
AT_ONE_LOOK = 3
"""So many events are taken in at one look."""


def needed(fact: Fact, *models: Model, so: bool) -> int:
    """The lowest of the solvers that sees that a certain fact is so, or is not."""
    levels = (LOOK, ROUNDS, DIFFERENCES, SUPPOSITION)
    return next((level for level in levels if sees(level, fact, *models, so=so)), MORE)


def sees(level: int, fact: Fact, *models: Model, so: bool) -> bool:
    """Whether this solver finds out that a fact is so, or is not; the last one always does."""
    if level >= MORE:
        return True
    cases = different(models)
    if len(cases) > 1:
        within = (_sees(DIFFERENCES, fact, case, so=so) for case in cases)
        return level == SUPPOSITION and all(within)
    return _sees(level, fact, cases[0], so=so)


def _sees(level: int, fact: Fact, model: Model, *, so: bool) -> bool:
    return THINKING[level](model, Literal(so, 0, model.frame.bit(fact)))


def _look(model: Model, goal: Literal) -> bool:
    sources = sorted({seen.source for seen in model.observations})
    some = combinations(sources, min(AT_ONE_LOOK, len(sources)))
    return any(_at_one_look(model.only(events), goal) for events in some)


def _at_one_look(model: Model, goal: Literal) -> bool:
    trail = Trail(model.frame, grounds_of(model))
    items = model.frame.tallies[: len(model.frame.items)]
    told = [tally for tally in trail.tallies if not tally.mask & (tally.mask - 1) or not tally.high]
    try:
        settle(told, trail.possible, trail.known)
        settle(items, trail.possible, trail.known)
        return any(_follows([tally], items, trail, goal) for tally in trail.tallies)
    except Contradiction:
        return False


def _follows(counts: Sequence[Tally], items: Sequence[Tally], trail: Trail, goal: Literal) -> bool:
    """Whether one count more settles it."""
    possible, known = trail.possible[:], trail.known[:]
    settle(counts, possible, known)
    settle(items, possible, known)
    return _settled(possible, known, goal)


def _settled(possible: Sequence[int], known: Sequence[int], goal: Literal) -> bool:
    bit = 1 << goal.bit
    return bool(known[0] & bit) if goal.so else not possible[0] & bit


def _rounds(model: Model, goal: Literal) -> bool:
    """What contradicts itself is not the true model, and plainly so."""
    trail = Trail(model.frame, grounds_of(model))
    try:
        settle(trail.tallies, trail.possible, trail.known)
    except Contradiction:
        return True
    return _settled(trail.possible, trail.known, goal)


def _differences(model: Model, goal: Literal) -> bool:
    trail = Trail(model.frame, grounds_of(model))
    return trail.settle(goal) is not None or goal in trail.owners


def _supposition(model: Model, goal: Literal) -> bool:
    trail = Trail(model.frame, grounds_of(model))
    if trail.settle(goal) is not None or goal in trail.owners:
        return True
    trail.suppose(goal.opposite)
    return trail.settle() is not None


THINKING: dict[int, Callable[[Model, Literal], bool]] = {
    LOOK: _look,
    ROUNDS: _rounds,
    DIFFERENCES: _differences,
    SUPPOSITION: _supposition,
}
