"""Every lesson of every game: who follows wins, who strays hears nothing false, nobody leaks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any

import pytest
from msgspec import structs

from deductio.coach.guide import Guide, Juncture, Remark, advice, go_on, in_words
from deductio.coach.lessons import LEARNER, Lesson, lesson_of, lesson_words
from deductio.core.chance import Chance
from deductio.core.foreseen import Foreseen
from deductio.core.game import Game
from deductio.core.match import Match, play
from deductio.core.messages import Event, Finished
from deductio.core.streams import opening_of
from deductio.core.thinking import Wish
from deductio.core.twins import find_twin
from deductio.deduction.model import Fact
from deductio.games import OURS, game
from deductio.words import LANGUAGES, Words
from tests.coach.pupils import Taught, follower, stray, taught

STRAYS = [*(("rookie", n) for n in range(8)), *(("random", n) for n in range(8))]
OTHER_LUCK = 80
LONGEST = 340
"""Letters of a text: nobody reads more in a bubble."""
MOST_CHOICES = 18
"""Of the learner: more take longer than ten minutes."""

taught_games = [name for name in OURS if lesson_of(game(name).package)]
every_lesson = pytest.mark.parametrize("name", taught_games)


def lesson_in(name: str) -> tuple[Game[Any], Lesson]:
    played = game(name)
    lesson = lesson_of(played.package)
    assert lesson is not None
    return played, lesson


@cache
def followed(name: str) -> Taught:
    played, lesson = lesson_in(name)
    return taught(played, lesson, follower(played, lesson))


@cache
def strayed(name: str, level: str, number: int) -> Taught:
    played, lesson = lesson_in(name)
    return taught(played, lesson, stray(played, level, number))


def all_games(name: str) -> Iterator[Taught]:
    yield followed(name)
    yield from (strayed(name, level, number) for level, number in STRAYS)


@every_lesson
def test_who_follows_the_guide_wins_in_ten_minutes(name: str) -> None:
    told = followed(name)
    assert told.won
    assert told.chosen <= MOST_CHOICES
    assert told.begins


@every_lesson
def test_every_condition_of_a_lesson_occurs(name: str) -> None:
    """What is for those who follow occurs when somebody follows; the rest when somebody strays, if
    need be with other luck."""
    _, lesson = lesson_in(name)
    missing = {step.name for step in lesson.steps} - followed(name).guide.said
    assert missing <= {step.name for step in lesson.steps if step.astray}
    for told in chain(all_games(name), with_other_luck(name)):
        missing -= told.guide.said
        if not missing:
            return
    assert not missing


def with_other_luck(name: str) -> Iterator[Taught]:
    played, lesson = lesson_in(name)
    for number in range(OTHER_LUCK):
        other = structs.replace(lesson, seed=f"other {number}")
        level = ("random", "rookie", "inspector")[number % 3]
        yield taught(played, other, stray(played, level, number))


@every_lesson
def test_whoever_strays_comes_to_an_end_and_hears_how_it_ended(name: str) -> None:
    for told in all_games(name):
        assert told.match.over
        [finished] = [one for one in told.match.public if isinstance(one, Finished)]
        last = told.guide.remarks[-1]
        assert last.step == ("won" if LEARNER in finished.winners else "lost")
        assert last.at == len(told.match.streams[LEARNER])


@every_lesson
def test_each_text_is_said_once_and_holds_what_it_says(name: str) -> None:
    """Of a proven fact the engine says the same at that juncture, and it was not told before."""
    played, _ = lesson_in(name)
    for told in all_games(name):
        steps = [remark.step for remark in told.guide.remarks]
        assert len(steps) == len(set(steps))
        for remark in told.guide.remarks:
            if remark.fact:
                check_proven(played, told.match.streams[LEARNER], remark)


def check_proven(played: Game[Any], stream: list[Event], remark: Remark) -> None:
    notebook = played.notebook(stream[: remark.at])
    fact = Fact.read(remark.fact)
    assert fact in notebook.certain
    assert fact not in notebook.told_outright


@every_lesson
def test_what_is_advised_may_be_chosen_and_shown(name: str) -> None:
    played, lesson = lesson_in(name)
    for told in all_games(name):
        stream = told.match.streams[LEARNER]
        for juncture, guide in zip(told.junctures, told.guides, strict=True):
            if guide.urges:
                assert juncture.question is not None
                wish = advice(played, lesson, stream[: juncture.at], juncture)
                assert wish is not None
                assert wish.choice in juncture.question.options
                assert all(Words(played, one, me=LEARNER).say(wish.because) for one in LANGUAGES)


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_short_and_complete(name: str, language: Any) -> None:
    played, _ = lesson_in(name)
    names = ("Anna", "Bo", "Cem", "Di", "Eve", "Finn")
    words = lesson_words(played, language, names=names)
    for told in all_games(name):
        for remark in told.guide.remarks:
            text = in_words(words, played, told.match.streams[LEARNER], remark)
            assert 0 < len(text) <= LONGEST, (remark.step, len(text))
            assert "lesson-" not in text


@every_lesson
def test_what_the_guide_says_does_not_depend_on_what_is_hidden(name: str) -> None:
    """The contract of secrecy: in a twin that told the learner the same, it says the same."""
    played, lesson = lesson_in(name)
    found = 0
    for number, told in enumerate(all_games(name)):
        for turn in range(number % 7, len(told.match.choices), 7):
            truth = as_it_was(told.match, turn)
            twin = find_twin(truth, LEARNER, Chance(bytes([turn % 256] * 32)))
            if twin is not None:
                found += 1
                assert said_in(played, lesson, twin) == said_in(played, lesson, truth)
    assert found > len(STRAYS)


def as_it_was(match: Match[Any], choices: int) -> Match[Any]:
    """After so many choices, with luck that remembers what it gave."""
    before = Match.open(match.game, opening_of(match), Foreseen(match.state.chance.seed))
    play(before, match.choices[:choices])
    return before


def said_in(played: Game[Any], lesson: Lesson, match: Match[Any]) -> tuple[Guide, Wish | None]:
    """By a guide that begins to listen now."""
    stream = match.streams[LEARNER]
    juncture = Juncture(len(stream), match.question(LEARNER))
    return go_on(played, lesson, Guide(), stream, [juncture]), advice(
        played, lesson, stream, juncture
    )
