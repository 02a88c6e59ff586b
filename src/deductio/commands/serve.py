"""`deductio serve`: the server for others to play on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from deductio.server.app import Settings
from deductio.server.limits import UNLIMITED, Limits
from deductio.server.run import listen_on, serve
from deductio.tables.house import HouseSettings
from deductio.tables.sql import sqlite_url


def run_server(
    *,
    hosts: Sequence[str],
    port: int,
    database: str | None,
    names: Sequence[str] | None,
    pause: float,
    workers: int,
    limited: bool,
) -> None:
    usual = HouseSettings().pause
    settings = Settings(
        database=database or default_database(),
        house=HouseSettings(pause=(usual[0] * pause, usual[1] * pause), workers=workers),
        limits=Limits() if limited else UNLIMITED,
        hosts=tuple(names) if names else None,
    )
    sockets = listen_on(hosts, port)
    address = f"http://{hosts[0]}:{sockets[0].getsockname()[1]}"
    serve(settings, sockets, lambda: print(f"listening on {address}", flush=True))


def default_database() -> str:
    """In the folder where the system keeps a user's data."""
    import typer

    folder = Path(typer.get_app_dir("deductio"))
    folder.mkdir(parents=True, exist_ok=True)
    return sqlite_url(folder / "tables.sqlite")
