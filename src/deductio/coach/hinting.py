"""Hints in words, one step at a time: what kind of thing is settled, where to look, the proof.

The first step names no item: that would give the answer away.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from deductio.coach.hint_steps import LAST, HintStep
from deductio.coach.hints import Hint, best_hint, new_facts, proven
from deductio.coach.knowing import Knowing
from deductio.core.game import Game
from deductio.core.messages import Event, Question
from deductio.deduction.model import Fact
from deductio.reasoning import prove
from deductio.reasons import observation
from deductio.words import Words


class Hinter:
    """Reads one stream for a person who asks for hints."""

    def __init__(self, words: Words, played: Game[Any], stream: Sequence[Event]) -> None:
        self.words = words
        self.played = played
        self.stream = stream
        self.knowing = Knowing(played, stream)
        self.notebook = self.knowing.notebook(len(stream))
        self.goals = {
            category: [Fact(*fact) for fact in facts]
            for category, facts in self.knowing.goal.items()
        }

    def next(
        self,
        known: Mapping[str, bool],
        before: HintStep | None = None,
        question: Question | None = None,
        *,
        fills: bool = False,
    ) -> HintStep:
        """The step after `before`, if that hint still is one; else the first step of another.

        `known` are facts the person has marked or was hinted at before, `question` is what it is
        asked now, and `fills` whether the notebook shows all that is proven.
        """
        facts = {Fact.read(name): so for name, so in known.items()}
        hint, step = self._going_on(facts, before)
        if hint is None and not (fills and self.knows_enough):
            wanted = {fact for ways in self.goals.values() for fact in ways}
            hint, step = best_hint(self.notebook, wanted, facts, fills=fills), 1
        if hint is not None:
            return self._step(hint, step)
        if self.knows_enough:
            return HintStep("enough", 1, (self.words.text("hint-enough"),))
        asked_before = before is not None and (before.kind, before.step) == ("seek", 1)
        return HintStep("seek", 2, (self._worth(question),)) if asked_before else self._open()

    @cached_property
    def knows_enough(self) -> bool:
        """Whether all that is sought can be proven by now, and was not simply told."""
        now = len(self.stream)
        return self.knowing.is_certain(now) and not self.knowing.is_told(now)

    def _going_on(
        self, known: Mapping[Fact, bool], before: HintStep | None
    ) -> tuple[Hint | None, int]:
        if before is None or before.kind != "fact" or before.step >= LAST:
            return None, 0
        fact = Fact.read(before.fact)
        still = fact in new_facts(self.notebook, known)
        return (proven(self.notebook, fact), before.step + 1) if still else (None, 0)

    def _step(self, hint: Hint, step: int) -> HintStep:
        words, notebook, stream, fact = self.words, self.notebook, self.stream, str(hint.fact)
        if step == 1:
            return HintStep("fact", 1, (self._settled(hint),), (), fact, hint.so)
        if step < LAST:
            [event] = hint.events[-1:] or (0,)
            seen = observation(words, notebook, stream, event)
            line = words.text("hint-look", {"event": seen})
            return HintStep("fact", step, (line,), (event,), fact, hint.so)
        proof = prove(words, notebook, stream, hint.fact)
        lines, events = tuple(proof.text.splitlines()), proof.chain.events
        return HintStep("fact", step, lines, events, fact, hint.so, proof.steps)

    def _settled(self, hint: Hint) -> str:
        """Which category a fact belongs to, and whether it settles or narrows it."""
        of_goal = [name for name, ways in self.goals.items() if hint.fact in ways]
        kinds = {fact.item: name for name, ways in self.goals.items() for fact in ways}
        category = of_goal[0] if of_goal else kinds.get(hint.fact.item, "")
        about = "goal" if of_goal else "other"
        how = "yes" if hint.so else "no"
        return self.words.text(f"hint-{about}-{how}", {"category": self._named(category)})

    def _named(self, category: str) -> str:
        return self.words.text(f"goal-{category}" if category else "goal-any")

    def _open(self) -> HintStep:
        """Nothing new follows: where most is open, and for whom the goal is near."""
        certain = self.notebook.certain
        left = {
            category: sum(certain.get(fact, True) for fact in facts)
            for category, facts in self.goals.items()
        }
        most = max(left, key=left.__getitem__)
        known = {"category": self._named(most), "left": left[most]}
        nothing, most_open = self.words.text("hint-nothing"), self.words.text("hint-open", known)
        return HintStep("seek", 1, (nothing, most_open, *self._nearest()))

    def _nearest(self) -> tuple[str, ...]:
        """Who has learnt most, where there are others and one can tell."""
        learnt = dict(self.knowing.coaching.learnt(self.stream))
        mine = learnt.pop(self.words.me, None) if self.words.me is not None else None
        if mine is None or not learnt:
            return ()
        most = max(learnt.values())
        known = {"mine": self._learnt(mine), "theirs": self._learnt(most)}
        if most <= mine:
            return (self.words.text("hint-ahead", known),)
        seats = [self.words.name("seat", seat) for seat in learnt if learnt[seat] == most]
        known |= {"seats": self.words.listed(seats)}
        return (self.words.text("hint-nearest", {**known, "seats_count": len(seats)}),)

    def _learnt(self, number: int) -> str:
        return self.words.text("learnt", {"number": number})

    def _worth(self, question: Question | None) -> str:
        """Which of the choices at hand should tell most, where anybody can say."""
        weighing = question and self.knowing.coaching.weigh(self.stream, question)
        if not weighing or weighing.unit != "bits" or not weighing.opinions[0]:
            return self.words.text("hint-anything")
        return self.words.text("hint-worth", {"choice": self.words.say(weighing.best)})
