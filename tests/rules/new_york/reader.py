"""A reader of clue cards: the sentence in, the cells out.

It knows French and English, the names on the map and the second reading of clues in `checker`, and
shares no code and no words with what makes the sentences.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.rules.new_york.checker import Cell, Clue, place_cells, true_in
from tests.rules.new_york.reader_names import DISTRICT, KIND, PLACE, WATER
from tests.rules.new_york.reader_phrases import (
    ALL,
    ARTICLE,
    COMPARED,
    EITHER,
    HEADS,
    MAP_WORDS,
    RULES,
)

Words = dict[str, str]
Dictionary = dict[str, Words]
"""By language, what a word means."""
Meaning = Callable[["re.Match[str]", str], "Clue | None"]


class Unreadable(Exception):
    """No clue in a sentence, more than one, or words of the map beside it."""


def cells(text: str, language: str) -> frozenset[Cell]:
    """Where the thief may be after this card, by its words alone."""
    return true_in(read(text, language))


def read(text: str, language: str) -> Clue:
    """The clue a card tells; what its speaker says around it must not speak of the map."""
    found = []
    for part in parts(plain(text)):
        clue = clause(part, language)
        if clue is not None:
            found.append(clue)
        elif MAP_WORDS[language].search(part.lower()):
            raise Unreadable(f"{part!r} speaks of the map in {text!r}")
    if len(found) != 1:
        raise Unreadable(f"{len(found)} clues in {text!r}")
    return found[0]


def plain(text: str) -> str:
    return text.replace("\u202f", " ").replace("’", "'")


def parts(text: str) -> list[str]:
    """Split where a voice pauses; "near:" before a list is no pause."""
    joined = text.replace("rès de : ", "rès de ")
    return [part.rstrip(".!?… ") for part in re.split(r" ?: |\. |[!?…] ", joined) if part]


def clause(said: str, language: str) -> Clue | None:
    """A whole sentence, or a place after "he is"."""
    small = said[0].lower() + said[1:]
    for start in (said, small):
        for pattern, name in RULES[language]["whole"]:
            clue = matched(pattern, name, start, language)
            if clue is not None:
                return clue
    for head in HEADS[language]:
        if small.startswith(head):
            return place(small[len(head) :], language)
    return None


def place(said: str, language: str) -> Clue | None:
    """Where he is, as it stands after "he is"."""
    for pattern, name in RULES[language]["at"]:
        clue = matched(pattern, name, said, language)
        if clue is not None:
            return clue
    inside = some(said, DISTRICT[language], language)
    return ["in", inside] if inside else None


def matched(pattern: str, name: str, said: str, language: str) -> Clue | None:
    match = re.fullmatch(pattern, said)
    return MEANINGS[name](match, language) if match else None


def some(said: str, names: dict[str, str], language: str, last: Words = EITHER) -> list[str] | None:
    """A list of things, "A, B or C" or "A and B", by their ids; None if one is unknown."""
    words = re.split(f", | {last[language]} ", said)
    found = [names.get(re.sub(ARTICLE[language], "", word)) for word in words]
    return [one for one in found if one] if all(found) else None


def listed(op: str, names: Dictionary, last: Words = EITHER) -> Meaning:
    def meaning(match: re.Match[str], language: str) -> Clue | None:
        found = some(match[1], names[language], language, last)
        return [op, found] if found else None

    return meaning


def single(op: str, names: Dictionary) -> Meaning:
    def meaning(match: re.Match[str], language: str) -> Clue | None:
        found = some(match["what"], names[language], language)
        return [op, found[0]] if found and len(found) == 1 else None

    return meaning


def steps(op: str) -> Meaning:
    def meaning(match: re.Match[str], language: str) -> Clue | None:
        found = some(match["what"], PLACE[language], language)
        return [op, found[0], int(match["steps"])] if found else None

    return meaning


def line(op: str) -> Meaning:
    return lambda match, _: [op, int(match[1])]


def column(op: str) -> Meaning:
    return lambda match, _: [op, match[1]]


def marked(op: str, marks: str, kind: type[int | str]) -> Meaning:
    """Lines or columns in a list; its words hold them and nothing else that looks like them."""
    return lambda match, _: [op, [kind(mark) for mark in re.findall(marks, match[1])]]


def compared(op: str) -> Meaning:
    def meaning(match: re.Match[str], language: str) -> Clue | None:
        number = 1 if match["number"] in ("une", "one") else int(match["number"])
        return [op, COMPARED[language][match["how"]], number]

    return meaning


def always(*clue: object) -> Meaning:
    return lambda _match, _language: list(clue)


def negated(op: str) -> Meaning:
    def meaning(match: re.Match[str], language: str) -> Clue | None:
        inner = MEANINGS[op](match, language)
        return ["not", inner] if inner else None

    return meaning


def both(op: str) -> Meaning:
    def meaning(match: re.Match[str], language: str) -> Clue | None:
        one, other = place(match["one"], language), place(match["other"], language)
        return [op, one, other] if one and other else None

    return meaning


def nearer(match: re.Match[str], language: str) -> Clue | None:
    one, other = (some(match[name], PLACE[language], language) for name in ("what", "than"))
    return ["nearer", one[0], other[0]] if one and other else None


def only_if_straddling(match: re.Match[str], language: str) -> Clue | None:
    """ "A line of the bridge": said of what lies in two cells, where "the line" would be wrong."""
    clue = MEANINGS["aligned"](match, language)
    return clue if clue and len(place_cells(clue[1])) == 2 else None


def only_if_single(match: re.Match[str], language: str) -> Clue | None:
    clue = MEANINGS["aligned"](match, language)
    return clue if clue and len(place_cells(clue[1])) == 1 else None


def not_bordering(match: re.Match[str], language: str) -> Clue | None:
    """ "In Queens, or in a cell that does not touch Queens" must name one district."""
    inside = some(match["inside"], DISTRICT[language], language)
    touched = some(match["what"], DISTRICT[language], language)
    return ["not", ["borders", inside[0]]] if inside and inside == touched else None


MEANINGS: dict[str, Meaning] = {
    "north": line("north_of"),
    "south": line("south_of"),
    "west": column("west_of"),
    "east": column("east_of"),
    "rows": marked("rows", r"\d", int),
    "cols": marked("cols", r"\b[A-E]\b", str),
    "in": listed("in", DISTRICT),
    "not_in": listed("not_in", DISTRICT, ALL),
    "near": listed("near", PLACE),
    "near_kind": listed("near_kind", KIND),
    "far_kind": listed("far_kind", KIND, ALL),
    "water": listed("water", WATER),
    "dry": listed("dry", WATER, ALL),
    "any_water": always("water", ["east_river", "hudson", "ocean", "sound"]),
    "borders": single("borders", DISTRICT),
    "not_borders": negated("borders"),
    "not_bordering": not_bordering,
    "in_or_borders": single("in_or_borders", DISTRICT),
    "aligned": single("aligned", PLACE),
    "aligned_single": only_if_single,
    "aligned_straddling": only_if_straddling,
    "not_aligned_single": negated("aligned_single"),
    "not_aligned_straddling": negated("aligned_straddling"),
    "within": steps("within"),
    "not_within": negated("within"),
    "beyond": steps("beyond"),
    "edge": always("edge"),
    "inside": always("inside"),
    "has": single("district_has", KIND),
    "lacks": single("district_lacks", KIND),
    "or": both("or"),
    "xor": both("xor"),
    "if": both("if"),
    "pictos": compared("pictos"),
    "fellows": compared("same_district_neighbours"),
    "nearer": nearer,
    "size": lambda match, _: ["district_size", "=", int(match[1])],
    "even": always("row_parity", 0),
    "odd": always("row_parity", 1),
    "touches": lambda match, _: ["touches_districts", int(match[1])],
}
