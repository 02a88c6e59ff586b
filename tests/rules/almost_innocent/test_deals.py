"""How the cards may have been dealt: found when there is a way, refused when there is none."""

from __future__ import annotations

from itertools import product

from deductio.games.almost_innocent.cases import board_of
from deductio.games.almost_innocent.deals import Decks, Facts
from tests.rules.almost_innocent.arranged import luck


def counted(scenario: str, **lines: tuple[int, ...]) -> dict[int, Facts]:
    """Each seat with its answers about these lines."""
    touching = board_of(scenario).touching
    seats = range(len(next(iter(lines.values()))))
    return {
        seat: Facts(counts=[(touching[line], (said[seat],)) for line, said in lines.items()])
        for seat in seats
    }


def test_solutions_of_one_seat_are_those_that_trying_all_finds() -> None:
    board = board_of("7")
    decks = Decks(list(board.decks.values()), gone=("VS", "K2"))
    facts = Facts(
        ruled_out={"E3", "P1"},
        counts=[(board.touching["R4"], (1,)), (board.touching["B2"], (1, 2, 3, 4, 5))],
    )
    left = [list(deck) for deck in board.decks.values()]
    left[0].remove("K2")
    left[1].remove("VS")
    every = [
        solution
        for solution in product(*left)
        if len(board.touching["R4"] & set(solution)) == 1
        and board.touching["B2"] & set(solution)
        and not {"E3", "P1"} & set(solution)
    ]
    assert sorted(map(decks.named, decks.solutions(facts))) == sorted(every)


def test_a_deal_is_found_where_almost_every_card_is_spoken_for() -> None:
    """Five of six cards are dealt, and three lines' counts leave little room."""
    facts = counted("4", CF=(1, 0, 1, 0, 1), R3=(1, 0, 2, 0, 0))
    board = board_of("4")
    decks = Decks(list(board.decks.values()))
    found = set()
    for number in range(30):
        dealt = decks.deal(facts, luck(number))
        assert dealt is not None
        cards = [clue for solution in dealt for clue in solution]
        assert len(set(cards)) == 25
        on_row_3 = [len(board.touching["R3"] & set(solution)) for solution in dealt]
        assert on_row_3 == [1, 0, 2, 0, 0]
        found.add(tuple(dealt))
    assert len(found) == 30


def test_no_deal_is_found_where_two_seats_need_the_same_card() -> None:
    decks = Decks(list(board_of("2").decks.values()))
    one, other = Facts(certain={"K1"}), Facts(certain={"K1"})
    assert decks.deal({0: one, 1: other}, luck()) is None
    starred = Decks(list(board_of("11B").decks.values()))
    twins = {seat: Facts(certain={"KS"}) for seat in range(2)}
    assert starred.deal(twins, luck()) is not None
    assert starred.deal(twins | {2: Facts(certain={"KS"})}, luck()) is None
