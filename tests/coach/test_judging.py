"""Accuracy, and how single choices are judged."""

from __future__ import annotations

import pytest

from deductio.coach.judging import CLAIM, QUESTION, Judgement, accuracy
from deductio.coach.review import Assessment
from deductio.core.coaching import Unit, Weighing
from deductio.core.messages import Choice, Confirm, Question
from deductio.core.seat_game import Asked
from deductio.games import OURS
from deductio.games.new_york.messages import Announce, Pass, Spy
from tests.coach.games import Silent, looked_back

every_game = pytest.mark.parametrize("name", OURS)
NOWHERE = Asked(0, Question("any", (), ()), Confirm(), 0)


def judgement(share: float, weight: int, unit: Unit = "bits") -> Judgement:
    return Judgement(NOWHERE, share, weight, Confirm(), unit, (share, 1.0), True, True)


def test_a_claim_weighs_twice_as_much_as_a_question() -> None:
    assert accuracy([judgement(1, QUESTION), judgement(0, CLAIM)]) == pytest.approx(100 / 3)
    assert accuracy([judgement(0.5, QUESTION), judgement(0.5, CLAIM)]) == pytest.approx(50)
    assert accuracy([]) is None


def test_a_choice_is_judged_by_whoever_thinks_most_of_it() -> None:
    blind: dict[Choice, float] = {Spy(1): 1.0, Spy(2): 0.25}
    reading: dict[Choice, float] = {Spy(1): 0.5, Spy(2): 0.4}
    weighing = Weighing("bits", (blind, reading), exact=False)
    assert weighing.best == Spy(1)
    assert weighing.share(Spy(2)) == pytest.approx(0.8)
    assert weighing.share(Spy(1)) == 1


def test_a_choice_that_should_do_harm_brings_nothing() -> None:
    weighing = Weighing("bits", ({Spy(1): 1.0, Spy(2): -0.5},), exact=False)
    assert weighing.share(Spy(2)) == 0


@every_game
def test_games_weigh_legal_choices_alone_and_always_alike(name: str) -> None:
    """A sleuth is asked here, whose choices are many."""
    seen = looked_back(name, "weighed", "sleuth", "rookie", "rookie")
    weigh, weighed = seen.knowing.coaching.weigh, 0
    for asked in seen.played.asked:
        stream = seen.played.stream[: asked.at]
        weighing = weigh(stream, asked.question)
        if weighing is None:
            continue
        weighed += 1
        assert weighing == weigh(stream, asked.question)
        for opinion in weighing.opinions:
            assert opinion.keys() == weighing.opinions[0].keys()
            assert all(choice in asked.question.options for choice in opinion)
    assert weighed or name == "chaussette"  # there only indications are weighed, in a team


@pytest.mark.parametrize("name", [name for name in OURS if name != "new_york"])
def test_a_sleuth_is_more_accurate_than_whoever_takes_anything(name: str) -> None:
    """In New York that one announces at once, and is not asked again."""
    sleuth, anyhow = (
        [looked_back(name, f"levels {number}", level, "rookie", "rookie") for number in range(3)]
        for level in ("sleuth", "random")
    )
    assert mean(sleuth) > mean(anyhow) + 3


def mean(games: list[Assessment]) -> float:
    return accuracy([one for seen in games for one in seen.judged]) or 0


def test_to_keep_silent_is_judged_only_where_something_is_certain() -> None:
    seen = looked_back("new_york", "silent", Silent, Silent, Silent)
    silent = {one.asked.at for one in seen.judged if isinstance(one.asked.choice, Pass)}
    may_announce = [
        asked.at
        for asked in seen.played.asked
        if isinstance(asked.choice, Pass) and not seen.knowing.is_told(asked.at)
    ]
    certain = {at for at in may_announce if seen.knowing.is_certain(at)}
    assert silent == certain
    assert certain and len(certain) < len(may_announce)
    judged = [one for one in seen.judged if one.asked.at in certain]
    assert all(one.share == 0 and isinstance(one.better, Announce) for one in judged)


def test_few_choices_do_not_stand_for_a_player() -> None:
    """In the Sock Inquiry three reports are all that is judged when everyone plays alone."""
    seen = looked_back("chaussette", "few", "rookie", "rookie", "rookie")
    assert len(seen.judged) == 3
    assert accuracy(seen.judged) is not None
    assert seen.accuracy is None
