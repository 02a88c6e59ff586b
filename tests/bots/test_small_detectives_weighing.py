"""What an inspector and a sleuth of Small Detectives weigh: each term decides something here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log2

import pytest

from deductio.core.messages import Choice, Event, Question, Seat
from deductio.core.thinking import Motive, Wish
from deductio.games.small_detectives import motives
from deductio.games.small_detectives.messages import (
    AskAround,
    CardRevealed,
    Declare,
    Decline,
    Play,
    PlayBoth,
    PubShows,
    RoundBegan,
    Walk,
)
from deductio.games.small_detectives.rules.tiles import pub_questions
from deductio.games.small_detectives.strategy.chances import Chances, patience
from deductio.games.small_detectives.strategy.insight import Insights, Yes, cleared
from deductio.games.small_detectives.strategy.rivals import Rivals
from deductio.games.small_detectives.strategy.situation import Situation
from deductio.games.small_detectives.street import Card
from tests.bots.test_small_detectives import (
    AT_POLICE,
    PLAIN_SLEUTH,
    begun,
    laying,
    looked,
    saw,
    wish,
)
from tests.rules.small_detectives.table import STREET, from_the_start, lay, position

KNOWN = saw(1, 2, 3, 4, 5, 6)
"""Seat 0 knows all."""


def lays(level: str, stream: Sequence[Event], wanted: Choice, other: Choice) -> Wish:
    """What is laid of two cards; in whichever order they are offered, that is no luck."""
    name = "two_cards" if isinstance(wanted, PlayBoth) else "card"
    one, two = (
        wish(level, stream, Question(name, options, ()))
        for options in ((wanted, other), (other, wanted))
    )
    assert one == two
    return one


def inspector(stream: Sequence[Event], wanted: Card, other: Card) -> Wish:
    return lays("inspector", stream, Play(wanted), Play(other))


# The inspector


def test_an_inspector_asks_at_the_pub_rather_than_to_follow_somebody() -> None:
    stream = begun([1, 3, 5, 7], "informer shadow phone", "", "", "")
    laid = inspector(stream, "informer", "shadow")
    assert laid == Wish(Play("informer"), motives.WantsToAsk())


def test_an_inspector_follows_somebody_rather_than_to_go_to_a_pub_that_is_taken() -> None:
    stream = begun([1, 4, 5, 7], "informer shadow phone", "", "", "")
    laid = inspector(stream, "shadow", "informer")
    assert laid == Wish(Play("shadow"), motives.WantsToFollowSomebody())


def test_an_inspector_who_knows_comes_nearer_to_the_police() -> None:
    """From house 6 Cold case leads to 5, from where Patrol 3 leads to the police."""
    stream = [*begun([6, 3, 5, 7], "coldcase patrol3 phone", "", "", ""), *KNOWN]
    laid = inspector(stream, "coldcase", "phone")
    assert laid == Wish(Play("coldcase"), motives.ComesNearer())


def test_an_inspector_who_knows_steps_into_the_street_where_its_way_begins() -> None:
    """From house 6 Patrol 2 leads to the police; Survey stays here, Cold case does not."""
    stream = [*begun([6, 3, 5, 7], "survey coldcase patrol2", "", "", ""), *KNOWN]
    laid = inspector(stream, "survey", "coldcase")
    assert laid == Wish(Play("survey"), motives.ComesNearer())


def test_of_two_looks_an_inspector_takes_the_one_that_leads_on() -> None:
    """House 3 and house 5 are new; Cold case leads on from 3 to a house, from 5 to the pub."""
    stream = [*begun([1, 4, 4, 4], "patrol2 raid coldcase", "", "", ""), *saw(1)]
    laid = inspector(stream, "patrol2", "raid")
    assert laid == Wish(Play("patrol2"), motives.WantsToLook(3))


def test_before_its_last_look_an_inspector_keeps_the_card_to_the_police() -> None:
    """Patrol 2 and Wheels lead to house 3, the last one; only Wheels leads on to the police."""
    stream = [*begun([1, 4, 4, 4], "patrol2 wheels phone", "", "", ""), *saw(1, 2, 4, 5, 6)]
    laid = inspector(stream, "patrol2", "wheels")
    assert laid == Wish(Play("patrol2"), motives.WantsToLook(3))


def test_with_two_seats_the_second_card_counts_too() -> None:
    """Raid leads to house 5; from there Patrol 2 to a house, Cold case to the pub."""
    stream = [*begun([1, 3], "raid patrol2 coldcase survey", ""), *saw(1)]
    both, less = PlayBoth("raid", "patrol2"), PlayBoth("raid", "coldcase")
    assert lays("inspector", stream, both, less).choice == both


def test_an_inspector_surveys_two_new_houses_rather_than_to_look_at_one() -> None:
    stream = begun([2, 4, 4, 4], "survey patrol3 phone", "", "", "")
    laid = inspector(stream, "survey", "patrol3")
    assert laid == Wish(Play("survey"), motives.WantsToLookAround((3, 1)))


def test_an_inspector_brings_the_house_from_across_the_street() -> None:
    """It has seen house 1, where it stands, and not house 5."""
    stream = [*begun([1, 4, 4, 4, 4], "bigmove phone informer", "", "", "", ""), *saw(1)]
    laid = inspector(stream, "bigmove", "phone")
    assert laid == Wish(Play("bigmove"), motives.WantsToLook(5))


@pytest.mark.parametrize("most", [1, 2, 3])
def test_an_inspector_asks_who_has_looked_under_most_tiles_that_are_new(most: Seat) -> None:
    """Everyone has looked under three tiles; but two of the others' I know myself."""
    stream = [*begun([4, 3, 5, 7], "", "", "", ""), PubShows("suspect"), *saw(1, 2)]
    for seat in (1, 2, 3):
        stream += looked(seat, *((3, 4, 5) if seat == most else (1, 2, 3)))
    asked = wish("inspector", stream, Question("pub", pub_questions("suspect", (1, 2, 3)), ()))
    assert isinstance(asked.choice, AskAround)
    assert (asked.choice.seat, asked.because) == (most, motives.HasLookedMost(most))


# What others know


SUSPECTS_FIRST: Mapping[int, float] = {0b000111: 1.0}
"""Suspects lie under tiles 1 to 3, weapons under 4 to 6."""


@pytest.mark.parametrize(
    ("seen", "odds", "certain", "two", "few"),
    [
        (0b111111, 1, 1.0, 0.0, 0.0),
        (0b111011, 1 / 2, 0.0, 1.0, 0.0),
        (0b111001, 1 / 3, 0.0, 0.0, 1.0),
        (0b011011, 1 / 4, 0.0, 0.0, 1.0),
        (0b011001, 1 / 6, 0.0, 0.0, 0.0),
    ],
)
def test_how_many_solutions_a_detective_has_left_by_where_it_looked(
    seen: int, odds: float, certain: float, two: float, few: float
) -> None:
    insights = Insights(SUSPECTS_FIRST, {})
    assert insights.of(1, seen) == pytest.approx((log2(odds), certain, two, few))


def test_a_yes_at_the_pub_strikes_off_a_token_that_may_have_been_seen_since() -> None:
    heard: list[Yes] = [("suspect", 1, 0)]
    assert cleared("suspect", 0, 0b111, heard) == 1
    assert cleared("suspect", 0b001, 0b111, heard) == pytest.approx(1 + 2 / 3)
    assert cleared("weapon", 0b001, 0b111, heard) == 1, "what was seen; it was no weapon"


# How strong others are


ALL_TILES, TWO_SOLUTIONS = 0b111111, 0b111011


def a_table(hand: Sequence[Card] = (), *, seen: int = 0, unknown: int = 0) -> Situation:
    """Seat 1 stands at house 6, and is known to hold these cards; the others are at the pub."""
    return Situation(
        me=0,
        seats=4,
        alive=[0, 1, 2, 3],
        at=[4, 6, 4, 4],
        in_street=[],
        queue=[],
        tile_at=STREET[:],
        looked=[0, seen, 0, 0],
        hands=[[], list(hand), [], []],
        unknown=[0, unknown, 0, 0],
        front={seat: [] for seat in range(4)},
    )


def judged(patient: float = 1.0) -> Chances:
    return Chances(Insights(SUSPECTS_FIRST, {}), ["patrol2", "phone"], patient, PLAIN_SLEUTH)


def strength(hand: Sequence[Card], *, seen: int, unknown: int = 0) -> float:
    table = a_table(hand, seen=seen, unknown=unknown)
    return judged().strength(table, 1, table.hands[1])


@pytest.mark.parametrize("seen", [ALL_TILES, TWO_SOLUTIONS, 0b111001])
def test_who_knows_much_is_stronger_with_a_card_to_the_police(seen: int) -> None:
    """From house 6 Patrol 2 leads there, and Phone nowhere."""
    assert strength(["patrol2"], seen=seen) > strength(["phone"], seen=seen)


def test_who_knows_all_may_hold_a_card_to_the_police_among_those_i_do_not_know() -> None:
    """Of the two cards that may be anywhere, one leads from house 6 to the police."""
    none, some = (strength([], seen=ALL_TILES, unknown=unknown) for unknown in (0, 1))
    assert strength(["patrol2"], seen=ALL_TILES) > some > none


def test_who_knows_nothing_is_stronger_with_cards_to_new_houses() -> None:
    """Raid leads from house 6 to house 2, Informer to the pub."""
    new, nothing = strength(["raid"], seen=0), strength(["informer"], seen=0)
    assert new > nothing
    assert strength([], seen=0, unknown=1) > strength([], seen=0), "and so may a card be I miss"


@pytest.mark.parametrize(("seen", "right"), [(ALL_TILES, 0.95), (TWO_SOLUTIONS, 0.3), (0, 0.0)])
def test_who_is_before_me_at_the_police_may_be_right(seen: int, right: float) -> None:
    table = a_table(seen=seen)
    table.queue = [1, 0]
    assert judged().police_queue(table) == pytest.approx((1 - right, True, 1.0))


def test_who_knows_and_stands_behind_me_leaves_me_little_but_a_guess() -> None:
    """I have four solutions left."""
    table = a_table(seen=ALL_TILES)
    table.queue = [0, 1]
    behind = judged().win(table, ((1.0, 0.25),))
    table.queue = [0]
    assert judged().win(table, ((1.0, 0.25),)) > behind == 0.25


def test_waiting_is_worth_less_late_in_the_game() -> None:
    early, late = (judged(patient).win(a_table(), ((1.0, 0.25),)) for patient in (1.0, 0.5))
    assert late == pytest.approx(early / 2)
    assert patience(17, 20, PLAIN_SLEUTH) == 0.5, "three rounds before the last"


# What I hold


def sleuth(stream: Sequence[Event], wanted: Card, other: Card) -> Wish:
    return wish("sleuth", stream, laying(wanted, other))


def test_a_sleuth_who_knows_comes_nearer_to_the_police() -> None:
    """As the inspector: from house 5 Patrol 3 leads to the police, from house 6 nothing does."""
    stream = [*begun([6, 3, 5, 7], "coldcase patrol3 phone", "", "", ""), *KNOWN]
    assert sleuth(stream, "coldcase", "phone") == Wish(Play("coldcase"), motives.ComesNearer())


def my_win(hand: Sequence[Card], odds: float) -> float:
    """How likely seat 0 is to win, at house 6 with these cards."""
    table = a_table()
    table.at[0], table.hands[0] = 6, list(hand)
    return judged().win(table, ((1.0, odds),))


@pytest.mark.parametrize("odds", [1.0, 1 / 2, 1 / 3])
def test_i_win_more_often_with_a_card_to_the_police(odds: float) -> None:
    assert my_win(["patrol2"], odds) > my_win(["phone"], odds)


def test_i_win_more_often_with_a_card_to_a_new_house_unless_i_know_all() -> None:
    assert my_win(["raid"], 1 / 16) > my_win(["informer"], 1 / 16)
    assert my_win(["raid"], 1.0) == my_win(["informer"], 1.0)


def test_with_two_seats_a_sleuth_who_knows_goes_to_the_police_first() -> None:
    """From house 6 Patrol 2 leads there as the first card or as the second. Seat 1 may be right
    in between."""
    others = looked(1, 1, 2, 3, 4, 5)
    stream = [*begun([6, 3], "patrol2 raid survey coldcase", ""), *KNOWN, *others]
    first, second = PlayBoth("patrol2", "raid"), PlayBoth("survey", "patrol2")
    assert lays("sleuth", stream, first, second).choice == first


def test_with_two_seats_a_rival_behind_me_does_not_wait_for_the_second_card() -> None:
    """Both came to the police with their first cards, I before seat 1; it has one tile to see, and
    I have two: to guess now is better than to let it."""
    match = from_the_start(position([6, 5], "patrol2 raid", "patrol3 survey"))
    lay(match, "patrol2 raid", "patrol3 survey")
    told = [*match.streams[0], *saw(1, 2, 3, 4)]
    guesses = wish("sleuth", [*told, *looked(1, 1, 2, 3, 4, 5)], AT_POLICE)
    assert isinstance(guesses.choice, Declare)
    assert wish("sleuth", told, AT_POLICE).choice == Decline(), "if it has seen nothing"


# At the pub


def test_a_sleuth_goes_to_the_pub_when_others_have_looked_where_it_has_not() -> None:
    stream = [*begun([1, 3, 5, 7], "informer phone shadow", "", "", ""), *saw(1)]
    stream += [event for seat in (1, 2, 3) for event in looked(seat, 2, 3, 4, 5)]
    for options in (("informer", "phone"), ("phone", "informer")):
        laid = wish("sleuth", stream, laying(*options))
        assert laid == Wish(Play("informer"), motives.WantsToAsk())


def test_a_sleuth_asks_nothing_where_every_answer_is_known() -> None:
    """The only one who has looked anywhere saw what I saw."""
    stream = [*begun([4, 3, 5, 7], "", "", "", ""), *saw(1, 2), *looked(1, 1, 2)]
    wanted = wish("sleuth", stream, Question("pub", pub_questions("suspect", (1, 2, 3)), ()))
    assert wanted.choice == Decline()


# Late in the game


def test_in_a_stale_game_a_sleuth_lays_any_card_unless_it_goes_to_the_police() -> None:
    hand = begun([6, 3, 5, 7], "patrol2 coldcase phone", "", "", "")
    question = laying("patrol2", "coldcase", "phone")
    late: list[Event] = [*hand, RoundBegan(30)]
    assert wish("sleuth", late, question).because == motives.ShakesThingsUp()
    hurries = wish("sleuth", [*late, *KNOWN], question)
    assert hurries == Wish(Play("patrol2"), motives.HurriesToThePolice(100))


# What others will do


def weights(seen: int) -> dict[Card, float]:
    """How likely seat 1, at house 6, lays a card that leads to the police, to a house, to the pub,
    or one with which it follows somebody."""
    table = a_table(seen=seen)
    rivals = Rivals(table, Insights(SUSPECTS_FIRST, {}), [], PLAIN_SLEUTH)
    return {card: rivals.weight(1, card) for card in ("patrol2", "raid", "informer", "shadow")}


def test_who_knows_nothing_is_thought_to_look_then_to_ask_then_to_follow() -> None:
    likely = weights(0)
    order = sorted(likely, key=lambda card: likely[card], reverse=True)
    assert order == ["raid", "informer", "shadow", "patrol2"]


def test_who_knows_all_is_thought_to_hurry_to_the_police() -> None:
    likely = weights(ALL_TILES)
    assert likely["patrol2"] / sum(likely.values()) > 0.99


def test_who_has_two_solutions_left_is_thought_to_try_the_police_rather_than_to_ask() -> None:
    likely = weights(TWO_SOLUTIONS)
    assert likely["patrol2"] > likely["informer"] > likely["shadow"]


def test_a_sleuth_that_can_learn_nothing_gets_in_the_way() -> None:
    """House 2 is known, and seat 1 stays there."""
    assert why_walk_to_house_2(*saw(2)) == motives.MayGetInTheWay(2)


def test_a_sleuth_claims_neither_to_know_nor_to_be_alone_where_it_is_not_so() -> None:
    assert isinstance(why_walk_to_house_2(), motives.BestChances)


def why_walk_to_house_2(*before: Event) -> Motive:
    stream = [*begun([1, 2, 5, 7], "unexpected coldcase raid", "", "", ""), *before]
    for seat, card in enumerate(("unexpected", "phone", "survey", "shadow")):
        stream.append(CardRevealed(seat, card))
    walk: tuple[Choice, ...] = (Walk(1),)
    return wish("sleuth", stream, Question("steps", walk, ())).because
