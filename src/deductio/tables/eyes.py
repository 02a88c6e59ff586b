"""What one reader's screen shows, folded as its stream grows, and which fields changed."""

from __future__ import annotations

from collections.abc import Sequence
from types import NoneType
from typing import Any, cast

import msgspec
from msgspec import Raw

from deductio.core.game import Game
from deductio.core.messages import Event

UNCHANGING = frozenset((int, str, bool, float, tuple, NoneType))
"""The same object of these types is still the same value."""

encode = msgspec.json.Encoder().encode


class Eyes:
    """A view of one stream. The stream grows by itself; `changes` catches up with it."""

    __slots__ = ("_game", "_names", "_raws", "_stream", "_values", "_view", "number")

    def __init__(self, game: Game[Any], stream: Sequence[Event]) -> None:
        self._game = game
        self._stream = stream
        self.begin_again()

    def begin_again(self) -> None:
        """Fold from the start: the stream has forgotten something, or has it back."""
        self._view = view = cast("Any", self._game.view())
        self.number = 0
        self._names: tuple[str, ...] = view.__struct_fields__
        self._values: tuple[Any, ...] = (None,) * len(self._names)
        self._raws: list[bytes] = [b""] * len(self._names)

    def whole(self) -> Raw:
        """The view as it stands now."""
        self.changes()
        return Raw(encode(self._view))

    def changes(self) -> dict[str, Raw]:
        """The fields that are other than when last looked at."""
        view = self._view
        for event in self._stream[self.number :]:
            view.hear(event)
        self.number = len(self._stream)
        values, raws = msgspec.structs.astuple(view), self._raws
        changed: dict[str, Raw] = {}
        for at, (value, before) in enumerate(zip(values, self._values, strict=True)):
            if value is before and type(value) in UNCHANGING and raws[at]:
                continue
            raw = encode(value)
            if raw != raws[at]:
                raws[at] = raw
                changed[self._names[at]] = Raw(raw)
        self._values = values
        return changed
