"""CH-70: a seat without notebook plays from memory."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from deductio.core.chance import Chance
from deductio.core.contract import encode, play_randomly
from deductio.core.game import fold
from deductio.core.match import Match
from deductio.core.messages import Event, Faded, Seated
from deductio.core.twins import find_twin
from deductio.deduction.model import Fact
from deductio.games.chaussette import GAME
from deductio.games.chaussette.messages import (
    CardFlipped,
    ClueSeen,
    LookConfirmed,
    NoPairFound,
    PairRevealed,
    Report,
    SawSocks,
    Searched,
    SocksShown,
    Target,
)
from deductio.games.chaussette.state import Options, State
from deductio.games.chaussette.view import View
from tests.rules.chaussette.table import (
    confirm,
    effects_at,
    grant_bonus,
    opened,
    random_game,
    search,
    told,
)

LOOK = SawSocks(0, (1, 2, 3), ("A", "C", "E"))


def forgetful() -> Match[State]:
    """Seat 0 plays from memory and has just named slots 1, 2 and 3."""
    match = opened(seats=2, notebook=[False, True])
    search(match, 0, 1, 2, 3)
    return match


def looks(stream: Sequence[Event]) -> list[Event]:
    return [*told(SawSocks, stream), *told(SocksShown, stream)]


def test_ch_70_the_look_is_shown_until_it_is_confirmed() -> None:
    match = forgetful()
    assert match.streams[0][-2:] == [Searched(0, (1, 2, 3), False), LOOK]
    assert fold(View(), match.streams[0]).look[:4] == ["A", "C", "E", None]
    question = match.question(0)
    assert question is not None
    assert question.name == "confirm"


def test_ch_70_afterwards_nothing_that_leaves_the_match_holds_it() -> None:
    match = forgetful()
    confirm(match, 0)
    search(match, 1, 4, 5, 6)
    for told_again in (match, match.clone()):
        stream = told_again.streams[0]
        assert looks(stream) == []
        assert stream[-6:-3] == [
            Searched(0, (1, 2, 3), False),
            Faded(),
            NoPairFound(0, (1, 2, 3)),
        ]
        assert b"SawSocks" not in encode(stream)
        view = fold(View(), stream)
        assert view.look == [None] * 15
        assert view.seen == [()] * 15


def test_ch_70_a_clone_made_during_the_look_lets_it_fade_too() -> None:
    twin = forgetful().clone()
    confirm(twin, 0)
    assert looks(twin.streams[0]) == []


def test_ch_70_a_screen_that_was_there_shows_no_more_than_one_that_comes_back() -> None:
    match = opened(seats=2, notebook=[False, True])
    view, heard = GAME.view(), 0
    luck = Chance(bytes(31) + b"\x01")
    while not match.over:
        for event in match.streams[0][heard:]:
            view.hear(event)
        heard = len(match.streams[0])
        question = match.question(0)
        if question is None or question.name != "confirm":
            assert view == fold(View(), match.streams[0])
        seat = luck.pick(match.waiting)
        asked = match.question(seat)
        assert asked is not None
        match.choose(seat, asked.options[luck.below(len(asked.options))])


def test_ch_70_whoever_thinks_from_the_stream_no_longer_knows_the_look() -> None:
    match = forgetful()
    seen = [Fact("A", "slot1"), Fact("C", "slot2"), Fact("E", "slot3")]
    assert all(GAME.notebook(match.streams[0]).certain[fact] for fact in seen)
    assert drawers_of_twins(match) == {("A", "C", "E")}
    confirm(match, 0)
    assert not any(fact in GAME.notebook(match.streams[0]).certain for fact in seen)
    assert len(drawers_of_twins(match)) > 10


def drawers_of_twins(match: Match[State]) -> set[tuple[str, ...]]:
    """What lies in the first slots of games that tell seat 0 the same."""
    twins = [find_twin(match, 0, Chance(seed.to_bytes(32, "big"))) for seed in range(60)]
    return {tuple(map(twin.state.kind_in, (1, 2, 3))) for twin in twins if twin}


def test_ch_70_a_seat_with_a_notebook_keeps_everything() -> None:
    match = forgetful()
    confirm(match, 0)
    search(match, 1, 4, 5, 6)
    assert told(SawSocks, match.streams[1]) == [SawSocks(1, (4, 5, 6), ("F", "G", "H"))]
    assert fold(View(), match.streams[1]).seen[3:6] == [("F",), ("G",), ("H",)]


def test_ch_70_the_own_clue_and_what_is_public_stay() -> None:
    match = opened(seats=2, notebook=[False, False])
    search(match, 0, 1, 5, 8)
    confirm(match, 0)
    search(match, 1, 2, 3, 4)
    confirm(match, 1)
    assert told(ClueSeen, match.streams[0]) == [ClueSeen(0, "color", "white")]
    assert told(PairRevealed, match.streams[0]) == [PairRevealed(0, "A", (1, 8))]
    view = fold(View(), match.streams[0])
    assert view.clue == "white"
    assert view.pairs == [["A"], []]
    assert view.cards == [2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15]


def test_ch_70_the_end_opens_everything_again() -> None:
    match = random_game(2, seed=4, notebook=[False, True])
    assert len(told(SawSocks, match.streams[0])) == len(
        [event for event in told(Searched, match.public) if event.seat == 0]
    )
    assert told(Faded, match.streams[0]) == []


def test_ch_70_what_everyone_is_shown_fades_too_seat_by_seat() -> None:
    match = opened(seats=3, mode="cooperation", level="easy", notebook=[False, True, False])
    search(match, 0, 1, 2, 3)
    shown = SocksShown(0, (1, 2, 3), ("A", "C", "E"))
    assert [looks(stream) for stream in [*match.streams, match.public]] == [[shown]] * 4
    confirm(match, 0)
    assert looks(match.streams[0]) == []
    assert looks(match.streams[2]) == [shown]
    assert fold(View(), match.streams[0]).look == [None] * 15
    confirm(match, 2)
    assert [looks(stream) for stream in [*match.streams, match.public]] == [
        [],
        [shown],
        [],
        [shown],
    ]
    assert told(LookConfirmed, match.public) == [LookConfirmed(0), LookConfirmed(2)]


def test_ch_70_the_common_glance_fades_but_not_the_slot() -> None:
    options = Options(mode="cooperation", effects=True, notebook=(True, False, True))
    match = effects_at("show", options=options)
    search(match, 0, 1, 2, 8)
    grant_bonus(match, 1)
    match.choose(0, Target((6,)))
    confirm(match, 1)
    assert looks(match.streams[1]) == []
    assert looks(match.streams[2]) == [SocksShown(0, (6,), ("H",))]


def laid_open_then(effect: str) -> Match[State]:
    """Seat 1 plays from memory; slot 6 was laid open, and now another effect works on it."""
    options = Options(mode="cooperation", effects=True, notebook=(True, False, True))
    match = effects_at("flip", options=options, effects={"A": "flip", "C": effect})
    search(match, 0, 1, 2, 8)
    grant_bonus(match, 0)
    match.choose(0, Target((6,)))
    search(match, 0, 2, 3, 9)
    grant_bonus(match, 0)
    return match


@pytest.mark.parametrize(("effect", "slots"), [("shuffle", (5, 6)), ("remove", (6,))])
def test_ch_70_a_card_that_lies_open_no_longer_fades_too(
    effect: str, slots: tuple[int, ...]
) -> None:
    match = laid_open_then(effect)
    flipped = CardFlipped(0, 6, "H")
    assert told(CardFlipped, match.streams[1]) == [flipped]
    began = [GAME.opening(3, msgspec.to_builtins(match.state.options)), Seated(1)]
    screen = fold(GAME.view(), [*began, *match.streams[1]])
    heard = len(match.streams[1])
    match.choose(0, Target(slots))
    assert [told(CardFlipped, stream) for stream in [*match.streams, match.public]] == [
        [flipped],
        [],
        [flipped],
        [flipped],
    ]
    for event in match.streams[1][heard:]:
        screen.hear(event)
    later = fold(View(), [*began, *match.streams[1]])
    assert screen == later, "it shows no more than one that comes back"
    assert later.removed_kind is None


@pytest.mark.parametrize("options", [{}, {"mode": "cooperation", "level": "easy", "effects": True}])
def test_ch_70_in_no_random_game_a_confirmed_look_comes_back(options: dict[str, object]) -> None:
    games = {"notebook": [False, True, False]} | options
    for match in play_randomly(GAME, 3, games, Chance(bytes([9] * 32))):
        asked = [match.question(seat) for seat in match.waiting]
        if match.over or any(question and question.name == "confirm" for question in asked):
            continue
        for stream in (match.streams[0], match.streams[2], match.clone().streams[0]):
            assert looks(stream) == []
            view = fold(View(), stream)
            assert view.look == [None] * 15
            assert view.seen == [()] * 15


def test_ch_70_a_report_is_shown_as_ever() -> None:
    match = opened(seats=2, notebook=[False, False])
    while (question := match.question(match.waiting[0])) and question.name != "report":
        match.choose(match.waiting[0], question.options[0])
    match.choose(0, Report("B"))
    assert fold(View(), match.streams[0]).report == "B"
