"""`deductio serve`: the server for others to play on."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from deductio.server.app import Settings
from deductio.server.limits import UNLIMITED, Limits
from deductio.server.run import listen_on, serve
from deductio.tables.house import HouseSettings
from deductio.tables.quotas import UNBOUNDED
from deductio.tables.sql import sqlite_url


def run_server(
    host: Annotated[list[str] | None, typer.Option(help="Where to listen.")] = None,
    port: Annotated[int, typer.Option(help="0 takes a free one and prints it.")] = 8000,
    database: Annotated[str | None, typer.Option(help="The address of the database.")] = None,
    name: Annotated[
        list[str] | None, typer.Option(help="A name it answers to; any by default.")
    ] = None,
    pause: Annotated[float, typer.Option(help="How long bots wait; 1 as people do, 0 not.")] = 1,
    workers: Annotated[int, typer.Option(help="Processes in which bots think.")] = 1,
    limits: Annotated[bool, typer.Option(help="Whether anyone may send only so much.")] = True,
) -> None:
    hosts = host or ["127.0.0.1"]
    usual = HouseSettings()
    house = HouseSettings(
        pause=(usual.pause[0] * pause, usual.pause[1] * pause),
        workers=workers,
        quotas=usual.quotas if limits else UNBOUNDED,
    )
    settings = Settings(
        database=database or default_database(),
        house=house,
        limits=Limits() if limits else UNLIMITED,
        hosts=tuple(name) if name else None,
    )
    sockets = listen_on(hosts, port)
    address = f"http://{hosts[0]}:{sockets[0].getsockname()[1]}"
    serve(settings, sockets, lambda: print(f"listening on {address}", flush=True))


def default_database() -> str:
    """In the folder where the system keeps a user's data."""
    folder = Path(typer.get_app_dir("deductio"))
    folder.mkdir(parents=True, exist_ok=True)
    return sqlite_url(folder / "tables.sqlite")
