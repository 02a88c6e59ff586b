"""A sample of puzzles of every game and grade: each is what it must be, and stays the same."""

from __future__ import annotations

import json
import subprocess
import sys
from os import environ
from pathlib import Path
from typing import Any

import pytest

from deductio.coach.hint_steps import LAST
from deductio.coach.puzzles.codes import Code, read_code
from deductio.coach.puzzles.finding import find
from deductio.coach.puzzles.making import made_from, make
from deductio.coach.puzzles.playing import heard, played_at, remembered
from deductio.coach.puzzles.telling import hint, judge, told, words_for
from deductio.core.chance import Chance
from deductio.core.game import Refused
from deductio.core.match import Match
from deductio.core.twins import find_twin, retrace
from deductio.games import game, names
from deductio.words import LANGUAGES
from tests.coach.puzzles.checking import alike, check, digest, fits

GOLDEN: dict[str, str] = json.loads(Path(__file__).with_name("golden.json").read_text("utf-8"))
"""Codes, and what makes each puzzle what it is. Where one differs, whoever changed the rules of a
game raises its version, and whoever changed how puzzles are made that of its maker."""
CODES = [*GOLDEN]


@pytest.mark.parametrize("code", CODES)
def test_a_puzzle_is_what_it_must_be_and_stays_the_same(code: str) -> None:
    made = make(code)
    check(made)
    assert digest(made) == GOLDEN[code]


def test_there_is_one_of_every_game_and_grade_and_no_two_are_alike() -> None:
    made = [make(code) for code in CODES]
    there_are = {(name, grade) for name in names() for grade in game(name).puzzling.grades}  # type: ignore[union-attr]
    assert {(one.game, one.grade) for one in made} == there_are
    assert len({alike(one) for one in made}) == len(made)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_what_a_solver_sees_is_all_in_words_and_tells_no_answer(code: str, language: str) -> None:
    made = make(code)
    puzzle = told(made, words_for(made, language))  # type: ignore[arg-type]
    assert made.answer not in puzzle.told
    assert "answer" not in puzzle.__struct_fields__
    texts = [puzzle.question, puzzle.frame, *(each.text for each in puzzle.lines)]
    texts += [each.text for each in puzzle.options]
    assert all(texts)
    assert not any("puzzle-" in text or "Struct" in text or "@" in text for text in texts)
    assert len({option.text for option in puzzle.options}) == len(puzzle.options)


def test_a_right_answer_is_proven_and_a_wrong_one_refuted() -> None:
    for code in CODES[::3]:
        made = make(code)
        words = words_for(made, "en")
        right = judge(made, words, made.answer)
        assert right.right and right.proof and not right.world
        wrong = next(str(fact) for fact in made.options if fact != made.fact)
        judged = judge(made, words, wrong)
        assert not judged.right and judged.sentences
        assert any(fits(model, judged.world) for model in made.notebook.models)
        assert bool(judged.proof) is bool(made.asking.facts)


def test_hints_tell_more_each_time_and_the_answer_last() -> None:
    made = make(CODES[0])
    words = words_for(made, "fr")
    steps = [hint(made, words, step) for step in range(1, LAST + 1)]
    assert [step.fact for step in steps] == ["", "", made.answer]
    assert steps[1].events[0] in made.events
    assert steps[-1].steps[-1].concludes == {made.answer: made.so}
    with pytest.raises(Refused) as refused:
        hint(made, words, LAST + 1)
    assert refused.value.code == "no-puzzle-hint"


def test_an_answer_that_is_none_is_refused() -> None:
    made = make(CODES[0])
    with pytest.raises(Refused) as refused:
        judge(made, words_for(made, "en"), "rope@moon")
    assert refused.value.code == "no-puzzle-answer"


SAME = """
from deductio.coach.puzzles.finding import find
from tests.coach.puzzles.checking import digest
print(*[digest(find(name, 3, 1)) for name in ("new_york", "cluedo")])
"""


def test_the_same_seed_gives_the_same_puzzle_in_another_process() -> None:
    seeded = {**environ, "PYTHONHASHSEED": "7"}
    there = subprocess.run(
        [sys.executable, "-c", SAME], env=seeded, capture_output=True, check=True, text=True
    )
    here = [digest(find(name, 3, 1)) for name in ("new_york", "cluedo")]
    assert there.stdout.split() == here
    assert digest(find("new_york", 4, 1)) != here[0]


@pytest.mark.parametrize("name", names())
def test_a_puzzle_depends_on_nothing_but_what_its_seat_was_told(name: str) -> None:
    """Played again with something else hidden from the seat, the puzzle is the same."""
    played = game(name)
    texts = (code for code in CODES if read_code(code).game == name)
    code, twin = next(
        (code, twin)
        for code in map(read_code, texts)
        if (twin := find_twin(retrace(at_puzzle(code)), code.seat, Chance(bytes(32))))
    )
    heard_by_twin = [*remembered(played, code.seat, twin.streams[code.seat])]
    made = made_from(code, heard_by_twin[: code.at])
    assert made is not None
    assert digest(made) == GOLDEN[str(code)]


def at_puzzle(code: Code) -> Match[Any]:
    """The game as it stood when the seat had heard what the puzzle is made of."""
    for match in played_at(code.game, code.table, code.number):
        heard_by_now = [*remembered(match.game, code.seat, match.streams[code.seat])]
        if len(heard_by_now) >= code.at:
            break
    return match


def test_a_position_in_which_it_is_open_is_no_puzzle() -> None:
    code = read_code(CODES[0])
    stream = heard(code.game, code.table, code.number, code.seat, code.at)
    assert made_from(code, stream) is not None
    assert made_from(code, stream[:4]) is None


@pytest.mark.parametrize("name", names())
def test_players_made_for_puzzles_claim_nothing_they_need_not_claim(name: str) -> None:
    played = game(name)
    assert played.puzzling is not None
    for match in played_at(name, 0, 1):
        if not match.over:
            seat = match.waiting[0]
            question = match.question(seat)
            assert question is not None
            choice = played.puzzling.play(match.streams[seat], question, Chance(bytes(32)))
            assert not choice.claims or all(each.claims for each in question.options)


@pytest.mark.parametrize("grade", [0, 5, 6])
def test_a_grade_that_a_game_lacks_is_refused(grade: int) -> None:
    with pytest.raises(Refused) as refused:
        find("small_detectives", 1, grade)
    assert refused.value.code == "no-puzzle-grade"


def test_what_two_lines_tell_both_is_needed_from_neither() -> None:
    """The smallest proof of this position names a look of which a decoy says the same."""
    with pytest.raises(Refused) as refused:
        make("CH21-0XMN-Y41V-1P1Z")
    assert refused.value.code == "no-puzzle"
