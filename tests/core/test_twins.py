"""Twins are told the same and are not the same; whatever is hidden in a game differs in some."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from deductio.core.chance import Chance
from deductio.core.contract import play_randomly
from deductio.core.foreseen import Unforeseen
from deductio.core.match import Match
from deductio.core.streams import stream_of
from deductio.core.twins import differ, find_twin, in_that_order, retrace
from deductio.games import game, names
from tests.contract.leaky import DECK, SEATS, TOY, Options, State

HIDDEN: dict[str, Callable[[Any], object]] = {
    "small_detectives": lambda state: state.solution,
    "cluedo": lambda state: state.solution,
    "chaussette": lambda state: state.missing,
    "new_york": lambda state: state.case.answer,
    "almost_innocent": lambda state: state.held,
}
"""What the players of each game want to know."""


def luck(number: int) -> Chance:
    return Chance(number.to_bytes(32, "big"))


def after_choices(name: str, choices: int) -> Match[Any]:
    played = game(name)
    matches = play_randomly(played, played.seats[1], {}, luck(choices))
    return retrace(next(match for match in matches if len(match.choices) == choices))


@pytest.mark.parametrize("name", names())
def test_what_players_want_to_know_differs_in_some_twin(name: str) -> None:
    match = after_choices(name, 0)
    twins = [find_twin(match, reader, luck(n)) for n in range(40) for reader in (0, 1, None)]
    assert {str(HIDDEN[name](twin.state)) for twin in twins if twin} - {
        str(HIDDEN[name](match.state))
    }


@pytest.mark.parametrize(("name", "choices"), [("small_detectives", 8), ("cluedo", 60)])
def test_a_twin_has_told_its_reader_the_same_and_is_another(name: str, choices: int) -> None:
    match = after_choices(name, choices)
    for reader in (0, 1, None):
        twin = find_twin(match, reader, luck(choices))
        assert twin is not None
        assert stream_of(twin, reader) == stream_of(match, reader)
        assert differ(twin, match)
        assert [seat for seat, _ in twin.choices] == [seat for seat, _ in match.choices]


def test_a_match_played_again_is_the_same() -> None:
    match = after_choices("cluedo", 30)
    assert not differ(retrace(match), match)


def test_what_is_gone_from_a_shuffle_makes_room_for_what_is_new() -> None:
    assert in_that_order("abx", ("c", "b", "a")) == ("x", "b", "a")
    assert in_that_order("aabx", ("b", "c", "a", "c")) == ("b", "a", "a", "x")
    with pytest.raises(Unforeseen):
        in_that_order("ab", ("c", "b", "a"))


def test_luck_that_cannot_have_come_makes_no_twin() -> None:
    """Of another number of cards no shuffle could have given the same order."""

    def start(seats: int, options: Options, chance: Chance) -> State:
        deck = chance.shuffled(DECK[: chance.pick((6, 8))])
        return State("none", chance, tuple((card,) for card in deck[:seats]))

    match = retrace(
        Match.open(replace(TOY, start=start), TOY.opening(SEATS, {}), luck(1)),
    )
    twins = [find_twin(match, None, luck(number)) for number in range(20)]
    assert any(twins)
    assert all(stream_of(twin, None) == match.public for twin in twins if twin)
