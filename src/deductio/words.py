"""Sentences in French and English for events, asks, choices and things, from the locale files.

Message names in a game's `locale/*.ftl`:

- an event or a choice: the name of its class, e.g. `SawUnder`;
- an ask: `ask-` and its name, e.g. `ask-pub`;
- a thing: its domain and its value, e.g. `card-shadow`, where the domain is the title of the
  field's type (`Annotated[str, Meta(title="card")]`); a comma in a value is written `-`;
- `title`, `pitch`, `rules`, and `option-` and an option's name;
- beside the sentence of an event what else there is to say of it to this reader, or nothing:
  `stage-SawUnder` and so on, see `Aside`;
- `recalled-LookedUnder`, where a game has it: such events of one seat, said together as what led to
  something later; a field lists what it was in each;
- for whoever is nobody at the table, who watches or sees all, the same with `eye-` before it, where
  the reader would be addressed: `eye-SawUnder`, `eye-stage-CountsTold`.

A field becomes a variable: a seat its name, a thing its name, a tuple a list in words, a truth
`yes` or `no`, a number itself. Beside it stand `$seat_is` (`me` or `other`), `$tokens_count` for a
tuple, `$winners_is` for a tuple of seats (`me` if the reader is among them), and `$card_of` for an
attribute `.of` of the thing. A thing that brings its own words, as a card whose text is made from
its clue, has a method `say(language)`.

What a game forgot to say is said plainly, by its names: the contract tells its author, no player
sees a fault.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import (
    Annotated,
    Any,
    Literal,
    Protocol,
    TypeAlias,
    get_args,
    get_origin,
    get_type_hints,
    runtime_checkable,
)

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from deductio.core.game import Game
from deductio.core.messages import Choice, Question, Seat
from deductio.grammar import joined
from deductio.typeset import typeset

Language: TypeAlias = Literal["fr", "en"]
LANGUAGES: tuple[Language, ...] = ("fr", "en")
Aside: TypeAlias = Literal["stage", "means", "out", "ending", "truth"]
"""What a game may say of an event beside its sentence: the title of a big moment, what it means for
the reader, that the reader is out and what is left to do, how it led to the end, and at the end the
truth that it shows."""
Renamed: TypeAlias = tuple[tuple[str, str], ...]
"""Things that are called otherwise: the message that names each, and the name told instead."""
AND: Mapping[Language, str] = {"fr": "et", "en": "and"}
OR: Mapping[Language, str] = {"fr": "ou", "en": "or"}
COMMON = "deductio"
"""The package of what every game says."""


@runtime_checkable
class Speaking(Protocol):
    """A thing that brings its own words, as a card does whose text is made from its clue."""

    def say(self, language: Language, renamed: Renamed = ()) -> str: ...


class Words:
    """Says what happens in one game, in one language, to one reader; without a game, only what is
    common to all."""

    def __init__(
        self,
        game: Game[Any] | None,
        language: Language,
        *,
        me: Seat | None = None,
        names: Sequence[str] = (),
        texts: Sequence[str] = (),
        renamed: Renamed = (),
    ) -> None:
        """`texts` are Fluent sources beside those of the game; what they call otherwise is told to
        things that bring their own words."""
        self.game = game
        self.language = language
        self.me = me
        self.names = names
        self._renamed = renamed
        self._bundle = bundle_of(language, *texts_of(game, language), *texts)

    def as_seat(self, seat: Seat | None) -> Words:
        """The same words, spoken to another reader."""
        return Words(self.game, self.language, me=seat, names=self.names)

    def say(self, message: msgspec.Struct) -> str:
        """An event or a choice as a sentence; empty where there is nothing to say."""
        name, variables = self._to_reader(type(message).__name__), self._variables(message)
        return self.text(name, variables) if self.knows(name) else self._plainly(message, variables)

    def aside(self, aside: Aside, message: msgspec.Struct) -> str:
        """What else there is to say of an event to this reader; empty where there is nothing."""
        name = self._to_reader(f"{aside}-{type(message).__name__}")
        return self.text(name, self._variables(message)) if self.knows(name) else ""

    def _to_reader(self, name: str) -> str:
        """Of the text that is for this reader: one who is nobody at the table may have another."""
        own = f"eye-{name}"
        return own if self.me is None and self.knows(own) else name

    def recalled(self, messages: Iterable[msgspec.Struct]) -> list[str]:
        """What led to something later, sentence by sentence."""
        said: list[str] = []
        for (kind, *_), alike in groupby(messages, _kind_and_seats):
            name = self._to_reader(f"recalled-{kind}")
            if self.knows(name):
                said.append(self.text(name, self._variables_of(alike)))
            else:
                said += map(self.say, alike)
        return said

    def about(self, name: str, message: msgspec.Struct, known: Mapping[str, Any]) -> str:
        """A text about an event: it may name what the event holds, and what else is known."""
        return self.text(name, {**self._variables(message), **known})

    def _plainly(self, message: msgspec.Struct, variables: Mapping[str, Any]) -> str:
        fields = [f"{field} {variables[field]}" for field in message.__struct_fields__]
        return ": ".join(filter(None, (type(message).__name__, ", ".join(fields))))

    def ask(self, question: Question) -> str:
        name = f"ask-{question.name}"
        return self.text(name) if self.knows(name) else question.name

    def label(self, choice: Choice) -> str:
        """What kind of choice this is, without its details: its attribute `.label`."""
        name = type(choice).__name__
        return self.attributes(name).get("label", name)

    def value(self, message: type[msgspec.Struct], field: str, value: object) -> str:
        """One value of a field, in words."""
        return str(self._word(domains(message)[field], value))

    def name(self, domain: str, value: object) -> str:
        """The name of a thing; a value without a name of its own is written as it is."""
        if isinstance(value, Speaking):
            return typeset(self.language, value.say(self.language, self._renamed))
        if domain == "seat" and isinstance(value, int) and value < len(self.names):
            return self.names[value]
        name = _id(domain, value)
        return self.text(name) if self.knows(name) else str(value)

    def named(self, field: str, domain: str, value: object) -> dict[str, str]:
        """The name of a thing for a text, and its attributes: `$room`, `$room_the`."""
        return {field: self.name(domain, value), **self._attributes(field, _id(domain, value))}

    def knows(self, name: str) -> bool:
        return self._bundle.has_message(name)

    def text(self, name: str, variables: Mapping[str, Any] | None = None) -> str:
        """A message in words; its name where there is no such message."""
        if not self.knows(name):
            return name
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            return ""
        text, errors = self._bundle.format_pattern(pattern, dict(variables or {}))
        if errors:
            raise ValueError(f"message {name} in {self.language}: {errors[0]}")
        return self._spoken(text)

    def _variables(self, message: msgspec.Struct) -> dict[str, Any]:
        variables: dict[str, Any] = {}
        for field, domain in domains(type(message)).items():
            value = getattr(message, field)
            variables[field] = self._word(domain, value)
            if isinstance(value, tuple):
                variables[f"{field}_count"] = len(value)
            if domain == "seat":
                mine = self.me in value if isinstance(value, tuple) else value == self.me
                variables[f"{field}_is"] = "me" if mine else "other"
            elif domain and not isinstance(value, tuple):
                variables |= self._attributes(field, _id(domain, value))
        return variables

    def _variables_of(self, messages: Iterable[msgspec.Struct]) -> dict[str, Any]:
        """Of several of one kind: each field lists what it is in them."""
        found: dict[str, list[str]] = {}
        for message in messages:
            for field, word in self._variables(message).items():
                found.setdefault(field, []).append(str(word))
        return {field: self.listed([*dict.fromkeys(words)]) for field, words in found.items()}

    def _word(self, domain: str, value: object) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value is None or value is msgspec.UNSET:
            return "none"
        if isinstance(value, tuple):
            return self.listed([str(self._word(domain, item)) for item in value])
        if isinstance(value, Speaking):
            return self.name(domain, value)
        if isinstance(value, msgspec.Struct):
            return self.say(value)
        if domain:
            return self.name(domain, value)
        return value if isinstance(value, int) else str(value)

    def _attributes(self, field: str, name: str) -> dict[str, str]:
        return {f"{field}_{one}": text for one, text in self.attributes(name).items()}

    def attributes(self, name: str) -> dict[str, str]:
        """Everything a message says beside its text (`.of`, `.label`); nothing if there is none."""
        if not self.knows(name):
            return {}
        attributes = self._bundle.get_message(name).attributes
        return {
            attribute: self._spoken(self._bundle.format_pattern(pattern, {})[0])
            for attribute, pattern in attributes.items()
        }

    def _spoken(self, formatted: object) -> str:
        return typeset(self.language, joined(self.language, str(formatted)))

    def listed(self, words: Sequence[str], link: Mapping[Language, str] = AND) -> str:
        """One, two and three."""
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {link[self.language]} {words[-1]}"


def _kind_and_seats(message: msgspec.Struct) -> tuple[Any, ...]:
    """What is alike in messages that may be told together: their kind, and whom they are about."""
    about = (field for field, domain in domains(type(message)).items() if domain == "seat")
    return type(message).__name__, *(getattr(message, field) for field in about)


def _id(domain: str, value: object) -> str:
    """Of the message that names a thing."""
    return f"{domain}-{value}".replace(",", "-")


@cache
def bundle_of(language: Language, *texts: str) -> FluentBundle:
    """Texts ready to be formatted; what is put into them is marked, for `grammar.joined`."""
    bundle = FluentBundle([language])
    for text in texts:
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def texts_of(game: Game[Any] | None, language: Language) -> tuple[str, ...]:
    """What every game says, and over it what this game says: Fluent, the later text counts."""
    own = (source_of(game.package, language), game.texts()) if game else ()
    return tuple(filter(None, (source_of(COMMON, language), *own)))


@cache
def source_of(package: str, language: Language) -> str:
    """What a package says in that language, as Fluent; nothing if it has no such file."""
    file = files(package).joinpath("locale", f"{language}.ftl")
    return file.read_text("utf-8") if file.is_file() else ""


@cache
def domains(message: type[msgspec.Struct]) -> dict[str, str]:
    """The domain of each field, from the title of its type; empty where it has none."""
    hints = get_type_hints(message, include_extras=True)
    return {field: _domain(hints[field]) for field in message.__struct_fields__}


def _domain(hint: Any) -> str:
    if get_origin(hint) is Annotated:
        titles = [extra.title for extra in get_args(hint)[1:] if isinstance(extra, msgspec.Meta)]
        return next((title for title in titles if title), "")
    return next(filter(None, map(_domain, get_args(hint))), "")
