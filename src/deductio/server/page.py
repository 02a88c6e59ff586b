"""Serves the built page: hashed files for a year, everything else as the one page it is."""

from __future__ import annotations

from litestar import Response, get
from litestar.exceptions import NotFoundException

from deductio.server.built import PAGE
from deductio.server.files import file_at, kind_of

HASHED = "assets"
YEAR = "public, max-age=31536000, immutable"
FRESH = "no-cache"

NOT_BUILT = (
    "The page of Deductio is not built here: run `make play`, or `deductio play --terminal`."
)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: str = "/") -> Response[bytes]:
    """A file of the page, or the page itself for its own paths."""
    wanted = path.strip("/")
    if wanted.partition("/")[0] in ("api", "ws", "games"):
        raise NotFoundException("there is nothing here")
    file = file_at(PAGE, wanted)
    if file is None and wanted.startswith(f"{HASHED}/"):
        raise NotFoundException("there is nothing here")
    file = file or file_at(PAGE, "index.html")
    if file is None:
        return Response(NOT_BUILT.encode(), media_type="text/plain; charset=utf-8")
    caching = YEAR if wanted.startswith(f"{HASHED}/") else FRESH
    return Response(file.read_bytes(), media_type=kind_of(file), headers={"cache-control": caching})
