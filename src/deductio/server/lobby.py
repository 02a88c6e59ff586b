"""HTTP for the way to a table: who I am, which tables there are, and new ones."""

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
from deductio.tables.messages import (
    CODE,
    CampaignInfo,
    Code,
    Line,
    Name,
    NewTable,
    Printable,
    TableInfo,
)
from deductio.tables.promise import promise
from deductio.tables.sentences import Language
from deductio.tables.table import Table

MOST_MINE, MOST_OPEN = 50, 50

TheCode = Annotated[str, Parameter(pattern=CODE, description="The code of a table.")]
TheCampaign = Annotated[
    str, Parameter(pattern="^[A-Z2-9]{16}$", description="The id of a campaign.")
]


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """How the reader wants to be called, and a table that is to know it at once."""

    name: Name
    at: Code | None = None


class ALesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Which game somebody wants to learn."""

    game: Annotated[Printable, Meta(max_length=40)]


class Lists(Struct, frozen=True):
    """The reader's tables, and tables anyone may join."""

    mine: list[TableInfo]
    open: list[TableInfo]


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing more needs to be said."""


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody on a chair did."""

    seat: Seat
    text: Line


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
    if data.at:
        seating.may_rename(await house.table(data.at), person)  # whoever has that table renames
    return Person(await house.rename(person, data.name))


@post("/tables")
async def make(house: House, person: str, data: NewTable) -> TableInfo:
    """Put up a table."""
    return seen(await house.make(data, person, await house.name_of(person)), person)


@post("/lessons")
async def learn(house: House, person: str, data: ALesson) -> TableInfo:
    """Begin the guided game of a game: its luck is always the same, and it counts nowhere."""
    return seen(await house.teach(data.game, person, await house.name_of(person)), person)


@get("/tables")
async def lists(house: House, person: str, language: Language) -> Lists:
    """The reader's tables, running ones first, and the open ones."""
    mine = await house.mine(person, language, MOST_MINE)
    return Lists(mine, await house.open_tables(person, language, MOST_OPEN))


@get("/tables/{code:str}")
async def one(house: House, person: str, language: Language, code: TheCode) -> TableInfo:
    """A table as the reader may know it."""
    return seen(await house.table(code), person, language)


@post("/tables/{code:str}/put_away", status_code=204)
async def put_away(house: House, person: str, code: TheCode, data: Nothing) -> None:
    """Take a table off the reader's list; nothing changes at the table."""
    await house.kept_table(code)
    kept, then = promise()
    house.store.keep_put_away(person, code, then)
    await kept


@post("/tables/{code:str}/rematch", status_code=200)
async def rematch(
    house: House, person: str, language: Language, code: TheCode, data: Nothing
) -> TableInfo:
    """A new table for the same people, after the game: by the host, unless the host is gone."""
    table = await house.table(code)
    seating.may_play_again(table, person, house.settings.gone_after)
    return await house.info(await house.again(table, person), person, language)


@get("/campaigns")
async def campaigns(house: House, person: str) -> list[CampaignInfo]:
    """The campaigns of the groups that the reader belongs to, the latest played first."""
    return await house.campaigns.mine(person)


@post("/campaigns/{id:str}/leave", status_code=204)
async def leave_campaign(house: House, person: str, id: TheCampaign, data: Nothing) -> None:
    """Belong to its group no longer; with the last person the campaign goes."""
    await house.campaigns.leave(id, person)


@post("/tables/{code:str}/report", status_code=204)
async def report(house: House, person: str, code: TheCode, data: Report) -> None:
    """Tell those who run this house about somebody's behaviour."""
    table = await house.table(code)
    table.chairs.own_seat(person)
    table.chairs.at(data.seat)
    await house.report(code, data.seat, person, data.text)


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
        learn,
        lists,
        one,
        put_away,
        rematch,
        campaigns,
        leave_campaign,
        report,
        lan,
    ],
)
