"""From the events of a proof to its chain of reasoning: step by step what follows from what.

First what follows without supposing anything: counts, and differences of counts. Where that is not
enough, the opposite of the fact is supposed and led to a contradiction; inside, whatever cannot be
supposed without contradiction at once is excluded; and where even that is not enough, the count
with the fewest possibilities left is gone through, one after the other. That always ends; what
would take more than so many tries, or more steps than anybody reads, is said to have been tried.
The same proof always gets the same chain.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from deductio.deduction.model import MANY, Count, Fact, Holds, Model, Picked
from deductio.deduction.propagate import Contradiction, settle
from deductio.deduction.steps import Conclusion, Ground, Step
from deductio.deduction.trail import Literal, Node, Trail

MOST_TRIED = 4000
"""Suppositions tried before the search for a chain is given up."""
MOST_STEPS = 100
"""Of one case: a longer chain is right, and nobody can follow it."""


def chain_of(fact: Fact, events: Sequence[int], *models: Model, so: bool) -> tuple[Step, ...]:
    """The chain that leads from these events to a fact; of several models, one is true.

    Nearly always called through `Notebook.chain(fact)`.
    """
    cases = different([model.only(events) for model in models])
    if len(cases) == 1:
        return tuple(_one_chain(fact, cases[0], 0, 0, so=so))
    steps: list[Step] = []
    ends = []
    for case in cases:
        steps.append(Step("case", (), (), (), depth=1))
        steps += _one_chain(fact, case, len(steps), 1, so=so)
        ends.append(len(steps))
    proven = (Conclusion(fact, so),)
    return (*steps, Step("cases", proven, tuple(ends), ()))


def tracked(fact: Fact, events: Sequence[int], *, so: bool) -> tuple[Step, ...]:
    """The chain of a fact that a game followed itself: its events in turn, and where that leads."""
    seen = [Step("told", (), (), (event,)) for event in events]
    where = Step("tracking", (Conclusion(fact, so),), tuple(range(1, len(seen) + 1)), ())
    return (*seen, where)


def different(models: Sequence[Model]) -> list[Model]:
    """Models in which these events say different things."""
    found: dict[tuple[object, ...], Model] = {}
    for model in models:
        found.setdefault((*model.observations, *model.imagined), model)
    return list(found.values())


def _one_chain(fact: Fact, model: Model, before: int, depth: int, *, so: bool) -> Iterator[Step]:
    goal = Literal(so, 0, model.frame.bit(fact))
    thinker = Thinker(model)
    script = Script(thinker, before, depth)
    script.write_all(thinker.prove(goal), goal)
    if len(script.steps) > MOST_STEPS:
        script = Script(thinker, before, depth)
        script.write_all(thinker.tried(goal), goal)
    return iter(script.steps)


def grounds_of(model: Model) -> list[Ground]:
    """Every count that holds, with the reason: the events first, in their order."""
    frame = model.frame
    told = [
        Ground("event", as_count(seen.constraint), seen.source)
        for seen in model.observations
        if not isinstance(seen.constraint, Holds)
    ]
    granted = [
        Ground("granted", as_count(each)) for each in model.imagined if not isinstance(each, Holds)
    ]
    rules = [Ground("rule", rule) for rule in frame.rules]
    items = [
        Ground("item", Count(tuple(Fact(item, place) for place in frame.places), copies, copies))
        for item, copies in zip(frame.items, frame.copies, strict=True)
    ]
    places = [
        Ground("place", Count(tuple(Fact(item, place) for item in frame.items), *room))
        for place, room in zip(frame.places, frame.rooms, strict=True)
    ]
    return [*told, *granted, *rules, *items, *places]


def as_count(constraint: Count | Picked) -> Count:
    """What a constraint says by logic alone."""
    return Count((constraint.fact,), 1, MANY) if isinstance(constraint, Picked) else constraint


class Thinker:
    """The search for one chain."""

    def __init__(self, model: Model) -> None:
        self.frame = model.frame
        self.grounds = grounds_of(model)
        self.left = MOST_TRIED
        self.listed = any(isinstance(each, Holds) for each in model.constraints)
        """Whether there is a condition that is no count: then only trying helps."""

    def prove(self, goal: Literal) -> Node:
        """A thought that concludes the goal, or a contradiction in what is given."""
        trail = Trail(self.frame, self.grounds)
        clash = trail.settle(goal)
        if clash is not None:
            return clash
        if goal in trail.owners:
            return trail.owners[goal]
        return self.refuted(trail, goal.opposite) or self.tried(goal)

    def refuted(self, trail: Trail, literal: Literal) -> Node | None:
        """The opposite of something, by supposing it; None if it takes too long."""
        inside = trail.fork()
        supposed = inside.suppose(literal)
        clash = self._clash(inside)
        return None if clash is None else trail.refute(supposed, clash)

    def _clash(self, trail: Trail) -> Node | None:
        """A contradiction: at once, by what cannot be supposed, or by going through a count."""
        clash = trail.settle()
        while clash is None and (literal := self._impossible(trail)):
            clash = self._exclude(trail, literal)
        if clash is None and self.left > 0 and not self.listed:
            for literal in self._fewest(trail):
                clash = clash or self._exclude(trail, literal)
        return clash

    def _exclude(self, trail: Trail, literal: Literal) -> Node | None:
        """Refute it and go on thinking; the contradiction, if that is one."""
        if literal.opposite in trail.owners:
            return None
        wrong = self.refuted(trail, literal)
        if wrong is None or not wrong.concludes:
            return wrong
        return trail.learn(wrong) or trail.settle()

    def _impossible(self, trail: Trail) -> Literal | None:
        """Something undecided that leads to a contradiction at once: a yes before a no, and what
        the shortest counts speak about first."""
        candidates = list(dict.fromkeys(self._candidates(trail)))
        for literal in [*candidates, *(each.opposite for each in candidates)]:
            if self.left <= 0:
                return None
            self.left -= 1
            if self._fails(trail, literal):
                return literal
        return None

    def _candidates(self, trail: Trail) -> Iterator[Literal]:
        masks = [tally.mask for tally in trail.tallies]
        told = [
            mask for mask, each in zip(masks, self.grounds, strict=True) if each.what == "event"
        ]
        for mask in sorted(told, key=lambda mask: len(trail.open(mask, so=True))):
            yield from trail.open(mask, so=True)

    def _fails(self, trail: Trail, literal: Literal) -> bool:
        """Whether supposing it contradicts the counts, found without remembering why."""
        possible, known = trail.possible[:], trail.known[:]
        if literal.so:
            for level in range(literal.level + 1):
                known[level] |= 1 << literal.bit
        else:
            for level in range(literal.level, len(possible)):
                possible[level] &= ~(1 << literal.bit)
        try:
            settle(trail.tallies, possible, known, 1 << literal.bit)
        except Contradiction:
            return True
        return False

    def _fewest(self, trail: Trail) -> list[Literal]:
        """The possibilities of the count that needs one of the fewest."""
        groups = [
            trail.open(mask, so=True) for mask, low, _ in trail.tallies if low > trail.least(mask)
        ]
        return min(groups, key=len)

    def tried(self, goal: Literal) -> Node:
        """Nothing but that every other way was tried."""
        told = [number for number, each in enumerate(self.grounds) if each.what == "event"]
        return Node(0, "exhaustion", tuple(told), (goal,), (), 1, 0)


class Script:
    """Thoughts written one after the other, every reason before what follows from it."""

    def __init__(self, thinker: Thinker, before: int, depth: int) -> None:
        """`before` steps stand above, and `depth` boxes are open."""
        self._frame, self._grounds = thinker.frame, thinker.grounds
        self._before, self._depth = before, depth
        self._opened = 0
        self._numbers: dict[int, int] = {}
        self._used: dict[int, set[Literal]] = {}
        """What is needed of each thought."""
        self.steps: list[Step] = []

    def write_all(self, last: Node, goal: Literal) -> None:
        """The whole chain to a last thought."""
        self._use(last, goal)
        self._write(last)

    def _use(self, node: Node, literal: Literal | None) -> None:
        """Remember what is needed of a thought, and of all behind it."""
        fresh = node.number not in self._used
        used = self._used.setdefault(node.number, set())
        if literal is not None and node.concludes:
            used.add(literal)
        if fresh:
            for need, reason in node.needs:
                self._use(reason, need)
            if node.clash is not None:
                self._use(node.clash, None)

    def _write(self, node: Node) -> None:
        if node.number in self._numbers:
            return
        if node.supposed is not None and node.clash is not None:
            self._write_box(node.supposed, node.clash)
            reasons = [node.supposed, node.clash]
        else:
            reasons = sorted({reason.number: reason for _, reason in node.needs}.values(), key=_age)
        for reason in reasons:
            self._write(reason)
        self._add(node, reasons)

    def _write_box(self, supposed: Node, clash: Node) -> None:
        """What does not need the supposition stands before it."""
        for each in sorted(_behind(clash), key=_age):
            if not each.under & ~self._opened:
                self._write(each)
        self._open(supposed)
        self._write(clash)
        self._close(supposed)

    def _open(self, supposed: Node) -> None:
        self._depth += 1
        self._opened |= 1 << supposed.number
        self._add(supposed, ())

    def _close(self, supposed: Node) -> None:
        self._depth -= 1
        self._opened &= ~(1 << supposed.number)

    def _add(self, node: Node, reasons: Sequence[Node]) -> None:
        supposes = node.kind == "supposition"
        used = node.concludes[:1] if supposes else self._used[node.number]
        about = {self._frame.facts[literal.bit] for literal in used}
        grounds = tuple(self._grounds[each] for each in node.grounds)
        if node.kind == "told":
            grounds = tuple(each for each in grounds if not about.isdisjoint(each.count.facts))
        told = [each.event for each in grounds if each.event is not None]
        step = Step(
            node.kind,
            tuple(self._conclusion(literal) for literal in sorted(used, key=_by_bit)),
            tuple(sorted(self._numbers[reason.number] for reason in reasons)),
            tuple(dict.fromkeys(told)),
            self._depth,
            grounds,
        )
        self.steps.append(step)
        self._numbers[node.number] = self._before + len(self.steps)

    def _conclusion(self, literal: Literal) -> Conclusion:
        return Conclusion(self._frame.facts[literal.bit], literal.so, literal.level + 1)


def _behind(node: Node) -> list[Node]:
    """All thoughts behind one."""
    found: dict[int, Node] = {}
    waiting = [node]
    while waiting:
        each = waiting.pop()
        if each.number not in found:
            found[each.number] = each
            waiting += [reason for _, reason in each.needs]
            waiting += [each.clash] if each.clash is not None else []
    del found[node.number]
    return list(found.values())


def _age(node: Node) -> int:
    return node.number


def _by_bit(literal: Literal) -> tuple[int, int]:
    return literal.bit, literal.level
