"""The program that runs in the process of one bot: `python -m deductio.bots.host NAME`.

It is told over standard input and answers over standard output, which the bot itself cannot touch:
what a bot prints goes to standard error, and nothing it reads is meant for us.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from time import process_time
from typing import Any, BinaryIO

import msgspec

from deductio.bots.own import load
from deductio.bots.room import Begin, Failed, Hear, Reply
from deductio.core.messages import Event
from deductio.core.thinking import Wish


class Host:
    """Holds the bot of the game that is played, and what it was told."""

    def __init__(self, make: Callable[..., Any]) -> None:
        self._make = make
        self._begin: Begin | None = None
        self._player: Any = None
        self._stream: list[Event] = []

    def begin(self, begin: Begin) -> None:
        self._begin, self._player, self._stream = begin, None, []

    def answer(self, heard: Hear) -> Reply:
        begun = process_time()
        try:
            choice = self._choice(heard)
        except BaseException as error:
            return Reply(failed=why(error))
        return Reply(choice, seconds=process_time() - begun)

    def _choice(self, heard: Hear) -> str | None:
        assert self._begin
        self._stream[heard.known :] = heard.events
        if self._player is None:
            self._player = self._make(self._begin.game, self._begin.seed)
        wish = self._player.wish(tuple(self._stream), heard.question)
        if wish is None:
            return None
        if not isinstance(wish, Wish):
            raise Failed(f"wished {wish!r}, which is no Wish")
        return msgspec.json.encode(wish.choice).decode()


def why(error: BaseException) -> str:
    """In one line."""
    if isinstance(error, Failed):
        return str(error)
    said = " ".join(str(error).split())[:200]
    return f"raised {type(error).__name__}: {said}" if said else f"raised {type(error).__name__}"


def listen(to: BinaryIO, queue: SimpleQueue[Begin | Hear]) -> None:
    """Also while the bot thinks: it must not outlive whoever wants to know."""
    try:
        while True:
            queue.put(pickle.load(to))
    except EOFError:
        os._exit(0)
    except BaseException as error:
        print(f"deductio: a bot was told what it cannot read: {error}", file=sys.stderr)
        os._exit(1)


def maker_of_players(loaded: Any) -> Callable[..., Any]:
    """A class of bots, or a function that makes them, which shows only when it does."""
    if not callable(loaded) or (isinstance(loaded, type) and not hasattr(loaded, "wish")):
        raise Failed("is not a class with a method wish")
    maker: Callable[..., Any] = loaded
    return maker


def run(name: str, told: BinaryIO, answers: BinaryIO) -> None:
    def answer(reply: Reply) -> None:
        answers.write(msgspec.json.encode(reply) + b"\n")
        answers.flush()

    queue: SimpleQueue[Begin | Hear] = SimpleQueue()
    Thread(target=listen, args=(told, queue), daemon=True).start()
    try:
        host = Host(maker_of_players(load(name)))
    except BaseException as error:
        answer(Reply(failed=why(error)))
        return
    answer(Reply())
    while True:
        message = queue.get()
        if isinstance(message, Begin):
            host.begin(message)
        else:
            answer(host.answer(message))


def taken(descriptor: int, mode: str, instead: int) -> BinaryIO:
    """One of the standard streams, out of reach of whatever else runs here."""
    own: Any = os.fdopen(os.dup(descriptor), mode)
    os.dup2(instead, descriptor)
    file: BinaryIO = own
    return file


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    nothing = os.open(os.devnull, os.O_RDONLY)
    run(sys.argv[1], taken(0, "rb", nothing), taken(1, "wb", 2))
