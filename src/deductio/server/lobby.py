"""HTTP for everything that is not a game in progress: who I am, tables, chairs."""

from __future__ import annotations

from typing import Annotated

from litestar import Router
from litestar.params import Parameter
from msgspec import Meta, Struct

from deductio.core.messages import Seat
from deductio.server.asking import get, post, put
from deductio.server.wire import Person
from deductio.tables import seating
from deductio.tables.house import House
from deductio.tables.messages import Level, Line, Name, NewTable, NonceText, TableInfo
from deductio.tables.refusals import Unknown
from deductio.tables.sentences import Language
from deductio.tables.table import Table

MOST_MINE, MOST_OPEN = 50, 50

TheCode = Annotated[str, Parameter(pattern="^[A-Z0-9]{10}$", description="The code of a table.")]


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """How the reader wants to be called."""

    name: Name


class Lists(Struct, frozen=True):
    """The reader's tables, and tables anyone may join."""

    mine: list[TableInfo]
    open: list[TableInfo]


class AtSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair."""

    seat: Seat


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing more needs to be said."""


class Nonce(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player adds to the luck of the game."""

    nonce: NonceText


class BotAt(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a chair."""

    seat: Seat
    level: Level


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody on a chair did."""

    seat: Seat
    text: Line


class Link(Struct, frozen=True):
    """Where the reader's seat can be opened on another device; keep it secret."""

    url_path: str


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a seat, the last part of its link."""

    token: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{20,64}$")]


class Lan(Struct, frozen=True):
    """Addresses for links and QR codes; empty when only this computer can reach the house."""

    addresses: tuple[str, ...]


def seen(table: Table, person: str, language: Language = "en") -> TableInfo:
    return table.info(person, table.chairs.seat_of(person), language)


@get("/me")
async def me(house: House, person: str) -> Person:
    """Who the reader is; the first answer brings a cookie."""
    return Person(await house.name_of(person))


@put("/me")
async def rename(house: House, person: str, data: NewName) -> Person:
    """Choose a nickname."""
    return Person(await house.rename(person, data.name))


@post("/tables")
async def make(house: House, person: str, data: NewTable) -> TableInfo:
    """Put up a table."""
    return seen(await house.make(data, person, await house.name_of(person)), person)


@get("/tables")
async def lists(house: House, person: str, language: Language) -> Lists:
    """The reader's tables, running ones first, and the open ones."""
    mine = await house.mine(person, language, MOST_MINE)
    return Lists(mine, await house.open_tables(person, language, MOST_OPEN))


@get("/tables/{code:str}")
async def one(house: House, person: str, language: Language, code: TheCode) -> TableInfo:
    """A table as the reader may know it."""
    return seen(await house.table(code), person, language)


@post("/tables/{code:str}/sit", status_code=200)
async def sit(house: House, person: str, code: TheCode, data: AtSeat) -> TableInfo:
    """Take an open chair."""
    table = await house.table(code)
    await seating.sit(table, person, await house.name_of(person), data.seat)
    return seen(table, person)


@post("/tables/{code:str}/leave", status_code=200)
async def leave(house: House, person: str, code: TheCode, data: Nothing) -> TableInfo:
    """Rise from one's chair while people gather."""
    table = await house.table(code)
    await seating.leave(table, person)
    return seen(table, person)


@put("/tables/{code:str}/nonce")
async def nonce(house: House, person: str, code: TheCode, data: Nonce) -> TableInfo:
    """Add something of one's own to the luck, while people gather."""
    table = await house.table(code)
    await seating.add_nonce(table, person, data.nonce)
    return seen(table, person)


@post("/tables/{code:str}/start", status_code=200)
async def start(house: House, person: str, code: TheCode, data: Nothing) -> TableInfo:
    """The host begins the game."""
    table = await house.table(code)
    await seating.start(table, person)
    return seen(table, person)


@post("/tables/{code:str}/remove", status_code=200)
async def remove(house: House, person: str, code: TheCode, data: AtSeat) -> TableInfo:
    """The host frees a chair while people gather."""
    table = await house.table(code)
    await seating.remove(table, person, data.seat)
    return seen(table, person)


@post("/tables/{code:str}/bot", status_code=200)
async def bot(house: House, person: str, code: TheCode, data: BotAt) -> TableInfo:
    """A bot for a chair: while people gather, or in play for somebody who has gone for long."""
    table = await house.table(code)
    async with house.accounts.ordering(table.row.host, bots=1, tables=0):
        await seating.seat_bot(table, person, data.seat, data.level, house.settings.gone_after)
    return seen(table, person)


@post("/tables/{code:str}/back", status_code=200)
async def back(house: House, person: str, code: TheCode, data: Nothing) -> TableInfo:
    """Take one's seat back from the bot."""
    table = await house.table(code)
    await seating.back(table, person)
    return seen(table, person)


@post("/tables/{code:str}/rematch", status_code=200)
async def rematch(house: House, person: str, code: TheCode, data: Nothing) -> TableInfo:
    """A new table for the same people."""
    table = await house.table(code)
    table.chairs.own_seat(person)
    return seen(await house.again(table, person), person)


@post("/tables/{code:str}/report", status_code=204)
async def report(house: House, person: str, code: TheCode, data: Report) -> None:
    """Tell those who run this house about somebody's behaviour."""
    table = await house.table(code)
    table.chairs.own_seat(person)
    table.chairs.at(data.seat)
    await house.report(code, data.seat, person, data.text)


@get("/tables/{code:str}/link")
async def link(house: House, person: str, code: TheCode) -> Link:
    """The link that moves the reader's seat to another device."""
    table = await house.table(code)
    return Link(f"/seat/{table.chairs.at(table.chairs.own_seat(person)).token}")


@post("/seat", status_code=200)
async def move(house: House, person: str, data: Token) -> TableInfo:
    """This browser takes over the seat of that link."""
    found = await house.seat_of_token(data.token)
    if found is None:
        raise Unknown("this link leads nowhere", "dead-link")
    table = await house.table(found[0])
    await seating.move(table, found[1], data.token, person, await house.name_of(person))
    return seen(table, person)


@get("/lan", sync_to_thread=False)
def lan(addresses: tuple[str, ...]) -> Lan:
    """Where friends on the same network find this house."""
    return Lan(addresses)


LOBBY = Router(
    "/",
    route_handlers=[
        me,
        rename,
        make,
        lists,
        one,
        sit,
        leave,
        nonce,
        start,
        remove,
        bot,
        back,
        rematch,
        report,
        link,
        move,
        lan,
    ],
)
