"""Batches on a Dask cluster: what a lost worker had is played again by another."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager
from threading import Lock
from typing import Any, TypeVar

from deductio.core.game import Refused
from deductio.lab.versions import Versions, versions

try:
    from distributed import Client, KilledWorker
except ModuleNotFoundError:
    raise Refused("a cluster needs Dask: pip install 'deductio[dask]'") from None

P = TypeVar("P")
R = TypeVar("R")

logging.getLogger("distributed").setLevel(logging.CRITICAL)  # whoever asked is told in one line

TO_ANSWER = 10.0
"""Seconds in which a cluster must answer, and have a worker."""
_one_at_a_time = Lock()


def on_cluster(
    play: Callable[[P, range], R], plan: P, batches: Sequence[range], address: str
) -> Iterator[R]:
    """What `play` gives for each batch, in their order."""
    with _connected(address) as client:
        workers_of(client)
        pool = client.get_executor(pure=False)
        count = len(batches)
        try:
            yield from pool.map(
                played, [play] * count, [plan] * count, batches, [versions()] * count
            )
        except KilledWorker:
            raise Refused(
                f"a batch of games ended its worker again and again at {address}"
            ) from None
        except CancelledError:
            raise Refused(f"the Dask cluster at {address} went away") from None


def played(play: Callable[[P, range], R], plan: P, batch: range, wanted: Versions) -> R:
    """In a worker, which may have come later. Workers may have several threads; rules have one."""
    if why := versions().differs(wanted):
        raise Refused(f"a worker {why}")
    with _one_at_a_time:
        return play(plan, batch)


def cluster_versions(address: str) -> list[Versions]:
    """Of its workers, each kind once."""
    with _connected(address) as client:
        return workers_of(client)


def workers_of(client: Client) -> list[Versions]:
    """Refuses in one sentence workers that would play otherwise than we do."""
    try:
        found: dict[str, Any] = client.run(versions, on_error="return")
    except Exception as error:
        raise Refused(f"the workers cannot be asked for their versions: {error}") from None
    for worker, its in found.items():
        if not isinstance(its, Versions):
            raise Refused(f"worker {worker} has no Deductio like this one: {its}")
        if why := its.differs(versions()):
            raise Refused(f"worker {worker} {why}")
    return [*{repr(its): its for its in found.values()}.values()]


@contextmanager
def _connected(address: str) -> Iterator[Client]:
    if not address.startswith(("tcp://", "tls://", "ws://", "wss://")):
        raise Refused(f"a Dask cluster is named as tcp://host:port, not '{address}'")
    try:
        client = Client(address, timeout=TO_ANSWER, set_as_default=False)
    except (OSError, ValueError):
        raise Refused(f"no Dask cluster answers at {address}") from None
    try:
        _wait_for_workers(client, address)
        yield client
    finally:
        client.close()


def _wait_for_workers(client: Client, address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=TO_ANSWER)
    except TimeoutError:
        raise Refused(f"the Dask cluster at {address} has no workers") from None
