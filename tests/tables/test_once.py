"""What several ask for is done once, and whoever gives up waiting disturbs nobody."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import pytest

from deductio.core.game import Refused
from deductio.tables.once import Once
from tests.tables.people import a_while

pytestmark = pytest.mark.anyio


class Work:
    """Fails when it may."""

    def __init__(self) -> None:
        self.begun = 0
        self.may_end = asyncio.Event()

    async def fail(self) -> None:
        self.begun += 1
        await self.may_end.wait()
        raise Refused("there is no such thing")


async def test_all_who_wait_hear_how_it_failed() -> None:
    once: Once[None] = Once()
    work = Work()
    waiting = [asyncio.create_task(once.run("it", work.fail())) for _ in range(3)]
    await a_while()
    waiting[0].cancel()
    work.may_end.set()
    ended = await asyncio.gather(*waiting, return_exceptions=True)
    assert work.begun == 1
    assert [type(one) for one in ended] == [asyncio.CancelledError, Refused, Refused]


async def test_what_fails_when_all_have_given_up_is_nobodys_fault() -> None:
    """A house that closes gives up the tables it was about to take in."""
    complaints: list[dict[str, Any]] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, complaint: complaints.append(complaint))
    once: Once[None] = Once()
    work = Work()
    waiting = asyncio.create_task(once.run("it", work.fail()))
    await a_while()
    waiting.cancel()
    await a_while()
    work.may_end.set()
    await a_while()
    gc.collect()
    assert complaints == []
