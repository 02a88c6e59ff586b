"""The contract notices every planted leak, and passes the same game without one."""

from __future__ import annotations

import pytest

from deductio.core.chance import Chance
from deductio.core.contract import (
    Broken,
    check_audiences,
    check_clone,
    check_dreams,
    check_options,
    check_refusals,
    check_secrecy,
    play_randomly,
)
from tests.contract.leaky import LEAKS, SEATS, TOY, Leak


def hold_to_contract(leak: Leak, games: int) -> int:
    """Everything the contract asks, over some random games; how many twins differed."""
    different = 0
    for number in range(games):
        luck = Chance(number.to_bytes(32, "big"))
        for ask, match in enumerate(play_randomly(TOY, SEATS, {"leak": leak}, luck)):
            check_audiences(match)
            if match.over:
                break
            readers = [*range(SEATS), None]
            if ask == 0:
                for reader in readers:
                    check_dreams(match, reader, luck)
            for reader in readers:
                different += check_secrecy(match, reader, luck)
            check_options(match)
            check_clone(match, luck)
            check_refusals(match, luck)
    return different


def test_the_toy_without_a_leak_keeps_the_contract() -> None:
    assert hold_to_contract("none", games=12) > 100


@pytest.mark.parametrize("leak", LEAKS[1:])
def test_the_contract_notices(leak: Leak) -> None:
    with pytest.raises(Broken):
        hold_to_contract(leak, games=12)


def test_there_are_at_least_twelve_planted_leaks() -> None:
    assert len(LEAKS) - 1 >= 12
