"""The view of a seat, and the mansion in characters."""

from __future__ import annotations

import pytest

from deductio.core.chance import Chance
from deductio.core.contract import play_randomly
from deductio.core.game import fold
from deductio.core.match import Match
from deductio.games.cluedo import GAME
from deductio.games.cluedo.messages import Enter, GoToCentre, Roll, Walk
from deductio.games.cluedo.state import State
from deductio.games.cluedo.view import View
from deductio.words import LANGUAGES, Language, Words
from tests.rules.cluedo.tables import opened, stroll


def rolled() -> Match[State]:
    """Three seats with their own pawns; seat 0 has just rolled a seven on the centre."""
    match = opened(3, pawn_choice="fixed")
    while match.state.to_move != 0:
        stroll(match, match.state.to_move)
    match.choose(0, Roll())
    return match


def test_the_view_knows_every_destination_of_the_seat_that_moves() -> None:
    match = rolled()
    question = match.question(0)
    assert question is not None
    places = []
    for choice in question.options:
        match choice:
            case Enter(place) | Walk(place):
                places.append(place)
            case GoToCentre():
                places.append("centre")
    for stream in [*match.streams, match.public]:
        assert list(fold(View(), stream).in_reach()) == places


def test_what_is_in_reach_is_marked_on_the_map() -> None:
    match = rolled()
    seen = fold(View(), match.streams[0])
    drawing = GAME.draw(seen, lambda domain, value: str(value))
    squares = [place for place in seen.in_reach() if "," in place]
    assert drawing.count("(·)") + drawing.count("(*)") == len(squares)
    match.choose(0, Walk(squares[0]))
    drawing = GAME.draw(fold(View(), match.streams[0]), lambda domain, value: str(value))
    assert "(·)" not in drawing


@pytest.mark.parametrize(("seats", "wished", "stars"), [(2, "on", 0), (3, "off", 0), (3, "on", 8)])
def test_stars_are_drawn_only_where_there_are_bonus_cards(
    seats: int, wished: str, stars: int
) -> None:
    match = opened(seats, pawn_choice="fixed", bonus_cards=wished)
    seen = fold(View(), match.public)
    drawing = GAME.draw(seen, lambda domain, value: str(value))
    assert drawing.count("*") == stars
    assert seen.stars == match.state.has_bonus_cards


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_fits_into_80_columns(seats: int, language: Language) -> None:
    luck = Chance(bytes([seats] * 32))
    for number, match in enumerate(play_randomly(GAME, seats, {}, luck)):
        if number % 8 == 0 or match.over:
            for me in (0, None):
                stream = match.public if me is None else match.streams[me]
                drawing = GAME.draw(fold(View(), stream), Words(GAME, language, me=me).name)
                assert max(map(len, drawing.splitlines())) <= 80
                assert len(drawing.splitlines()) < 45


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_view_follows_the_table(seats: int) -> None:
    luck = Chance(bytes([seats + 10] * 32))
    for match in play_randomly(GAME, seats, {}, luck):
        seen, state = fold(View(), match.streams[1]), match.state
        assert seen.at == state.at
        assert (seen.alive, seen.pawns) == (tuple(state.alive), tuple(state.pawns))
        if seen.turn_of is not None and not match.over:
            assert (seen.turn_of, seen.round) == (state.to_move, state.round)
            assert (seen.hand, seen.face_up) == (state.hands[1], state.face_up)
            assert (seen.deck, seen.discard) == (len(state.deck), tuple(state.discard))
            assert seen.summoned == tuple(state.summoned)
