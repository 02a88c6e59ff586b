"""Which changes are made on purpose: a sample of what cosmic-ray can do to a room, always the same.

One change to a line, and from a line any kind of change as likely as any other: else the many ways
to replace one `+` would be most of the sample. Each line draws its own lot, from its text alone: a
line that is written or moved elsewhere changes nothing about the others.
"""

from __future__ import annotations

import ast
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from cosmic_ray.commands.init import init
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator
from cosmic_ray.work_db import WorkDB, use_db
from msgspec import Struct

SEED = "deductio"
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
LARGE = 10
PROMISES = ("frozen", "strict", "TYPE_CHECKING", "TypeVar(", "lru_cache")
"""Lines with a promise to readers and checkers, or the size of a cache: nothing is done by them."""


Change: TypeAlias = tuple[str, str, str, str]
"""File, function, the line before and after."""
Place: TypeAlias = tuple[str, str, int]
"""File, line, and how many lines above read the same."""


class Mutant(Struct, frozen=True):
    """A file of the room with one change in it."""

    place: Place
    line: int
    function: str
    now: str
    code: str
    """The whole file, changed."""

    @property
    def file(self) -> str:
        return self.place[0]

    @property
    def was(self) -> str:
        return self.place[1]

    @property
    def change(self) -> Change:
        """What it is known by in the list of equivalent ones, wherever its line has gone."""
        return self.file, self.function, self.was, self.now


def sample(root: Path, room: str, number: int, scratch: Path) -> list[Mutant]:
    """So many mutants of a room that may be noticed, in a random order."""
    known = equivalent()
    changes = every_change(root, room, scratch)
    lots = {place: Random(f"{SEED} {place}") for place in changes}
    order = sorted(changes, key=lambda place: (lots[place].random(), place))
    mutants = (made(root, place, changes[place], lots[place]) for place in order)
    tried = (one for one in mutants if one is not None and one.change not in known)
    return list(islice(tried, number))


def equivalent() -> dict[Change, str]:
    """Changes that nobody could notice, and why."""
    listed = tomllib.loads(EQUIVALENT.read_text("utf-8")).get("mutant", [])
    return {
        (one["file"], one.get("function", ""), one["was"], one["now"]): one["why"] for one in listed
    }


def every_change(root: Path, room: str, scratch: Path) -> dict[Place, list[Any]]:
    """What cosmic-ray can do, line by line."""
    files = sorted((root / "src/deductio" / room).rglob("*.py"))
    silent = {str(file): set(unread_lines(file.read_text("utf-8"))) for file in files}
    places = {str(file): places_in(root, file) for file in files}
    found = defaultdict(list)
    with use_db(str(scratch / "changes.sqlite"), WorkDB.Mode.create) as database:
        init(files, database, {})
        for item in database.work_items:
            (change,) = item.mutations
            file, (line, column) = str(change.module_path), change.start_pos
            if (line, column) not in silent[file] and (line, -1) not in silent[file]:
                found[places[file][line - 1]].append(change)
    return found


def places_in(root: Path, file: Path) -> list[Place]:
    name, seen = str(file.relative_to(root)), Counter[str]()
    places = []
    for line in map(str.strip, file.read_text("utf-8").splitlines()):
        places.append((name, line, seen[line]))
        seen[line] += 1
    return places


def unread_lines(code: str) -> Iterator[tuple[int, int]]:
    """Where annotations and budgets are, character by character; the lines (-1) of promises."""
    for number, text in enumerate(code.splitlines(), start=1):
        if any(promise in text for promise in PROMISES):
            yield number, -1
    for node in ast.walk(ast.parse(code)):
        for name in ("annotation", "returns"):
            part = getattr(node, name, None)
            if isinstance(part, ast.expr):
                yield from span(part)
        if isinstance(node, ast.AnnAssign) and node.value and "TypeAlias" in ast.dump(node):
            yield from span(node.value)
    yield from budgets(ast.parse(code))


def budgets(tree: ast.Module) -> Iterator[tuple[int, int]]:
    """Large numbers outside the bodies of functions: one more or less is no promise."""
    nodes = list(ast.walk(tree))
    functions = [one for one in nodes if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
    bodies = [range(one.body[0].lineno, (one.end_lineno or 0) + 1) for one in functions]
    for one in nodes:
        value = one.value if isinstance(one, ast.Constant) else None
        if isinstance(one, ast.Constant) and isinstance(value, int) and value >= LARGE:
            yield from () if any(one.lineno in body for body in bodies) else span(one)


def span(part: ast.expr) -> Iterator[tuple[int, int]]:
    assert part.end_lineno is not None
    assert part.end_col_offset is not None
    for line in range(part.lineno, part.end_lineno + 1):
        start = part.col_offset if line == part.lineno else 0
        end = part.end_col_offset if line == part.end_lineno else 200
        yield from ((line, column) for column in range(start, end))


def compiles(code: str) -> bool:
    """Not all that cosmic-ray makes is Python: a `*` among parameters is no product."""
    try:
        ast.parse(code)
    except SyntaxError:
        return False
    return True


def made(root: Path, place: Place, changes: list[Any], random: Random) -> Mutant | None:
    """One of the changes to a line, if anything comes of it."""
    kinds = defaultdict(list)
    for change in sorted(changes, key=lambda one: (one.operator_name, one.occurrence)):
        kinds[change.operator_name.partition("_")[0]].append(change)
    chosen = random.choice(kinds[random.choice(sorted(kinds))])
    before = (root / place[0]).read_text("utf-8")
    operator = get_operator(chosen.operator_name)(**chosen.operator_args)
    try:
        code = mutate_code(before, operator, chosen.occurrence)
    except AttributeError:  # cosmic-ray cannot replace an exception with a dot in its name
        return None
    if code is None or not compiles(code):
        return None
    line = chosen.start_pos[0]
    now = code.splitlines()[line - 1].strip()
    return Mutant(place, line, chosen.definition_name or "", now, code)
