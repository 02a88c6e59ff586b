"""Serves the built page: hashed files for a year, everything else as the one page it is."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException

from deductio.server.built import PAGE

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
    if wanted.partition("/")[0] in ("api", "ws"):
        raise NotFoundException("there is nothing here")
    file = file_at(PAGE, wanted)
    if file is None and wanted.startswith(f"{HASHED}/"):
        raise NotFoundException("there is nothing here")
    file = file or file_at(PAGE, "index.html")
    if file is None:
        return Response(NOT_BUILT.encode(), media_type="text/plain; charset=utf-8")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    caching = YEAR if wanted.startswith(f"{HASHED}/") else FRESH
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": caching})


def file_at(folder: Path, wanted: str) -> Path | None:
    """A file inside the folder; never one outside."""
    file = (folder / wanted).resolve()
    return file if wanted and file.is_file() and folder.resolve() in file.parents else None
