"""What is kept of a table, as the log of its game; and what is kept of it when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Raw

from deductio.core.log import Entry, Log, Opening, entries_of
from deductio.core.match import Match
from deductio.core.messages import Opened
from deductio.core.seal import Seal
from deductio.core.transcript import transcribe
from deductio.tables.rows import DeviceRow, KeptTable, SeatRow, TableRow


def seal_of(row: TableRow) -> Seal:
    return Seal(bytes.fromhex(row.secret), row.nonces)


def opening_of(row: TableRow, seats: int) -> Opened:
    """The first words of the game, as they were told when it began."""
    options = row.setting.options
    commitment = seal_of(row).commitment
    lesson = row.setting.lesson or bool(row.setting.day) or UNSET
    return Opened(row.game, row.rules_version, seats, options, commitment, row.nonces, lesson)


def log_of(kept: KeptTable) -> Log:
    entries = [Entry(one.seat, Raw(one.choice.encode()), one.told) for one in kept.choices]
    return Log(_opening(kept.table, kept.seats, kept.devices), entries)


def _opening(row: TableRow, seats: Sequence[SeatRow], devices: Sequence[DeviceRow] = ()) -> Opening:
    players = tuple(_player(chair, devices) for chair in seats)
    return Opening(opening_of(row, len(seats)), row.secret, players, row.told, row.promises)


def _player(chair: SeatRow, devices: Sequence[DeviceRow]) -> str:
    """A record names people, all of a team, and says how well a bot played and who of the cast it
    was."""
    if chair.sits == "bot":
        return chair.bot or chair.sits
    mates = [row.name for row in devices if row.kind == "mate" and row.seat == chair.seat]
    return ", ".join(filter(None, (chair.name, *mates))) or chair.sits


def packed_transcript(row: TableRow, seats: Sequence[SeatRow], match: Match[Any]) -> bytes:
    """What everyone was told in a match that is over, to be kept with its table."""
    _, told = transcribe(Log(_opening(row, seats), entries_of(match)), match.game)
    return told.pack()
