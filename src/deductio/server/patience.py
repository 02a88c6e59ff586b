"""How long, and for how many, the server waits: for requests to come whole, and answers to be read.

A connection *owes* a request from the moment it is open, or its last answer is done, until all of
the next request has come. Of those that owe, only so many may wait, for each address and in all:
then the one that has waited longest must go, so that a newcomer always gets in. uvicorn bounds only
the time between two requests; this leans on its inside, so it is tried before it is used.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections import defaultdict
from functools import partial
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from deductio.server.frames import PLAIN, in_memory
from deductio.server.limits import Limits, Proxies, household

log = logging.getLogger("deductio.server")

HALF_SENT = (h11.IDLE, h11.SEND_BODY)


class Debtors:
    """The connections that owe a request, by household; the longest waiting first."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self._limits = limits
        self._proxies = proxies
        self._all: dict[Patient, None] = {}
        self._by_household: dict[str, dict[Patient, None]] = defaultdict(dict)

    def add(self, one: Patient) -> None:
        mine = self._by_household[one.household]
        self._all[one] = mine[one] = None
        if len(mine) > self._limits.owing and one.address not in self._proxies:
            next(iter(mine)).give_up()
        elif len(self._all) > self._limits.owing_in_all:
            next(iter(self._all)).give_up()

    def remove(self, one: Patient) -> None:
        self._all.pop(one, None)
        mine = self._by_household[one.household]
        mine.pop(one, None)
        if not mine:
            del self._by_household[one.household]


class Patient(H11Protocol):
    """uvicorn's connection, with an end to its patience."""

    address = household = ""
    _request_due: asyncio.TimerHandle | None = None
    _reading_due: asyncio.TimerHandle | None = None

    def __init__(self, limits: Limits, debtors: Debtors, **known_to_uvicorn: Any) -> None:
        super().__init__(**known_to_uvicorn)
        self._limits = limits
        self._debtors = debtors

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.household = household(self.address)
        self._look()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()
        if self.transport.get_write_buffer_size():
            self._expect_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._settle()
        if self._reading_due is not None:
            self._reading_due.cancel()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_reading()

    def give_up(self) -> None:
        self._settle()
        self.transport.abort()

    def _look(self) -> None:
        """Whether all of a request has come; after that of a WebSocket there is no other."""
        gone = self.transport.is_closing() or self.transport.get_protocol() is not self
        if gone or self.conn.their_state not in HALF_SENT:
            self._settle()
        elif self._request_due is None:
            self._request_due = self.loop.call_later(self._limits.request_seconds, self.give_up)
            self._debtors.add(self)

    def _settle(self) -> None:
        if self._request_due is not None:
            self._request_due.cancel()
            self._request_due = None
            self._debtors.remove(self)

    def _expect_reading(self) -> None:
        if self._reading_due is None:
            self._reading_due = self.loop.call_later(self._limits.answer_seconds, self._is_read)

    def _is_read(self) -> None:
        self._reading_due = None
        if self.transport.get_write_buffer_size():
            self.transport.abort()


def http_class(limits: Limits, proxies: Proxies) -> type[asyncio.Protocol] | str:
    """What uvicorn is to make connections from."""
    try:
        asyncio.run(try_out())
    except Exception as error:
        log.warning(
            "this uvicorn is not as expected: half-sent requests are not bounded",
            extra={"error": error},
        )
        return PLAIN
    return bounded(limits, proxies)


def bounded(limits: Limits, proxies: Proxies) -> type[asyncio.Protocol]:
    made = partial(Patient, limits, Debtors(limits, proxies))
    return cast("type[asyncio.Protocol]", made)


async def try_out() -> None:
    """Fails if a whole request is not answered, or a half-sent one not given up."""
    make = bounded(Limits(request_seconds=0.01), Proxies(()))
    await in_memory(make, answer, ask_once_and_a_half)


async def ask_once_and_a_half(there: socket.socket) -> None:
    there.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_sendall(there, b"GET / HTTP/1.1\r\nHost: here\r\n\r\nGET / HT")
    told = b""
    while more := await loop.sock_recv(there, 4096):
        told += more
    if told.count(b"204") != 1:
        raise RuntimeError("the whole request was not answered once")


async def answer(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})
