"""What everyone at a table is called: people as they wish, bots from the cast, no two alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from msgspec import structs

from deductio.bots.cast import bots_for, folded, guests_for, member_called, members
from deductio.core.messages import Seat
from deductio.tables.rows import DeviceRow, SeatRow

LONGEST = 24
"""Letters of a name."""


def named(code: str, rows: Sequence[SeatRow]) -> list[SeatRow]:
    """The chairs of that table, everyone with a name; where two are called alike a bot gives way,
    else whoever sits on the later chair."""
    taken: set[str] = set()
    found: dict[Seat, str] = {}
    for row in _by_right(rows):
        found[row.seat] = next(name for name in _wishes(code, row) if folded(name) not in taken)
        taken.add(folded(found[row.seat]))
    return [_called(row, found.get(row.seat, "")) for row in rows]


def _called(row: SeatRow, name: str) -> SeatRow:
    """A bot is whoever of the cast is called so; not one that has kept the name of a person."""
    drawn = row.sits == "bot" and (row.member or not row.name)
    return structs.replace(row, name=name, member=member_called(name) if drawn else "")


def mates_named(rows: Sequence[SeatRow], mates: Sequence[DeviceRow]) -> list[DeviceRow]:
    """People who share a seat, none called like anyone else at the table."""
    taken = {folded(row.name) for row in rows}
    found: list[DeviceRow] = []
    for mate in mates:
        name = next(name for name in _wishes_of(mate) if folded(name) not in taken)
        taken.add(folded(name))
        found.append(structs.replace(mate, name=name))
    return found


def _by_right(rows: Sequence[SeatRow]) -> list[SeatRow]:
    """People, then bots that may keep their names, then those who were asked for by name."""
    people = [row for row in rows if row.sits == "person"]
    lost = {"", *(folded(row.name) for row in people)}
    bots = [row for row in rows if row.sits == "bot"]
    return people + sorted(bots, key=lambda row: (folded(row.name) in lost, not row.member))


def _wishes(code: str, row: SeatRow) -> Iterator[str]:
    if row.sits == "bot":
        first = row.name or (members()[row.member].name if row.member else "")
        yield from (first, *bots_for(code)) if first else bots_for(code)
    yield from _wishes_of(row)


def _wishes_of(person: SeatRow | DeviceRow) -> Iterator[str]:
    """The own name, numbered if it must be; a guest's where there is none."""
    if not person.name:
        yield from guests_for(person.person)
    else:
        yield person.name
    yield from (f"{person.name[: LONGEST - 3]} {number}" for number in count(2))
