"""A notebook: what one reader can know, as its game translated it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from math import comb
from typing import TYPE_CHECKING, TypeAlias

from deductio.deduction.kept import kept
from deductio.deduction.model import Fact, Frame, Model, Observation

if TYPE_CHECKING:
    from deductio.deduction.answer import Answer
    from deductio.deduction.steps import Chain, Step


Place: TypeAlias = tuple[str, str | int]
"""Which kind of place it is, and which of them: seat 2, cell B3; the solution is only itself."""


def numbered(place: str) -> Place:
    """`seat2` is seat 2, and `solution` only itself."""
    counted = re.fullmatch(r"([a-z]+)(\d+)", place)
    return (counted[1], int(counted[2])) if counted else (place, place)


class Notebook:
    """Models of what is hidden, exactly one of which is true, and things followed beside them."""

    def __init__(
        self,
        models: Sequence[Model],
        *,
        item_domain: str,
        place_of: Callable[[str], Place] = numbered,
        goal: str = "",
        questions: Mapping[int, int] | None = None,
        context: Mapping[int, Sequence[int]] | None = None,
        remarks: Mapping[Fact, Sequence[int]] | None = None,
        followed: Mapping[Fact, float] | None = None,
        sources: Callable[[Fact], Sequence[int]] = lambda fact: (),
        riddles: Collection[int] = (),
    ) -> None:
        """`item_domain` names the items in texts, `place_of` the places; `goal` is the place that
        everyone wants to know, if there is one; `questions` says which earlier event an event
        answers, `context` which earlier events it speaks of beside (what somebody had looked at
        who says what they have seen), and `remarks` which events belong to a fact though nothing
        follows from them (to whom I showed my card). `followed` are odds of facts that the game
        works out itself (where a card went by lot), and `sources` says from which events each of
        them follows. `riddles` are events whose words are there to be worked out: what they say of
        single facts is certain, but nobody was told so plainly."""
        self.models = models
        self.item_domain = item_domain
        self.place_of = place_of
        self.goal = goal
        self.questions = questions or {}
        self.context = context or {}
        self.remarks = remarks or {}
        self.followed = followed or {}
        self.sources = sources
        self.riddles = riddles
        self.weigh_picks = True
        """Before anything is asked, somebody may decide to count all worlds alike."""

    def without_riddles(self) -> Notebook:
        """What was told plainly, for whoever works out the rest alone."""
        told = [
            model.only({seen.source for seen in model.observations}.difference(self.riddles))
            for model in self.models
        ]
        return Notebook(told, item_domain=self.item_domain, remarks=self.remarks)

    @kept
    def answer(self) -> Answer:
        from deductio.deduction.solve import solve

        return solve(*self.models, weigh_picks=self.weigh_picks)

    @property
    def worlds(self) -> int:
        """How many worlds fit."""
        return self.answer.count

    @kept
    def certain(self) -> dict[Fact, bool]:
        """What is so, and what is not so, whatever people intend."""
        if not self.followed:
            return self.answer.certain
        followed = {
            fact: odds == 1 for fact, odds in self.followed.items() if not odds or odds == 1
        }
        return self.answer.certain | followed

    @property
    def told_outright(self) -> dict[Fact, bool]:
        """What this reader was told outright; nothing where even the model is in doubt."""
        return self.models[0].told_outright if len(self.models) == 1 else {}

    @property
    def told_by(self) -> dict[Fact, tuple[int, ...]]:
        """Of facts that were told outright, the events: what told it, then every remark on it."""
        if len(self.models) > 1:
            return {}
        told = {fact: (event,) for fact, event in self.models[0].told_by.items()}
        noted = {fact: (*told.get(fact, ()), *events) for fact, events in self.remarks.items()}
        return told | noted

    @property
    def bonds(self) -> list[Observation]:
        """What was told of several facts together; nothing where even the model is in doubt."""
        return self.models[0].bonds if len(self.models) == 1 else []

    @property
    def solutions(self) -> tuple[int, int]:
        """How many solutions are left if each thing is taken by itself, and how many there are
        before anything is told. One is left exactly when the solution is certain."""
        frame = self.models[0].frame
        left = combinations(frame, self.goal, lambda fact: self.certain.get(fact, True))
        return left, combinations(frame, self.goal, lambda fact: True)

    @kept
    def facts(self) -> tuple[Fact, ...]:
        """Every fact there is, in the order of the odds, without working them out."""
        return tuple(dict.fromkeys((*self.models[0].frame.facts, *self.followed)))

    @kept
    def odds(self) -> dict[Fact, float]:
        return {**self.answer.odds, **self.followed} if self.followed else self.answer.odds

    def why(self, fact: Fact) -> tuple[bool, tuple[int, ...]]:
        """Whether a certain fact is so, and the few events that prove it."""
        from deductio.deduction.explain import NotCertain, explain

        if fact in self.followed:
            if fact not in self.certain:
                raise NotCertain(f"{fact} is not certain")
            return self.certain[fact], tuple(self.sources(fact))
        proof = explain(fact, *self.models)
        return proof.so, proof.events

    def chain(self, fact: Fact) -> Chain:
        """Why a certain fact is so or not so, step by step; raises `NotCertain` where it is open.

        `chain.steps` are numbered from 1; the last one concludes the fact. In words:
        `deductio.reasoning.prove(words, notebook, stream, fact).steps`.
        """
        from deductio.deduction.chain import chain_of, tracked
        from deductio.deduction.gathered import gathered
        from deductio.deduction.steps import Chain, Conclusion

        so, events = self.why(fact)
        if fact in self.followed:
            return Chain(fact, so, events, tracked(fact, events, so=so))
        steps = chain_of(fact, events, *self.models, so=so)
        return Chain(fact, so, events, gathered(steps, Conclusion(fact, so), self.likeness))

    def likeness(self, step: Step) -> Hashable | None:
        """Steps are said at once that use up the same kind of count, or answer one question."""
        match step.kind:
            case "told":
                return self.questions.get(step.events[0])
            case "count" if not step.events:
                ground = step.grounds[0]
                place = ground.count.facts[0].place
                return ground.what, "" if ground.what == "item" else self.place_of(place)[0]
        return None

    def about(self, event: int) -> tuple[int, ...]:
        """The earlier events that an event speaks of: what it answers, what it is based on."""
        asked = self.questions.get(event)
        return tuple(sorted({*self.context.get(event, ()), *([] if asked is None else [asked])}))


def combinations(frame: Frame, goal: str, possible: Callable[[Fact], bool]) -> int:
    """The ways to fill a place with what is possible there: one of each kind that its rules name,
    and the rest of anything. Without a goal every possible fact is a way."""
    rest = {fact for fact in frame.facts if not goal or fact.place == goal}
    room = frame.rooms[frame.place(goal)][1] if goal else 1
    ways = 1
    for rule in frame.rules:
        if goal and rule.low == rule.high == 1 and rest.issuperset(rule.facts):
            ways *= sum(map(possible, rule.facts))
            rest -= set(rule.facts)
            room -= 1
    return ways * comb(sum(map(possible, rest)), room)
