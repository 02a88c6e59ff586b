"""Other names for the things and people of a game, so that nothing remembered of it helps."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message
from msgspec import Struct

from deductio.core.chance import Chance
from deductio.core.game import Game
from deductio.core.messages import Choice
from deductio.words import LANGUAGES, Language, Renamed, Words, domains, texts_of

SEATS = 6
SYLLABLES = [consonant + vowel for consonant in "bdfgklmnprstvz" for vowel in "aeiou"]
FEW = 8
"""Of so many things no two new names begin with the same letter."""
LONG = 3
"""Syllables of a made-up name: shorter ones are often words."""
ALIKE = 4
"""Letters that a thing's name and another form of it share at least."""


class Disguise(Struct, frozen=True):
    """Which thing is called what; the same over all games of a run."""

    aliases: Mapping[tuple[str, str], str]
    """By domain and value: the value that is written instead."""
    seats: tuple[str, ...] = ()
    texts: Mapping[Language, str] = {}
    """Fluent messages that stand for those of the game."""
    renamed: Renamed = ()
    """The same for things that bring their own words."""

    def hide(self, domain: str, value: Any) -> Any:
        """A value as it is written outside; tuples one by one."""
        if isinstance(value, tuple | list):
            return [self.hide(domain, item) for item in value]
        return self.aliases.get((domain, value), value) if isinstance(value, str) else value

    def hide_choice(self, choice: Choice) -> dict[str, Any]:
        """A choice as JSON, under other names."""
        written: dict[str, Any] = msgspec.to_builtins(choice)
        for field, domain in domains(type(choice)).items():
            written[field] = self.hide(domain, written[field])
        return written

    def unmask(self) -> Disguise:
        """The way back: what is meant by a made-up name."""
        return Disguise({(domain, alias): value for (domain, value), alias in self.aliases.items()})


TRUE_NAMES = Disguise({})


def disguise(game: Game[Any], seed: str) -> Disguise:
    """Equal seeds give equal names."""
    made_up = _made_up(Chance(sha256(f"{game.name} {seed}".encode()).digest()))
    things = {domain: named(game, domain) for domain in game.mere_names}
    real = {value for values in things.values() for value in values}
    fresh = (name for name in made_up if name not in real)
    called = dict(_called(things, fresh))
    seats = tuple(next(fresh).capitalize() for _ in range(SEATS))
    texts = {language: _texts(game, language, called) for language in LANGUAGES}
    words = {thing: name for thing, name in called.items() if _is_word(thing[1])}
    renamed = tuple(
        (f"{domain}-{value}", name.capitalize()) for (domain, value), name in called.items()
    )
    return Disguise(words, seats, texts, renamed)


def _called(
    things: Mapping[str, Sequence[str]], fresh: Iterator[str]
) -> Iterator[tuple[tuple[str, str], str]]:
    """Each thing with its new name, the same in every domain; no two of a few begin alike, for a
    map may show no more than first letters."""
    names: dict[str, str] = {}
    for domain, values in things.items():
        begun = {names[value][0] for value in values if value in names}
        for value in values:
            if value not in names:
                names[value] = next(
                    one for one in fresh if len(values) > FEW or one[0] not in begun
                )
                begun.add(names[value][0])
            yield (domain, value), names[value]


def _is_word(value: str) -> bool:
    """Whether a value says what it stands for; a code, as K1, says nothing and stays."""
    return value.islower()


def named(game: Game[Any], domain: str) -> list[str]:
    """Every value of a domain that has a name."""
    messages = [name for text in texts_of(game, LANGUAGES[0]) for name in _messages(text)]
    values = [name.removeprefix(f"{domain}-") for name in messages if name.startswith(f"{domain}-")]
    return list(dict.fromkeys(value.replace("-", ",") for value in values))  # as texts write it


@cache
def _messages(text: str) -> list[str]:
    return [one.id.name for one in FluentResource(text).body if isinstance(one, Message)]


def _made_up(luck: Chance) -> Iterator[str]:
    told: set[str] = set()
    while True:
        name = "".join(luck.pick(SYLLABLES) for _ in range(LONG))
        if name not in told:
            told.add(name)
            yield name


def _texts(game: Game[Any], language: Language, aliases: Mapping[tuple[str, str], str]) -> str:
    words = Words(game, language)
    lines: list[str] = []
    for (domain, value), alias in aliases.items():
        name, new = words.name(domain, value), alias.capitalize()
        forms = words.attributes(f"{domain}-{value}")
        lines.append(f"{domain}-{value} = {new}" + (f" ({forms['is']})" if "is" in forms else ""))
        lines += [f"    .{form} = {_renamed(text, name, new)}" for form, text in forms.items()]
    return "\n".join([*lines, ""])


def _renamed(form: str, name: str, new: str) -> str:
    """`with the rope` with another name for the rope; also where article and noun have merged."""
    if name.casefold() in form.casefold():
        return re.sub(re.escape(name), new, form, flags=re.IGNORECASE)
    same = SequenceMatcher(None, form.casefold(), name.casefold()).find_longest_match()
    if same.size < ALIKE:
        return form
    shared = form[same.a : same.a + same.size].strip()
    return form.replace(shared, new)
