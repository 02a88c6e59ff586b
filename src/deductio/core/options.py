"""The legal choices of an ask: tuples, or lazy collections that are not spelled out."""

from __future__ import annotations

import operator
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import combinations, product
from math import comb, prod
from typing import Any, Generic, Protocol, TypeVar, cast

import msgspec

C = TypeVar("C", bound=msgspec.Struct)
C_co = TypeVar("C_co", covariant=True)

FEW = 64
"""So many choices are made once and kept: making one takes as long as finding ten of them."""


MANY = 1024
"""Of so many sets of a size it is kept which places they are: three of fifteen are 455."""


class Options(Protocol[C_co]):
    """A finite, ordered collection of different choices; a plain tuple is one."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[C_co]: ...
    def __contains__(self, choice: object, /) -> bool: ...
    def __getitem__(self, number: int, /) -> C_co: ...
    def index(self, choice: Any, /) -> int: ...


class Unspelled(ABC, Generic[C_co]):
    """Choices that are made when somebody wants them; a few are made once and kept."""

    __slots__ = ("_kept", "_known", "_length")

    def _measure(self, length: int) -> None:
        self._length = length
        self._kept = tuple(self) if length <= FEW else ()
        self._known = frozenset(self._kept)

    def __len__(self) -> int:
        return self._length

    @abstractmethod
    def __iter__(self) -> Iterator[C_co]: ...

    def __contains__(self, choice: object) -> bool:
        try:
            return choice in self._known if self._kept else self._has(choice)
        except TypeError:  # a value that cannot be looked up, such as a list
            return False

    def __getitem__(self, number: int) -> C_co:
        if 0 <= number < len(self._kept):
            return self._kept[number]
        if 0 <= number < self._length:
            return self._make(number)
        raise IndexError(f"there are {self._length} options, numbered from 0; {number} is not one")

    @abstractmethod
    def _has(self, choice: object) -> bool: ...

    @abstractmethod
    def _make(self, number: int) -> C_co: ...


class Product(Unspelled[C]):
    """Every combination of one value per field: `Product(Accuse, SUSPECTS, WEAPONS, ROOMS)`."""

    __slots__ = ("_places", "axes", "make")

    def __init__(self, make: Callable[..., C], *axes: Sequence[Any]) -> None:
        self.make = make
        self.axes = tuple(tuple(axis) for axis in axes)
        self._places = [{value: place for place, value in enumerate(axis)} for axis in self.axes]
        self._measure(prod(map(len, self.axes)))

    def __iter__(self) -> Iterator[C]:
        return (self.make(*values) for values in product(*self.axes))

    def _has(self, choice: object) -> bool:
        if type(choice) is not self.make:
            return False
        values = msgspec.structs.astuple(cast("msgspec.Struct", choice))
        return all(map(operator.contains, self._places, values))

    def _make(self, number: int) -> C:
        values: list[Any] = []
        for axis in reversed(self.axes):
            number, place = divmod(number, len(axis))
            values.append(axis[place])
        return self.make(*values[::-1])

    def index(self, choice: C) -> int:
        if choice not in self:
            raise ValueError(f"{choice} is not among the options")
        number = 0
        for places, value in zip(self._places, msgspec.structs.astuple(choice), strict=True):
            number = number * len(places) + places[value]
        return number

    def wire(self) -> Any:
        return {"product": self.make.__name__, "fields": _fields(self.make), "of": self.axes}


class Subsets(Unspelled[C]):
    """Every set of `size` items, each written in the order of the items: three slots of fifteen."""

    __slots__ = ("_places", "items", "make", "size")

    def __init__(self, make: Callable[[Any], C], items: Sequence[Any], size: int) -> None:
        self.make = make
        self.items = tuple(items)
        self.size = size
        self._places = {item: place for place, item in enumerate(self.items)}
        self._measure(comb(len(self.items), size))

    def __iter__(self) -> Iterator[C]:
        return map(self.make, combinations(self.items, self.size))

    def _has(self, choice: object) -> bool:
        if type(choice) is not self.make:
            return False
        (chosen,) = msgspec.structs.astuple(cast("msgspec.Struct", choice))
        if not isinstance(chosen, tuple) or len(chosen) != self.size:
            return False
        before = -1
        for item in chosen:
            place = self._places.get(item, -1)
            if place <= before:
                return False
            before = place
        return True

    def _make(self, number: int) -> C:
        if self._length <= MANY:
            return self.make(pickers(len(self.items), self.size)[number](self.items))
        chosen: list[Any] = []
        place, missing = 0, self.size
        while missing:
            starting_here = comb(len(self.items) - place - 1, missing - 1)
            if number < starting_here:
                chosen.append(self.items[place])
                missing -= 1
            else:
                number -= starting_here
            place += 1
        return self.make(tuple(chosen))

    def index(self, choice: C) -> int:
        if choice not in self:
            raise ValueError(f"{choice} is not among the options")
        (chosen,) = msgspec.structs.astuple(choice)
        number, place, missing = 0, 0, self.size
        for item in chosen:
            while self.items[place] != item:
                number += comb(len(self.items) - place - 1, missing - 1)
                place += 1
            place += 1
            missing -= 1
        return number

    def wire(self) -> Any:
        return {
            "subsets": self.make.__name__,
            "fields": _fields(self.make),
            "of": self.items,
            "size": self.size,
        }


@cache
def pickers(items: int, size: int) -> list[Callable[[Any], tuple[Any, ...]]]:
    """What picks each set of that size out of so many items, in order."""
    sets = combinations(range(items), size)
    if size == 1:
        return [partial(_only, place) for (place,) in sets]
    return [operator.itemgetter(*places) for places in sets]


def _only(place: int, items: tuple[Any, ...]) -> tuple[Any]:
    return (items[place],)


class Either(Unspelled[C_co]):
    """One collection after another: `Either((Decline(),), Product(...))`."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Options[C_co]) -> None:
        self.parts = parts
        self._measure(sum(map(len, parts)))

    def __iter__(self) -> Iterator[C_co]:
        return (choice for part in self.parts for choice in part)

    def _has(self, choice: object) -> bool:
        return any(choice in part for part in self.parts)

    def _make(self, number: int) -> C_co:
        for part in self.parts:
            length = len(part)
            if number < length:
                return part[number]
            number -= length
        raise AssertionError("a number below the length lies in one of the parts")

    def index(self, choice: Any) -> int:
        before = 0
        for part in self.parts:
            if choice in part:
                return before + part.index(choice)
            before += len(part)
        raise ValueError(f"{choice} is not among the options")

    def wire(self) -> Any:
        return {"either": [wire(part) for part in self.parts]}


def wire(options: Options[Any]) -> Any:
    """The compact form in which a collection travels: lazy ones stay unspelled."""
    if isinstance(options, tuple):
        return list(options)
    return options.wire() if isinstance(options, Product | Subsets | Either) else list(options)


def parts_of(options: Options[C]) -> list[Options[C]]:
    """The collections of which one consists, one after another; a plain one is its only part."""
    if isinstance(options, Either):
        return [part for several in options.parts for part in parts_of(several)]
    return [options]


def meant(options: Options[C], choice: msgspec.Struct) -> C | None:
    """The only option that names the same things as a choice, perhaps in another order: what is
    chosen as a set may be written as one likes."""
    if not any(isinstance(value, tuple) for value in msgspec.structs.astuple(choice)):
        return None
    wanted = _unordered(choice)
    same = [one for one in options if type(one) is type(choice) and _unordered(one) == wanted]
    return same[0] if len(same) == 1 else None


def _unordered(choice: msgspec.Struct) -> list[Any]:
    values = msgspec.structs.astuple(choice)
    return [sorted(map(repr, value)) if isinstance(value, tuple) else value for value in values]


def _fields(make: Callable[..., C]) -> tuple[str, ...]:
    """So that a program far away can spell a choice without knowing its class."""
    return cast("type[msgspec.Struct]", make).__struct_fields__
