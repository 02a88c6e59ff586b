"""The options of a table, and how wrong ones are refused."""

from __future__ import annotations

from typing import Any

import pytest

from deductio.core.game import Refused
from deductio.games.small_detectives import GAME
from deductio.games.small_detectives.state import Options


def test_unless_said_otherwise() -> None:
    assert GAME.read_options(3, {}) == Options("suspect", "shuffled", 60)


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ({"pub_first_side": "weapon"}, Options(pub_first_side="weapon")),
        ({"pub_first_side": "random"}, Options(pub_first_side="random")),
        ({"start_tiles": "by_seat"}, Options(start_tiles="by_seat")),
        ({"round_limit": 20}, Options(round_limit=20)),
        ({"round_limit": "200"}, Options(round_limit=200)),
    ],
)
def test_every_value_of_the_table_is_taken(given: dict[str, Any], read: Options) -> None:
    assert GAME.read_options(4, given) == read


@pytest.mark.parametrize(
    ("seats", "given", "words"),
    [
        (1, {}, ["2 to 5 seats", "not 1"]),
        (6, {}, ["2 to 5 seats", "not 6"]),
        (3, {"pub": "weapon"}, ["no option 'pub'", "pub_first_side, start_tiles, round_limit"]),
        (3, {"pub_first_side": "police"}, ["pub_first_side", "'police'"]),
        (3, {"start_tiles": "random"}, ["start_tiles", "'random'"]),
        (3, {"round_limit": 19}, ["round_limit", "20 to 200"]),
        (3, {"round_limit": 201}, ["round_limit", "20 to 200"]),
        (3, {"round_limit": "many"}, ["round_limit", "20 to 200"]),
    ],
)
def test_anything_else_is_refused_in_one_sentence_with_the_facts(
    seats: int, given: dict[str, Any], words: list[str]
) -> None:
    with pytest.raises(Refused) as refused:
        GAME.opening(seats, given)
    sentence = str(refused.value)
    assert sentence.startswith("small_detectives")
    assert "\n" not in sentence
    assert [word for word in words if word not in sentence] == []
