"""One seat in words: the rules in short, all it was told, what it is asked and how to answer.

Like every reader it has one seat's stream and nothing else; the same stream gives the same words.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, get_args, get_origin

from msgspec import Struct

from deductio.core.game import Game, fold
from deductio.core.messages import Choice, Event, Opened, Question, Seat, Seated
from deductio.core.streams import first
from deductio.deduction.model import Fact
from deductio.deduction.notebook import Notebook
from deductio.lab.llm.disguise import TRUE_NAMES, disguise
from deductio.lab.llm.listing import kinds, listing, offered, vocabulary
from deductio.words import Language, Words, source_of

UNSAID = (Opened, Seated)
"""What the rules of a prompt say already."""


class Wording(Struct, frozen=True):
    """How a seat is told and asked."""

    language: Language = "en"
    listed: bool = True
    """Whether the legal choices are listed; else only their kinds."""
    disguise: str = ""
    """A seed for other names; empty for the true ones."""
    beliefs: bool = False
    """Whether what the player believes is asked for with each answer."""


class Prompt(Struct, frozen=True):
    """Everything a player needs for one answer."""

    rules: str
    """The same over a whole game."""
    story: tuple[str, ...]
    """What was told so far, a line for each event that has words."""
    news: tuple[str, ...]
    """The last of these lines: what was told since the last ask."""
    table: str
    """The table as the seat sees it, drawn in characters."""
    ask: str

    def text(self, notes: str = "") -> str:
        """All but the rules; what the player noted for itself stands before the ask."""
        return "\n\n".join(filter(None, ("\n".join(self.story), self.table, notes, self.ask)))


class TextSeat:
    """Speaks to the player of one seat."""

    def __init__(
        self, game: Game[Any], seat: Seat, wording: Wording, names: Sequence[str] = ()
    ) -> None:
        """`names` are those of people who sit there; a disguise has others."""
        self.game, self.seat, self.wording = game, seat, wording
        self.disguise = disguise(game, wording.disguise) if wording.disguise else TRUE_NAMES
        texts = (
            source_of(__package__, wording.language),
            self.disguise.texts.get(wording.language, ""),
        )
        called = self.disguise.seats or names
        self.words = Words(
            game,
            wording.language,
            me=seat,
            names=called,
            texts=texts,
            renamed=self.disguise.renamed,
        )
        self._said: dict[Event, str] = {}
        self._rules = ""

    @cached_property
    def kinds(self) -> tuple[type[Choice], ...]:
        """Of choices, in this game."""
        return tuple(get_origin(kind) or kind for kind in get_args(self.game.choices))

    def prompt(self, stream: Sequence[Event], question: Question, heard: int = 0) -> Prompt:
        """What is said at an ask; `heard` are the events that it had been told at the last one."""
        return Prompt(
            rules=self.rules(stream),
            story=self.story(stream),
            news=self.story(stream, heard),
            table=self.table(stream),
            ask="\n".join((self.ask(question), self._reminder)),
        )

    def table(self, stream: Sequence[Event]) -> str:
        """What the seat sees, drawn in characters."""
        return self.game.draw(fold(self.game.view(), stream), self.words.name)

    def story(self, stream: Sequence[Event], heard: int = 0) -> tuple[str, ...]:
        """Each event by its number in the stream, from 1, as `deductio odds --at` counts them."""
        told = [
            (number, self._say(event))
            for number, event in enumerate(stream[heard:], start=heard + 1)
            if not isinstance(event, UNSAID)
        ]
        return tuple(f"[{number}] {line}" for number, line in told if line)

    def _say(self, event: Event) -> str:
        """Each sentence is made once: a story is told again at every ask."""
        if event not in self._said:
            self._said[event] = self.words.say(event)
        return self._said[event]

    def rules(self, stream: Sequence[Event]) -> str:
        """What is the same over a whole game, and made once."""
        if not self._rules:
            self._rules = "\n\n".join((self.setting(stream), self._how_to_answer()))
        return self._rules

    def setting(self, stream: Sequence[Event]) -> str:
        """Who plays what, and what there is to find out."""
        opened = first(Opened, stream)
        parts = [
            self._who(opened.seats),
            self.words.text("rules"),
            self._options(opened),
            self._sought(stream),
        ]
        return "\n\n".join(filter(None, parts))

    def ask(self, question: Question) -> str:
        """The question, and what may be chosen."""
        options = offered(question)
        if self.wording.listed:
            choices = listing(self.words, self.disguise, options)
        else:
            choices = kinds(self.words, options)
        return "\n".join((self.words.ask(question), choices))

    def _who(self, seats: int) -> str:
        text, names = self.words.text, [self.words.name("seat", one) for one in range(seats)]
        title = "" if self.wording.disguise else self.words.text("title")
        known = {"title": title, "is_named": "yes" if title else "no", "me": names[self.seat]}
        listed = ", ".join(f"{number} = {name}" for number, name in enumerate(names))
        return f"{text('llm-who', known)} {text('llm-seats', {'seats': listed})}"

    def _options(self, opened: Opened) -> str:
        """What this table plays with, in the words of the form where tables are made."""
        lines = [
            self._line(name, self._value(option, value))
            for option, value in opened.options.items()
            if value is not None
            if (name := self.words.attributes(f"option-{option}").get("name"))
        ]
        return "\n".join([self.words.text("llm-options"), *lines]) if lines else ""

    def _value(self, option: str, value: Any) -> str:
        """Of an option, in words where it has some."""
        if isinstance(value, bool):
            return self.words.text("llm-yes" if value else "llm-no")
        named = f"option-{option}-{value}"
        return self.words.text(named) if self.words.knows(named) else str(value)

    def _line(self, name: str, value: str) -> str:
        return self.words.text("llm-line", {"name": name, "value": value})

    def _sought(self, stream: Sequence[Event]) -> str:
        """By category what there is to find out, each as a fact can be written."""
        if self.game.coaching is None:
            return ""
        notebook: Notebook = self.game.notebook(stream)
        lines = [
            self._line(self.words.text(f"goal-{category}"), self._facts(notebook, facts))
            for category, facts in self.game.coaching.goal(stream).items()
        ]
        return "\n".join([self.words.text("llm-sought"), *lines]) if lines else ""

    def _facts(self, notebook: Notebook, facts: Sequence[tuple[str, str]]) -> str:
        by_place = len({item for item, _ in facts}) == 1
        told = []
        for fact in facts:
            item = notebook.item_domain, fact[0]
            name = self.words.name(*(notebook.place_of(fact[1]) if by_place else item))
            told.append(f"{self.written(Fact(*fact))} ({name})")
        return ", ".join(told)

    def written(self, fact: Fact) -> str:
        """A fact as this player writes it."""
        return f"{self._item(fact.item)}@{fact.place}"

    def _item(self, item: str) -> str:
        """Things of all domains have different names."""
        hidden = (self.disguise.hide(domain, item) for domain in self.game.mere_names)
        return next((str(name) for name in hidden if name != item), item)

    def _how_to_answer(self) -> str:
        text = self.words.text
        how = [text("llm-how-listed" if self.wording.listed else "llm-how-open")]
        if not self.wording.listed:
            how += [
                text("llm-vocabulary"),
                vocabulary(self.words, self.disguise, self.game, self.kinds),
            ]
        if self.wording.beliefs:
            how.append(text("llm-how-beliefs"))
        return "\n".join([*how, text("llm-how-notes")])

    @cached_property
    def _reminder(self) -> str:
        return self.words.text("llm-answer-beliefs" if self.wording.beliefs else "llm-answer")
