"""A table has one owner at a time: restart, crash, take-over, draining and tidying up."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from threading import Event
from typing import Any, cast

import pytest
from sqlalchemy import create_engine, text

from deductio.server.limits import UNLIMITED
from deductio.server.socket import Socket, Sockets
from deductio.tables import hall
from deductio.tables.claims import LEASE, MOST_ATTEMPTS
from deductio.tables.closing import RESTARTS
from deductio.tables.house import House, HouseSettings
from deductio.tables.messages import BotSeated, Me, MoveClock, NewTable
from deductio.tables.ownership import answers, is_loopback
from deductio.tables.refusals import Elsewhere, NotNow
from deductio.tables.seating import leave
from deductio.tables.table import Table
from tests.postgres import reading
from tests.tables.conftest import Later
from tests.tables.neighbours import Neighbourhood, until
from tests.tables.people import Ear, HeldStore, a_while, legal, playing, two_people, waiting

pytestmark = pytest.mark.anyio

WITH_A_BOT = NewTable("cluedo", (Me(), BotSeated("random")), start=True)


async def test_a_table_is_with_one_house_until_its_lease_is_over(near: Neighbourhood) -> None:
    one, other = await near.open("http://one:1"), await near.open("http://other:2")
    table, ada, ben = await two_people(one, "almost_innocent")
    with pytest.raises(Elsewhere) as elsewhere:
        await other.table(table.code)
    assert elsewhere.value.address == "http://one:1"
    near.run("UPDATE servers SET until = 0 WHERE address = 'http://one:1'")
    taken = await other.table(table.code)
    assert taken.row.epoch == table.row.epoch + 1
    chooser, _ = waiting(table, ada, ben)
    table.choose(chooser, "late", legal(table, chooser))
    assert await ada.until_closed() in (1011, RESTARTS)
    assert not chooser.accepted()
    assert not (await other.kept_table(table.code)).choices
    back = Ear(chooser.reader, chooser.person)
    taken.join(back, 0)
    taken.choose(back, "late", legal(taken, back))
    await back.until("Accepted")


async def test_a_house_whose_lease_is_over_drops_its_tables_and_goes_on_under_a_new_name(
    near: Neighbourhood,
) -> None:
    house = await near.open()
    table, ada, _ = await two_people(house, "almost_innocent")
    before = house.ownership.me.id
    near.end_leases()
    assert await ada.until_closed() == RESTARTS
    await until(lambda: table.code in house.tables)  # a person sits there: it comes back by itself
    again = await house.table(table.code)
    assert again is not table
    assert house.ownership.me.id != before


async def test_draining_lets_others_go_on_at_once(near: Neighbourhood) -> None:
    one, other = await near.open(), await near.open()
    table, ada, ben = await two_people(one, "almost_innocent")
    chooser, _ = waiting(table, ada, ben)
    table.choose(chooser, "last", legal(table, chooser))
    await one.drain()
    assert not one.ready
    assert chooser.accepted() == 1, "what was begun was told"
    assert (ada.closed, ben.closed) == (RESTARTS, RESTARTS)
    with pytest.raises(Elsewhere):
        await one.table(table.code)
    taken = await other.table(table.code)
    assert len(playing(taken).match.choices) == 1


async def test_bots_go_on_elsewhere_when_their_house_is_gone(near: Neighbourhood) -> None:
    one = await near.open()
    table = await one.make(WITH_A_BOT, "ada", "Ada")
    near.crash(one)
    other = await near.open()
    await a_while()
    assert table.code not in other.tables, "its lease is not over"
    near.run("DELETE FROM servers WHERE id = :id", id=one.ownership.me.id)
    await until(lambda: table.code in other.tables)


async def test_a_house_on_the_same_address_is_known_to_be_gone(near: Neighbourhood) -> None:
    one = await near.open("http://10.0.0.1:1")
    table, *_ = await two_people(one, "almost_innocent")
    near.crash(one)
    again = await near.open("http://10.0.0.1:1")
    assert (await again.table(table.code)).row.epoch > 1


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)  # such a file is on one machine
async def test_a_house_on_this_machine_that_does_not_answer_is_gone(near: Neighbourhood) -> None:
    one = await near.open("http://127.0.0.1:1")  # nobody listens on port 1
    table, *_ = await two_people(one, "almost_innocent")
    near.crash(one)
    again = await near.open("http://127.0.0.1:2")
    assert (await again.table(table.code)).row.epoch > 1


async def test_a_house_that_answers_is_not_gone(near: Neighbourhood) -> None:
    listening = await asyncio.start_server(lambda reader, writer: writer.close(), "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    one = await near.open(f"http://127.0.0.1:{port}")
    table, *_ = await two_people(one, "almost_innocent")
    other = await near.open("http://127.0.0.1:2")
    with pytest.raises(Elsewhere):
        await other.table(table.code)
    listening.close()


async def test_a_table_restarted_ten_times_is_healthy(near: Neighbourhood) -> None:
    """Without a choice in between, and without a word of farewell."""
    house = await near.open("http://10.0.0.1:1")
    table, *_ = await two_people(house, "almost_innocent")
    for _ in range(10):
        near.crash(house)
        house = await near.open("http://10.0.0.1:1")
        await house.table(table.code)
    assert near.run("SELECT attempts, standing FROM tables") == [(0, "playing")]


async def test_a_lease_goes_on_however_much_the_house_has_to_do(near: Neighbourhood) -> None:
    house = await near.open()
    go_on = Event()
    long_work = house.store.ask(lambda connection: go_on.wait())
    assert await house.ownership.renew() is not None
    assert not long_work.done()
    go_on.set()
    await long_work


async def test_what_many_ask_at_once_is_not_one_long_transaction(near: Neighbourhood) -> None:
    house = await near.open()
    begun = [house.store.ask(lambda connection: connection.get_transaction()) for _ in range(25)]
    assert len({*await asyncio.gather(*begun)}) == 3


async def test_a_table_that_was_lost_while_it_was_loaded_has_done_no_harm(
    near: Neighbourhood,
) -> None:
    """A busy house may lose it again and again; it is no reason to suspect the table."""
    one = await near.open()
    table, *_ = await two_people(one, "almost_innocent")
    near.run("UPDATE tables SET attempts = 2, epoch = epoch + 1")
    assert not await one.ownership.stands(table.code, table.row.epoch)
    assert near.run("SELECT attempts FROM tables") == [(0,)]


async def test_a_table_often_claimed_in_vain_must_stand_in_another_process_first(
    near: Neighbourhood, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = await near.open("http://10.0.0.1:1")
    good, *_ = await two_people(house, "almost_innocent")
    bad, *_ = await two_people(house, "almost_innocent")
    near.crash(house)
    near.run("UPDATE tables SET attempts = :most", most=MOST_ATTEMPTS)
    near.run("UPDATE tables SET host = 'poison' WHERE code = :code", code=bad.code)
    monkeypatch.setattr(hall, "try_out", die_of_poison)
    again = await near.open("http://10.0.0.1:1")
    assert (await again.table(good.code)).row.standing == "playing"
    with pytest.raises(NotNow, match="closed"):
        await again.table(bad.code)
    assert "a table cannot come to stand: set aside" in [one.msg for one in caplog.records]
    [mine] = [info for info in await again.mine("ada", "en", 9) if info.code == bad.code]
    assert (mine.standing, mine.reason[:10]) == ("closed", "This table")
    with pytest.raises(NotNow, match="closed"):
        await again.table(bad.code)


def die_of_poison(kept: Any) -> None:
    if kept.table.host == "poison":
        os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE tables SET game = 'no_such_game' WHERE code = :code",
        "UPDATE tables SET setting = '{' WHERE code = :code",
        "UPDATE tables SET setting = '[7]' WHERE code = :code",
        "UPDATE choices SET choice = '7' WHERE code = :code",
        "DELETE FROM seats WHERE code = :code AND seat = 1",
    ],
)
async def test_one_unreadable_table_stops_no_other(
    near: Neighbourhood, harm: str, caplog: pytest.LogCaptureFixture
) -> None:
    house = await near.open("http://10.0.0.1:1")
    bad, ada, ben = await two_people(house, "almost_innocent")
    chooser, _ = waiting(bad, ada, ben)
    bad.choose(chooser, "one", legal(bad, chooser))
    await chooser.until("Accepted")
    good = [(await two_people(house, "almost_innocent"))[0] for _ in range(5)]
    near.crash(house)
    near.run(harm, code=bad.code)
    again = await near.open("http://10.0.0.1:1")
    await until(lambda: {table.code for table in good} <= again.tables.keys())
    assert {info.code for info in await again.mine("ada", "fr", 9)} >= {one.code for one in good}
    try:
        standing = (await again.table(bad.code)).row.standing
    except NotNow as refused:
        standing = "closed"
        assert refused.code == "table-closed"
    assert standing == "closed"


async def test_no_house_takes_a_table_whose_rules_another_knows(
    near: Neighbourhood, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await near.open("http://old:1")
    table, *_ = await two_people(old, "almost_innocent")
    await old.drain()
    old.ownership.draining = False
    await old.ownership.renew()
    near.run("UPDATE tables SET rules_version = 77")
    near.run("UPDATE servers SET rules = ' almost_innocent=77 '")
    new = await near.open("http://new:2")
    with pytest.raises(Elsewhere) as elsewhere:
        await new.table(table.code)
    assert elsewhere.value.address == "http://old:1"
    near.run("UPDATE servers SET until = 0 WHERE address = 'http://old:1'")
    await new.table(table.code)


async def test_a_table_asked_for_is_handed_over_but_not_again_and_again(
    near: Neighbourhood,
) -> None:
    one, other = await near.open("http://one:1"), await near.open("http://other:2")
    table, ada, _ = await two_people(one, "almost_innocent")
    await other.ownership.want(table.code)
    assert await ada.until_closed() == RESTARTS
    await other.table(table.code)
    await one.ownership.want(table.code)
    assert near.run("SELECT wanted FROM tables") == [("",)]
    near.run("UPDATE tables SET handed = handed - 31")
    await one.ownership.want(table.code)
    me = one.ownership.me.id
    await until(lambda: near.run("SELECT owner FROM tables") == [(me,)])
    assert table.code not in other.tables
    await one.table(table.code)


async def test_the_sweep_leaves_tables_alone_that_are_in_use(near: Neighbourhood) -> None:
    """People find a table, and only then sit down, with other things to wait for in between."""
    house = await near.open(settings=HouseSettings(pause=(0, 0), sweep_every=0.02))

    async def gather(number: int) -> None:
        order = NewTable("almost_innocent", (Me(), BotSeated("random")))
        table = await house.make(order, f"ada {number}", "Ada")
        found = await house.table(table.code)
        await asyncio.sleep(0.03)
        await found.keep()
        await found.start()
        again = await house.table(table.code)
        await asyncio.sleep(0.03)
        ear = Ear(0, f"ada {number}")
        again.join(ear, 0)
        await ear.until("Welcome")
        while not ear.accepted():
            if 0 in playing(again).match.waiting:
                again.choose(ear, "one", legal(again, ear))
            await asyncio.sleep(0.01)
        assert ear.closed is None

    await asyncio.gather(*(gather(number) for number in range(150)))
    assert house.counts.breaks == 0
    assert near.run("SELECT DISTINCT epoch FROM tables") == [(1,)]


async def test_an_idle_table_is_let_go_and_comes_back(
    near: Neighbourhood, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await near.open(settings=HouseSettings(pause=(0, 0), sweep_every=0.02))
    table, ada, ben = await two_people(house, "almost_innocent")
    monkeypatch.setattr(hall, "UNUSED", 0.0)
    for ear in (ada, ben):
        table.leave_off(ear)
    await until(lambda: table.code not in house.tables)
    await until(lambda: near.run("SELECT owner FROM tables") == [(None,)])
    assert (await house.table(table.code)).row.epoch == 2


async def test_after_a_storage_break_tables_with_people_wake_by_themselves(
    store: HeldStore, house: House
) -> None:
    with_a_person = await house.make(WITH_A_BOT, "ada", "Ada")
    only_bots = NewTable("cluedo", (BotSeated("random"), BotSeated("random")), start=True)
    store.broken = True
    broken = await house.make(only_bots, "ada", "Ada")
    broken.join(Ear(None, ""), 0)
    with_a_person._take(playing(with_a_person), *first_choice(with_a_person))
    await until(lambda: not house.tables)
    store.broken = False
    await until(lambda: with_a_person.code in house.tables)
    assert broken.code not in house.tables
    ear = Ear(None, "")
    (await house.table(broken.code)).join(ear, 0)
    await ear.until("Update")


def first_choice(table: Table) -> tuple[int, Any]:
    match = playing(table).match
    [seat, *_] = match.waiting
    question = match.question(seat)
    assert question is not None
    return seat, question.options[0]


async def test_a_stopped_house_plays_for_nobody(near: Neighbourhood, later: Later) -> None:
    house = await near.open()
    table, ada, ben = await two_people(house, "almost_innocent", clock=MoveClock(3))
    await later.passes(1)
    later.ahead += LEASE - 0.5  # stopped for less than a lease: the tables are still ours
    await later.passes(1)
    assert not playing(table).match.choices
    [chooser, _] = waiting(table, ada, ben)
    await later.passes(1.5)
    await chooser.until("Update")


async def test_two_servers_start_on_an_empty_database_at_once(address: str) -> None:
    def begin() -> str:
        with reading(address) as store:
            store.prepare()
            return store.own_secret()

    known = await asyncio.gather(*(asyncio.to_thread(begin) for _ in range(4)))
    assert len({*known}) == 1


async def test_whoever_finds_a_table_that_was_lost_meanwhile_is_told_to_come_again(
    near: Neighbourhood,
) -> None:
    house = await near.open()
    table = await house.make(NewTable("cluedo", (Me(), BotSeated("random"))), "ada", "Ada")
    await house.hall.lose(table)
    with pytest.raises(NotNow):
        await leave(table, "ada")
    ear = Ear(0, "ada")
    table.join(ear, 0)
    assert ear.closed == RESTARTS


async def test_a_table_taken_away_while_it_was_loaded_does_not_stand(
    near: Neighbourhood, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house was slow, has lost its lease, and is another by now; what it read is old."""
    one, other = await near.open("http://10.0.0.1:1"), await near.open("http://10.0.0.2:1")
    table, *_ = await two_people(one, "almost_innocent")
    await one.drain()
    load = other.store.kept_table

    def slowly(code: str) -> Any:
        kept = load(code)
        near.run("UPDATE servers SET until = 0 WHERE id = :id", id=other.ownership.me.id)
        return kept

    monkeypatch.setattr(other.store, "kept_table", slowly)
    with pytest.raises(Elsewhere):
        await other.table(table.code)
    assert table.code not in other.tables


async def test_what_is_loaded_while_a_house_drains_is_given_away(
    near: Neighbourhood, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await near.open("http://10.0.0.1:1"), await near.open("http://10.0.0.2:1")
    table, *_ = await two_people(one, "almost_innocent")
    await one.drain()
    stands = other.ownership.stands

    async def meanwhile(code: str, epoch: int) -> bool:
        await other.drain()
        return await stands(code, epoch)

    monkeypatch.setattr(other.ownership, "stands", meanwhile)
    await other.table(table.code)
    assert table.code not in other.tables
    assert near.run("SELECT owner FROM tables") != [(other.ownership.me.id,)]
    with pytest.raises(Elsewhere):
        await other.make(WITH_A_BOT, "ada", "Ada")


async def test_the_lease_is_kept_however_long_a_table_takes_to_load(
    near: Neighbourhood, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await near.open("http://10.0.0.1:1")
    table, *_ = await two_people(one, "almost_innocent")
    await one.drain()
    other = await near.open("http://10.0.0.2:1")
    load, go_on = other.store.kept_table, Event()

    def slowly(code: str) -> Any:
        go_on.wait()
        return load(code)

    monkeypatch.setattr(other.store, "kept_table", slowly)
    await until(lambda: table.code in other.hall._finding._under_way)
    before = other.ownership._renewed
    await until(lambda: other.ownership._renewed > before)
    go_on.set()
    await until(lambda: table.code in other.tables)


@pytest.mark.parametrize("address", ["postgresql"], indirect=True)
async def test_nobody_waits_for_a_table_that_a_stopped_house_holds(near: Neighbourhood) -> None:
    """Stopped between INSERT and COMMIT: others go on with all other tables."""
    one, other = await near.open("http://10.0.0.1:1"), await near.open("http://10.0.0.2:1")
    held, *_ = await two_people(one, "almost_innocent")
    free, *_ = await two_people(one, "almost_innocent")
    near.crash(one)
    near.run("DELETE FROM servers WHERE id = :id", id=one.ownership.me.id)
    engine = create_engine(near.url)
    with engine.begin() as stopped:
        stopped.execute(text("SELECT * FROM tables WHERE code = :c FOR SHARE"), {"c": held.code})
        with pytest.raises(Elsewhere):
            await other.table(held.code)
        await other.table(free.code)
        assert await other.ownership.renew()
    engine.dispose()
    assert (await other.table(held.code)).row.epoch > 1


@pytest.mark.parametrize("address", ["postgresql"], indirect=True)
async def test_every_transaction_has_limits_whatever_stands_between(near: Neighbourhood) -> None:
    """A pool gives each transaction another session, and drops what was set for one."""
    house = await near.open()

    def limits(connection: Any) -> list[str]:
        names = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
        return [connection.execute(text(f"SHOW {name}")).scalar() for name in names]

    assert await house.store.ask(limits) == ["2s", "1500ms", "2s"]
    assert near.run("SHOW statement_timeout") == [("0",)]


async def test_a_house_without_a_lease_hears_nobody(near: Neighbourhood, later: Later) -> None:
    house = await near.open()
    table, ada, _ = await two_people(house, "almost_innocent")
    hear = Sockets(house, UNLIMITED)._ear(table, cast("Socket", ada))
    hear(b'{"type":"Say","text":"hello"}')
    assert ada.closed is None
    later.ahead += LEASE
    hear(b'{"type":"Say","text":"hello"}')
    assert ada.closed == RESTARTS


async def test_people_find_their_next_table_whoever_has_it(near: Neighbourhood) -> None:
    one, other = await near.open(), await near.open()
    table, *_ = await two_people(one)
    table.row.standing = "over"
    code = await one.again(table, "ada")
    await one.hall.lose(one.tables[code])
    await other.table(code)
    assert await one.again(table, "ben") == code
    info = await one.info(code, "ben", "en")
    assert (info.code, info.me, info.standing) == (code, 1, "gathering")


@pytest.mark.parametrize("address", ["postgresql"], indirect=True)
async def test_a_house_goes_on_when_its_connections_are_cut(near: Neighbourhood) -> None:
    house = await near.open()
    table, *_ = await two_people(house, "almost_innocent")
    others = "pid <> pg_backend_pid() AND datname = current_database()"
    near.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    cut = time.monotonic()
    await until(lambda: house.ownership._renewed > cut)
    await (await house.table(table.code)).keep()


async def test_tables_begun_long_ago_wait_until_somebody_comes(
    house: House, store: HeldStore
) -> None:
    table, _, _ = await two_people(house, "almost_innocent")
    later = House(store, HouseSettings())
    await house.ownership.leave()
    begun = table.row.begun
    assert begun is not None
    assert await later.ownership.claim_orphans(begun + 1, 10) == []
    [claimed] = await later.ownership.claim_orphans(begun, 10)
    assert claimed.code == table.code


@pytest.mark.parametrize(
    ("address", "here"),
    [
        ("http://localhost:8000", True),
        ("http://127.0.0.1:8000", True),
        ("http://[::1]:8000", True),
        ("http://10.0.0.7:8000", False),
        ("http://play.example.org:8000", False),
        ("", False),
    ],
)
def test_what_is_reached_only_from_this_machine(address: str, here: bool) -> None:
    assert is_loopback(address) is here


async def test_only_who_refuses_is_known_to_be_gone() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        assert await answers(f"http://127.0.0.1:{port}")
    assert not await answers(f"http://127.0.0.1:{port}")
    assert await answers("http://255.255.255.255:1"), "hidden, but it may live"
