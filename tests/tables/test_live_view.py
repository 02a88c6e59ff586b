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
            steps = [*update.get("steps", ()), update["view"]]
            assert len(steps) == max(1, len(update["events"]))
            for number, step in enumerate(steps, update["number"] + 1):
                shown[reader] |= step
                if random.random() < 0.1:  # it needs this reader's stream so far, and no more
                    assert shown[reader] == _folded(play, play.stream(reader)[:number])
            if random.random() < 0.1 or play.match.over:
                assert shown[reader] == _folded(play, play.stream(reader))
                assert heard[reader] == json.loads(msgspec.json.encode(play.stream(reader)))


def _folded(play: Play, stream: list[Event]) -> Any:
    return json.loads(msgspec.json.encode(fold(play.game.view(), stream)))


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
    steps: list[tuple[int, int]] = []
    """How many looks each step showed, and after how many choices."""
    while not play.match.over:
        _, [(_, frame)] = play.take(*any_choice(play, random), "", [0])
        update = json.loads(frame)
        for step in (*update.get("steps", ()), update["view"]):
            shown |= step
            steps.append((len(shown["looks"]), len(play.match.choices)))
        looks = [event for event in play.stream(0) if isinstance(event, SawSocks)]
        assert shown["looks"] == [f"{look.kinds}" for look in looks]
        counts.append(len(looks))
    *before, at_the_end = counts
    assert max(before) == 1 < at_the_end
    last = len(play.match.choices)
    assert max(looks for looks, choices in steps if choices < last) == 1


@pytest.mark.parametrize("name", names())
def test_an_update_names_only_what_changed(name: str) -> None:
    play, random = begun(name, 1), Random(1)
    whole = json.loads(bytes(play.view_of(0).whole()))
    while not play.match.over:
        _, [(_, frame)] = play.take(*any_choice(play, random), "", [0])
        update = json.loads(frame)
        for step in (*update.get("steps", ()), update["view"]):
            for field, value in step.items():
                assert whole[field] != value
                whole[field] = value
