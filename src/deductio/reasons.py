"""Facts in words: what a notebook knows, said so that a child can follow it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from deductio.core.game import Refused
from deductio.core.messages import Choice, Event, Seat
from deductio.deduction.model import Fact
from deductio.deduction.notebook import Notebook
from deductio.words import OR, Words


def read_fact(notebook: Notebook, text: str) -> Fact:
    """A fact as people write it: `rope@seat2`."""
    fact = Fact.read(text)
    if fact not in notebook.facts:
        raise Refused(
            f"'{text}' is not a fact of this game; a fact is written item@place", "no-fact"
        )
    return fact


def name_of(words: Words, notebook: Notebook, fact: Fact) -> str:
    """The thing a fact is about."""
    return words.name(notebook.item_domain, fact.item)


def item_words(words: Words, notebook: Notebook, fact: Fact) -> dict[str, str]:
    """The thing a fact is about, and what else it is called."""
    return words.named("item", notebook.item_domain, fact.item)


def place_words(words: Words, notebook: Notebook, place: str) -> dict[str, str]:
    """The place of a fact, and whether it is the reader's own."""
    kind, value = notebook.place_of(place)
    mine = kind == "seat" and value == words.me
    return {"place": words.name(kind, value), "place_is": "me" if mine else "other"}


def where(words: Words, notebook: Notebook, place: str) -> str:
    """The place of a fact as a thing, if the game has words for that (`where-seat`: Ben's hand)."""
    known = place_words(words, notebook, place)
    name = f"where-{notebook.place_of(place)[0]}"
    return words.text(name, known) if words.knows(name) else known["place"]


def fact_in_words(words: Words, notebook: Notebook, fact: Fact, *, so: bool) -> str:
    """A fact as a sentence of its own."""
    return begun(fact_within(words, notebook, fact, so=so))


def fact_within(words: Words, notebook: Notebook, fact: Fact, *, so: bool) -> str:
    """The same behind a colon: `fact-seat-yes` for a fact about a seat, and so on for every kind of
    place; a general form where the game has none. It may name the thing by its attributes, as
    `$item_the`."""
    known = {**item_words(words, notebook, fact), **place_words(words, notebook, fact.place)}
    how = "yes" if so else "no"
    own = f"fact-{notebook.place_of(fact.place)[0]}-{how}"
    return words.text(own if words.knows(own) else f"fact-{how}", known)


def facts_within(words: Words, notebook: Notebook, facts: Sequence[Fact], *, so: bool) -> list[str]:
    """Facts of one place behind a colon: in one sentence (`facts-seat-yes`), if the game has words
    for several. These name the things as `$items`, `$items_or` and, with articles, `$items_the`."""
    first, how = facts[0], "yes" if so else "no"
    name = f"facts-{notebook.place_of(first.place)[0]}-{how}"
    if len(facts) == 1 or not words.knows(name):
        return [fact_within(words, notebook, fact, so=so) for fact in facts]
    things = [item_words(words, notebook, fact) for fact in facts]
    names = [thing["item"] for thing in things]
    known = {
        "items": words.listed(names),
        "items_or": words.listed(names, OR),
        "items_the": words.listed([thing.get("item_the", thing["item"]) for thing in things]),
    }
    return [words.text(name, {**known, **place_words(words, notebook, first.place)})]


def begun(sentence: str) -> str:
    """As it stands at the beginning."""
    return sentence[:1].upper() + sentence[1:]


def behind_colon(sentences: Sequence[str]) -> str:
    """Sentences in a row, the first of which begins as it stands within another."""
    return " ".join([*sentences[:1], *map(begun, sentences[1:])])


def claimed(choice: Choice, me: Seat | None) -> list[Fact]:
    """What somebody in that seat says is so by choosing this."""
    known = {**msgspec.structs.asdict(choice), "me": me}
    return [Fact.read(claim.format_map(known)) for claim in choice.claims]


def doubts(words: Words, notebook: Notebook, choice: Choice) -> list[str]:
    """What the notebook of whom the words speak to has proven against a choice."""
    return [
        fact_in_words(words, notebook, fact, so=False)
        for fact in claimed(choice, words.me)
        if notebook.certain.get(fact) is False
    ]


def observation(words: Words, notebook: Notebook, stream: Sequence[Event], *numbers: int) -> str:
    """What events said, after what the first answers or speaks of, if there is such a thing."""
    before = words.recalled(stream[number] for number in notebook.about(numbers[0]))
    return " ".join(filter(None, (*before, *(words.say(stream[number]) for number in numbers))))
