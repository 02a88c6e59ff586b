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
from deductio.tables.rows import ChoiceRow, SeatRow, TableRow


def seal_of(row: TableRow) -> Seal:
    return Seal(bytes.fromhex(row.secret), row.nonces)


def opening_of(row: TableRow, seats: int) -> Opened:
    """The first words of the game, as they were told when it began."""
    options = row.setting.options
    commitment = seal_of(row).commitment
    lesson = row.setting.lesson or bool(row.setting.day) or UNSET
    return Opened(row.game, row.rules_version, seats, options, commitment, row.nonces, lesson)


def log_of(row: TableRow, seats: Sequence[SeatRow], choices: Sequence[ChoiceRow]) -> Log:
    entries = [Entry(kept.seat, Raw(kept.choice.encode()), kept.told) for kept in choices]
    return Log(_opening(row, seats), entries)


def _opening(row: TableRow, seats: Sequence[SeatRow]) -> Opening:
    players = tuple(map(_player, seats))
    return Opening(opening_of(row, len(seats)), row.secret, players, row.told, row.promises)


def _player(chair: SeatRow) -> str:
    """A record names people, and says how well a bot played and who of the cast it was."""
    return (chair.bot if chair.sits == "bot" else chair.name) or chair.sits


def packed_transcript(row: TableRow, seats: Sequence[SeatRow], match: Match[Any]) -> bytes:
    """What everyone was told in a match that is over, to be kept with its table."""
    _, told = transcribe(Log(_opening(row, seats), entries_of(match)), match.game)
    return told.pack()
