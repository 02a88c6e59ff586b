"""A match can be copied and pickled at any point, whatever kind it is, and remembers what faded."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from deductio.core.chance import Chance
from deductio.core.chronicle import ChronicledMatch
from deductio.core.contract import Broken, check_travel, random_choice, snapshot
from deductio.core.game import Game
from deductio.core.match import Match
from deductio.core.messages import Faded
from deductio.core.seal import open_sealed, seal_from
from deductio.games import game
from tests.contract.leaky import TOY

BLIND = {"notebook": [False, False, False]}
"""Chaussette without notes: what is seen fades."""


def played(choices: int, kind: type[Match[Any]] = Match) -> Match[Any]:
    """A sealed game of Chaussette, somewhere on its way."""
    chaussette, seal = game("chaussette"), seal_from(5)
    opened = chaussette.opening(3, BLIND, seal.commitment, seal.nonces)
    match = open_sealed(chaussette, opened, seal, kind=kind)
    play_on(match, choices)
    return match


def play_on(match: Match[Any], choices: int) -> None:
    luck = Chance(bytes(32))
    for _ in range(choices):
        match.choose(*random_choice(match, luck))


@pytest.mark.parametrize(
    "travel", [copy.copy, copy.deepcopy, lambda m: pickle.loads(pickle.dumps(m))]
)
@pytest.mark.parametrize("kind", [Match, ChronicledMatch])
def test_a_match_that_travelled_plays_on_identically_and_alone(travel: Any, kind: Any) -> None:
    match = played(9, kind)
    before = snapshot(match)
    twin = travel(match)
    assert type(twin) is kind
    assert snapshot(twin) == before
    play_on(twin, 5)
    assert snapshot(match) == before
    play_on(match, 5)
    assert snapshot(twin) == snapshot(match)
    assert getattr(twin, "whispers", None) == getattr(match, "whispers", None)


def test_what_faded_is_counted_and_travels() -> None:
    match = played(0)
    while not match.rewritten:
        play_on(match, 1)
    seat, number = match.rewritten[0]
    assert match.streams[seat][number] == Faded()
    for twin in (match.clone(), pickle.loads(pickle.dumps(match))):
        assert twin.rewritten == match.rewritten
        assert twin.streams == match.streams


def test_a_match_from_the_middle_of_a_game_travels_too() -> None:
    middle = Match.at(game("chaussette"), played(0).state.clone(), 3)
    play_on(middle, 4)
    check_travel(middle)


def test_a_silent_match_arrives_silent() -> None:
    cluedo = game("cluedo")
    match = Match.open(cluedo, cluedo.opening(3, {}), Chance(bytes(32)), telling=False)
    twin = pickle.loads(pickle.dumps(match))
    assert twin.state == match.state
    assert not twin.telling


def test_a_game_travels_by_name() -> None:
    cluedo = game("cluedo")
    assert pickle.loads(pickle.dumps(cluedo)) is cluedo
    assert copy.deepcopy(cluedo) is cluedo


def test_a_game_that_no_package_holds_cannot_travel() -> None:
    match = Match.open(TOY, TOY.opening(3, {}), Chance(bytes(32)))
    with pytest.raises(
        Broken, match=r"cannot travel: toy cannot travel: tests\.contract has no such"
    ):
        check_travel(match)


def test_a_match_under_other_rules_is_refused_where_it_arrives(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    packed = pickle.dumps(played(3))
    chaussette: Game[Any] = game("chaussette")
    older = chaussette.rules_version + 1
    monkeypatch.setitem(vars(chaussette), "rules_version", older)
    with pytest.raises(pickle.UnpicklingError, match=f"cannot be played under version {older}"):
        pickle.loads(packed)
