"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from functools import partial
from types import FrameType

import uvicorn
from msgspec.structs import replace

import deductio.deduction.solve  # noqa: F401 - else the first habit that needs it stops every table
from deductio.core.game import Refused
from deductio.server.app import Settings, make_app
from deductio.server.figures import Standing
from deductio.server.frames import websocket_class
from deductio.server.limits import Proxies
from deductio.server.logs import log_to_stderr
from deductio.server.patience import http_class
from deductio.server.relay import Relay

ANYWHERE = ("0.0.0.0", "::")
BACKLOG = 2048
"""Connections that may wait to be let in."""
TAKES_NOTHING = 60_000
"""Milliseconds after which the system gives up who reads nothing of what it was sent."""


def listen_on(hosts: Sequence[str], port: int) -> list[socket.socket]:
    """Sockets on these addresses, all on one port; 0 takes any that is free."""
    sockets = []
    for host in hosts:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        one = socket.socket(family, socket.SOCK_STREAM)
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Enough for a page, and little enough that somebody who does not read is noticed.
        one.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 131_072)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # also where a connection waits to be closed
            one.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, TAKES_NOTHING)
        try:
            one.bind((host, port))
            one.listen(BACKLOG)
        except OSError as error:
            one.close()
            raise Refused(f"port {port} of {host} cannot be used: {error.strerror}") from error
        port = one.getsockname()[1]
        sockets.append(one)
    return sockets


def serve(
    settings: Settings,
    sockets: list[socket.socket],
    ready: Callable[[], None] = lambda: None,
    *,
    metrics: socket.socket | None = None,
) -> None:
    """Returns after SIGINT or SIGTERM, when everything begun is finished."""
    log_to_stderr()
    standing = Standing()
    metrics_port = metrics.getsockname()[1] if metrics else None
    limits, proxies = settings.limits, settings.proxies
    reached = replace(settings, address=settings.address or where(sockets[0]))
    app = make_app(reached, standing, metrics_port)
    config = uvicorn.Config(
        app,
        http=http_class(limits, Proxies(proxies)),
        ws=websocket_class(),
        ws_max_size=limits.frame,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        limit_concurrency=limits.connections_in_all + limits.owing_in_all,
        timeout_keep_alive=limits.idle_seconds,
        timeout_graceful_shutdown=5,
    )
    allow_many_files()
    # What is loaded by now stays; there is little garbage, and looking for it costs every choice.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    # uvicorn raises the signal again when all is done: the process then ends as if by itself.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    sys.setswitchinterval(0.001)  # the thread that writes should not wait long for its turn
    server = _Server(config, ready, app, standing, settings.drain_seconds)
    server.run(list(dict.fromkeys([*sockets, *([metrics] if metrics else [])])))


def where(listening: socket.socket) -> str:
    """Under which address others reach what listens here."""
    host, port = listening.getsockname()[:2]
    if host in ANYWHERE:
        host = socket.gethostname()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def allow_many_files() -> None:
    """A connection is a file to the system, which often begins with a thousand of them."""
    try:
        import resource
    except ImportError:  # this system does not count them
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class _Server(uvicorn.Server):
    """Says when it listens, that it will stop before it does, and gives its tables away first."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        app: Relay,
        standing: Standing,
        drain: float,
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._app = app
        self._standing = standing
        self._drain = drain

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.drain()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._loop = asyncio.get_running_loop()
        if self.started:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        stop = partial(super().handle_exit, sig, frame)
        if self._standing.draining or not self.started or sig != signal.SIGTERM:
            stop()
        else:
            self._loop.call_soon_threadsafe(self._loop.call_later, self._drain, stop)
        self._standing.draining = True
