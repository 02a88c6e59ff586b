"""A real PostgreSQL for tests: in a folder of its own, gone with the process that started it."""

from __future__ import annotations

import os
import pwd
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import psycopg
import pytest

from deductio.tables.sql import SqlStore, sqlite_url

# Holds the reading end of a pipe: whatever ends the tests, that ends it.
WHEN_WE_ARE_GONE = 'read -r _; "$1/pg_ctl" -D "$2/data" -m immediate stop; rm -rf "$2"'
USER = "deductio"


class Postgres:
    """One server with many databases; it may be restarted as after a loss of power."""

    def __init__(self, programs: Path, address: str = "127.0.0.1") -> None:
        self._programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="deductio-postgres-"))
        self.address = address
        self.port = free_port(address)
        self._as = unprivileged()
        self._names = count()
        if "user" in self._as:
            os.chown(self.folder, self._as["user"], self._as["group"])
        guard = ["sh", "-c", WHEN_WE_ARE_GONE, "guard", str(programs), str(self.folder)]
        self._guard = subprocess.Popen(
            guard, stdin=subprocess.PIPE, start_new_session=True, **self._quietly()
        )
        self._make()
        self.start()

    def _make(self) -> None:
        self._run("initdb", "--auth=trust", f"--username={USER}", "--encoding=UTF8", "--locale=C")
        data = self.folder / "data"
        with (data / "pg_hba.conf").open("a") as file:
            file.write("host all all samenet trust\n")
        with (data / "postgresql.conf").open("a") as file:
            file.write(
                f"listen_addresses = '{self.address}'\nport = {self.port}\nfsync = on\n"
                f"unix_socket_directories = '{self.folder}'\nmax_connections = 200\n"
            )

    def start(self) -> None:
        """Returns when it answers."""
        self._run(
            "pg_ctl", "--wait", "--timeout=600", "--silent", f"--log={self.folder}/log", "start"
        )

    def break_down(self) -> None:
        """Everything in memory is lost, as when the power fails."""
        self._run("pg_ctl", "--mode=immediate", "--silent", "stop")

    def stop(self) -> None:
        """And nothing of it stays."""
        assert self._guard.stdin is not None
        self._guard.stdin.close()
        self._guard.wait()

    def database(self, like: str = "template1") -> str:
        """The address of a new one, empty or like another."""
        name = f"test_{next(self._names)}"
        with psycopg.connect(self.conninfo("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}".encode())
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql+psycopg://{USER}@{self.address}:{self.port}/{name}"

    def conninfo(self, name: str) -> str:
        return f"host={self.address} port={self.port} user={USER} dbname={name}"

    def _run(self, program: str, *arguments: str) -> None:
        """As somebody who is not root: PostgreSQL insists."""
        command = [f"{self._programs}/{program}", "-D", f"{self.folder}/data", *arguments]
        subprocess.run(command, check=True, **self._quietly())

    def _quietly(self) -> dict[str, Any]:
        nowhere = subprocess.DEVNULL
        return {"cwd": self.folder, "stdout": nowhere, "stderr": nowhere, **self._as}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.stop()


def unprivileged() -> dict[str, Any]:
    """Whom to run it as: ourselves, unless we are root."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            found = pwd.getpwnam(name)
            return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
    return {}


def free_port(address: str) -> int:
    with socket.socket() as one:
        one.bind((address, 0))
        return int(one.getsockname()[1])


def programs() -> Path | None:
    """Where PostgreSQL's programs are, if they can be had here."""
    script = Path(__file__).parents[1] / "scripts" / "postgres"
    found = subprocess.run(["sh", script], capture_output=True, text=True)
    return Path(found.stdout.strip()) if found.returncode == 0 else None


@contextmanager
def reading(address: str) -> Iterator[SqlStore]:
    """A store that is never opened to write, so that nobody else lets its connections go."""
    store = SqlStore(address)
    try:
        yield store
    finally:
        store._engine.dispose()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed and could not be fetched")
    with Postgres(found) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a new and empty database: everything is to work with either."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "tables.sqlite")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()
