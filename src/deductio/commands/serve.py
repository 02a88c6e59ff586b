"""`deductio serve`: the server for others to play on."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from deductio.commands.arguments import Database, DatabaseFile, SettingsFile
from deductio.server.frames import NO_SHORT_WAY, PLAIN, websocket_class
from deductio.server.limits import UNLIMITED
from deductio.server.run import listen_on, serve
from deductio.server.settings import Wrong, read_settings, summary
from deductio.tables.quotas import UNBOUNDED


def run_server(
    settings: SettingsFile = None,
    host: Annotated[list[str] | None, typer.Option(help="Where to listen.")] = None,
    port: Annotated[int | None, typer.Option(help="0 takes a free one and prints it.")] = None,
    database: Database = None,
    database_file: DatabaseFile = None,
    name: Annotated[
        list[str] | None, typer.Option(help="A name it answers to; any by default.")
    ] = None,
    address: Annotated[
        str | None, typer.Option(help="Where other servers on the same database reach it.")
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option(help="An address or network of proxies to believe.")
    ] = None,
    metrics: Annotated[str | None, typer.Option(help="HOST:PORT for /metrics; none.")] = None,
    pause: Annotated[
        float | None, typer.Option(help="How long bots wait; 1 as people do, 0 not.")
    ] = None,
    workers: Annotated[int | None, typer.Option(help="Processes in which bots think.")] = None,
    limits: Annotated[bool, typer.Option(help="Whether anyone may send only so much.")] = True,
    check: Annotated[bool, typer.Option("--check", help="Only look at the settings.")] = False,
) -> int:
    command = {
        "host": host or None,
        "port": port,
        "database": database,
        "database_file": database_file,
        "name": name or None,
        "address": address,
        "proxies": proxy or None,
        "metrics": metrics,
        "pause": pause,
        "workers": workers,
    }
    if check:
        return look_at(settings, command)
    wanted, kept_at, looks = read_settings(settings, os.environ, command)
    for look in looks:
        print(f"deductio: {look}", file=sys.stderr)
    if not limits:
        wanted = msgspec.structs.replace(wanted, limits=UNLIMITED, quotas=UNBOUNDED)
    sockets = listen_on(wanted.host, wanted.port)
    figures = wanted.figures_at()
    here = f"http://{wanted.host[0]}:{sockets[0].getsockname()[1]}"
    serve(
        wanted.settings(kept_at),
        sockets,
        lambda: print(f"listening on {here}", flush=True),
        metrics=listen_on([figures[0]], figures[1])[0] if figures else None,
    )
    return 0


def look_at(file: Path | None, command: Mapping[str, object]) -> int:
    """Say what is wrong with the settings, a line for each; or that nothing is."""
    try:
        wanted, address, looks = read_settings(file, os.environ, command)
    except Wrong as wrong:
        print(*wrong.sentences, sep="\n", file=sys.stderr)
        return 1
    if websocket_class() == PLAIN:
        looks = [*looks, NO_SHORT_WAY]
    print(*looks, sep="\n", end="\n" * bool(looks), file=sys.stderr)
    print("settings are fine", *summary(wanted, address), sep="\n")
    return 0
