"""The worked examples of the rules."""

from __future__ import annotations

import pytest

from deductio.core.game import Refused
from deductio.core.match import Match, play
from deductio.core.messages import Choice, Finished, Seated
from deductio.games.cluedo import GAME
from deductio.games.cluedo.cards import BONUS_DECK
from deductio.games.cluedo.messages import (
    Accuse,
    AskedToShow,
    BonusDeckReshuffled,
    BonusDrawn,
    CardShown,
    CouldNotAnswer,
    DeclineBonus,
    Draw,
    Enter,
    GoToCentre,
    HandDealt,
    LaidFaceUp,
    LookAt,
    LookedAtRow,
    PawnBrought,
    Roll,
    SawCard,
    SawRowCard,
    SawSolution,
    Show,
    SolutionRevealed,
    Stay,
    Suggest,
    SuggestHere,
    TakeShortcut,
    TurnBegan,
    UseBonus,
    Walk,
)
from deductio.games.cluedo.notebook import notebook
from deductio.games.cluedo.state import State
from tests.rules.cluedo.tables import (
    SOLUTION,
    asked,
    of_kind,
    opened,
    options,
    start,
    stroll,
    table,
)


@pytest.mark.parametrize(
    ("seats", "each", "face_up", "row"), [(4, 4, 2, 0), (5, 3, 3, 0), (2, 7, 0, 4)]
)
def test_example_1_deal(seats: int, each: int, face_up: int, row: int) -> None:
    state = opened(seats).state
    assert [len(hand) for hand in state.hands] == [each] * seats
    assert (len(state.face_up), len(state.row)) == (face_up, row)


def moves(place: str, roll: int) -> tuple[set[str], int, bool]:
    """The rooms, the number of corridor squares, and whether the centre is a destination."""
    dice = (roll // 2, roll - roll // 2)
    match = start(table(at={"olive": place}, dice=[dice]))
    match.choose(0, Roll())
    choices = options(match, 0)
    rooms = {choice.room for choice in choices if isinstance(choice, Enter)}
    return rooms, sum(isinstance(choice, Walk) for choice in choices), GoToCentre() in choices


def test_example_2_centre_roll_6_7_8_and_12() -> None:
    assert moves("centre", 6) == ({"games"}, 85, False)
    assert moves("centre", 7) == ({"dining", "games"}, 103, False)
    assert moves("centre", 8) == ({"dining", "hall", "games", "study", "bathroom"}, 119, False)
    rooms, _, _ = moves("centre", 12)
    assert len(rooms) == 8
    assert "garage" not in rooms


def test_example_3_games_room_roll_10() -> None:
    assert moves("games", 10) == ({"bedroom"}, 62, True)
    assert moves("games", 11)[0] == {"bedroom", "bathroom", "garage"}
    rooms, _, centre = moves("games", 5)
    assert (rooms, centre) == ({"bedroom"}, False)
    match = start(table(at={"olive": "games"}, dice=[(5, 5)]))
    match.choose(0, Roll())
    for bonus in ("17,7", "17,12", "17,17"):
        assert Walk(bonus) in options(match, 0)
    with pytest.raises(Refused):
        match.choose(0, Enter("bathroom"))


def olive_is_named_in_the_garage(*, olive: str) -> Match[State]:
    """Seat 0 (Pervenche) in the garage names Olive, the pawn of seat 2."""
    state = table(at={"pervenche": "kitchen", "olive": olive, "moutarde": "6,6"}, dice=[(3, 3)] * 2)
    state.pawns = ["pervenche", "moutarde", "olive"]
    match = start(state)
    play(
        match,
        [
            (0, TakeShortcut("garage")),
            (0, Suggest("olive", "rope", "garage")),
            (1, Show("garage")),
        ],
    )
    stroll(match, 1)
    return match


def test_example_4_summoned() -> None:
    match = olive_is_named_in_the_garage(olive="study")
    assert PawnBrought("olive", "study", "garage") in match.public
    assert options(match, 2) == [Roll(), TakeShortcut("kitchen"), SuggestHere()]
    stroll(match, 2)
    assert match.public[-1] == TurnBegan(0)
    match = olive_is_named_in_the_garage(olive="garage")
    with pytest.raises(Refused):
        match.choose(2, SuggestHere())


HANDS = (
    ("moutarde", "rose", "dagger", "study"),
    ("pervenche", "candlestick", "dining", "games"),
    ("violet", "revolver", "bedroom", "living"),
    ("leblanc", "pipe", "rope", "garage"),
)
GARAGE_ELSEWHERE = (
    HANDS[0],
    ("pervenche", "candlestick", "dining", "garage"),
    HANDS[2],
    ("leblanc", "pipe", "rope", "games"),
)
SUGGESTION: list[tuple[int, Choice]] = [
    (1, TakeShortcut("garage")),
    (1, Suggest("rose", "rope", "garage")),
]


def certain(match: Match[State], hands: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    """The cards seat 0 is certain that seat 3 holds."""
    dealt = HandDealt(0, hands[0]), LaidFaceUp(("kitchen", "hall"))
    told = [GAME.opening(4, {}), Seated(0), *dealt, *match.streams[0]]
    proven = notebook(told).certain
    return tuple(fact.item for fact, so in proven.items() if so and fact.place == "seat3")


def test_example_5_answer_order() -> None:
    state = table(4, hands=HANDS, at={"moutarde": "kitchen"})
    state.to_move = 1
    match = start(state)
    play(match, SUGGESTION)
    assert match.public[-2:] == [CouldNotAnswer(2), AskedToShow(3, 1)]
    assert options(match, 3) == [Show("rope"), Show("garage")]
    match.choose(3, Show("rope"))
    assert [stream[-2] for stream in [*match.streams, match.public]] == [
        CardShown(3, 1),
        SawCard(3, 1, "rope"),
        CardShown(3, 1),
        SawCard(3, 1, "rope"),
        CardShown(3, 1),
    ]
    assert certain(match, HANDS) == ()
    assert asked(match) == ("turn", (2,))


def test_example_5_a_seat_without_the_garage_must_have_shown_the_rope() -> None:
    state = table(4, hands=GARAGE_ELSEWHERE, at={"moutarde": "kitchen", "pervenche": "kitchen"})
    state.to_move = 2
    match = start(state)
    play(
        match,
        [
            (2, TakeShortcut("garage")),
            (2, Suggest("olive", "wrench", "garage")),
            (1, Show("garage")),
        ],
    )
    stroll(match, 3)
    stroll(match, 0)
    play(match, [*SUGGESTION, (3, Show("rope"))])
    assert CouldNotAnswer(3) in match.public
    assert certain(match, GARAGE_ELSEWHERE) == ("rope",)


def test_example_6_two_seats() -> None:
    hands = (
        ("olive", "moutarde", "rope", "study", "dining", "games", "garage"),
        ("pervenche", "rose", "leblanc", "candlestick", "revolver", "bedroom", "living"),
    )
    state = table(2, hands=hands, at={"olive": "living"})
    state.solution = ("violet", "dagger", "hall")
    state.row = ("bathroom", "pipe", "wrench", "kitchen")
    match = start(state)
    play(match, [(0, TakeShortcut("hall")), (0, Suggest("violet", "dagger", "hall"))])
    assert asked(match) == ("row", (0,))
    match.choose(0, LookAt(2))
    assert match.streams[0][-2] == SawRowCard(0, 2, "wrench")
    assert match.streams[1][-2] == match.public[-2] == LookedAtRow(0, 2)
    told = [GAME.opening(2, {}), Seated(0), HandDealt(0, hands[0]), *match.streams[0]]
    odds = notebook(told).odds
    for card in ("violet", "dagger", "hall"):
        possible = {fact.place for fact, share in odds.items() if share and fact.item == card}
        assert possible == {"solution", "row0", "row1", "row3"}


def test_example_7_second_wind() -> None:
    state = table(at={"olive": "centre"}, deck=["second_wind"], dice=[(3, 3)])
    match = start(state)
    play(match, [(0, Roll()), (0, Walk("7,12")), (0, Draw()), (0, UseBonus())])
    choices = options(match, 0)
    assert sum(isinstance(choice, Walk) for choice in choices) == 37
    assert choices[:2] == [Stay(), Enter("dining")]
    match.choose(0, Walk("7,7"))
    assert asked(match) == ("turn", (1,))
    match = start(table(at={"olive": "dining"}, deck=["second_wind"], dice=[(3, 3)]))
    play(match, [(0, Roll()), (0, Walk("7,12")), (0, Draw()), (0, UseBonus())])
    with pytest.raises(Refused):
        match.choose(0, Enter("dining"))


def test_example_8_the_last_accusation_fails_too() -> None:
    state = table(at={"pervenche": "12,10"}, dice=[(1, 1)])
    state.alive, state.eliminated, state.to_move = [2], [0, 1], 2
    match = start(state)
    play(match, [(2, Roll()), (2, GoToCentre()), (2, Accuse("rose", "rope", "hall"))])
    assert of_kind(SawSolution, match.streams[2]) == [SawSolution(2, *SOLUTION)]
    assert of_kind(SolutionRevealed, match.public) == [SolutionRevealed(*SOLUTION)]
    assert match.public[-1] == Finished(
        winners=(), ranking=((2,), (1,), (0,)), scores=(0, 0, 0), rounds=1
    )


def test_example_9_an_eliminated_seat_answers_and_is_not_summoned() -> None:
    state = table(at={"olive": "kitchen", "moutarde": "study"})
    state.alive, state.eliminated = [0, 2], [1]
    match = start(state)
    play(match, [(0, TakeShortcut("garage")), (0, Suggest("moutarde", "pipe", "garage"))])
    assert asked(match) == ("show", (1,))
    assert match.state.at["moutarde"] == "garage"
    match.choose(1, Show("garage"))
    assert asked(match) == ("turn", (2,))
    assert match.state.summoned == []


def test_example_10_the_14th_draw_reshuffles_all_13_cards() -> None:
    state = table(at={"olive": "6,6"}, deck=BONUS_DECK, dice=[(1, 1)] * 27)
    state.alive, state.eliminated = [0], [1, 2]
    match = start(state)
    for number in range(14):
        if number:
            play(match, [(0, Roll()), (0, Walk("6,6"))])
        play(match, [(0, Roll()), (0, Walk("7,7")), (0, Draw()), (0, DeclineBonus())])
    drawn = of_kind(BonusDrawn, match.public)
    assert [event.left for event in drawn] == [*range(12, -1, -1), 12]
    anew = match.public.index(BonusDeckReshuffled(13))
    assert match.public[anew + 1] == drawn[13]


def test_example_11_shortcut_chain() -> None:
    state = table(at={"olive": "dining"})
    state.alive, state.eliminated = [0], [1, 2]
    match = start(state)
    match.choose(0, TakeShortcut("kitchen"))
    with pytest.raises(Refused):
        match.choose(0, TakeShortcut("garage"))
    play(match, [(0, Suggest("rose", "rope", "kitchen")), (1, Show("kitchen"))])
    match.choose(0, TakeShortcut("garage"))
    assert asked(match) == ("suggest", (0,))
