"""The devices at a seat: invited by a link that opens once, shown to each other, sent away.

Whoever sits down is the first. A link invites one more: a browser, or a program; where people may
share a seat, also another person. They hear the same stream, and any of them may choose.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterable
from hashlib import sha256

from msgspec import structs

from deductio.core.messages import Seat
from deductio.tables import mates
from deductio.tables.closing import SEAT_LOST
from deductio.tables.messages import Device, DeviceKind
from deductio.tables.refusals import Forbidden, NotNow, Unknown
from deductio.tables.rows import DeviceRow
from deductio.tables.table import Table

SECRET_BYTES = 24
MOST = 8
"""Devices at one seat, beside the first."""
FIRST = ""
"""What the device that sat down is called."""
REVOKED = "this device no longer has the seat"


def id_of(secret: str) -> str:
    """What is kept of an invitation: whoever reads the database cannot open it."""
    return sha256(secret.encode()).hexdigest()


def devices_of(table: Table, person: str) -> list[Device]:
    """Every device at this person's seat, and the invitation that is open."""
    seat = table.chairs.own_seat(person)
    first = Device(FIRST, "first", 0, table.chairs.at(seat).person == person)
    return [
        first,
        *(
            Device(
                row.id,
                row.kind if row.person else "invited",
                row.since,
                row.person == person,
                row.name,
            )
            for row in table.chairs.devices_at(seat)
        ),
    ]


async def invite(table: Table, person: str) -> str:
    """The secret of a link for one more device; an earlier one that nobody took is withdrawn."""
    seat = table.chairs.own_seat(person)
    rows = table.chairs.devices_at(seat)
    if len([row for row in rows if row.person]) >= MOST:
        raise NotNow("no more devices can have this seat", "too-many-devices")
    secret = secrets.token_urlsafe(SECRET_BYTES)
    row = DeviceRow(id=id_of(secret), seat=seat, since=time.time())
    open_ones = [row.id for row in rows if not row.person and row.kind != "mate"]
    await table.keep_devices(row, gone=open_ones)
    return secret


async def invite_mate(table: Table, person: str) -> str:
    """The secret of a link for another person, who shares this one's seat as one of its team."""
    seat = table.chairs.own_seat(person)
    mates.must_have_room(table, seat)
    secret = secrets.token_urlsafe(SECRET_BYTES)
    row = DeviceRow(id=id_of(secret), seat=seat, kind="mate", since=time.time())
    await table.keep_devices(row)
    return secret


async def take(table: Table, id: str, person: str, kind: DeviceKind, name: str = "") -> None:
    """This device has come with an invitation, and sits here too from now on; who comes as one of a
    team is called so."""
    row = table.chairs.devices.get(id)
    seat = table.chairs.seat_of(person)
    if row is not None and seat == row.seat:
        return
    if row is None or row.person:
        raise dead_link()
    if seat is not None:
        raise NotNow("you already sit at this table, on another chair", "already-seated")
    if row.kind == "mate":
        await mates.come(table, row, person, name)
        return
    await table.keep_devices(structs.replace(row, person=person, kind=kind, since=time.time()))


def dead_link() -> Unknown:
    return Unknown("this link was used or withdrawn: ask for a new one", "dead-link")


async def revoke(table: Table, person: str, id: str) -> None:
    """Send another device of one's own seat away, or withdraw an invitation."""
    seat = table.chairs.own_seat(person)
    wanted = next((one for one in devices_of(table, person) if one.id == id), None)
    if wanted is None:
        raise Unknown("there is no such device at your seat", "no-device")
    if wanted.me:
        raise NotNow("this is the device you are using", "own-device")
    if table.chairs.mate(person) and wanted.kind != "invited":
        raise Forbidden("only who sat down may do this", "not-who-sat-down")
    if id == FIRST:
        await _become_first(table, person, seat)
    else:
        if leaving := table.chairs.devices[id].person:
            table.audience.send_away(seat, SEAT_LOST, REVOKED, leaving)
        await table.keep_devices(gone=[id])


async def _become_first(table: Table, person: str, seat: Seat) -> None:
    row = table.chairs.at(seat)
    own = _own(table, person, seat)
    if table.row.host == row.person:
        table.row.host = person
    table.chairs.put(structs.replace(row, person=person))
    table.audience.send_away(seat, SEAT_LOST, REVOKED, row.person)
    await asyncio.gather(table.keep([seat]), table.keep_devices(gone=own))


async def leave(table: Table, person: str) -> None:
    """A device that came with an invitation gives the seat up for itself."""
    seat = table.chairs.own_seat(person)
    table.audience.send_away(seat, SEAT_LOST, REVOKED, person)
    await table.keep_devices(gone=_own(table, person, seat))


def _own(table: Table, person: str, seat: Seat) -> list[str]:
    return [row.id for row in table.chairs.devices_at(seat) if row.person == person]


def same_devices(rows: Iterable[DeviceRow]) -> list[DeviceRow]:
    """Those of an old table, at a new one for the same people."""
    return [
        structs.replace(row, id=id_of(secrets.token_urlsafe(SECRET_BYTES)))
        for row in rows
        if row.person
    ]
