"""A transcript gives every stream back as it was after each choice, also what had faded."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from msgspec.json import encode

from deductio.core.log import Unreadable, play_again
from deductio.core.match import Match
from deductio.core.messages import Faded, Rules, tell_only
from deductio.core.transcript import read_events, transcribe, unpack
from deductio.games import game, names
from deductio.games.small_detectives.messages import LookedUnder, SawUnder
from deductio.lab.table import play_game
from tests.contract.leaky import TOY, Coughed, Dealt, State

FROM_MEMORY = {"mode": "competition", "notebook": [False] * 3}


@pytest.mark.parametrize("name", names())
def test_every_stream_comes_back_as_it_was_after_each_choice(name: str) -> None:
    played = game(name)
    log = play_game(played, 3, FROM_MEMORY if name == "chaussette" else {}, ["random"], "5").log
    again, told = transcribe(log, played)
    assert not again.stopped
    kept = unpack(told.pack())
    assert kept == told
    heard: list[list[bytes]] = []

    def look(match: Match[Any]) -> None:
        heard.append([encode(stream) for stream in match.streams])

    play_again(log, played, look)
    assert len(heard) == len(kept.passages)
    for choices, streams in enumerate(heard):
        for seat, stream in enumerate(streams):
            assert encode(kept.stream_after(played, seat, choices)) == stream


def test_what_faded_is_gone_until_the_end() -> None:
    played = game("chaussette")
    log = play_game(played, 3, FROM_MEMORY, ["random"], "5").log
    told = transcribe(log, played)[1]
    before_the_end = told.stream_after(played, 0, len(log.entries) - 1)
    assert sum(isinstance(event, Faded) for event in before_the_end) > 1
    assert not any(isinstance(event, Faded) for event in told.stream(played, 0))


def test_an_event_that_no_game_tells_any_more_gets_one_sentence() -> None:
    told = transcribe(play_game(game("cluedo"), 3, {}, ["random"], "5").log, game("cluedo"))[1]
    with pytest.raises(Unreadable, match="is not an event of chaussette"):
        list(read_events(game("chaussette"), told.lines(0)))


def test_the_whole_story_keeps_the_order_in_which_it_was_told() -> None:
    """What seat 1 was told before seat 0 comes first, though nobody heard both."""
    played = replace(TOY, setup=whispering)
    log = play_game(played, 3, {}, ["random"], "5").log
    story = [*transcribe(log, played)[1].everything(played)]
    assert story[4:6] == [Dealt(1, (7,)), Dealt(0, (8,))]


def whispering(state: State) -> Rules[None]:
    yield from tell_only([1], Dealt(1, (7,)), others_hear=Coughed(1))
    yield from tell_only([0], Dealt(0, (8,)), others_hear=Coughed(0))


def test_of_what_was_told_in_two_ways_the_whole_story_has_the_fuller_one() -> None:
    played = game("small_detectives")
    told = transcribe(play_game(played, 3, {}, ["rookie"], "5").log, played)[1]
    story = list(told.everything(played))
    looks = [event for event in story if isinstance(event, SawUnder | LookedUnder)]
    assert looks and all(isinstance(event, SawUnder) for event in looks)
