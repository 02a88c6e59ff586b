"""A table as one reader may know it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import chain

from deductio.core.messages import Seat
from deductio.tables.colours import colours_of
from deductio.tables.help import help_of
from deductio.tables.messages import OfTeam, Sitter, TableInfo
from deductio.tables.recovery import seal_of
from deductio.tables.rows import DeviceRow, KeptTable, SeatRow, TableRow
from deductio.tables.sentences import Language, sentence


def seat_of(seats: Iterable[SeatRow], devices: Iterable[DeviceRow], person: str) -> Seat | None:
    """Of whoever sits there, or has come to that seat with an invitation."""
    everyone: Iterable[SeatRow | DeviceRow] = chain(seats, devices)
    return next((row.seat for row in everyone if person and row.person == person), None)


def mate_of(devices: Iterable[DeviceRow], person: str) -> DeviceRow | None:
    """Of somebody who shares the seat of another."""
    mates = (row for row in devices if row.kind == "mate")
    return next((row for row in mates if person and row.person == person), None)


def is_host(
    row: TableRow, seats: Sequence[SeatRow], person: str, me: Seat | None, *, mate: bool
) -> bool:
    """Also on another device of the host's seat, but nobody else who shares it."""
    sits_there = me is not None and seats[me].person == row.host and not mate
    return bool(person) and (person == row.host or sits_there)


def team_at(
    chair: SeatRow, devices: Iterable[DeviceRow], present: Collection[str]
) -> tuple[OfTeam, ...]:
    """Who shares a seat, the one who sat down first."""
    if chair.sits != "person":
        return ()
    there = [row for row in devices if row.seat == chair.seat and row.person]
    own = [chair.person, *(row.person for row in there if row.kind != "mate")]
    first = OfTeam(chair.name, any(person in present for person in own))
    mates = (OfTeam(row.name, row.person in present) for row in there if row.kind == "mate")
    return (first, *mates)


def table_info(
    row: TableRow,
    seats: Sequence[SeatRow],
    person: str,
    me: Seat | None,
    *,
    devices: Collection[DeviceRow] = (),
    here: Collection[Seat | None] = (),
    present: Collection[str] = (),
    watchers: int = 0,
    clocks: Sequence[int] = (),
    language: Language = "en",
) -> TableInfo:
    """`here` are the seats whose people hold a connection, `present` those people, `clocks` the
    milliseconds left."""
    setting = row.setting
    mate = mate_of(devices, person) is not None
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
                member=chair.member,
                here=chair.sits == "bot" or chair.seat in here,
                help=help_of(row.game, setting, chair.seat),
                clock_ms=clocks[chair.seat] if clocks else None,
                colour=colour,
                team=team_at(chair, devices, present) if setting.sharing > 1 else (),
            )
            for chair, colour in zip(seats, colours_of(seats), strict=True)
        ),
        standing=row.standing,
        me=me,
        host=is_host(row, seats, person, me, mate=mate),
        clock=setting.clock,
        listed=row.listed,
        watch=setting.watch,
        talk=setting.talk,
        sharing=setting.sharing,
        mate=mate,
        watchers=watchers,
        next_code=row.next_code or None,
        reason=sentence(row.reason, row.game, language) if row.reason else "",
        begun=row.begun,
        commitment=seal_of(row).commitment,
        finished=row.finished,
        promises=row.promises,
        campaign=row.campaign if me is not None else "",
        scenario=setting.scenario,
        hints=setting.hints,
        lesson=setting.lesson,
        day=setting.day,
    )


def bare_info(kept: KeptTable, person: str, language: Language) -> TableInfo:
    """Of a table that nobody has brought back to life."""
    me = seat_of(kept.seats, kept.devices, person)
    return table_info(kept.table, kept.seats, person, me, devices=kept.devices, language=language)
