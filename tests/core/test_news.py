"""The hash of what a choice made the rules tell covers what every single stream heard."""

from __future__ import annotations

from dataclasses import replace

import pytest

from deductio.core.chance import Chance
from deductio.core.match import Match
from deductio.core.messages import Confirm, Event, Rules, Seat, ask, tell_all, tell_only
from deductio.core.news import News, opening_news
from deductio.core.streams import lengths
from tests.contract.leaky import TOY, Coughed, Dealt, State


def telling(seat: Seat, secret: int, *, in_public: Event | None = None) -> Match[State]:
    """A match that tells everyone something, then one seat a secret."""

    def turn(state: State) -> Rules[None]:
        yield from tell_all(Coughed(0))
        yield from tell_only([seat], Dealt(seat, (secret,)), others_hear=in_public)
        yield from ask(0, "go on", (Confirm(),))

    return Match.at(replace(TOY, turn=turn), State("none", Chance(bytes(32)), ()), 3)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_one_seat_alone_was_told_changes_the_hash(seat: Seat) -> None:
    told = opening_news(telling(seat, 5)).hash()
    assert opening_news(telling(seat, 5)).is_what(told)
    assert not opening_news(telling(seat, 6)).is_what(told)
    assert not opening_news(telling((seat + 1) % 3, 5)).is_what(told)


def test_what_the_others_heard_instead_changes_the_hash() -> None:
    told = opening_news(telling(1, 5, in_public=Coughed(1))).hash()
    assert not opening_news(telling(1, 5)).is_what(told)
    assert not opening_news(telling(1, 5, in_public=Coughed(2))).is_what(told)


def test_what_was_told_before_is_no_news() -> None:
    match = telling(1, 5)
    heard = lengths(match)
    match.choose(0, Confirm())
    news = News(match, heard)
    assert news.events == [[Coughed(0)], [Coughed(0), Dealt(1, (5,))], [Coughed(0)], [Coughed(0)]]
