"""A PostgreSQL of our own for tests, from the system's package, as a user who may run it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

OWNER = "postgres"


def programs() -> Path | None:
    """Where `initdb` and `postgres` are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


@contextmanager
def running_postgres(programs: Path) -> Iterator[str]:
    """Its address; the database is empty."""
    folder = Path(mkdtemp(prefix="deductio-postgres-"))
    user = {"user": OWNER} if os.getuid() == 0 else {}
    if user:
        shutil.chown(folder, OWNER)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    make = [programs / "initdb", "-D", folder / "data", "-A", "trust", "-U", "deductio", "-N"]
    subprocess.run([*map(str, make), "-E", "UTF8"], check=True, capture_output=True, **user)  # type: ignore[call-overload]
    run = [programs / "postgres", "-D", folder / "data", "-k", folder, "-F", "-p", port]
    run += ["-c", "listen_addresses=127.0.0.1"]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen([*map(str, run)], stdout=log, stderr=log, **user)  # type: ignore[call-overload]
    try:
        ask = [str(programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
        while subprocess.run(ask, check=False).returncode:
            assert server.poll() is None, (folder / "log").read_text()
        yield f"postgresql+psycopg://deductio@127.0.0.1:{port}/postgres"
    finally:
        server.send_signal(signal.SIGINT)  # at once, whoever is connected
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)
