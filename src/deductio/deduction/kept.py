"""A property that is worked out once; the standard one takes a lock in Python 3.11, which in small
frames costs more than the answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T", covariant=True)


class kept(Generic[T]):  # noqa: N801
    """Works like `functools.cached_property`; two threads may both work it out, to the same end."""

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self._work_out = work_out
        self._name = work_out.__name__
        self.__doc__ = work_out.__doc__

    @overload
    def __get__(self, owner: None, kind: type) -> Self: ...
    @overload
    def __get__(self, owner: object, kind: type) -> T: ...
    def __get__(self, owner: object | None, kind: type) -> Self | T:
        if owner is None:
            return self
        found = owner.__dict__[self._name] = self._work_out(owner)
        return found
