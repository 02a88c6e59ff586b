"""A real server in a process of its own, on a free port, over a real file."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self


class Running:
    """Starts `deductio serve` and knows where it listens."""

    def __init__(self, folder: Path, *arguments: str, port: int = 0) -> None:
        self.database = folder / "tables.sqlite"
        self._arguments = [*arguments]
        self._log = folder / "server.log"
        self.port = port
        self.start()

    def start(self) -> None:
        """Returns when the server says that it listens; a second start uses the same port."""
        command = [sys.executable, "-m", "deductio", "serve", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.database}", "--pause", "0", *self._arguments]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log)
        assert self._process.stdout is not None
        said = self._process.stdout.readline().decode()
        assert said.startswith("listening"), self._log.read_text()
        self.port = int(said.rsplit(":", 1)[1])

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def log(self) -> str:
        return self._log.read_text()

    def kill(self) -> None:
        """Without a word of warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As a system does that shuts down."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self._process.poll() is None:
            os.kill(self._process.pid, how)
        code = self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._end(signal.SIGKILL)
