"""Clue cards in French and English: their texts are made from their clues and never stored."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias, assert_never

from msgspec import Struct, convert

from deductio.games.new_york.city import WATERS
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

Language: TypeAlias = Literal["fr", "en"]
ELIDED = re.compile(r"\b([Dd]|[Qq]u)e (?=[aàâeéèêhiîoôuyAEÉHIÎOU])")


class DistrictWords(Struct):
    inside: str
    beside: str


class KindWords(Struct):
    noun: str
    one: str
    without: str
    near: str
    trace: str


class WaterWords(Struct):
    name: str
    shore: str
    trace: str


class Phrases(Struct):
    """Everything a card needs to speak one language."""

    voices: tuple[str, ...]
    expert: str
    sentences: dict[str, str]
    joined: dict[str, str]
    compared: dict[str, str]
    fragments: dict[str, str]
    findings: dict[str, str]
    districts: dict[str, DistrictWords]
    kinds: dict[str, KindWords]
    waters: dict[str, WaterWords]
    places: dict[str, str]

    def either(self, words: Sequence[object]) -> str:
        """A, B or C."""
        *before, last = map(str, words)
        return f"{', '.join(before)}{self.joined['or']}{last}" if before else last

    def join(self, how: str, words: Sequence[str]) -> str:
        return self.joined[how].join(words)


@cache
def phrases(language: Language) -> Phrases:
    file = files(__package__).joinpath("content", f"words.{language}.toml")
    return convert(tomllib.loads(file.read_text("utf-8")), Phrases)


def card_text(deck: str, clue: Clue, voice: int, language: Language) -> str:
    """What a card says: an informant in one of four voices, an expert after a finding."""
    words = phrases(language)
    said = sentence(clue, words)
    if deck == "informant":
        text = words.voices[voice].format(sentence=said)
    else:
        text = words.expert.format(finding=finding(clue, words), sentence=said)
    return ELIDED.sub(r"\1'", text) if language == "fr" else text


def has_finding(op: str) -> bool:
    """Whether experts can say a clue of this op."""
    return op in phrases("en").findings


def sentence(clue: Clue, words: Phrases) -> str:
    match clue:
        case If(given, then):
            parts = {"given": fragment(given, words), "then": fragment(then, words)}
            return words.sentences["if"].format_map(parts)
        case NotIn(districts) if len(districts) > 1:
            inside = [words.districts[district].inside for district in districts]
            return words.sentences["not_in"].format(districts=words.join("nor", inside))
        case _:
            return words.sentences["plain"].format(fragment=fragment(clue, words))


def fragment(clue: Clue, words: Phrases) -> str:
    """The words after "he is"."""
    name, said = spoken(clue, words)
    return words.fragments[name].format_map(said)


def spoken(clue: Clue, words: Phrases) -> tuple[str, dict[str, object]]:
    """Which phrase a clue takes, and what stands in it."""
    op, kinds, waters, places = clue.op, words.kinds, words.waters, words.places
    match clue:
        case NorthOf(row) | SouthOf(row):
            return op, {"row": row}
        case WestOf(column) | EastOf(column):
            return op, {"column": column}
        case Rows(rows):
            return op, {"rows": words.either(rows)}
        case Cols(columns):
            return op, {"columns": words.either(columns)}
        case In(districts) | NotIn(districts):
            inside = [words.districts[district].inside for district in districts]
            return op, {"districts": words.either(inside)}
        case Near(named):
            return op, {"places": words.either([places[place] for place in named])}
        case NearKind(some):
            return op, {"kinds": words.either([kinds[kind].near for kind in some])}
        case FarKind(some):
            return op, {"kinds": words.join("without", [kinds[kind].noun for kind in some])}
        case Waterside(some) if len(some) == len(WATERS):
            return "water_any", {}
        case Waterside(some):
            return op, {"waters": words.either([waters[water].shore for water in some])}
        case Dry(some):
            dry = words.join("no_water", [waters[water].name for water in some])
            return one_or_several(op, len(some)), {"waters": dry}
        case Borders(district):
            return op, {"district": words.districts[district].beside}
        case InOrBorders(district):
            return op, {"district": words.districts[district].inside}
        case Aligned(place):
            return op, {"place": places[place]}
        case Within(place, steps) | Beyond(place, steps):
            return op, {"place": places[place], "steps": steps}
        case Edge() | Inside():
            return op, {}
        case DistrictHas(kind):
            return op, {"kind": kinds[kind].one}
        case DistrictLacks(kind):
            return op, {"kind": kinds[kind].without}
        case Not(inner):
            return op, {"fragment": fragment(inner, words)}
        case Or(one, other) | Xor(one, other):
            return op, {"one": fragment(one, words), "other": fragment(other, words)}
        case If():
            raise ValueError("an if is a whole sentence")
        case Pictos(compared, number) | SameDistrictNeighbours(compared, number):
            said = {"compared": words.compared[compared], "number": number}
            return one_or_several(op, number), said
        case Nearer(place, than):
            return op, {"place": places[place], "than": places[than]}
        case DistrictSize(_, size):
            return op, {"size": size}
        case RowParity(parity) | ColParity(parity):
            return f"{op}_{parity}", {}
        case TouchesDistricts(number):
            return op, {"number": number}
        case _:
            assert_never(clue)


def one_or_several(op: str, number: int) -> str:
    return f"{op}_one" if number == 1 else f"{op}_several"


def finding(clue: Clue, words: Phrases) -> str:
    """What an expert found, before saying what it means."""
    match clue:
        case NearKind(kinds) | FarKind(kinds):
            traces = [words.kinds[kind].trace for kind in kinds]
        case Waterside(waters) if len(waters) == len(WATERS):
            return words.findings["water_any"]
        case Waterside(waters) | Dry(waters):
            traces = [words.waters[water].trace for water in waters]
        case _:
            return words.findings[clue.op]
    return words.findings[clue.op].format(
        traces=words.join("traces", traces), no_traces=words.join("no_traces", traces)
    )
