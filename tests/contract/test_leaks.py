"""The contract notices every planted leak, and passes the same game without one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

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
from deductio.core.match import Match
from deductio.core.messages import Event, Finished, Rules, Seat, ask, tell_all
from deductio.core.secrecy import check_secrecy, check_something_hidden
from tests.contract.leaky import LEAKS, SEATS, TOY, Leak, Name, State, lucky


def hold_to_contract(leak: Leak, games: int) -> int:
    """Everything the contract asks, over some random games; how many twins were found."""
    twins = 0
    for played in range(games):
        luck = Chance(played.to_bytes(32, "big"))
        for number, match in enumerate(play_randomly(TOY, SEATS, {"leak": leak}, luck)):
            check_audiences(match)
            if match.over:
                break
            if number == 0:
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
    "default audience": r"SawCard.* was told to seat \d",
    "wrong audience": r"SawCard.* was told to seat \d",
    "time of an ask": "heard .*, and in a twin nothing",
    "a copy for a bot": "the bot of .* depends on something hidden",
    "a copy for a coach": "the coaching of .* depends on something hidden",
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


NAMES = Name(False), Name(True)


class HeardParity(Event, frozen=True):
    reveals = True
    right: bool


def test_the_toy_without_a_leak_keeps_the_contract() -> None:
    assert hold_to_contract("none", games=12) > 1000


@pytest.mark.parametrize("leak", LEAKS[1:])
def test_the_contract_notices(leak: Leak) -> None:
    """Each for its own reason."""
    with pytest.raises(Broken, match=SAID[leak]):
        hold_to_contract(leak, games=12)


def secrecy_of(turn: Callable[[State], Rules[None]]) -> int:
    """Of the toy with such turns, at its first ask; how many twins were found."""
    toy = replace(TOY, turn=turn)
    match = Match.open(toy, toy.opening(SEATS, {}), Chance(bytes(32)))
    return sum(check_secrecy(match, Chance(bytes([number] * 32))) for number in range(8))


def test_how_a_game_ends_may_tell_what_was_hidden() -> None:
    def turn(state: State) -> Rules[None]:
        yield from ask(0, "name", NAMES)
        winner = next((seat for seat in range(SEATS) if lucky(state, seat)), 0)
        state.over = True
        yield from tell_all(Finished((winner,), ((0, 1, 2),), (0, 0, 0), 1))

    assert secrecy_of(turn) > SEATS


def names_parity(chooser: Seat, owner: Seat) -> Callable[[State], Rules[None]]:
    """All hear whether a card is as the chooser said, which no notebook takes in."""

    def turn(state: State) -> Rules[None]:
        named = yield from ask(chooser, "name", NAMES)
        yield from tell_all(HeardParity(state.hands[owner][0] % 2 == named.odd))

    return turn


def test_what_another_choice_would_have_told_as_well_gives_nothing_away() -> None:
    assert secrecy_of(names_parity(chooser=1, owner=1)) > SEATS


def test_who_knows_its_own_choice_learns_what_others_do_not() -> None:
    with pytest.raises(Broken, match=r"seat 1 heard HeardParity.* its notebook knows less"):
        secrecy_of(names_parity(chooser=1, owner=2))
