"""Who holds a connection to a table, and how they are told things."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from deductio.tables.live_view import encode
from deductio.tables.play import Reader
from deductio.tables.sentences import Language
from deductio.tables.spoken import Refusal, ToReader


class Listener(Protocol):
    """Somebody who holds a connection to this table."""

    reader: Reader
    person: str
    language: Language

    def post(self, *frames: bytes) -> None:
        """Send these, soon, after everything posted before; never waits."""
        ...

    def close(self, code: int, reason: str) -> None: ...


class Audience:
    """Listeners by the stream they read; one seat may have several."""

    def __init__(self) -> None:
        self.by_reader: dict[Reader, list[Listener]] = {}
        self._waiting: list[tuple[Listener, int]] = []
        """Who has come while a choice was being kept, with how many events each has heard."""

    def everyone(self) -> list[Listener]:
        return [one for listeners in self.by_reader.values() for one in listeners]

    @property
    def people(self) -> set[str]:
        return {listener.person for listener in self.everyone()}

    @property
    def watchers(self) -> int:
        return len(self.by_reader.get(None, ()))

    def add(self, listener: Listener) -> None:
        self.by_reader.setdefault(listener.reader, []).append(listener)

    def wait(self, listener: Listener, after: int) -> None:
        """It hears nothing before it is let in."""
        self._waiting.append((listener, after))

    def let_in(self) -> list[tuple[Listener, int]]:
        """Those who waited."""
        waiting, self._waiting = self._waiting, []
        return waiting

    def remove(self, listener: Listener) -> bool:
        """Whether it was here, and not only waiting."""
        self._waiting = [waits for waits in self._waiting if waits[0] is not listener]
        listeners = self.by_reader.get(listener.reader, [])
        if listener not in listeners:
            return False
        listeners.remove(listener)
        if not listeners:
            del self.by_reader[listener.reader]
        return True

    def post(
        self, frames: Iterable[tuple[Reader, bytes]], chooser: Listener | None, answer: bytes
    ) -> bool:
        """Tell everyone; the chooser hears the answer in the same breath, if it is among them."""
        answered = False
        for reader, frame in frames:
            for listener in self.by_reader.get(reader, ()):
                if listener is chooser:
                    listener.post(frame, answer)
                    answered = True
                else:
                    listener.post(frame)
        return answered

    def send_away(self, reader: Reader, code: int, reason: str, person: str = "") -> None:
        """Close every connection of this reader, or only those of one person."""
        for listener in [*self.by_reader.get(reader, ())]:
            if person in ("", listener.person):
                tell(listener, Refusal(reason))
                listener.close(code, reason)

    def close(self, code: int, reason: str) -> None:
        """Close every connection, also of those who wait."""
        for listener in [*self.everyone(), *(who for who, _ in self._waiting)]:
            listener.close(code, reason)


def tell(listener: Listener, message: ToReader) -> None:
    listener.post(encode(message))
