"""How the server is: for people who run it, and for the machines that watch over it."""

from __future__ import annotations

import asyncio

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from msgspec import Struct

from deductio.server.prometheus import Figures
from deductio.tables.house import House, kept
from deductio.tables.refusals import NotNow

LONG_ENOUGH = 2.0
"""Seconds for a write that takes milliseconds."""


class Health(Struct, frozen=True):
    """Whether all is well, or in one sentence why not."""

    ok: bool
    reason: str = ""


class Standing:
    """Whether this server can take choices, and should be given new ones."""

    def __init__(self) -> None:
        self.draining = False
        self._writing: asyncio.Task[str] | None = None

    async def ill(self, house: House) -> str:
        """Why it cannot do its work; empty if it can. However many ask, one write answers all."""
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(trouble_writing(house))
        return await asyncio.shield(self._writing)

    async def unready(self, house: House) -> str:
        """Why nobody new should be sent here; empty if they should."""
        if self.draining:
            return "this server is about to stop"
        if not house.ready:
            return "this server has no lease on its tables"
        return await self.ill(house)


async def trouble_writing(house: House) -> str:
    try:
        await asyncio.wait_for(kept(house.store.keep_pulse), LONG_ENOUGH)
    except TimeoutError:
        return f"the database has not answered for {LONG_ENOUGH:.0f} seconds"
    except NotNow:
        return "the database does not take what it is given; the log says why"
    return ""


def judged(reason: str) -> Response[Health]:
    return Response(Health(not reason, reason), status_code=503 if reason else 200)


@get("/health", include_in_schema=False)
async def health(house: House, standing: Standing) -> Response[Health]:
    """200 as long as choices can be kept, else 503."""
    return judged(await standing.ill(house))


@get("/ready", include_in_schema=False)
async def ready(house: House, standing: Standing) -> Response[Health]:
    """200 as long as people may be sent here, else 503."""
    return judged(await standing.unready(house))


@get("/metrics", include_in_schema=False)
async def metrics(
    request: Request[object, object, State], figures: Figures, metrics_port: int | None
) -> Response[bytes]:
    """Figures in the form Prometheus reads, on the one port where they are given."""
    if request.scope["server"] is None or request.scope["server"][1] != metrics_port:
        raise NotFoundException("there is nothing here")
    return Response(figures.written_out(), media_type="text/plain; version=0.0.4")
