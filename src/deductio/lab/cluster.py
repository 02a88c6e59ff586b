"""Batches on a Dask cluster: what a lost worker had is played again by another."""

from __future__ import annotations

import logging
from asyncio import run, wait_for
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Future
from contextlib import contextmanager
from threading import Lock
from typing import Any, TypeVar

from deductio.core.game import Refused
from deductio.lab.versions import Versions, versions

try:
    from distributed import Client, KilledWorker
    from distributed.comm import CommClosedError, connect
except ModuleNotFoundError:
    raise Refused("a cluster needs Dask: pip install 'deductio[dask]'") from None

P = TypeVar("P")
R = TypeVar("R")

logging.getLogger("distributed").setLevel(logging.CRITICAL)  # whoever asked is told in one line

TO_ANSWER = 10.0
"""Seconds in which a cluster must answer, and have a worker."""
WITHOUT_WORKERS = 30.0
"""Seconds in which others must have come where all workers were lost."""
_one_at_a_time = Lock()


def on_cluster(
    play: Callable[[P, range], R], plan: P, batches: Sequence[range], address: str
) -> Iterator[R]:
    """What `play` gives for each batch, in their order."""
    with _connected(address) as client:
        workers_of(client)
        pool = client.get_executor(pure=False)
        waiting = [pool.submit(played, play, plan, batch, versions()) for batch in batches]
        try:
            yield from (_result(client, future, address) for future in waiting)
        except KilledWorker:
            raise Refused(
                f"a batch of games ended its worker again and again at {address}"
            ) from None
        except (CancelledError, CommClosedError):
            raise Refused(f"the Dask cluster at {address} went away") from None


def _result(client: Client, future: Future[R], address: str) -> R:
    """Waits as long as there is somebody who may play."""
    while True:
        try:
            return future.result(timeout=WITHOUT_WORKERS)
        except TimeoutError:
            if future.done():  # it was the games that took too long for something
                raise
            gone = f"all workers of the Dask cluster at {address} are gone"
            again = "the same command goes on with what is written once there are some"
            _wait_for_workers(client, WITHOUT_WORKERS, f"{gone}; {again}")


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
        run(_greet(address))
        client = Client(address, timeout=TO_ANSWER, set_as_default=False)
    except Exception:  # whatever it is that listens there may say anything
        raise Refused(f"no Dask cluster answers at {address}") from None
    try:
        _wait_for_workers(client, TO_ANSWER, f"the Dask cluster at {address} has no workers")
        yield client
    finally:
        client.close()


async def _greet(address: str) -> None:
    """A client waits for ever where somebody listens and says nothing, and we do not."""
    line = await wait_for(connect(address), TO_ANSWER)
    await line.close()


def _wait_for_workers(client: Client, seconds: float, otherwise: str) -> None:
    try:
        client.wait_for_workers(1, timeout=seconds)
    except TimeoutError:
        raise Refused(otherwise) from None
