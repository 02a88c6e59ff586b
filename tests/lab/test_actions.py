"""Numbers of choices: stable, and masks that say exactly what is offered."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from deductio.core.chance import Chance
from deductio.core.contract import play_randomly
from deductio.core.game import Refused
from deductio.core.messages import Question
from deductio.games import game, names
from deductio.games.cluedo.messages import Accuse, KeepSilent, Roll
from deductio.games.new_york.messages import Roll as RollBothDice
from deductio.lab.actions import Actions
from deductio.lab.playouts import HeldBack
from deductio.lab.stepping import Setting


@pytest.mark.parametrize("name", names())
def test_a_mask_lets_through_what_is_offered_and_nothing_else(name: str) -> None:
    actions = Actions(name, 3)
    for match in play_randomly(game(name), 3, {}, Chance(bytes(32))):
        for seat in range(3):
            question = match.question(seat)
            offered = set(question.options) if question else set()
            allowed = np.flatnonzero(actions.mask(question))
            assert {actions.choice(int(number)) for number in allowed} == offered
            assert actions.numbers(question) == tuple(allowed)


@pytest.mark.parametrize("name", names())
def test_what_only_long_games_offer_has_a_number(name: str) -> None:
    """Chance alone is over early: here nobody accuses as long as there is anything else to do."""
    setting = Setting(name, 3)
    match, random, held_back = setting.open(1), Random(1).random, HeldBack()
    while asked := match.asked:
        seat, options = next(iter(asked.items()))
        assert len(setting.actions.numbers_of(options)) == len(options)
        left = held_back.left_of(options)
        match.choose(seat, left[int(random() * len(left))])


def test_a_lazy_collection_is_gone_through_once_and_its_mask_cannot_be_spoilt() -> None:
    actions = Actions("cluedo", 3)
    question = Question("accuse", (KeepSilent(), Accuse("olive", "rope", "study")), ())
    assert actions.mask(question) is actions.mask(question)
    with pytest.raises(ValueError, match="read-only"):
        actions.mask(question)[0] = 1


def test_numbers_are_those_of_every_process() -> None:
    """Who trains on numbers keeps them: a change here needs another version of the ids."""
    assert len(Actions("cluedo", 3)) == 935
    assert Actions("cluedo", 3).number(Roll()) == 6
    assert len(Actions("small_detectives", 3)) == 256
    assert len(Actions("chaussette", 3)) == 626
    assert len(Actions("new_york", 3)) == 708
    assert len(Actions("almost_innocent", 3)) == 1378


def test_what_is_no_choice_is_refused_in_a_sentence() -> None:
    actions = Actions("cluedo", 3)
    with pytest.raises(Refused, match="there are 935 choices, numbered from 0; 935 is not one"):
        actions.choice(935)
    with pytest.raises(Refused, match="is no choice of cluedo with 3 seats"):
        actions.number(RollBothDice())
