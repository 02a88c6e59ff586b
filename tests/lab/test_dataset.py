"""Games as data: read back with other libraries, gone on with after a kill, never overwritten."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import polars
import pyarrow.parquet
import pytest

from deductio.cli import run
from deductio.core.game import Refused
from deductio.core.log import Unreadable
from deductio.core.record import Record, verify
from deductio.core.seal import open_sealed
from deductio.games import game
from deductio.lab.actions import Actions
from deductio.lab.dataset import Plan, make_dataset
from deductio.lab.observations import Observer, Rows
from deductio.lab.simulate import Simulation, simulate

BOTS = Path(__file__).parents[1] / "own_bots" / "src"
PLAN = Plan("small_detectives", 3, 6, ("rookie", "random"), {}, "1", part=2)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data")
    make_dataset(PLAN, folder)
    return folder


def record_in(line: bytes) -> Record:
    return msgspec.json.decode(line, type=Record)


def test_every_step_can_be_read_with_other_libraries(made: Path) -> None:
    steps = pyarrow.parquet.read_table(made / "steps")
    frame = polars.read_parquet(made / "steps" / "*.parquet")
    manifest = json.loads((made / "manifest.json").read_bytes())
    assert steps.num_rows == len(frame) == manifest["steps"]
    assert frame["game"].unique().sort().to_list() == [*range(6)]
    assert frame["action"].to_list() == steps["action"].to_pylist()
    actions = Actions("small_detectives", 3)
    assert len(actions) == manifest["actions"]
    for row in frame.iter_rows(named=True):
        assert row["action"] in row["mask"]
        assert row["mask"] == sorted(row["mask"])
        chosen = actions.choice(row["action"])
        assert msgspec.json.encode(chosen).decode() == row["choice"]


def test_the_records_are_honest_and_say_what_the_steps_say(made: Path) -> None:
    lines = b"".join(file.read_bytes() for file in sorted((made / "records").iterdir()))
    records = [record_in(line) for line in lines.splitlines()]
    assert all(verify(record, game("small_detectives")).ok for record in records)
    frame = polars.read_parquet(made / "steps" / "*.parquet")
    for number, record in enumerate(records):
        its = frame.filter(polars.col("game") == number).sort("step")
        assert its["seat"].to_list() == [seat for seat, _ in record.choices]
        assert [json.loads(one) for one in its["choice"]] == [
            json.loads(bytes(choice)) for _, choice in record.choices
        ]
        for seat in record.outcome.winners:
            assert set(its.filter(polars.col("seat") == seat)["return"]) == {1.0}
    plan = Simulation("small_detectives", 3, 6, ("rookie", "random"), {}, "1")
    assert sum(len(record.choices) for record in records) == simulate(plan).choices


def test_a_step_shows_what_an_environment_shows(made: Path) -> None:
    """Whoever learns from a dataset can play in an environment: the same rows, the same masks."""
    frame = polars.read_parquet(made / "steps" / "000000.parquet")
    lines = (made / "records" / "000000.jsonl").read_bytes().splitlines()
    actions = Actions("small_detectives", 3)
    observers = [Observer(seat, Rows(actions.domains)) for seat in range(3)]
    match = open_sealed(
        actions.game, (log := record_in(lines[0]).log).opening.opened, log.opening.seal
    )
    for row in frame.filter(polars.col("game") == 0).iter_rows(named=True):
        seat = row["seat"]
        assert row["heard"] == len(match.streams[seat])
        assert row["observation"] == observers[seat].observe(match).tolist()
        assert row["mask"] == np.flatnonzero(actions.mask(match.question(seat))).tolist()
        match.choose(seat, actions.choice(row["action"]))
    assert match.over


def test_equal_arguments_give_an_equal_digest_whoever_plays_and_however_it_is_cut(
    made: Path, tmp_path: Path
) -> None:
    digest = json.loads((made / "manifest.json").read_bytes())["digest"]
    other = msgspec.structs.replace(PLAN, part=4)
    assert make_dataset(other, tmp_path / "cut", jobs=2).digest == digest
    luck = msgspec.structs.replace(PLAN, seed="2")
    assert make_dataset(luck, tmp_path / "luck").digest != digest


@pytest.mark.parametrize(
    ("name", "options"), [("chaussette", {"notebook": [False] * 3}), ("almost_innocent", {})]
)
def test_exact_odds_and_bits_come_on_wish(
    name: str, options: dict[str, Any], tmp_path: Path
) -> None:
    plan = Plan(name, 3, 1, ("rookie",), options, "1", odds=True)
    make_dataset(plan, tmp_path)
    manifest = json.loads((tmp_path / "manifest.json").read_bytes())
    frame = polars.read_parquet(tmp_path / "steps" / "*.parquet")
    shape = len(manifest["items"]), len(manifest["places"])
    odds = np.stack([np.array(one).reshape(shape) for one in frame["odds"]])
    assert ((odds >= 0) & (odds <= 1)).all()
    assert ((odds[0] > 0) & (odds[0] < 1)).any()
    for seat in range(3):
        bits = frame.filter(polars.col("seat") == seat)["bits"].to_list()
        assert bits[0] >= bits[-1] >= 0


def test_a_killed_run_is_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its own bot kills it in the middle of the third part."""
    monkeypatch.syspath_prepend(BOTS)
    monkeypatch.setenv("PYTHONPATH", str(BOTS))
    monkeypatch.setenv("OWN_BOTS_KILL", str(tmp_path / "killed"))
    wish = ["dataset", "small_detectives", "--seats", "3", "--games", "8", "--part", "2", "--json"]
    wish += ["--bots", "own_bots:Killing,random,random", "-o"]

    killed = subprocess.run(
        [sys.executable, "-m", "deductio", *wish, tmp_path / "data"], check=False
    )
    assert killed.returncode == -signal.SIGKILL
    parts = tmp_path / "data" / "parts"
    before = {file.name: file.stat().st_mtime_ns for file in parts.iterdir()}
    assert sorted(before) == ["000000.json", "000001.json"]
    told = []
    for folder in ("data", "whole", "data"):
        assert run([*wish, str(tmp_path / folder)]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert {name: (parts / name).stat().st_mtime_ns for name in before} == before
    assert list(told[0]) == ["folder", "games", "steps", "digest"]
    assert told[0] == told[2] == {**told[1], "folder": str(tmp_path / "data")}


def test_a_folder_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    with pytest.raises(Refused, match="holds something else than a dataset"):
        make_dataset(PLAN, tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["thesis.txt"]


def everything(folder: Path) -> dict[str, bytes]:
    return {str(file): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [({"seed": "2"}, 'begun with seed "1", not "2"'), ({"games": 9}, "begun with games 6, not 9")],
)
def test_a_dataset_of_another_plan_is_left_alone(
    made: Path, change: dict[str, Any], sentence: str
) -> None:
    before = everything(made)
    with pytest.raises(Refused, match=sentence):
        make_dataset(msgspec.structs.replace(PLAN, **change), made)
    assert everything(made) == before


@pytest.mark.parametrize(
    ("file", "content", "sentence"),
    [
        ("manifest.json", b'{"deductio":', "is not the manifest of a dataset"),
        ("manifest.json", b'{"deductio":"record"}', "is not the manifest of a dataset"),
        ("steps/000001.parquet", b"PAR1", "is not what was written; without .*000001.json"),
        ("records/000002.jsonl", None, "is not what was written"),
        ("parts/000001.json", b"{}", "cannot be read"),
    ],
)
def test_a_broken_dataset_is_said_in_one_line_and_nothing_is_lost(
    file: str, content: bytes | None, sentence: str, made: Path, tmp_path: Path
) -> None:
    shutil.copytree(made, tmp_path, dirs_exist_ok=True)
    if content is None:
        (tmp_path / file).unlink()
    else:
        (tmp_path / file).write_bytes(content)
    before = everything(tmp_path)
    with pytest.raises(Unreadable, match=sentence) as error:
        make_dataset(PLAN, tmp_path)
    assert "\n" not in str(error.value)
    manifest = str(tmp_path / "manifest.json")
    after = everything(tmp_path)
    assert {**after, manifest: b""} == {**before, manifest: b""}


def test_what_cannot_be_made_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = ["dataset", "cluedo", "-o", str(tmp_path / "data")]
    for more, sentence in (
        (["--games", "0"], "at least one game must be played"),
        (["--rewards", "love"], "there are no rewards 'love'; there are: wins, ranks, points"),
        (["--bots", "genius"], "there is no bot 'genius' in cluedo; the levels are"),
        (["--option", "weather=rain"], "cluedo has no option 'weather'"),
    ):
        assert run([*wish, *more]) == 1
        assert capsys.readouterr().err.startswith(f"deductio: {sentence}")
    (tmp_path / "file").touch()
    assert run(["dataset", "cluedo", "-o", str(tmp_path / "file")]) == 1
    assert "cannot be written: File exists" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


def test_without_pyarrow_a_plain_sentence_says_how_to_get_it(tmp_path: Path) -> None:
    hide = "import sys; sys.modules['pyarrow'] = None; from deductio.cli import run; "
    command = f"sys.exit(run(['dataset', 'cluedo', '-o', {str(tmp_path / 'data')!r}]))"
    done = subprocess.run([sys.executable, "-c", hide + command], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (
        1,
        "deductio: a dataset needs pyarrow: pip install 'deductio[dataset]'\n",
    )


def test_the_examples_of_the_docs_read_it(
    made: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    taught = (Path(__file__).parents[2] / "docs" / "datasets.md").read_text("utf-8")
    shutil.copytree(made, tmp_path / "data")
    monkeypatch.chdir(tmp_path)
    examples = [part.partition("```")[0] for part in taught.split("```python\n")[1:]]
    assert len(examples) == 3
    command = [sys.executable, "-c", "\n".join(examples)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Unsealed" in done.stdout
