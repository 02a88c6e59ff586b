"""What is true in every game, and the sanity numbers of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from deductio.core.chance import Chance
from deductio.core.contract import check_audiences, encode
from deductio.core.game import fold
from deductio.core.match import Match
from deductio.core.messages import Choice, Event, Finished, Question, Seat
from deductio.core.secrecy import check_secrecy
from deductio.games.new_york import GAME
from deductio.games.new_york.city import ACTION, CELLS
from deductio.games.new_york.messages import (
    Announce,
    AnnouncedRightly,
    CaseClosed,
    Eliminated,
    LastCallBegan,
    MoveTo,
)
from deductio.games.new_york.moves import PILE, Holder
from deductio.games.new_york.notebook import TELLING, candidates
from deductio.games.new_york.state import State
from deductio.games.new_york.view import View
from deductio.games.new_york.whereabouts import Whereabouts
from tests.rules.new_york.patient import patient_game
from tests.rules.new_york.tables import RIGHT, table

Table = tuple[int, Chance, dict[str, Any]]
"""Seats, luck and options."""

few = settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)


@st.composite
def games(draw: st.DrawFn) -> Table:
    """Seats, luck and options of a game that lasts."""
    options = {
        "level": draw(st.sampled_from([1, 2])),
        "case": draw(st.sampled_from(["wheel", "endless", 3])),
        "announce": draw(st.sampled_from(["own_turn", "any_time"])),
        "last_player": draw(st.sampled_from(["wins", "must_solve"])),
        "eliminated_sees_answer": draw(st.booleans()),
        "max_rounds": draw(st.sampled_from([10, 14])),
        "sheet": draw(st.sampled_from(["manual", "auto"])),
    }
    seed = draw(st.integers(0, 2**32 - 1)).to_bytes(32, "big")
    return draw(st.integers(2, 6)), Chance(seed), options


@few
@given(games())
def test_always_all_sixteen_cards_are_in_piles_and_hands(
    game: Table,
) -> None:
    seats, luck, options = game
    for match in patient_game(seats, luck, **options):
        state = match.state
        for deck, number in (("informant", 10), ("expert", 6)):
            held = [card for hand in state.hands[deck] for card in hand]
            assert len(held) + len(state.piles[deck]) == number
            assert {*held, *state.piles[deck]} == set(state.case.of_deck(deck))
        assert all(state.hand(seat) == () for seat in range(seats) if seat not in state.alive)


@few
@given(games())
def test_always_the_answer_is_possible_and_possibilities_never_grow(
    game: Table,
) -> None:
    seats, luck, options = game
    *_, last = patient_game(seats, luck, **options)
    for stream in [*last.streams, last.public]:
        before = set(CELLS)
        for number, event in enumerate(stream, start=1):
            if type(event) in TELLING:
                possible = set(candidates(stream[:number]))
                assert last.state.case.answer in possible
                assert possible <= before
                before = possible


@few
@given(games())
def test_always_view_and_whereabouts_follow_every_card(
    game: Table,
) -> None:
    """What a reader concludes about the cards is so; what its screen counts is what there is."""
    seats, luck, options = game
    for match in patient_game(seats, luck, **options):
        if match.over or luck.below(6):
            continue
        state = match.state
        for seat, stream in enumerate(match.streams):
            view, known = fold(View(), stream), Whereabouts(stream)
            if seat in state.alive:
                assert sorted(view.hand, key=str) == sorted(state.hand(seat), key=str)
            for deck in ("informant", "expert"):
                assert view.piles[deck] == len(state.piles[deck])
                assert view.hand_sizes[deck] == [len(hand) for hand in state.hands[deck]]
            for card in known.cards.values():
                holders = [h for h in range(seats) if card in state.hands[card.deck][h]]
                truth: Holder = holders[0] if holders else PILE
                assert known.odds[card.id].get(truth), "the truth is never ruled out"
                assert sum(known.odds[card.id].values()) == 1


@few
@given(games())
def test_public_events_never_show_a_card(game: Table) -> None:
    """No id, clue or text of a card in anything that is not told to certain seats alone."""
    seats, luck, options = game
    *_, last = patient_game(seats, luck, **options)
    check_audiences(last)
    cards = last.state.case.cards
    secrets = [card.id for card in cards]
    secrets += [encode(card.clue).decode() for card in cards]
    secrets += [card.say(language) for card in cards for language in ("fr", "en")]
    for stream in [*last.streams, last.public]:
        told = [event for event in stream if not event.only and not isinstance(event, CaseClosed)]
        text = encode(told).decode()
        assert not any(secret in text for secret in secrets)


@settings(few, max_examples=6)
@given(games())
def test_twins_found_late_in_a_long_game_tell_their_reader_the_same(
    game: Table,
) -> None:
    """The contract plays at random, and random games are short; these are not."""
    seats, luck, options = game
    for match in patient_game(seats, luck, courage=1, **options):
        if not match.over and luck.below(25) == 0:
            check_secrecy(match, Chance(luck.seed[::-1], luck.drawn * 8))


def test_sanity_a_guess_without_clues_is_right_once_in_25() -> None:
    right = []
    for cell in CELLS:
        match = table([(), (), ()])
        match.choose(0, Announce(cell))
        right += [e.cell for e in match.public if isinstance(e, AnnouncedRightly)]
    assert right == [RIGHT]


ABOUT_ANNOUNCING = ("start", "end", "window", "last_call")


def sure(stream: list[Event], question: Question, luck: Chance) -> Choice:
    """Announces when certain, goes where cards are, always spies; the rest by lot."""
    options = list(question.options)
    if question.name in ABOUT_ANNOUNCING:
        cells = candidates(stream)
        return Announce(cells[0]) if len(cells) == 1 else options[0]
    good = [o for o in options if isinstance(o, MoveTo) and ACTION[o.cell] != "swap"]
    if question.name == "spy":
        return options[0]
    return luck.pick(good or options)


def sure_game(seats: int, level: int, seed: int) -> Match[State]:
    luck = Chance(seed.to_bytes(32, "big"))
    match = Match.open(GAME, GAME.opening(seats, {"level": level}), luck.clone())
    while not match.over:
        seat: Seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        match.choose(seat, sure(match.streams[seat], question, luck))
    return match


@pytest.mark.parametrize(("seats", "level"), [(2, 1), (4, 1), (6, 1), (3, 2), (5, 2)])
def test_sanity_who_announces_only_certainties_is_done_in_a_few_rounds(
    seats: int, level: int
) -> None:
    """Section 12: means of 3.6 to 6.3 rounds, no last call, nobody eliminated."""
    finished = [sure_game(seats, level, seed).public for seed in range(25)]
    rounds = [e.rounds for told in finished for e in told if isinstance(e, Finished)]
    assert 3 <= sum(rounds) / len(rounds) <= 7.5
    assert max(rounds) < 20
    for told in finished:
        assert not any(isinstance(event, LastCallBegan | Eliminated) for event in told)
