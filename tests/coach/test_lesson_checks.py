"""What a lesson lacks is said in one line; ours lack nothing, as `test_complete.py` sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib.resources import files
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from deductio.coach.lesson_checks import check_lesson
from deductio.core.contract import Broken
from deductio.core.game import Game
from deductio.games import game

PACKAGE = "deductio.games.small_detectives"
Changed = Callable[[str, str, str], Game[Any]]
numbers = count()


@pytest.fixture
def changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Changed]:
    """Small Detectives with one thing in one file of its lesson written otherwise."""
    monkeypatch.syspath_prepend(tmp_path)

    def by(file: str, old: str, new: str) -> Game[Any]:
        package = f"changed_lesson_{next(numbers)}"
        for folder in ("lesson", "locale"):
            (tmp_path / package / folder).mkdir(parents=True)
            for one in files(PACKAGE).joinpath(folder).iterdir():
                text = one.read_text("utf-8")
                if one.name == file and folder == "lesson":
                    assert old in text
                    text = text.replace(old, new)
                (tmp_path / package / folder / one.name).write_text(text, "utf-8")
        (tmp_path / package / "__init__.py").touch()
        return replace(game("small_detectives"), package=package)

    yield by


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("en.ftl", "lesson-won =", "lesson-own =", "has no message lesson-won in en"),
        (
            "fr.ftl",
            "lesson-won =",
            "lesson-more = Oh\nlesson-won =",
            "says lesson-more at no step (fr)",
        ),
        ("lesson.toml", 'name = "lost"', 'name = "last"', "has no step lost"),
        ("lesson.toml", 'name = "lost"', 'name = "won"', "has two steps won"),
        (
            "lesson.toml",
            'event = "Opened"',
            'event = "Open"',
            "speaks of no event: Open in step welcome",
        ),
        ("lesson.toml", 'ask = "pub"', 'ask = "bar"', "speaks of no ask: bar in step pub"),
        (
            "lesson.toml",
            'rivals = ["',
            'rivals = ["nobody", "',
            "names a rival who is not in the cast: nobody",
        ),
        (
            "lesson.toml",
            "rivals =",
            'advice = "seer"\nrivals =',
            "is advised by no level of the game: seer",
        ),
    ],
)
def test_it_is_named(changed: Changed, file: str, old: str, new: str, said: str) -> None:
    with pytest.raises(Broken) as broken:
        check_lesson(changed(file, old, new))
    assert str(broken.value) == f"the lesson of small_detectives {said}"


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("lesson.toml", "seed =", "seeds =", "the lesson of small_detectives cannot be read: "),
        ("en.ftl", "lesson-won = ", "lesson-won = { $", "this text cannot be read: lesson-won"),
    ],
)
def test_what_cannot_be_read_is_said(
    changed: Changed, file: str, old: str, new: str, said: str
) -> None:
    with pytest.raises(Broken) as broken:
        check_lesson(changed(file, old, new))
    assert str(broken.value).startswith(said)
    assert "\n" not in str(broken.value)


def test_a_game_need_not_have_one() -> None:
    check_lesson(replace(game("small_detectives"), package="deductio.core"))
