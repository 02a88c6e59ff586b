"""NY-30 to NY-37: announcing, elimination, the last one, windows and the last call."""

from __future__ import annotations

import pytest

from deductio.core.game import Refused
from deductio.core.match import Match
from deductio.core.messages import Answered, Chose, Finished
from deductio.games.new_york.cards import Card
from deductio.games.new_york.city import CELLS
from deductio.games.new_york.messages import (
    Announce,
    AnnouncedRightly,
    AnnouncedWrongly,
    CaseClosed,
    DrewCard,
    Eliminated,
    LastCallBegan,
    Moved,
    NothingHappened,
    Pass,
    Passed,
    Roll,
    Rolled,
    SawAnswer,
    Took,
    TurnBegan,
)
from deductio.games.new_york.state import State
from tests.rules.new_york.tables import (
    CASE,
    E1,
    E2,
    I1,
    I2,
    I3,
    I4,
    RIGHT,
    WRONG,
    card_of,
    foresee,
    heard,
    last,
    offered,
    play_on,
    rolled,
    sizes,
    table,
)
from tests.rules.new_york.test_turn import ANNOUNCE


def test_ny_30_one_announces_only_at_the_start_or_the_end_of_ones_own_turn() -> None:
    match = rolled([(I1,), (I2,), ()], "**", at={1: "B3"})
    assert not any(isinstance(choice, Announce) for choice in offered(match, 0)[1])
    for seat in (1, 2):
        assert match.question(seat) is None
        with pytest.raises(Refused):
            match.choose(seat, Announce(RIGHT))


def test_ny_30_with_no_clue_at_all_and_any_cell_even_one_known_to_be_wrong() -> None:
    match = table([(), (), ()])
    match.choose(0, Announce(WRONG))
    assert Announce(WRONG) in offered(match, 1)[1]
    match.choose(1, Announce(WRONG))
    assert heard(match, None, AnnouncedWrongly) == [
        AnnouncedWrongly(0, WRONG),
        AnnouncedWrongly(1, WRONG),
    ]


def test_ny_30_only_once_in_a_game() -> None:
    match = table([(), (), ()])
    match.choose(0, Announce(WRONG))
    for _ in range(4):
        play_on(match)
        assert match.question(0) is None


def test_ny_31_a_right_announcement_wins_and_the_answer_is_public() -> None:
    match = table([(), (), ()])
    match.choose(0, Announce(RIGHT))
    assert match.over
    for reader in [0, 1, 2, None]:
        assert heard(match, reader, AnnouncedRightly) == [AnnouncedRightly(0, RIGHT)]
        assert last(match, reader, CaseClosed) == CaseClosed("solved", RIGHT, CASE.cards, None)
    assert last(match, None, Finished) == Finished((0,), ((0,), (1, 2)), (0, 0, 0), 1)


def test_ny_31_of_a_wrong_announcement_only_the_announcer_learns_the_answer() -> None:
    match = table([(), (), ()])
    match.choose(0, Announce(WRONG))
    assert match.streams[0] == [
        TurnBegan(0, 1),
        AnnouncedWrongly(0, WRONG),
        SawAnswer(0, RIGHT),
        Eliminated(0, 0, 0),
        TurnBegan(1, 1),
    ]
    for stream in (match.streams[1], match.streams[2], match.public):
        assert stream == [
            TurnBegan(0, 1),
            AnnouncedWrongly(0, WRONG),
            Eliminated(0, 0, 0),
            TurnBegan(1, 1),
        ]


def test_ny_31_the_answer_can_be_withheld_from_who_was_wrong() -> None:
    match = table([(), (), ()], eliminated_sees_answer=False)
    match.choose(0, Announce(WRONG))
    assert heard(match, 0, SawAnswer) == []
    assert match.streams[0] == match.public


def test_ny_32_the_pawn_leaves_and_the_cards_go_back() -> None:
    hands = [(I1, E1, I2, I3), (I4, E2), ()]
    match = table(hands, at={0: "B3", 1: "C3"})
    match.choose(0, Announce(WRONG))
    assert match.state.at == [None, "C3", None]
    assert sizes(match) == [(0, 0), (1, 1), (0, 0)]
    assert [len(match.state.piles[deck]) for deck in ("informant", "expert")] == [9, 5]
    assert set(match.state.piles["informant"]) == set(CASE.informants) - {I4}
    for reader in [0, 1, 2, None]:
        assert heard(match, reader, Eliminated) == [Eliminated(0, 3, 1)]


def test_ny_32_the_piles_are_shuffled_so_any_card_comes_next() -> None:
    drawn: set[Card] = set()
    for seed in range(60):
        hands = [(I1, I2), (), ()]
        match = table(hands, piles={"informant": (I3,)}, seed=seed.to_bytes(32, "big"))
        match.choose(0, Announce(WRONG))
        foresee(match, "B", "3")
        match.choose(1, Roll())
        drawn.add(card_of(last(match, 1, DrewCard)))
    assert drawn == {I1, I2, I3}


def test_ny_32_at_the_start_of_the_turn_one_does_not_roll_any_more() -> None:
    match = table([(), (), ()])
    match.choose(0, Announce(WRONG))
    assert match.waiting == (1,)
    assert offered(match, 1)[0] == "start"


def test_ny_33_a_refilled_pile_is_drawn_from_and_takes_begin_when_it_is_empty_again() -> None:
    hands = [(E1,), (), (E2,)]
    match = table(hands, piles={"expert": ()})
    match.choose(0, Announce(WRONG))
    foresee(match, "C", "3", E1, "D", "1", E1)
    match.choose(1, Roll())
    assert last(match, 1, DrewCard) == DrewCard(1, E1, 0)
    match.choose(1, Pass())
    match.choose(2, Roll())
    assert last(match, None, Took) == Took(2, 1, "expert")


def test_ny_34_with_that_option_the_last_one_left_wins_at_once() -> None:
    match = table([(), (), ()], out=[2], last_player="wins")
    match.choose(0, Announce(WRONG))
    assert match.over
    assert last(match, None, CaseClosed) == CaseClosed("last_standing", RIGHT, CASE.cards, None)
    assert last(match, None, Finished) == Finished((1,), ((1,), (0,), (2,)), (0, 0, 0), 1)


def alone(**options: object) -> Match[State]:
    """Seat 1 must solve the case alone."""
    match = table([(I1,), (I2,)], last_player="must_solve", **options)
    match.choose(0, Announce(WRONG))
    assert not match.over
    return match


def test_ny_34_who_must_solve_plays_on_alone_and_wins_if_right() -> None:
    match = alone()
    assert match.waiting == (1,)
    match.choose(1, Announce(RIGHT))
    assert last(match, None, CaseClosed) == CaseClosed("solved", RIGHT, CASE.cards, None)
    assert last(match, None, Finished) == Finished((1,), ((1,), (0,)), (0, 0), 1)


def test_ny_34_who_must_solve_and_is_wrong_does_not_win_either() -> None:
    match = alone()
    match.choose(1, Announce(WRONG))
    assert last(match, None, CaseClosed) == CaseClosed("nobody", RIGHT, CASE.cards, None)
    assert last(match, None, Finished) == Finished((), ((1,), (0,)), (0, 0), 1)


def test_ny_34_alone_every_turn_is_a_round() -> None:
    match = alone()
    foresee(match, "E", "5", "E", "5")
    for _ in range(2):
        match.choose(1, Roll())
        assert match.public[-1] == NothingHappened(1, "swap")
        match.choose(1, Pass())
    assert heard(match, None, TurnBegan)[1:] == [TurnBegan(1, 1), TurnBegan(1, 2), TurnBegan(1, 3)]


def window(seats: int = 3, **arranged: object) -> Match[State]:
    """After a turn of seat 0 in which nothing happened."""
    hands = arranged.pop("hands", [()] * seats)
    return rolled(hands, "E5", announce="any_time", **arranged)  # type: ignore[arg-type]


def test_ny_35_at_any_time_the_turn_itself_offers_no_announcement() -> None:
    """Seat 0 rolls without being asked, and after its turn all are asked at once."""
    match = window()
    assert [type(event) for event in match.public] == [TurnBegan, Rolled, Moved, NothingHappened]
    assert match.waiting == (0, 1, 2)
    for seat in (0, 1, 2):
        assert offered(match, seat) == ("window", [Pass(), *ANNOUNCE])


def test_ny_35_nobody_hears_a_choice_before_all_have_chosen() -> None:
    match = window()
    match.choose(2, Announce(WRONG))
    match.choose(0, Pass())
    assert match.streams[1][-2:] == [Answered(2), Answered(0)]
    assert match.streams[0][-1] == Chose(0, Pass())
    match.choose(1, Pass())
    opened = match.public.index(Passed(0))
    assert match.public[opened : opened + 5] == [
        Passed(0),
        Passed(1),
        AnnouncedWrongly(2, WRONG),
        Eliminated(2, 0, 0),
        TurnBegan(1, 1),
    ]


def test_ny_35_all_who_are_right_win_together_and_nobody_is_eliminated() -> None:
    match = window(4)
    for seat, choice in enumerate([Announce(RIGHT), Announce(WRONG), Pass(), Announce(RIGHT)]):
        match.choose(seat, choice)
    assert heard(match, None, Eliminated) == []
    assert heard(match, 1, SawAnswer) == []
    assert last(match, None, CaseClosed) == CaseClosed("shared", RIGHT, CASE.cards, None)
    assert last(match, None, Finished) == Finished((0, 3), ((0, 3), (1, 2)), (0, 0, 0, 0), 1)


def test_ny_35_if_nobody_is_right_all_who_announced_are_out_together() -> None:
    match = window(4, hands=[(), (I1,), (), (E1, I2)])
    foresee(match, "E", "5")
    for seat, choice in enumerate([Pass(), Announce(WRONG), Pass(), Announce("A1")]):
        match.choose(seat, choice)
    assert heard(match, None, Eliminated) == [Eliminated(1, 1, 0), Eliminated(3, 1, 1)]
    assert match.state.eliminated == [(1, 3)]
    assert [len(match.state.piles[deck]) for deck in ("informant", "expert")] == [10, 6]
    assert match.state.alive == [0, 2]
    assert match.state.active == 2


def test_ny_35_the_only_one_who_did_not_announce_may_win_as_the_last_one() -> None:
    match = window(last_player="wins")
    for seat, choice in enumerate([Announce(WRONG), Announce(WRONG), Pass()]):
        match.choose(seat, choice)
    assert last(match, None, CaseClosed) == CaseClosed("last_standing", RIGHT, CASE.cards, None)
    assert last(match, None, Finished) == Finished((2,), ((2,), (0, 1)), (0, 0, 0), 1)


def test_ny_35_if_nobody_is_left_nobody_wins() -> None:
    match = window()
    for seat in range(3):
        match.choose(seat, Announce(WRONG))
    assert last(match, None, CaseClosed) == CaseClosed("nobody", RIGHT, CASE.cards, None)
    assert last(match, None, Finished) == Finished((), ((0, 1, 2),), (0, 0, 0), 1)


def last_call(hands: list[tuple[Card, ...]], **options: object) -> Match[State]:
    """Round 10 of 10 is over."""
    seats = len(hands)
    match = table(
        hands, active=seats - 1, round=10, max_rounds=10, **{"last_call": True, **options}
    )
    foresee(match, "E", "5")
    match.choose(seats - 1, Roll())
    match.choose(seats - 1, Pass())
    return match


def test_ny_36_after_the_last_round_everyone_must_announce_at_once() -> None:
    match = last_call([(), (), ()])
    assert match.public[-1] == LastCallBegan(10)
    assert match.waiting == (0, 1, 2)
    assert offered(match, 1) == ("last_call", [Announce(cell) for cell in CELLS])
    match.choose(1, Announce(RIGHT))
    assert heard(match, None, Answered, CaseClosed) == [Answered(1)]


def test_ny_36_not_before_the_round_is_over() -> None:
    match = table([(), (), ()], active=1, round=10, max_rounds=10, luck=["E", "5"])
    match.choose(1, Roll())
    match.choose(1, Pass())
    assert match.public[-1] == TurnBegan(2, 10)


def test_ny_36_all_who_are_right_share_the_win() -> None:
    match = last_call([(), (), ()])
    for seat, cell in enumerate([RIGHT, WRONG, RIGHT]):
        match.choose(seat, Announce(cell))
    assert last(match, None, CaseClosed) == CaseClosed("shared", RIGHT, CASE.cards, None)
    assert last(match, None, Finished) == Finished((0, 2), ((0, 2), (1,)), (0, 0, 0), 10)


def test_ny_36_if_nobody_is_right_nobody_wins() -> None:
    match = last_call([(), (), ()])
    for seat in range(3):
        match.choose(seat, Announce(WRONG))
    assert last(match, None, CaseClosed) == CaseClosed("nobody", RIGHT, CASE.cards, None)
    assert last(match, None, Finished) == Finished((), ((0, 1, 2),), (0, 0, 0), 10)


def test_ny_36_without_a_last_call_the_case_stays_unsolved() -> None:
    match = last_call([(), (), ()], last_call=False)
    assert last(match, None, CaseClosed) == CaseClosed("nobody", RIGHT, CASE.cards, None)
    assert last(match, None, Finished) == Finished((), ((0, 1, 2),), (0, 0, 0), 10)


def test_ny_36_usually_there_are_a_hundred_rounds_and_no_last_call() -> None:
    match = table([(), ()], active=1, round=100, luck=["E", "5"])
    match.choose(1, Roll())
    match.choose(1, Pass())
    assert last(match, None, Finished) == Finished((), ((0, 1),), (0, 0), 100)
    assert heard(match, None, LastCallBegan) == []


def test_ny_37_who_is_out_is_asked_nothing_and_hears_only_what_all_hear() -> None:
    match = table([(I1,), (I2,), (I3,)], at={1: "B3", 2: "B3"})
    match.choose(0, Announce(WRONG))
    heard_by_then = len(match.public)
    for _ in range(12):
        assert match.question(0) is None
        play_on(match)
    assert match.streams[0][heard_by_then + 1 :] == match.public[heard_by_then:]
    assert len(match.public) > heard_by_then + 20


def test_ny_37_who_is_out_has_no_part_in_windows_and_the_last_call() -> None:
    match = last_call([(), (), ()], out=[1])
    assert match.waiting == (0, 2)
    assert window(4, out=[2]).waiting == (0, 1, 3)
