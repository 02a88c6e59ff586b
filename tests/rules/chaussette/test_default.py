"""What a seat does when its clock runs out: the table of asks, line by line."""

from __future__ import annotations

from deductio.core.chance import Chance
from deductio.core.foreseen import Foreseen
from deductio.core.match import Match
from deductio.core.messages import Choice, Confirm
from deductio.games.chaussette import GAME
from deductio.games.chaussette.messages import (
    GrantBonus,
    Indicate,
    LetIndicate,
    Offer,
    Report,
    Search,
    Target,
)
from deductio.games.chaussette.state import State
from tests.rules.chaussette.table import confirm, offer_nothing, opened, search


def default(match: Match[State], seat: int, seed: int = 0) -> Choice:
    question = match.question(seat)
    assert question is not None
    luck = Chance(seed.to_bytes(32, "big"))
    return GAME.default(match.streams[seat], question, luck)


def test_search_the_lowest_slots_not_seen_yet() -> None:
    match = opened(seats=2)
    assert default(match, 0) == Search((1, 2, 3))
    search(match, 0, 1, 3, 4)
    assert default(match, 1) == Search((1, 2, 3))
    search(match, 1, 5, 6, 7)
    assert default(match, 0) == Search((2, 5, 6))


def test_search_filled_up_with_the_lowest_others() -> None:
    match = opened(seats=1, searches=10)
    for slots in [(1, 2, 3), (4, 5, 6), (7, 9, 10), (8, 11, 12)]:
        search(match, 0, *slots)
    assert default(match, 0) == Search((13, 14, 15))
    search(match, 0, 5, 13, 14)
    assert default(match, 0) == Search((1, 2, 15))


def test_search_from_memory_knows_which_slots_were_named() -> None:
    match = opened(seats=2, notebook=[False, False])
    search(match, 0, 1, 2, 3)
    assert default(match, 0) == Confirm()
    confirm(match, 0)
    search(match, 1, 1, 2, 3)
    confirm(match, 1)
    assert default(match, 0) == Search((4, 5, 6))


def test_search_counts_what_everyone_was_shown() -> None:
    match = opened(seats=2, mode="cooperation", level="easy")
    search(match, 0, 1, 2, 3)
    assert default(match, 1) == Search((4, 5, 6))


def test_report_any_kind_whose_pair_is_not_out() -> None:
    match = opened(seats=2)
    search(match, 0, 1, 2, 8)
    while (question := match.question(match.waiting[0])) and question.name != "report":
        match.choose(match.waiting[0], question.options[0])
    paired = {kind for pairs in match.state.pairs for kind in pairs}
    defaults = {default(match, 0, seed) for seed in range(60)}
    assert defaults == {Report(kind) for kind in "ABCDEFGH" if kind not in paired}


def council(*offers: tuple[str, ...]) -> Match[State]:
    """Seat 1 has revealed a pair, and these are the offers, by seat."""
    match = opened(seats=3, mode="cooperation", first=1)
    search(match, 1, 1, 2, 8)
    assert default(match, 0) == Offer(())
    for seat, skills in enumerate(offers):
        match.choose(seat, Offer(skills))
    return match


def test_pick_who_offers_a_characteristic_clockwise_from_the_revealer() -> None:
    assert default(council(("char",), ("pair",), ("pair", "char")), 1) == LetIndicate(2)
    assert default(council(("char",), ("char",), ("char",)), 1) == LetIndicate(1)


def test_pick_else_who_offers_a_pair() -> None:
    assert default(council(("pair",), (), ()), 1) == GrantBonus(0)


def test_pick_else_a_bonus_search_of_ones_own() -> None:
    assert default(council((), (), ()), 1) == GrantBonus(1)


def test_indicate_anything_without_marker() -> None:
    match = council((), (), ())
    match.choose(1, LetIndicate(2))
    assert {default(match, 2, seed) for seed in range(60)} == {
        Indicate("length", "long"),
        Indicate("length", "short"),
        Indicate("mark", "plain"),
        Indicate("mark", "s"),
    }


def test_target_the_lowest_slots() -> None:
    effects = ("shuffle", "extra", "extra", "cancel", "show", "flip", "remove", "shuffle")
    deal = ("B", *"ACEFGHDACEFGHDB")
    luck = Foreseen(bytes(32), foreseen=(deal, effects, "color"))
    options = {"mode": "cooperation", "effects": True, "first": 0}
    match = Match.open(GAME, GAME.opening(2, options), luck)
    search(match, 0, 1, 2, 8)
    offer_nothing(match)
    match.choose(0, GrantBonus(1))
    assert default(match, 0) == Target((2, 3))


def test_pick_indicates_where_no_bonus_search_is_possible() -> None:
    match = council(("pair",), (), ())
    question = match.question(1)
    assert question is not None
    only_indications = tuple(map(LetIndicate, range(3)))
    question = type(question)("pick", only_indications, ())
    assert GAME.default(match.streams[1], question, Chance(bytes(32))) == LetIndicate(1)
