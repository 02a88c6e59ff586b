"""Nobody in the cast, and no guest, is called like a thing of any game in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from deductio.bots.cast import folded, the_cast
from deductio.games import game
from deductio.games import names as games
from deductio.words import COMMON, LANGUAGES, source_of

PAGE = Path(__file__).parents[2] / "client" / "src" / "locale"


def given() -> list[str]:
    return [*(member.name for member in the_cast().members), *the_cast().guests]


def texts() -> Iterator[str]:
    """Everything any game or the page says, and what the games are made of."""
    packages = [COMMON, *(game(name).package for name in games())]
    yield from (source_of(package, language) for package in packages for language in LANGUAGES)
    yield from (PAGE.joinpath(f"{language}.ftl").read_text("utf-8") for language in LANGUAGES)
    for package in packages[1:]:
        content = files(package).joinpath("content")
        yield from (part.read_text("utf-8") for part in content.iterdir() if part.is_file())


@cache
def words() -> frozenset[str]:
    return frozenset(word for text in texts() for word in re.findall(r"\w+", folded(text)))


@pytest.mark.parametrize("name", given())
def test_a_name_we_give_is_no_word_of_any_game(name: str) -> None:
    assert folded(name) not in words()


def test_the_words_of_the_games_are_really_read() -> None:
    assert {"violet", "mustard", "postman", "manhattan", "chaussette", "turquoise"} <= words()


def test_no_name_is_given_twice() -> None:
    assert len({folded(name) for name in given()}) == len(given())


def test_there_are_enough_for_every_table() -> None:
    cast = the_cast()
    assert len(cast.members) >= 10
    assert len(cast.guests) > max(game(name).seats[-1] for name in games())
    assert len({member.face for member in cast.members}) == len(cast.members)
    assert [member.id for member in cast.members] == [
        folded(member.name) for member in cast.members
    ]
