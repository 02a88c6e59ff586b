"""What only a game can tell whoever makes puzzles of it: how to play for them, and what to ask.

The players here are made for puzzles alone and never change, so that better bots change no puzzle:
whoever changes one raises the version of the maker.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from deductio.core.chance import Chance
from deductio.core.coaching import FactName
from deductio.core.messages import Choice, Event, Question, Seat

Maker: TypeAlias = Callable[[Sequence[Event], Question, Chance], Choice]
"""What a seat does in a game that is played for puzzles, from its own stream alone."""
GRADES = range(1, 6)
"""How much reasoning a puzzle takes: one look, several rounds, differences of counts, one
supposition, more."""

Theme: TypeAlias = Literal["elimination", "counting", "difference", "supposition", "cases"]
"""The hardest thought of the proof of a puzzle."""


class Table(Struct, frozen=True):
    """A table that puzzles are made at."""

    seats: int
    options: Mapping[str, Any] = {}


class Asking(Struct, frozen=True):
    """Something that can be asked, where one of these facts is so; never are two of them."""

    name: str
    """The text `puzzle-weapon` asks it; `$item` and `$place` are those of the first fact."""
    kind: Literal["item", "place"]
    """Whether the answers are things, all at one place, or places, all of one thing."""
    facts: tuple[FactName, ...]
    """In the order in which they are offered."""


class Puzzling(Struct, frozen=True, kw_only=True):
    """What a maker of puzzles is told by a game."""

    mark: str
    """Two characters, by which the codes of its puzzles begin."""
    maker_version: int
    """Raised with every change by which a code would name another puzzle."""
    tables: tuple[Table, ...]
    """Codes name them by their number: new ones come last."""
    choices: int
    """How many choices a game is played for."""
    play: Maker
    askings: Callable[[Sequence[Event]], Sequence[Asking]]
    """From the stream of one seat: what is worth asking; the same whatever was told."""
    grades: tuple[int, ...]
    """The grades there are puzzles of."""
    themes: tuple[Theme, ...]
    """The themes there are puzzles of, the easiest first."""
    ends: tuple[type[Event], ...] = ()
    """Events from which on there are no puzzles any more, beside those that tell the goal."""
    leaves_out: Callable[[Event, Seat], bool] = lambda event, me: False
    """Whether an event tells a seat less than it was told beside: nobody would remember that."""
    on_board: bool = False
    """Whether its lines speak of a board that one must see to understand them."""
    basis: tuple[type[Event], ...] = ()
    """Events that every puzzle keeps and no line says: by them others are read."""
    opening: tuple[type[Event], ...] = ()
    """Events that every puzzle keeps, all in its first line: what a seat knows from the start."""
    keeps: tuple[type[Event], ...] = ()
    """Events that every puzzle keeps if they were told by then, each a line of its own, as they
    change the meaning of others."""


def anything(stream: Sequence[Event], question: Question, luck: Chance) -> Choice:
    """Any of the options."""
    return question.options[luck.below(len(question.options))]


def rather(*kinds: type[Choice]) -> Maker:
    """Any option of the first of these kinds that is offered; else anything."""

    def play(stream: Sequence[Event], question: Question, luck: Chance) -> Choice:
        options = tuple(question.options)
        for kind in kinds:
            if of_kind := [choice for choice in options if isinstance(choice, kind)]:
                return luck.pick(of_kind)
        return luck.pick(options)

    return play


def by_ask(makers: Mapping[str, Maker]) -> Maker:
    """A player that has a way of its own for some asks, and takes anything at the others."""

    def play(stream: Sequence[Event], question: Question, luck: Chance) -> Choice:
        return makers.get(question.name, anything)(stream, question, luck)

    return play
