"""Thinking that remembers why: counts applied round by round, each conclusion with its reason.

`propagate.py` does the same faster and forgets how. Here every round applies all counts to what was
known before it, so that what is found first is found in the fewest rounds; of several reasons for
the same thing the one with the shortest line of thought is kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations, count
from typing import NamedTuple

from msgspec import Struct

from deductio.deduction.model import MANY, Frame, Tally, bits_of
from deductio.deduction.steps import Ground, Kind


class Literal(NamedTuple):
    """Of a fact, by its bit: that more than `level` copies lie so, or that they do not."""

    so: bool
    level: int
    bit: int

    @property
    def opposite(self) -> Literal:
        return Literal(not self.so, self.level, self.bit)


class Node(Struct, eq=False, frozen=True):
    """A thought, with the thoughts it rests on."""

    number: int
    kind: Kind
    grounds: tuple[int, ...]
    concludes: tuple[Literal, ...]
    needs: tuple[tuple[Literal, Node], ...]
    line: int
    """The numbers of all thoughts behind it and its own, as bits."""
    under: int
    """The numbers of the suppositions it depends on, as bits."""
    supposed: Node | None = None
    clash: Node | None = None
    """Of a refutation: what was supposed, and what that led to."""

    @property
    def cost(self) -> int:
        return self.line.bit_count()


class Trail:
    """What is known so far, and why."""

    def __init__(self, frame: Frame, grounds: Sequence[Ground]) -> None:
        self.frame = frame
        self.grounds = grounds
        self.tallies: list[Tally] = [frame.tally(ground.count) for ground in grounds]
        self.possible = list(frame.levels)
        self.known = [0] * len(self.possible)
        self.owners: dict[Literal, Node] = {}
        self._numbers = count()

    def fork(self) -> Trail:
        """The same knowledge, to go on from in another direction."""
        twin = Trail.__new__(Trail)
        twin.frame, twin.grounds, twin.tallies = self.frame, self.grounds, self.tallies
        twin.possible, twin.known = self.possible[:], self.known[:]
        twin.owners, twin._numbers = dict(self.owners), self._numbers
        return twin

    def suppose(self, literal: Literal) -> Node:
        """Take something for so. Two copies are also one, and without one there are not two."""
        so, level, bit = literal
        levels = range(level, -1, -1) if so else range(level, len(self.possible))
        implied = tuple(Literal(so, each, bit) for each in levels)
        number = next(self._numbers)
        node = Node(number, "supposition", (), implied, (), 1 << number, 1 << number)
        self._learn(node)
        return node

    def refute(self, supposed: Node, clash: Node) -> Node:
        """The supposition led there, so it was wrong; what does not need it is so anyway."""
        if not clash.under >> supposed.number & 1:
            return clash
        number = next(self._numbers)
        under = clash.under & ~(1 << supposed.number)
        line = clash.line | 1 << number
        concludes = (supposed.concludes[0].opposite,)
        return Node(number, "refutation", (), concludes, (), line, under, supposed, clash)

    def learn(self, node: Node) -> Node | None:
        """Add a conclusion; what cannot be, if it contradicts what is known."""
        return self._take([node])[1]

    def settle(self, goal: Literal | None = None) -> Node | None:
        """Apply the counts until nothing follows, or the goal does; what cannot be, if it does."""
        touched = -1
        while goal is None or goal not in self.owners:
            units = filter(None, (self._unit(each) for each in self._touched(touched)))
            found = self._told_at_once(units)
            if not found:
                found = sorted(self._differences(), key=_cost)[:1]
            if not found:
                return None
            touched, clash = self._take(found)
            if clash is not None:
                return clash
        return None

    def _touched(self, bits: int) -> Iterator[int]:
        return (each for each, tally in enumerate(self.tallies) if tally.mask & bits)

    def _take(self, found: Iterable[Node]) -> tuple[int, Node | None]:
        """Learn what is new, the shortest thoughts first; the facts it is about."""
        touched = 0
        for node in sorted(found, key=_cost):
            if not node.concludes:
                return touched, node
            touched |= self._learn(node)
        for level, (may, must) in enumerate(zip(self.possible, self.known, strict=True)):
            for bit in bits_of(must & ~may):
                both = [Literal(so, level, bit) for so in (True, False)]
                return touched, self._node("contradiction", (), (), both)
        return touched, None

    def _learn(self, node: Node) -> int:
        touched = 0
        for literal in node.concludes:
            if literal not in self.owners:
                self.owners[literal] = node
                touched |= 1 << literal.bit
                if literal.so:
                    self.known[literal.level] |= 1 << literal.bit
                else:
                    self.possible[literal.level] &= ~(1 << literal.bit)
        return touched

    def _node(
        self,
        kind: Kind,
        grounds: tuple[int, ...],
        concludes: Iterable[Literal],
        needs: Iterable[Literal],
    ) -> Node:
        reasons = [(literal, self.owners[literal]) for literal in needs]
        number = next(self._numbers)
        line, under = 1 << number, 0
        for _, reason in reasons:
            line |= reason.line
            under |= reason.under
        if kind != "contradiction" and not reasons and self.grounds[grounds[0]].what == "event":
            kind = "told" if len(grounds) == 1 else kind
        return Node(number, kind, grounds, tuple(concludes), tuple(reasons), line, under)

    def _told_at_once(self, found: Iterable[Node]) -> list[Node]:
        """What one event says outright is one thought."""
        told: dict[int | None, list[Node]] = {}
        rest = []
        for node in found:
            if node.kind == "told":
                told.setdefault(self.grounds[node.grounds[0]].event, []).append(node)
            else:
                rest.append(node)
        return [*map(_together, told.values()), *rest]

    def most(self, mask: int) -> int:
        return sum((mask & may).bit_count() for may in self.possible)

    def least(self, mask: int) -> int:
        return sum((mask & must).bit_count() for must in self.known)

    def open(self, mask: int, *, so: bool) -> list[Literal]:
        """The copies of these facts that are not decided, decided so."""
        return [
            Literal(so, level, bit)
            for level, (may, must) in enumerate(zip(self.possible, self.known, strict=True))
            for bit in bits_of(mask & may & ~must)
        ]

    def _settled(self, mask: int) -> list[Literal]:
        """What is known of these facts, for each as much as is known."""
        levels = range(len(self.known))
        found = {
            bit: Literal(True, level, bit)
            for level in levels
            for bit in bits_of(mask & self.known[level])
        }
        return list(found.values())

    def _excluded(self, mask: int) -> list[Literal]:
        """What is excluded of these facts, for each as much as is."""
        found: dict[int, Literal] = {}
        for level, (may, ever) in enumerate(zip(self.possible, self.frame.levels, strict=True)):
            for bit in bits_of(mask & ever & ~may):
                found.setdefault(bit, Literal(False, level, bit))
        return list(found.values())

    def _unit(self, number: int) -> Node | None:
        """What one count says, if it says anything new."""
        mask, low, high = self.tallies[number]
        most, least = self.most(mask), self.least(mask)
        if most < low:
            return self._node("contradiction", (number,), (), self._excluded(mask))
        if least > high:
            return self._node("contradiction", (number,), (), self._settled(mask))
        if most == least:
            return None
        if low > least and mask & (mask - 1) == 0:
            bit = mask.bit_length() - 1
            needed = [Literal(True, level, bit) for level in range(low)]
            return self._node("elimination", (number,), needed, ())
        if most == low:
            needed = self.open(mask, so=True)
            return self._node("elimination", (number,), needed, self._excluded(mask))
        if least == high:
            spare = self.open(mask, so=False)
            return self._node("count", (number,), spare, self._settled(mask))
        return None

    def _differences(self) -> Iterator[Node]:
        """What follows from a count and one or two others that share facts with it."""
        opened = 0
        for may, must in zip(self.possible, self.known, strict=True):
            opened |= may & ~must
        live = list(self._touched(opened))
        for whole in live:
            mask = self.tallies[whole].mask & opened
            parts = [each for each in live if each != whole and self.tallies[each].mask & mask]
            for some in chain(combinations(parts, 1), combinations(parts, 2)):
                yield from self._difference(whole, some)

    def _difference(self, whole: int, parts: Sequence[int]) -> Iterator[Node]:
        """What the parts of a count leave for the rest of it: little enough, or much enough."""
        mask, low, high = self.tallies[whole]
        inside = 0
        for part in parts:
            own = self.tallies[part].mask
            if inside & own & mask:
                return
            inside |= own & mask
        rest = mask & ~inside
        lows = [self.tallies[part].low for part in parts]
        highs = [self.tallies[part].high for part in parts]
        beyond = [self.tallies[part].mask & ~mask for part in parts]
        outside = 0
        for each in beyond:
            outside |= each
        if high < MANY and all(lows):
            room = high - sum(lows) + sum(map(self.most, beyond))
            yield from self._bounded(whole, parts, rest, outside, room, so=False)
        if low and max(highs) < MANY:
            need = low - sum(highs) + sum(map(self.least, beyond))
            yield from self._bounded(whole, parts, rest, outside, need, so=True)

    def _bounded(
        self, whole: int, parts: Sequence[int], rest: int, outside: int, bound: int, *, so: bool
    ) -> Iterator[Node]:
        """At least so many of the rest are so, or at most."""
        most, least = self.most(rest), self.least(rest)
        grounds = (whole, *parts)
        if so:
            needs = [*self._settled(outside), *self._excluded(rest)]
            broken, tight = most < bound, most == bound
        else:
            needs = [*self._excluded(outside), *self._settled(rest)]
            broken, tight = least > bound, least == bound
        if broken:
            yield self._node("contradiction", grounds, (), needs)
        elif tight and most > least:
            yield self._node("difference", grounds, self.open(rest, so=so), needs)


def _together(told: Sequence[Node]) -> Node:
    first = told[0]
    grounds = tuple(ground for node in told for ground in node.grounds)
    concludes = tuple(dict.fromkeys(literal for node in told for literal in node.concludes))
    return Node(first.number, "told", grounds, concludes, (), first.line, first.under)


def _cost(node: Node) -> int:
    """Contradictions first, then short lines of thought."""
    return node.cost if node.concludes else node.cost - (1 << 60)
