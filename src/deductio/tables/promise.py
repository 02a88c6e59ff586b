"""Something to wait for until the store has it."""

from __future__ import annotations

import asyncio

from deductio.tables.refusals import NotNow
from deductio.tables.store import Then


def promise(first: Then = lambda error: None) -> tuple[asyncio.Future[None], Then]:
    """What to wait for, and what the store calls: `first` hears of it, then whoever waits."""
    kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def answer(error: Exception | None) -> None:
        first(error)
        if kept.done():  # whoever waited has given up
            return
        if error is None:
            kept.set_result(None)
        else:
            kept.set_exception(NotNow("this could not be kept; please try again", "not-kept"))

    return kept, answer
