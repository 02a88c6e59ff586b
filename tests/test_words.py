"""Every game has words for all it can say, in both languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeGuard

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message, Resource
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from deductio.core.chance import Chance
from deductio.core.contract import play_randomly
from deductio.core.messages import Choice, Event, Question, Seat
from deductio.games import game, names
from deductio.games.cluedo.messages import SawCard
from deductio.reasons import fact_in_words
from deductio.words import LANGUAGES, Language, Words
from tests.contract.tables import tables

every_game = pytest.mark.parametrize("name", names())
every_language = pytest.mark.parametrize("language", LANGUAGES)
ASKS = {"ask", "ask_unless_forced", "ask_together"}


def package(name: str) -> str:
    """Where a game keeps its rules and its words."""
    return f"deductio.games.{name}"


def ask_names(name: str) -> Iterator[str]:
    """The names under which the rules of a game ask, as its source has them."""
    folder = Path(str(files(package(name))))
    for file in [*folder.glob("rules.py"), *folder.glob("rules/**/*.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=called), args=arguments) if called in ASKS:
                    yield from (str(word.value) for word in arguments if is_text(word))


def is_text(node: ast.expr) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


class ExactWords(Words):
    """Words that insist on a name for every thing if others of its kind have one."""

    def __init__(self, name: str, language: Language, me: Seat | None = None) -> None:
        super().__init__(game(name), language, me=me)
        self.messages = messages("deductio", language) + messages(package(name), language)

    def name(self, domain: str, value: object) -> str:
        named = any(message.startswith(f"{domain}-") for message in self.messages)
        itself = len(str(value)) == 1  # the 3 of a die is a 3 in every language
        assert itself or not named or self.knows(f"{domain}-{value}"), f"{domain} {value}: no name"
        return super().name(domain, value)


@cache
def messages(package: str, language: Language) -> list[str]:
    """The names of all messages of a locale file."""
    body = locale(package, language).body
    return [part.id.name for part in body if isinstance(part, Message)]


def locale(package: str, language: Language) -> Resource:
    return parse(files(package).joinpath("locale", f"{language}.ftl").read_text("utf-8"))


@every_game
@every_language
def test_every_ask_has_words(name: str, language: Language) -> None:
    words = Words(game(name), language)
    asks = set(ask_names(name))
    assert asks
    assert [ask for ask in sorted(asks) if not words.knows(f"ask-{ask}")] == []


@pytest.mark.parametrize("where", ["deductio", *map(package, names())])
def test_both_languages_say_the_same_things(where: str) -> None:
    said = {}
    for language in LANGUAGES:
        body = locale(where, language).body
        assert [part.content for part in body if isinstance(part, Junk)] == []
        said[language] = sorted(messages(where, language))
        assert len(set(said[language])) == len(said[language]), "each message once"
    assert said["fr"] == said["en"]


@every_game
@settings(max_examples=15, deadline=None, derandomize=True, phases=[Phase.generate])
@given(data=st.data())
def test_whole_games_can_be_said_to_everyone(name: str, data: st.DataObject) -> None:
    played, seats, options, luck = data.draw(tables(name))
    asked: list[tuple[int, Any]] = []
    for match in play_randomly(played, seats, options, luck):
        asked += [(seat, match.question(seat)) for seat in match.waiting]
    for language in LANGUAGES:
        readers = [ExactWords(name, language, seat) for seat in range(seats)]
        for seat, question in asked:
            assert readers[seat].ask(question)
            for choice in some(question.options):
                assert readers[seat].say(choice)
        spectator = ExactWords(name, language)
        for words, stream in zip(
            [*readers, spectator], [*match.streams, match.public], strict=True
        ):
            check_sayings(words, stream)


def some(options: Any) -> list[Choice]:
    """The first, the last and a few between, of options that may be very many."""
    step = max(1, len(options) // 8)
    return [options[number] for number in {*range(0, len(options), step), len(options) - 1}]


def check_sayings(words: Words, stream: list[Event]) -> None:
    for event in stream:
        said = words.say(event)
        assert "{" not in said, said


def test_what_a_game_forgot_to_say_is_said_by_its_names() -> None:
    words = Words(replace(game("cluedo"), package="deductio.core"), "en", names=["Ada", "Bob"])
    assert words.say(SawCard(shower=0, viewer=1, card="rope")) == (
        "SawCard: shower Ada, viewer Bob, card rope"
    )
    assert words.ask(Question("where", (), ())) == "where"
    assert words.text("title") == "title"


@every_game
def test_every_fact_has_a_sentence_of_its_own(name: str) -> None:
    """The general form is for games whose author forgot one."""
    played = game(name)
    *_, last = play_randomly(played, played.seats[-1], {}, Chance(bytes(32)))
    notebook = played.notebook(last.streams[0])
    words = Words(played, "en")
    kinds = {notebook.place_of(place)[0] for _, place in notebook.odds}
    assert all(words.knows(f"fact-{kind}-{so}") for kind in kinds for so in ("yes", "no"))
    assert not any("@" in fact_in_words(words, notebook, fact, so=True) for fact in notebook.odds)
