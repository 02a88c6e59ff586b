"""A good bot, and bots that raise, hang, cheat, chatter, peek and die."""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from deductio.core.game import Game
from deductio.core.match import Match
from deductio.core.messages import Choice, Event, Question, Seated
from deductio.core.thinking import TookAny, Wish

TRACE = Path(__file__).parents[1] / "loaded"
"""Whoever wants to know whether this package was loaded lays an empty file here."""
if TRACE.exists():
    with TRACE.open("a") as file:
        print("loaded", file=file)


class Candid:
    """Takes any option, by a luck of its own."""

    def __init__(self, game: Game[Any], seed: str) -> None:
        self.game = game
        self.seed = seed
        self.random = Random(seed)

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        options = question.options
        if not len(options):
            return None
        return Wish(options[int(self.random.random() * len(options))], TookAny())


class Raising(Candid):
    """Loses its nerve when it has heard a little."""

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        if len(stream) > 8:
            raise ValueError("I cannot\ngo on")
        return super().wish(stream, question)


class Slow(Candid):
    """Thinks for ever."""

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        threading.Event().wait()
        return None


class Cheat(Candid):
    """Chooses for ever what was offered once."""

    first: Wish | None = None

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        self.first = self.first or super().wish(stream, question)
        return self.first


class Foreign(Candid):
    """Plays another game."""

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        return Wish(Choice(), TookAny())


class Silent(Candid):
    """Does not answer."""

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        return None


class Dying(Candid):
    """Takes its process with it."""

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        os._exit(3)


class Killing(Candid):
    """Kills whoever lets it play, once, in the middle of a game."""

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        trace = Path(os.environ["OWN_BOTS_KILL"])
        if len(stream) > 20 and self.seed.endswith("game 5 seat 0") and not trace.exists():
            trace.touch()
            os.kill(os.getppid(), signal.SIGKILL)
        return super().wish(stream, question)


class Deadly(Candid):
    """Kills whoever lets it play, again and again, until there is mercy."""

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        mercy = Path(os.environ["OWN_BOTS_KILL"]).with_suffix(".mercy")
        if self.seed.endswith("game 5 seat 0") and not mercy.exists():
            os.kill(os.getppid(), signal.SIGKILL)
        return super().wish(stream, question)


class Loud(Candid):
    """Talks while it plays, and listens to whatever there is."""

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        print("I think", sys.stdin.read())
        return super().wish(stream, question)


class Peeking(Candid):
    """Looks everywhere for what others know, and says so if it finds something."""

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        seats = {event.seat for event in stream if isinstance(event, Seated)}
        found = [one for one in gc.get_objects() if isinstance(one, Match)]
        if found or len(seats) != 1 or len(sys._current_frames()) > 2:
            raise RuntimeError(f"I found {found} of {seats}")
        heard = [one for one in gc.get_objects() if isinstance(one, Seated)]
        if {event.seat for event in heard} - seats:
            raise RuntimeError(f"I heard {heard}")
        return super().wish(stream, question)
