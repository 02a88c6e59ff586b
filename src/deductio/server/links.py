"""HTTP for a seat on several devices: links that give it away once, and taking it back."""

from __future__ import annotations

from typing import Annotated

from litestar import Router
from msgspec import Meta, Struct

from deductio.server.asking import get, post
from deductio.server.lobby import TheCode, seen
from deductio.tables import devices
from deductio.tables.house import House
from deductio.tables.messages import Device, DeviceKind, TableInfo


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


LINKS = Router(
    "/",
    route_handlers=[
        link,
        at_my_seat,
        revoke,
        take_seat,
    ],
)
