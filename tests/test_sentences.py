"""Every sentence that games say is right, in both languages, whatever people are called."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, get_args

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from deductio.bots import bot
from deductio.core.chance import Chance
from deductio.core.contract import play_randomly
from deductio.core.game import Game, fold
from deductio.core.match import Match
from deductio.core.messages import Event, Question, Seat
from deductio.core.streams import all_streams
from deductio.games import OURS, game
from deductio.reasons import fact_in_words
from deductio.words import LANGUAGES, Aside, Language, Words, bundle_of, texts_of
from tests.contract.tables import tables
from tests.teacher import faults, raw_words
from tests.test_words import some

NAMES = ("Anne", "Élodie", "Hector", "Yves", "Inès", "Ugo")
"""Of both genders; nearly all begin with a vowel that one hears."""
PER_KIND = 6
"""How many messages of one class are enough of one game, for one reader."""

every_game = pytest.mark.parametrize("name", OURS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_teacher_notices() -> None:
    wrong = {
        "fr": [
            "Le pion de Olive.",
            "Rien que Anne.",
            "Elle parle à le facteur.",
            "Qui ?",
            "Qui?",
            "Voici: un.",
            "Il va vers row_2.",
            "Il a { $x }.",
            "Il est est là.",
            "Reste 1 jetons.",
            "Anne est éliminé.",
            "Vous êtes seul au pub.",
            "C’est vous qui a la carte.",
            "Il reste aucun jeton.",
            "Va où tu veux.",
        ],
        "en": [
            "He goes to row_2.",
            "1 tokens left.",
            "The the end.",
            "What?.",
            "None knows.",
            "It is the turn of Anne.",
        ],
    }
    for language in LANGUAGES:
        assert [one for one in wrong[language] if not [*faults(language, one)]] == []


def test_and_lets_the_rest_pass() -> None:
    right = [
        "Le pion d’Olive\u202f: 1 pas, le 8, de A1 à E5, plus de onze.",
        "Vous vous arrêtez. Anne est hors jeu\u202f!",
        "« Oui\u202f? » 10:30",
    ]
    assert [fault for one in right for fault in faults("fr", one)] == []
    assert [*faults("en", "1 is left, and it’s Anne’s turn.")] == []


@every_game
@settings(max_examples=10, deadline=None, derandomize=True, phases=[Phase.generate])
@given(data=st.data())
def test_every_sentence_of_a_game_is_right(name: str, data: st.DataObject) -> None:
    assert wrong_in(*data.draw(tables(name))) == []


def wrong_in(played: Game[Any], seats: int, options: dict[str, Any], luck: Chance) -> list[str]:
    """What is wrong in one random game, as everyone at the table hears and reads it."""
    asked: list[tuple[Seat, Question]] = []
    for match in play_randomly(played, seats, options, luck):
        questions = ((seat, match.question(seat)) for seat in range(seats))
        asked += [(seat, question) for seat, question in questions if question is not None]
    found: set[str] = set()
    for language in LANGUAGES:
        words = Words(played, language, names=NAMES[:seats])
        for told in (told_in(match, words), asked_in(asked, words), facts_in(match, words)):
            found.update(fault for said in told for fault in faults(language, said))
        for stream in all_streams(match):
            drawing = played.draw(fold(played.view(), stream), words.name)
            found.update(raw_words(drawing))
    return sorted(found)


def told_in(match: Match[Any], words: Words) -> Iterator[str]:
    """Events and what is said beside them, to every seat and to spectators."""
    readers: list[tuple[Seat | None, Sequence[Event]]] = [*enumerate(match.streams)]
    for me, stream in [*readers, (None, match.public)]:
        seen: Counter[str] = Counter()
        for event in stream:
            seen[type(event).__name__] += 1
            if seen[type(event).__name__] <= PER_KIND:
                yield words.as_seat(me).say(event)
                yield from (words.as_seat(me).aside(aside, event) for aside in get_args(Aside))


@every_game
@settings(max_examples=5, deadline=None, derandomize=True, phases=[Phase.generate])
@given(data=st.data())
def test_whoever_sees_all_is_nobody_at_the_table(name: str, data: st.DataObject) -> None:
    """What only some were told is told of them, and nobody is addressed, also not who watches."""
    played, seats, options, luck = data.draw(tables(name))
    *_, match = play_randomly(played, seats, options, luck)
    for language in LANGUAGES:
        words = Words(played, language, names=NAMES[:seats])
        private = [event for stream in all_streams(match) for event in stream if event.only]
        public = [event for event in match.public if type(event).__name__ not in STORIES]
        said = {words.say(event) for event in (*private, *public)}
        said |= {text for event in public for text in asides_to_a_watcher(words, event)}
        assert [one for one in sorted(said) if ADDRESSED.search(one)] == []


STORIES = {"CaseChosen", "CaseOpened"}
"""They may address whoever reads them."""


def asides_to_a_watcher(words: Words, event: Event) -> list[str]:
    """What a big moment means is read where it has a title."""
    title = words.aside("stage", event)
    read: tuple[Aside, ...] = ("means", "ending", "truth") if title else ("ending", "truth")
    return [title, *(words.aside(aside, event) for aside in read)]


ADDRESSED = re.compile(r"\b(?:vous|votre|vos|you|your|yours)\b(?![^«]*»)(?![^“]*”)", re.IGNORECASE)
"""Outside of what is quoted."""


def asked_in(asked: list[tuple[Seat, Question]], words: Words) -> Iterator[str]:
    """What is asked, and what can be answered."""
    seen: Counter[str] = Counter()
    for seat, question in asked:
        seen[question.name] += 1
        if seen[question.name] <= PER_KIND:
            yield words.ask(question)
            for options in (question.options, question.meanwhile):
                for choice in some(options) if len(options) else ():
                    yield words.as_seat(seat).say(choice)
                    yield words.label(choice)


def facts_in(match: Match[Any], words: Words) -> Iterator[str]:
    """What a notebook says of facts, so or not."""
    for me, stream in enumerate(match.streams[:2]):
        notebook = match.game.notebook(stream)
        for fact in list(notebook.facts)[:: max(1, len(notebook.facts) // 30)]:
            yield from (
                fact_in_words(words.as_seat(me), notebook, fact, so=so) for so in (True, False)
            )


@every_game
@pytest.mark.parametrize("level", ["rookie", "inspector"])
def test_what_bots_give_as_their_reasons_is_right(name: str, level: str) -> None:
    played = game(name)
    assert wrong_reasons(played, played.seats[-1], level, seed=1) == []


def wrong_reasons(played: Game[Any], seats: int, level: str, *, seed: int) -> list[str]:
    """What is wrong in the reasons of bots over one game."""
    match = Match.open(played, played.opening(seats, {}), Chance(seed.to_bytes(32, "big")))
    players = [bot(level, played, f"{seed} {seat}") for seat in range(seats)]
    found: set[str] = set()
    while not match.over:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None, "whoever is waited for is asked"
        wish = players[seat].wish(match.streams[seat], question)
        assert wish is not None, "whoever is waited for has something to choose"
        for language in LANGUAGES:
            words = Words(played, language, me=seat, names=NAMES[:seats])
            found.update(faults(language, words.say(wish.because)))
        match.choose(seat, wish.choice)
    return sorted(found)


@every_language
@pytest.mark.parametrize("name", [None, *OURS])
def test_every_text_without_a_gap_is_right(name: str | None, language: Language) -> None:
    """Rules, options, explanations, names of things: whatever needs nothing put in."""
    played = game(name) if name else None
    assert [
        fault for text in plain_texts(played, language) for fault in faults(language, text)
    ] == []


def plain_texts(played: Game[Any] | None, language: Language) -> Iterator[str]:
    words = Words(played, language)
    for message in bundle_of(language, *texts_of(played, language))._messages:
        yield from words.attributes(message).values()
        try:
            yield words.text(message)
        except ValueError:
            continue  # it has gaps, and is said by the games above
