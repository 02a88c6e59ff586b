"""Clue cards in French and English: their texts are made from their clues and never stored.

A text is one of a speaker's manners around one of the ways to say a clue, picked by the clue itself
among those that are short enough, so that the same card always says the same.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import assert_never
from zlib import crc32

from msgspec import Struct, convert, json
from msgspec.structs import replace

from deductio.games.new_york.cast import Language, Renamed, Voice, speakers
from deductio.games.new_york.city import PLACES, WATERS
from deductio.games.new_york.clues import (
    Aligned,
    Beyond,
    Borders,
    Clue,
    ColParity,
    Cols,
    DistrictHas,
    DistrictLacks,
    DistrictSize,
    Dry,
    EastOf,
    Edge,
    FarKind,
    If,
    In,
    InOrBorders,
    Inside,
    Near,
    Nearer,
    NearKind,
    NorthOf,
    Not,
    NotIn,
    Or,
    Pictos,
    RowParity,
    Rows,
    SameDistrictNeighbours,
    SouthOf,
    TouchesDistricts,
    Waterside,
    WestOf,
    Within,
    Xor,
)

LONGEST = 90
LONGEST_ADVANCED = 140
"""So many characters a card may have, at level 1 and where only level 2 speaks."""
ELIDED = re.compile(r"\b([Dd]|[Qq]u)e (?=[aàâeéèêhiîoôuyAEÉHIÎOU])")


class Named(Struct):
    """A thing in all the forms a sentence needs: « le pont », « du pont », "sur le pont"."""

    the: str = ""
    of: str = ""
    one: str = ""
    noun: str = ""
    short: str = ""
    inside: str = ""
    beside: str = ""
    trace: str = ""

    def filled(self, name: str, trace: str) -> Named:
        """All forms with the name in them."""
        forms = {form: getattr(self, form).format(name=name) for form in self.__struct_fields__}
        return Named(**forms | {"trace": trace})


class Phrases(Struct):
    """Everything a card needs to speak one language."""

    language: Language
    quoted: str
    finding: str
    heads: tuple[str, ...]
    without: str
    zero: str
    which: str
    joined: dict[str, str]
    compared: dict[str, str]
    at: dict[str, tuple[str, ...]]
    clauses: dict[str, tuple[str, ...]]
    findings: dict[str, tuple[str, ...]]
    districts: dict[str, Named]
    kinds: dict[str, Named]
    waters: dict[str, Named]
    places: dict[str, Named]
    other_name: Named
    """Any of these under another name."""

    def called(self, renamed: Mapping[str, str]) -> Phrases:
        """The same words for a city in which some things have other names."""
        return replace(
            self,
            districts=self._named("district", self.districts, renamed),
            waters=self._named("water", self.waters, renamed),
            places=self._named("place", self.places, renamed),
        )

    def _named(
        self, domain: str, things: Mapping[str, Named], renamed: Mapping[str, str]
    ) -> dict[str, Named]:
        other = {key: renamed.get(f"{domain}-{key}") for key in things}
        return {
            key: self.other_name.filled(name, thing.trace) if (name := other[key]) else thing
            for key, thing in things.items()
        }

    def either(self, words: Sequence[object]) -> str:
        """A, B or C."""
        return self.listed("or", words)

    def all(self, words: Sequence[object]) -> str:
        """A, B and C."""
        return self.listed("and", words)

    def listed(self, how: str, words: Sequence[object]) -> str:
        *before, last = map(str, words)
        return f"{', '.join(before)}{self.joined[how]}{last}" if before else last


@cache
def phrases(language: Language) -> Phrases:
    file = files(__package__).joinpath("content", f"words.{language}.toml")
    return convert(tomllib.loads(file.read_text("utf-8")), Phrases)


@lru_cache(maxsize=8)
def phrases_for(language: Language, renamed: Renamed) -> Phrases:
    return phrases(language).called(dict(renamed)) if renamed else phrases(language)


def quoted_text(clue: Clue, voice: Voice, language: Language, renamed: Renamed = ()) -> str:
    """Who speaks, and what a card says."""
    speaker = speakers()[voice]
    trade, said = speaker.in_language(language).trade, card_text(clue, voice, language, renamed)
    return phrases(language).quoted.format(name=speaker.name, trade=trade, said=said)


@lru_cache(maxsize=4096)
def card_text(clue: Clue, voice: Voice, language: Language, renamed: Renamed = ()) -> str:
    """What a card says."""
    words = phrases_for(language, renamed)
    fitting = [text for text in texts(clue, voice, words) if fits(text, clue)]
    plain = (finished("{S}.", said, language) for said in ways(clue, words))
    possible = fitting or [text for text in plain if fits(text, clue)]
    return possible[crc32(json.encode((voice, clue))) % len(possible)]


def fits(text: str, clue: Clue) -> bool:
    """Short enough, and easy to read aloud."""
    return len(text) <= (LONGEST_ADVANCED if clue.advanced else LONGEST) and text.count(":") < 2


def texts(clue: Clue, voice: Voice, words: Phrases) -> Iterator[str]:
    """Everything this speaker could say for a clue, short or long."""
    for said in ways(clue, words):
        yield from (finished(frame, said, words.language) for frame in frames(clue, voice, words))


def frames(clue: Clue, voice: Voice, words: Phrases) -> tuple[str, ...]:
    """How this speaker begins or ends; who knows such clues has more to say."""
    speaker = speakers()[voice]
    manner = speaker.in_language(words.language)
    if clue.op not in speaker.knows:
        return manner.says
    findings = (words.finding.replace("{finding}", one) for one in found(clue, words))
    special = [manner.best] if manner.best else findings
    return (*special, manner.says[0], manner.says[-1])


def finished(frame: str, said: str, language: Language) -> str:
    text = frame.replace("{s}", said).replace("{S}", f"{said[0].upper()}{said[1:]}")
    return ELIDED.sub(r"\1’", text) if language == "fr" else text


def has_finding(op: str) -> bool:
    """Whether experts can say a clue of this op."""
    return op in phrases("en").findings


def found(clue: Clue, words: Phrases) -> Iterator[str]:
    """What an expert found, before saying what it means."""
    name, _ = spoken(clue, words)
    for finding in words.findings.get(name) or words.findings[clue.op]:
        yield finding.replace("{traces}", words.joined["traces"].join(traces(clue, words)))


def traces(clue: Clue, words: Phrases) -> list[str]:
    match clue:
        case NearKind(kinds):
            return [words.kinds[kind].trace for kind in kinds]
        case Waterside(waters):
            return [words.waters[water].trace for water in waters]
        case _:
            return []


def ways(clue: Clue, words: Phrases) -> list[str]:
    """All ways to say a clue, without its speaker's manner."""
    name, said = spoken(clue, words)
    places = [at.format_map(said) for at in words.at.get(name, ())]
    whole = [clause.format_map(said) for clause in words.clauses.get(name, ())]
    return whole + [head.format(at=place) for place in places for head in words.heads]


def fragment(clue: Clue, words: Phrases) -> str:
    """The words after "he is"."""
    name, said = spoken(clue, words)
    return words.at[name][0].format_map(said)


def spoken(clue: Clue, words: Phrases) -> tuple[str, dict[str, object]]:
    """Which phrases a clue takes, and what stands in them."""
    op = clue.op
    match clue:
        case NorthOf(row) | SouthOf(row):
            return op, {"row": row}
        case WestOf(column) | EastOf(column):
            return op, {"column": column}
        case Rows(rows):
            return op, {"rows": words.either(rows), "which": which(rows, words)}
        case Cols(columns):
            return op, {"columns": words.either(columns), "which": which(columns, words)}
        case In(districts) | NotIn(districts):
            return op, forms([words.districts[district] for district in districts], words)
        case Near(places):
            return op, forms([words.places[place] for place in places], words)
        case NearKind(kinds) | FarKind(kinds):
            return op, forms([words.kinds[kind] for kind in kinds], words)
        case Waterside(waters) if len(waters) == len(WATERS):
            return "water_any", {}
        case Waterside(waters):
            return op, forms([words.waters[water] for water in waters], words)
        case Dry(waters):
            return number_of(op, waters), forms([words.waters[water] for water in waters], words)
        case Borders(district) | InOrBorders(district):
            return op, forms([words.districts[district]], words)
        case Aligned(place):
            return number_of(op, PLACES[place]), forms([words.places[place]], words)
        case Within(place, steps) | Beyond(place, steps):
            return op, {**forms([words.places[place]], words), "steps": steps}
        case Edge() | Inside():
            return op, {}
        case DistrictHas(kind) | DistrictLacks(kind):
            return op, forms([words.kinds[kind]], words)
        case Not(inner):
            name, said = spoken(inner, words)
            return f"{op}_{name}", said
        case Or(one, other) | Xor(one, other):
            return op, {"one": fragment(one, words), "other": fragment(other, words)}
        case If(given, then):
            return op, {"given": fragment(given, words), "then": fragment(then, words)}
        case Pictos(compared, number) | SameDistrictNeighbours(compared, number):
            said = {"compared": words.compared[compared], "number": number}
            return number_of(op, range(number)), said
        case Nearer(place, than):
            farther = words.places[than]
            compared_to = {"than_the": farther.the, "than_of": farther.of}
            return op, {**forms([words.places[place]], words), **compared_to}
        case DistrictSize(_, size):
            return op, {"size": size}
        case RowParity(parity) | ColParity(parity):
            return f"{op}_{parity}", {}
        case TouchesDistricts(number):
            return op, {"number": number}
        case _:
            assert_never(clue)


def number_of(op: str, some: Sequence[object]) -> str:
    return f"{op}_one" if len(some) == 1 else f"{op}_several"


def which(names: Sequence[object], words: Phrases) -> str:
    return words.either([words.which.format(name=name) for name in names])


def forms(things: Sequence[Named], words: Phrases) -> dict[str, object]:
    """Every form of one thing or of several, joined as a sentence wants it."""
    either = {
        form: words.either([getattr(thing, form) for thing in things])
        for form in ("the", "of", "one", "noun", "short", "inside", "beside")
    }
    return {
        **either,
        "all": words.all([thing.the for thing in things]),
        "of_all": words.all([thing.of for thing in things]),
        "beside_all": words.all([thing.beside for thing in things]),
        "without": words.all([words.without.format(noun=thing.noun) for thing in things]),
        "none": words.all([words.zero.format(noun=thing.noun) for thing in things]),
    }
