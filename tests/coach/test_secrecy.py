"""What is hidden from a seat is in nothing that the coach says to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from msgspec import structs

from deductio.coach.knowing import coaching_of
from deductio.coach.secrecy import asked_so_far, check_coach
from deductio.core.chance import Chance
from deductio.core.contract import Broken, play_randomly
from deductio.core.game import Game
from deductio.core.messages import Event, Seat
from deductio.core.secrecy import played_the_same
from deductio.games import game, names

LOOKED_AT, GAMES = (2, 6, 20), 3
"""After so many choices, in so many games."""


@pytest.mark.parametrize("name", names())
def test_hints_and_reviews_are_the_same_in_a_twin(name: str) -> None:
    assert sum(found(game(name), number) for number in range(GAMES)) > 0


def found(played: Game[Any], number: int) -> int:
    luck = Chance(number.to_bytes(32, "big"))
    seats = max(2, played.seats[number % len(played.seats)])
    asks = islice(play_randomly(played, seats, {}, luck), max(LOOKED_AT) + 1)
    return sum(
        check_coach(match, Chance(luck.seed[::-1], luck.drawn * 8))
        for number, match in enumerate(asks)
        if number in LOOKED_AT and not match.over
    )


def leaking() -> Game[Any]:
    """A game whose coaching remembers the table that was laid last."""
    honest, laid = game("cluedo"), []

    def start(*given: Any) -> Any:
        laid.append(honest.start(*given))
        return laid[-1]

    def learnt(stream: Sequence[Event]) -> dict[Seat, int]:
        return dict.fromkeys(range(6), sum(map(ord, "".join(laid[-1].solution))))

    coaching = structs.replace(coaching_of(honest), learnt=learnt)
    return replace(honest, start=start, coaching=coaching)


def test_a_leak_of_the_coaching_is_noticed() -> None:
    with pytest.raises(Broken, match=r"the hint of seat . depends on something hidden from it"):
        for number in range(GAMES):
            found(leaking(), number)


def test_a_seat_is_judged_by_what_it_was_asked() -> None:
    luck = Chance(bytes(32))
    [*_, match] = islice(play_randomly(game("cluedo"), 3, {}, luck), 40)
    asked = asked_so_far(played_the_same(match), 1)
    assert [one.choice for one in asked] == [one for seat, one in match.choices if seat == 1]
    assert all(one.choice in one.question.options for one in asked)
    assert [one.at for one in asked] == sorted(one.at for one in asked)
