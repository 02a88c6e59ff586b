"""Whatever the server refuses, the page or the game can say in words, in both languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from deductio.games import OURS
from deductio.words import LANGUAGES

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src/deductio"
REFUSALS = {"Refused", "Forbidden", "NotNow", "TooMany", "Unknown"}
BY_HAND = {"no-line", "our-fault", "too-often", "not-understood"}
"""Of faults that are no `Refused`."""
ONLY_COMMANDS = (
    *("cli.py", "commands", "lab", "terminal", "core/record.py"),
    *("server/database.py", "server/run.py", "server/settings.py"),
    *("tables/backup.py", "tables/migrations"),
)
ALSO_ONLY_COMMANDS = ("games/almost_innocent/figures.py", "games/new_york/cases.py")


def sources() -> Iterator[Path]:
    """What a table or the server can come to."""
    for file in sorted(PACKAGE.rglob("*.py")):
        inside = file.relative_to(PACKAGE).as_posix()
        if not inside.startswith(ONLY_COMMANDS) and inside not in ALSO_ONLY_COMMANDS:
            yield file


def refusals(file: Path) -> Iterator[tuple[str, str]]:
    """Where something is refused, and under which code; an empty one where it has none."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        match node:
            case ast.Call(args=[_, ast.Attribute(attr="code")]):
                pass  # handed on, under the code that it has
            case ast.Call(func=ast.Name(id=name), args=[_, *rest]) if name in REFUSALS:
                code = rest[0].value if rest and isinstance(rest[0], ast.Constant) else ""
                yield f"{file.relative_to(PACKAGE)}:{node.lineno}", str(code)


ALL = dict(place for file in sources() for place in refusals(file))


def test_every_refusal_has_a_code() -> None:
    assert len(ALL) > 50
    assert [place for place, code in ALL.items() if not code] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_every_code(language: str) -> None:
    ours = {code for place, code in ALL.items() if game_of(place) is None}
    at_home = said_in(ROOT / f"client/src/locale/{language}.ftl")
    at_places = said_in(ROOT / f"client/src/locale/places/{language}.ftl")
    assert at_home | at_places == ours | BY_HAND
    assert not at_home & at_places


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_a_game_says_its_own_codes(name: str, language: str) -> None:
    own = {code for place, code in ALL.items() if game_of(place) == name}
    assert said_in(PACKAGE / f"games/{name}/locale/{language}.ftl") == own


def game_of(place: str) -> str | None:
    room, name, *_ = [*place.split("/"), ""]
    return name if room == "games" and name in OURS else None


def said_in(file: Path) -> set[str]:
    return {
        line.partition(" =")[0].removeprefix("refused-")
        for line in file.read_text("utf-8").splitlines()
        if line.startswith("refused-")
    }
