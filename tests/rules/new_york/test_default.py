"""What a seat does when its clock runs out."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.foreseen import Outcome
from deductio.core.match import Match
from deductio.core.messages import Choice
from deductio.games.new_york.city import CELLS
from deductio.games.new_york.default import default
from deductio.games.new_york.messages import (
    Announce,
    Decline,
    MoveTo,
    Pass,
    Roll,
    Spy,
    Stay,
    Swap,
    Take,
)
from deductio.games.new_york.state import State
from tests.oracles.new_york import candidates
from tests.rules.new_york.tables import CASE, E1, E2, E3, I1, I2, I3, SEED, asked, opened, play_on


def by_default(match: Match[State], seat: int) -> Choice:
    return default(match.streams[seat], asked(match, seat), Chance(SEED))


def test_time_out_at_the_start_rolls_and_at_the_end_passes() -> None:
    match = opened(2, luck=["B", "3", I1])
    assert by_default(match, 0) == Roll()
    match.choose(0, Roll())
    assert by_default(match, 0) == Pass()


def test_time_out_with_a_joker_goes_where_cards_are_informants_first() -> None:
    match = opened(2, luck=["joker", "5"])
    match.choose(0, Roll())
    assert by_default(match, 0) == MoveTo("B5")


def drawn_out(*decks: tuple[str, Sequence[Outcome]]) -> list[Outcome]:
    """The luck of turns in which piles are drawn empty."""
    return [face for cell, cards in decks for card in cards for face in (*cell, card)]


INFORMANTS_GONE = drawn_out(("B3", CASE.informants))
ALL_GONE = [*INFORMANTS_GONE, *drawn_out(("C3", CASE.experts))]


def after_turns(number: int, luck: Sequence[Outcome], seats: int = 6) -> Match[State]:
    """Everyone declines to spy, so that the piles go down as wanted."""
    match = opened(seats, luck=luck)
    for _ in range(number):
        seat = match.state.active
        while match.state.active == seat:
            question = asked(match, seat)
            match.choose(seat, question.options[-1 if question.name == "spy" else 0])
    return match


def test_time_out_with_a_joker_goes_to_experts_when_the_informants_are_gone() -> None:
    match = after_turns(10, [*INFORMANTS_GONE, "joker", "5"])
    match.choose(4, Roll())
    assert by_default(match, 4) == MoveTo("A5")


def test_time_out_with_a_joker_goes_to_the_lowest_cell_when_all_cards_are_gone() -> None:
    match = after_turns(16, [*ALL_GONE, "joker", "5"])
    match.choose(4, Roll())
    assert by_default(match, 4) == MoveTo("A5")
    match = after_turns(16, [*ALL_GONE, "C", "joker"])
    match.choose(4, Roll())
    assert by_default(match, 4) == MoveTo("C1")


def test_time_out_on_a_go_cell_goes_where_cards_are_or_stays() -> None:
    match = opened(2, luck=["A", "1"])
    match.choose(0, Roll())
    assert by_default(match, 0) == MoveTo("C1")
    match = after_turns(10, [*INFORMANTS_GONE, "A", "1"])
    match.choose(4, Roll())
    assert by_default(match, 4) == MoveTo("B1")
    match = after_turns(16, [*ALL_GONE, "A", "1"])
    match.choose(4, Roll())
    assert by_default(match, 4) == Stay()


def test_time_out_spies_on_the_first_seat_clockwise() -> None:
    match = after_turns(5, ["B", "3", I1, "B", "3", I2, "B", "3", I3, "C", "3", E1, "B", "3"], 3)
    assert match.state.active == 2
    match = after_turns(4, ["B", "3", I1, "C", "4", I2, "B", "3", I3, "A", "5", E1, "B", "3"], 3)
    match.choose(1, Roll())
    assert by_default(match, 1) == Spy(2)


def test_time_out_takes_from_the_first_seat_clockwise() -> None:
    match = after_turns(11, [*INFORMANTS_GONE, "C", "3", E1, "B", "3"])
    match.choose(5, Roll())
    while asked(match, 5).name == "spy":
        match.choose(5, Decline())
    assert by_default(match, 5) == Take(0)


def test_time_out_swaps_the_oldest_card_for_an_informant_of_the_first_seat_clockwise() -> None:
    luck = ["C", "3", E1, "D", "1", E2, "B", "3", I1, "C", "4", I2, "A", "2", I3, "D", "4", E3]
    match = after_turns(6, [*luck, "E", "5"], 3)
    match.choose(0, Roll())
    assert match.state.hand(0) == (I2, E1)
    assert by_default(match, 0) == Swap(E1.id, 1, "informant")
    match = after_turns(4, [*luck[:12], "E", "5"], 3)
    match.choose(1, Roll())
    assert by_default(match, 1) == Swap(E2.id, 2, "informant")


def test_time_out_passes_in_a_window() -> None:
    match = opened(2, luck=["B", "3", I1], announce="any_time")
    assert by_default(match, 0) == by_default(match, 1) == Pass()


def test_time_out_at_the_last_call_names_the_lowest_cell_that_is_possible() -> None:
    match = opened(2, luck=["B", "3", I1], last_call=True, max_rounds=10)
    for _ in range(20):
        play_on(match)
    for seat in (0, 1):
        assert asked(match, seat).name == "last_call"
        possible = candidates(match.streams[seat])
        assert by_default(match, seat) == Announce(min(possible, key=CELLS.index))
        assert len(possible) < 25
