"""What one reader's screen shows, folded as its stream grows, and which fields changed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import ne
from typing import Any, cast

import msgspec
from msgspec import Raw
from msgspec.structs import astuple

from deductio.core.game import Game
from deductio.core.messages import Event

_encoder = msgspec.json.Encoder()
encode, encode_lines = _encoder.encode, _encoder.encode_lines

MOST_FIELDS = range(200)


class Eyes:
    """A view of one stream. The stream grows by itself; `changes` catches up with it."""

    __slots__ = ("_game", "_shown", "_stream", "number", "view")

    def __init__(self, game: Game[Any], stream: Sequence[Event]) -> None:
        self._game = game
        self._stream = stream
        self.begin_again()
        self._shown = b"\n" * len(self.view.__struct_fields__)
        """The view when last looked at: each field as JSON on its own line."""

    def begin_again(self) -> None:
        """Fold from the start: the stream has forgotten something, or has it back."""
        self.view = cast("Any", self._game.view())
        self.number = 0

    def whole(self) -> Raw:
        """The view as it stands now."""
        self.changes()
        return Raw(encode(self.view))

    def changes(self) -> dict[str, Any]:
        """The fields that are other than when last looked at."""
        new = self._stream[self.number :]
        if not new:
            return {}
        hear = self.view.hear
        for event in new:
            hear(event)
        self.number += len(new)
        return self._noticed()

    def _noticed(self) -> dict[str, Any]:
        """All fields are written and compared in C: every reader's, after every choice."""
        before, self._shown = self._shown, encode_lines(astuple(self.view))
        names, lines = self.view.__struct_fields__, self._shown.split(b"\n")
        changed = compress(MOST_FIELDS, map(ne, lines, before.split(b"\n")))
        return {names[at]: Raw(lines[at]) for at in changed}
