"""A bot of somebody else: it thinks in a process of its own, and hears one seat's stream alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, count
from operator import is_not
from typing import Any
from weakref import finalize

from deductio.bots.habitual import Habitual
from deductio.bots.room import Begin, Failed, Hear, free_room
from deductio.core.game import Game, Refused
from deductio.core.messages import Choice, Event, Question
from deductio.core.options import meant
from deductio.core.thinking import TookAny, Wish

PATIENCE = 60.0
"""Seconds that it may take for one choice, where nobody says otherwise."""


class Guest:
    """Takes nothing for an answer but what is offered. From the first fault to the end of the game
    habit chooses instead, so that the others can play on."""

    def __init__(self, name: str, game: Game[Any], seed: str, patience: float = PATIENCE) -> None:
        self.fault = ""
        """What it did wrong, as a sentence; empty if nothing."""
        self.seconds = 0.0
        """Of thinking so far, in its own process."""
        self._name = name
        self._game = game
        self._patience = patience
        self._seed = seed
        self._habit = Habitual(game, seed)
        self._heard: list[Event] = []
        self._room = free_room(name)
        finalize(self, self._room.give_back)

    def wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        if not self.fault:
            try:
                return self._own_wish(stream, question)
            except Failed as failed:
                self.fault = f"{self._name} {failed}"
        return self._habit.wish(stream, question)

    def _own_wish(self, stream: Sequence[Event], question: Question) -> Wish | None:
        if not self._heard:
            self._room.tell(Begin(self._game, self._seed))
        known = next(compress(count(), map(is_not, self._heard, stream)), len(self._heard))
        self._heard[known:] = stream[known:]
        self._room.tell(Hear(known, self._heard[known:], question))
        reply = self._room.reply(self._patience)
        self.seconds += reply.seconds
        if reply.choice is not None:
            return Wish(self._offered(reply.choice, question), TookAny())
        if len(question.options):
            raise Failed("did not choose where it was asked")
        return None

    def _offered(self, written: str, question: Question) -> Choice:
        try:
            choice = self._game.read_choice(written)
        except Refused:
            raise Failed("chose what is no choice of this game") from None
        if choice in question.options or choice in question.meanwhile:
            return choice
        option = meant(question.options, choice)
        if option is None:
            raise Failed(f"chose {choice}, which is not offered")
        return option


def fault_of(player: object) -> str:
    """What a bot did wrong; ours do nothing wrong."""
    return str(getattr(player, "fault", ""))


def check_loads(*names: str) -> None:
    """Refuses in one sentence a bot whose code cannot be loaded; else a process is ready for it."""
    for name in names:
        free_room(name).give_back()
