"""Every event, choice, ask, option, thing and story has its words."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest

from deductio.core.chance import Chance
from deductio.games.new_york import GAME
from deductio.games.new_york.cards import ENDLESS
from deductio.games.new_york.cast import Language
from deductio.games.new_york.city import (
    ACTION,
    CELLS,
    DISTRICTS,
    KINDS,
    PLACES,
    WATERS,
)
from deductio.games.new_york.messages import CaseChosen, NewYorkChoice, NewYorkEvent
from deductio.words import LANGUAGES, Words
from tests.rules.new_york.patient import patient_game
from tests.rules.new_york.sentences import FILE, document
from tests.rules.new_york.tables import I1

every_language = pytest.mark.parametrize("language", LANGUAGES)
ASKS = ("start", "cell", "spy", "take", "swap", "go", "end", "window", "last_call")


@every_language
def test_everything_has_words(language: Language) -> None:
    words = Words(GAME, language)
    messages = [getattr(kind, "__origin__", kind).__name__ for kind in get_args(NewYorkEvent)]
    messages += [kind.__name__ for kind in get_args(NewYorkChoice)]
    messages += [f"ask-{name}" for name in ASKS]
    messages += [f"option-{name}" for name in GAME.options.__struct_fields__]
    messages += ["title", "pitch", "rules"]
    things: dict[str, Any] = {
        "cell": CELLS,
        "district": DISTRICTS,
        "action": set(ACTION.values()),
        "kind": KINDS,
        "place": PLACES,
        "water": WATERS,
        "deck": ("informant", "expert"),
        "case": [*range(1, 13), "endless"],
        "face": ("joker",),
        "result": ("solved", "shared", "last_standing", "nobody"),
    }
    messages += [f"{domain}-{value}" for domain, values in things.items() for value in values]
    assert [name for name in messages if not words.knows(name)] == []


@every_language
def test_whole_games_can_be_told_to_everyone(language: Language) -> None:
    told = set()
    for seed, announce in enumerate(("own_turn", "any_time")):
        luck = Chance(bytes([seed]) * 32)
        for match in patient_game(4, luck, announce=announce, max_rounds=12, case="endless"):
            for seat in match.waiting:
                question = match.question(seat)
                assert question is not None
                words = Words(GAME, language, me=seat)
                assert words.ask(question)
                assert all(map(words.say, question.options))
        for reader, stream in enumerate([*match.streams, match.public]):
            words = Words(GAME, language, me=reader)
            for event in stream:
                text = words.say(event)
                told.add(type(event).__name__)
                assert text and "{" not in text and "None" not in text and "none" not in text
    assert len(told) > 20


def test_a_card_brings_its_own_words() -> None:
    assert Words(GAME, "fr").name("card", I1) == I1.say("fr")
    assert Words(GAME, "en").name("card", I1) == I1.say("en")


def test_the_sampled_sentences_are_still_what_cards_say() -> None:
    for language in LANGUAGES:
        assert FILE[language].read_text("utf-8") == document(language), (
            "run `python -m tests.rules.new_york.sentences` and read the difference"
        )


@every_language
def test_a_case_is_opened_and_closed_with_its_story(language: Language) -> None:
    words = Words(GAME, language)
    stories = [
        CaseChosen(level, str(case)) for level in (1, 2) for case in (*range(1, 13), ENDLESS)
    ]
    for aside in ("", "truth"):
        told = [words.aside("truth", one) if aside else words.say(one) for one in stories]
        assert len(set(told)) == len(stories)
        assert not any("{" in text or "story-" in text for text in told)
    for one in stories:
        assert words.text(f"finale-{one.level}-{one.case}") in words.aside("truth", one)
        assert words.text(f"story-{one.level}-{one.case}") in words.say(one)


@every_language
def test_no_story_says_where_the_thief_is(language: Language) -> None:
    """They come with the words of the page, long before the case is closed."""
    words = Words(GAME, language)
    names = [words.name("place", place) for place in PLACES]
    names += [words.name("district", district) for district in DISTRICTS]
    names += [words.name("water", water) for water in WATERS]
    for level in (1, 2):
        for case in range(1, 13):
            told = words.say(CaseChosen(level, str(case)))
            told += words.aside("truth", CaseChosen(level, str(case)))
            assert [name for name in names if name in told] == []
            assert not re.search(r"\b[A-E][1-5]\b", told)
