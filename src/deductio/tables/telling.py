"""How far people's pages have told what happened: clocks and bots wait for them a while."""

from __future__ import annotations

from deductio.core.messages import Seat
from deductio.tables.audience import Audience, Listener
from deductio.tables.chairs import Chairs
from deductio.tables.play import Play, Reader


class Telling:
    """A page that ever said how far it is tells a story; whoever never does has heard at once."""

    def __init__(self, audience: Audience, chairs: Chairs, patience: float) -> None:
        self._audience = audience
        self._chairs = chairs
        self.patience = patience
        """Seconds for which anything waits for a page."""
        self._told: dict[Listener, int] = {}
        """How many events each page has told."""
        self._in_a_hurry: set[Listener] = set()

    def has_told(self, listener: Listener, number: int) -> None:
        self._told[listener] = number

    def hurry(self, listener: Listener, *, on: bool) -> None:
        """Whether this reader wants bots to play as fast as they can."""
        (self._in_a_hurry.add if on else self._in_a_hurry.discard)(listener)

    def forget(self, listener: Listener) -> None:
        self._told.pop(listener, None)
        self._in_a_hurry.discard(listener)

    def is_behind(self, play: Play, reader: Reader) -> bool:
        """Whether every page of this reader that tells still has something to tell."""
        here, heard = self._audience.by_reader.get(reader, ()), len(play.stream(reader))
        told = [self._told[one] for one in here if one in self._told]
        return bool(told) and max(told) < heard

    def grace(self, play: Play, seat: Seat) -> float:
        """Seconds until this seat's clock starts at the latest."""
        return self.patience if self._told and self.is_behind(play, seat) else 0.0

    def somebody_is_behind(self, play: Play) -> bool:
        return bool(self._told) and any(self.is_behind(play, one) for one in self._people())

    @property
    def in_a_hurry(self) -> bool:
        """Whether everyone who is here has asked for it."""
        if not self._in_a_hurry:
            return False
        return all(
            self._in_a_hurry.intersection(self._audience.by_reader[one]) for one in self._people()
        )

    def _people(self) -> list[Reader]:
        """The people who play and are here; where only bots play, those who watch."""
        here, rows = self._audience.by_reader, self._chairs.rows
        seated: list[Reader] = [
            row.seat
            for row in rows
            if row.sits == "person" and row.level is None and row.seat in here
        ]
        return seated or [one for one in here if one is None]
