"""HTTP for everything that is not a game in progress: who I am, tables, chairs."""

from __future__ import annotations

from typing import Annotated

from litestar import Router
from litestar.params import Parameter
from msgspec import Meta, Struct

from deductio.bots import stand_in
from deductio.core.messages import Seat
from deductio.games import game
from deductio.server.asking import get, post, put
from deductio.server.wire import Person
from deductio.tables import devices, seating
from deductio.tables.colours import Colour
from deductio.tables.house import House
from deductio.tables.messages import (
    CODE,
    CampaignInfo,
    Code,
    Device,
    DeviceKind,
    Help,
    Level,
    Line,
    Name,
    NewTable,
    NonceText,
    Printable,
    Promise,
    TableInfo,
)
from deductio.tables.promise import promise as promise_to_keep
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


class AtSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair."""

    seat: Seat


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing more needs to be said."""


class Promised(Struct, frozen=True, forbid_unknown_fields=True):
    """A hash of what a player adds to the luck of the game."""

    promise: Promise


class Nonce(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player adds to the luck of the game, as it was promised."""

    nonce: NonceText


class BotAt(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a chair."""

    seat: Seat
    level: Level
    member: Annotated[Printable, Meta(max_length=12)] = ""
    """Who of the cast, while people gather; empty if the table may draw somebody."""


class MyHelp(Struct, frozen=True, forbid_unknown_fields=True):
    """What the reader's notebook shall say, and whether there are hints."""

    help: Help
    hints: bool | None = None
    """None: as before."""


class MyColour(Struct, frozen=True, forbid_unknown_fields=True):
    """The colour of the reader's seat."""

    colour: Colour


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody on a chair did."""

    seat: Seat
    text: Line


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """For one more device of the reader, or for another person of its team."""

    mate: bool = False


class Link(Struct, frozen=True):
    """Where one more device or person gets the reader's seat, once; keep it secret."""

    url_path: str
    """The secret is its fragment, which browsers send to nobody."""


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of an invitation, the last part of its link, and what comes with it."""

    token: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{20,64}$")]
    kind: DeviceKind = "program"


class OneDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """A device of the reader's seat; without an id the one that sat down."""

    id: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]


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


@post("/tables/{code:str}/sit", status_code=200)
async def sit(house: House, person: str, code: TheCode, data: AtSeat) -> TableInfo:
    """Take an open chair, or join the team that sits there."""
    table = await house.table(code)
    await seating.sit(table, person, await house.name_of(person), data.seat)
    return seen(table, person)


@post("/tables/{code:str}/leave", status_code=200)
async def leave(house: House, person: str, code: TheCode, data: Nothing) -> TableInfo:
    """Rise from one's chair while people gather."""
    table = await house.table(code)
    await seating.leave(table, person)
    return seen(table, person)


@put("/tables/{code:str}/help")
async def set_help(house: House, person: str, code: TheCode, data: MyHelp) -> TableInfo:
    """Change what one's own notebook says, where one plays with bots alone."""
    table = await house.table(code)
    await seating.set_help(table, person, data.help, hints=data.hints)
    return seen(table, person)


@put("/tables/{code:str}/colour")
async def set_colour(house: House, person: str, code: TheCode, data: MyColour) -> TableInfo:
    """Choose the colour of one's seat, while people gather."""
    table = await house.table(code)
    await seating.choose_colour(table, person, data.colour)
    return seen(table, person)


@put("/tables/{code:str}/promise")
async def promise(house: House, person: str, code: TheCode, data: Promised) -> TableInfo:
    """Promise a share in the luck, while people gather."""
    table = await house.table(code)
    await seating.promise_share(table, person, data.promise)
    return seen(table, person)


@post("/tables/{code:str}/open", status_code=200)
async def open_share(house: House, person: str, code: TheCode, data: Nonce) -> TableInfo:
    """Show the promised share, once the host has started; with the last one the game begins."""
    table = await house.table(code)
    await seating.open_share(table, person, data.nonce)
    return seen(table, person)


@post("/tables/{code:str}/start", status_code=200)
async def start(house: House, person: str, code: TheCode, data: Nothing) -> TableInfo:
    """The host begins the game: at once, or when the promised shares in its luck are open."""
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
        await seating.seat_bot(
            table, person, data.seat, data.level, house.settings.gone_after, data.member
        )
    return seen(table, person)


@post("/tables/{code:str}/back", status_code=200)
async def back(house: House, person: str, code: TheCode, data: Nothing) -> TableInfo:
    """Take one's seat back from the bot."""
    table = await house.table(code)
    await seating.back(table, person)
    return seen(table, person)


@post("/tables/{code:str}/resign", status_code=200)
async def resign(house: House, person: str, code: TheCode, data: Nothing) -> TableInfo:
    """Give one's seat to a bot, or to the others of one's team; it cannot be taken back."""
    table = await house.table(code)
    await seating.resign(table, person, stand_in(game(table.row.game)))
    return seen(table, person)


@post("/tables/{code:str}/put_away", status_code=204)
async def put_away(house: House, person: str, code: TheCode, data: Nothing) -> None:
    """Take a table off the reader's list; nothing changes at the table."""
    await house.kept_table(code)
    kept, then = promise_to_keep()
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


@post("/tables/{code:str}/link", status_code=200)
async def link(house: House, person: str, code: TheCode, data: Invitation) -> Link:
    """A link that gives the reader's seat to one more device, of which the last one is withdrawn;
    or to another person where people may share a seat."""
    table = await house.table(code)
    invite = devices.invite_mate if data.mate else devices.invite
    return Link(f"/seat#{await invite(table, person)}")


@get("/tables/{code:str}/devices")
async def at_my_seat(house: House, person: str, code: TheCode) -> list[Device]:
    """Every device that has the reader's seat."""
    return devices.devices_of(await house.table(code), person)


@post("/tables/{code:str}/revoke", status_code=200)
async def revoke(house: House, person: str, code: TheCode, data: OneDevice) -> list[Device]:
    """Send another device of the reader's seat away, or withdraw its link."""
    table = await house.table(code)
    await devices.revoke(table, person, data.id)
    return devices.devices_of(table, person)


@post("/seat", status_code=200)
async def take_seat(house: House, person: str, data: Token) -> TableInfo:
    """This device gets the seat of that link; its cookie is its own token from now on."""
    id = devices.id_of(data.token)
    table = await house.table_of_device(id)
    if table is None:
        raise devices.dead_link()
    await devices.take(table, id, person, data.kind, await house.name_of(person))
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
        learn,
        lists,
        one,
        sit,
        leave,
        set_help,
        set_colour,
        promise,
        open_share,
        start,
        remove,
        bot,
        back,
        resign,
        put_away,
        rematch,
        campaigns,
        leave_campaign,
        report,
        link,
        at_my_seat,
        revoke,
        take_seat,
        lan,
    ],
)
