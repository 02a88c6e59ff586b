"""A real server in a process of its own, on a free port, over a real file.

All are forked from one process that has everything imported, so that starting one costs little.
"""

from __future__ import annotations

import os
import sys
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from deductio.server.app import Settings
from deductio.server.limits import UNLIMITED, Limits
from deductio.server.run import listen_on, serve
from deductio.tables.house import HouseSettings
from deductio.tables.sql import sqlite_url

QUICK = HouseSettings(pause=(0, 0), gone_after=0)

forking = get_context("forkserver")
forking.set_forkserver_preload(["tests.server.running", "alembic.command"])


class Running:
    """A server; `kill` and `start` as often as you like, the port and the file stay."""

    def __init__(
        self,
        folder: Path,
        settings: HouseSettings = QUICK,
        limits: Limits = UNLIMITED,
        hosts: tuple[str, ...] | None = None,
        *,
        plain: bool = False,
        **other: Any,
    ) -> None:
        """`plain`: with a uvicorn that knows no short way; the others as in Settings."""
        self.database = folder / "tables.sqlite"
        usual: dict[str, Any] = {
            "database": sqlite_url(self.database),
            "house": settings,
            "limits": limits,
        }
        self.settings = Settings(**usual | {"hosts": hosts} | other)
        self._log = folder / "server.log"
        self._plain = plain
        self.port = 0
        self.start()

    def start(self) -> None:
        """Returns when the server says that it listens."""
        here, there = forking.Pipe(duplex=False)
        arguments = (self.settings, self.port, self._plain, there, self._log)
        self._process = forking.Process(target=run, args=arguments)
        self._process.start()
        there.close()
        try:
            self.port, self.metrics_port = here.recv()
        except EOFError:
            raise AssertionError(self.log()) from None
        finally:
            here.close()

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def metrics_url(self) -> str:
        return f"http://127.0.0.1:{self.metrics_port}/metrics"

    def log(self) -> str:
        return self._log.read_text()

    def kill(self) -> None:
        """Without a word of warning."""
        self._process.kill()
        self._process.join()
        self._process.close()

    def stop(self) -> None:
        """As a system does that shuts down."""
        self._process.terminate()
        self._process.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.stop()


def run(settings: Settings, port: int, plain: bool, ready: Connection, log: Path) -> None:
    if plain:
        sys.modules["deductio.server.quick_frames"] = None  # type: ignore[assignment]
    with log.open("ab") as file:
        os.dup2(file.fileno(), 2)
    [main, metrics] = [*listen_on(["127.0.0.1"], port), *listen_on(["127.0.0.1"], 0)]
    ports = (main.getsockname()[1], metrics.getsockname()[1])
    serve(settings, [main], lambda: ready.send(ports), metrics=metrics)
