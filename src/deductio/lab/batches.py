"""Many games shared out among processes or machines, with the results in order whoever plays."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeAlias, TypeVar

from deductio.bots.room import close_rooms
from deductio.lab.versions import Versions

P = TypeVar("P")
R = TypeVar("R")

Jobs: TypeAlias = int | str
"""So many processes of our own, or the address of a Dask cluster."""


def in_batches(
    play: Callable[[P, range], R], plan: P, games: int, *, size: int, jobs: Jobs
) -> Iterator[R]:
    """What `play` gives for the first `size` games of a plan, for the next, and so on."""
    return shared_out(play, plan, batches_of(games, size), jobs)


def batches_of(games: int, size: int) -> list[range]:
    return [range(at, min(at + size, games)) for at in range(0, games, size)]


def shared_out(
    play: Callable[[P, range], R], plan: P, batches: Sequence[range], jobs: Jobs
) -> Iterator[R]:
    """What `play` gives for each of these batches, in their order."""
    if isinstance(jobs, str):
        from deductio.lab.cluster import on_cluster

        yield from on_cluster(play, plan, batches, jobs)
    elif jobs <= 1:
        yield from (play(plan, batch) for batch in batches)
        close_rooms()
    else:
        # Fresh processes, not forks: a fork may copy locks of the progress bar's thread.
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            yield from pool.map(play, [plan] * len(batches), batches)


def workers_at(jobs: Jobs) -> list[Versions]:
    """Of a cluster's workers, each kind once; processes of our own are like this one."""
    if isinstance(jobs, int):
        return []
    from deductio.lab.cluster import cluster_versions

    return cluster_versions(jobs)
