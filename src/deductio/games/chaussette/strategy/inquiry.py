"""What one seat has before it when it thinks: the table, its notebook, and what follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from deductio.core.game import fold
from deductio.core.messages import Event, Seat
from deductio.core.thinking import PLAIN, Temper
from deductio.deduction.model import Fact
from deductio.deduction.notebook import Notebook
from deductio.games.chaussette.messages import SawSocks, SocksShown
from deductio.games.chaussette.notebook import SLEEVE, notebook, place_of
from deductio.games.chaussette.socks import (
    CHARACTERISTICS,
    KINDS,
    MOST_PAIRS,
    ROUNDS,
    VALUE_OF,
    Characteristic,
    Kind,
    Slot,
    Value,
)
from deductio.games.chaussette.strategy.ways import PLAIN_WAYS, Ways, ways_of
from deductio.games.chaussette.view import View

SIGHTS = (SawSocks, SocksShown)


class Inquiry:
    """One seat's stream, read once for one choice, as far as it remembers."""

    def __init__(self, stream: Sequence[Event], ways: Ways = PLAIN_WAYS["sleuth"]) -> None:
        self.ways = ways
        self.stream = remembered(stream, ways.looks_remembered)
        self.view = fold(View(), self.stream)

    @property
    def me(self) -> Seat:
        assert self.view.me is not None, "only a seat is asked"
        return self.view.me

    @cached_property
    def notebook(self) -> Notebook:
        return notebook(self.stream)

    @cached_property
    def open_kinds(self) -> tuple[Kind, ...]:
        """CH-80: the kinds that may still be the missing sock."""
        certain = self.notebook.certain
        return tuple(kind for kind in KINDS if certain.get(Fact(kind, SLEEVE)) is not False)

    @cached_property
    def known(self) -> dict[Slot, Kind]:
        """CH-82: what certainly lies in which slot."""
        certain = self.notebook.certain
        return {
            slot: kind
            for slot in self.view.cards
            for kind in KINDS
            if certain.get(Fact(kind, place_of(slot)))
        }

    @property
    def unmarked(self) -> list[Characteristic]:
        return [one for one in CHARACTERISTICS if one not in self.view.markers]

    @property
    def searches_left(self) -> int:
        """How many searches this seat of a competition has after this one."""
        return ROUNDS[self.view.seats] - self.view.round

    @property
    def pairs_out(self) -> list[Kind]:
        return [kind for kinds in self.view.pairs for kind in kinds]

    @property
    def pairs_to_come(self) -> int:
        """CH-49: how many pairs the drawer can still give; a card taken out spoils one."""
        return MOST_PAIRS - len(self.pairs_out) - (self.view.removed is not None)

    def unseen_by(self, seat: Seat) -> int:
        """How many cards this seat has never looked at, as everyone can tell."""
        named, face_up = self.view.named, self.view.face_up
        if self.view.shows_all:
            return sum(not named[slot - 1] for slot in self.view.cards)
        return sum(
            seat not in named[slot - 1] and face_up[slot - 1] is None for slot in self.view.cards
        )


def inquiry_of(level: str, stream: Sequence[Event], temper: Temper) -> Inquiry:
    """What lies before that player; in a team every temper plays as its level does."""
    plain = Inquiry(stream, ways_of(level, PLAIN))
    if temper == PLAIN or plain.view.cooperative:
        return plain
    return Inquiry(stream, ways_of(level, temper))


def remembered(stream: Sequence[Event], looks: int | None) -> Sequence[Event]:
    """The stream without what it saw before its last so many looks."""
    seen = [number for number, event in enumerate(stream) if isinstance(event, SIGHTS)]
    blurred = set() if looks is None else set(seen[:-looks])
    return [event for number, event in enumerate(stream) if number not in blurred]


def known_to_one(inquiry: Inquiry, twins: Sequence[Slot]) -> bool:
    """Whether nobody else has looked at both of these cards."""
    one, other = (set(inquiry.view.named[slot - 1]) for slot in twins)
    return (one & other) <= {inquiry.me}


def twins_among(known: Mapping[Slot, Kind]) -> list[tuple[Kind, tuple[Slot, Slot]]]:
    """The pairs among cards whose kinds are known."""
    found: dict[Kind, Slot] = {}
    pairs = []
    for slot, kind in known.items():
        if kind in found:
            pairs.append((kind, (min(found[kind], slot), max(found[kind], slot))))
        found[kind] = slot
    return pairs


def agreed_values(kinds: Sequence[Kind]) -> dict[Characteristic, Value]:
    """CH-81: the characteristics on which all these kinds agree."""
    values = {one: {VALUE_OF[kind][one] for kind in kinds} for one in CHARACTERISTICS}
    return {one: min(found) for one, found in values.items() if len(found) == 1}


def shares(odds: Mapping[Kind, float], characteristic: Characteristic) -> dict[Value, float]:
    """How likely each value of a characteristic is."""
    found: dict[Value, float] = {}
    for kind, share in odds.items():
        value = VALUE_OF[kind][characteristic]
        found[value] = found.get(value, 0.0) + share
    return found


def percent(share: float) -> int:
    return round(100 * share)
