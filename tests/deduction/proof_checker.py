"""A judge of chains of reasoning that shares no code with what makes them.

It believes nothing but the words of the constraints. Every step must follow from the counts it
names and the steps it rests on, and from nothing else; those counts must be in the rules or told by
the events it names; and nothing said under a supposition may be used outside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from pysat.card import CardEnc, EncType
from pysat.formula import IDPool
from pysat.solvers import Solver

from deductio.deduction.model import Count, Fact, Frame, Model, Picked
from deductio.deduction.steps import Chain, Conclusion, Ground, Step

OPENING = ("supposition", "case")


class Wrong(AssertionError):
    """A step does not follow."""


def check(chain: Chain, *models: Model) -> None:
    """Raise `Wrong` unless every step of a chain is right and the last one is the fact."""
    for number in range(1, len(chain.steps) + 1):
        Judge(chain.steps, number, models).judge()
    last = chain.steps[-1]
    _demand(last.depth == 0, "the last step stands under a supposition")
    _demand(last.concludes == (Conclusion(chain.fact, chain.so),), "the end is another fact")
    used = {event for step in chain.steps for event in step.events}
    _demand(used == set(chain.events), f"events {used} instead of {chain.events}")


def _demand(right: bool, wrong: str) -> None:
    if not right:
        raise Wrong(wrong)


class Judge:
    """Judges one step of a chain."""

    def __init__(self, steps: Sequence[Step], number: int, models: Sequence[Model]) -> None:
        self.steps, self.number = steps, number
        self.step = steps[number - 1]
        self.models = models
        self.frame = models[0].frame

    def judge(self) -> None:
        step = self.step
        self.demand(
            all(0 < reason < self.number for reason in step.rests_on), "rests on the future"
        )
        self.judge_grounds()
        match step.kind:
            case "supposition" | "case":
                self.demand(not step.rests_on and not step.grounds, "supposes with a reason")
                self.demand(step.depth >= 1, "supposes nowhere")
            case "refutation":
                self.judge_refutation()
            case "cases":
                self.judge_cases()
            case "tracking":
                pass  # what a game follows by itself, it checks by itself
            case _:
                self.judge_visible(step.rests_on)
                self.judge_thought()

    def demand(self, right: bool, wrong: str) -> None:
        _demand(right, f"step {self.number} ({self.step.kind}): {wrong}")

    def judge_grounds(self) -> None:
        """The counts are those of the frame, or of the events named."""
        told = {ground.event for ground in self.step.grounds if ground.what == "event"}
        if self.step.grounds:
            self.demand(told == set(self.step.events), "names events it does not use")
        fitting = self.models_of_case()
        for ground in self.step.grounds:
            self.demand(
                any(ground.count in counts(model, ground) for model in fitting),
                f"nobody said {ground}",
            )

    def models_of_case(self) -> list[Model]:
        """The models in which everything the case of this step names was told."""
        start, end = self.case()
        named = [
            ground
            for step in self.steps[start:end]
            for ground in step.grounds
            if ground.what == "event"
        ]
        return [
            model
            for model in self.models
            if all(ground.count in counts(model, ground) for ground in named)
        ]

    def case(self) -> tuple[int, int]:
        """Where the case of this step begins and ends; the whole chain if there are none."""
        heads = [at for at, step in enumerate(self.steps) if step.kind == "case"]
        if not heads or self.step.kind == "cases":
            return 0, len(self.steps) if not heads else 0
        start = max(at for at in heads if at < self.number)
        return start, min((at for at in heads if at > start), default=len(self.steps) - 1)

    def judge_visible(self, reasons: Iterable[int]) -> None:
        for reason in reasons:
            between = self.steps[reason - 1 : self.number]
            depth = self.steps[reason - 1].depth
            shallow = min(step.depth for step in between)
            reopened = any(step.kind in OPENING and step.depth <= depth for step in between[1:])
            self.demand(shallow >= depth and not reopened, f"step {reason} was only supposed")

    def judge_refutation(self) -> None:
        self.demand(len(self.step.rests_on) == 2, "does not name a supposition and where it led")
        opened, clash = (self.steps[reason - 1] for reason in self.step.rests_on)
        box = self.steps[self.step.rests_on[0] - 1 : self.number - 1]
        self.demand(opened.kind == "supposition", "there was no supposition")
        self.demand(clash is box[-1] and clash.kind == "contradiction", "no contradiction")
        self.demand(clash.depth == opened.depth == self.step.depth + 1, "another box")
        self.demand(all(step.depth >= opened.depth for step in box), "the box was left")
        supposed, (found,) = opened.concludes[0], self.step.concludes
        opposite = Conclusion(supposed.fact, not supposed.so, supposed.copies)
        self.demand(found == opposite, "concludes something else")

    def judge_cases(self) -> None:
        heads = [at for at, step in enumerate(self.steps) if step.kind == "case"]
        ends = [*heads[1:], self.number - 1]
        self.demand(self.step.rests_on == tuple(ends), "leaves a case out")
        for end in ends:
            last = self.steps[end - 1]
            self.demand(last.depth == 1, "a case ends under a supposition")
            proven = last.kind == "contradiction" or last.concludes == self.step.concludes
            self.demand(proven, "a case ends elsewhere")
        covered = [
            model
            for head in heads
            for model in Judge(self.steps, head + 1, self.models).models_of_case()
        ]
        self.demand(all(model in covered for model in self.models), "there are more cases")

    def judge_thought(self) -> None:
        known = [each for reason in self.step.rests_on for each in self.steps[reason - 1].concludes]
        grounds: list[Count] = [ground.count for ground in self.step.grounds]
        if self.step.kind == "exhaustion":
            grounds += all_counts(self.frame)
        if self.step.kind == "told":
            self.demand(not known, "was told and yet concluded")
        follows = Claims(self.frame, grounds, known).refutes
        if self.step.kind == "contradiction":
            self.demand(not self.step.concludes and follows(None), "is possible")
        for conclusion in self.step.concludes:
            self.demand(follows(conclusion), f"{conclusion} does not follow")
        self.demand(self.step.kind == "contradiction" or bool(self.step.concludes), "says nothing")


def counts(model: Model, ground: Ground) -> list[Count]:
    """What there is of the kind a ground claims to be."""
    frame = model.frame
    match ground.what:
        case "event":
            told = [seen.constraint for seen in model.observations if seen.source == ground.event]
            return [_as_count(each) for each in told if isinstance(each, Count | Picked)]
        case "granted":
            return [_as_count(each) for each in model.imagined if isinstance(each, Count | Picked)]
        case "rule":
            return list(frame.rules)
        case "item":
            return _of_items(frame)
        case "place":
            return _of_places(frame)


def _as_count(told: Count | Picked) -> Count:
    return told if isinstance(told, Count) else Count((told.fact,), 1, 1 << 30)


def _of_items(frame: Frame) -> list[Count]:
    return [
        Count(tuple(Fact(item, place) for place in frame.places), number, number)
        for item, number in zip(frame.items, frame.copies, strict=True)
    ]


def _of_places(frame: Frame) -> list[Count]:
    return [
        Count(tuple(Fact(item, place) for item in frame.items), low, high)
        for place, (low, high) in zip(frame.places, frame.rooms, strict=True)
    ]


def all_counts(frame: Frame) -> list[Count]:
    return [*frame.rules, *_of_items(frame), *_of_places(frame)]


class Claims:
    """Some counts and some known things as a formula of their own, and nothing else."""

    def __init__(self, frame: Frame, given: Iterable[Count], known: Iterable[Conclusion]) -> None:
        self._pool = IDPool()
        self._clauses: list[list[int]] = []
        self._most = {
            Fact(item, place): min(number, high)
            for item, number in zip(frame.items, frame.copies, strict=True)
            for place, (_, high) in zip(frame.places, frame.rooms, strict=True)
        }
        for count in given:
            self._say(count)
        self._clauses += [[self._literal(each)] for each in known]

    def _literal(self, claim: Conclusion) -> int:
        """At least so many copies lie there, or not."""
        rows = self._copies(claim.fact)
        if claim.copies > len(rows):
            never = int(self._pool.id("never"))
            self._clauses.append([-never])
            return never if claim.so else -never
        return rows[claim.copies - 1] if claim.so else -rows[claim.copies - 1]

    def _copies(self, fact: Fact) -> list[int]:
        rows = [int(self._pool.id((fact, number))) for number in range(self._most[fact])]
        self._clauses += [[fewer, -more] for fewer, more in pairwise(rows)]
        return rows

    def _say(self, count: Count) -> None:
        rows = [row for fact in dict.fromkeys(count.facts) for row in self._copies(fact)]
        if count.low > len(rows):
            self._clauses.append([])
            return
        encoded = {"vpool": self._pool, "encoding": EncType.mtotalizer}
        if count.low > 0:
            self._clauses += CardEnc.atleast(rows, count.low, **encoded).clauses
        if count.high < len(rows):
            self._clauses += CardEnc.atmost(rows, count.high, **encoded).clauses

    def refutes(self, claim: Conclusion | None) -> bool:
        """Whether the opposite of a claim is impossible; without a claim, whether all of it is."""
        against = [] if claim is None else [-self._literal(claim)]
        if [] in self._clauses:
            return True
        with Solver(name="cadical153", bootstrap_with=self._clauses) as solver:
            return not solver.solve(assumptions=against)
