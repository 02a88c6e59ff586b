"""What follows at once from single counts: full and empty places, last candidates, spent copies.

Not complete, and need not be: the solvers count exactly. It makes what they count small.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from deductio.deduction.model import Frame, Tally


class Contradiction(Exception):
    """A count cannot be met."""


class Narrowed(Struct):
    """A problem with everything taken out that is already decided."""

    frame: Frame
    possible: list[int]
    """By number of copies: the facts of which that many copies may still be true."""
    known: list[int]
    """By number of copies: the facts of which that many copies are true."""
    open: int
    """The facts that may gain a copy."""
    tallies: list[Tally]
    """The counts that still say something, about the open copies only."""

    def free(self, mask: int) -> int:
        """How many copies these facts may still gain."""
        if len(self.known) == 1:
            return (mask & self.open).bit_count()
        return sum(
            (mask & may & ~must).bit_count()
            for may, must in zip(self.possible, self.known, strict=True)
        )

    def settled(self, mask: int) -> int:
        """How many copies are known to lie so."""
        if len(self.known) == 1:
            return (mask & self.known[0]).bit_count()
        return sum((mask & must).bit_count() for must in self.known)


def narrow(frame: Frame, tallies: Sequence[Tally]) -> Narrowed:
    """Apply every count until nothing changes, then keep what is still open."""
    possible = list(frame.levels)
    known = [0] * len(possible)
    open_tallies = _outright(tallies, possible, known) if len(possible) == 1 else tallies
    settle((*open_tallies, *frame.standing, *frame.tallies), possible, known)
    opened = 0
    for may, must in zip(possible, known, strict=True):
        opened |= may & ~must
    narrowed = Narrowed(frame, possible, known, opened, [])
    narrowed.tallies = _informative(narrowed, (*open_tallies, *frame.standing))
    return narrowed


def _outright(tallies: Iterable[Tally], possible: list[int], known: list[int]) -> list[Tally]:
    """Take what is said of single facts at once; most counts of a game are of this kind. The
    others. No copies alike."""
    gone = there = 0
    others = []
    for tally in tallies:
        mask, low, high = tally
        if not high and not low:
            gone |= mask
        elif low == 1 and mask & (mask - 1) == 0:
            there |= mask
        else:
            others.append(tally)
    possible[0] &= ~gone
    known[0] |= there
    if there & ~possible[0]:
        raise Contradiction
    return others


def settle(
    tallies: Sequence[Tally], possible: list[int], known: list[int], touched: int = -1
) -> None:
    """Apply the counts that speak of touched facts, in place, until nothing changes."""
    apply = _apply_once if len(possible) == 1 else _apply_to_copies
    while touched:
        touched = apply(tallies, possible, known, touched)


def _apply_once(
    tallies: Iterable[Tally], possible: list[int], known: list[int], touched: int
) -> int:
    """One round over the counts touched by the last; the facts that changed. No copies alike."""
    may, must, changed = possible[0], known[0], 0
    for mask, low, high in tallies:
        if not mask & touched:
            continue
        most = (mask & may).bit_count()
        least = (mask & must).bit_count()
        if most < low or least > high:
            raise Contradiction
        if most == least:
            continue
        if most == low:
            changed |= mask & may & ~must
            must |= mask & may
        elif least == high:
            changed |= mask & may & ~must
            may &= ~mask | must
    possible[0], known[0] = may, must
    return changed


def _apply_to_copies(
    tallies: Iterable[Tally], possible: list[int], known: list[int], touched: int
) -> int:
    """The same where an item has several copies."""
    changed = 0
    for mask, low, high in tallies:
        if not mask & touched:
            continue
        most = sum((mask & may).bit_count() for may in possible)
        least = sum((mask & must).bit_count() for must in known)
        if most < low or least > high:
            raise Contradiction
        if low and mask & (mask - 1) == 0:
            changed |= mask & ~known[low - 1]
            for level in range(low):
                known[level] |= mask
            continue
        if most == least or (most > low and least < high):
            continue
        for level, (may, must) in enumerate(zip(possible, known, strict=True)):
            changed |= mask & may & ~must
            if most == low:
                known[level] |= mask & may
            else:
                possible[level] &= ~mask | must
    return changed


def _informative(narrowed: Narrowed, tallies: Iterable[Tally]) -> list[Tally]:
    """The counts about open facts that could still fail, the sharpest for each set of facts."""
    sharpest: dict[int, tuple[int, int]] = {}
    opened = narrowed.open
    for mask, low, high in tallies:
        rest = mask & opened
        if not rest:
            continue
        settled, free = narrowed.settled(mask), narrowed.free(mask)
        low, high = max(low - settled, 0), min(high - settled, free)
        if low == 0 and high == free:
            continue
        if rest in sharpest:
            low, high = max(low, sharpest[rest][0]), min(high, sharpest[rest][1])
            if low > high:
                raise Contradiction
        sharpest[rest] = low, high
    return _without_subsumed([Tally(mask, *bounds) for mask, bounds in sharpest.items()], narrowed)


def _without_subsumed(tallies: list[Tally], narrowed: Narrowed) -> list[Tally]:
    """Drop "at least one of a, b, c" where "at least one of a, b" is there."""
    plain = [
        tally for tally in tallies if tally.low == 1 and tally.high == narrowed.free(tally.mask)
    ]
    if len(plain) < 2:
        return tallies
    masks = [tally.mask for tally in plain]
    subsumed = {
        mask for mask in masks if any(other != mask and other & ~mask == 0 for other in masks)
    }
    return [tally for tally in tallies if tally.mask not in subsumed]
