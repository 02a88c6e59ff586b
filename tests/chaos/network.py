"""A network of its own for each server; cables to people, the database, and other servers."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from types import TracebackType
from typing import Self

CABLES = {"people": 0, "database": 1, "others": 2}
"""The third number of the addresses on each."""


class Network:
    """Bridges on this machine; pulling a cable loses everything on it without a word."""

    def __init__(self, servers: Sequence[str]) -> None:
        self._servers = list(servers)
        self._mark = f"dc{os.getpid() % 100000}"
        for cable in CABLES:
            ip("link", "add", "name", self._bridge(cable), "type", "bridge")
            ip("address", "add", f"{self.own(cable)}/24", "dev", self._bridge(cable))
            ip("link", "set", self._bridge(cable), "up")
        for server in self._servers:
            self._connect(server)

    def _connect(self, server: str) -> None:
        space = self._space(server)
        ip("netns", "add", space)
        ip("-n", space, "link", "set", "lo", "up")
        for cable in CABLES:
            here = self._end(server, cable)
            ip("link", "add", here, "type", "veth", "peer", "name", cable, "netns", space)
            ip("-n", space, "address", "add", f"{self.address(server, cable)}/24", "dev", cable)
            ip("-n", space, "link", "set", cable, "up")
            ip("link", "set", here, "master", self._bridge(cable), "up")

    def inside(self, server: str) -> list[str]:
        """What runs a program in that server's network."""
        return ["ip", "netns", "exec", self._space(server)]

    def own(self, cable: str) -> str:
        """Where this machine itself is on that cable; two suites at once are on different ones."""
        return f"10.{64 + os.getpid() % 190}.{CABLES[cable]}.1"

    def address(self, server: str, cable: str) -> str:
        return f"{self.own(cable)}{self._servers.index(server)}"

    def cut(self, server: str, cable: str) -> None:
        ip("link", "set", self._end(server, cable), "nomaster")

    def mend(self, server: str, cable: str) -> None:
        ip("link", "set", self._end(server, cable), "master", self._bridge(cable))

    def _space(self, server: str) -> str:
        return f"{self._mark}-{server}"

    def _bridge(self, cable: str) -> str:
        return f"{self._mark}{cable[:2]}"

    def _end(self, server: str, cable: str) -> str:
        return f"{self._mark}{cable[:2]}{self._servers.index(server)}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        for server in self._servers:
            ip("netns", "delete", self._space(server))
        for cable in CABLES:
            ip("link", "delete", self._bridge(cable))


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


def allowed() -> bool:
    """Whether this user may make networks on this machine."""
    if os.geteuid() != 0 or shutil.which("ip") is None:
        return False
    name = f"dc{os.getpid() % 100000}try"
    made = subprocess.run(
        ["ip", "link", "add", "name", name, "type", "bridge"], capture_output=True
    )
    if made.returncode == 0:
        ip("link", "delete", name)
    return made.returncode == 0
