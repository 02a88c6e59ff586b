"""`deductio play`: the server for one household, and its page in the browser."""

from __future__ import annotations

import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from deductio.core.game import Refused
from deductio.games import game
from deductio.server.built import is_built
from deductio.words import Language, Words

if TYPE_CHECKING:
    from deductio.server.app import Settings

LOOPBACK = "127.0.0.1"
ANYWHERE = "0.0.0.0"
PATIENCE = 2.0
"""Seconds in which a server on this computer answers."""


def play_on_page(
    name: str | None, *, lan: bool, browser: bool, port: int, language: Language, data: Path | None
) -> bool:
    """Until Ctrl+C; False where there is no page, and the terminal must do."""
    words = Words(game(name) if name else None, language)
    if not is_built():
        print(words.text("page-not-built"), file=sys.stderr)
        return False
    from deductio.server.run import serve

    if running := running_server(data):
        here = running + (f"/new/{name}" if name else "")
        print(words.text("page-running", {"address": here}), flush=True)
        if browser:
            webbrowser.open(here)
        return True
    sockets = listen(ANYWHERE if lan else LOOPBACK, port)
    chosen = sockets[0].getsockname()[1]
    if chosen != port and port:
        print(words.text("page-port-taken", {"port": str(port)}))
    friends = [f"http://{address}:{chosen}" for address in addresses()] if lan else []
    here = f"http://localhost:{chosen}" + (f"/new/{name}" if name else "")

    def ready() -> None:
        print(words.text("page-here", {"address": here}), flush=True)
        for address in friends:
            print(words.text("page-friends", {"address": address}))
            show_code(address)
        if browser:
            webbrowser.open(here)

    with suppress(KeyboardInterrupt):
        serve(settings(data, friends), sockets, ready)
    return True


def running_server(data: Path | None) -> str:
    """The address of a server on the same file that answers; empty if there is none."""
    import urllib.request

    from deductio.server.database import open_store

    for address in open_store(database(data)).living():
        with (
            suppress(OSError),
            urllib.request.urlopen(f"{address}/health", timeout=PATIENCE) as answer,
        ):
            if answer.status == 200:
                return address
    return ""


def settings(data: Path | None, friends: list[str]) -> Settings:
    from deductio.server.app import Settings
    from deductio.tables.house import HouseSettings

    names = ["localhost", LOOPBACK, *(address.split("/")[2].split(":")[0] for address in friends)]
    return Settings(
        database=database(data),
        house=HouseSettings(stock=True),
        hosts=tuple(names),
        addresses=tuple(friends),
    )


def database(data: Path | None) -> str:
    """The address of the file with the tables, in that folder or in the usual one."""
    from deductio.server.database import default_database
    from deductio.tables.sql import sqlite_url

    return sqlite_url(data / "tables.sqlite") if data else default_database()


def listen(host: str, port: int) -> list[socket.socket]:
    """On that port, or on any other if it is taken."""
    from deductio.server.run import listen_on

    try:
        return listen_on([host], port)
    except Refused:
        return listen_on([host], 0)


def addresses() -> list[str]:
    """Under which this computer is known on its own network; asks nobody."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        try:
            one.connect(("10.255.255.255", 1))  # sends nothing: only picks the way out
        except OSError:
            return []
        address = str(one.getsockname()[0])
    return [] if address.startswith("127.") else [address]


def show_code(address: str) -> None:
    """The address as a QR code of characters."""
    import segno

    if sys.stdout.isatty():
        segno.make(address, micro=False).terminal(compact=True)
