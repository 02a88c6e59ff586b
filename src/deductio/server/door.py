"""The door of the house: what comes in is checked here before anything reads it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import Any, TypeAlias

import msgspec

from deductio.server.limits import Buckets, Limits, household
from deductio.server.people import People
from deductio.server.wire import Problem

Scope: TypeAlias = Any
Message: TypeAlias = Any
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

TOO_OFTEN = 429
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
FOR_WATCHERS = frozenset(("/health", "/ready", "/metrics"))
"""Machines that look after this one call it by whatever name they have."""
SECURE = frozenset(("https", "wss"))
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]


class Door:
    """Lets HTTP through to the API and the page, and WebSockets to the tables."""

    def __init__(
        self,
        http: App,
        socket: App,
        people: People,
        limits: Limits,
        hosts: Collection[str] | None,
    ) -> None:
        """`hosts` are the names under which this house may be called; None for any."""
        self._http = http
        self._socket = socket
        self._people = people
        self._buckets = Buckets(limits.asks_per_second, limits.asks_at_once)
        self._body = limits.body
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._http(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        problem = self._problem(scope, headers)
        cookies, bearer = headers.get(b"cookie", ""), headers.get(b"authorization", "")
        person = self._people.known(cookies, bearer)
        if scope["type"] == "websocket":
            scope["state"] = {"person": person or "", "problem": problem, "headers": headers}
            await self._socket(scope, receive, send)
            return
        answer = self._answering(scope, send, person)
        if problem is not None:
            await refuse(answer, *problem)
            return
        await self._http(scope, receive, answer)

    def _answering(self, scope: Scope, send: Send, person: str | None) -> Send:
        """Adds the headers every answer has; on first contact also the cookie."""
        extra = HEADERS
        state = scope.setdefault("state", {})
        if person is None and is_personal(scope["path"]):
            person = self._people.new()
            cookie = self._people.cookie(person, secure=scope["scheme"] in SECURE)
            extra = [*HEADERS, (b"set-cookie", cookie.encode())]
        state["person"] = person or ""

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *extra]
            await send(message)

        return answer

    def _problem(self, scope: Scope, headers: dict[bytes, str]) -> tuple[int, str] | None:
        host = headers.get(b"host", "")
        if not self._is_name(host) and scope["path"] not in FOR_WATCHERS:
            return 421, "this house is not known under that name"
        if not self._buckets.take(caller(scope)):
            return TOO_OFTEN, "too many requests; please wait a moment"
        if scope["type"] == "http" and scope["method"] in SAFE:
            return None
        if not is_own(headers, host, secure=scope["scheme"] in SECURE):
            return 403, "this request comes from another site"
        return self._bad_body(headers) if scope["type"] == "http" else None

    def _is_name(self, host: str) -> bool:
        return self._hosts is None or _name(host) in self._hosts

    def _bad_body(self, headers: dict[bytes, str]) -> tuple[int, str] | None:
        kind = headers.get(b"content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            return 415, "send JSON, with the header Content-Type: application/json"
        length = headers.get(b"content-length", "0")
        if not (length.isascii() and length.isdigit()) or int(length) > self._body:
            return 413, f"send at most {self._body} bytes"
        return None


def is_personal(path: str) -> bool:
    """Whether it matters who asks: what the games bring is the same for everyone."""
    return path.startswith("/api/") and not path.startswith("/api/games")


def caller(scope: Scope) -> str:
    """Who asks, as far as an address tells."""
    return household(scope["client"][0] if scope.get("client") else "")


def is_own(headers: dict[bytes, str], host: str, *, secure: bool) -> bool:
    """Whether a page of ours sends this, or a program; browsers always say where a page is from."""
    if headers.get(b"sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin = headers.get(b"origin")
    if origin is None:
        return True
    scheme, _, name = origin.lower().partition("://")
    return name == host.lower() and (scheme == "https" or not secure)


def _name(host: str) -> str:
    """Without the port."""
    return host.rpartition(":")[0] if ":" in host and not host.endswith("]") else host


async def refuse(send: Send, status: int, detail: str) -> None:
    code = "too-often" if status == TOO_OFTEN else "not-understood"
    after = 1 if status == TOO_OFTEN else None
    body = msgspec.json.encode(Problem(detail, code, after))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
