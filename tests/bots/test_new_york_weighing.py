"""What a sleuth and an inspector of New York weigh: each term of their judgement decides here."""

from __future__ import annotations

import pytest

from deductio.core.messages import Choice, Event
from deductio.core.thinking import Wish
from deductio.games.new_york.cards import Deck, Level
from deductio.games.new_york.city import named
from deductio.games.new_york.clues import cells_of
from deductio.games.new_york.messages import (
    Announce,
    AnnouncedWrongly,
    CaseChosen,
    Decline,
    Drew,
    DrewCard,
    Eliminated,
    Moved,
    MoveTo,
    Pass,
    Passed,
    SpiedCard,
    Spy,
    Stay,
    Swap,
    Take,
)
from deductio.games.new_york.motives import (
    AskedTheMost,
    GuessedInTime,
    LookedForNews,
    StayedForLack,
    WaitedForMore,
    WasNotSure,
    WentForNews,
)
from deductio.games.new_york.rules.announcing import PASS_OR_ANNOUNCE
from deductio.games.new_york.rules.arriving import ELSEWHERE
from deductio.games.new_york.strategy.rivals import rivals
from deductio.games.new_york.strategy.sheet import Sheet
from deductio.games.new_york.strategy.ways import ways
from tests.bots.new_york_positions import TWO_LEFT, draws, stream, wish
from tests.rules.new_york.tables import CASE, E1, E2, I1, I2, I3, I4

NEIGHBOURS_LEFT = [DrewCard(0, E2, 5), DrewCard(0, I1, 9)]
"""A5 or B5."""
EXPERTS_KNOWN: list[Event] = [
    *[Drew(1, "expert", left) for left in (5, 4, 3, 2, 1, 0)],
    *[SpiedCard(0, 1, card) for card in CASE.experts],
    Eliminated(1, 0, 6),
]
"""I have seen every expert, and all of them are in the pile again."""


def end(*told: Event, seats: int = 4) -> Wish:
    """What a sleuth does at the end of its turn."""
    return wish("sleuth", "end", PASS_OR_ANNOUNCE, stream(*told, seats=seats))


def moves(*cells: str) -> tuple[Choice, ...]:
    return tuple(map(MoveTo, cells))


# Swapping


def test_a_clue_told_to_a_rival_costs_more_than_a_little_less_news() -> None:
    """Seat 1's card is new, but it would learn I1; seat 2 knows I1, and one of its eight cards is
    known to me."""
    seen = [SpiedCard(2, 0, I1), SpiedCard(0, 2, I2)]
    told = stream(DrewCard(0, I1, 9), *draws(1, 1), *draws(2, 8), *seen)
    swaps: tuple[Choice, ...] = (Swap(I1.id, 1, "informant"), Swap(I1.id, 2, "informant"))
    assert wish("sleuth", "swap", swaps, told).choice == Swap(I1.id, 2, "informant")


def test_news_are_worth_more_than_a_clue_told_to_a_rival() -> None:
    """The same, but every other card of seat 2 is known to me."""
    seen = [SpiedCard(2, 0, I1), SpiedCard(0, 2, I2)]
    told = stream(DrewCard(0, I1, 9), *draws(1, 1), *draws(2, 2), *seen)
    swaps: tuple[Choice, ...] = (Swap(I1.id, 1, "informant"), Swap(I1.id, 2, "informant"))
    assert wish("sleuth", "swap", swaps, told).choice == Swap(I1.id, 1, "informant")


def test_a_strong_clue_that_is_known_already_costs_nothing() -> None:
    """I1 is true in 8 cells, I2 in 17; but seat 1 has seen I1."""
    told = stream(DrewCard(0, I1, 9), DrewCard(0, I2, 8), Drew(1, "expert", 5), SpiedCard(1, 0, I1))
    swaps: tuple[Choice, ...] = (Swap(I1.id, 1, "expert"), Swap(I2.id, 1, "expert"))
    assert wish("sleuth", "swap", swaps, told).choice == Swap(I1.id, 1, "expert")


# Which deck tells more


TELLS_MORE: list[tuple[Level, Deck, Deck]] = [
    (1, "expert", "informant"),
    (2, "informant", "expert"),
]
"""Before anything is known: experts of level 1, informants of level 2."""
more = pytest.mark.parametrize(("level", "deck", "other"), TELLS_MORE)
CELL = {"informant": "B3", "expert": "C3"}


def at_level(level: Level, *told: Event) -> list[Event]:
    return [CaseChosen(level, "8") if isinstance(e, CaseChosen) else e for e in stream(*told)]


@more
def test_of_two_unknown_hands_a_sleuth_spies_on_the_deck_that_tells_more(
    level: Level, deck: Deck, other: Deck
) -> None:
    for best, worse in ((1, 2), (2, 1)):
        told = at_level(level, Drew(best, deck, 5), Drew(worse, other, 5))
        spied = wish("sleuth", "spy", (Spy(1), Spy(2), Decline()), told)
        assert spied == Wish(Spy(best), LookedForNews(best, 100))


@more
def test_of_one_hand_a_sleuth_swaps_for_the_deck_that_tells_more(
    level: Level, deck: Deck, other: Deck
) -> None:
    """The card given away tells its new owner as much in either case."""
    told = at_level(level, DrewCard(0, I4, 9), Drew(1, deck, 5), Drew(1, other, 5))
    swaps: tuple[Choice, ...] = (Swap(I4.id, 1, other), Swap(I4.id, 1, deck))
    for options in (swaps, swaps[::-1]):
        assert wish("sleuth", "swap", options, told).choice == Swap(I4.id, 1, deck)


@more
def test_of_two_piles_a_sleuth_draws_from_the_one_that_tells_more(
    level: Level, deck: Deck, other: Deck
) -> None:
    options = moves(CELL[deck], CELL[other])
    for cells in (options, options[::-1]):
        gone = wish("sleuth", "cell", cells, at_level(level))
        assert gone == Wish(MoveTo(CELL[deck]), WentForNews(CELL[deck], 100))


# Where to go


def test_a_sleuth_does_not_draw_what_it_has_seen() -> None:
    told = stream(*EXPERTS_KNOWN)
    for cells in (moves("C3", "B3"), moves("B3", "C3")):
        assert wish("sleuth", "cell", cells, told) == Wish(MoveTo("B3"), WentForNews("B3", 100))


def test_where_a_pile_is_empty_a_sleuth_takes_from_a_hand() -> None:
    """No expert is new; the informants are all with seat 2."""
    told = stream(*EXPERTS_KNOWN, *draws(2, 10))
    for cells in (moves("C3", "B3"), moves("B3", "C3")):
        assert wish("sleuth", "cell", cells, told).choice == MoveTo("B3")


def test_a_sleuth_swaps_where_nothing_is_to_be_drawn() -> None:
    """No expert is new; at C2 a card can be swapped for one of seat 2's, and A5 or E5 be found."""
    told = stream(DrewCard(0, I2, 9), *EXPERTS_KNOWN, *draws(2, 9))
    for cells in (moves("C3", "C2"), moves("C2", "C3")):
        assert wish("sleuth", "cell", cells, told).choice == MoveTo("C2")


def test_a_sleuth_draws_rather_than_to_swap_with_nothing_in_hand() -> None:
    for cells in (moves("B3", "C2"), moves("C2", "B3")):
        assert wish("sleuth", "cell", cells, stream(*draws(1, 1))).choice == MoveTo("B3")


def test_a_sleuth_draws_where_it_can_also_spy() -> None:
    """Informants at B3 and at C4; at one of them stands seat 1 with a card never seen."""
    for there, alone in (("B3", "C4"), ("C4", "B3")):
        told = stream(*draws(1, 1), Moved(1, there))
        assert wish("sleuth", "cell", moves(there, alone), told).choice == MoveTo(there)


def test_from_a_go_cell_a_sleuth_goes_on_to_what_tells_more() -> None:
    """Experts tell a little more than informants, and A1 leads to them."""
    for cells in (moves("A1", "B3"), moves("B3", "A1")):
        assert wish("sleuth", "cell", cells, stream()).choice == MoveTo("A1")


def test_from_a_go_cell_a_sleuth_goes_on_to_where_it_can_also_spy() -> None:
    """Seat 1 stands at C5, which only A1 leads to; both lead to experts."""
    told = stream(*draws(1, 1), Moved(1, "C5"))
    for cells in (moves("A1", "C3"), moves("C3", "A1")):
        assert wish("sleuth", "cell", cells, told).choice == MoveTo("A1")


def test_a_sleuth_stays_where_nothing_is_to_be_learnt_anywhere() -> None:
    told = stream(*[DrewCard(0, card, 0) for card in CASE.cards], Moved(0, "A1"))
    assert wish("sleuth", "go", ELSEWHERE["A1"], told) == Wish(Stay(), StayedForLack())


def test_a_sleuth_takes_an_expert_never_seen_where_experts_are_taken() -> None:
    """Of seat 1 I know the expert, of seat 2 the informant."""
    for known, new in ((1, 2), (2, 1)):
        hands = [Drew(seat, deck, 0) for seat in (1, 2) for deck in ("expert", "informant")]
        seen = [SpiedCard(0, known, E1), SpiedCard(0, new, I1)]
        told = stream(*hands, *seen, Moved(0, "C3"))
        taken = wish("sleuth", "take", (Take(1), Take(2)), told)
        assert taken == Wish(Take(new), LookedForNews(new, 100))


# To announce or to wait


def test_three_rivals_with_a_clue_each_are_let_be_and_with_two_forestalled() -> None:
    one, two = (
        end(*TWO_LEFT, *draws(1, clues), *draws(2, clues), *draws(3, clues)) for clues in (1, 2)
    )
    assert one.choice == Pass()
    assert isinstance(two.choice, Announce)


def test_neighbours_are_guessed_at_sooner_since_clues_seldom_part_them() -> None:
    """The same rivals with a clue each; A5 and B5 are left, or A5 and C5."""
    rivals_with_one = [event for seat in (1, 2, 3) for event in draws(seat, 1)]
    next_door, apart = (end(*two, *rivals_with_one) for two in (NEIGHBOURS_LEFT, TWO_LEFT))
    assert waiting(next_door) < waiting(apart)


def test_who_announced_nothing_with_six_clues_may_be_sure_with_the_seventh() -> None:
    """Such rivals do not guess; but three of them, one new clue each, are a danger."""
    told = [event for seat in (1, 2, 3) for event in (*draws(seat, 6), Passed(seat))]
    again = [event for seat in (1, 2, 3) for event in draws(seat, 1)]
    assert isinstance(end(*TWO_LEFT, *told, *again).choice, Announce)


def test_who_announced_nothing_with_eight_clues_will_hardly_do_so_with_the_ninth() -> None:
    passed = end(*TWO_LEFT, *draws(1, 8), Passed(1), *draws(1, 1), seats=2)
    silent = end(*TWO_LEFT, *draws(1, 9), seats=2)
    assert passed.choice == Pass()
    assert isinstance(silent.choice, Announce), "who could not announce yet may be sure"


def test_a_wrong_announcement_helps_a_rival_whom_it_tells_more_than_me() -> None:
    """Seat 1 knows E2: by the ocean. That it is not E4 leaves me A5 and C5 as before."""
    before = [*TWO_LEFT, *draws(1, 2), SpiedCard(1, 0, E2)]
    waits = [waiting(end(*before)), waiting(end(*before, AnnouncedWrongly(2, "E4")))]
    assert waits[0] > waits[1]


def waiting(wished: Wish) -> int:
    assert isinstance(wished.because, WaitedForMore | GuessedInTime)
    return wished.because.waiting


def test_a_clue_that_a_rival_is_known_to_know_is_none_of_its_hidden_ones() -> None:
    told = stream(*TWO_LEFT, *draws(1, 4), SpiedCard(1, 0, E2))
    rival = rivals(Sheet(told, ways("sleuth")))[0]
    assert (rival.hidden, named(rival.open)) == (4, named(cells_of(E2.clue)))


def test_a_sleuth_looks_three_turns_ahead() -> None:
    """With one rival who knows one clue, each turn of waiting makes it surer."""
    assert waiting(end(*TWO_LEFT, *draws(1, 1), seats=2)) == 80


def test_with_three_cells_a_sleuth_may_guess_and_with_six_it_does_not() -> None:
    many = [event for seat in (1, 2, 3) for event in draws(seat, 8)]
    three = end(DrewCard(0, E2, 5), *[AnnouncedWrongly(1, cell) for cell in THREE], *many)
    assert isinstance(three.because, GuessedInTime) and three.because.cells == 3
    assert end(DrewCard(0, E2, 5), *many) == Wish(Pass(), WasNotSure(6))


THREE = ("E4", "D5", "E5")
"""Not there: then A5, B5 and C5 are left of what E2 says."""


# The inspector


def test_an_inspector_draws_rather_than_to_spy() -> None:
    """At C2, where cards are swapped, stands seat 1 with a card never seen."""
    told = stream(*draws(1, 1), Moved(1, "C2"))
    for cells in (moves("B3", "C2"), moves("C2", "B3")):
        assert wish("inspector", "cell", cells, told).choice == MoveTo("B3")


def test_an_inspector_goes_to_a_go_cell_rather_than_to_swap() -> None:
    for cells in (moves("A1", "C2"), moves("C2", "A1")):
        assert wish("inspector", "cell", cells, stream()).choice == MoveTo("A1")


def test_an_inspector_does_not_go_to_an_empty_pile() -> None:
    for cells in (moves("B3", "C3"), moves("C3", "B3")):
        assert wish("inspector", "cell", cells, stream(*draws(1, 10))).choice == MoveTo("C3")


def test_an_inspector_draws_where_it_can_also_spy_on_cards_it_does_not_know() -> None:
    """Informants at B3 and at C4; of seat 1 I know the only card, of seat 2 none."""
    for known, new in (("B3", "C4"), ("C4", "B3")):
        told = stream(*draws(1, 1), SpiedCard(0, 1, I3), *draws(2, 1), Moved(1, known))
        options = moves("B3", "C4")
        assert wish("inspector", "cell", options, [*told, Moved(2, new)]).choice == MoveTo(new)


def test_an_inspector_asks_who_has_most_cards_that_are_not_known() -> None:
    for known, new in ((1, 2), (2, 1)):
        told = stream(*draws(1, 2), *draws(2, 2), SpiedCard(0, known, I1))
        spied = wish("inspector", "spy", (Spy(1), Spy(2), Decline()), told)
        assert spied == Wish(Spy(new), AskedTheMost(new))
