"""How much anyone may send, to the drop; and the door that asks, without a server around it."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from deductio.server import limits
from deductio.server.asking import PROBLEMS
from deductio.server.door import Door
from deductio.server.limits import UNLIMITED, Bucket, Buckets, Limits
from deductio.server.people import YEAR, People

pytestmark = pytest.mark.anyio


class Clock:
    """Goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    return clock


def drops(bucket: Bucket) -> int:
    """How many there are, all taken."""
    number = 0
    while bucket.take():
        number += 1
    return number


def test_a_bucket_is_full_at_first_and_fills_at_its_rate(clock: Clock) -> None:
    bucket = Bucket(per_second=2, full=5)
    assert drops(bucket) == 5
    clock.now += 1.5
    assert drops(bucket) == 3
    clock.now += 0.25
    assert drops(bucket) == 0
    clock.now += 100
    assert drops(bucket) == 5


def test_who_is_refused_owes_nothing(clock: Clock) -> None:
    bucket = Bucket(per_second=1, full=1)
    assert [bucket.take() for _ in range(9)] == [True] + [False] * 8
    clock.now += 1
    assert drops(bucket) == 1


def test_every_address_has_a_bucket_and_the_one_unused_for_longest_is_forgotten(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 2)
    buckets = Buckets(per_second=0, full=1)
    assert buckets.take("a")
    assert buckets.take("b")
    assert not buckets.take("a")
    assert buckets.take("c"), "b is forgotten, for it was used before a"
    assert not buckets.take("a")
    assert buckets.take("b"), "as if it had never been here"


def test_a_bench_meets_no_limit_of_numbers() -> None:
    usual = Limits()
    names = [name for name in Limits.__struct_fields__ if name.endswith(("_second", "_at_once"))]
    for name in [*names, "connections", "connections_in_all"]:
        assert getattr(UNLIMITED, name) > 100 * getattr(usual, name), name


def test_the_cookie_is_for_a_year_and_over_https_only_for_https() -> None:
    people = People("secret")
    person = people.new()
    plain, secure = people.cookie(person, secure=False), people.cookie(person, secure=True)
    assert secure == f"{plain}; Secure"
    assert f"Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax" in plain
    assert YEAR == 365 * 24 * 60 * 60
    pair = plain.partition(";")[0]
    assert people.known(f"other=1; {pair}; more=2") == person
    assert people.known("other=1") is None
    assert people.known("") is None
    assert len({people.new() for _ in range(50)}) == 50


LIMITS = Limits(body=100, asks_per_second=0, asks_at_once=3)


class Visitor:
    """Asks at a door behind which everything is well."""

    def __init__(self, hosts: tuple[str, ...] | None = None) -> None:
        self.people = People("secret")
        self.door = Door(self.well, self.well, self.people, LIMITS, hosts)
        self.state: dict[str, Any] = {}
        self.sent: list[dict[str, Any]] = []

    async def well(self, scope: Any, receive: Any, send: Any) -> None:
        self.state = scope["state"]
        await send({"type": "http.response.start", "status": 200})
        await send({"type": "http.response.body", "body": b"{}"})

    async def ask(self, method: str = "GET", path: str = "/api/x", **more: Any) -> int:
        """The status of the answer."""
        headers = {"host": "here", **more.pop("headers", {})}
        scope = {
            "type": "http",
            "method": method,
            "path": path,
            "scheme": "http",
            "client": ("1.2.3.4", 5),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            **more,
        }
        self.sent = []

        async def send(message: Any) -> None:
            self.sent.append(message)

        await self.door(scope, None, send)  # type: ignore[arg-type]
        return int(self.sent[0]["status"])

    @property
    def headers(self) -> dict[bytes, bytes]:
        return dict(self.sent[0]["headers"])

    @property
    def problem(self) -> Any:
        return msgspec.json.decode(self.sent[1]["body"])


JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        (JSON, 200),
        ({"content-type": "Application/JSON ; charset=utf-8"}, 200),
        ({}, 415),
        ({"content-type": "text/plain"}, 415),
        (JSON | {"content-length": "100"}, 200),
        (JSON | {"content-length": "101"}, 413),
        (JSON | {"content-length": "-1"}, 413),
        (JSON | {"origin": "http://here"}, 200),
        (JSON | {"origin": "http://HERE"}, 200),
        (JSON | {"origin": "http://there"}, 403),
        (JSON | {"origin": "http://here:8000"}, 403),
        (JSON | {"sec-fetch-site": "none"}, 200),
        (JSON | {"sec-fetch-site": "same-origin"}, 200),
        (JSON | {"sec-fetch-site": "cross-site"}, 403),
    ],
)
async def test_what_may_be_posted(headers: dict[str, str], status: int) -> None:
    visitor = Visitor()
    assert await visitor.ask("POST", headers=headers) == status
    if status != 200:
        assert visitor.problem["code"] == "not-understood"
        assert visitor.headers[b"content-length"] == b"%d" % len(visitor.sent[1]["body"])


def test_whatever_the_door_says_is_described() -> None:
    assert {403, 413, 415, 421, 429} < set(PROBLEMS)


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
async def test_whoever_only_reads_may_come_from_anywhere(method: str) -> None:
    assert await Visitor().ask(method, headers={"origin": "http://there"}) == 200


async def test_too_often_is_counted_by_address(clock: Clock) -> None:
    visitor = Visitor()
    assert [await visitor.ask() for _ in range(4)] == [200, 200, 200, 429]
    assert visitor.problem["code"] == "too-often"
    assert await visitor.ask(client=("4.3.2.1", 5)) == 200
    assert [await visitor.ask(client=None) for _ in range(4)] == [200, 200, 200, 429]


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("here", 200),
        ("here:8000", 200),
        ("[::1]", 200),
        ("[::1]:8000", 200),
        ("there", 421),
        ("here.there:8000", 421),
        ("", 421),
    ],
)
async def test_the_names_of_the_house_with_and_without_a_port(host: str, status: int) -> None:
    visitor = Visitor(hosts=("here", "[::1]"))
    assert await visitor.ask(headers={"host": host}) == status


async def test_only_the_api_makes_somebody_a_person_and_only_once() -> None:
    visitor = Visitor()
    assert await visitor.ask(path="/") == 200
    assert b"set-cookie" not in visitor.headers
    assert visitor.state["person"] == ""
    assert await visitor.ask(path="/api/me", scheme="https") == 200
    cookie = visitor.headers[b"set-cookie"].decode()
    assert cookie.endswith("; Secure")
    person = visitor.state["person"]
    assert visitor.people.known(cookie.partition(";")[0]) == person
    assert await visitor.ask(path="/api/me", headers={"cookie": cookie}) == 200
    assert b"set-cookie" not in visitor.headers
    assert visitor.state["person"] == person
