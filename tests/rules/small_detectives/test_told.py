"""What each seat is told, and that it is enough to follow the table."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from deductio.core.chance import Chance
from deductio.core.contract import play_randomly
from deductio.core.game import fold
from deductio.core.messages import Answered, Chose, Event, Finished
from deductio.games.small_detectives import GAME
from deductio.games.small_detectives.messages import (
    AskAround,
    CameBackFromStreet,
    CardPassed,
    CardRevealed,
    CardsSwapped,
    DeclarationDeclined,
    Declare,
    DeclaredWrongly,
    DeclaredWronglyInSecret,
    Decline,
    Eliminated,
    FollowedInVain,
    HousesSwapped,
    LookedUnder,
    Moved,
    NotAlone,
    PlacesSwapped,
    Play,
    PoliceQueueChanged,
    PubAsked,
    PubAskedAbout,
    PubDeclined,
    PubShows,
    RoundBegan,
    SawUnder,
    Shadow,
    Shadowed,
    SmallDetectivesEvent,
    SwapCards,
    WentIntoStreet,
)
from deductio.games.small_detectives.view import View
from deductio.words import Words
from tests.rules.small_detectives.table import (
    LAYING,
    SOLUTION,
    a_round,
    asked,
    random_games,
)


def test_a_round_of_three_is_told_like_this() -> None:
    match = a_round([2, 3, 5], "patrol2", "shadow", "patrol3", seen=[frozenset({6})] * 3)
    match.choose(1, Shadow(0))
    match.choose(0, AskAround(("florist", "postman"), 2))
    match.choose(2, Declare("florist", "bowling"))
    shadow = [CardRevealed(1, "shadow"), WentIntoStreet(1, 3), Shadowed(1, 0)]
    cards = [CardRevealed(0, "patrol2"), CardRevealed(2, "patrol3")]
    moves = [Moved(0, "patrol2", 2, 4), Moved(2, "patrol3", 5, 0), PoliceQueueChanged((2,))]
    gone = [Eliminated(2, 3), PoliceQueueChanged(())]
    in_vain = FollowedInVain(1, 0)
    passed = [CardPassed(1, "shadow", 0), CardPassed(0, "patrol2", 1)]
    end: list[Event] = [*gone, CameBackFromStreet(1, 3), *passed, RoundBegan(2)]
    overheard = PubAsked(0, 2, "suspect", 2, False)
    secret = PubAskedAbout(0, 2, "suspect", ("florist", "postman"), False)
    mine = [Chose(seat, Play(card)) for seat, card in enumerate(["patrol2", "shadow", "patrol3"])]
    truth = DeclaredWronglyInSecret(2, "florist", "bowling", *SOLUTION)

    def heard(laid: list[Event], pub: Event, police: Event) -> list[Event]:
        return [
            *(RoundBegan(1), *laid, *shadow, *cards, *moves, in_vain),
            *(pub, PubShows("weapon"), police, *end),
        ]

    all_laid = [Answered(0), Answered(1), Answered(2)]
    wrong = DeclaredWrongly(2)
    assert match.public == heard([*all_laid], overheard, wrong)
    assert match.streams[0] == heard([mine[0], Answered(1), Answered(2)], secret, wrong)
    assert match.streams[1] == heard([Answered(0), mine[1], Answered(2)], overheard, wrong)
    assert match.streams[2] == heard([Answered(0), Answered(1), mine[2]], secret, truth)


def test_everyone_hears_who_looked_where_and_only_the_looker_what() -> None:
    match = a_round([2, 4, 6], "shadow", "patrol3", "survey")
    match.choose(0, Shadow(1))
    looks = [LookedUnder(2, 4, 5), LookedUnder(1, 6, 7), LookedUnder(0, 6, 7)]
    saw = [SawUnder(2, 4, 5, "trout"), SawUnder(1, 6, 7, "postman"), SawUnder(0, 6, 7, "postman")]

    def heard(stream: list[Event]) -> list[Event]:
        return [event for event in stream if isinstance(event, LookedUnder | SawUnder)]

    assert heard(match.public) == looks
    assert heard(match.streams[0]) == [looks[0], looks[1], saw[2]]
    assert heard(match.streams[1]) == [looks[0], saw[1], looks[2]]
    assert heard(match.streams[2]) == [saw[0], looks[1], looks[2]]


def test_all_movement_and_every_refusal_to_act_is_public() -> None:
    cards = ("disguise", "patrol2", "phone", "smallmove")
    match = a_round([1, 2, 4, 0], *cards, queue=[3])
    match.choose(2, SwapCards((0, 3)))
    assert match.state.at == [0, 4, 4, 1]
    match.choose(0, Decline())
    for stream in [*match.streams[:3], match.public]:
        assert stream[9:] == [
            Moved(1, "patrol2", 2, 4),
            PlacesSwapped(0, 3),
            PoliceQueueChanged((0,)),
            HousesSwapped(3, 1, 2),
            CardsSwapped(2, (0, 3)),
            LookedUnder(3, 2, 1),
            NotAlone((1, 2), 4),
            DeclarationDeclined(0),
            CardPassed(3, "disguise", 0),
            CardPassed(0, "smallmove", 1),
            CardPassed(1, "patrol2", 2),
            CardPassed(2, "phone", 3),
            RoundBegan(2),
        ]


def test_declining_at_the_pub_is_public() -> None:
    match = a_round([2, 5, 7], "patrol2", "raid", "coldcase")
    match.choose(0, Decline())
    for stream in [*match.streams, match.public]:
        assert PubDeclined(0) in stream


def test_a_game_told_under_the_first_rules_can_still_be_read() -> None:
    placed = b'{"type":"DetectivesPlaced","positions":[2,4,6]}'
    event: SmallDetectivesEvent = msgspec.json.decode(placed, type=SmallDetectivesEvent)
    opened = GAME.opening(3, {})
    assert fold(View(), [opened, event]).at == [2, 4, 6]
    assert Words(GAME, "en").say(event) == "The detectives start at No. 2, the pub and No. 6."


@random_games(25)
@given(st.integers(2, 5), st.binary(min_size=32, max_size=32))
def test_from_its_stream_every_reader_can_follow_the_whole_open_table(
    seats: int, seed: bytes
) -> None:
    for number, match in enumerate(play_randomly(GAME, seats, {}, Chance(seed))):
        if number % 5 and not match.over:
            continue
        state = match.state
        for reader, stream in enumerate([*match.streams, match.public]):
            seen = fold(View(), stream)
            assert seen.me == (reader if reader < seats else None)
            assert (seen.at, seen.tile_at, seen.pub) == (state.at, state.tile_at, state.pub)
            assert (seen.in_street, list(seen.queue)) == (state.in_street, state.queue)
            assert (seen.alive, seen.round) == (state.alive, state.round)
            for tile in range(1, 7):
                lookers = [seat for seat in range(seats) if tile in state.seen[seat]]
                assert sorted(seen.looked[tile - 1]) == lookers
            if reader < seats and not state.over:
                own = [
                    state.under[tile - 1] if tile in state.seen[reader] else None
                    for tile in range(1, 7)
                ]
                assert seen.under == own
            if not state.over and asked(match) not in LAYING:
                assert seen.hand_sizes == [len(hand) for hand in state.hands]
                assert reader == seats or seen.hand == list(state.hands[reader])
        if match.over:
            assert isinstance(match.public[-1], Finished)
