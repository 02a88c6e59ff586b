"""What one reader's screen shows, folded as its stream grows, and which fields changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import compress
from operator import attrgetter, is_not, ne
from typing import Any, cast

import msgspec
from msgspec import Raw, Struct, inspect

from deductio.core.game import Game
from deductio.core.messages import Event

encode = msgspec.json.Encoder().encode


class Fields:
    """The fields of a view by how a change of them is noticed."""

    def __init__(self, view: type[Struct]) -> None:
        info = inspect.type_info(view)
        assert isinstance(info, inspect.StructType)
        kinds = {field.name: field.type for field in info.fields}
        self.plain = [name for name in kinds if _is_plain(kinds[name])]
        """Their values never change: another value is another object."""
        self.flat = [name for name in kinds if _is_flat(kinds[name])]
        """Lists and dicts of such values: compared with a copy."""
        self.deep = [name for name in kinds if name not in {*self.plain, *self.flat}]
        """Everything else: compared as it is written."""
        self.plain_of = _getter(self.plain)
        self.flat_of = _getter(self.flat)
        self.deep_of = _getter(self.deep)


class Eyes:
    """A view of one stream. The stream grows by itself; `changes` catches up with it."""

    __slots__ = ("_deep", "_fields", "_flat", "_game", "_plain", "_stream", "number", "view")

    def __init__(self, game: Game[Any], stream: Sequence[Event]) -> None:
        self._game = game
        self._stream = stream
        self.begin_again()
        self._fields = fields = fields_of(cast("Any", type(self.view)))
        self._plain: list[Any] = [UNSEEN] * len(fields.plain)
        self._flat: list[Any] = [UNSEEN] * len(fields.flat)
        self._deep: list[Any] = [UNSEEN] * len(fields.deep)

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
        """With loops that run in C: this is done for every reader after every choice."""
        fields = self._fields
        changed: dict[str, Any] = {}
        plain = fields.plain_of(self.view)
        for at in compress(PLACES, map(is_not, plain, self._plain)):
            value, before = plain[at], self._plain[at]
            self._plain[at] = value
            if value != before or type(value) is not type(before):
                changed[fields.plain[at]] = value
        flat = fields.flat_of(self.view)
        for at in compress(PLACES, map(ne, flat, self._flat)):
            self._flat[at] = changed[fields.flat[at]] = flat[at].copy()
        deep = [encode(value) for value in fields.deep_of(self.view)]
        for at in compress(PLACES, map(ne, deep, self._deep)):
            self._deep[at] = deep[at]
            changed[fields.deep[at]] = Raw(deep[at])
        return changed


class _Unseen:
    """Stands where nothing was seen yet; equal to nothing."""


UNSEEN = _Unseen()


PLACES = tuple(range(200))


@cache
def fields_of(view: Any) -> Fields:
    return Fields(view)


def _getter(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """The values of these fields, also where there are fewer than two."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda view: tuple(getattr(view, name) for name in names)


PLAIN = (
    inspect.NoneType,
    inspect.BoolType,
    inspect.IntType,
    inspect.FloatType,
    inspect.StrType,
    inspect.LiteralType,
)


def _is_plain(kind: inspect.Type) -> bool:
    match kind:
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            return all(map(_is_plain, types))
        case inspect.Metadata(type=inner) | inspect.VarTupleType(item_type=inner):
            return _is_plain(inner)
        case inspect.StructType(cls=cls, fields=fields):
            frozen = cls.__struct_config__.frozen
            return frozen and all(_is_plain(field.type) for field in fields)
        case _:
            return isinstance(kind, PLAIN)


def _is_flat(kind: inspect.Type) -> bool:
    match kind:
        case inspect.ListType(item_type=item):
            return _is_plain(item)
        case inspect.DictType(key_type=key, value_type=value):
            return _is_plain(key) and _is_plain(value)
        case _:
            return False
