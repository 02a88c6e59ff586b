"""What is true at every ask of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from hypothesis import HealthCheck, given, settings

from deductio.core.contract import play_randomly
from deductio.core.match import Match
from deductio.core.messages import Event, Finished
from deductio.core.streams import stream_of
from deductio.games.cluedo.cards import BONUS_DECK, CARDS, Card
from deductio.games.cluedo.messages import AskedToShow, SawCard, Suggested
from deductio.games.cluedo.notebook import FACE_UP, SOLUTION, hand_of, in_row, notebook
from deductio.games.cluedo.state import State
from tests.contract.tables import Table, tables

some = settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)


def dealt(state: State) -> dict[str, tuple[Card, ...]]:
    """Where every card really is."""
    truth = {SOLUTION: state.solution, FACE_UP: state.face_up}
    truth |= {hand_of(seat): hand for seat, hand in enumerate(state.hands)}
    return truth | {in_row(place): (card,) for place, card in enumerate(state.row)}


@some
@given(table=tables("cluedo"))
def test_every_black_card_is_in_one_place_and_every_bonus_card_in_deck_or_discard(
    table: Table,
) -> None:
    for match in play_randomly(*table):
        state: State = match.state
        cards = [*state.solution, *state.face_up, *state.row]
        cards += [card for hand in state.hands for card in hand]
        assert sorted(cards) == sorted(CARDS)
        if state.has_bonus_cards:
            assert Counter(state.deck + state.discard) == Counter(BONUS_DECK)


@some
@given(table=tables("cluedo"))
def test_a_card_shown_belongs_to_the_triple_and_one_seat_shows_per_suggestion(
    table: Table,
) -> None:
    *_, last = play_randomly(*table)
    for suggested, told in suggestions(last):
        shown = [event.card for event in told if isinstance(event, SawCard)]
        assert {*shown} <= {suggested.suspect, suggested.weapon, suggested.room}
        assert sum(isinstance(event, AskedToShow) for event in told) <= 1


def suggestions(match: Match[State]) -> Iterator[tuple[Suggested, list[Event]]]:
    """For each seat, each suggestion and what it heard until the next."""
    for stream in match.streams:
        starts = [number for number, event in enumerate(stream) if isinstance(event, Suggested)]
        for begin, end in pairwise([*starts, len(stream)]):
            suggested = stream[begin]
            assert isinstance(suggested, Suggested)
            yield suggested, stream[begin:end]


@some
@given(table=tables("cluedo"))
def test_certainties_never_contradict_the_deal(table: Table) -> None:
    for number, match in enumerate(play_randomly(*table)):
        if number % 48 == 0 or match.over:
            truth = dealt(match.state)
            for reader in [*range(match.state.seats), None]:
                certain = notebook(stream_of(match, reader)).certain
                assert all(so == (fact.item in truth[fact.place]) for fact, so in certain.items())


@some
@given(table=tables("cluedo"))
def test_no_game_lasts_longer_than_its_limit(table: Table) -> None:
    *_, last = play_randomly(*table)
    (finished,) = [event for event in last.public if isinstance(event, Finished)]
    assert finished.rounds <= last.state.options.round_limit
