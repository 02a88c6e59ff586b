"""Puts the house together: tables, API, page, door."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import ceil

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from msgspec import Struct

from deductio.core.game import Refused
from deductio.server.daily import DAILY
from deductio.server.database import open_store
from deductio.server.door import Door
from deductio.server.figures import Standing, health, metrics, ready
from deductio.server.library import LIBRARY
from deductio.server.limits import Limits
from deductio.server.links import LINKS
from deductio.server.lobby import LOBBY
from deductio.server.mine import MINE
from deductio.server.page import page
from deductio.server.people import People
from deductio.server.prometheus import Figures
from deductio.server.puzzles import PUZZLES
from deductio.server.relay import Relay
from deductio.server.schema_page import SchemaPage
from deductio.server.seats import SEATS
from deductio.server.shelf import SHELF, game_file
from deductio.server.socket import Sockets
from deductio.server.wire import Problem
from deductio.tables.house import House, HouseSettings
from deductio.tables.refusals import Elsewhere, Forbidden, NotNow, TooMany, Unknown
from deductio.tables.sentences import Language, language_of

log = logging.getLogger("deductio.server")

API = [SHELF, LOBBY, SEATS, LINKS, LIBRARY, MINE, PUZZLES, DAILY]


class Settings(Struct, frozen=True, kw_only=True):
    """How this server runs."""

    database: str
    house: HouseSettings = HouseSettings()
    limits: Limits = Limits()
    hosts: tuple[str, ...] | None = None
    """The names it answers to; None for any."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks that are believed when they say for whom they ask."""
    addresses: tuple[str, ...] = ()
    """Where friends on the same network find it."""
    drain_seconds: float = 0
    """How long it goes on after SIGTERM, so that others notice that it is not ready any more."""
    address: str = ""
    """Where other servers on the same database reach it; where it listens, by default."""


def make_app(settings: Settings, standing: Standing, metrics_port: int | None) -> Relay:
    """Figures are given on one port only, if at all."""
    store = open_store(settings.database)
    house = House(store, settings.house, settings.address)
    figures = Figures(house)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    api = Litestar(
        route_handlers=[
            Router("/api", route_handlers=API),
            game_file,
            health,
            ready,
            metrics,
            page,
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "person": Provide(the_person, sync_to_thread=False),
            "language": Provide(the_language, sync_to_thread=False),
            "standing": Provide(lambda: standing, sync_to_thread=False),
            "figures": Provide(lambda: figures, sync_to_thread=False),
            "metrics_port": Provide(lambda: metrics_port, sync_to_thread=False),
            "addresses": Provide(lambda: settings.addresses, sync_to_thread=False),
        },
        exception_handlers={
            Refused: refused,
            Elsewhere: elsewhere,
            HTTPException: failed,
            RecursionError: unreadable,
            UnicodeError: unreadable,
            Exception: broken,
        },
        lifespan=[running],
        openapi_config=OpenAPIConfig(
            "Deductio", "1", path="/api/schema", render_plugins=[SchemaPage()]
        ),
        compression_config=CompressionConfig("gzip", minimum_size=1000),
        request_max_body_size=settings.limits.body,
        logging_config=None,
    )
    people = People(store.own_secret())
    sockets = Sockets(house, settings.limits)
    door = Door(api, sockets, people, settings.limits, settings.hosts)
    return Relay(door, house, store.own_secret())


def the_person(request: Request[object, object, State], house: House) -> str:
    """Who asks; the door has read the cookie."""
    person = str(request.scope["state"]["person"])
    house.admit(person)
    return person


def the_language(request: Request[object, object, State]) -> Language:
    return language_of(request.headers.get("accept-language", ""))


def refused(_: Request[object, object, State], error: Refused) -> Response[Problem]:
    match error:
        case Unknown():
            status = 404
        case Forbidden():
            status = 403
        case NotNow():
            status = 409
        case TooMany():
            status = 429
        case _:
            status = 400
    after = None if error.after is None else max(1, ceil(error.after))
    return Response(Problem(str(error), error.code, after), status_code=status)


def elsewhere(request: Request[object, object, State], error: Elsewhere) -> Response[None]:
    """The relay asks the owner instead."""
    request.scope["state"]["elsewhere"] = error
    return Response(None, status_code=503)


def failed(_: Request[object, object, State], error: HTTPException) -> Response[Problem]:
    extra = error.extra if isinstance(error.extra, list) else []
    wrong = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra]
    detail = "; ".join([error.detail.partition(" for ")[0], *wrong]) if wrong else error.detail
    return Response(Problem(detail, "not-understood"), status_code=error.status_code)


def unreadable(_: Request[object, object, State], error: Exception) -> Response[Problem]:
    """Only what is sent to us is ever nested or written like that."""
    return Response(Problem("this cannot be read as JSON", "not-understood"), status_code=400)


def broken(_: Request[object, object, State], error: Exception) -> Response[Problem]:
    """A fault of ours: the log says where, the answer does not."""
    log.exception("request failed", exc_info=error)
    return Response(Problem("something went wrong here", "our-fault"), status_code=500)
