"""Beliefs are held against the exact odds, choices against the best ones, and all of it adds up."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from msgspec import structs

from deductio.bots import levels_of
from deductio.cli import run
from deductio.coach.knowing import Knowing
from deductio.deduction.model import Fact
from deductio.games import game
from deductio.lab.llm.playing import Trial, Tried, try_level
from deductio.lab.llm.reasoning import Reasoning, Stated, reasoning
from deductio.lab.llm.scorecards import scorecard
from deductio.lab.llm.seated import Statement
from deductio.lab.llm.suite import suite_of

CLUEDO = game("cluedo")
EXAMPLE = Path(__file__).parents[3] / "examples" / "llm_player.py"


@pytest.fixture(scope="module")
def played() -> Tried:
    [tried] = try_level(Trial("cluedo", 3, 1, ("rookie",), {}, "2"), "sleuth")
    return tried


def stating(tried: Tried, said: Callable[[float, bool | None], float]) -> Reasoning:
    """The same game by somebody who says of each fact of the solution what `said` makes of it."""
    knowing = Knowing(CLUEDO, tried.played.stream)
    stated = [_stated(at, knowing, said) for at in {one.at for one in tried.played.asked}]
    return reasoning(CLUEDO, structs.replace(tried, stated=tuple(stated)))


def _stated(at: int, knowing: Knowing, said: Callable[[float, bool | None], float]) -> Statement:
    notebook = knowing.notebook(at)
    facts = [Fact(*fact) for facts in knowing.goal.values() for fact in facts]
    return Statement(
        at, {fact: said(notebook.odds[fact], notebook.certain.get(fact)) for fact in facts}
    )


def test_whoever_states_the_exact_odds_is_exact(played: Tried) -> None:
    exact = stating(played, lambda odds, certain: odds if certain is None else float(certain))
    assert exact.beliefs > 0
    assert exact.brier == exact.log == 0.0
    assert exact.false_certainties == exact.missed_certainties == 0
    assert exact.certainties == exact.provable > 0


def test_whoever_is_never_sure_misses_every_certainty(played: Tried) -> None:
    unsure = stating(played, lambda odds, certain: 0.5)
    assert unsure.certainties == 0
    assert unsure.missed_certainties == unsure.provable > 0
    assert unsure.brier > 0.1 * unsure.beliefs


def test_whoever_is_always_sure_is_falsely_so_wherever_it_is_open(played: Tried) -> None:
    rash = stating(played, lambda odds, certain: 1.0 if certain is None else float(not certain))
    assert rash.certainties == rash.false_certainties == rash.beliefs
    assert rash.missed_certainties == 0


def test_where_all_games_agree_the_interval_is_not_empty(played: Tried) -> None:
    good = structs.replace(stating(played, lambda odds, certain: 0.5), asks=10, illegal=0)
    bad = structs.replace(good, illegal=20)
    never, always = (scorecard("somebody", [one, one]).illegal for one in (good, bad))
    assert (never.value, never.low, never.of) == (0.0, 0.0, 20)
    assert never.high is not None and 0.1 < never.high < 0.2
    assert (always.value, always.high) == (2.0, 2.0)


def test_a_belief_loses_what_a_proper_score_says() -> None:
    assert Stated(0.25, 0.5, False).brier == 0.0625
    assert Stated(0.25, 0.5, False).log == pytest.approx(0.2075, abs=1e-4)
    assert Stated(1, 0.5, False).log == pytest.approx(4.0, abs=0.01)
    assert Stated(1, 1.0, True).log == 0.0


def test_a_sleuth_asks_better_than_a_rookie_and_uses_what_it_knows() -> None:
    trial = Trial("cluedo", 3, 3, ("rookie",), {}, "1")
    rows: dict[str, Sequence[Reasoning]] = {
        level: [reasoning(CLUEDO, tried) for tried in try_level(trial, level)]
        for level in ("rookie", "sleuth")
    }
    rookie, sleuth = (scorecard(level, games) for level, games in rows.items())
    assert sleuth.bits.value and rookie.bits.value and sleuth.bits.value > rookie.bits.value
    assert sleuth.accuracy.value and rookie.accuracy.value
    assert sleuth.accuracy.value > rookie.accuracy.value
    assert sleuth.wins.low is not None and sleuth.wins.high is not None
    assert sleuth.brier.value is not None and rookie.brier.value is not None
    assert sleuth.brier.value < rookie.brier.value
    assert sleuth.false_certainties.value == sleuth.missed_certainties.value == 0
    assert sleuth.illegal.of == 0  # nobody asks a level in words


def test_every_game_of_ours_has_a_frozen_table() -> None:
    for name in ("small_detectives", "cluedo", "chaussette", "new_york", "almost_innocent"):
        played = game(name)
        suite = suite_of(played)
        assert suite.games == 60
        played.read_options(suite.seats, suite.options)  # refuses what cannot be played


def test_the_bench_writes_one_page_with_our_levels_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    words = ["bench", "llm", "--game", "small_detectives", "--games", "2", "--page", str(page)]
    words += ["--players", f"equal={sys.executable} {EXAMPLE}", "--held-out", "a word"]
    assert run([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["llm"]["small_detectives"]
    levels = levels_of(game("small_detectives"))
    assert [row["player"] for row in told["standings"]] == [*levels, "equal"]
    assert told["seed"] == "deductio llm 1 held out a word"
    equal = told["standings"][-1]
    assert equal["illegal"]["value"] == 0.0
    assert equal["brier"]["value"] > 0
    written = page.read_text()
    assert "`deductio bench llm --game small_detectives --games 2 --held-out 'a word'" in written
    assert [line.split(" | ")[0] for line in written.splitlines() if line.startswith("| ")] == [
        f"| {name}" for name in ("player", "---", *levels, "equal")
    ]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--no-ours"], "who plays? give --players, or leave our levels in"),
        (["--game", "chess"], "there is no game 'chess'"),
        (["--players", "http://h"], "which model at the endpoint?"),
        (["--games", "0"], "at least one game must be played"),
        (["--held-out", "two\nlines"], "the word of fresh games is one line"),
    ],
)
def test_what_cannot_be_compared_is_one_plain_line(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["bench", "llm", *words]) == 1
    assert capsys.readouterr().err.startswith(f"deductio: {sentence}")


def test_options_of_the_suite_are_not_taken_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "playouts", "--games", "3"]) == 1
    assert "these options are for 'deductio bench llm'" in capsys.readouterr().err
