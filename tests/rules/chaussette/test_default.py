"""What a seat does when its clock runs out: the table of asks, line by line."""

from __future__ import annotations

from deductio.core.chance import Chance
from deductio.core.foreseen import Foreseen
from deductio.core.match import Match
from deductio.core.messages import Choice, Confirm, Question
from deductio.games.chaussette import GAME
from deductio.games.chaussette.messages import (
    CardRemoved,
    GrantBonus,
    Indicate,
    LetIndicate,
    Propose,
    Report,
    Search,
    Target,
)
from deductio.games.chaussette.rules.cooperation import proposals
from deductio.games.chaussette.state import State
from tests.rules.chaussette.table import (
    confirm,
    disagree,
    grant_bonus,
    let_indicate,
    opened,
    search,
)


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


def council(seats: int = 3) -> Match[State]:
    """Seat 1 has revealed a pair."""
    match = opened(seats=seats, mode="cooperation", first=1 % seats)
    search(match, 1 % seats, 1, 2, 8)
    return match


def test_propose_a_bonus_search_of_the_revealer_without_a_reason() -> None:
    assert [default(council(), seat) for seat in range(3)] == [Propose("bonus", 1, "none")] * 3


def test_propose_again_the_last_proposal() -> None:
    match = council()
    mine = [
        Propose("bonus", 0, "pair"),
        Propose("indicate", 1, "char"),
        Propose("bonus", 0, "none"),
    ]
    for seat, proposal in enumerate(mine):
        match.choose(seat, proposal)
    assert [default(match, seat) for seat in range(3)] == mine


def test_a_proposal_of_an_earlier_council_is_not_repeated() -> None:
    match = council()
    grant_bonus(match, 2)
    search(match, 2, 2, 3, 9)
    assert default(match, 0) == Propose("bonus", 2, "none")


def test_pick_what_the_revealer_has_last_proposed() -> None:
    match = council()
    disagree(match)
    assert default(match, 1) == LetIndicate(1)


def test_pick_alone_a_bonus_search() -> None:
    assert default(council(seats=1), 0) == GrantBonus(0)


def test_indicate_anything_without_marker() -> None:
    match = council()
    let_indicate(match, 2)
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
    grant_bonus(match, 1)
    assert default(match, 0) == Target((2, 3))


def test_propose_an_indication_where_no_bonus_search_is_possible() -> None:
    stream = [
        *council().streams[0],
        *(CardRemoved(0, slot) for slot in range(1, 16) if slot not in (1, 8)),
    ]
    question = Question("propose", proposals(3, can_search=False), ())
    assert GAME.default(stream, question, Chance(bytes(32))) == Propose("indicate", 1, "none")
