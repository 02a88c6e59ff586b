"""Who holds a connection to a table, and how they are told things."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from deductio.tables.live_view import encode
from deductio.tables.messages import Refusal, ToReader
from deductio.tables.play import Reader
from deductio.tables.sentences import Language


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

    def everyone(self) -> list[Listener]:
        return [one for listeners in self.by_reader.values() for one in listeners]

    @property
    def watchers(self) -> int:
        return len(self.by_reader.get(None, ()))

    def add(self, listener: Listener) -> None:
        self.by_reader.setdefault(listener.reader, []).append(listener)

    def remove(self, listener: Listener) -> bool:
        """Whether it was here."""
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

    def send_away(self, reader: Reader, code: int, reason: str) -> None:
        """Close every connection of this reader."""
        for listener in [*self.by_reader.get(reader, ())]:
            tell(listener, Refusal(reason))
            listener.close(code, reason)


def tell(listener: Listener, message: ToReader) -> None:
    listener.post(encode(message))
