"""Runs the server until it is told to stop."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from collections.abc import Callable, Sequence

import uvicorn
from msgspec.structs import replace

from deductio.server.app import Settings, make_app
from deductio.server.frames import websocket_class
from deductio.server.logs import log_to_stderr
from deductio.server.relay import Relay

ANYWHERE = ("0.0.0.0", "::")
BACKLOG = 2048
"""Connections that may wait to be let in."""


def listen_on(hosts: Sequence[str], port: int) -> list[socket.socket]:
    """Sockets on these addresses, all on one port; 0 takes any that is free."""
    sockets = []
    for host in hosts:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        one = socket.socket(family, socket.SOCK_STREAM)
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Enough for a page, and little enough that somebody who does not read is noticed.
        one.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 131_072)
        try:
            one.bind((host, port))
            one.listen(BACKLOG)
        except OSError:
            one.close()
            raise
        port = one.getsockname()[1]
        sockets.append(one)
    return sockets


def serve(
    settings: Settings, sockets: list[socket.socket], ready: Callable[[], None] = lambda: None
) -> None:
    """Returns after SIGINT or SIGTERM, when everything begun is finished."""
    log_to_stderr()
    app = make_app(replace(settings, address=settings.address or where(sockets[0])))
    config = uvicorn.Config(
        app,
        ws=websocket_class(),
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    # What is loaded by now stays; there is little garbage, and looking for it costs every choice.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    # uvicorn raises the signal again when all is done: the process then ends as if by itself.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    sys.setswitchinterval(0.001)  # the thread that writes should not wait long for its turn
    _Server(config, ready, app).run(sockets)


def where(listening: socket.socket) -> str:
    """Under which address others reach what listens here."""
    host, port = listening.getsockname()[:2]
    if host in ANYWHERE:
        host = socket.gethostname()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class _Server(uvicorn.Server):
    """Says when it listens, and gives its tables away before it stops."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], app: Relay) -> None:
        super().__init__(config)
        self._ready = ready
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.drain()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
