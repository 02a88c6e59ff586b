"""What a step of a proof concludes, in words: what is alike is said together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from deductio.deduction.model import Fact
from deductio.deduction.notebook import Notebook
from deductio.deduction.steps import Conclusion, Step
from deductio.reasons import fact_within, facts_within, item_words, place_words
from deductio.words import OR, Words


class Conclusions:
    """Of the last of some steps."""

    def __init__(self, words: Words, notebook: Notebook, steps: Sequence[Step]) -> None:
        self.words, self.notebook, self.steps = words, notebook, steps

    def said(self) -> list[str]:
        """Behind a colon, in as few sentences as can be."""
        concludes = self.steps[-1].concludes
        places = grouped(concludes, lambda each: each.fact.place)
        items = grouped(concludes, self.by_item)
        return [said for alike in min(places, items, key=len) for said in self.together(alike)]

    def by_item(self, concluded: Conclusion) -> str:
        """Where an item is not stands together, if the game has words for it."""
        item, place = concluded.fact
        mine = place_words(self.words, self.notebook, place)["place_is"] == "me"
        if (
            concluded.so
            or concluded.copies > 1
            or mine
            or not self.words.knows(self.nowhere(place))
        ):
            return place
        return f"{item} {self.notebook.place_of(place)[0]}"

    def nowhere(self, place: str) -> str:
        """The text that says where an item is not, of several places of that kind."""
        return f"facts-item-{self.notebook.place_of(place)[0]}-no"

    def together(self, alike: Sequence[Conclusion]) -> list[str]:
        first, facts = alike[0], [each.fact for each in alike]
        if first.copies > 1:
            return [self.of_copies(each) for each in alike]
        if len({fact.place for fact in facts}) > 1:
            return [self.words.text(self.nowhere(first.fact.place), self.whereabouts(facts))]
        return facts_within(self.words, self.notebook, facts, so=first.so)

    def of_copies(self, concluded: Conclusion) -> str:
        said = fact_within(self.words, self.notebook, concluded.fact, so=True)
        known = {"copies": concluded.copies, "fact": said}
        return self.words.text(f"fact-copies-{'yes' if concluded.so else 'no'}", known)

    def whereabouts(self, facts: Sequence[Fact]) -> dict[str, Any]:
        """Where an item is not, and where it may still be after this step."""
        item, gone = facts[0].item, [fact.place for fact in facts]
        ruled_out = {
            each.fact.place
            for step in self.steps
            for each in step.concludes
            if each.fact.item == item and not each.so
        }
        every = [place for each, place in self.notebook.models[0].frame.facts if each == item]
        left = [place for place in every if place not in ruled_out]
        return {
            **item_words(self.words, self.notebook, facts[0]),
            "places": self.words.listed(self.names(gone)),
            "places_or": self.words.listed(self.names(gone), OR),
            "left": self.words.listed(self.names(left)),
            "left_count": len(left),
        }

    def names(self, places: Iterable[str]) -> list[str]:
        return [self.words.name(*self.notebook.place_of(place)) for place in places]


def grouped(
    concludes: Iterable[Conclusion], alike: Callable[[Conclusion], str]
) -> list[list[Conclusion]]:
    """Those that can be said together, in the order of the first of each."""
    groups: dict[tuple[str, bool, int], list[Conclusion]] = {}
    for each in concludes:
        groups.setdefault((alike(each), each.so, each.copies), []).append(each)
    return [*groups.values()]
