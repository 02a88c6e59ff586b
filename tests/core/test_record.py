"""A record replays byte for byte, says no to every change, and survives hostile files."""

from __future__ import annotations

import json
import runpy
import tracemalloc
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.json import encode

from deductio.core.game import Refused
from deductio.core.log import Opening, Unreadable
from deductio.core.messages import Tell
from deductio.core.record import (
    LARGEST,
    Record,
    Shares,
    Verdict,
    digest_of,
    read_record,
    record_of,
    verify,
    what_was_told,
    whole_record,
    write_record,
)
from deductio.core.seal import Seal, absent_nonce, open_sealed, promise_of, seal_from
from deductio.core.transcript import LARGEST as TOLD_LARGEST
from deductio.core.transcript import transcribe, unpack
from deductio.games import game, names
from deductio.lab.table import play_game

PLAYED = game("small_detectives")
CHECK = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "fair-play" / "check.py"))
FORMAT_1 = Path(__file__).parent / "kept" / "format-1.json"
"""What a program of former times wrote, under the rules of then."""


def bare() -> Record:
    """A game for two, as the first format keeps it: without a transcript."""
    return play_game(PLAYED, 2, {}, ["rookie"], "7")


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "honest.json"
    write_record(kept(play_game(PLAYED, 3, {"pub_first_side": "weapon"}, ["random"], "11")), file)
    return file


def kept(record: Record) -> Record:
    """The same with its transcript."""
    played = game(record.game)
    return whole_record(record.log, transcribe(record.log, played)[1], played)


@pytest.mark.parametrize("name", names())
def test_a_record_of_any_game_is_honest_and_replays(name: str, tmp_path: Path) -> None:
    played = game(name)
    for seats in played.seats:
        quick = play_game(played, seats, {}, ["random"], f"record {seats}")
        record = kept(quick)
        assert (record.digest, record.streams) == (quick.digest, quick.streams)
        write_record(record, tmp_path / "game.json")
        again = read_record(tmp_path / "game.json")
        assert plain(again) == plain(record)
        verdict = verify(again, played)
        assert (verdict.ok, verdict.reason) == (True, "")
        match = transcribe(again.log, played)[0].match
        assert match is not None
        told = what_was_told(again, replace(played, rules_version=99, setup=no_rules))
        for reader, stream in [*enumerate(match.streams), (None, match.public)]:
            found = told.stream(played, reader)
            assert json.loads(encode(found)) == json.loads(encode(stream))
            assert [*map(type, found)] == [*map(type, stream)]


def no_rules(state: Any) -> Any:
    raise AssertionError("what was told is read without the rules")


def plain(record: Record) -> Any:
    """A record as nested lists and dicts; the spaces in the file do not count."""
    return msgspec.json.decode(encode(record))


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


def test_whoever_would_have_been_told_something_else_is_named(honest: Path) -> None:
    """Also if the digest was made to fit."""
    record = read_record(honest)
    for place, reader in enumerate(["seat 0", "seat 1", "seat 2", "spectators"]):
        hashes = [*record.streams, record.public]
        hashes[place] = "0" * 64
        other = signed(record, streams=tuple(hashes[:-1]), public=hashes[-1])
        assert verify(other, PLAYED).reason == f"{reader} would have been told something else"
        with pytest.raises(Unreadable, match="is not what everyone was told"):
            what_was_told(other, PLAYED)


def test_removing_any_field_is_noticed(honest: Path, tmp_path: Path) -> None:
    raw = json.loads(honest.read_text("utf-8"))
    changed = tmp_path / "changed.json"
    for field in raw:
        changed.write_text(json.dumps({key: raw[key] for key in raw if key != field}), "utf-8")
        if field in ("deductio", "format", "transcript"):  # nothing that cannot be found out
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
        ("transcript", None),
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
    file.write_text(json.dumps({**raw, "format": 3, "hologram": True}), "utf-8")
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
    later = replace(PLAYED, rules_version=PLAYED.rules_version + 1)
    verdict = verify(read_record(honest), later)
    assert not verdict.ok
    assert verdict.reason.startswith("played under other rules: version 2 of small_detectives")


def test_a_record_of_former_rules_can_be_read_and_says_so() -> None:
    record = read_record(FORMAT_1)
    assert (record.format, record.rules_version, record.outcome.winners) == (1, 1, (1,))
    assert verify(record, PLAYED).reason.startswith("played under other rules: version 1")
    with pytest.raises(Refused, match="cannot be told again under the rules of today"):
        what_was_told(record, PLAYED)


def test_a_record_of_the_first_format_is_honest_and_can_be_told(tmp_path: Path) -> None:
    old = json.loads(encode(bare())) | {"format": 1}
    del old["transcript"]
    (tmp_path / "old.json").write_text(json.dumps(old), "utf-8")
    record = read_record(tmp_path / "old.json")
    assert (record.format, record.transcript) == (1, "")
    assert verify(record, PLAYED).ok
    assert digest_of(kept(record)) == record.digest
    assert what_was_told(record, PLAYED) == what_was_told(kept(record), PLAYED)


def test_without_a_transcript_other_rules_cannot_tell_it() -> None:
    record = bare()
    sentence = "this game cannot be told again under the rules of today: it cannot be opened"
    with pytest.raises(Refused, match=sentence):
        what_was_told(record, replace(PLAYED, setup=no_rules))
    silent = replace(PLAYED, setup=fewer_words)
    with pytest.raises(Refused, match="under the rules of today: they would tell something else"):
        what_was_told(msgspec.structs.replace(record, choices=()), silent)


def fewer_words(state: Any) -> Any:
    return (said for said in PLAYED.setup(state) if type(said) is not Tell)


SPOILT: dict[str, Callable[[bytes], bytes]] = {
    "cut off": lambda lines: zlib.compress(lines)[:-1],
    "more": lambda lines: zlib.compress(lines) + b"x",
    "not packed": lambda lines: lines,
    "a bomb": lambda lines: zlib.compress(b" " * 5 * TOLD_LARGEST),
    "many lines": lambda lines: zlib.compress(b'{"heard":[]}\n' * (TOLD_LARGEST // 10)),
    "nested": lambda lines: zlib.compress(b'{"heard":' + b"[" * 100_000),
    "nothing": lambda lines: zlib.compress(b""),
    "a word less": lambda lines: zlib.compress(lines.replace(b"shadow", b"shade")),
    "other ears": lambda lines: zlib.compress(lines.replace(b"[0]", b"[1]")),
    "a seat too many": lambda lines: zlib.compress(lines.replace(b"[0]", b"[9]")),
    "no events": lambda lines: zlib.compress(lines.replace(b'"type"', b'"typ"')),
}
"""What somebody may put in the place of an honest transcript."""


@pytest.mark.parametrize("name", SPOILT)
def test_a_spoilt_transcript_gets_one_sentence(name: str) -> None:
    record = kept(bare())
    lines = zlib.decompress(b64decode(record.transcript))
    packed = b64encode(SPOILT[name](lines)).decode()
    spoilt = msgspec.structs.replace(record, transcript=packed)
    with pytest.raises(Unreadable) as error:
        what_was_told(spoilt, PLAYED)
    assert "\n" not in str(error.value)
    verdict = verify(spoilt, PLAYED)
    assert (verdict.ok, verdict.reason) == (False, str(error.value))


def test_a_bomb_is_not_unpacked() -> None:
    packed = zlib.compress(b" " * 5 * TOLD_LARGEST)
    tracemalloc.start()
    with pytest.raises(Unreadable, match="larger than any game"):
        unpack(packed)
    assert tracemalloc.get_traced_memory()[1] < 3 * TOLD_LARGEST
    tracemalloc.stop()


def test_a_transcript_is_plain_base64() -> None:
    record = msgspec.structs.replace(kept(bare()), transcript="*" * 40)
    assert verify(record, PLAYED).reason.startswith("what was told cannot be read")


def test_a_transcript_parted_otherwise_is_noticed_by_whoever_has_the_rules() -> None:
    """The hashes of the streams say nothing about which choice brought an event."""
    record = kept(bare())
    lines = zlib.decompress(b64decode(record.transcript))
    parted = zlib.compress(lines.replace(b'}]}\n{"heard":[{', b"},{", 1))
    moved = msgspec.structs.replace(record, transcript=b64encode(parted).decode())
    assert what_was_told(moved, PLAYED).hash(0) == record.streams[0]
    assert verify(moved, PLAYED).reason.startswith("the transcript in this record is not")


SEAL = seal_from("shared")


def shared(*nonces: str, **other: Any) -> Record:
    """A game for three, with these shares in its luck; an empty one is absent."""
    mark = SEAL.commitment
    filled = tuple(nonce or absent_nonce(mark, seat) for seat, nonce in enumerate(nonces))
    promises = tuple(promise_of(nonce) if nonce else "" for nonce in nonces)
    seal = Seal(SEAL.secret, other.get("nonces", filled))
    opened = PLAYED.opening(3, {}, mark, seal.nonces)
    promises = other.get("promises", promises)
    opening = Opening(opened, SEAL.secret.hex(), ("Ada", "Ben", "random"), promises=promises)
    match = open_sealed(PLAYED, opened, seal)
    while not match.over:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        match.choose(seat, question.options[0])
    return record_of(match, opening)


def test_shares_are_in_the_record_and_under_its_digest() -> None:
    record = shared("a", "b", "")
    assert record.shares == Shares((promise_of("a"), promise_of("b"), ""), ())
    assert verify(record, PLAYED) == Verdict(True, len(record.choices), "opened")
    for shares in (UNSET, Shares(promises_in(record), (1,))):
        other = msgspec.structs.replace(record, shares=shares)
        assert digest_of(other) != record.digest
        assert not verify(other, PLAYED).ok
    renamed = msgspec.structs.replace(record, players=("Ada", "Eve", "random"))
    assert "its digest does not fit" in verify(renamed, PLAYED).reason


def test_a_missing_share_is_said_to_be_missing() -> None:
    record = shared("a", "", "", promises=(promise_of("a"), promise_of("b"), ""))
    assert record.shares == Shares((promise_of("a"), promise_of("b"), ""), (1,))
    assert verify(record, PLAYED).ok
    silent = signed(record, shares=Shares(promises_in(record), ()))
    assert verify(silent, PLAYED).reason == (
        "which shares in the luck are missing is not said as it is"
    )


@pytest.mark.parametrize("seat", [1, 2])
def test_a_share_that_was_not_promised_is_found(seat: int) -> None:
    """Chosen late by a person, or for a bot by whoever deals."""
    nonces = ["a", "b", absent_nonce(SEAL.commitment, 2)]
    nonces[seat] = "better"
    record = shared("a", "b", "", nonces=tuple(nonces))
    reason = f"the share of seat {seat} in the luck is not what was promised"
    assert verify(record, PLAYED).reason == reason
    assert CHECK["wrong_with"](json.loads(encode(record))) == reason


def test_each_share_has_its_promise() -> None:
    record = shared("a", "b", "")
    short = signed(record, shares=Shares(promises_in(record)[:2], ()))
    reason = "there is not one promise for each share in the luck"
    assert verify(short, PLAYED).reason == reason
    assert CHECK["wrong_with"](json.loads(encode(short))) == reason


def test_the_strangers_checker_accepts_shared_luck() -> None:
    for record in (
        shared("a", "b", ""),
        shared("a", "", "", promises=(promise_of("a"), promise_of("b"), "")),
    ):
        assert CHECK["wrong_with"](json.loads(encode(record))) == ""
        silent = signed(record, shares=Shares(promises_in(record), (0,)))
        assert "missing" in CHECK["wrong_with"](json.loads(encode(silent)))


def promises_in(record: Record) -> tuple[str, ...]:
    assert isinstance(record.shares, Shares)
    return record.shares.promises


def signed(record: Record, **other: Any) -> Record:
    """With other fields, as a liar would write it."""
    changed = msgspec.structs.replace(record, **other)
    return msgspec.structs.replace(changed, digest=digest_of(changed))
