"""Games on a Dask cluster: the same digests, also when a worker is lost; plain words otherwise."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from threading import Thread

import msgspec
import pytest

from deductio.bots import own
from deductio.cli import run
from deductio.core.game import Refused
from deductio.lab.batches import shared_out
from deductio.lab.cluster import cluster_versions, played
from deductio.lab.contest import Contest, hold
from deductio.lab.dataset import Plan, make_dataset
from deductio.lab.simulate import Simulation, simulate
from deductio.lab.versions import versions

BOTS = Path(__file__).parents[1] / "own_bots" / "src"
STREET = Simulation("small_detectives", 3, 120, ("random",), {}, "1")


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is there once a worker was killed."""
    return tmp_path_factory.mktemp("cluster") / "killed"


@pytest.fixture(scope="module")
def cluster(killed: Path) -> Iterator[str]:
    """The address of a scheduler with two workers, each a process of its own."""
    usual = os.environ | {"PYTHONPATH": str(BOTS), "OWN_BOTS_KILL": str(killed)}
    with ExitStack() as processes, pytest.MonkeyPatch.context() as patch:
        patch.setenv("OWN_BOTS_KILL", str(killed))
        patch.syspath_prepend(BOTS)
        patch.setattr(own, "_let_in", {})
        patch.setattr("deductio.lab.cluster.TO_ANSWER", 300.0)  # workers of a busy machine

        def start(module: str, *arguments: str) -> subprocess.Popen[str]:
            command = [sys.executable, "-m", f"distributed.cli.{module}", *arguments]
            process = subprocess.Popen(
                [*command, "--no-dashboard"], env=usual, stderr=subprocess.PIPE, text=True
            )
            processes.enter_context(process)
            processes.callback(process.kill)
            return process

        scheduler = start("dask_scheduler", "--host", "127.0.0.1", "--port", "0")
        assert scheduler.stderr
        address = next(line for line in scheduler.stderr if "Scheduler at" in line).split()[-1]
        for _ in range(2):
            start("dask_worker", address, "--no-nanny", "--nthreads", "2")
        yield address


def test_a_cluster_plays_the_same_games_as_one_process(cluster: str) -> None:
    far = simulate(STREET, cluster)
    assert far.digest == simulate(STREET).digest
    assert far.workers == [versions()]
    contest = Contest("small_detectives", ("rookie", "random"), 8, {}, "1")
    assert [(one.winners, one.rounds) for one in hold(contest, cluster)] == [
        (one.winners, one.rounds) for one in hold(contest)
    ]


def test_what_a_lost_worker_had_is_played_again_by_another(
    cluster: str, killed: Path, tmp_path: Path
) -> None:
    """The bot kills its worker in game 5, once."""
    plan = Plan("small_detectives", 3, 12, ("own_bots:Killing", "random"), {}, "1", part=2)
    far = make_dataset(plan, tmp_path / "far", cluster)
    assert killed.exists()
    assert not far.faults
    assert len(cluster_versions(cluster)) == 1
    assert far.digest == make_dataset(plan, tmp_path / "here").digest
    manifest = json.loads((tmp_path / "far" / "manifest.json").read_bytes())
    assert manifest["workers"] == [msgspec.to_builtins(versions())]


def test_a_worker_of_another_make_is_refused() -> None:
    older = msgspec.structs.replace(versions(), deductio="0.0.1")
    with pytest.raises(Refused, match=r"a worker has Deductio .*, not 0\.0\.1"):
        played(lambda plan, batch: batch, None, range(1), older)
    rules = {**versions().rules, "cluedo": 1}
    assert "rules of cluedo, not 1" in versions().differs(
        msgspec.structs.replace(versions(), rules=rules)
    )


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("tcp://127.0.0.1:9", "no Dask cluster answers at tcp://127.0.0.1:9"),
        ("tcp://nonsense:x", "no Dask cluster answers at tcp://nonsense:x"),
        (
            "ftp://example.org",
            "a Dask cluster is named as tcp://host:port, not 'ftp://example.org'",
        ),
    ],
)
def test_a_cluster_that_does_not_answer_gets_one_line(
    address: str,
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr("deductio.lab.cluster.TO_ANSWER", 0.2)
    for command in (["simulate", "cluedo"], ["dataset", "cluedo", "-o", str(tmp_path / "data")]):
        assert run([*command, "--jobs", address]) == 1
        assert capsys.readouterr().err == f"deductio: {sentence}\n"
    assert not (tmp_path / "data").exists()


def test_without_dask_a_plain_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "deductio.lab.cluster")
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Refused, match=r"needs Dask: pip install 'deductio\[dask\]'"):
        next(shared_out(lambda plan, batch: batch, None, [range(1)], "tcp://127.0.0.1:9"))


@pytest.mark.parametrize("said", [b"", b"HTTP/1.0 400 Bad Request\r\n\r\n" + bytes(100)])
def test_whoever_listens_there_and_is_no_cluster_gets_one_line(
    said: bytes, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One says nothing, for ever; the other speaks another language."""
    monkeypatch.setattr("deductio.lab.cluster.TO_ANSWER", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        address = f"tcp://127.0.0.1:{listening.getsockname()[1]}"
        Thread(target=answer, args=(listening, said), daemon=True).start()
        assert run(["simulate", "cluedo", "--jobs", address]) == 1
    assert capsys.readouterr().err == f"deductio: no Dask cluster answers at {address}\n"


def answer(listening: socket.socket, said: bytes) -> None:
    line, _ = listening.accept()
    with line:
        line.sendall(said)
        while line.recv(4096):
            pass


def test_where_all_workers_are_lost_one_line_says_so_and_nothing_written_is(
    cluster: str, killed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last of these tests: the bot leaves no worker alive."""
    monkeypatch.setattr("deductio.lab.cluster.WITHOUT_WORKERS", 0.2)
    plan = Plan("small_detectives", 3, 8, ("own_bots:Deadly", "random"), {}, "1", part=2)
    with pytest.raises(Refused, match=f"all workers of the Dask cluster at {cluster} are gone"):
        make_dataset(plan, tmp_path / "far", cluster)
    killed.with_suffix(".mercy").touch()
    gone_on = make_dataset(plan, tmp_path / "far")
    assert gone_on.digest == make_dataset(plan, tmp_path / "here").digest
