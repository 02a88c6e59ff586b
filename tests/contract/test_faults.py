"""The contract says in one line what is wrong with a game, beside its leaks."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from deductio.core.box import Box, HelpOption
from deductio.core.chance import Chance
from deductio.core.contract import (
    Broken,
    check_audiences,
    check_box,
    check_options,
    forgotten_yield_from,
)
from deductio.core.match import Match
from deductio.core.messages import Choice, Meanwhile, Rules, ask
from deductio.core.secrecy import check_secrecy, played_the_same
from deductio.games import game
from tests.contract.leaky import SEATS, TOY, Bid, Cough, Coughed, State, Talkative

LUCK = Chance(bytes(32))


def opened(**other: Any) -> Match[Any]:
    """The toy at its first ask, otherwise than it is."""
    toy = replace(TOY, **other)
    return Match.open(toy, toy.opening(SEATS, {}), LUCK.clone())


def asking(options: Any, *meanwhile: Choice) -> Match[Any]:
    """The toy, with seat 1 being asked that."""

    def turn(state: State) -> Rules[None]:
        free = Meanwhile(lambda seat: meanwhile, lambda seat, choice: ask(seat, "cough", ()))
        yield from ask(1, "bid", options, meanwhile=free)

    return opened(turn=turn)


class Miscounted(Talkative):
    """Says that there is one more."""

    def __len__(self) -> int:
        return len(self.options) + 1


class Shifted(Talkative):
    """Counts from another end."""

    def __getitem__(self, number: int) -> Bid:
        return self.options[number - 1]


class OtherBid(Bid, frozen=True, tag="Bid"):
    """Comes back as a plain bid."""


class SolutionSeen(Coughed, frozen=True):
    """Everyone may hear it, by its class."""

    solves = True


def test_an_event_that_tells_the_solution_names_the_one_seat_it_is_for() -> None:
    match = opened()
    check_audiences(match)
    match.streams[0].append(SolutionSeen(0))
    with pytest.raises(Broken, match="names no one seat"):
        check_audiences(match)


def test_a_rule_that_nobody_drives_is_found_and_one_handed_on_is_not() -> None:
    rule = "def bid(state) -> Rules[None]:\n    yield from ask(0, 'bid', ())\n"
    forgotten = "def turn(state) -> Rules[None]:\n    bid(state)\n    yield from bid(state)\n"
    handed_on = "def turn(state) -> Rules[None]:\n    return bid(state)\n"
    returned = "def turn(state) -> Rules[None]:\n    yield from bid(state)\n    return bid(state)\n"
    assert forgotten_yield_from({"rules.py": rule + forgotten}) == ["rules.py:4"]
    assert forgotten_yield_from({"rules.py": rule + handed_on}) == []
    assert forgotten_yield_from({"rules.py": rule + returned}) == ["rules.py:5"]


BIDS = Bid(1), Bid(2)


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ((Bid(1), Bid(1)), "options are counted wrong or repeat themselves"),
        (Miscounted(BIDS, ""), "options are counted wrong or repeat themselves"),
        (Shifted(BIDS, ""), "Bid(card=1): index, number and membership disagree"),
        ((OtherBid(1),), "OtherBid(card=1) is another after a trip through JSON"),
    ],
)
def test_what_is_wrong_with_options_is_said(options: Any, fault: str) -> None:
    with pytest.raises(Broken, match=re.escape(fault)):
        check_options(asking(options))


def test_what_is_wrong_with_something_done_meanwhile_is_said() -> None:
    check_options(asking(BIDS, Cough()))
    with pytest.raises(Broken, match="options are counted wrong or repeat themselves"):
        check_options(asking(BIDS, Cough(), Cough()))
    with pytest.raises(Broken, match="seat 1 cannot say whether it answers or does something"):
        check_options(asking(BIDS, Bid(2)))


@pytest.mark.parametrize("more", [True, False])
def test_a_game_that_tells_otherwise_when_it_is_played_again_is_broken(more: bool) -> None:
    match = opened()
    if more:
        match.public.append(Coughed(0))
    else:
        match.streams[0].pop()
    with pytest.raises(Broken, match="with the same luck and choices, the game told something"):
        played_the_same(match)


def test_a_game_without_a_quick_bot_keeps_its_secrets_too() -> None:
    assert check_secrecy(opened(thinking={}), LUCK.clone()) == SEATS + 1


def test_a_game_that_says_nothing_of_its_box_has_one() -> None:
    check_box(TOY)


def test_colours_are_readable_from_the_contrast_on_that_wcag_asks_for() -> None:
    check_box(replace(TOY, box=Box(hue=("#787168", "#8c857c"))))
    for hue in (("#7c756c", "#8c857c"), ("#787168", "#847d74")):
        with pytest.raises(Broken, match="nobody can read"):
            check_box(replace(TOY, box=Box(hue=hue)))


@pytest.mark.parametrize(
    ("box", "fault"),
    [
        (Box(cover="none.svg"), "chaussette has no file page/none.svg"),
        (Box(board="none.js"), "chaussette has no file page/none.js"),
        (Box(usual_seats=9), "chaussette cannot be played by 9 in (20, 40) minutes"),
        (Box(minutes=(40, 20)), "chaussette cannot be played by 3 in (40, 20) minutes"),
        (Box(hue=("#ffffff", "#b8ae9c")), "chaussette: nobody can read #fffbf2 on #ffffff"),
        (Box(hue=("#5a5346", "red")), "chaussette: nobody can read #1b1a1f on red"),
    ],
)
def test_what_is_missing_in_a_box_is_said(box: Box, fault: str) -> None:
    with pytest.raises(Broken, match=re.escape(fault)):
        check_box(replace(game("chaussette"), box=box))


def test_help_under_a_name_that_no_option_has_is_said() -> None:
    with pytest.raises(Broken, match="has no option diary for its help"):
        check_box(replace(game("chaussette"), help=HelpOption(name="diary", value=len)))
