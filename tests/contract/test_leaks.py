"""The contract notices every planted leak, and passes the same game without one."""

from __future__ import annotations

import pytest

from deductio.core.chance import Chance
from deductio.core.contract import (
    Broken,
    check_audiences,
    check_clone,
    check_options,
    check_refusals,
    play_randomly,
)
from deductio.core.secrecy import check_secrecy, check_something_hidden
from tests.contract.leaky import LEAKS, SEATS, TOY, Leak


def hold_to_contract(leak: Leak, games: int) -> int:
    """Everything the contract asks, over some random games; how many twins were found."""
    twins = 0
    for number in range(games):
        luck = Chance(number.to_bytes(32, "big"))
        for ask, match in enumerate(play_randomly(TOY, SEATS, {"leak": leak}, luck)):
            check_audiences(match)
            if match.over:
                break
            if ask == 0:
                check_something_hidden(match, luck)
            twins += check_secrecy(match, luck)
            check_options(match)
            check_clone(match, luck)
            check_refusals(match, luck)
    return twins


SAID: dict[Leak, str] = {
    "order of options": "what .* is asked tells it something hidden",
    "missing option": "what .* is asked tells it something hidden",
    "option list told": "heard AskedToShow",
    "what others hear": "SawCard.* was told to .*",
    "count": "CardShown.*matching=1.* in a twin CardShown.*matching=2.* its notebook knows less",
    "gap in the numbers": "heard Rolled.*events_so_far=1.* in a twin Rolled.*events_so_far=2",
    "default audience": "SawCard.* was told to .*",
    "wrong audience": "SawCard.* was told to .*",
    "time of an ask": "heard .*, and in a twin nothing",
    "a copy for a bot": "the bot of .* depends on something hidden",
    "refusal": "how .* is refused tells it something hidden",
    "time-out": "the default of .* depends on something hidden",
    "luck": "heard Rolled.* and in a twin Rolled",
    "whom the game waits for": "whom the game waits for tells .* something hidden",
    "order of events": "heard Ready.* and in a twin Ready",
    "meanwhile": "what .* is asked tells it something hidden",
    "early end": "heard AllShown.* and in a twin nothing",
    "sealed choice": "heard BidsMade.* and in a twin BidsMade",
    "notebook": "the notebook of .* depends on something hidden",
}


def test_the_toy_without_a_leak_keeps_the_contract() -> None:
    assert hold_to_contract("none", games=12) > 1000


@pytest.mark.parametrize("leak", LEAKS[1:])
def test_the_contract_notices(leak: Leak) -> None:
    """Each for its own reason."""
    with pytest.raises(Broken, match=SAID[leak]):
        hold_to_contract(leak, games=12)
