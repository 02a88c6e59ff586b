"""PgBouncer in front of PostgreSQL, in transaction mode: no two transactions share a connection."""

from __future__ import annotations

import shutil
import socket
import subprocess
from types import TracebackType
from typing import Self

from tests.postgres import USER, Postgres, free_port, unprivileged

SETTING = """[databases]
* = host={host} port={port} user={user}
[pgbouncer]
listen_addr = {host}
listen_port = {own}
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
"""


class Bouncer:
    """Stands between servers and the database."""

    def __init__(self, postgres: Postgres) -> None:
        program = shutil.which("pgbouncer")
        assert program is not None
        self._host, self._port = postgres.address, free_port(postgres.address)
        file = postgres.folder / "pgbouncer.ini"
        places = {"host": self._host, "port": postgres.port, "own": self._port, "user": USER}
        file.write_text(SETTING.format(**places))
        nowhere = subprocess.DEVNULL
        self._process = subprocess.Popen(
            [program, "-q", file], stdout=nowhere, stderr=nowhere, **unprivileged()
        )
        self._wait()

    def _wait(self) -> None:
        while True:
            with socket.socket() as one:
                if one.connect_ex((self._host, self._port)) == 0:
                    return
            assert self._process.poll() is None

    def url(self, database: str) -> str:
        """The same database by this way."""
        name = database.rpartition("/")[2]
        return f"postgresql+psycopg://{USER}@{self._host}:{self._port}/{name}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._process.terminate()
        self._process.wait()


def installed() -> bool:
    return shutil.which("pgbouncer") is not None
