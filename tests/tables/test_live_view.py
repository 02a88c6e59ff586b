"""The fields that changed, one step after another, are the whole view at every step."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from deductio.core.game import fold
from deductio.core.messages import Choice, Event
from deductio.core.seal import open_sealed, seal_from
from deductio.games import game, names
from deductio.games.chaussette.messages import SawSocks
from deductio.tables.clocks import Clocks
from deductio.tables.messages import NoClock
from deductio.tables.play import Play, Reader

SEEDS = range(2)


def any_choice(play: Play, random: Random) -> tuple[int, Choice]:
    """Something a waiting seat may choose, or a seat may do meanwhile."""
    match = play.match
    seats = [seat for seat in range(len(match.streams)) if match.question(seat)]
    seat = random.choice(seats)
    question = match.question(seat)
    assert question is not None
    options = question.meanwhile if len(question.meanwhile) else question.options
    if len(question.options) and random.random() < 0.9:
        options = question.options
    return seat, options[random.randrange(len(options))]


def begun(name: str, seed: int, **options: Any) -> Play:
    played = game(name)
    seats = played.seats[-1]
    match = open_sealed(played, played.opening(seats, options), seal_from(seed))
    return Play("ABCDEFGHIJ", played, match, Clocks(NoClock(), seats), set())


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("seed", SEEDS)
def test_changes_add_up_to_the_view(name: str, seed: int) -> None:
    options = {"notebook": [False] * 5} if name == "chaussette" and seed % 2 else {}
    play, random = begun(name, seed, **options), Random(seed)
    readers: list[Reader] = [*range(len(play.match.streams)), None]
    shown: dict[Reader, Any] = {}
    heard: dict[Reader, list[Any]] = {}
    for reader in readers:
        shown[reader] = json.loads(bytes(play.view_of(reader).whole()))
        heard[reader] = json.loads(msgspec.json.encode(play.stream(reader)))
    while not play.match.over:
        _, frames = play.take(*any_choice(play, random), "", readers)
        for reader, frame in frames:
            update = json.loads(frame)
            assert update["number"] == len(heard[reader])
            for number, event in update.get("replaced", {}).items():
                heard[reader][int(number)] = event
            heard[reader] += update["events"]
            shown[reader] |= update["view"]
            if random.random() < 0.1 or play.match.over:
                view = fold(play.game.view(), play.stream(reader))
                assert shown[reader] == json.loads(msgspec.json.encode(view))
                assert heard[reader] == json.loads(msgspec.json.encode(play.stream(reader)))


class Looks(Struct):
    """A view that forgets nothing by itself."""

    looks: tuple[str, ...] = ()

    def hear(self, event: Event) -> None:
        if isinstance(event, SawSocks):
            self.looks += (f"{event.kinds}",)


def test_what_has_faded_is_in_no_view_until_the_end() -> None:
    play, random = begun("chaussette", 1, notebook=[False] * 5), Random(1)
    play.game = replace(play.game, view=Looks)
    shown, counts = json.loads(bytes(play.view_of(0).whole())), []
    while not play.match.over:
        _, [(_, frame)] = play.take(*any_choice(play, random), "", [0])
        shown |= json.loads(frame)["view"]
        looks = [event for event in play.stream(0) if isinstance(event, SawSocks)]
        assert shown["looks"] == [f"{look.kinds}" for look in looks]
        counts.append(len(looks))
    *before, at_the_end = counts
    assert max(before) == 1 < at_the_end


@pytest.mark.parametrize("name", names())
def test_an_update_names_only_what_changed(name: str) -> None:
    play, random = begun(name, 1), Random(1)
    whole = json.loads(bytes(play.view_of(0).whole()))
    while not play.match.over:
        _, [(_, frame)] = play.take(*any_choice(play, random), "", [0])
        for field, value in json.loads(frame)["view"].items():
            assert whole[field] != value
            whole[field] = value
