"""A chain of reasoning in words: one sentence for each step.

The text of a step is called by its kind and by what its first count is about, and by the kind of
place where a game wants to say it otherwise: `step-elimination-place-seat`, else
`step-elimination-place`, else `step-elimination`. It gets `$told` (what was heard), `$facts` (what
is concluded, in sentences), `$that` (the same, behind a colon), `$item` (and its attributes, as
`$item_the`), `$place` and `$place_is` of the first fact of the count, `$where` for that place as a
thing (a game's text `where-seat`: Ben's hand), and in `$others` which items of the count are
settled already. Texts of what is concluded begin as they stand behind a colon. Where a step applies
several counts of a kind, `-each` is added: `step-count-place-slot-each`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct

from deductio.conclusions import Conclusions
from deductio.core.messages import Event
from deductio.deduction.model import Fact
from deductio.deduction.notebook import Notebook
from deductio.deduction.steps import Chain, Conclusion, ProofStep, Step
from deductio.reasons import (
    begun,
    behind_colon,
    fact_within,
    item_words,
    name_of,
    observation,
    place_words,
    where,
)
from deductio.words import Words


class SaidProof(Struct, frozen=True):
    """A proof in words."""

    chain: Chain
    lines: tuple[str, ...]
    """What holds in every game, what each event told, and the fact."""
    steps: tuple[ProofStep, ...]

    @property
    def text(self) -> str:
        """The chain as numbered sentences, with the numbers of the steps each rests on."""
        numbered = [_numbered(number, step) for number, step in enumerate(self.steps, start=1)]
        return "\n".join([self.lines[0], *numbered, self.lines[-1]])


def prove(words: Words, notebook: Notebook, stream: Sequence[Event], fact: Fact) -> SaidProof:
    """Why a fact is certain, in words; raises `NotCertain` where it is not."""
    return proof_in_words(words, notebook, stream, notebook.chain(fact))


def proof_in_words(
    words: Words, notebook: Notebook, stream: Sequence[Event], chain: Chain
) -> SaidProof:
    proven = fact_within(words, notebook, chain.fact, so=chain.so)
    told = (observation(words, notebook, stream, event) for event in chain.events)
    lines = (words.text("proof-frame"), *told, words.text("proof-so", {"fact": proven}))
    return SaidProof(chain, lines, tuple(Narrator(words, notebook, stream, chain).told()))


def _numbered(number: int, step: ProofStep) -> str:
    why = f" ({', '.join(map(str, step.rests_on))})" if step.rests_on else ""
    return f"{'    ' * step.depth}{number}. {step.text}{why}"


class Narrator:
    """Tells one chain to one reader."""

    def __init__(
        self, words: Words, notebook: Notebook, stream: Sequence[Event], chain: Chain
    ) -> None:
        self.words, self.notebook, self.stream = words, notebook, stream
        self.steps = chain.steps
        self.cases = sum(step.kind == "case" for step in self.steps)

    def told(self) -> Iterator[ProofStep]:
        for number, step in enumerate(self.steps, start=1):
            about = {each for event in step.events for each in self.notebook.about(event)}
            yield ProofStep(
                step.kind,
                {str(each.fact): each.so for each in step.concludes if each.copies == 1},
                step.rests_on,
                step.events,
                tuple(sorted(about)),
                step.depth,
                self.sentence(number, step),
            )

    def sentence(self, number: int, step: Step) -> str:
        settled = self.settled(step)
        concluded = Conclusions(self.words, self.notebook, self.steps[:number]).said()
        known = {
            "told": " ".join(self.heard(number, step)),
            "facts": " ".join(map(begun, concluded)),
            "that": behind_colon(concluded),
            "number": sum(each.kind == "case" for each in self.steps[:number]),
            "cases": self.cases,
            **self.subject(step, settled),
        }
        return begun(self.words.text(self.name(step, settled), known).strip())

    def heard(self, number: int, step: Step) -> Iterator[str]:
        """What its events told; what an earlier step has told is not told again, and a question is
        told once for all its answers."""
        for (first, _), told in groupby(step.events, self.origin):
            if first < number:
                yield self.words.text("step-again", {"step": first})
            else:
                yield observation(self.words, self.notebook, self.stream, *told)

    def origin(self, event: int) -> tuple[int, int]:
        """The step that tells an event, and the question that it answers, or else the event."""
        first = next(at for at, each in enumerate(self.steps, start=1) if event in each.events)
        return first, self.notebook.questions.get(event, event)

    def name(self, step: Step, settled: Sequence[Conclusion]) -> str:
        """The most particular text there is."""
        parts = [f"step-{step.kind}"]
        if step.kind == "contradiction" and len(step.grounds) != 1:
            parts.append("counts" if step.grounds else "both")
        elif step.kind == "told":
            kinds = {type(self.stream[event]).__name__ for event in step.events}
            parts += kinds if len(kinds) == 1 else []
        elif step.grounds:
            parts.append("rule" if step.grounds[0].what == "granted" else step.grounds[0].what)
            alike = len(step.grounds) == 1 or step.kind == "count"
            parts += [self.kind_of_place(step)] if alike else []
        ending = self.ending(step, settled)
        names = ["-".join(parts[:length]) + ending for length in range(len(parts), 0, -1)]
        return next((name for name in names if self.words.knows(name)), names[-1])

    def ending(self, step: Step, settled: Sequence[Conclusion]) -> str:
        """Whether too many or too few; whether the rest is so or is not; whether several counts."""
        match step.kind:
            case "contradiction" if len(step.grounds) == 1:
                return "-many" if any(each.so for each in settled) else "-few"
            case "difference":
                return "-yes" if step.concludes[0].so else "-no"
            case "count" if len(step.grounds) > 1:
                return "-each"
        return ""

    def kind_of_place(self, step: Step) -> str:
        return self.notebook.place_of(step.grounds[0].count.facts[0].place)[0]

    def settled(self, step: Step) -> list[Conclusion]:
        """What earlier steps concluded about the facts of its first count."""
        own = set(step.grounds[0].count.facts) if step.grounds else set()
        reasons = (self.steps[number - 1] for number in step.rests_on)
        return [each for reason in reasons for each in reason.concludes if each.fact in own]

    def subject(self, step: Step, settled: Sequence[Conclusion]) -> dict[str, Any]:
        """What the first count is about."""
        if not step.grounds:
            return {}
        facts = step.grounds[0].count.facts
        others = self.others(facts, settled)
        return {
            **place_words(self.words, self.notebook, facts[0].place),
            "where": where(self.words, self.notebook, facts[0].place),
            **item_words(self.words, self.notebook, facts[0]),
            "others": self.words.listed(others),
            "others_count": len(others),
        }

    def others(self, facts: Sequence[Fact], settled: Sequence[Conclusion]) -> list[str]:
        """What of the count is settled: items of one place, or else nothing that can be said."""
        if len({fact.place for fact in facts}) > 1:
            return []
        return [name_of(self.words, self.notebook, each.fact) for each in settled]
