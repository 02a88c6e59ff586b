"""What follows from one stream (N1 to N11), and how many deals there are."""

from __future__ import annotations

from math import comb, factorial, prod

import pytest

from deductio.core.messages import Event, Seated
from deductio.deduction.model import Fact
from deductio.deduction.notebook import Notebook
from deductio.games.cluedo import GAME
from deductio.games.cluedo.cards import CARDS, CATEGORIES, ROOMS, WEAPONS, cards_each, row_size
from deductio.games.cluedo.messages import (
    Accused,
    AccusedWrongly,
    AskedToShow,
    CardsCounted,
    CouldNotAnswer,
    HandDealt,
    LaidFaceUp,
    NobodyAnswered,
    NoWitnessFound,
    PeekedAt,
    SawCard,
    SawConfidedCard,
    SawRowCard,
    SawSolution,
    Suggested,
    WitnessFound,
)
from deductio.games.cluedo.notebook import notebook
from deductio.reasons import fact_in_words
from deductio.words import Words

HAND = HandDealt(0, ("moutarde", "rose", "dagger", "rope", "games", "living"))


def known(*told: Event, seats: int = 3) -> Notebook:
    """The notebook of seat 0 after these events."""
    return notebook([GAME.opening(seats, {}), Seated(0), *told])


def has(notes: Notebook, owner: str) -> tuple[str, ...]:
    """The cards that surely lie there."""
    return tuple(card for card in CARDS if notes.certain.get(Fact(card, owner), False))


def may_have(notes: Notebook, owner: str) -> tuple[str, ...]:
    return tuple(card for card in CARDS if notes.certain.get(Fact(card, owner), True))


def owners(notes: Notebook, card: str) -> set[str]:
    """Where a card may lie."""
    places = notes.models[0].frame.places
    return {owner for owner in places if card in may_have(notes, owner)}


def test_n1_the_own_hand_and_face_up_cards_are_known() -> None:
    notes = known(HandDealt(0, ("rose", "dagger", "rope", "games")), seats=4)
    assert owners(notes, "rose") == {"seat0"}
    assert owners(notes, "hall") == {"solution", "seat1", "seat2", "seat3", "faceup"}
    notes = known(LaidFaceUp(("kitchen", "hall")), seats=4)
    assert owners(notes, "hall") == {"faceup"}
    assert owners(notes, "rose") == {"solution", "seat0", "seat1", "seat2", "seat3"}


@pytest.mark.parametrize(
    "event",
    [
        SawCard(2, 0, "pipe"),
        SawConfidedCard(2, 0, "pipe"),
        PeekedAt(0, 2, "pipe"),
        WitnessFound(0, "pipe", 2),
    ],
)
def test_n2_a_card_seen_or_announced_has_its_owner(event: Event) -> None:
    assert owners(known(HAND, event), "pipe") == {"seat2"}


@pytest.mark.parametrize(
    "event",
    [
        SawCard(0, 2, "rope"),
        SawConfidedCard(0, 2, "rope"),
        PeekedAt(2, 0, "rope"),
        WitnessFound(2, "rope", 0),
    ],
)
def test_who_has_seen_a_card_of_mine_is_remarked_beside_it(event: Event) -> None:
    notes = known(HAND, Suggested(2, "violet", "rope", "hall"), event)
    assert notes.told_by[Fact("rope", "seat0")] == (2, 4)
    assert notes.told_by[Fact("dagger", "seat0")] == (2,)
    assert known(HAND, event).worlds == known(HAND).worlds


def test_a_card_shown_to_another_binds_the_three() -> None:
    notes = known(HAND, Suggested(2, "violet", "rope", "hall"), AskedToShow(1, 2))
    [bond] = notes.bonds
    assert bond.source == 4
    assert notes.questions[4] == 3


def test_solutions_are_counted_against_all_there_are() -> None:
    assert known().solutions == (6 * 6 * 9, 6 * 6 * 9)
    assert known(HAND).solutions == (4 * 4 * 7, 6 * 6 * 9)


def test_n3_a_row_card_seen_lies_there() -> None:
    notes = known(SawRowCard(0, 3, "pipe"), seats=2)
    assert owners(notes, "pipe") == {"row3"}
    assert may_have(notes, "row3") == ("pipe",)


def test_n4_a_seat_that_could_not_answer_holds_none_of_the_three() -> None:
    notes = known(HAND, Suggested(0, "violet", "pipe", "hall"), CouldNotAnswer(1))
    for card in ("violet", "pipe", "hall"):
        assert owners(notes, card) == {"solution", "seat2"}


def test_n5_a_seat_that_shows_holds_one_and_the_last_possible_is_it() -> None:
    shows = (Suggested(2, "violet", "rope", "hall"), AskedToShow(1, 2))
    assert has(known(HAND, *shows), "seat1") == ()
    cannot = (Suggested(0, "olive", "wrench", "hall"), CouldNotAnswer(1))
    assert has(known(HAND, *cannot, *shows), "seat1") == ("violet",)


def test_n6_a_full_hand_has_nothing_else_and_missing_cards_are_what_is_left() -> None:
    hand = ("pervenche", "leblanc", "revolver", "study", "garage", "kitchen")
    seen = [SawCard(1, 0, card) for card in hand]
    notes = known(HAND, *seen)
    assert may_have(notes, "seat1") == hand
    suggested = (
        Suggested(0, "olive", "wrench", "bathroom"),
        CouldNotAnswer(2),
        Suggested(0, "olive", "wrench", "study"),
        CouldNotAnswer(2),
    )
    notes = known(HAND, *seen, *suggested)
    assert has(notes, "seat2") == (*("violet", "candlestick", "pipe", "dining", "bedroom", "hall"),)


def test_n7_the_solution_has_exactly_one_of_each_category() -> None:
    others = [SawCard(1, 0, card) for card in ("olive", "pervenche", "violet")]
    notes = known(HAND, *others)
    assert has(notes, "solution") == ("leblanc",)
    notes = known(HAND, SawSolution(0, "olive", "wrench", "bathroom"))
    assert may_have(notes, "solution") == ("olive", "wrench", "bathroom")


def test_n8_what_nobody_could_answer_is_the_solution_for_the_suggester() -> None:
    told = (
        Suggested(0, "olive", "rope", "hall"),
        CouldNotAnswer(1),
        CouldNotAnswer(2),
        NobodyAnswered(0),
    )
    assert has(known(HAND, *told), "solution") == ("olive", "hall")
    assert owners(known(*told), "olive") == {"solution", "seat0"}


def test_n8_with_two_seats_it_is_the_solution_or_the_row() -> None:
    told = (Suggested(0, "olive", "rope", "hall"), CouldNotAnswer(1), NobodyAnswered(0))
    notes = known(HandDealt(0, (*HAND.cards, "kitchen")), *told, seats=2)
    assert owners(notes, "olive") == {"solution", "row0", "row1", "row2", "row3"}


def test_n9_a_wrong_triple_is_not_all_of_the_solution() -> None:
    wrong = (Accused(1, "olive", "wrench", "hall"), AccusedWrongly(1))
    seen = [SawCard(1, 0, card) for card in ("pervenche", "violet", "leblanc")]
    sure = [SawCard(2, 0, card) for card in ("candlestick", "revolver", "pipe")]
    notes = known(HAND, *seen, *sure, *wrong)
    assert has(notes, "solution") == ("olive", "wrench")
    assert "hall" not in may_have(notes, "solution")


def test_n10_a_headcount_is_exact() -> None:
    notes = known(HAND, CardsCounted(0, 1, "weapon", 0))
    assert not set(may_have(notes, "seat1")) & set(WEAPONS)
    two_seen = [SawCard(1, 0, card) for card in ("olive", "violet")]
    notes = known(HAND, CardsCounted(0, 1, "suspect", 2), *two_seen)
    assert owners(notes, "leblanc") == {"solution", "seat2"}
    cannot = (Suggested(0, "olive", "rope", "games"), CouldNotAnswer(1))
    notes = known(HAND, CardsCounted(0, 1, "suspect", 3), *cannot)
    assert has(notes, "seat1") == ("pervenche", "violet", "leblanc")


def test_n11_without_a_witness_no_other_seat_holds_the_card() -> None:
    assert owners(known(HAND, NoWitnessFound(1, "hall")), "hall") == {"solution", "seat1"}


def test_a_deal_fits_everything_told_and_differs_by_chance() -> None:
    told: list[Event] = [
        Suggested(0, "violet", "pipe", "hall"),
        CouldNotAnswer(1),
        AskedToShow(2, 0),
        CardsCounted(0, 1, "room", 4),
    ]
    deals = list(known(HAND, *told).answer.sample(50, seed=1))
    for deal in deals:
        assert deal["seat0"] == HAND.cards
        assert not {"violet", "pipe", "hall"} & set(deal["seat1"])
        assert {"violet", "pipe", "hall"} & set(deal["seat2"])
        assert len(set(deal["seat1"]) & set(ROOMS)) == 4
    assert len({tuple(deal.items()) for deal in deals}) > 40


def number_of_deals(seats: int) -> int:
    """Solutions, then ways to lay out the other 18 cards."""
    face_up = 18 - seats * cards_each(seats) - row_size(seats)
    heaps = [cards_each(seats)] * seats + [1] * row_size(seats) + [face_up]
    return prod(map(len, CATEGORIES.values())) * factorial(18) // prod(map(factorial, heaps))


def test_there_are_as_many_deals_as_the_rules_say() -> None:
    assert prod(map(len, CATEGORIES.values())) == 324
    assert number_of_deals(2) == 81_662_929_920
    assert number_of_deals(3) == 5_557_616_064
    assert number_of_deals(4) == 3_126_159_036_000
    assert number_of_deals(5) == 44_460_928_512_000
    assert number_of_deals(6) == 44_460_928_512_000


def test_a_hand_of_two_each_leaves_112_solutions_and_103_488_deals() -> None:
    notes = known(HAND)
    left = [
        [card for card in cards if card in may_have(notes, "solution")]
        for cards in CATEGORIES.values()
    ]
    assert prod(map(len, left)) == 112
    assert 112 * comb(12, 6) == 103_488


def test_a_fact_is_said_as_people_speak_of_things() -> None:
    notes = known(HAND)
    english, french = (Words(GAME, language, me=0) for language in ("en", "fr"))
    rope, pipe, olive = Fact("rope", "seat0"), Fact("pipe", "seat1"), Fact("olive", "solution")
    assert fact_in_words(english, notes, rope, so=True) == "The rope is one of your cards."
    assert fact_in_words(english, notes, pipe, so=False) == "Blue does not hold the lead pipe."
    assert fact_in_words(french, notes, rope, so=True) == "La corde est une de vos cartes."
    assert fact_in_words(french, notes, pipe, so=False) == "Bleu n’a pas la carte Barre de fer."
    assert fact_in_words(french, notes, olive, so=True) == "Olive fait partie de la solution."
