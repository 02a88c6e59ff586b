"""`deductio puzzle`, `deductio puzzles` and `deductio bench puzzles` keep their contract."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from deductio.cli import run
from deductio.coach.puzzles.making import make
from deductio.coach.puzzles.telling import words_for
from deductio.lab.puzzles import measure_puzzles
from deductio.terminal.puzzle import Solving

KEYS = [
    *("code", "game", "seat", "lines", "question"),
    *("options", "answer", "proof", "grade", "events"),
]


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """The one JSON document a command prints."""
    assert run([*arguments, "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return json.loads(said.out)


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run([*arguments]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def test_a_puzzle_by_seed_and_by_code_is_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = answer(capsys, "puzzle", "new_york", "--seed", "5", "--grade", "2")
    assert [*puzzle] == KEYS
    assert puzzle["grade"] == 2
    assert answer(capsys, "puzzle", puzzle["code"].lower()) == puzzle
    french = answer(capsys, "puzzle", puzzle["code"], "--lang", "fr")
    assert french["question"] == "Où est le voleur\u202f?"
    assert french["answer"] == puzzle["answer"]


def test_an_answer_is_judged_by_key_by_number_and_by_name(
    capsys: pytest.CaptureFixture[str],
) -> None:
    puzzle = answer(capsys, "puzzle", "new_york", "--seed", "5")
    keys = [option["key"] for option in puzzle["options"]]
    right = keys.index(puzzle["answer"])
    for typed in (keys[right], str(right + 1), puzzle["options"][right]["text"].lower()):
        judged = answer(capsys, "puzzle", puzzle["code"], "--answer", typed)
        assert judged == {"right": True, "proof": puzzle["proof"]}
    judged = answer(capsys, "puzzle", puzzle["code"], "--answer", keys[right - 1])
    assert [*judged] == ["right", "world"]
    assert judged["world"][puzzle["answer"].partition("@")[2]] == ["thief"]


def test_many_puzzles_go_into_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    said = answer(capsys, "puzzles", "new_york", "--count", "5", "-o", str(file))
    assert said == {"file": str(file), "count": 5}
    written = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [each["grade"] for each in written] == [1, 1, 1, 2, 2]
    assert len({each["code"] for each in written}) == 5
    assert all([*each] == KEYS for each in written)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["puzzle", "chess"], "neither a game nor the code of a puzzle"),
        (["puzzle", "new_york", "--grade", "5"], "its grades are: 1, 2"),
        (["puzzle", "new_york", "--seed", "-1"], "a seed is a number"),
        (["puzzle", "new_york", "--lang", "de"], "there is no language 'de'"),
        (["puzzle", "new_york", "--answer", "moon"], "none of the answers"),
        (["puzzles", "chess", "-o", "x"], "there is no game 'chess'"),
        (["puzzles", "new_york", "--count", "0", "-o", "x"], "between 1 and"),
        (["puzzles", "new_york", "--count", "1", "-o", "/no/such/folder"], "cannot be written"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    assert says in complaint(capsys, *arguments)


def test_a_puzzle_is_solved_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = answer(capsys, "puzzle", "almost_innocent", "--seed", "2")
    made = make(puzzle["code"])
    right = [str(fact) for fact in made.options].index(made.answer) + 1
    wrong = 1 if right > 1 else 2
    typed = iter(["hint", str(wrong), "why", "x", str(right), "not asked for"])
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))
    solving = Solving(made, words_for(made, "en"))
    solving.show()
    solving.solve()
    said = " ".join(capsys.readouterr().out.split())
    assert next(typed) == "not asked for"
    for expected in (puzzle["question"], "This fits every line:", "Right, and here is why."):
        assert expected in said


def test_who_leaves_a_puzzle_has_left(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = answer(capsys, "puzzle", "new_york")
    made = make(puzzle["code"])
    monkeypatch.setattr("builtins.input", lambda *_: "q")
    Solving(made, words_for(made, "fr")).solve()


def test_making_puzzles_is_measured_by_grade() -> None:
    measured = measure_puzzles("new_york", each=1)
    assert [*measured.grades] == ["1", "2"]
    assert all(0 < each.seconds <= each.slowest for each in measured.grades.values())
