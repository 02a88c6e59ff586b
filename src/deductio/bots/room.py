"""A process in which one bot of somebody else thinks; used again for the next of its name."""

from __future__ import annotations

import atexit
import os
import pickle
import subprocess
import sys
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

import msgspec
from msgspec import Struct

from deductio.core.game import Game, Refused
from deductio.core.messages import Event, Question

TO_LOAD = 60.0
"""Seconds until a bot must be ready to play."""


class Failed(Exception):
    """A bot did not do what it should; the sentence says what."""


class Begin(Struct):
    """A new game: whoever played here before is gone."""

    game: Game[Any]
    seed: str


class Hear(Struct):
    """A seat's stream from that number on, and what the seat is asked."""

    known: int
    events: list[Event]
    question: Question


class Reply(Struct):
    """What comes back, as a line of JSON: nothing that could run here."""

    choice: str | None = None
    """In JSON."""
    failed: str = ""
    seconds: float = 0.0
    """Of thinking."""


class Room:
    """The process as seen from here; it ends when nobody can write to it any more."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-u", "-m", "deductio.bots.host", name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=_environment(name),
        )
        self._replies: SimpleQueue[bytes] = SimpleQueue()
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()
        try:
            self.reply(TO_LOAD)
        except Failed as failed:
            self.close()
            raise Refused(f"{name} cannot be loaded: it {failed}", "no-level") from None

    def tell(self, message: Begin | Hear) -> None:
        assert self._process.stdin
        try:
            pickle.dump(message, self._process.stdin)
            self._process.stdin.flush()
        except OSError:
            raise Failed("ended its process") from None

    def reply(self, patience: float) -> Reply:
        """What it answers; who takes too long is not waited for any more."""
        try:
            line = self._replies.get(timeout=patience)
        except Empty:
            self.close()
            raise Failed(f"took longer than {patience:g} seconds") from None
        if not line:
            raise Failed("ended its process")
        reply = msgspec.json.decode(line, type=Reply)
        if reply.failed:
            raise Failed(reply.failed)
        return reply

    def give_back(self) -> None:
        """For the next bot of that name."""
        if self.alive:
            _free[self.name].append(self)
        else:
            self.close()

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def close(self) -> None:
        assert self._process.stdin
        self._process.kill()
        self._process.wait()
        with suppress(OSError):  # something may be left that it did not read
            self._process.stdin.close()
        self._listener.join()

    def _listen(self) -> None:
        assert self._process.stdout
        with self._process.stdout as answers:
            for line in answers:
                self._replies.put(line)
        self._replies.put(b"")


_free: dict[str, list[Room]] = defaultdict(list)


def free_room(name: str) -> Room:
    """A process for a bot of that name in which nobody plays now."""
    while _free[name]:
        room = _free[name].pop()
        if room.alive:
            return room
        room.close()
    return Room(name)


@atexit.register
def close_rooms() -> None:
    """Nobody plays any more."""
    for rooms in _free.values():
        while rooms:
            rooms.pop().close()


def _environment(name: str) -> dict[str, str]:
    """It finds what we find; a class named on a command line may also lie in the folder there."""
    here = [str(Path.cwd())] if ":" in name else []
    return os.environ | {"PYTHONPATH": os.pathsep.join([*here, *filter(None, sys.path)])}
