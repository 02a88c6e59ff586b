"""What one reader's screen shows, folded as its stream grows, and what each event changed of it."""

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

    __slots__ = ("_game", "_names", "_seen", "_stream", "_written", "number", "view")

    def __init__(self, game: Game[Any], stream: Sequence[Event]) -> None:
        self._game = game
        self._stream = stream
        self.view = cast("Any", game.view())
        self.number = 0
        self._names: tuple[str, ...] = self.view.__struct_fields__
        self._seen: tuple[Any, ...] = (UNSEEN,) * len(self._names)
        """Every field when last looked at."""
        self._written = dict.fromkeys(restless(cast("Any", type(self.view))), b"")
        """Those that may change inside, as they were written then."""

    def whole(self) -> Raw:
        """The view as it stands now."""
        self._fold_to(len(self._stream) - 1)
        self.changes()
        return Raw(encode(self.view))

    def changes(self) -> list[dict[str, Any]]:
        """For each new event the fields that are other than before it.

        A glance is all that most fields need: another value is another object.
        """
        new = self._stream[self.number :]
        self.number += len(new)
        view, names, written, before = self.view, self._names, self._written, self._seen
        changes = []
        for event in new:
            view.hear(event)
            now = astuple(view)
            changed: dict[str, Any] = {}
            for at in compress(PLACES, map(is_not, now, before)):
                if at not in written and now[at] != before[at]:
                    changed[names[at]] = now[at]
            if written:
                self._look_inside(now, changed)
            before = now
            changes.append(changed)
        self._seen = before
        return changes

    def changes_anew(self, number: int) -> list[dict[str, Any]]:
        """The same, folded from the start: something before that number has faded, or was opened
        again."""
        self.view = cast("Any", self._game.view())
        self.number = 0
        self._fold_to(min(number, len(self._stream) - 1))
        return self.changes()

    def _fold_to(self, number: int) -> None:
        """Nobody needs to hear how it came to that."""
        for event in self._stream[self.number : number]:
            self.view.hear(event)
        self.number = max(number, self.number)

    def _look_inside(self, now: tuple[Any, ...], changed: dict[str, Any]) -> None:
        written = self._written
        for at in written:
            if (line := encode(now[at])) != written[at]:
                written[at] = line
                changed[self._names[at]] = Raw(line)


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
