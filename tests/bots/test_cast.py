"""Nobody in the cast, and no guest, is called like a thing of any game in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from deductio.bots.cast import folded, members, the_cast
from deductio.bots.manner import WAYS, cast_texts
from deductio.core.thinking import PLAIN, Temper
from deductio.games import game
from deductio.games import names as games
from deductio.words import COMMON, LANGUAGES, Language, source_of

PAGE = Path(__file__).parents[2] / "client" / "src" / "locale"


def given() -> list[str]:
    return [*(member.name for member in the_cast().members), *the_cast().guests]


def texts() -> Iterator[str]:
    """Everything any game, the page or the cast say, and what the games are made of."""
    yield from (text.partition("=")[2] for one in LANGUAGES for text in said(one).values())
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


def said(language: Language) -> dict[str, str]:
    """What is said of the cast and by them."""
    texts = FluentParser().parse(cast_texts(language)).body
    messages = [text for text in texts if isinstance(text, Message)]
    return {one.id.name: FluentSerializer().serialize_entry(one) for one in messages}


def test_everyone_has_a_story_and_words_for_the_table_in_both_languages() -> None:
    assert said("fr").keys() == said("en").keys()
    for id in members():
        phrases = {f"phrase-{id}-{phrase}" for phrase in ("hello", "nice", "thanks")}
        assert {f"cast-{id}", *phrases} <= said("en").keys()


def test_whoever_has_a_temper_has_several_ways_to_give_a_reason() -> None:
    for id, member in members().items():
        ways = [f"manner-{id}-{number}" in said("en") for number in range(WAYS)]
        assert ways == [False] + [member.temper != PLAIN] * (WAYS - 1)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", r"\b(s?he|hers?|his|him)\b"), ("fr", r"\b(elle|il (est|a|joue|aime)|celle|celui)\b")],
)
def test_no_text_says_whether_somebody_is_a_she_or_a_he(language: Language, words: str) -> None:
    for text in said(language).values():
        assert not re.search(words, text, re.IGNORECASE), text


def test_each_trait_is_somebodys_and_boldness_both_ways() -> None:
    tempers = [member.temper for member in members().values() if member.temper != PLAIN]
    assert len(set(tempers)) == len(tempers)
    marked = [Temper(**{trait: 1.0}) for trait in Temper.__struct_fields__]
    assert {*tempers} == {*marked, Temper(boldness=-1.0)}


def test_there_are_enough_for_every_table() -> None:
    cast = the_cast()
    assert len(cast.members) >= 10
    assert len(cast.guests) > max(game(name).seats[-1] for name in games())
    assert len({member.face for member in cast.members}) == len(cast.members)
    assert [member.id for member in cast.members] == [
        folded(member.name) for member in cast.members
    ]
