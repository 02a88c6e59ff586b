"""A chain of reasoning in words: one sentence for each step.

The text of a step is called by its kind and by what its first count is about, and by the kind of
place where a game wants to say it otherwise: `step-elimination-place-seat`, else
`step-elimination-place`, else `step-elimination`. It gets `$told` (what was heard), `$facts` (what
is concluded), `$item` (and its attributes, as `$item_the`), `$place` and `$place_is` of the first
fact of the count, `$where` for that place as a thing (a game's text `where-seat`: Ben's hand), and
in `$others` which items of the count are settled already.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from deductio.core.messages import Event
from deductio.deduction.model import Fact
from deductio.deduction.notebook import Notebook
from deductio.deduction.steps import Chain, Conclusion, ProofStep, Step
from deductio.reasons import (
    begun,
    fact_in_words,
    item_words,
    name_of,
    observation,
    place_words,
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
    proven = fact_in_words(words, notebook, chain.fact, so=chain.so)
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
        known = {
            "told": " ".join(self.heard(number, step)),
            "facts": self.facts(number, step.concludes),
            "number": sum(each.kind == "case" for each in self.steps[:number]),
            "cases": self.cases,
            **self.subject(step, settled),
        }
        return begun(self.words.text(self.name(step, settled), known).strip())

    def heard(self, number: int, step: Step) -> Iterator[str]:
        """What its events told; what an earlier step has told is not told again."""
        for event in step.events:
            first = next(at for at, each in enumerate(self.steps, start=1) if event in each.events)
            if first < number:
                yield self.words.text("step-again", {"step": first})
            else:
                yield observation(self.words, self.notebook, self.stream, event)

    def name(self, step: Step, settled: Sequence[Conclusion]) -> str:
        """The most particular text there is."""
        parts = [f"step-{step.kind}"]
        if step.kind == "contradiction" and len(step.grounds) != 1:
            parts.append("counts" if step.grounds else "both")
        elif step.kind == "told":
            parts += {type(self.stream[event]).__name__ for event in step.events}
        elif step.grounds:
            parts.append("rule" if step.grounds[0].what == "granted" else step.grounds[0].what)
            parts += [self.kind_of_place(step)] if len(step.grounds) == 1 else []
        ending = self.ending(step, settled)
        names = ["-".join(parts[:length]) + ending for length in range(len(parts), 0, -1)]
        return next((name for name in names if self.words.knows(name)), names[-1])

    def ending(self, step: Step, settled: Sequence[Conclusion]) -> str:
        """Whether too many or too few; whether the rest is so or is not."""
        match step.kind:
            case "contradiction" if len(step.grounds) == 1:
                return "-many" if any(each.so for each in settled) else "-few"
            case "difference":
                return "-yes" if step.concludes[0].so else "-no"
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
        place = place_words(self.words, self.notebook, facts[0])
        where = f"where-{self.kind_of_place(step)}"
        others = self.others(facts, settled)
        return {
            **place,
            "where": self.words.text(where, place) if self.words.knows(where) else place["place"],
            **item_words(self.words, self.notebook, facts[0]),
            "others": self.words.listed(others),
            "others_count": len(others),
        }

    def others(self, facts: Sequence[Fact], settled: Sequence[Conclusion]) -> list[str]:
        """What of the count is settled: items of one place, or else nothing that can be said."""
        if len({fact.place for fact in facts}) > 1:
            return []
        return [name_of(self.words, self.notebook, each.fact) for each in settled]

    def facts(self, number: int, concludes: Sequence[Conclusion]) -> str:
        """What a step concludes: what is alike is said together, in as few sentences as can be."""
        places = grouped(concludes, lambda each: each.fact.place)
        items = grouped(concludes, self.by_item)
        said = [self.group(number, alike) for alike in min(places, items, key=len)]
        return " ".join(said)

    def by_item(self, concluded: Conclusion) -> str:
        """Where an item is not stands together, if the game has words for it."""
        item, place = concluded.fact
        not_once = not concluded.so and concluded.copies == 1
        together = not_once and self.words.knows("facts-item-no")
        return f"{item} {self.notebook.place_of(place)[0]}" if together else place

    def group(self, number: int, alike: Sequence[Conclusion]) -> str:
        first, facts = alike[0], [each.fact for each in alike]
        name = f"facts-{self.notebook.place_of(first.fact.place)[0]}-{'yes' if first.so else 'no'}"
        if len({fact.place for fact in facts}) > 1:
            return begun(self.words.text("facts-item-no", self.whereabouts(number, facts)))
        if len(facts) > 1 and first.copies == 1 and self.words.knows(name):
            items = [name_of(self.words, self.notebook, fact) for fact in facts]
            known = place_words(self.words, self.notebook, first.fact)
            return self.words.text(name, {**known, "items": self.words.listed(items)})
        return " ".join(map(self.alone, alike))

    def alone(self, concluded: Conclusion) -> str:
        """One conclusion as a sentence of its own."""
        if concluded.copies == 1:
            return fact_in_words(self.words, self.notebook, concluded.fact, so=concluded.so)
        said = fact_in_words(self.words, self.notebook, concluded.fact, so=True)
        known = {"copies": concluded.copies, "fact": said}
        return self.words.text(f"fact-copies-{'yes' if concluded.so else 'no'}", known)

    def whereabouts(self, number: int, facts: Sequence[Fact]) -> dict[str, Any]:
        """Where an item is not, and where it may still be after this step."""
        item = facts[0].item
        gone = {
            each.fact.place
            for step in self.steps[:number]
            for each in step.concludes
            if each.fact.item == item and not each.so
        }
        every = [place for each, place in self.notebook.models[0].frame.facts if each == item]
        left = [place for place in every if place not in gone]
        return {
            "item": name_of(self.words, self.notebook, facts[0]),
            "places": self.words.listed([self.place(fact.place) for fact in facts]),
            "left": self.words.listed([self.place(place) for place in left]),
            "left_count": len(left),
        }

    def place(self, place: str) -> str:
        return self.words.name(*self.notebook.place_of(place))


def grouped(
    concludes: Iterable[Conclusion], alike: Callable[[Conclusion], str]
) -> list[list[Conclusion]]:
    """Those that can be said together, in the order of the first of each."""
    groups: dict[tuple[str, bool, int], list[Conclusion]] = {}
    for each in concludes:
        groups.setdefault((alike(each), each.so, each.copies), []).append(each)
    return [*groups.values()]
