"""HTTP for what a table's games prove and leave behind: notes, proofs, records, replays."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Router
from litestar.params import Parameter

from deductio.core.messages import Event, Seat
from deductio.core.record import Record
from deductio.server.asking import get
from deductio.server.lobby import TheCode, seen
from deductio.server.wire import Notes, Proof, Replay, Step
from deductio.tables.analysis import argument_for, known_from, record_from, retold
from deductio.tables.house import House
from deductio.tables.refusals import Forbidden, NotNow, Unknown
from deductio.tables.rows import Shelf
from deductio.tables.seating import own_seat
from deductio.tables.table import Table

Lang = Literal["fr", "en"]
Fact = Annotated[str, Parameter(min_length=3, max_length=60)]
TheSeat = Annotated[int | None, Parameter(ge=0, lt=6)]


@get("/tables/{code:str}/notes")
async def notes(house: House, person: str, code: TheCode, lang: Lang = "en") -> Notes:
    """What follows from what the reader was told, as far as the table's help goes."""
    table = await house.table(code)
    _, stream = told(table, person)
    help = table.row.setting.help
    known = await house.workers.run(known_from, table.row.game, stream, help)
    return Notes(
        help,
        len(stream),
        things=known.things,
        facts=known.facts,
        worlds=known.worlds,
        certain=known.certain,
        odds=known.odds,
    )


@get("/tables/{code:str}/why")
async def why(house: House, person: str, code: TheCode, fact: Fact, lang: Lang = "en") -> Proof:
    """The few things the reader was told that prove a fact."""
    table = await house.table(code)
    seat, stream = told(table, person)
    if table.row.setting.help not in ("proven", "odds"):
        raise Forbidden("at this table everyone proves things by themselves")
    names = [chair.name for chair in table.seats]
    named = names if all(names) else []
    work = (table.row.game, stream, fact, lang, seat, named)
    proof = await house.workers.run(argument_for, *work)
    return Proof(fact, proof.events, proof.lines)


@get("/tables/{code:str}/record")
async def record(house: House, code: TheCode) -> Record:
    """The record of a finished game: anyone can play it again and check the seal."""
    return await house.workers.run(record_from, await finished(house, code))


@get("/tables/{code:str}/replay")
async def replay(house: House, person: str, code: TheCode, seat: TheSeat = None) -> Replay:
    """A finished game step by step: as a seat heard it, or everything with the spectators' view."""
    shelf = await finished(house, code)
    if seat is not None and seat >= len(shelf.seats):
        raise Unknown("there is no such chair")
    retelling = await house.workers.run(retold, shelf, seat)
    steps = tuple(Step(told.number, told.events, told.view) for told in retelling.steps)
    info = seen(await house.table(code), person)
    return Replay(info, seat, steps, retelling.things, retelling.honest)


def told(table: Table, person: str) -> tuple[Seat, list[Event]]:
    """The reader's seat, and a copy of what it was told."""
    seat = own_seat(table, person)
    if table.play is None:
        raise NotNow("the game has not begun")
    return seat, [*table.play.stream(seat)]


async def finished(house: House, code: str) -> Shelf:
    shelf = await house.shelf(code)
    if shelf.table.standing != "over":
        raise NotNow("the game is not over")
    return shelf


LIBRARY = Router("/", route_handlers=[notes, why, record, replay])
