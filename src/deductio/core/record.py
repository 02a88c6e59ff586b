"""A finished game as a small JSON file: it replays byte for byte and anyone can check it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from deductio.core.game import Game, Refused
from deductio.core.match import Match
from deductio.core.messages import Event, Finished, Opened, Seat
from deductio.core.seal import SECRET_BYTES, Seal, open_sealed

FORMAT = 1
LARGEST = 4 * 1024 * 1024
"""No honest record comes near four megabytes; a larger file is not read at all."""

Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Text = Annotated[str, Meta(max_length=200)]


class Unreadable(Exception):
    """This is not a record; the sentence says why."""


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything needed to play a game again, and to see that it is the same."""

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
    digest: Hash = "0" * 64
    """A hash of all the rest."""

    @property
    def seal(self) -> Seal:
        return Seal(bytes.fromhex(self.secret), self.nonces)

    @property
    def opened(self) -> Opened:
        return Opened(
            self.game, self.rules_version, self.seats, self.options, self.commitment, self.nonces
        )


class Verdict(Struct, frozen=True):
    """Whether a record is honest; `reason` says why not."""

    ok: bool
    choices: int
    seal: Literal["opened", "broken"]
    reason: str = ""


def record_of(match: Match[Any], opened: Opened, seal: Seal, players: Sequence[str]) -> Record:
    """The record of a match that is over."""
    record = Record(
        game=opened.game,
        rules_version=opened.rules_version,
        seats=opened.seats,
        players=tuple(players),
        options=opened.options,
        commitment=seal.commitment,
        nonces=seal.nonces,
        secret=seal.secret.hex(),
        choices=tuple((seat, Raw(msgspec.json.encode(choice))) for seat, choice in match.choices),
        outcome=outcome_of(match),
        streams=tuple(hash_of(stream) for stream in match.streams),
        public=hash_of(match.public),
    )
    return msgspec.structs.replace(record, digest=digest_of(record))


def outcome_of(match: Match[Any]) -> Finished:
    """How a match that is over ended."""
    return next(event for event in reversed(match.public) if isinstance(event, Finished))


def hash_of(stream: Sequence[Event]) -> str:
    """Of the events as JSON lines."""
    return sha256(b"".join(msgspec.json.encode(event) + b"\n" for event in stream)).hexdigest()


def digest_of(record: Record) -> str:
    """Of the record as JSON with sorted keys, without spaces, the digest itself being zeros."""
    bare = msgspec.structs.replace(record, digest="0" * 64)
    plain = msgspec.json.decode(msgspec.json.encode(bare))
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


def replay(
    record: Record, game: Game[Any], each: Callable[[Match[Any]], None] = lambda match: None
) -> Match[Any]:
    """Play a record again; `each` is called after the opening and after every choice."""
    match = open_sealed(game, record.opened, record.seal)
    each(match)
    for number, (seat, raw) in enumerate(record.choices, start=1):
        try:
            match.choose(seat, game.read_choice(bytes(raw)))
        except Refused as refused:
            raise Refused(f"choice {number} is not legal: {refused}") from None
        each(match)
    return match


def verify(record: Record, game: Game[Any]) -> Verdict:
    """Every choice legal, the seal opened, the streams equal: whether a record is honest."""
    kept_promise = record.seal.commitment == record.commitment
    reason = _what_is_wrong(record, game) if kept_promise else _broken_seal(record)
    return Verdict(not reason, len(record.choices), "opened" if kept_promise else "broken", reason)


def _broken_seal(record: Record) -> str:
    if len(record.secret) != 2 * SECRET_BYTES:
        return "the secret is not 32 bytes"
    return "the secret does not fit the commitment: the seal is broken"


def _what_is_wrong(record: Record, game: Game[Any]) -> str:
    if record.rules_version != game.rules_version:
        return (
            f"played under other rules: version {record.rules_version} of {game.name},"
            f" this is version {game.rules_version}"
        )
    if len(record.players) != record.seats or len(record.streams) != record.seats:
        return f"{record.seats} seats, {len(record.players)} players, {len(record.streams)} streams"
    try:
        match = replay(record, game)
    except Refused as refused:
        return str(refused)
    if not match.over:
        return f"the game is not over after {len(record.choices)} choices"
    return _what_differs(record, match)


def _what_differs(record: Record, match: Match[Any]) -> str:
    for seat, told in enumerate(match.streams):
        if hash_of(told) != record.streams[seat]:
            return f"seat {seat} would have been told something else"
    if hash_of(match.public) != record.public:
        return "spectators would have been told something else"
    if outcome_of(match) != record.outcome:
        return "the game ended otherwise"
    if digest_of(record) != record.digest:
        return "the record was changed after it was written: its digest does not fit"
    return ""
