"""A seat on several devices: invited once each, shown to each other, sent away."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable

import pytest

from deductio.core.game import Refused
from deductio.tables.devices import devices_of, id_of, invite, revoke, take
from deductio.tables.house import House
from deductio.tables.messages import Me, NewTable, PersonWanted
from deductio.tables.rows import KeptTable
from deductio.tables.seating import leave, may_play_again, remove, seat_bot, sit
from deductio.tables.table import Table
from tests.tables.conftest import Later
from tests.tables.people import Ear, HeldStore, legal, two_people, waiting

pytestmark = pytest.mark.anyio


async def refused(doing: Awaitable[object]) -> str:
    with pytest.raises(Refused) as refusal:
        await doing
    return refusal.value.code


async def bring(table: Table, host: str, guest: str) -> str:
    """One more device at a seat; what it is known by."""
    id = id_of(await invite(table, host))
    await take(table, id, guest, "phone")
    return id


def kept(store: HeldStore, table: Table) -> KeptTable:
    found = store.kept_table(table.code)
    assert found is not None
    return found


async def test_an_invitation_opens_once_and_no_other_table(house: House) -> None:
    first, _, _ = await two_people(house)
    second, _, _ = await two_people(house)
    id = id_of(await invite(first, "ada"))
    assert await refused(take(second, id, "eve", "phone")) == "dead-link"
    both = (take(first, id, who, "phone") for who in ("eve", "kim"))
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert outcomes[0] is None
    assert isinstance(outcomes[1], Refused) and outcomes[1].code == "dead-link"
    assert (first.chairs.seat_of("eve"), first.chairs.seat_of("kim")) == (0, None)
    await take(first, id, "eve", "phone")  # a page that loads again


async def test_what_is_kept_of_an_invitation_does_not_open_it(
    house: House, store: HeldStore
) -> None:
    table, _, _ = await two_people(house)
    secret = await invite(table, "ada")
    [row] = kept(store, table).devices
    assert row.id != secret
    assert await refused(take(table, id_of(row.id), "eve", "phone")) == "dead-link"


async def test_a_new_invitation_withdraws_the_last_one(house: House, store: HeldStore) -> None:
    table, _, _ = await two_people(house)
    old, new = [id_of(await invite(table, "ada")) for _ in range(2)]
    assert await refused(take(table, old, "eve", "phone")) == "dead-link"
    assert [row.id for row in kept(store, table).devices] == [new]


async def test_whoever_sits_elsewhere_does_not_sit_here_too(house: House) -> None:
    table, _, _ = await two_people(house)
    id = id_of(await invite(table, "ada"))
    assert await refused(take(table, id, "ben", "phone")) == "already-seated"


async def test_all_devices_of_a_seat_hear_it_and_any_may_choose(house: House) -> None:
    table, *ears = await two_people(house)
    chooser, _ = waiting(table, *ears)
    assert chooser.reader is not None
    await bring(table, chooser.person, "phone")
    phone = Ear(table.chairs.seat_of("phone"), "phone")
    table.join(phone, 0)
    choice = legal(table, chooser)
    table.choose(phone, "one", choice)
    table.choose(chooser, "two", choice)
    await phone.until("Accepted")
    await chooser.until("Refusal")
    assert phone.events() == chooser.events()


async def test_each_device_is_shown_and_can_be_sent_away(house: House, store: HeldStore) -> None:
    table, ada, ben = await two_people(house)
    id = await bring(table, "ada", "phone")
    phone = Ear(0, "phone")
    table.join(phone, 0)
    assert [(one.kind, one.me) for one in devices_of(table, "ada")] == [
        ("first", True),
        ("phone", False),
    ]
    assert await refused(revoke(table, "ben", id)) == "no-device"
    assert await refused(revoke(table, "phone", id)) == "own-device"
    await revoke(table, "ada", id)
    assert (phone.closed, ada.closed, ben.closed) == (4001, None, None)
    assert table.chairs.seat_of("phone") is None
    assert kept(store, table).devices == []
    assert await refused(take(table, id, "phone", "phone")) == "dead-link"


async def test_an_open_invitation_is_withdrawn(house: House) -> None:
    table, ada, _ = await two_people(house)
    id = id_of(await invite(table, "ada"))
    assert devices_of(table, "ada")[1].kind == "invited"
    await revoke(table, "ada", id)
    assert ada.closed is None
    assert await refused(take(table, id, "eve", "phone")) == "dead-link"


async def test_the_device_that_sat_down_can_be_sent_away_too(
    house: House, store: HeldStore
) -> None:
    table, ada, _ = await two_people(house)
    await bring(table, "ada", "phone")
    assert await refused(revoke(table, "ada", "")) == "own-device"
    await revoke(table, "phone", "")
    assert ada.closed == 4001
    again = kept(store, table)
    assert (again.table.host, again.seats[0].person, again.devices) == ("phone", "phone", [])
    assert again.seats[0].name == "Ada"
    assert table.chairs.seat_of("ada") is None


async def test_a_seat_has_no_more_devices_than_it_may(house: House) -> None:
    table, _, _ = await two_people(house)
    for number in range(8):
        await bring(table, "ada", f"device {number}")
    assert await refused(invite(table, "ada")) == "too-many-devices"


async def test_a_freed_chair_is_free_on_every_device(house: House, store: HeldStore) -> None:
    table = await house.make(NewTable("cluedo", (Me(), PersonWanted())), "ada", "Ada")
    await sit(table, "ben", "Ben", 1)
    await bring(table, "ben", "phone")
    phone = Ear(1, "phone")
    table.join(phone, 0)
    await remove(table, "ada", 1)
    assert phone.closed == 4001
    assert table.chairs.seat_of("phone") is None
    assert kept(store, table).devices == []


async def test_only_one_of_two_gets_a_chair_that_others_have_left(house: House) -> None:
    table = await house.make(NewTable("cluedo", (Me(), PersonWanted(), PersonWanted())), "ada", "")
    for seat, person in enumerate(("ben", "eve"), 1):
        await sit(table, person, person, seat)
        await bring(table, person, f"phone of {person}")
    await leave(table, "ben")
    both = (sit(table, person, person, 1) for person in ("eve", "kim"))
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert [type(one) for one in outcomes].count(type(None)) == 1
    assert table.chairs.at(1).person == "eve"


async def test_a_device_leaves_without_taking_the_chair_along(house: House) -> None:
    table = await house.make(NewTable("cluedo", (Me(), PersonWanted())), "ada", "Ada")
    await bring(table, "ada", "phone")
    assert await refused(sit(table, "phone", "", 1)) == "already-seated"
    await leave(table, "phone")
    assert (table.chairs.seat_of("phone"), table.chairs.seat_of("ada")) == (None, 0)
    await sit(table, "phone", "", 1)


async def test_devices_of_the_hosts_seat_are_the_host(house: House) -> None:
    table = await house.make(NewTable("cluedo", (Me(), PersonWanted())), "ada", "Ada")
    await bring(table, "ada", "phone")
    assert table.info("phone", 0).host
    await seat_bot(table, "phone", 1, "random", 60)
    await leave(table, "phone")
    assert not table.info("phone", None).host


async def test_two_devices_have_one_vote(house: House, later: Later) -> None:
    chairs = (Me(), PersonWanted(), PersonWanted())
    table = await house.make(NewTable("cluedo", chairs), "ada", "Ada")
    for seat, person in enumerate(("ben", "eve"), 1):
        await sit(table, person, person, seat)
        table.join(Ear(seat, person), 0)
    await bring(table, "ben", "phone")
    await table.start()
    later.ahead += 60
    for person in ("ben", "phone"):
        await seat_bot(table, person, 0, "random", 60)
    assert table.chairs.at(0).level is None


async def test_devices_come_along_to_the_next_table(house: House, store: HeldStore) -> None:
    table, _, _ = await two_people(house)
    id = await bring(table, "ada", "phone")
    await invite(table, "ada")
    table.row.standing = "over"
    may_play_again(table, "phone", 60)
    new = await house.table(await house.again(table, "ada"))
    [row] = kept(store, new).devices
    assert (row.person, row.seat) == ("phone", 0)
    assert row.id != id and re.fullmatch("[0-9a-f]{64}", row.id)
    assert new.chairs.seat_of("phone") == 0


async def test_a_table_with_devices_can_be_idle(house: House) -> None:
    table, *ears = await two_people(house)
    await bring(table, "ada", "phone")
    for ear in ears:
        table.leave_off(ear)
    assert table.idle
