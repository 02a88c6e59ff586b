"""What the fields of a game's messages may be: every choice has a number, every event is numbers.

A domain is found by the name of a class and its field (`Walk.steps`); else a type says itself what
it may be (a `Literal`, a short range, a seat); else by the name of the field (`suspect`), and last
by the title of its type (`card`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import Meta, Struct
from msgspec.structs import astuple

from deductio.core.messages import Choice, Event
from deductio.core.options import Either, Product
from deductio.core.table_options import listed

if TYPE_CHECKING:
    from deductio.core.game import Game

Spelling: TypeAlias = Callable[[Any], tuple[int, ...]]
"""How a value is told in numbers."""
Domain: TypeAlias = Sequence[Any] | Spelling
"""All values in order, or how they are told in numbers where there are too many to list."""

LEFT_OUT: tuple[Any, ...] = ()
"""The domain of what no number tells: a code, a speaker; and of what is never offered any more."""
OF_THE_CORE: dict[str, Domain] = dict.fromkeys(
    [f"Opened.{field}" for field in ("game", "options", "commitment", "nonces", "lesson")]
    + ["Unsealed.secret"],
    LEFT_OUT,
)


class Undeclared(LookupError):
    """A game does not say what a field may be."""


class Domains:
    """What the fields of a game's messages may be at one table."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, Any]) -> None:
        self.game = game
        declared = game.domains(seats, game.read_options(seats, options))
        self._declared = {**OF_THE_CORE, "seat": range(seats), **declared}
        self.choices: Either[Choice] = Either(*map(self._every, classes(game.choices)))
        """Every choice that may ever be offered at such a table; its place is its number."""
        self._kinds: dict[type[Event], tuple[int, Spelling]] = {}
        self._numbered = {kind: number for number, kind in enumerate(classes(game.events), 1)}

    @property
    def kinds(self) -> int:
        """How many kinds of events there are; they are numbered from 1."""
        return len(self._numbered)

    def numbers(self, event: Event) -> tuple[int, ...]:
        """The number of its kind, then its fields: the place of each value in its domain, counted
        from 1, a number as it is, and how many there are before what is several."""
        kind = type(event)
        if kind not in self._kinds:
            self._kinds[kind] = self._numbered[kind], self._fields(kind)
        number, spell = self._kinds[kind]
        try:
            return (number, *spell(event))
        except KeyError as unknown:
            raise Undeclared(
                f"the domains of {self.game.name} do not know {unknown} of {event}"
            ) from None

    def _every(self, kind: type[Choice]) -> Product[Choice]:
        return Product(kind, *(self._values(kind, *field) for field in fields(kind)))

    def _values(self, kind: type[Struct], field: str, hint: Any) -> Sequence[Any]:
        domain = self.domain(kind, field, hint)
        if domain is None or callable(domain):
            raise self._undeclared(kind, field)
        return domain

    def domain(self, kind: type[Struct], field: str, hint: Any) -> Domain | None:
        """What a field may be, if that is said anywhere."""
        title = title_of(hint)
        exact = f"{kind.__name__}.{field}"
        if exact in self._declared or title == "seat":
            return self._declared.get(exact, self._declared["seat"])
        if is_message(hint) or NoneType in get_args(hint):
            return None
        if values := listed(hint):
            return values
        return self._declared.get(field, self._declared.get(title))

    def _fields(self, kind: type[Struct]) -> Spelling:
        spell = in_turn([self._spelling(kind, field, hint) for field, hint in fields(kind)])
        return lambda value: spell(astuple(value))

    def _spelling(self, kind: type[Struct], field: str, hint: Any) -> Spelling:
        domain = self.domain(kind, field, hint)
        if domain is not None:
            return domain if callable(domain) else by_place(domain)
        match get_origin(hint), get_args(hint):
            case origin, (inner, *_) if origin is Annotated:
                return self._spelling(kind, field, inner)
            case origin, (inner, other) if origin is tuple and other is Ellipsis:
                return of_any_number(self._spelling(kind, "", inner))
            case origin, parts if origin is tuple:
                return in_turn([self._spelling(kind, "", part) for part in parts])
            case origin, (inner, nothing) if origin in (Union, UnionType) and nothing is NoneType:
                return or_nothing(self._spelling(kind, field, inner))
        if isinstance(hint, TypeVar):  # what a seat chose where several are asked together
            return lambda choice: (self.choices.index(choice) + 1,)
        if is_message(hint):
            return self._fields(hint)
        if hint is int:
            return lambda number: (number,)
        raise self._undeclared(kind, field)

    def _undeclared(self, kind: type[Struct], field: str) -> Undeclared:
        return Undeclared(
            f"{self.game.name} does not say what {kind.__name__}.{field} may be:"
            " please name it in its domains"
        )


def classes(union: Any) -> Iterator[Any]:
    """The classes of a union of messages, in its order."""
    for part in get_args(union) or (union,):
        yield get_origin(part) or part


@cache
def fields(kind: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """The fields of a message, each with its type."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((field, hints[field]) for field in kind.__struct_fields__)


def is_message(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Struct)


def title_of(hint: Any) -> str:
    titles = [one.title for one in get_args(hint)[1:] if isinstance(one, Meta)]
    return next(filter(None, titles), "")


def by_place(domain: Sequence[Any]) -> Spelling:
    """One number, counted from 1; none where nothing is told."""
    if not domain:
        return lambda value: ()
    places = {value: (place,) for place, value in enumerate(domain, 1)}
    return places.__getitem__


def of_any_number(spelling: Spelling) -> Spelling:
    return lambda values: (len(values), *chain.from_iterable(map(spelling, values)))


def in_turn(spellings: Sequence[Spelling]) -> Spelling:
    def spell(values: Sequence[Any]) -> tuple[int, ...]:
        told: list[int] = []
        for spelling, value in zip(spellings, values, strict=True):
            told += spelling(value)
        return tuple(told)

    return spell


def or_nothing(spelling: Spelling) -> Spelling:
    return lambda value: (0,) if value is None else (1, *spelling(value))
