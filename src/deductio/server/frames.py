"""Which way frames go: a short one past the layers where uvicorn allows it, else the plain one.

At every choice, frames are most of what happens. The short way puts two functions into the
connection's scope: one writes whole text frames at once where it can, the other has text frames
handed over as they come. Before it is used, one connection in memory tries it.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeAlias

import uvicorn
from uvicorn.server import ServerState

log = logging.getLogger("deductio.server")

EXTENSION = "deductio.frames"
PLAIN = "auto"
"""uvicorn's own choice."""
NO_SHORT_WAY = (
    "this uvicorn is not as expected: frames go the plain way,"
    " and nobody can play here at a table of another server"
)
LONG_ENOUGH = 5.0
"""Seconds for a trial that takes milliseconds."""

Hear: TypeAlias = Callable[[bytes], None]
"""Takes a text frame that has come."""


class Frames(Protocol):
    """The short way of one connection."""

    hear: Hear | None

    def write_texts(self, payloads: tuple[bytes, ...]) -> bool:
        """All or, if the connection is closing or cannot take them now, none."""

    def abort(self) -> None:
        """End the connection, whatever was not sent yet."""

    def hand_over(self, to: asyncio.Protocol) -> asyncio.Transport:
        """Give the connection away before it is accepted; ConnectionError if it has ended."""
        ...


def quick(scope: Any) -> Frames | None:
    """The short way of this connection, if the server has one."""
    found: Frames | None = scope.get("extensions", {}).get(EXTENSION)
    return found


def websocket_class() -> type[asyncio.Protocol] | str:
    """What uvicorn is to make connections from."""
    try:
        from deductio.server.quick_frames import QuickFrames

        asyncio.run(try_out(QuickFrames))
    except Exception as error:
        log.warning(
            NO_SHORT_WAY,
            extra={"error": error},
        )
        return PLAIN
    return QuickFrames


async def try_out(make: Callable[..., asyncio.Protocol]) -> None:
    """Fails if a text, whole or in pieces, does not come and go the short way."""
    await in_memory(make, echo, talk)


async def in_memory(
    make: Callable[..., asyncio.Protocol],
    app: Any,
    talk: Callable[[socket.socket], Awaitable[None]],
) -> None:
    """Talk to an application over one connection that leads nowhere else."""
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda *_: None)  # the other side fails too, which is enough
    config = uvicorn.Config(app, log_config=None, ws_per_message_deflate=False)
    config.load()
    known = {"config": config, "server_state": ServerState(), "app_state": {}}
    here, there = socket.socketpair()
    with here, there:
        transport, _ = await loop.connect_accepted_socket(lambda: make(**known), here)
        try:
            await asyncio.wait_for(talk(there), LONG_ENOUGH)
        finally:
            transport.abort()


async def talk(there: socket.socket) -> None:
    from websockets.asyncio.client import connect

    async with connect("ws://here", sock=there, compression=None) as client:
        await client.send("whole")
        await client.send(["in ", "pieces"])
        if [await client.recv(), await client.recv()] != ["whole", "in pieces"]:
            raise RuntimeError("another text came back")


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answers what comes the short way, and ends when anything comes the plain way."""
    await receive()
    await send({"type": "websocket.accept"})
    frames = scope["extensions"][EXTENSION]
    frames.hear = lambda text: frames.write_texts((text,))
    await receive()
