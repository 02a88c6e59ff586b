"""The command line keeps its contract: JSON keys, exit codes, one plain line for every error."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from deductio.bots import levels_of
from deductio.games import game


def deductio(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "deductio", *arguments],
        input=stdin,
        capture_output=True,
        check=False,
        text=True,
    )


def answer(*arguments: str) -> Any:
    """The one JSON document a command prints."""
    done = deductio(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return json.loads(done.stdout)


def test_games_lists_every_game_with_seats_and_options() -> None:
    listed = {one["name"]: one for one in answer("games")}
    assert set(listed["small_detectives"]) == {"name", "seats", "options", "modes", "levels"}
    assert listed["small_detectives"]["seats"] == [2, 5]
    assert listed["small_detectives"]["options"]["round_limit"] == {
        "default": 60,
        "values": "20 to 200",
    }
    assert listed["small_detectives"]["levels"] == [*levels_of(game("small_detectives"))]
    assert "bots: random, rookie, " in deductio("games").stdout


@pytest.mark.parametrize("command", ["simulate", "arena", "record"])
def test_a_level_that_a_game_lacks_is_refused_before_anything_is_played(
    command: str, tmp_path: Path
) -> None:
    to = ("-o", str(tmp_path / "game.json")) if command == "record" else ()
    done = deductio(command, "cluedo", "--bots", "genius", *to)
    levels = ", ".join(levels_of(game("cluedo")))
    assert done.returncode == 1
    assert f"there is no bot 'genius' in cluedo; the levels are: {levels}" in done.stderr


def test_somebody_of_the_cast_plays_wherever_a_bot_is_named(tmp_path: Path) -> None:
    wish = ("small_detectives", "--bots", "rookie:odette,random", "--seed", "1")
    assert answer("simulate", *wish, "--games", "2")["finished"] == 2
    ratings = answer("arena", *wish, "--games", "2", "--plot", str(tmp_path / "a.svg"))["ratings"]
    assert {one["bot"] for one in ratings} == {"rookie:odette", "random"}
    file = tmp_path / "game.json"
    deductio("record", *wish, "-o", str(file))
    assert json.loads(file.read_text("utf-8"))["players"] == ["rookie:odette", "random"]
    assert "Odette" in deductio("replay", str(file)).stdout
    refused = deductio("simulate", "cluedo", "--bots", "rookie:moriarty")
    assert refused.returncode == 1
    assert "nobody in the cast is 'moriarty'; the cast are: margot, basile," in refused.stderr


def test_rules_are_the_summary_and_then_all_of_them() -> None:
    rules = answer("rules", "cluedo", "--lang", "fr")
    assert list(rules) == ["game", "title", "summary", "rulebook"]
    assert (rules["game"], rules["title"]) == ("cluedo", "Cluedo")
    assert "Six suspects" in rules["summary"]
    assert "![" not in rules["rulebook"] and "<!--" not in rules["rulebook"]
    assert "Six suspects" in deductio("rules", "cluedo", "--lang", "fr").stdout


@pytest.mark.parametrize(
    ("game", "option"),
    [
        ("almost_innocent", "abilities=din,teor"),
        ("almost_innocent", "abilities=none"),
        ("chaussette", "notebook=true,false"),
    ],
)
def test_lists_are_written_with_commas(game: str, option: str) -> None:
    wish = ("simulate", game, "--seats", "2", "--games", "1", "--option", option)
    assert answer(*wish)["finished"] == 1


def test_simulate_prints_the_same_digest_however_it_is_run() -> None:
    arguments = ["simulate", "small_detectives", "--seats", "5", "--games", "120", "--seed", "7"]
    one, again, in_two = answer(*arguments), answer(*arguments), answer(*arguments, "--jobs", "2")
    keys = "game seats games finished choices seconds choices_per_second"
    keys += " wins unsolved mean_rounds digest"
    assert list(one) == keys.split()
    assert one["finished"] == 120
    assert sum(one["wins"]) + one["unsolved"] == 120
    assert one["digest"] == again["digest"] == in_two["digest"]
    other = answer(*arguments[:-1], "8")
    assert other["digest"] != one["digest"]


def test_simulate_takes_options_of_the_game() -> None:
    short = answer(
        "simulate",
        "small_detectives",
        "--seats",
        "5",
        "--games",
        "30",
        "--option",
        "round_limit=20",
    )
    assert short["mean_rounds"] <= 20


def test_a_record_can_be_made_replayed_and_verified(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    made = answer("record", "small_detectives", "--seats", "3", "--seed", "4", "-o", file)
    assert set(made) == {"file", "choices", "outcome"}
    assert made["file"] == file
    verdict = answer("verify", file)
    assert verdict == {"ok": True, "choices": made["choices"], "seal": "opened", "reason": ""}
    everything = answer("replay", file)["events"]
    as_seat = answer("replay", file, "--seat", "1")["events"]
    assert everything[-1]["event"]["type"] == as_seat[-1]["event"]["type"] == "Unsealed"
    assert any(one["event"]["type"] == "HandDealt" for one in as_seat)
    assert sum(one["event"]["type"] == "HandDealt" for one in everything) == 3


def test_a_replay_speaks_both_languages(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    answer("record", "small_detectives", "-o", file)
    assert "Round 1." in deductio("replay", file, "--lang", "en").stdout
    assert "Tour 1." in deductio("replay", file, "--lang", "fr").stdout


def test_verify_says_no_with_the_reason_and_exit_code_1(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    answer("record", "small_detectives", "-o", str(file))
    raw = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps({**raw, "nonces": ["mine", ""]}), "utf-8")
    done = deductio("verify", str(file), "--json")
    assert done.returncode == 1
    verdict = json.loads(done.stdout)
    assert verdict["ok"] is False
    assert verdict["reason"]
    assert deductio("verify", str(file)).stdout.startswith("not honest: ")


def test_a_game_under_other_rules_is_told_as_it_was_and_not_called_dishonest(
    tmp_path: Path,
) -> None:
    """These rules would refuse its choices; they are not asked."""
    ours, theirs = tmp_path / "ours.json", tmp_path / "theirs.json"
    answer("record", "small_detectives", "--seats", "3", "--seed", "3", "-o", str(ours))
    raw = json.loads(ours.read_text("utf-8"))
    raw |= {"rules_version": 7, "choices": [[0, {"type": "Vanished"}]]}
    theirs.write_text(json.dumps(raw), "utf-8")
    at = ["--seat", "1", "--at", "25"]
    fact = next(iter(answer("odds", str(ours), *at)["certain"]))
    for command in (["replay"], ["replay", "--seat", "1"], ["explain", *at, "--fact", fact]):
        told = answer(command[0], str(theirs), *command[1:])
        assert told == answer(command[0], str(ours), *command[1:])
    assert answer("odds", str(theirs), *at)["at"] == 25
    done = deductio("verify", str(theirs))
    assert done.returncode == 1
    assert done.stdout.startswith("cannot be checked here: played under other rules: version 7")
    theirs.write_text(json.dumps(raw | {"transcript": ""}), "utf-8")
    done = deductio("replay", str(theirs))
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "cannot be told again under the rules of today: choice 1 is not legal" in done.stderr


BAD = [
    (["nonsense"], 2),
    (["--nonsense"], 2),
    (["games", "--nonsense"], 2),
    (["puzzle"], 2),
    (["games", "extra"], 2),
    (["simulate"], 2),
    (["simulate", "monopoly"], 1),
    (["simulate", "small_detectives", "--seats", "9"], 1),
    (["simulate", "small_detectives", "--seats", "0"], 1),
    (["simulate", "small_detectives", "--seats", "many"], 2),
    (["simulate", "small_detectives", "--games", "0"], 1),
    (["simulate", "small_detectives", "--games", "-3"], 1),
    (["simulate", "small_detectives", "--bots", "genius"], 1),
    (["simulate", "small_detectives", "--bots", "random,random,random"], 1),
    (["simulate", "small_detectives", "--option", "round_limit"], 1),
    (["simulate", "small_detectives", "--option", "round_limit=7"], 1),
    (["simulate", "small_detectives", "--option", "round_limit=lots"], 1),
    (["simulate", "small_detectives", "--option", "weather=rain"], 1),
    (["simulate", "small_detectives", "--option", "start_tiles=upside_down"], 1),
    (["simulate", "small_detectives", "--jobs", "none"], 2),
    (["simulate", "small_detectives", "--jobs", "0"], 1),
    (["arena", "monopoly"], 1),
    (["arena", "cluedo", "--bots", "genius,random"], 1),
    (["arena", "cluedo", "--bots", "random,random,random", "--seats", "2"], 1),
    (["arena", "cluedo", "--games", "0"], 1),
    (["arena", "cluedo", "--jobs", "0"], 1),
    (["arena", "cluedo", "--plot", "drawing.gif"], 1),
    (["arena", "cluedo", "--plot", "/nowhere/drawing.svg"], 1),
    (["arena", "cluedo", "--option", "weather=rain"], 1),
    (["record", "small_detectives"], 2),
    (["record", "small_detectives", "-o", "/nowhere/at/all.json"], 1),
    (["replay", "/nowhere.json"], 1),
    (["replay"], 2),
    (["verify", "/nowhere.json"], 1),
    (["verify", "/"], 1),
    (["bench", "nonsense"], 1),
    (["cases", "cluedo"], 1),
    (["cases", "new_york", "--level", "3"], 1),
    (["cases", "new_york", "--count", "0"], 1),
    (["cases", "almost_innocent", "--difficulty", "silly"], 1),
    (["odds", "/nowhere.json"], 1),
    (["explain", "/nowhere.json"], 2),
    (["play", "--terminal", "cluedo", "--campaign"], 1),
    (["play", "--terminal", "--notes", "everything"], 1),
    (["play", "--terminal", "monopoly"], 1),
    (["play", "--terminal", "small_detectives", "--seats", "7", "--bots", "random"], 1),
    (["play", "--terminal", "small_detectives", "--seats", "3", "--bots", "genius"], 1),
    (["play", "--terminal", "--lang", "klingon"], 1),
    (["play", "--terminal", "--resume", "--data", "/nowhere"], 1),
]


@pytest.mark.parametrize(("arguments", "code"), BAD, ids=[" ".join(bad) for bad, _ in BAD])
def test_a_bad_invocation_gets_one_plain_line_and_the_right_code(
    arguments: list[str], code: int
) -> None:
    done = deductio(*arguments)
    assert done.returncode == code
    assert done.stdout == ""
    assert done.stderr.startswith("deductio: ")
    assert len(done.stderr.split()) > 2, "a sentence"
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_a_bad_seat_or_language_of_a_replay_gets_one_plain_line(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    answer("record", "small_detectives", "-o", file)
    for arguments in (["--seat", "5"], ["--seat", "-1"], ["--lang", "de"]):
        done = deductio("replay", file, *arguments)
        assert done.returncode == 1
        assert done.stderr.count("\n") == 1


def test_a_review_of_a_record(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    answer("record", "new_york", "--seats", "3", "--bots", "rookie", "--seed", "3", "-o", file)
    plot = tmp_path / "bits.svg"
    review = answer("review", file, "--seat", "1", "--plot", str(plot))
    promised = ["seat", "steps", "bits", "goal_certain_at", "goal_used_at", "accuracy", "judged"]
    assert list(review) == [*promised, "moments"]
    assert (review["seat"], len(review["bits"])) == (1, review["steps"])
    for moment in review["moments"]:
        assert list(moment) == ["at", "kind", "text", "fact", "better"]
    assert plot.read_text().count("<svg") == 1
    assert "Bilan de" in deductio("review", file, "--lang", "fr").stdout
    (tmp_path / "journal.json").write_text("{}")
    for wrong in ([file, "--seat", "3"], [str(tmp_path / "journal.json")], [file, "--plot", "x.y"]):
        done = deductio("review", *wrong)
        assert (done.returncode, done.stderr.count("\n"), done.stdout) == (1, 1, "")


def test_odds_and_proofs_of_a_record(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    answer("record", "small_detectives", "--seats", "3", "--seed", "3", "-o", file)
    known = answer("odds", file, "--seat", "1", "--at", "25")
    assert list(known) == ["seat", "at", "worlds", "certain", "odds", "milliseconds"]
    assert (known["seat"], known["at"]) == (1, 25)
    certain = [fact for fact, so in known["certain"].items() if so]
    assert all(known["odds"][fact] == 1 for fact in certain)
    proof = answer("explain", file, "--seat", "1", "--at", "25", "--fact", certain[0])
    assert list(proof) == ["fact", "events", "text", "steps"]
    assert proof["steps"][-1]["concludes"] == {certain[0]: True}
    assert list(proof["steps"][-1]) == [
        *("kind", "concludes", "rests_on", "events", "about", "depth", "text")
    ]
    assert proof["text"].splitlines()[1].startswith("1. You look under")
    open_fact = next(fact for fact in known["odds"] if fact not in known["certain"])
    for fact in (open_fact, "x@y", "nonsense"):
        done = deductio("explain", file, "--seat", "1", "--at", "25", "--fact", fact)
        assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    for arguments in (["--seat", "7"], ["--at", "0"], ["--at", "9999"]):
        done = deductio("odds", file, *arguments)
        assert (done.returncode, done.stderr.count("\n")) == (1, 1)


def test_endless_cases_are_the_same_for_the_same_seed() -> None:
    one = answer("cases", "new_york", "--level", "2", "--seed", "5")
    assert one == answer("cases", "new_york", "--level", "2", "--seed", "5")
    assert min(one[0]["excluded"].values()) >= 2
    assert len(one[0]["excluded"]) == 24
    two = answer("cases", "almost_innocent", "--seed", "9", "--count", "2")
    assert [case["seed"] for case in two] == [9, 10]


def test_help_is_help() -> None:
    done = deductio("--help")
    assert done.returncode == 0
    assert "simulate" in done.stdout


def test_today_names_what_everybody_gets_and_refuses_days_that_are_none() -> None:
    told = answer("today", "--date", "2026-11-01")
    assert set(told) == {"day", "game", "puzzles", "case", "par", "worlds"}
    assert len(told["puzzles"]) == 3
    early = deductio("today", "--date", "2026-10-31")
    assert (early.returncode, early.stdout) == (1, "")
    assert early.stderr == "deductio: the first case of the day is that of 2026-11-01\n"
