"""Many games shared out among processes, with the results in order however many there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

P = TypeVar("P")
R = TypeVar("R")


def in_batches(
    play: Callable[[P, range], R], plan: P, games: int, *, size: int, jobs: int
) -> Iterator[R]:
    """What `play` gives for the first `size` games of a plan, for the next, and so on."""
    batches = [range(at, min(at + size, games)) for at in range(0, games, size)]
    if jobs <= 1:
        yield from (play(plan, batch) for batch in batches)
        return
    # Fresh processes, not forks: a fork may copy locks of the progress bar's thread.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, [plan] * len(batches), batches)
