"""A guided game in the terminal is the one of the page: same luck, same rookies, same texts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from deductio.cli import run
from deductio.coach.guide import in_words
from deductio.coach.lessons import LEARNER, known_lesson, lesson_words
from deductio.core.messages import Answered, Choice, Chose, Event, Opened, Question
from deductio.core.record import read_record, verify
from deductio.games import game, names
from deductio.terminal import session
from deductio.terminal.console import Left, Screen
from deductio.terminal.session import Session, begin_lesson
from deductio.words import Language
from tests.coach.pupils import follower, taught


def begun(name: str, language: Language, folder: Path) -> Session:
    """With somebody who follows the guide."""
    lesson = begin_lesson(name, language, folder, confirm=False)
    assert lesson is not None
    return lesson


def follow(monkeypatch: pytest.MonkeyPatch, sitting: list[Session], choices: int = 999) -> None:
    left = iter(range(choices))

    def pick(screen: Screen, question: Question) -> Choice:
        if next(left, None) is None:
            raise Left
        guide = sitting[0].guide
        assert guide is not None
        wish = guide.wish(sitting[0].match.streams[LEARNER])
        assert wish is not None
        return wish.choice

    monkeypatch.setattr(session, "pick", pick)


def told(stream: Sequence[Event]) -> list[Event]:
    """All but who was quicker, and how much help the table gives."""
    return [event for event in stream if not isinstance(event, Opened | Answered | Chose)]


def in_one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize("name", names())
def test_who_follows_plays_the_game_of_the_page_and_hears_all_of_it(
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    sitting = [begun(name, "fr", tmp_path)]
    follow(monkeypatch, sitting)
    sitting[0].run()
    played, lesson = game(name), known_lesson(game(name))
    on_page = taught(played, lesson, follower(played, lesson))
    stream = on_page.match.streams[LEARNER]
    assert told(sitting[0].match.streams[LEARNER]) == told(stream)
    said = in_one_line(capsys.readouterr().out)
    words = lesson_words(played, "fr", names=tuple(sitting[0].screen.words.names))
    for remark in on_page.guide.remarks:
        assert in_one_line(in_words(words, played, stream, remark)) in said
    (file,) = tmp_path.glob("*.record.json")
    assert verify(read_record(file), played).ok


def test_it_can_be_left_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = [begun("small_detectives", "en", tmp_path)]
    follow(monkeypatch, sitting, choices=2)
    sitting[0].run()
    sitting[0] = session.resume("en", tmp_path, "proven", confirm=False)
    follow(monkeypatch, sitting)
    sitting[0].run()
    assert "» You have won!" in capsys.readouterr().out


def test_advice_is_given_at_any_time(tmp_path: Path) -> None:
    lesson = begun("cluedo", "en", tmp_path)
    lesson.tell_news()
    assert lesson.screen.commands["advice"]("") == "I would choose: Roll the dice"


def test_a_guided_game_brings_its_own_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "cluedo", "--learn", "--seats", "4"]) != 0
    assert "brings its own table" in capsys.readouterr().err
