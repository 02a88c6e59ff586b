"""Who may sit, rise, replace and start: everything that changes the chairs of a table."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

from msgspec import structs

from deductio.core.messages import Seat
from deductio.tables.messages import BotSeated, Chair, Level, Me
from deductio.tables.refusals import Forbidden, NotNow, Unknown
from deductio.tables.rows import SeatRow
from deductio.tables.table import Table

TOKEN_BYTES = 24

MOVED = "this seat has moved to another device"
REMOVED = "the host has given this seat to somebody else"


def seat_rows(chairs: Sequence[Chair], person: str, name: str) -> list[SeatRow]:
    """The chairs as ordered; whoever orders sits on the first chair marked so, and on no other."""
    rows: list[SeatRow] = []
    for seat, chair in enumerate(chairs):
        match chair:
            case BotSeated(level):
                rows.append(SeatRow(seat=seat, sits="bot", level=level))
            case Me() if all(row.person != person for row in rows):
                rows.append(_taken(seat, person, name))
            case _:
                rows.append(SeatRow(seat=seat))
    return rows


def same_people(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The chairs of a new table for the people of an old one."""
    return [
        _taken(row.seat, row.person, row.name)
        if row.sits == "person"
        else SeatRow(seat=row.seat, sits=row.sits, level=row.level)
        for row in seats
    ]


def _taken(seat: Seat, person: str, name: str) -> SeatRow:
    token = secrets.token_urlsafe(TOKEN_BYTES)
    return SeatRow(seat=seat, sits="person", person=person, name=name, token=token)


async def sit(table: Table, person: str, name: str, seat: Seat) -> None:
    """Take an open chair; whoever sat elsewhere at this table moves."""
    gathering(table)
    row = chair(table, seat)
    if row.person == person:
        return
    if row.sits != "open":
        raise NotNow("this chair is taken", "chair-taken")
    changed = [seat]
    before = table.seat_of(person)
    if before is not None:
        table.put(SeatRow(seat=before))
        table.audience.send_away(before, 4001, MOVED)
        changed.append(before)
    table.put(_taken(seat, person, name))
    await table.keep(changed)


async def leave(table: Table, person: str) -> None:
    """Rise from one's chair while people gather."""
    gathering(table)
    seat = own_seat(table, person)
    table.put(SeatRow(seat=seat))
    table.audience.send_away(seat, 4001, "you have left this seat")
    await table.keep([seat])


async def remove(table: Table, person: str, seat: Seat) -> None:
    """The host frees a chair while people gather."""
    gathering(table)
    host_only(table, person)
    chair(table, seat)
    table.put(SeatRow(seat=seat))
    table.audience.send_away(seat, 4001, REMOVED)
    await table.keep([seat])


async def add_nonce(table: Table, person: str, nonce: str) -> None:
    """A player's share in the luck: named after the promise, so that nobody alone decides it."""
    gathering(table)
    nonces = list(table.row.nonces or [""] * len(table.seats))
    nonces[own_seat(table, person)] = nonce
    table.row.nonces = tuple(nonces)
    await table.keep()


async def start(table: Table, person: str) -> None:
    gathering(table)
    host_only(table, person)
    if any(row.sits == "open" for row in table.seats):
        raise NotNow(
            "some chairs are still free: wait for people, or seat bots there", "chairs-free"
        )
    await table.start()


async def seat_bot(table: Table, person: str, seat: Seat, level: Level, gone_after: float) -> None:
    """While people gather the host seats bots; in play a bot takes over for somebody gone."""
    row = chair(table, seat)
    if table.row.standing == "gathering":
        host_only(table, person)
        table.put(SeatRow(seat=seat, sits="bot", level=level))
        table.audience.send_away(seat, 4001, REMOVED)
    else:
        playing(table)
        voter = own_seat(table, person) if person != table.row.host else None
        if row.sits != "person" or row.level is not None or voter == seat:
            raise NotNow("there is nobody to replace on this seat", "nobody-to-replace")
        if time.monotonic() - table.gone_since.get(seat, time.monotonic()) < gone_after:
            raise NotNow("this seat has not been gone for long", "not-gone-long")
        if voter is not None and not vote(table, person, seat):
            return
        table.put(structs.replace(row, level=level))
    await table.keep([seat])
    table.wake()


def vote(table: Table, person: str, seat: Seat) -> bool:
    """Whether more than half of the people who are here now want a bot on this seat."""
    votes = table.votes.setdefault(seat, set())
    votes.add(person)
    present = {
        row.person for row in table.seats if row.person and row.seat in table.audience.by_reader
    }
    return 2 * len(votes & (present | {person})) > len(present | {person})


async def back(table: Table, person: str) -> None:
    """Take one's seat back from the bot."""
    playing(table)
    seat = own_seat(table, person)
    row = table.seats[seat]
    if row.level is None:
        return
    table.stop_thinking(seat)
    table.put(structs.replace(row, level=None))
    await table.keep([seat])


async def move(table: Table, seat: Seat, token: str, person: str, name: str) -> None:
    """Another device comes with the link of this seat: it sits here from now on."""
    row = chair(table, seat)
    if not secrets.compare_digest(row.token, token):
        raise Unknown("this link leads nowhere", "dead-link")
    if row.person == person:
        return
    elsewhere = table.seat_of(person)
    if elsewhere is not None:
        raise NotNow("you already sit at this table, on another chair", "already-seated")
    if table.row.host == row.person:
        table.row.host = person
    table.put(structs.replace(row, person=person, name=row.name or name))
    table.audience.send_away(seat, 4001, MOVED)
    await table.keep([seat])


# What must be so


def chair(table: Table, seat: Seat) -> SeatRow:
    if seat >= len(table.seats):
        raise Unknown("there is no such chair", "no-chair")
    return table.seats[seat]


def own_seat(table: Table, person: str) -> Seat:
    seat = table.seat_of(person)
    if seat is None:
        raise Forbidden("you do not sit at this table", "not-seated")
    return seat


def host_only(table: Table, person: str) -> None:
    if person != table.row.host:
        raise Forbidden("only the host may do this", "host-only")


def gathering(table: Table) -> None:
    if table.row.standing != "gathering":
        raise NotNow("the game has begun", "has-begun")


def playing(table: Table) -> None:
    if table.row.standing != "playing":
        raise NotNow("no game is being played here", "not-playing")
