"""How the server is: for people who run it, and for the machines that watch over it."""

from __future__ import annotations

from litestar import Response, get
from msgspec import Struct

from deductio.tables.house import House


class Health(Struct, frozen=True):
    """Whether choices can be taken."""

    ok: bool
    tables: int


@get("/health", include_in_schema=False)
async def health(house: House) -> Response[Health]:
    """200 as long as choices can be kept, else 503."""
    well = house.store.healthy
    return Response(Health(well, len(house.tables)), status_code=200 if well else 503)


@get("/ready", include_in_schema=False)
async def ready(house: House) -> Response[None]:
    """200 while tables can be claimed here, else 503: no lease, or about to stop."""
    return Response(None, status_code=200 if house.ready else 503)


@get("/metrics", include_in_schema=False)
async def metrics(house: House) -> Response[bytes]:
    """Figures in the form Prometheus reads."""
    from deductio.server.prometheus import written_out

    return Response(written_out(house), media_type="text/plain; version=0.0.4")
