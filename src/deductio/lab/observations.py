"""What one seat was told, as arrays: rows of events, and the exact odds of every fact."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from struct import Struct as Packing
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from deductio.core.domains import Domains
from deductio.core.game import Game
from deductio.core.match import Match
from deductio.core.messages import Event, Seat
from deductio.core.seal import seal_from
from deductio.deduction.notebook import Notebook

Flat: TypeAlias = NDArray[np.int16]
Odds: TypeAlias = NDArray[np.float32]

WIDTH = 12
"""Numbers in a row; an event that needs more goes on in the next."""
ROWS = 64
"""So many of the last rows a seat sees."""
EVENTS_KEPT = 1 << 16
BYTES = array("h").itemsize
FIRST_ROW = Packing(f"=hh{(WIDTH - 2) * BYTES}x")


class Rows(dict[Event, bytes]):
    """Events as rows of numbers: the same for all seats, so each is made once.

    The first number is the kind of the event, counted from 1; one more than there are kinds begins
    a row in which the event before goes on. The rest are its fields, as `Domains.numbers` says.
    """

    def __init__(self, domains: Domains) -> None:
        self._numbers = domains.numbers
        self._goes_on = domains.kinds + 1

    def __missing__(self, event: Event) -> bytes:
        if len(self) == EVENTS_KEPT:
            self.clear()
        made = self[event] = self.make(event)
        return made

    def of(self, events: Sequence[Event]) -> bytes:
        """The rows of these events, one after the other."""
        try:
            return b"".join(map(self.__getitem__, events))
        except TypeError:  # one cannot be looked up, as what a game was opened with
            return b"".join(map(self.make, events))

    def make(self, event: Event) -> bytes:
        told = array("h", self._numbers(event))
        at = WIDTH
        while at < len(told):
            told.insert(at, self._goes_on)
            at += WIDTH
        return told.tobytes().ljust(at * BYTES, b"\0")


class Observer:
    """Reads one seat's stream as it grows, and gives it in a flat view of fixed size."""

    def __init__(self, seat: Seat, rows: Rows, length: int = ROWS) -> None:
        self._seat = seat
        self._rows = rows
        self._length = length
        self._size = length * WIDTH * BYTES
        self._told = bytearray(self._size)
        self._heard = 0
        self._rewritten = 0

    def observe(self, match: Match[Any]) -> Flat:
        """A row with whose view this is and how many events were told, then the last rows, the
        newest at the end."""
        self._read(match.streams[self._seat], len(match.rewritten))
        first = FIRST_ROW.pack(self._seat + 1, self._heard)
        return np.frombuffer(bytearray(first) + self._told[-self._size :], np.int16)

    def _read(self, stream: Sequence[Event], rewritten: int) -> None:
        """What is new; from its last events on where something faded, or nothing was read yet."""
        if rewritten != self._rewritten or not self._heard:
            self._told = bytearray(self._size)
            self._heard = max(0, len(stream) - self._length)
            self._rewritten = rewritten
            if not self._heard:
                self._told += self._rows.make(stream[0])
                self._heard = 1
        self._told += self._rows.of(stream[self._heard :])
        self._heard = len(stream)


class Beliefs:
    """The exact odds of every fact, from one stream: a row for each item, a column for each place.

    Items and places are those of the game's notebook; where items depend on the case, those of
    all cases that their domain has. What is followed beside (where a card seen went) is left out.
    """

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, Any]) -> None:
        self._game = game
        first = Match.open(game, game.opening(seats, options), seal_from(0).luck)
        notebook = game.notebook(first.streams[0])
        frame = notebook.models[0].frame
        declared = game.domains(seats, game.read_options(seats, options))
        items = declared.get(notebook.item_domain, ())
        listed = () if callable(items) else items
        self.items: tuple[str, ...] = tuple(
            listed if set(frame.items) <= {*listed} else frame.items
        )
        self.places: tuple[str, ...] = frame.places
        self._row = {item: number for number, item in enumerate(self.items)}
        self._column = {place: number for number, place in enumerate(self.places)}

    def odds(self, stream: Sequence[Event]) -> Odds:
        return self.of(self._game.notebook(stream))

    def of(self, notebook: Notebook) -> Odds:
        beliefs = np.zeros((len(self.items), len(self.places)), np.float32)
        for fact, odds in notebook.answer.odds.items():
            beliefs[self._row[fact.item], self._column[fact.place]] = odds
        return beliefs
