"""What several steps of a chain say in the same way is said at once, as one would write it.

Alike are steps that apply the same kind of count to several things or places, and those told in
answer to one question. They become one step, in the place of the last of them, unless a step before
it rests on one of them; nothing leaves its case or its supposition.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence

from deductio.deduction.steps import Conclusion, Step

Likeness = Callable[[Step], Hashable | None]
"""What steps must have in common to be one; None for a step that stays by itself."""
OPENING = ("supposition", "case")


def gathered(steps: Sequence[Step], proven: Conclusion, likeness: Likeness) -> tuple[Step, ...]:
    """The same chain in fewer steps; a step that concludes what is proven stands alone."""
    groups = sorted(_groups(steps, proven, likeness), key=lambda group: group[-1])
    numbers = {old: new for new, group in enumerate(groups, start=1) for old in group}
    return tuple(_one_of([steps[old - 1] for old in group], numbers) for group in groups)


def _groups(steps: Sequence[Step], proven: Conclusion, likeness: Likeness) -> Iterator[list[int]]:
    """The numbers of steps that become one, or stay one."""
    growing: dict[Hashable, list[int]] = {}
    for number, step in enumerate(steps, start=1):
        for shared, group in [*growing.items()]:
            follows = not set(group).isdisjoint(step.rests_on)
            if follows or _is_outside(step, steps[group[-1] - 1]):
                yield growing.pop(shared)
        shared = None if proven in step.concludes else likeness(step)
        if shared is None:
            yield [number]
        else:
            growing.setdefault((step.depth, shared), []).append(number)
    yield from growing.values()


def _is_outside(step: Step, before: Step) -> bool:
    """Whether a step is not within the case or the supposition of one before it."""
    return step.depth < before.depth or (step.kind in OPENING and step.depth == before.depth)


def _one_of(steps: Sequence[Step], numbers: Mapping[int, int]) -> Step:
    return Step(
        steps[0].kind,
        tuple(dict.fromkeys(each for step in steps for each in step.concludes)),
        tuple(sorted({numbers[reason] for step in steps for reason in step.rests_on})),
        tuple(dict.fromkeys(event for step in steps for event in step.events)),
        steps[0].depth,
        tuple(ground for step in steps for ground in step.grounds),
    )
