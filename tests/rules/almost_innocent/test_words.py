"""Every event, choice, ask, option and thing has its words, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest

from deductio.core.game import fold
from deductio.core.match import Match
from deductio.games.almost_innocent import GAME
from deductio.games.almost_innocent.cases import scenarios
from deductio.games.almost_innocent.clues import CHARACTERS, KINDS, LINES, WINDOWS
from deductio.games.almost_innocent.messages import AlmostInnocentChoice, AlmostInnocentEvent
from deductio.games.almost_innocent.state import Options, State
from deductio.words import LANGUAGES, Language, Words
from tests.rules.almost_innocent.arranged import luck
from tests.rules.almost_innocent.random_games import long_game

every_language = pytest.mark.parametrize("language", LANGUAGES)


def some_games() -> Iterator[Match[State]]:
    everything = {"scenario": "11B", "queen": True, "abilities": list(CHARACTERS)}
    for number in range(12):
        yield from long_game(2 + number % 4, everything, luck(number))
    yield from long_game(2, {"scenario": "endless"}, luck(1))
    yield from long_game(3, {"scenario": "10", "abilities": ["okra"], "queen": True}, luck(2))


@every_language
def test_everything_told_asked_and_chosen_has_a_sentence(language: Language) -> None:
    for match in some_games():
        for seat in range(match.state.seats):
            words = Words(GAME, language, me=seat)
            question = match.question(seat)
            if question is not None:
                said = [words.ask(question), *map(words.say, question.options)]
                said += map(words.say, question.meanwhile)
                assert all(said)
                assert len(set(said)) == len(said), "two options read the same"
        if match.over:
            for reader, stream in enumerate([*match.streams, match.public]):
                words = Words(GAME, language, me=reader if reader < match.state.seats else None)
                assert all(words.say(event) for event in stream)


@every_language
def test_every_message_option_and_thing_is_named(language: Language) -> None:
    words = Words(GAME, language)
    kinds = [*get_args(AlmostInnocentChoice), *get_args(AlmostInnocentEvent)]
    names = [getattr(kind, "__name__", "Chose") for kind in kinds]
    names += [f"option-{field}" for field in Options.__struct_fields__]
    names += ["title", "pitch", "rules"]
    things = {
        "kind": KINDS,
        "line": LINES,
        "window": WINDOWS,
        "character": CHARACTERS,
        "scenario": [*scenarios(), "endless"],
        "difficulty": ["easy", "medium", "detective"],
        "subject": [*KINDS, "combination"],
        "clue": {clue for scenario in scenarios().values() for clue in clues_on(scenario.board)},
    }
    names += [f"{domain}-{value}" for domain, values in things.items() for value in values]
    assert [name for name in names if not words.knows(name.removesuffix("[]"))] == []


def clues_on(rows: tuple[str, ...]) -> set[str]:
    return {cell for row in rows for cell in row.split()} - {".."}


@every_language
def test_a_position_is_drawn_with_the_names_of_its_language(language: Language) -> None:
    words = Words(GAME, language, me=0)
    *_, last = long_game(5, {"scenario": "9"}, luck(4))
    for stream in [*last.streams, last.public]:
        seen = fold(GAME.view(), stream)
        drawing = GAME.draw(seen, words.name)
        assert max(map(len, drawing.splitlines())) <= 80
        assert msgspec.json.encode(seen)
        assert words.name("clue", "P7") in drawing
