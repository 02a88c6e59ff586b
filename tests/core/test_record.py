"""A record replays byte for byte, says no to every change, and survives hostile files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from deductio.core.record import (
    LARGEST,
    Record,
    Unreadable,
    hash_of,
    read_record,
    replay,
    verify,
    write_record,
)
from deductio.games import game, names
from deductio.lab.table import play_game

PLAYED = game("small_detectives")


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "honest.json"
    write_record(play_game(PLAYED, 3, {"pub_first_side": "weapon"}, ["random"], "11"), file)
    return file


@pytest.mark.parametrize("name", names())
def test_a_record_of_any_game_is_honest_and_replays(name: str, tmp_path: Path) -> None:
    played = game(name)
    for seats in played.seats:
        record = play_game(played, seats, {}, ["random"], f"record {seats}")
        write_record(record, tmp_path / "game.json")
        again = read_record(tmp_path / "game.json")
        assert plain(again) == plain(record)
        verdict = verify(again, played)
        assert (verdict.ok, verdict.reason) == (True, "")
        match = replay(again, played)
        assert tuple(map(hash_of, match.streams)) == record.streams


def plain(record: Record) -> Any:
    """A record as nested lists and dicts; the spaces in the file do not count."""
    return msgspec.json.decode(msgspec.json.encode(record))


def changes(value: Any) -> Iterator[Any]:
    """Other values of the same kind, for every leaf below."""
    match value:
        case dict():
            for key in value:
                yield from ({**value, key: other} for other in changes(value[key]))
        case list():
            yield [*value, *value[-1:]] if value else ["more"]
            yield value[:-1]
            for at, item in enumerate(value):
                yield from ([*value[:at], other, *value[at + 1 :]] for other in changes(item))
        case bool():
            yield not value
        case int():
            yield value + 1
        case str():
            yield value[:-1] + ("0" if value[-1:] != "0" else "1")


def test_changing_any_single_field_is_noticed(honest: Path, tmp_path: Path) -> None:
    raw = json.loads(honest.read_text("utf-8"))
    changed = tmp_path / "changed.json"
    reasons = set()
    tried = 0
    for other in changes(raw):
        if other == raw:
            continue
        tried += 1
        changed.write_text(json.dumps(other), "utf-8")
        try:
            verdict = verify(read_record(changed), PLAYED)
        except Unreadable as error:
            reasons.add(str(error).split(":")[0])
        else:
            assert not verdict.ok, other
            assert verdict.reason
            assert "\n" not in verdict.reason
            reasons.add(verdict.reason)
    assert tried > 100
    assert "the secret does not fit the commitment: the seal is broken" in reasons
    assert "the record was changed after it was written: its digest does not fit" in reasons
    assert any(reason.startswith("played under other rules") for reason in reasons)
    assert any(reason.endswith("would have been told something else") for reason in reasons)


def test_removing_any_field_is_noticed(honest: Path, tmp_path: Path) -> None:
    raw = json.loads(honest.read_text("utf-8"))
    changed = tmp_path / "changed.json"
    for field in raw:
        changed.write_text(json.dumps({key: raw[key] for key in raw if key != field}), "utf-8")
        if field in ("deductio", "format"):  # these say nothing but what is assumed anyway
            assert verify(read_record(changed), PLAYED).ok
        elif field == "digest":
            assert not verify(read_record(changed), PLAYED).ok
        else:
            with pytest.raises(Unreadable, match="is not a record of a game"):
                read_record(changed)


HOSTILE = {
    "empty": b"",
    "a number": b"17",
    "nested": b"[" * 100_000 + b"]" * 100_000,
    "nested options": b'{"options":' + b'{"a":' * 100_000 + b"1" + b"}" * 100_001,
    "bytes": bytes(range(256)),
    "utf-16": '{"game": "cluedo"}'.encode("utf-16"),
    "cut off": b'{"deductio": "record", "format": 1, "game": "small_det',
    "a list": b"[1, 2, 3]",
    "nul": b"\0" * 1000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_gets_one_sentence(name: str, tmp_path: Path) -> None:
    file = tmp_path / "hostile.json"
    file.write_bytes(HOSTILE[name])
    assert_one_sentence(file)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", 10**30),
        ("seats", -1),
        ("seats", "3"),
        ("rules_version", 10**400),
        ("game", 7),
        ("game", "x" * 5_000),
        ("players", [None] * 3),
        ("options", []),
        ("secret", "zz" * 32),
        ("secret", "00"),
        ("nonces", "abc"),
        ("choices", [[0]]),
        ("choices", [[9, {}]]),
        ("streams", ["short"]),
        ("outcome", {"type": "Opened"}),
        ("surprise", 1),
    ],
)
def test_a_field_of_the_wrong_kind_gets_one_sentence(
    field: str, value: object, honest: Path, tmp_path: Path
) -> None:
    raw = json.loads(honest.read_text("utf-8"))
    file = tmp_path / "hostile.json"
    file.write_text(json.dumps({**raw, field: value}), "utf-8")
    assert_one_sentence(file)


@settings(
    max_examples=200,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(data=st.data())
def test_a_file_with_any_bytes_replaced_never_ends_in_a_traceback(
    data: st.DataObject, honest: Path, tmp_path: Path
) -> None:
    raw = bytearray(honest.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(raw) - 1))
        raw[at] = data.draw(st.integers(0, 255))
    file = tmp_path / "broken.json"
    file.write_bytes(raw)
    try:
        verify(read_record(file), PLAYED)
    except Unreadable as error:
        assert "\n" not in str(error)


def test_a_record_of_the_future_asks_for_an_update(honest: Path, tmp_path: Path) -> None:
    raw = json.loads(honest.read_text("utf-8"))
    file = tmp_path / "future.json"
    file.write_text(json.dumps({**raw, "format": 2, "hologram": True}), "utf-8")
    with pytest.raises(Unreadable, match=r"newer Deductio .* please update"):
        read_record(file)


def test_a_gigabyte_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "huge.json"
    with file.open("wb") as sparse:
        sparse.truncate(2**30)
    with pytest.raises(Unreadable, match=f"larger than any record \\({LARGEST} bytes\\)"):
        read_record(file)


def test_a_missing_file_and_a_folder_get_one_sentence(tmp_path: Path) -> None:
    assert_one_sentence(tmp_path / "nowhere.json")
    assert_one_sentence(tmp_path)


def assert_one_sentence(file: Path) -> None:
    with pytest.raises(Unreadable) as error:
        read_record(file)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 500


def test_a_record_under_other_rules_is_not_called_illegal(honest: Path) -> None:
    later = replace(PLAYED, rules_version=2)
    verdict = verify(read_record(honest), later)
    assert not verdict.ok
    assert verdict.reason.startswith("played under other rules: version 1 of small_detectives")
