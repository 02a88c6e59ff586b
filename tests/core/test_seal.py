"""The seal binds the dealer, the nonces mix in, and a stranger's checker agrees."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
import zlib
from base64 import b64encode
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from deductio.core.record import whole_record, write_record
from deductio.core.seal import Seal, absent_nonce, promise_of, seal_from
from deductio.core.transcript import transcribe
from deductio.games import game, names
from deductio.lab.table import play_game

FAIR_PLAY = Path(__file__).parents[2] / "docs" / "fair-play"
VECTORS = json.loads((FAIR_PLAY / "vectors.json").read_text("utf-8"))
FORMAT_1 = Path(__file__).parent / "kept" / "format-1.json"
CHECK = runpy.run_path(str(FAIR_PLAY / "check.py"))


@pytest.mark.parametrize("vector", VECTORS)
def test_the_test_vectors_hold(vector: dict[str, object]) -> None:
    seal = Seal(bytes.fromhex(str(vector["secret"])), tuple(vector["nonces"]))  # type: ignore[arg-type]
    assert seal.commitment == vector["commitment"]
    assert [*map(promise_of, seal.nonces)] == vector["promises"]
    absent = [absent_nonce(seal.commitment, seat) for seat in range(3)]
    assert absent == vector["absent_nonces"]
    luck = seal.luck
    assert [luck.below(6) for _ in range(10)] == vector["below_6"]
    assert [luck.below(3 * 2**30) for _ in range(6)] == vector["then_below_3221225472"]
    assert "".join(luck.shuffled("abcdefgh")) == vector["then_shuffled_abcdefgh"]


@pytest.mark.parametrize("vector", VECTORS)
def test_the_strangers_checker_holds_them_too(vector: dict[str, object]) -> None:
    words = CHECK["luck"](bytes.fromhex(str(vector["secret"])), vector["nonces"])
    assert list(islice(words, 12)) == vector["words"]
    words = CHECK["luck"](bytes.fromhex(str(vector["secret"])), vector["nonces"])
    assert [CHECK["below"](words, 6) for _ in range(10)] == vector["below_6"]


def test_the_checker_is_short_and_needs_nothing() -> None:
    source = (FAIR_PLAY / "check.py").read_text("utf-8")
    assert len(source.splitlines()) < 100
    imported = {line.split()[1] for line in source.splitlines() if line.startswith("import")}
    assert imported <= set(sys.stdlib_module_names)


def test_the_checker_accepts_a_record_and_no_other(tmp_path: Path) -> None:
    record = play_game(game("small_detectives"), 3, {}, ["random"], "7")
    file = tmp_path / "game.json"
    write_record(record, file)
    assert run_check(file) == (0, "the seal and the digest fit\n")
    raw = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps({**raw, "players": ["somebody", "random", "random"]}))
    assert run_check(file) == (1, "the digest does not fit the record\n")
    file.write_text(json.dumps({**raw, "commitment": "0" * 64}))
    assert run_check(file) == (1, "the secret does not fit the commitment\n")


@pytest.mark.parametrize("name", names())
def test_the_checker_reads_what_everyone_was_told(name: str) -> None:
    played = game(name)
    log = play_game(played, played.seats[-1], {}, ["random"], "7").log
    record = whole_record(log, transcribe(log, played)[1], played)
    raw = json.loads(msgspec.json.encode(record))
    assert CHECK["wrong_with"](raw) == ""
    raw["transcript"] = b64encode(zlib.compress(b'{"heard":[]}\n')).decode()
    assert CHECK["wrong_with"](raw) == "the transcript does not fit the record"


def test_the_checker_reads_the_first_format() -> None:
    assert run_check(FORMAT_1) == (0, "the seal and the digest fit\n")


def run_check(file: Path) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, str(FAIR_PLAY / "check.py"), str(file)],
        capture_output=True,
        check=False,
        text=True,
    )
    return done.returncode, done.stdout


def test_a_nonce_changes_the_luck_but_not_the_promise() -> None:
    seal = seal_from(1)
    nonces = [(), ("a",), ("b",), ("a", ""), ("", "a"), ("ab",), ("a", "b")]
    seals = [Seal(seal.secret, nonce) for nonce in nonces]
    assert {one.commitment for one in seals} == {seal.commitment}
    assert len({one.luck.seed for one in seals}) == len(seals)
