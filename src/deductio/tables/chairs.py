"""The chairs of a table: who sits where, and who has been gone for how long."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable

from deductio.core.messages import Seat
from deductio.tables.info import mate_of, seat_of
from deductio.tables.names import mates_named, named
from deductio.tables.refusals import Forbidden, Unknown
from deductio.tables.rows import DeviceRow, SeatRow


class Chairs:
    """In their order; who holds a connection is said by `came` and `went`."""

    def __init__(self, rows: list[SeatRow], devices: Iterable[DeviceRow] = ()) -> None:
        self.rows = rows
        self.devices = {row.id: row for row in devices}
        """Beside those that sat down."""
        self._gone_since = {row.seat: time.monotonic() for row in rows}
        self._votes: dict[Seat, set[Seat]] = {}
        """Which seats want a bot on a seat."""

    def at(self, seat: Seat) -> SeatRow:
        if seat >= len(self.rows):
            raise Unknown("there is no such chair", "no-chair")
        return self.rows[seat]

    def seat_of(self, person: str) -> Seat | None:
        return seat_of(self.rows, self.devices.values(), person)

    def devices_at(self, seat: Seat) -> list[DeviceRow]:
        return [row for row in self.devices.values() if row.seat == seat]

    def mates_at(self, seat: Seat) -> list[DeviceRow]:
        """The people who share this seat with the one who sat down."""
        return [row for row in self.devices_at(seat) if row.kind == "mate" and row.person]

    def mate(self, person: str) -> DeviceRow | None:
        """Of somebody who shares another's seat."""
        return mate_of(self.devices.values(), person)

    def member(self, person: str) -> str:
        """Tells the people of one seat apart; whoever sat down is the same on every device."""
        mate = self.mate(person)
        return mate.id if mate else ""

    def name_of(self, person: str) -> str:
        """Of somebody who sits here."""
        mate = self.mate(person)
        return mate.name if mate else self.rows[self.own_seat(person)].name

    def named_mates(self, *changed: DeviceRow) -> list[DeviceRow]:
        """These people who share a seat, and those who are called otherwise because of them."""
        rows = {**self.devices, **{row.id: row for row in changed}}
        mates = [row for row in rows.values() if row.kind == "mate" and row.person]
        return [row for row in mates_named(self.rows, mates) if row != self.devices.get(row.id)]

    def own_seat(self, person: str) -> Seat:
        """Of somebody who must sit here."""
        seat = self.seat_of(person)
        if seat is None:
            raise Forbidden("you do not sit at this table", "not-seated")
        return seat

    @property
    def full(self) -> bool:
        return all(row.sits != "open" for row in self.rows)

    def put(self, row: SeatRow) -> None:
        self.rows[row.seat] = row

    def give_names(self, code: str) -> list[Seat]:
        """Whoever is called otherwise from now on."""
        before, self.rows[:] = [*self.rows], named(code, self.rows)
        return [row.seat for row, was in zip(self.rows, before, strict=True) if row != was]

    def came(self, seat: Seat) -> None:
        self._gone_since.pop(seat, None)
        self._votes.pop(seat, None)

    def went(self, seat: Seat) -> None:
        self._gone_since[seat] = time.monotonic()

    def is_gone(self, seat: Seat, seconds: float) -> bool:
        """Whether nobody has been here for that long."""
        return self.gone_for(seat) >= seconds

    def gone_for(self, seat: Seat) -> float:
        """For how many seconds nobody has been here; none where somebody is."""
        since = self._gone_since.get(seat)
        return -math.inf if since is None else time.monotonic() - since

    def vote(self, voter: Seat, seat: Seat) -> bool:
        """Whether more than half of the people who are here now want a bot on this seat."""
        votes = self._votes.setdefault(seat, set())
        votes.add(voter)
        people = {row.seat for row in self.rows if row.person}
        present = people - self._gone_since.keys() | {voter}
        return 2 * len(votes & present) > len(present)
