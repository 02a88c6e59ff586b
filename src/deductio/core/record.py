"""A finished game as a small JSON file: anyone can read it, play it again and check it."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from deductio.core.game import Game, Refused
from deductio.core.log import Entry, Log, Opening, Unreadable, entries_of
from deductio.core.match import Match
from deductio.core.messages import Event, Finished, Lesson, Opened, Seat
from deductio.core.seal import Seal, missing_shares, why_unfair
from deductio.core.streams import all_streams
from deductio.core.transcript import Transcript, hash_of_lines, transcribe, unpack

FORMAT = 2
"""The first had no transcript; the digest is still taken over what it had."""
LARGEST = 4 * 1024 * 1024
"""No honest record comes near four megabytes; a larger file is not read at all."""

BROKEN = "the secret does not fit the commitment: the seal is broken"
NOT_KEPT = "the transcript in this record is not what everyone was told"

Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Text = Annotated[str, Meta(max_length=200)]


class Shares(Struct, frozen=True, forbid_unknown_fields=True):
    """What was promised before any share in the luck was shown."""

    promises: tuple[Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")], ...]
    """By seat; empty for a bot, and for whoever added no share."""
    missing: tuple[Seat, ...]
    """Those whose share was not opened in time, and counts as absent."""


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything needed to play a game again, to see that it is the same, and to read it."""

    deductio: Literal["record"] = "record"
    format: Annotated[int, Meta(ge=1)] = FORMAT
    game: Text
    rules_version: Annotated[int, Meta(ge=1, le=1_000_000)]
    seats: Annotated[int, Meta(ge=1, le=6)]
    players: tuple[Text, ...]
    options: dict[str, Any]
    commitment: Hash
    nonces: tuple[Text, ...]
    secret: Hash
    choices: tuple[tuple[Seat, Raw], ...]
    """In order of arrival."""
    outcome: Finished
    streams: tuple[Hash, ...]
    """A hash of what each seat was told."""
    public: Hash
    """A hash of what spectators were told."""
    shares: Shares | UnsetType = UNSET
    """Left out where shares were not promised: in games without a server, and in older ones."""
    lesson: Lesson = UNSET
    digest: Hash = "0" * 64
    """A hash of all the above."""
    transcript: str = ""
    """What everyone was told, packed and in base64; empty in the first format."""

    @property
    def log(self) -> Log:
        opened = Opened(
            self.game,
            self.rules_version,
            self.seats,
            self.options,
            self.commitment,
            self.nonces,
            self.lesson,
        )
        entries = [Entry(seat, choice) for seat, choice in self.choices]
        promises = self.shares.promises if self.shares else ()
        return Log(Opening(opened, self.secret, self.players, promises=promises), entries)


class Verdict(Struct, frozen=True):
    """Whether a record is honest; `reason` says why not."""

    ok: bool
    choices: int
    seal: Literal["opened", "broken"]
    reason: str = ""


def record_of(match: Match[Any], opening: Opening) -> Record:
    """The record of a match that is over, without a transcript."""
    hashes = [hash_of(stream) for stream in all_streams(match)]
    return _record(Log(opening, entries_of(match)), outcome_of(match.public), hashes)


def whole_record(log: Log, transcript: Transcript, game: Game[Any]) -> Record:
    """The record of a game that is over, with its transcript; the rules are not needed."""
    readers = [*range(log.opening.opened.seats), None]
    hashes = [transcript.hash(reader) for reader in readers]
    record = _record(log, outcome_of(transcript.stream(game, None)), hashes)
    packed = b64encode(transcript.pack()).decode()
    return msgspec.structs.replace(record, transcript=packed)


def _record(log: Log, outcome: Finished, hashes: Sequence[str]) -> Record:
    opening = log.opening
    opened = opening.opened
    record = Record(
        game=opened.game,
        rules_version=opened.rules_version,
        seats=opened.seats,
        players=opening.players,
        options=opened.options,
        commitment=opening.seal.commitment,
        nonces=opened.nonces,
        secret=opening.secret,
        choices=tuple((entry.seat, entry.choice) for entry in log.entries),
        outcome=outcome,
        streams=tuple(hashes[:-1]),
        public=hashes[-1],
        shares=_shares(opening),
        lesson=opened.lesson,
    )
    return msgspec.structs.replace(record, digest=digest_of(record))


def _shares(opening: Opening) -> Shares | UnsetType:
    promises = opening.promises
    return Shares(promises, missing_shares(opening.seal, promises)) if promises else UNSET


def outcome_of(public: Sequence[Event]) -> Finished:
    """How a game that is over ended, from what spectators were told."""
    return next(event for event in reversed(public) if isinstance(event, Finished))


def hash_of(stream: Sequence[Event]) -> str:
    """Of the events as JSON lines."""
    return hash_of_lines(map(msgspec.json.encode, stream))


def digest_of(record: Record) -> str:
    """Of the record as JSON with sorted keys, without spaces, the digest itself being zeros.

    It is taken over what a record of the first format has, whatever the format is.
    """
    bare = msgspec.structs.replace(record, format=1, digest="0" * 64)
    plain = msgspec.json.decode(msgspec.json.encode(bare))
    del plain["transcript"]
    return sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


def write_record(record: Record, path: Path) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")


def read_record(path: Path) -> Record:
    """Reads any file; whatever is wrong with it becomes one sentence."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as error:
        raise Unreadable(f"{path} cannot be read: {error.strerror}") from None
    if len(raw) > LARGEST:
        raise Unreadable(f"{path} is larger than any record ({LARGEST} bytes)")
    try:
        record = msgspec.json.decode(raw, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, OverflowError) as error:
        raise Unreadable(_why_unreadable(path, raw, error)) from None
    if record.format > FORMAT:
        raise Unreadable(_from_the_future(path, record.format))
    return record


def _why_unreadable(path: Path, raw: bytes, error: Exception) -> str:
    """A record of a later format may have fields we do not know, and should be told so."""
    try:
        format_ = msgspec.json.decode(raw, type=_Format).format
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, OverflowError):
        format_ = FORMAT
    if format_ > FORMAT:
        return _from_the_future(path, format_)
    return f"{path} is not a record of a game: {str(error) or type(error).__name__}"


class _Format(Struct):
    format: int


def _from_the_future(path: Path, format_: int) -> str:
    return (
        f"{path} was written by a newer Deductio (record format {format_}, this one reads up to"
        f" {FORMAT}): please update"
    )


def what_was_told(record: Record, game: Game[Any]) -> Transcript:
    """As the record keeps it; from one that does not, by playing it again."""
    if record.transcript:
        told = _kept(record)
        if _whose_differs(record, told):
            raise Unreadable(NOT_KEPT)
        return told
    again, told = transcribe(record.log, game)
    if _whose_differs(record, told):
        why = again.stopped or "they would tell something else"
        raise Refused(f"this game cannot be told again under the rules of today: {why}")
    return told


def _kept(record: Record) -> Transcript:
    try:
        packed = b64decode(record.transcript, validate=True)
    except ValueError as error:
        raise Unreadable(f"what was told cannot be read: {error}") from None
    return unpack(packed)


def _whose_differs(record: Record, told: Transcript) -> str:
    """Who was told something else by the hashes of the record; empty if nobody was."""
    if len(record.streams) != record.seats:
        return "somebody"
    for seat, heard in enumerate(record.streams):
        if told.hash(seat) != heard:
            return f"seat {seat}"
    return "" if told.hash(None) == record.public else "spectators"


def verify(record: Record, game: Game[Any]) -> Verdict:
    """Every choice legal, the seal opened, the streams equal: whether a record is honest."""
    kept_promise = record.log.opening.seal.commitment == record.commitment
    reason = _what_is_wrong(record, game) if kept_promise else BROKEN
    return Verdict(not reason, len(record.choices), "opened" if kept_promise else "broken", reason)


def _what_is_wrong(record: Record, game: Game[Any]) -> str:
    if record.rules_version != game.rules_version:
        return (
            f"played under other rules: version {record.rules_version} of {game.name},"
            f" this is version {game.rules_version}"
        )
    if len(record.players) != record.seats or len(record.streams) != record.seats:
        return f"{record.seats} seats, {len(record.players)} players, {len(record.streams)} streams"
    if record.shares and (unfair := _why_unfair(record.log.opening.seal, record.shares)):
        return unfair
    again, told = transcribe(record.log, game)
    if again.match is None or again.stopped:
        return again.stopped
    if not again.match.over:
        return f"the game is not over after {len(record.choices)} choices"
    return _what_differs(record, told, outcome_of(again.match.public))


def _why_unfair(seal: Seal, shares: Shares) -> str:
    unfair = why_unfair(seal, shares.promises)
    if not unfair and missing_shares(seal, shares.promises) != shares.missing:
        return "which shares in the luck are missing is not said as it is"
    return unfair


def _what_differs(record: Record, told: Transcript, outcome: Finished) -> str:
    if whose := _whose_differs(record, told):
        return f"{whose} would have been told something else"
    if outcome != record.outcome:
        return "the game ended otherwise"
    if digest_of(record) != record.digest:
        return "the record was changed after it was written: its digest does not fit"
    return _what_is_not_kept(record, told) if record.transcript else ""


def _what_is_not_kept(record: Record, told: Transcript) -> str:
    try:
        return "" if _kept(record) == told else NOT_KEPT
    except Unreadable as error:
        return str(error)
