"""What the tests themselves rely on: a coroutine that hangs does not outlive its test."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from traceback import walk_stack
from typing import Any

import pytest

from tests import apart


def test_a_coroutine_gives_what_it_returns() -> None:
    async def ready() -> int:
        await asyncio.sleep(0)
        return 7

    assert apart.run(ready()) == 7


def is_waiting(thread: int) -> bool:
    """Whether that thread wants to know what came out."""
    names = [frame.f_code.co_name for frame, _ in walk_stack(sys._current_frames()[thread])]
    return "result" in names


def test_what_ends_the_wait_ends_the_coroutine() -> None:
    ended = []
    here = threading.get_ident()

    async def stuck() -> None:
        while not is_waiting(here):
            await asyncio.sleep(0)
        os.kill(os.getpid(), signal.SIGUSR1)
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(True)

    def too_long(*_: Any) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGUSR1, too_long)
    try:
        with pytest.raises(TimeoutError):
            apart.run(stuck())
    finally:
        signal.signal(signal.SIGUSR1, before)
    assert ended == [True]
