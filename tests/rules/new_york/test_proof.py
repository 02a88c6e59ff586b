"""NY-62: why a card is certainly somewhere, proved again by dealing out everything else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Opened, Question
from deductio.core.seal import open_sealed, seal_from
from deductio.deduction.explain import NotCertain
from deductio.deduction.model import Fact
from deductio.games import game
from deductio.games.new_york.cards import CardId
from deductio.games.new_york.messages import (
    CaseChosen,
    Drew,
    DrewCard,
    Eliminated,
    SpiedCard,
    Swapped,
    Took,
    TookCard,
)
from deductio.games.new_york.moves import Holder, moves
from deductio.games.new_york.notebook import holder_at, notebook
from deductio.games.new_york.proof import Recollection, back_of, verdict
from tests.rules.new_york.dealing import deal_out
from tests.rules.new_york.tables import E1, I1, I2

SETUP = [Opened("new_york", 1, 4, {}, "", ()), CaseChosen(1, "1")]
DEALS = 120
CHOICES = 80


def proof_of(text: str, *told: Event) -> tuple[bool, list[Event]]:
    stream = [*SETUP, *told]
    so, events = notebook(stream).why(Fact.read(text))
    return so, [stream[event] for event in events]


def test_a_card_is_where_it_was_seen() -> None:
    drew, spied = DrewCard(0, I1, 9), SpiedCard(0, 1, I2)
    told = drew, Drew(1, "informant", 8), spied, Drew(2, "informant", 7)
    assert proof_of(f"{I2.id}@seat1", *told) == (True, [spied])
    assert proof_of(f"{I2.id}@pile", *told) == (False, [spied])
    assert proof_of(f"{I1.id}@seat3", *told) == (False, [drew])


def test_another_card_was_seen_to_leave() -> None:
    """Of seat 1's two informants I saw one, and then took the other."""
    spied, took = SpiedCard(0, 1, I1), TookCard(0, 1, I2)
    told = Drew(1, "informant", 9), Drew(1, "informant", 8), spied, took
    assert proof_of(f"{I1.id}@seat1", *told) == (True, [spied, took])
    assert proof_of(f"{I2.id}@seat0", *told) == (True, [took])


def test_a_hand_that_went_back_is_in_the_pile() -> None:
    spied, out = SpiedCard(0, 1, E1), Eliminated(1, 0, 1)
    told = Drew(1, "expert", 5), spied, out
    assert proof_of(f"{E1.id}@pile", *told) == (True, [spied, out])
    assert proof_of(f"{E1.id}@seat1", *told) == (False, [spied, out])
    assert proof_of(f"{E1.id}@seat2", *told) == (False, [spied])


def test_where_all_cards_are_others_a_card_is_not() -> None:
    """Seat 1 lost one of two known cards; the one still there tells that the other one went."""
    first, second, again = SpiedCard(0, 1, I1), SpiedCard(0, 1, I2), SpiedCard(0, 1, I1)
    told = Drew(1, "informant", 9), Drew(1, "informant", 8), Drew(2, "informant", 7)
    told_then = first, second, Took(2, 1, "informant"), again
    assert proof_of(f"{I2.id}@seat2", *told, *told_then) == (True, [second, again])


def test_what_may_have_moved_has_no_proof() -> None:
    told = Drew(1, "informant", 9), Drew(1, "informant", 8), SpiedCard(0, 1, I1)
    with pytest.raises(NotCertain):
        proof_of(f"{I1.id}@seat1", *told, Took(2, 1, "informant"))
    with pytest.raises(NotCertain):
        proof_of(f"{I1.id}@seat2", *told, Swapped(1, 2, "informant", "expert"))


def test_proofs_hold_in_every_deal_and_need_each_of_their_events() -> None:
    lengths = []
    for stream in streams_of_games(12):
        book = notebook(stream)
        for fact in [fact for fact in book.followed if fact in book.certain][::5]:
            so, events = book.why(fact)
            check(stream, fact, events, so=so)
            lengths.append(len(events))
    assert lengths.count(1) > 50 and len(lengths) - lengths.count(1) > 8


def check(stream: Sequence[Event], fact: Fact, events: Sequence[int], *, so: bool) -> None:
    card, holder = fact.item, holder_at(fact.place)
    assert all(found == so for found in dealt(stream, events, card, holder)), (fact, events)
    for event in events:
        rest = [number for number in events if number != event]
        assert verdict(Recollection(stream, rest), card, holder) is None
        if not isinstance(stream[event], Eliminated):
            assert any(found != so for found in dealt(stream, rest, card, holder)), (fact, event)


def dealt(
    stream: Sequence[Event], remembered: Sequence[int], card: CardId, holder: Holder
) -> Iterator[bool | None]:
    """In worlds that fit what is remembered, and all that everyone saw: is the card there?

    None where nothing is remembered of the card: it may be any of those never seen.
    """
    told = [event if n in remembered else back_of(event) for n, event in enumerate(stream)]
    for number in range(DEALS):
        where = whereabouts(told, card, number)
        yield None if where is None else where == holder


def whereabouts(stream: Sequence[Event], card: CardId, number: int) -> Holder | None:
    """Where a card is in one deal of what was not seen; None if it is not among those seen."""
    past = list(moves(stream))
    seen = {lot.card.id for move in past if isinstance(move, tuple) for lot in move if lot.card}
    return deal_out(past, Chance(number.to_bytes(32, "big")))[card] if card in seen else None


def streams_of_games(games: int) -> Iterator[list[Event]]:
    """Late streams of games in which hardly anyone announces, so that cards change hands."""
    played = game("new_york")
    for number in range(games):
        seats = 3 + number % 4
        luck = Chance(number.to_bytes(32, "big"))
        match = open_sealed(played, played.opening(seats, {}), seal_from(f"proof {number}"))
        latest: list[Event] = []
        while not match.over and len(match.choices) < CHOICES:
            latest = match.streams[number % seats][:]
            (seat,) = match.waiting
            question = match.question(seat)
            assert question is not None
            careful = question.name in ("start", "end") and luck.below(60)
            match.choose(seat, question.options[0] if careful else any_of(question, luck))
        yield latest


def any_of(question: Question, luck: Chance) -> Choice:
    return question.options[luck.below(len(question.options))]
