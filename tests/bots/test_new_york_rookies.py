"""How rookies of New York read their cards, and what they get wrong."""

from __future__ import annotations

import pytest

from deductio.core.messages import Choice, Event
from deductio.core.thinking import Wish
from deductio.games.new_york.city import named
from deductio.games.new_york.clues import (
    Clue,
    Cols,
    EastOf,
    FarKind,
    NotIn,
    Rows,
    SouthOf,
    WestOf,
    Within,
    cells_of,
)
from deductio.games.new_york.messages import (
    Announce,
    AnnouncedWrongly,
    Decline,
    DrewCard,
    Eliminated,
    Pass,
    SpiedCard,
    Spy,
    TurnBegan,
)
from deductio.games.new_york.motives import (
    AskedTheSame,
    LostPatience,
    MisreadAClue,
    MissedAClue,
    SawOneCell,
    Slip,
    WasNotSure,
)
from deductio.games.new_york.rules.announcing import PASS_OR_ANNOUNCE
from deductio.games.new_york.strategy.slips import Reading, read
from tests.bots.new_york_positions import (
    ROOKIE,
    SAME_PLACE,
    card_with,
    draws,
    noted,
    stream,
    wish,
)
from tests.rules.new_york.tables import I1


def test_a_rookie_uses_what_a_child_would_use() -> None:
    """Rows, columns and districts leave A4 and A5; somebody was wrong in A4."""
    clues = noted(Cols(("A",)), SouthOf(3), NotIn(("BX",)), FarKind(("airport",)))
    wished = on_many_evenings(*clues, AnnouncedWrongly(1, "A4"))
    assert Wish(Announce("A5"), SawOneCell("A5")) in wished


@pytest.mark.parametrize(
    ("clue", "slip", "taken_for"),
    [
        (WestOf("B"), "sides", EastOf("B")),
        (EastOf("D"), "sides", WestOf("D")),
        (NotIn(("BX", "SI")), "half", NotIn(("BX",))),
        (FarKind(("park", "museum")), "half", FarKind(("park",))),
    ],
)
def test_a_rookie_makes_slips_that_a_beginner_makes(
    clue: Clue, slip: Slip, taken_for: Clue
) -> None:
    card = card_with(clue)
    readings = {read(card, f"evening {number}", ROOKIE, kept=True) for number in range(40)}
    true = cells_of(clue)
    assert readings == {
        Reading(card, true, true, None),
        Reading(card, cells_of(taken_for), true, slip),
    }


def test_a_rookie_may_count_steps_across_corners() -> None:
    """Within 1 step of Yankee Stadium in C2: the corners B1, D1, B3 and D3 do not count."""
    card = card_with(Within("yankee", 1))
    taken = [read(card, f"evening {number}", ROOKIE, kept=True) for number in range(40)]
    wrong = next(reading for reading in taken if reading.slip == "corners")
    assert named(wrong.cells & ~wrong.true) == ("B1", "D1", "B3", "D3")
    assert wrong.misses and not wrong.misleads


def test_a_rookie_may_forget_a_card_that_somebody_else_holds_but_never_its_own() -> None:
    card = card_with(SouthOf(3))
    memories = [f"evening {number}" for number in range(200)]
    kept, seen = (
        {read(card, memory, ROOKIE, kept=kept).slip for memory in memories}
        for kept in (True, False)
    )
    assert kept == {None, "unmarked"}
    assert seen == {None, "unmarked", "forgotten"}


def on_many_evenings(*told: Event, round: int = 3) -> set[Wish]:
    """What a rookie wishes at the end of its turn: on which evening decides about its slips.

    Those evenings are left out on which it did not even mark what it drew.
    """
    cards = [event.card for event in told if isinstance(event, DrewCard)]
    evenings = [
        str(number)
        for number in range(60)
        if all(read(card, f"{number} 0", ROOKIE, kept=True).slip != "unmarked" for card in cards)
    ]
    return {
        wish("rookie", "end", PASS_OR_ANNOUNCE, stream(*told, round=round, evening=evening))
        for evening in evenings
    }


def test_a_rookie_may_not_mark_even_an_easy_card_and_says_so() -> None:
    told = noted(Cols(("A",)), Rows((4,)))
    wished = {
        wish("rookie", "end", PASS_OR_ANNOUNCE, stream(*told, evening=f"{number}"))
        for number in range(60)
    }
    assert Wish(Pass(), MissedAClue(5, card_with(Rows((4,)), 2), "unmarked")) in wished
    assert Wish(Announce("A4"), SawOneCell("A4")) in wished


IN_THE_SOUTH_WEST = noted(Cols(("A", "E")), Rows((5,)), WestOf("C"))


def test_a_rookie_says_after_the_game_which_clue_it_misread() -> None:
    assert on_many_evenings(*IN_THE_SOUTH_WEST) == {
        Wish(Announce("A5"), SawOneCell("A5")),
        Wish(Announce("E5"), MisreadAClue("E5", card_with(WestOf("C"), 3), "sides")),
    }


def test_a_rookie_says_after_the_game_which_clue_it_missed() -> None:
    told = noted(Cols(("A", "B")), Rows((4,)), NotIn(("NJ", "SI")))
    assert on_many_evenings(*told) == {
        Wish(Announce("B4"), SawOneCell("B4")),
        Wish(Pass(), MissedAClue(2, card_with(NotIn(("NJ", "SI")), 3), "half")),
    }


def test_a_rookie_whose_clues_leave_nothing_reads_them_again() -> None:
    told = noted(Cols(("A",)), Rows((5,)), WestOf("C"))
    assert on_many_evenings(*told) == {Wish(Announce("A5"), SawOneCell("A5"))}


def test_a_rookie_that_is_left_alone_takes_its_time() -> None:
    out = [Eliminated(seat, 0, 0) for seat in (1, 2, 3)]
    assert on_many_evenings(*IN_THE_SOUTH_WEST, *out) == {Wish(Announce("A5"), SawOneCell("A5"))}
    two_left = noted(Cols(("A",)), Rows((4, 5)))
    assert on_many_evenings(*two_left, *out, round=50) == {Wish(Pass(), WasNotSure(2))}


def test_a_rookie_loses_patience_while_others_are_at_it_but_not_with_many_cells() -> None:
    two_left, four_left = noted(Cols(("A",)), Rows((4, 5))), noted(Cols(("A",)), SouthOf(1))
    early, late = (on_many_evenings(*two_left, round=round) for round in (4, 5))
    assert early == {Wish(Pass(), WasNotSure(2))}
    assert late <= {Wish(Announce(cell), LostPatience(2)) for cell in ("A4", "A5")}
    assert on_many_evenings(*four_left, round=50) == {Wish(Pass(), WasNotSure(4))}


def test_a_rookie_never_declines_to_spy_and_likes_to_ask_the_same() -> None:
    spies: tuple[Choice, ...] = (Spy(1), Spy(2), Decline())
    told = stream(*draws(1, 2), *draws(2, 2), *SAME_PLACE)
    assert isinstance(wish("rookie", "spy", spies, told).choice, Spy)
    again = [*told, SpiedCard(0, 2, I1), TurnBegan(0, 4), *SAME_PLACE]
    assert wish("rookie", "spy", spies, again) == Wish(Spy(2), AskedTheSame(2))
