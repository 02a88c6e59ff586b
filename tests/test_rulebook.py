"""A rulebook tells every numbered rule of its game, in both languages, with pictures."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from deductio.games import OURS, game
from deductio.rulebook import PICTURE, REMARK, rulebook_of, source_of, without_pictures
from deductio.words import LANGUAGES, Language, Words

RULES = Path(__file__).parents[1] / "docs/rules"
NUMBERED = re.compile(r"^(?:- \*\*|\| )([A-Z]{2})-(\d+)([a-z]?)(?:\*\*| \|)", re.MULTILINE)
NUMBER = re.compile(r"\b([A-Z]{2})-0*(\d+)([a-z]?)\b")

every_game = pytest.mark.parametrize("name", OURS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def numbered(name: str) -> set[str]:
    """The rules that have a number, as docs/rules has them."""
    text = (RULES / f"{name.replace('_', '-')}.md").read_text("utf-8")
    return {f"{game}-{number}{letter}" for game, number, letter in NUMBERED.findall(text)}


def told(text: str) -> set[str]:
    """The rules that a text names in its remarks."""
    remarks = " ".join(REMARK.findall(text))
    return {f"{game}-{number}{letter}" for game, number, letter in NUMBER.findall(remarks)}


def book(name: str, language: Language) -> str:
    return source_of(game(name).package, language)


def sections(name: str, language: Language) -> list[tuple[int, set[str]]]:
    """How deep each section is, and which rules it tells."""
    parts = re.split(r"^(##+) ", book(name, language), flags=re.MULTILINE)
    return [(len(depth), told(text)) for depth, text in zip(parts[1::2], parts[2::2], strict=True)]


@every_game
def test_rules_are_numbered(name: str) -> None:
    assert len(numbered(name)) > 30


@every_game
@every_language
def test_every_numbered_rule_is_told(name: str, language: Language) -> None:
    assert sorted(numbered(name) - told(book(name, language))) == []


@every_game
@every_language
def test_only_rules_that_there_are_are_told(name: str, language: Language) -> None:
    assert sorted(told(book(name, language)) - numbered(name)) == []


@every_game
def test_both_languages_have_the_same_sections(name: str) -> None:
    assert sections(name, "fr") == sections(name, "en")


@every_game
@every_language
def test_every_picture_is_of_a_thing_with_a_name(name: str, language: Language) -> None:
    """Or of one without: `picture:dice`. That each can be drawn is held by the page's tests."""
    words, text = Words(game(name), language), book(name, language)
    pictures = PICTURE.findall(text)
    assert len(pictures) == text.count("!["), "a picture is written ![caption](domain:value)"
    assert [
        f"{domain}:{value}"
        for caption, domain, value in pictures
        if not caption or not (domain == "picture" or words.knows(f"{domain}-{value}"))
    ] == []


def test_a_reader_sees_no_numbers_and_french_is_typeset(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    book = tmp_path / "bookish" / "rulebook" / "fr.md"
    book.parent.mkdir(parents=True)
    (tmp_path / "bookish" / "__init__.py").touch()
    book.write_text("Un tour : jouez. <!-- BO-1\nBO-2 -->\n\n![le dé](picture:die)\n", "utf-8")
    shown = rulebook_of(replace(game("cluedo"), package="bookish"), "fr")
    assert shown == "Un tour\u202f: jouez.\n\n![le dé](picture:die)\n"
    assert without_pictures(shown) == "Un tour\u202f: jouez.\n\n\n"


def test_a_game_without_a_rulebook_has_an_empty_one() -> None:
    assert rulebook_of(replace(game("cluedo"), package="deductio.core"), "en") == ""
