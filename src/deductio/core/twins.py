"""Twins: matches that one reader cannot tell apart, found by playing again with other luck.

One outcome of the luck that was drawn, or one choice, is exchanged for another, and the game is
played again choice by choice. Where a seat can no longer choose as it did, it chooses otherwise. As
soon as the reader would be told something else this is no twin, and another exchange is tried. So
no game has to say what is hidden in it: whatever is not told to a reader can differ.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from deductio.core.chance import Chance
from deductio.core.foreseen import Draw, Foreseen, Outcome, Unforeseen
from deductio.core.game import Refused
from deductio.core.match import FADED, Match, play
from deductio.core.messages import Choice, Event, Seat
from deductio.core.streams import all_streams, opening_of, stream_of

SHUFFLES_TRIED, PICKS_TRIED = 36, 4
"""How many exchanges of each kind of draw are tried for one twin; a shuffle has many outcomes."""
OTHER_CHOICES = 24
"""How many hidden choices may be tried anew after one exchange."""


class OtherLuck(Foreseen):
    """Gives the nearest thing where what it should give cannot come any more."""

    def fit(self, outcome: Outcome, items: Any, *, shuffled: bool) -> Outcome:
        try:
            return super().fit(outcome, items, shuffled=shuffled)
        except Unforeseen:
            if shuffled:
                return in_that_order(items, outcome)
            return items[self.drawn % len(items)]


def in_that_order(items: Sequence[Any], order: Sequence[Any]) -> tuple[Any, ...]:
    """These items in an order of others: what is no longer there makes room for what is new."""
    new = Counter(items) - Counter(order)
    gone = Counter(order) - Counter(items)
    if new.total() != gone.total():
        raise Unforeseen(f"{len(order)} items cannot make room for {len(items)}")
    instead = new.elements()
    placed = []
    for item in order:
        if gone[item]:
            gone[item] -= 1
            placed.append(next(instead))
        else:
            placed.append(item)
    return tuple(placed)


def retrace(match: Match[Any]) -> Match[Any]:
    """The same match from its first word on, with luck that remembers what it gave."""
    again = Match.open(match.game, opening_of(match), Foreseen(match.state.chance.seed))
    play(again, match.choices)
    return again


class Exchange(Struct, frozen=True):
    """What is to be otherwise: one outcome of luck, or the choice with that number."""

    outcomes: tuple[Outcome, ...]
    choice: int | None = None


def find_twin(match: Match[Any], reader: Seat | None, luck: Chance) -> Match[Any] | None:
    """A match that differs in something hidden and has told this reader the same.

    The match is one that was played again, so that its luck is remembered.
    """
    history = History(match, reader)
    for exchange in exchanges(match, reader, luck):
        twin = history.retold(exchange, luck)
        if twin is not None and differ(twin, match):
            return twin
    return None


def exchanges(match: Match[Any], reader: Seat | None, luck: Chance) -> Iterator[Exchange]:
    """Some of each kind, one kind after another: dice are rolled much more often than dealt."""
    draws = match.state.chance.given
    outcomes = tuple(draw.outcome for draw in draws)
    alike: dict[tuple[bool, int], list[int]] = defaultdict(list)
    for number, draw in enumerate(draws):
        if len(draw.items) > 1:
            alike[draw.shuffled, len(draw.items)].append(number)
    kinds = [_other_luck(draws, numbers, luck) for numbers in alike.values()]
    kinds.append(_other_choices(match, reader, outcomes, luck))
    for kind in luck.shuffled(kinds):
        yield from kind


def _other_luck(draws: Sequence[Draw], numbers: Sequence[int], luck: Chance) -> Iterator[Exchange]:
    """Each time one of these draws gives something else."""
    tried: list[tuple[int, Outcome]] = []
    for _ in range(SHUFFLES_TRIED if draws[numbers[0]].shuffled else PICKS_TRIED):
        number = luck.pick(numbers)
        other = draws[number].otherwise(luck)
        if other != draws[number].outcome and (number, other) not in tried:
            tried.append((number, other))
            outcomes = [draw.outcome for draw in draws]
            outcomes[number] = other
            yield Exchange(tuple(outcomes))


def _other_choices(
    match: Match[Any], reader: Seat | None, outcomes: tuple[Outcome, ...], luck: Chance
) -> Iterator[Exchange]:
    """Each time another seat chooses otherwise; only choices made together are hidden from some."""
    alike: dict[type[Choice], list[int]] = defaultdict(list)
    for number, (seat, choice) in enumerate(match.choices):
        if seat != reader:
            alike[type(choice)].append(number)
    for _ in range(PICKS_TRIED if alike else 0):
        yield Exchange(outcomes, luck.pick(luck.pick(list(alike.values()))))


def differ(one: Match[Any], other: Match[Any]) -> bool:
    """Whether anything differs, in the state or in what anyone was told; but for luck to come."""
    return _state_of(one) != _state_of(other) or all_streams(one) != all_streams(other)


def _state_of(match: Match[Any]) -> bytes:
    state = match.state.clone()
    state.chance = Chance(b"")
    return msgspec.json.encode(state, order="sorted")


class History:
    """What was chosen in a match, and what one reader was told of it."""

    def __init__(self, match: Match[Any], reader: Seat | None) -> None:
        self.match = match
        self.reader = reader
        self.stream = stream_of(match, reader)
        self.opened = self.open(draw.outcome for draw in match.state.chance.given)

    def open(self, outcomes: Iterable[Outcome]) -> Match[Any]:
        """The first ask, if luck gives these; what it gives later is as in the match."""
        given = self.match.state.chance
        luck = OtherLuck(given.seed, given.drawn, given.words, tuple(outcomes))
        return Match.open(self.match.game, opening_of(self.match), luck)

    def retold(self, exchange: Exchange, luck: Chance) -> Match[Any] | None:
        """The same history but for the exchange, if it can be told to the reader just so."""
        ways = [self.openings(exchange)]
        self.tries_left = OTHER_CHOICES
        while ways:
            position = next(ways[-1], None)
            if position is None:
                ways.pop()
            elif len(position.choices) < len(self.match.choices):
                ways.append(self.continued(position, exchange, luck))
            elif stream_of(position, self.reader) == self.stream:
                return position
        return None

    def openings(self, exchange: Exchange) -> Iterator[Match[Any]]:
        """The first ask, unless it is the old one again or the reader can tell."""
        try:
            opened = self.open(exchange.outcomes)
        except Unforeseen:
            return
        later = opened.state.chance.foreseen != self.opened.state.chance.foreseen
        is_other = later or exchange.choice is not None or differ(opened, self.opened)
        if is_other and self.agrees(opened, 0):
            yield opened

    def continued(
        self, position: Match[Any], exchange: Exchange, luck: Chance
    ) -> Iterator[Match[Any]]:
        """After the next choice as it was made or, where that cannot be, after others instead."""
        seat, choice = self.match.choices[len(position.choices)]
        if len(position.choices) != exchange.choice:
            try:
                if self.stays_alike(position, seat, choice):
                    yield position
                return
            except Refused:
                pass
        for other in self.other_choices(position, seat, luck):
            after = position.clone()
            if other != choice and self.stays_alike(after, seat, other):
                yield after

    def stays_alike(self, position: Match[Any], seat: Seat, choice: Choice) -> bool:
        """Choose, and say whether the reader is told the same as in the match."""
        heard = len(stream_of(position, self.reader))
        try:
            position.choose(seat, choice)
        except Unforeseen:
            return False
        return self.agrees(position, heard)

    def other_choices(self, position: Match[Any], seat: Seat, luck: Chance) -> Iterator[Choice]:
        """What the seat may choose instead; a reader knows what it chose itself."""
        question = position.question(seat)
        if question is None or seat == self.reader:
            return
        for number in luck.shuffled(range(min(len(question.options), OTHER_CHOICES))):
            if self.tries_left:
                self.tries_left -= 1
                yield question.options[number]

    def agrees(self, position: Match[Any], heard: int) -> bool:
        """Whether the reader was told the same from there on; what fades may have been anything."""
        told = stream_of(position, self.reader)
        pairs = zip(told[heard:], self.stream[heard:], strict=False)
        return len(told) <= len(self.stream) and all(_alike(*pair) for pair in pairs)


def _alike(told: Event, in_truth: Event) -> bool:
    return told == in_truth or in_truth == FADED
