"""A second reading of the case rules C1 to C18, sharing no code with what makes the cases.

It reads the content files itself and looks at one cell at a time.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from itertools import combinations
from math import comb
from typing import Any

Clue = list[Any]
Cell = str

CONTENT = files("deductio.games.new_york").joinpath("content")
CITY = tomllib.loads(CONTENT.joinpath("city.toml").read_text("utf-8"))
CELLS: list[Cell] = [letter + number for number in "12345" for letter in "ABCDE"]
SIMPLE = {
    *("north_of", "south_of", "west_of", "east_of", "in"),
    *("near_kind", "water", "borders", "aligned", "within"),
}
LEVEL_TWO = {
    *("not", "or", "xor", "if", "pictos", "nearer", "district_size"),
    *("row_parity", "col_parity", "same_district_neighbours", "touches_districts"),
}
WITH_FINDING = {
    *("north_of", "south_of", "west_of", "east_of", "in", "not_in", "near_kind", "far_kind"),
    *("near", "water", "dry", "aligned", "within", "beyond", "pictos", "nearer", "or", "if"),
}


def level(number: int) -> dict[str, Any]:
    return tomllib.loads(CONTENT.joinpath(f"level{number}.toml").read_text("utf-8"))


@cache
def district(cell: Cell) -> str:
    return str(CITY["cells"][cell][0])


@cache
def kinds(cell: Cell) -> list[str]:
    """One entry per pictogram."""
    return [
        kind
        for kind, places in CITY["places"].items()
        for cells in places.values()
        if cell in cells
    ]


@cache
def place_cells(place: str) -> list[Cell]:
    (cells,) = [places[place] for places in CITY["places"].values() if place in places]
    return list(cells)


def apart(one: Cell, other: Cell) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(ord(one[1]) - ord(other[1]))


@cache
def steps(cell: Cell, place: str) -> int:
    return min(apart(cell, there) for there in place_cells(place))


@cache
def next_to(cell: Cell) -> list[Cell]:
    return [other for other in CELLS if apart(cell, other) == 1]


def compare(number: int, sign: str, other: int) -> bool:
    return {"=": number == other, ">=": number >= other, "<=": number <= other}[sign]


def holds(clue: Clue, cell: Cell) -> bool:
    """Whether a clue is true in a cell."""
    op, *said = clue
    here = district(cell)
    around = [district(other) for other in next_to(cell)]
    match op:
        case "north_of":
            return bool(int(cell[1]) < said[0])
        case "south_of":
            return bool(int(cell[1]) > said[0])
        case "west_of":
            return bool(cell[0] < said[0])
        case "east_of":
            return bool(cell[0] > said[0])
        case "rows":
            return int(cell[1]) in said[0]
        case "cols":
            return cell[0] in said[0]
        case "in":
            return here in said[0]
        case "not_in":
            return here not in said[0]
        case "near":
            return any(cell in place_cells(place) for place in said[0])
        case "near_kind":
            return any(kind in kinds(cell) for kind in said[0])
        case "far_kind":
            return not any(kind in kinds(cell) for kind in said[0])
        case "water":
            return any(cell in CITY["waters"][water] for water in said[0])
        case "dry":
            return not any(cell in CITY["waters"][water] for water in said[0])
        case "borders":
            return here != said[0] and said[0] in around
        case "in_or_borders":
            return said[0] in (here, *around)
        case "aligned":
            return any(cell[0] == on[0] or cell[1] == on[1] for on in place_cells(said[0]))
        case "within":
            return bool(steps(cell, said[0]) <= said[1])
        case "beyond":
            return bool(steps(cell, said[0]) >= said[1])
        case "edge":
            return cell[0] in "AE" or cell[1] in "15"
        case "inside":
            return cell[0] in "BCD" and cell[1] in "234"
        case "district_has" | "district_lacks":
            fellows = [other for other in CELLS if district(other) == here]
            return bool(any(said[0] in kinds(other) for other in fellows) == (op == "district_has"))
        case "not":
            return not holds(said[0], cell)
        case "or":
            return holds(said[0], cell) or holds(said[1], cell)
        case "xor":
            return holds(said[0], cell) != holds(said[1], cell)
        case "if":
            return holds(said[1], cell) or not holds(said[0], cell)
        case "pictos":
            return compare(len(kinds(cell)), *said)
        case "nearer":
            return steps(cell, said[0]) < steps(cell, said[1])
        case "district_size":
            return compare(sum(district(other) == here for other in CELLS), *said)
        case "row_parity":
            return bool(int(cell[1]) % 2 == said[0])
        case "col_parity":
            return bool((ord(cell[0]) - ord("A") + 1) % 2 == said[0])
        case "same_district_neighbours":
            return compare(around.count(here), *said)
        case "touches_districts":
            return bool(len({*around} - {here}) >= said[0])
    raise ValueError(f"there is no clue {op}")


def true_in(clue: Clue) -> frozenset[Cell]:
    return frozenset(cell for cell in CELLS if holds(clue, cell))


def common(clues: list[Clue]) -> frozenset[Cell]:
    return frozenset(CELLS).intersection(*map(true_in, clues))


def sensible(clue: Clue) -> bool:
    """C17."""
    op, *said = str(clue[0]), *clue[1:]
    if op == "nearer":
        return min(steps(cell, said[1]) for cell in place_cells(said[0])) >= 3
    if op == "not":
        return str(said[0][0]) in ("borders", "aligned", "within")
    if op not in ("or", "xor", "if"):
        return True
    one, other = said
    names = {one[0], other[0]}
    if len(names) == 1 or names in ({"north_of", "south_of"}, {"west_of", "east_of"}):
        return False
    if not all(part[0] in SIMPLE and is_single(part) for part in said):
        return False
    here, there = true_in(one), true_in(other)
    both, only_one, only_other = len(here & there), len(here - there), len(there - here)
    if op == "if":
        return both >= 2 and only_one >= 2 and only_other >= 1
    return both >= 1 and only_one >= 2 and only_other >= 2


def is_single(clue: Clue) -> bool:
    return all(len(said) == 1 for said in clue[1:] if isinstance(said, list))


def well_written(clue: Clue, card_level: int) -> bool:
    """Numbers of items and their order, as the table of the clue language has them."""
    op, *said = str(clue[0]), *clue[1:]
    counts = {
        "rows": (2, 3),
        "cols": (2, 3),
        "in": (2, 3),
        "not_in": (1, 2, 3),
        "near": (3, 4),
        "near_kind": (1, 2),
        "far_kind": (1, 2),
        "water": (1, 2, 4),
        "dry": (1, 2),
    }
    if op in counts:
        order = list(CITY["places"]).index if op.endswith("kind") else None
        ordered = sorted(said[0], key=order)
        if len(said[0]) not in counts[op] or said[0] != ordered:
            return False
    if op in ("within", "beyond") and said[1] != {"within": 2, "beyond": 3}[op]:
        return False
    if card_level == 2:
        return op not in ("rows", "cols", "near")
    return op not in LEVEL_TWO


def flaws(answer: Cell, informants: list[Clue], experts: list[Clue], at_once: int) -> list[str]:
    """What is wrong with one case, by C4 and C6 to C11 and C18; `at_once` as C9 has it."""
    found = []
    clues = informants + experts
    if not all(holds(clue, answer) for clue in clues):
        found.append("C4")
    if common(clues) != {answer}:
        found.append("C6")
    if len(common(informants)) not in range(2, 5):
        found.append("C7")
    if len(common(experts)) not in range(2, 9):
        found.append("C8")
    sets = [true_in(clue) for clue in clues]
    if any(
        len(frozenset.intersection(*some)) == 1
        for size in range(1, at_once + 1)
        for some in combinations(sets, size)
    ):
        found.append("C9")
    if any(
        len(frozenset.intersection(*(sets[:left_out] + sets[left_out + 1 :]))) != 1
        for left_out in range(len(sets))
    ):
        found.append("C10")
    if len(set(sets)) != len(sets):
        found.append("C11")
    for deck in (informants, experts):
        if max(Counter(clue[0] for clue in deck).values()) > 3:
            found.append("C18")
    return found


def difficulty(answer: Cell, clues: list[Clue]) -> float:
    """C15, subset by subset: the rest of a subset is that of the subset without its last clue."""
    masks = [sum(1 << number for number, cell in enumerate(CELLS) if holds(c, cell)) for c in clues]
    wanted = 1 << CELLS.index(answer)
    rest = [(1 << len(CELLS)) - 1] * (1 << len(clues))
    enough = [0] * (len(clues) + 1)
    for subset in range(1, len(rest)):
        highest = subset.bit_length() - 1
        rest[subset] = rest[subset ^ (1 << highest)] & masks[highest]
        if rest[subset] == wanted:
            enough[subset.bit_count()] += 1
    return sum(1 - enough[size] / comb(len(clues), size) for size in range(len(clues)))
