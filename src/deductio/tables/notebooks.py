"""What follows from each seat's stream, thought of elsewhere, once for every state of the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from deductio.core.messages import Seat
from deductio.tables.analysis import notes_from
from deductio.tables.audience import Listener, tell
from deductio.tables.help import has_notebook, help_of
from deductio.tables.play import Play
from deductio.tables.rows import TableRow
from deductio.tables.spoken import Noted, Notes
from deductio.tables.workers import Asker, Workers

log = logging.getLogger("deductio.tables")


class Notebooks:
    """Never more than one thought for a seat: what happens meanwhile is in the next one."""

    def __init__(self, row: TableRow, workers: Workers, asker: Callable[[Seat], Asker]) -> None:
        self._row = row
        self._workers = workers
        self._asker = asker
        self._newest: dict[Seat, Notes] = {}
        self._thoughts: dict[Seat, asyncio.Task[None]] = {}
        self._open: list[Listener] = []
        """Who looks into the notebook of their seat."""

    def open(self, listener: Listener, play: Play | None) -> None:
        """It hears at once what is known, and from now on what follows from all that happens."""
        self.close(listener)
        if listener.reader is None:
            return
        self._open.append(listener)
        if listener.reader in self._newest:
            tell(listener, Noted(self._newest[listener.reader]))
        self.refresh(play)

    def close(self, listener: Listener) -> None:
        self._open = [one for one in self._open if one is not listener]

    def refresh(self, play: Play | None) -> None:
        """Something happened: whoever looks hears soon what follows from it."""
        if self._open and play is not None:
            for seat in {one.reader for one in self._open if one.reader is not None}:
                self._think(seat, play)

    async def read(self, seat: Seat, play: Play) -> Notes:
        """As of now, or a little newer."""
        told = len(play.stream(seat))
        while (thought := self._think(seat, play)) and self._at(seat) < told:
            await asyncio.shield(thought)
        return self._newest[seat]

    def _at(self, seat: Seat) -> int:
        """After how many events the newest notes stand; none where the help is another now."""
        newest = self._newest.get(seat)
        helped = help_of(self._row.game, self._row.setting, seat)
        return newest.at if newest and newest.help == helped else -1

    def _think(self, seat: Seat, play: Play) -> asyncio.Task[None] | None:
        """The thought that is under way or begins now; None if there is nothing new."""
        if seat not in self._thoughts and self._at(seat) < len(play.stream(seat)):
            thought = asyncio.create_task(self._follow(seat, play))
            thought.add_done_callback(_say_if_it_failed)
            self._thoughts[seat] = thought
        return self._thoughts.get(seat)

    async def _follow(self, seat: Seat, play: Play) -> None:
        """Think once, and again where things have happened meanwhile and somebody looks."""
        try:
            notes = await self._notes(seat, play)
        finally:
            del self._thoughts[seat]
        self._newest[seat] = notes
        for listener in self._open:
            if listener.reader == seat:
                tell(listener, Noted(notes))
        self.refresh(play)

    async def _notes(self, seat: Seat, play: Play) -> Notes:
        name, stream = play.game.name, [*play.stream(seat)]
        help = help_of(name, self._row.setting, seat)
        if not has_notebook(name, self._row.setting, seat):
            return Notes(help, len(stream))
        # The whole stream each time: to send it takes 0.4 ms at most, to think up to 15.
        return await self._workers.run(self._asker(seat), notes_from, name, stream, help)


def _say_if_it_failed(thought: asyncio.Task[None]) -> None:
    if not thought.cancelled() and (error := thought.exception()):
        log.error("notes failed", exc_info=error)
