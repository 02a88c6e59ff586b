"""What a sleuth of the Sock Inquiry weighs: each term decides something, and is seen to."""

from __future__ import annotations

from typing import Any

from deductio.core.messages import Event, Opened
from deductio.core.thinking import Wish
from deductio.games.chaussette.messages import LetIndicate, Reported, RoundBegan
from deductio.games.chaussette.motives import (
    HadToIndicate,
    SentTheBestInformed,
    SparedPairs,
    TookKnownPair,
)
from deductio.games.chaussette.rules.cooperation import actions
from deductio.games.chaussette.socks import ROUNDS
from deductio.games.chaussette.strategy.alone import next_pair, points, promises
from deductio.games.chaussette.strategy.inquiry import Inquiry
from tests.bots.test_chaussette import (
    against,
    belief_of,
    out,
    saw,
    search,
    slots_of,
    thinks,
    together,
)

LAST_ROUND = ROUNDS[2]


def hard(*events: Event, effects: bool = False) -> list[Event]:
    """A team of two that was shown no clue, so that three markers take three pairs."""
    _, *began = together()[:-1]
    options: dict[str, Any] = {"mode": "cooperation", "effects": effects}
    return [Opened("chaussette", 1, 2, options, "", ()), *began, *events]


TWINS_IN_9_AND_12 = [*saw((9, 10, 11), "ADF"), *saw((10, 12, 13), "DAG")]


def test_a_team_with_pairs_to_spare_takes_one_for_a_bonus_search() -> None:
    """Four are left for three markers; three would be kept."""
    wish = search("sleuth", hard(*out("BCE", 1), *TWINS_IN_9_AND_12), gaps=range(1, 7))
    assert wish.because == TookKnownPair("A", (9, 12))


def test_a_team_keeps_one_pair_more_while_an_effect_may_spoil_one() -> None:
    stream = hard(*out("BCE", 1), *TWINS_IN_9_AND_12, effects=True)
    wish = search("sleuth", stream, gaps=range(1, 7))
    assert isinstance(wish.because, SparedPairs)
    assert not slots_of(wish) >= {9, 12}


def test_a_team_indicates_when_searches_run_out_though_pairs_do_not() -> None:
    nobody_knows = out("E", 1)
    options = actions(2, can_search=True)
    early = thinks("sleuth", together(*nobody_knows, searches=15), "pick", options)
    assert isinstance(early.because, SentTheBestInformed)
    late = thinks("sleuth", together(*nobody_knows, searches=1), "pick", options)
    assert late == Wish(LetIndicate(1), HadToIndicate(1))


def test_one_pair_more_is_worth_more_while_others_may_follow() -> None:
    """Pairs bring the more points the more there are (CH-33)."""
    first = points(1) - points(0)
    assert next_pair(Inquiry(against())) > first
    assert next_pair(Inquiry(against(RoundBegan(LAST_ROUND)))) == first


def test_a_card_is_worth_seeing_for_the_reports_and_before_the_last_round_for_a_pair() -> None:
    looks = saw((1, 2, 3), "ABE")
    now, last = (promised(*looks, RoundBegan(number)) for number in (1, LAST_ROUND))
    assert now[1] == last[1] == 0, "it knows that card"
    assert now[4] > last[4] > 0


def promised(*events: Event) -> dict[int, float]:
    stream = against(*events)
    return promises(Inquiry(stream), belief_of(stream), pair=1.0)


def test_a_report_is_believed_a_little_beyond_the_clue_of_its_seat() -> None:
    """Seat 1 was told the length. C and D are short, and only the mark tells them apart."""
    stream = against(*saw((1, 2, 3), "ABE"))
    before = belief_of(stream).missing
    after = belief_of([*stream, Reported(1, 3, "C")]).missing
    assert before["C"] == before["D"]
    assert after["D"] < after["C"] < 2 * after["D"]
