"""Several people at one seat: who joins a team, and who goes on when one of them leaves."""

from __future__ import annotations

import asyncio
import secrets
import time

from msgspec import structs

from deductio.core.messages import Seat
from deductio.tables import shares
from deductio.tables.closing import SEAT_LOST
from deductio.tables.refusals import NotNow
from deductio.tables.rows import DeviceRow
from deductio.tables.table import Table


def must_have_room(table: Table, seat: Seat) -> None:
    """For one more in this team; invitations that nobody has taken count too."""
    if table.row.setting.sharing == 1:
        raise NotNow("at this table everyone has a seat alone", "no-teams")
    mates = [row for row in table.chairs.devices_at(seat) if row.kind == "mate"]
    if len(mates) + 1 >= table.row.setting.sharing:
        raise NotNow("this team is full", "team-full")
    must_not_know(table, seat)


def must_not_know(table: Table, seat: Seat) -> None:
    """A newcomer's name must not tell what the team may not say."""
    if table.row.standing == "playing" and table.knows(seat):
        raise NotNow("this team knows the solution: nobody joins it any more", "team-knows")


async def join(table: Table, person: str, name: str, seat: Seat) -> None:
    """Sit down beside somebody, while people gather."""
    must_have_room(table, seat)
    id = secrets.token_hex(32)
    row = DeviceRow(id=id, seat=seat, person=person, kind="mate", since=time.time(), name=name)
    await table.keep_devices(*table.chairs.named_mates(row))


async def come(table: Table, row: DeviceRow, person: str, name: str) -> None:
    """Somebody has come with an invitation to the team."""
    must_not_know(table, row.seat)
    mate = structs.replace(row, person=person, name=name, since=time.time())
    await table.keep_devices(*table.chairs.named_mates(mate))


async def hand_over(table: Table, seat: Seat, farewell: str) -> None:
    """Who sat down leaves, on every device: the first of the others has the seat from now on."""
    heir = table.chairs.mates_at(seat)[0]
    left = [row for row in table.chairs.devices_at(seat) if row.kind != "mate"]
    row = table.chairs.at(seat)
    for person in (row.person, *(one.person for one in left if one.person)):
        table.audience.send_away(seat, SEAT_LOST, farewell, person)
    if table.row.standing == "gathering":
        shares.promise(table.row, len(table.chairs.rows), seat, "")
    table.chairs.put(structs.replace(row, person=heir.person, name=heir.name))
    gone = [heir.id, *(one.id for one in left)]
    await asyncio.gather(table.keep([seat]), table.keep_devices(gone=gone))
