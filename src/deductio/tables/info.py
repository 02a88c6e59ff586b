"""A table as one reader may know it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import chain

from deductio.core.messages import Seat
from deductio.tables.help import help_of
from deductio.tables.messages import Sitter, TableInfo
from deductio.tables.recovery import seal_of
from deductio.tables.rows import DeviceRow, KeptTable, SeatRow, TableRow
from deductio.tables.sentences import Language, sentence


def seat_of(seats: Iterable[SeatRow], devices: Iterable[DeviceRow], person: str) -> Seat | None:
    """Of whoever sits there, or has come to that seat with an invitation."""
    everyone: Iterable[SeatRow | DeviceRow] = chain(seats, devices)
    return next((row.seat for row in everyone if person and row.person == person), None)


def is_host(row: TableRow, seats: Sequence[SeatRow], person: str, me: Seat | None) -> bool:
    """Also on another device of the host's seat."""
    sits_there = me is not None and seats[me].person == row.host
    return bool(person) and (person == row.host or sits_there)


def table_info(
    row: TableRow,
    seats: Sequence[SeatRow],
    person: str,
    me: Seat | None,
    *,
    here: Collection[Seat | None] = (),
    watchers: int = 0,
    clocks: Sequence[int] = (),
    language: Language = "en",
) -> TableInfo:
    """`here` are the seats whose people hold a connection, `clocks` the milliseconds left."""
    setting = row.setting
    return TableInfo(
        code=row.code,
        game=row.game,
        options=setting.options,
        sitters=tuple(
            Sitter(
                seat=chair.seat,
                kind=chair.sits,
                name=chair.name,
                level=chair.level,
                here=chair.sits == "bot" or chair.seat in here,
                help=help_of(row.game, setting, chair.seat),
                clock_ms=clocks[chair.seat] if clocks else None,
            )
            for chair in seats
        ),
        standing=row.standing,
        me=me,
        host=is_host(row, seats, person, me),
        clock=setting.clock,
        listed=row.listed,
        watch=setting.watch,
        talk=setting.talk,
        watchers=watchers,
        next_code=row.next_code or None,
        reason=sentence(row.reason, row.game, language) if row.reason else "",
        begun=row.begun,
        commitment=seal_of(row).commitment,
        finished=row.finished,
        promises=row.promises,
        campaign=row.campaign if me is not None else "",
        scenario=setting.scenario,
    )


def bare_info(kept: KeptTable, person: str, language: Language) -> TableInfo:
    """Of a table that nobody has brought back to life."""
    me = seat_of(kept.seats, kept.devices, person)
    return table_info(kept.table, kept.seats, person, me, language=language)
