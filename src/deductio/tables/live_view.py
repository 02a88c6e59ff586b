"""What one reader's screen shows, folded as its stream grows, and which fields changed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import compress
from operator import is_not
from typing import Any, cast, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import astuple

from deductio.core.game import Game
from deductio.core.messages import Event

encode = msgspec.json.Encoder().encode

PLACES = range(200)


class LiveView:
    """A view of one stream. The stream grows by itself; `changes` catches up with it."""

    __slots__ = ("_game", "_seen", "_stream", "_written", "number", "view")

    def __init__(self, game: Game[Any], stream: Sequence[Event]) -> None:
        self._game = game
        self._stream = stream
        self.view = cast("Any", game.view())
        self.number = 0
        self._seen: tuple[Any, ...] = (UNSEEN,) * len(self.view.__struct_fields__)
        """Every field when last looked at."""
        self._written = dict.fromkeys(restless(cast("Any", type(self.view))), b"")
        """Those that may change inside, as they were written then."""

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
        """First at a glance, which is all that most fields need: another value, another object."""
        names, written = self.view.__struct_fields__, self._written
        now, before = astuple(self.view), self._seen
        self._seen = now
        changed: dict[str, Any] = {}
        for at in compress(PLACES, map(is_not, now, before)):
            if at not in written and now[at] != before[at]:
                changed[names[at]] = now[at]
        for at in written:
            if (line := encode(now[at])) != written[at]:
                written[at] = line
                changed[names[at]] = Raw(line)
        return changed


UNSEEN = object()
"""Stands where nothing was seen yet; equal to nothing."""


@cache
def restless(view: Any) -> tuple[int, ...]:
    """The places of the fields of a view whose values may change inside."""
    hints = get_type_hints(view)
    return tuple(at for at, name in enumerate(view.__struct_fields__) if _may_change(hints[name]))


def _may_change(hint: Any) -> bool:
    """Lists, dicts, structs that are not frozen, and whatever holds one of them."""
    kind = get_origin(hint) or hint
    if isinstance(kind, type) and issubclass(kind, Struct):
        return not kind.__struct_config__.frozen or any(
            map(_may_change, get_type_hints(kind).values())
        )
    return kind in (Any, list, dict, set) or any(map(_may_change, get_args(hint)))
