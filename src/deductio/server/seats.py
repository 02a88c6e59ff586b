"""HTTP for the chairs of a table: sitting down, starting, bots, and rising again."""

from __future__ import annotations

from typing import Annotated

from litestar import Router
from msgspec import Meta, Struct

from deductio.bots import stand_in
from deductio.core.messages import Seat
from deductio.games import game
from deductio.server.asking import post, put
from deductio.server.lobby import Nothing, TheCode, seen
from deductio.tables import seating
from deductio.tables.colours import Colour
from deductio.tables.house import House
from deductio.tables.messages import Help, Level, NonceText, Printable, Promise, TableInfo


class AtSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair."""

    seat: Seat


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


SEATS = Router(
    "/",
    route_handlers=[
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
    ],
)
