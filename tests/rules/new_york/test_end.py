"""NY-40 and NY-41: how a game ends, and the ranking."""

from __future__ import annotations

from deductio.core.messages import Finished
from deductio.games.new_york.messages import Announce, CaseClosed
from tests.rules.new_york.tables import CASE, RIGHT, WRONG, heard, last, opened, table
from tests.rules.new_york.test_announcing import last_call, window


def results() -> list[str]:
    """One game of each kind, to its end."""
    solved = table([(), ()])
    solved.choose(0, Announce(RIGHT))
    last_standing = table([(), ()], last_player="wins")
    last_standing.choose(0, Announce(WRONG))
    shared = window(2)
    nobody = last_call([(), ()])
    for seat in (0, 1):
        shared.choose(seat, Announce(RIGHT))
        nobody.choose(seat, Announce(WRONG))
    closed = [last(match, None, CaseClosed) for match in (solved, last_standing, shared, nobody)]
    return [event.result for event in closed if isinstance(event, CaseClosed)]


def test_ny_40_there_are_four_ways_to_end() -> None:
    assert results() == ["solved", "last_standing", "shared", "nobody"]


def test_ny_40_a_single_right_one_in_a_window_has_solved_the_case() -> None:
    match = window(2)
    match.choose(0, Announce(WRONG))
    match.choose(1, Announce(RIGHT))
    assert last(match, None, CaseClosed) == CaseClosed("solved", RIGHT, CASE.cards, None)
    assert last(match, None, Finished) == Finished((1,), ((1,), (0,)), (0, 0), 1)


def test_ny_40_at_the_end_everyone_sees_the_answer_the_cards_and_the_code() -> None:
    match = opened(2)
    match.choose(0, Announce(RIGHT))
    for reader in (0, 1, None):
        assert heard(match, reader, CaseClosed) == [CaseClosed("solved", RIGHT, CASE.cards, None)]


def test_ny_41_winners_then_the_others_then_who_left_later() -> None:
    match = table([()] * 6, out=[4])
    match.choose(0, Announce(WRONG))
    match.choose(1, Announce(WRONG))
    match.choose(2, Announce(RIGHT))
    assert last(match, None, Finished) == Finished(
        winners=(2,), ranking=((2,), (3, 5), (1,), (0,), (4,)), scores=(0,) * 6, rounds=1
    )
