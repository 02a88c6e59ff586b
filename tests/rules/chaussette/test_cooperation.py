"""CH-40 to CH-51: counted searches, councils, markers."""

from __future__ import annotations

from itertools import product

import pytest

from deductio.core.chance import Chance
from deductio.core.contract import play_randomly
from deductio.core.game import Refused
from deductio.core.match import Match
from deductio.core.messages import Answered, Chose, Event, Finished, Question
from deductio.games.chaussette import GAME
from deductio.games.chaussette.messages import (
    Action,
    Agreed,
    BonusPicked,
    CounterChanged,
    Disagreed,
    DrawerOpened,
    GrantBonus,
    Indicate,
    IndicationPicked,
    LetIndicate,
    MarkerPlaced,
    MissingSockRevealed,
    NoPairFound,
    PairRevealed,
    Propose,
    Proposed,
    SawSocks,
    Search,
    Searched,
    SocksShown,
    Target,
    TeamLost,
    TeamWon,
)
from deductio.games.chaussette.rules.cooperation import ACTIONS
from deductio.games.chaussette.state import Options, State
from tests.rules.chaussette.table import (
    agree,
    disagree,
    grant_bonus,
    let_indicate,
    search,
    team_at,
    told,
)


def test_ch_40_the_first_player_makes_a_counted_search_then_the_others_clockwise() -> None:
    match = team_at(first=2, active=2)
    for seat in (2, 0, 1, 2):
        assert match.waiting == (seat,)
        search(match, seat, 1, 2, 3)
    assert [event.bonus for event in told(Searched, match.public)] == [False] * 4


def test_ch_41_at_the_easy_level_everyone_sees_every_search() -> None:
    match = team_at(options=Options(mode="cooperation", level="easy"))
    search(match, 0, 1, 2, 8)
    grant_bonus(match, 1)
    search(match, 1, 3, 4, 15)
    shown = [
        SocksShown(0, (1, 2, 8), ("A", "C", "A")),
        SocksShown(1, (3, 4, 15), ("E", "F", "B")),
    ]
    for stream in [*match.streams, match.public]:
        assert told(SocksShown, stream) == shown
        assert told(SawSocks, stream) == []


def test_ch_42_a_pair_opens_the_council_before_anything_else() -> None:
    match = team_at()
    search(match, 0, 1, 2, 8)
    assert match.public[-1] == PairRevealed(0, "A", (1, 8))
    assert match.waiting == (0, 1, 2)
    assert [question.name for seat in range(3) if (question := match.question(seat))] == [
        "propose"
    ] * 3


def test_ch_42_without_a_pair_there_is_no_council() -> None:
    match = team_at()
    search(match, 0, 1, 2, 3)
    assert match.public[-1] == CounterChanged(4)


def council() -> Match[State]:
    """Seat 0 has revealed a pair, and everyone is asked."""
    match = team_at()
    search(match, 0, 1, 2, 8)
    return match


def propose(match: Match[State], *wanted: tuple[Action, int, str]) -> None:
    for seat, proposal in enumerate(wanted):
        match.choose(seat, Propose(*proposal))


def test_ch_43_all_propose_sealed_an_action_a_seat_and_a_reason() -> None:
    match = council()
    question = match.question(0)
    assert question is not None
    assert list(question.options) == [
        Propose(action, doer, reason)
        for action in ACTIONS
        for doer in range(3)
        for reason in ("none", "pair", "char")
    ]
    match.choose(2, Propose("bonus", 2, "pair"))
    assert match.streams[0][-1] == match.public[-1] == Answered(2)
    assert match.streams[2][-1] == Chose(2, Propose("bonus", 2, "pair"))
    match.choose(0, Propose("bonus", 0, "none"))
    match.choose(1, Propose("indicate", 1, "char"))
    assert match.public[-4:] == [
        Proposed(0, "bonus", 0, "none"),
        Proposed(1, "indicate", 1, "char"),
        Proposed(2, "bonus", 2, "pair"),
        Disagreed(),
    ]


def test_ch_43_the_same_action_of_the_same_seat_is_agreed_whatever_the_reasons() -> None:
    match = council()
    propose(match, ("bonus", 2, "none"), ("bonus", 2, "char"), ("bonus", 2, "pair"))
    assert match.public[-1] == Agreed("bonus", 2)
    assert match.waiting == (2,)
    search(match, 2, 3, 4, 5)
    assert told(BonusPicked, match.public) == []


@pytest.mark.parametrize("other", [("bonus", 1, "pair"), ("indicate", 2, "pair")])
def test_ch_43_another_action_or_another_seat_is_no_agreement(
    other: tuple[Action, int, str],
) -> None:
    match = council()
    propose(match, ("bonus", 2, "pair"), ("bonus", 2, "pair"), other)
    assert told(Agreed, match.public) == []
    assert match.public[-1] == Disagreed()


def test_ch_43_who_differs_proposes_once_more_and_may_agree_then() -> None:
    match = council()
    propose(match, ("bonus", 0, "none"), ("indicate", 1, "char"), ("bonus", 0, "none"))
    asked = [question.name for seat in range(3) if (question := match.question(seat))]
    assert asked == ["propose_again"] * 3
    agree(match, "indicate", 1)
    assert match.public[-1] == Agreed("indicate", 1)
    assert match.waiting == (1,)
    match.choose(1, Indicate("mark", "s"))
    assert match.state.markers["mark"] == "s"


def test_ch_43_alone_nobody_proposes() -> None:
    match = team_at(seats=1)
    search(match, 0, 1, 2, 8)
    question = match.question(0)
    assert question is not None
    assert question.name == "pick"
    assert list(question.options) == [GrantBonus(0), LetIndicate(0)]


def test_ch_44_after_two_rounds_without_agreement_the_revealer_decides_freely() -> None:
    match = council()
    disagree(match)
    assert told(Disagreed, match.public) == [Disagreed()]
    assert match.waiting == (0,)
    question = match.question(0)
    assert question is not None
    assert list(question.options) == [
        *map(GrantBonus, range(3)),
        *map(LetIndicate, range(3)),
    ]
    match.choose(0, GrantBonus(2))
    assert match.public[-1] == BonusPicked(0, 2)
    assert match.waiting == (2,)


def test_ch_44_the_revealer_may_let_another_seat_indicate() -> None:
    match = council()
    disagree(match)
    match.choose(0, LetIndicate(1))
    assert match.public[-1] == IndicationPicked(0, 1)
    assert match.waiting == (1,)


def test_ch_44_without_a_card_nobody_can_propose_or_decide_a_bonus_search() -> None:
    match = team_at("A.... ..A.. .....", pairs=[("C",), (), ()])
    assert match.public[1] == PairRevealed(0, "A", (1, 8))
    question = match.question(0)
    assert question is not None
    assert all(proposal.action == "indicate" for proposal in proposals_of(question))
    disagree(match)
    question = match.question(0)
    assert question is not None
    assert list(question.options) == [LetIndicate(0), LetIndicate(1), LetIndicate(2)]


def proposals_of(question: Question) -> list[Propose]:
    return [choice for choice in question.options if isinstance(choice, Propose)]


def test_ch_44_an_action_must_be_taken() -> None:
    match = council()
    disagree(match)
    for choice in (Propose("bonus", 1, "none"), Search((2, 3, 4)), GrantBonus(3)):
        with pytest.raises(Refused):
            match.choose(0, choice)


def test_ch_45_the_picked_seat_marks_a_value_of_a_characteristic_without_marker() -> None:
    match = team_at()
    search(match, 0, 1, 2, 8)
    let_indicate(match, 1)
    question = match.question(1)
    assert question is not None
    assert list(question.options) == [
        Indicate("length", "long"),
        Indicate("length", "short"),
        Indicate("mark", "plain"),
        Indicate("mark", "s"),
    ]
    match.choose(1, Indicate("length", "short"))
    assert match.state.markers == {"color": "white", "length": "short"}


@pytest.mark.parametrize("value", ["long", "short"])
def test_ch_45_nobody_hears_whether_a_marker_is_right(value: str) -> None:
    match = team_at()
    search(match, 0, 1, 2, 8)
    let_indicate(match, 1)
    match.choose(1, Indicate("length", value))
    for stream in [*match.streams, match.public]:
        assert stream[-2:] == [MarkerPlaced(1, "length", value), CounterChanged(4)]


def test_ch_46_a_bonus_search_does_not_count_and_may_open_the_next_council() -> None:
    match = team_at()
    search(match, 0, 1, 2, 8)
    grant_bonus(match, 1)
    search(match, 1, 2, 3, 9)
    disagree(match)
    assert match.waiting == (1,)
    match.choose(1, GrantBonus(2))
    search(match, 2, 3, 10, 15)
    grant_bonus(match, 2)
    search(match, 2, 4, 5, 6)
    assert match.public[0] == Searched(0, (1, 2, 8), False)
    assert [event for event in match.public if isinstance(event, AFTER_A_PAIR)] == [
        PairRevealed(0, "A", (1, 8)),
        Agreed("bonus", 1),
        PairRevealed(1, "C", (2, 9)),
        BonusPicked(1, 2),
        PairRevealed(2, "E", (3, 10)),
        Agreed("bonus", 2),
        NoPairFound(2, (4, 5, 6)),
        CounterChanged(4),
    ]
    assert [event.bonus for event in told(Searched, match.public)] == [False, True, True, True]


AFTER_A_PAIR = PairRevealed | Agreed | BonusPicked | NoPairFound | CounterChanged


def test_ch_47_the_third_marker_ends_the_game_at_once() -> None:
    match = team_at(markers={"color": "white", "length": "long"})
    search(match, 0, 1, 2, 8)
    let_indicate(match, 1)
    match.choose(1, Indicate("mark", "plain"))
    assert match.over
    assert told(CounterChanged, match.public) == []
    assert [type(event) for event in match.public[-5:]] == [
        MarkerPlaced,
        MissingSockRevealed,
        DrawerOpened,
        TeamLost,
        Finished,
    ]


def test_ch_48_after_all_that_a_counted_search_brings_the_counter_falls_by_one() -> None:
    match = team_at()
    search(match, 0, 1, 2, 8)
    grant_bonus(match, 2)
    search(match, 2, 2, 3, 4)
    assert told(CounterChanged, match.public) == [CounterChanged(4)]
    assert match.state.counter == 4


def test_ch_48_the_left_neighbour_of_the_counted_searcher_is_next() -> None:
    match = team_at()
    search(match, 0, 1, 2, 8)
    grant_bonus(match, 2)
    search(match, 2, 2, 3, 4)
    assert match.waiting == (1,)


def test_ch_48_at_zero_the_team_has_lost() -> None:
    match = team_at(counter=1)
    search(match, 0, 1, 2, 3)
    assert told(CounterChanged, match.public) == [CounterChanged(0)]
    assert told(TeamLost, match.public) == [TeamLost("searches", 1, 0, 0)]
    assert match.over


LAST_PAIR = "A..F. ..A.. ....."


def test_ch_49_with_all_pairs_out_and_a_marker_missing_the_team_has_lost_at_once() -> None:
    match = team_at(LAST_PAIR, missing="F", pairs=[tuple("CDE"), tuple("GH"), ("B",)])
    let_indicate(match, 1)
    match.choose(1, Indicate("length", "long"))
    assert told(TeamLost, match.public) == [TeamLost("pairs", 1, 0, 5)]
    assert told(CounterChanged, match.public) == []
    assert match.over


def test_ch_49_the_last_action_is_still_taken() -> None:
    match = team_at(LAST_PAIR, missing="F", pairs=[tuple("CDE"), tuple("GH"), ("B",)])
    grant_bonus(match, 2)
    assert [type(event) for event in match.public[-6:]] == [
        Searched,
        NoPairFound,
        MissingSockRevealed,
        DrawerOpened,
        TeamLost,
        Finished,
    ]


def test_ch_49_a_third_marker_after_the_last_pair_still_wins() -> None:
    markers = {"color": "blue", "length": "long"}
    match = team_at(
        LAST_PAIR, missing="F", pairs=[tuple("CDE"), tuple("GH"), ("B",)], markers=markers
    )
    let_indicate(match, 1)
    match.choose(1, Indicate("mark", "s"))
    assert told(TeamWon, match.public) == [TeamWon(1, 0, 5)]
    assert told(TeamLost, match.public) == []


@pytest.mark.parametrize(("length", "mark"), list(product(("long", "short"), ("plain", "s"))))
def test_ch_50_all_three_markers_right_and_only_then_the_team_wins(length: str, mark: str) -> None:
    match = team_at(markers={"color": "white", "length": length})
    search(match, 0, 1, 2, 8)
    let_indicate(match, 1)
    match.choose(1, Indicate("mark", mark))
    ends: list[Event] = [*told(TeamWon, match.public), *told(TeamLost, match.public)]
    right = (length, mark) == ("long", "s")
    assert ends == [TeamWon(1, 0, 5) if right else TeamLost("wrong", 1, 0, 5)]
    assert told(MissingSockRevealed, match.public) == [MissingSockRevealed("B")]


def test_ch_51_a_team_can_say_nothing_but_its_proposals() -> None:
    said = set()
    for match in play_randomly(GAME, 3, {"mode": "cooperation"}, Chance(bytes(32))):
        for seat in match.waiting:
            question = match.question(seat)
            assert question is not None
            assert len(question.meanwhile) == 0
            said |= {type(choice) for choice in question.options}
        bystanders = [seat for seat in range(3) if seat not in match.waiting]
        assert all(match.question(seat) is None for seat in bystanders)
    assert said <= {Search, Propose, GrantBonus, LetIndicate, Indicate, Target}
