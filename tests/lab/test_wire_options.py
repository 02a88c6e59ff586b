"""Options that travelled unspelled are the same collections again."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest

from deductio.core.chance import Chance
from deductio.core.contract import play_randomly
from deductio.core.options import wire
from deductio.games import game, names
from deductio.lab.agent.wire_options import read_question


@pytest.mark.parametrize("name", names())
def test_what_is_asked_is_the_same_after_its_travel(name: str) -> None:
    for seats in game(name).seats:
        luck = Chance(bytes([seats] * 32))
        for match in islice(play_randomly(game(name), seats, {}, luck), 40):
            for seat in match.waiting:
                question = match.question(seat)
                assert question is not None
                sent = [question.name, wire(question.options), wire(question.meanwhile)]
                travelled = msgspec.json.decode(msgspec.json.encode(sent))
                asked = dict(zip(("name", "options", "meanwhile"), travelled, strict=True))
                there = read_question(game(name), asked)
                assert list(there.options) == list(question.options)
                assert list(there.meanwhile) == list(question.meanwhile)
                assert wire(there.options) == wire(question.options)
