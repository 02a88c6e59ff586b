"""Real servers in processes of their own, to be killed, stopped, sent away and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from tests.postgres import free_port

TRIES = 20
"""Of a start, while the database is away; a system's supervisor would try for ever."""


class Served(Protocol):
    """Something that people can go to, and that remembers what it told them."""

    @property
    def url(self) -> str: ...

    def told(self) -> list[tuple[str, int, str]]:
        """Every choice it said is kept: code, number, and a hash of what it made the rules tell."""
        ...


class Server:
    """One `deductio serve`; its port stays the same."""

    def __init__(
        self,
        name: str,
        folder: Path,
        database: str,
        *,
        host: str = "127.0.0.1",
        among: str = "",
        inside: Sequence[str] = (),
        environment: Mapping[str, str] | None = None,
        options: Sequence[str] = (),
    ) -> None:
        """`among`: where other servers reach it; `inside`: what runs it, in another network."""
        self.name = name
        self.diary = folder / f"{name}.diary"
        self.failed_starts = 0
        self._log = folder / f"{name}.log"
        self._host = host
        self._port = 8000 if inside else free_port(host)
        self._command = [*inside, sys.executable, "-m", "tests.chaos.wrapped", "serve"]
        # Servers tell each other the first address on which they listen.
        self._command += ["--host", among, "--host", host] if among else ["--host", host]
        self._command += ["--port", str(self._port), "--database", database]
        self._command += ["--pause", "0", "--no-limits", *options]
        self._environment = os.environ | {"DEDUCTIO_CHAOS_DIARY": str(self.diary)}
        self._environment |= environment or {}
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://{self._host}:{self._port}"

    def begin(self) -> None:
        """Returns at once; `ready` says when it listens."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self._environment,
                start_new_session=True,
            )

    def ready(self) -> bool:
        """Waits until it listens, or has ended instead."""
        process = self._running
        assert process.stdout is not None
        return "listening" in process.stdout.readline()

    def start(self) -> None:
        """Until it listens, however often."""
        for _ in range(TRIES):
            self.begin()
            if self.ready():
                return
            self._running.wait()
            self.failed_starts += 1
        raise AssertionError(f"{self.name} does not start: {self.log()[-2000:]}")

    @property
    def _running(self) -> subprocess.Popen[str]:
        assert self._process is not None
        return self._process

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def megabytes(self) -> float:
        """In memory now."""
        status = Path(f"/proc/{self._running.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def kill(self) -> None:
        """Without a word of warning."""
        self._running.kill()
        self._end()

    def drain(self) -> None:
        """As a system does that shuts down; returns when it has."""
        self._running.terminate()
        self._end()

    def _end(self) -> None:
        process = self._running
        process.wait()
        if process.stdout is not None:
            process.stdout.close()

    def poison(self, code: str) -> None:
        """From the next start on, whoever loads this table dies of it."""
        self._environment["DEDUCTIO_CHAOS_POISON"] = code

    def send(self, what: signal.Signals) -> None:
        self._running.send_signal(what)

    def log(self) -> str:
        return self._log.read_text(errors="replace")

    def told(self) -> list[tuple[str, int, str]]:
        if not self.diary.exists():
            return []
        lines = [line.split() for line in self.diary.read_text().splitlines()]
        return [(code, int(number), told) for code, number, told in lines]


def begin_at_once(servers: Sequence[Server]) -> int:
    """Start all in the same moment; how many did not survive that."""
    for server in servers:
        server.begin()
    dead = [server for server in servers if not server.ready()]
    for server in dead:
        server.start()
    return len(dead)


@contextmanager
def running(servers: Sequence[Server]) -> Iterator[int]:
    """All of them, begun in the same moment; says how many did not survive that."""
    try:
        yield begin_at_once(servers)
    finally:
        for server in servers:
            if server.alive:
                server.kill()
