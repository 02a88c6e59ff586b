"""What a seat does when its clock runs out, ask by ask."""

from __future__ import annotations

import pytest

from deductio.core.chance import Chance
from deductio.core.match import Match, play
from deductio.core.messages import Choice, Seat, Seated
from deductio.games.cluedo import GAME
from deductio.games.cluedo.cards import BONUS_DECK, ROOMS
from deductio.games.cluedo.mansion import distances
from deductio.games.cluedo.messages import (
    AskedToShow,
    CardsDealt,
    Confide,
    DeclineBonus,
    Draw,
    Enter,
    HandDealt,
    KeepSilent,
    LookAt,
    PawnTaken,
    PeekAt,
    RiseToAccuse,
    Roll,
    SawCard,
    SawRowCard,
    Show,
    Suggest,
    Suggested,
    TakePawn,
    TakeShortcut,
    UseBonus,
    Walk,
    Walked,
)
from deductio.games.cluedo.state import State
from tests.rules.cluedo.tables import opened, start, table


def default(match: Match[State], seat: Seat, *, luck: int = 0) -> Choice:
    """The default of a seat that was told how the game began, and everything since."""
    question = match.question(seat)
    assert question is not None
    state = match.state
    began = [
        GAME.opening(state.seats, {}),
        Seated(seat),
        *(PawnTaken(other, pawn) for other, pawn in enumerate(state.pawns)),
        CardsDealt(len(state.hands[0]), len(state.row)),
        HandDealt(seat, state.hands[seat]),
        *(Walked(o, "centre", state.place_of(o)) for o in range(state.seats)),
    ]
    stream = [*began, *match.streams[seat]]
    return GAME.default(stream, question, Chance(bytes([luck] * 32)))


def test_pawn_the_first_free_one() -> None:
    match = opened(3)
    match.choose(0, TakePawn("olive"))
    question = match.question(1)
    assert question is not None
    assert GAME.default(match.streams[1], question, Chance(bytes(32))) == TakePawn("moutarde")


def test_turn_roll() -> None:
    assert default(start(table()), 0) == Roll()


def moved(place: str, roll: tuple[int, int], seen: list[str] | None = None) -> Choice:
    match = start(table(at={"olive": place}, dice=[roll]))
    match.choose(0, Roll())
    match.streams[0] += [SawCard(1, 0, card) for card in seen or []]
    return default(match, 0)


def test_move_to_the_nearest_room_not_known_to_be_innocent() -> None:
    assert moved("6,6", (6, 6)) == Enter("kitchen")  # 1 step; the study is 4, the dining room 5
    assert moved("6,6", (6, 6), seen=["kitchen"]) == Enter("study")
    assert moved("6,6", (6, 6), seen=["kitchen", "study"]) == Enter("dining")


def test_move_ties_go_by_the_canonical_order() -> None:
    # From the centre the bathroom, the study and the hall are 8 steps away.
    assert moved("centre", (4, 4), seen=["dining"]) == Enter("bathroom")


def test_move_to_any_nearest_room_or_towards_one() -> None:
    assert moved("6,6", (1, 1), seen=["kitchen"]) == Enter("kitchen")
    walk = moved("10,11", (1, 1))
    assert isinstance(walk, Walk)
    nearest = min(ROOMS, key=distances("10,11").__getitem__)
    assert distances(walk.square)[nearest] == distances("10,11")[nearest] - 2


def test_suggest_what_is_not_known_to_be_innocent() -> None:
    match = start(table(at={"olive": "kitchen"}))
    match.choose(0, TakeShortcut("garage"))
    assert default(match, 0) == Suggest("olive", "wrench", "garage")
    match.streams[0] += [SawCard(1, 0, "olive"), SawCard(1, 0, "wrench")]
    # Moutarde is in its own hand.
    assert default(match, 0) == Suggest("pervenche", "candlestick", "garage")


def test_suggest_knows_whatever_follows() -> None:
    """Two seats showed one of the same two cards, so neither card is the solution."""
    match = start(table(at={"olive": "kitchen"}))
    match.choose(0, TakeShortcut("garage"))
    for asker, shower in ((2, 1), (1, 2)):
        shown = (Suggested(asker, "moutarde", "wrench", "hall"), AskedToShow(shower, asker))
        match.streams[0] += shown
    assert default(match, 0) == Suggest("olive", "candlestick", "garage")


def test_suggest_by_phone_a_room_not_known_to_be_innocent() -> None:
    match = start(table(at={"olive": "6,7"}, deck=["phone"], dice=[(1, 1)]))
    play(match, [(0, Roll()), (0, Walk("7,7")), (0, Draw()), (0, UseBonus())])
    match.streams[0].append(SawCard(1, 0, "bathroom"))
    assert default(match, 0) == Suggest("olive", "wrench", "study")


def asked_to_show(*shown: SawCard) -> Match[State]:
    """Seat 1 holds all three cards seat 0 has named."""
    match = start(table(at={"olive": "kitchen"}))
    match.choose(0, TakeShortcut("garage"))
    match.streams[1] += shown
    match.choose(0, Suggest("pervenche", "revolver", "garage"))
    return match


def test_show_a_card_that_suggester_was_shown_before() -> None:
    match = asked_to_show(SawCard(1, 0, "revolver"), SawCard(1, 2, "garage"))
    assert {default(match, 1, luck=luck) for luck in range(20)} == {Show("revolver")}


def test_show_any_card_otherwise() -> None:
    match = asked_to_show(SawCard(1, 2, "garage"))
    cards = {default(match, 1, luck=luck) for luck in range(20)}
    assert cards == {Show("pervenche"), Show("revolver"), Show("garage")}


def test_row_the_lowest_place_not_seen() -> None:
    match = start(table(2, at={"olive": "bedroom"}))
    play(match, [(0, TakeShortcut("bathroom")), (0, Suggest("olive", "wrench", "bathroom"))])
    for place, card in enumerate(match.state.row):
        assert default(match, 0) == LookAt(place)
        match.streams[0].append(SawRowCard(0, place, card))
    assert default(match, 0) == LookAt(0)


def test_draw_always() -> None:
    match = start(table(at={"olive": "6,7"}, dice=[(1, 1)]))
    play(match, [(0, Roll()), (0, Walk("7,7"))])
    assert default(match, 0) == Draw()


@pytest.mark.parametrize("bonus", sorted(set(BONUS_DECK)))
def test_bonus_peek_at_the_left_play_again_decline_all_others(bonus: str) -> None:
    match = start(table(at={"olive": "6,7"}, deck=[bonus], dice=[(1, 1)]))
    play(match, [(0, Roll()), (0, Walk("7,7")), (0, Draw())])
    special: dict[str, Choice] = {"peek": PeekAt(1), "again": UseBonus()}
    assert default(match, 0) == special.get(bonus, DeclineBonus())


def test_second_wind_moves_like_the_dice() -> None:
    match = start(table(at={"olive": "6,7"}, deck=["second_wind"], dice=[(3, 3)]))
    play(match, [(0, Roll()), (0, Walk("7,12")), (0, Draw()), (0, UseBonus())])
    assert default(match, 0) == Enter("dining")


def test_confide_a_card_the_left_neighbour_was_shown_before_or_any() -> None:
    match = start(table(at={"olive": "6,7"}, deck=["confidences"], dice=[(1, 1)]))
    play(match, [(0, Roll()), (0, Walk("7,7")), (0, Draw()), (0, UseBonus())])
    match.streams[1].append(SawCard(1, 2, "garage"))
    match.streams[2].append(SawCard(2, 1, "hall"))
    assert {default(match, 1, luck=luck) for luck in range(20)} == {Confide("garage")}
    assert len({default(match, 2, luck=luck) for luck in range(40)}) == 6


def test_accuse_never() -> None:
    match = start(table())
    match.choose(0, RiseToAccuse())
    assert default(match, 0) == KeepSilent()
