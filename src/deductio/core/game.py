"""What a game is to the core: its name, its options, its rules, and how its streams are read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pickle import PicklingError
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar

import msgspec

from deductio.core.believing import Believing
from deductio.core.box import Box, HelpOption
from deductio.core.campaign import Campaign
from deductio.core.chance import Chance
from deductio.core.coaching import Coaching
from deductio.core.domains import Domain
from deductio.core.messages import Choice, Event, Opened, Question, Rules
from deductio.core.puzzling import Puzzling
from deductio.core.solo import Solo
from deductio.core.table_options import described, from_text, written
from deductio.core.thinking import CoreMotive, Thinking

OPTIONS_WRITTEN = msgspec.msgpack.Encoder()
TABLES_KEPT = 256
NO_BOX = Box()


class Refused(Exception):
    """A choice, an option or a set-up that the rules do not allow; nothing has changed.

    The sentence is for programs and terminals; `code` names it for a page that has its own words.
    `after` is in how many seconds it will be possible, where that is known.
    """

    def __init__(self, sentence: str, code: str = "", after: float | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.after = after


class State(Protocol):
    """Where a game stands between two turns: plain data."""

    chance: Chance

    @property
    def over(self) -> bool: ...
    def clone(self) -> Self: ...


Name: TypeAlias = Callable[[str, object], str]
"""The name of a thing in the reader's language, by its domain: `name("card", "shadow")`."""


class View(Protocol):
    """What one seat's screen shows, folded from its stream event by event."""

    def hear(self, event: Any, /) -> None: ...


V = TypeVar("V", bound=View)


def fold(view: V, stream: Iterable[Event]) -> V:
    """The view after all these events."""
    for event in stream:
        view.hear(event)
    return view


class CaseWish(msgspec.Struct, frozen=True):
    """Which cases somebody wants to see."""

    seed: int = 1
    count: int = 1
    level: int = 1
    difficulty: str = "easy"
    seats: int = 4


S = TypeVar("S", bound=State)


@cache
def _reader(choices: Any) -> msgspec.json.Decoder[Any]:
    """Made once: to make one costs far more than to read a choice with it."""
    return msgspec.json.Decoder(choices)


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S]):
    """One game; its folder fills these in and the registry names it."""

    name: str
    package: str
    """Where its files are: the package with the folders `locale` and, for the page, `page`."""
    rules_version: int
    seats: range
    options: type[msgspec.Struct]
    """The options of a table, with defaults; wrong values are refused by their types."""

    choices: Any
    """The union of all its choices, for reading them from outside."""
    events: Any
    """The union of all its events."""

    domains: Callable[[int, Any], Mapping[str, Domain]] = lambda seats, options: {}
    """What the fields of its choices and events may be at such a table, as far as their types do
    not say it: so that each choice has a number and each event is numbers (`core/domains.py`)."""

    start: Callable[[int, Any, Chance], S]
    """The empty table: seats, options, luck."""
    setup: Callable[[S], Rules[None]]
    turn: Callable[[S], Rules[None]]
    """One turn; between turns the state stands still and can be copied."""

    view: Callable[[], View]
    draw: Callable[[Any, Name], str]
    """A view drawn in characters, at most 80 columns wide; `Name` gives things their names."""
    texts: Callable[[], str] = lambda: ""
    """Fluent messages beside those of its files: for things too many to name one by one, made of
    the terms of its files, so that they are the same in every language."""
    default: Callable[[Sequence[Event], Question, Chance], Choice]
    """What a seat does when its clock runs out, from its own stream alone."""

    notebook: Callable[[Sequence[Event]], Any]
    """What follows from a stream: constraints for the engine of deduction, ready to answer."""

    thinking: Mapping[str, Thinking] = field(default_factory=dict)
    """How each level plays it: `rookie`, `careful`, `inspector`, `sleuth` and `master`, as many of
    them as it has; a game that names none is played by chance."""
    believing: Mapping[str, Believing] = field(default_factory=dict)
    """What each of these levels holds likely of what it seeks, by which its reasoning is measured;
    a level that is not among them says nothing."""
    motives: Any = CoreMotive
    """The union of all the reasons they give."""
    coaching: Coaching | None = None
    """What its coach must be told; without it nobody is coached."""
    puzzling: Puzzling | None = None
    """How puzzles are made of it, which a coach can tell; without it there are none."""
    solo: Solo | None = None
    """How a whole case of it is played by one person; without it nobody plays it alone so."""

    fit: Callable[[int, Any], None] = lambda seats, options: None
    """Raises Refused where options do not go with each other or with the number of seats."""

    answers: Sequence[str] = ()
    """The asks by which a seat answers somebody else, and does not take a turn of its own."""

    modes: Sequence[str] = ()
    together: Callable[[int, Any], bool] = lambda seats, options: False
    """Whether everyone at such a table wins or loses together."""

    sharing: Callable[[int, Any], int] = lambda seats, options: 1
    """How many people may share a seat at such a table, as a team."""

    mere_names: Sequence[str] = ()
    """The domains whose names mean nothing to its rules: a reader may be told others instead. What
    one of these things is for the rules all the same, as a clue that is an animal, its attribute
    `.is` says."""

    box: Box = NO_BOX
    """What the page shows of it."""
    help: HelpOption | None = None
    """Its own option for the notebooks, where it has one."""

    cases: Callable[[CaseWish], Iterator[msgspec.Struct]] | None = None
    """Cases made from a seed, each with its proof and figures, where a game has endless ones."""
    campaign: Campaign | None = None
    """Its scenarios, where groups go through it from table to table."""

    _checked: dict[tuple[int, bytes], msgspec.Struct] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    """Options that were found right, as they were written: many games are opened alike."""

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """A game travels by its name: where it arrives, its package must be installed too."""
        for name, value in vars(import_module(self.package)).items():
            if value is self:
                return _in_package, (self.package, name)
        raise PicklingError(f"{self.name} cannot travel: {self.package} has no such game")

    @property
    def unasked(self) -> set[str]:
        """Options no form asks for: the help by another name, and what only a campaign sets."""
        helped = {self.help.name} if self.help else set()
        return helped.union(self.campaign.tells if self.campaign else ())

    def read_options(self, seats: int, given: Mapping[str, Any]) -> msgspec.Struct:
        """Typed options from names and values; text values are read as the option's type."""
        try:
            asked = (seats, OPTIONS_WRITTEN.encode(given))
        except (TypeError, ValueError, OverflowError):  # what nobody can write is refused below
            return self._check_options(seats, given)
        options = self._checked.get(asked)
        if options is None:
            options = self._check_options(seats, given)
            if len(self._checked) == TABLES_KEPT:
                self._checked.clear()
            self._checked[asked] = options
        return options

    def _check_options(self, seats: int, given: Mapping[str, Any]) -> msgspec.Struct:
        if seats not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            raise Refused(f"{self.name} is for {few} to {many} seats, not {seats}", "wrong-seats")
        known = self.options.__struct_fields__
        for name in given:
            if name not in known:
                names = ", ".join(known) or "none"
                raise Refused(
                    f"{self.name} has no option '{name}'; its options are: {names}", "wrong-option"
                )
        try:
            options = msgspec.convert(from_text(self.options, given), self.options, strict=False)
        except msgspec.ValidationError:
            raise Refused(f"{self.name}: {self._wrong_option(given)}", "wrong-option") from None
        self.fit(seats, options)
        return options

    def _wrong_option(self, given: Mapping[str, Any]) -> str:
        """Which option is wrong, and what it may be."""
        for name, value in from_text(self.options, given).items():
            try:
                msgspec.convert({name: value}, self.options, strict=False)
            except msgspec.ValidationError:
                may_be = described(self.options)[name]
                return f"{name} cannot be '{written(value)}'; it may be {may_be}"
        return "these options are not understood"

    def read_choice(self, raw: bytes | str) -> Choice:
        """A choice as it comes from outside, in JSON."""
        try:
            choice: Choice = _reader(self.choices).decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused(
                f"this is not a choice of {self.name}: {error}", "not-understood"
            ) from None
        return choice

    def opening(
        self, seats: int, given: Mapping[str, Any], commitment: str = "", nonces: Sequence[str] = ()
    ) -> Opened:
        """The first words of a game, checked."""
        options = msgspec.to_builtins(self.read_options(seats, given))
        return Opened(self.name, self.rules_version, seats, options, commitment, tuple(nonces))


def _in_package(package: str, name: str) -> Game[Any]:
    game: Game[Any] = getattr(import_module(package), name)
    return game
