"""A match as it may be, built from one stream: what bots and analyses hold instead of the truth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from deductio.core.chance import Chance, Unforeseen
from deductio.core.game import Game, Refused, State
from deductio.core.match import Match
from deductio.core.messages import Event, Opened
from deductio.core.streams import reader_of, stream_of

S = TypeVar("S", bound=State)


class ImpossibleWorld(Exception):
    """In that world this stream could not have been told."""


def imagine(game: Game[S], stream: Sequence[Event], world: Any, luck_to_come: Chance) -> Match[S]:
    """A match in which everything hidden is as in that world and which has told this stream.

    The history is played again from the first ask, hidden choices filled in from the world, until
    all of the stream is told. What luck gives afterwards comes from `luck_to_come`.
    """
    opened = stream[0]
    assert isinstance(opened, Opened)
    luck = luck_to_come.clone()
    luck.foreseen = tuple(game.luck(stream, world))
    try:
        match = Match.open(game, opened, luck)
        told = stream_of(match, reader_of(stream))
        while len(told) < len(stream):
            questions = {seat: match.question(seat) for seat in range(opened.seats)}
            asked = {seat: question for seat, question in questions.items() if question}
            match.choose(*game.recall(asked, stream[len(told) :], world))
    except (Unforeseen, Refused) as error:
        raise ImpossibleWorld(str(error)) from error
    if told != stream:
        raise ImpossibleWorld("in this world the stream would have been another")
    return match
