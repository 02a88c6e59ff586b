"""Slips of a rookie, the careful level, and what each trait does in the Sock Inquiry."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question
from deductio.core.options import Subsets
from deductio.core.thinking import PLAIN, Temper, Wish
from deductio.games.chaussette import GAME
from deductio.games.chaussette.messages import (
    Action,
    NoPairFound,
    Propose,
    Proposed,
    Report,
    Reported,
    RoundBegan,
    Search,
)
from deductio.games.chaussette.motives import (
    ChasedATwin,
    Hedged,
    KeptItsReport,
    OverlookedPair,
    ReportedOpenKind,
    ReportedProvenKind,
    SentTheFinder,
    TookKnownPair,
    WantedATurn,
)
from deductio.games.chaussette.rules.competition import REPORTS
from deductio.games.chaussette.rules.cooperation import proposals
from deductio.games.chaussette.socks import SLOTS
from deductio.games.chaussette.strategy.belief import Belief
from deductio.games.chaussette.strategy.inquiry import inquiry_of
from deductio.games.chaussette.strategy.taste import Taste, side_by_side
from deductio.games.chaussette.strategy.ways import PLAIN_WAYS, ways_of
from tests.bots.test_chaussette import TWINS_LONG_AGO, against, council, looked, out, saw, together

every_level = pytest.mark.parametrize("level", GAME.thinking)
by_proof = pytest.mark.parametrize("level", ["inspector", "sleuth"])
SEARCHES = Subsets(Search, SLOTS, 3)


def thinks(
    level: str, stream: Sequence[Event], question: Question, temper: Temper = PLAIN, seed: int = 0
) -> Wish:
    wish = GAME.thinking[level](stream, question, Chance(seed.to_bytes(32, "big")), temper)
    assert wish is not None
    return wish


def searches(
    level: str, stream: Sequence[Event], temper: Temper = PLAIN, seed: int = 0
) -> tuple[set[int], Wish]:
    wish = thinks(level, stream, Question("search", SEARCHES, ()), temper, seed)
    assert isinstance(wish.choice, Search)
    return set(wish.choice.slots), wish


def reports(level: str, stream: Sequence[Event], temper: Temper = PLAIN, seed: int = 0) -> Wish:
    return thinks(level, stream, Question("report", REPORTS, ()), temper, seed)


# Levels


@pytest.mark.parametrize("level", ["rookie", "careful", "inspector"])
def test_a_report_is_kept_as_long_as_it_can_be_right(level: str) -> None:
    """White is known, and nothing else: A, B, C and D may be missing."""
    stream = against(Reported(0, 3, "C"), Reported(1, 3, "A"))
    for seed in range(5):
        assert reports(level, stream, seed=seed) == Wish(Report("C"), KeptItsReport(4))
    disproved = [*stream, *out("C", 1, seat=0)]
    assert reports(level, disproved).choice != Report("C")


def test_a_rookie_says_that_it_overlooked_a_pair() -> None:
    stream = against(*saw((1, 2, 3), "ABC"), *saw((4, 5, 6), "DAF"))
    found = {searches("rookie", stream, seed=seed)[1].because for seed in range(30)}
    assert {OverlookedPair("A"), TookKnownPair("A", (1, 5))} <= found


def test_a_rookie_sends_who_found_the_pair_or_wants_a_turn() -> None:
    stream = together(*council())
    question = Question("propose", proposals(2, can_search=True), ())
    found = {thinks("rookie", stream, question, seed=seed).because for seed in range(30)}
    assert found == {SentTheFinder(1), WantedATurn()}


@pytest.mark.parametrize("action", ["bonus", "indicate"])
def test_a_rookie_that_found_the_pair_wants_the_same_again(action: Action) -> None:
    stream = together(*out("E", 14, seat=0), Proposed(0, action, 0, "none"))
    question = Question("propose_again", proposals(2, can_search=True), ())
    for seed in range(10):
        choice = thinks("rookie", stream, question, seed=seed).choice
        assert choice == Propose(action, 0, "none")


def test_a_careful_one_never_overlooks_twins_of_its_last_two_looks() -> None:
    stream = against(*saw((1, 2, 3), "ABC"), *saw((4, 5, 6), "DAF"))
    for seed in range(5):
        took = searches("careful", stream, seed=seed)[1].because
        assert took == TookKnownPair("A", (1, 5))
    assert not searches("careful", TWINS_LONG_AGO)[0] >= {1, 9}, "longer ago is a blur"


def test_a_careful_one_strikes_off_what_it_saw_twice_and_all_pairs() -> None:
    """The sock is white: B lies in two slots it saw, and somebody revealed A."""
    stream = against(*out("A", 1), *saw((3, 4, 5), "BEF"), *saw((6, 7, 8), "BGH"))
    kinds = {reports("careful", stream, seed=seed).choice for seed in range(30)}
    assert kinds == {Report("C"), Report("D")}


def test_a_careful_one_does_not_combine_what_an_inspector_does() -> None:
    """Only slots 14 and 15 are new, and others found no pair there. C was never seen and D once:
    so one of the two is C and the other D, and the second C is missing."""
    stream = against(*out("ABEF", 1), *saw((9, 10, 11), "GHD"), *saw((11, 12, 13), "DGH"))
    stream.append(NoPairFound(1, (14, 15)))
    assert reports("inspector", stream).because == ReportedProvenKind()
    assert reports("careful", stream).because == ReportedOpenKind(2)


@pytest.mark.parametrize("level", ["rookie", "careful"])
def test_who_forgets_cards_still_knows_where_it_never_looked(level: str) -> None:
    for seed in range(5):
        assert searches(level, TWINS_LONG_AGO, seed=seed)[0] <= {10, 11, 12, 13, 14, 15}


# Tempers


@every_level
def test_a_plain_temper_gives_the_plain_level(level: str) -> None:
    assert ways_of(level, PLAIN) == PLAIN_WAYS[level]


@every_level
@pytest.mark.parametrize("trait", Temper.__struct_fields__)
def test_in_a_team_every_temper_plays_as_its_level_does(level: str, trait: str) -> None:
    stream = together(*saw((1, 2, 3), "ABC"))
    temper = Temper(**{trait: 1.0})
    assert inquiry_of(level, stream, temper).ways == PLAIN_WAYS[level]
    assert searches(level, stream, temper) == searches(level, stream)


@pytest.mark.parametrize("level", ["careful", "inspector"])
def test_guile_looks_where_nobody_foresees(level: str) -> None:
    slots = [searches(level, against(), Temper(guile=1), seed)[0] for seed in range(10)]
    assert len({frozenset(some) for some in slots}) > 5
    assert all(searches(level, against(), PLAIN, seed)[0] == {1, 2, 3} for seed in range(10))


@pytest.mark.parametrize("level", ["careful", "inspector"])
def test_the_bold_chase_the_twin_of_a_card_they_know_when_few_are_left(level: str) -> None:
    early, few = saw((1, 2, 3), "ABC"), [*out("EF", 1), *saw((5, 6, 7), "ABC")]
    assert searches(level, against(*early), Temper(boldness=1))[0] == {4, 5, 6}
    slots, wish = searches(level, against(*few), Temper(boldness=1))
    assert slots == {7, 8, 9}
    assert wish.because == ChasedATwin("C")


KNOWS_A_PAIR = against(*saw((1, 2, 3), "ABC"), *saw((4, 5, 6), "DAF"))
"""A lies in slots 1 and 5, and there are four searches to come."""
MISER = Temper(hoarding=1)


@pytest.mark.parametrize("level", ["careful", "inspector"])
def test_who_hoards_leaves_a_pair_until_the_end(level: str) -> None:
    assert searches(level, KNOWS_A_PAIR)[0] >= {1, 5}
    assert not searches(level, KNOWS_A_PAIR, MISER)[0] >= {1, 5}
    last = [*KNOWS_A_PAIR, RoundBegan(5)]
    assert searches(level, last, MISER)[0] >= {1, 5}, "it is the last search"


def test_a_sleuth_that_hoards_leaves_a_pair_that_nobody_else_knows() -> None:
    inquiry = inquiry_of("sleuth", KNOWS_A_PAIR, MISER)
    taste = Taste(inquiry, Belief(inquiry, Chance(bytes(32))))
    assert taste.likes(Search((1, 5, 7))) < 0 == taste.likes(Search((7, 8, 9)))


@by_proof
def test_who_forgets_has_lost_sight_of_old_looks(level: str) -> None:
    stream = [*TWINS_LONG_AGO, *saw((10, 11, 12), "BCE")]
    assert inquiry_of(level, stream, PLAIN).known.keys() >= {1, 2, 3, 9}
    assert inquiry_of(level, stream, Temper(forgetting=1)).known.keys().isdisjoint({1, 2, 3})


@pytest.mark.parametrize("level", ["careful", "inspector"])
def test_who_is_kind_looks_elsewhere_and_leaves_what_others_have_seen(level: str) -> None:
    stream = against(*looked(1, 1, 2, 14), *looked(1, 8, 9, 10))
    assert searches(level, stream, Temper(kindness=1))[0] == {1, 2, 3}
    assert searches(level, [*stream, *looked(1, 3, 4, 5)], Temper(kindness=1))[0] == {1, 2, 6}
    assert searches(level, KNOWS_A_PAIR, Temper(kindness=1))[0] >= {1, 5}
    shared = [*KNOWS_A_PAIR, *looked(1, 1, 2, 9), *looked(1, 5, 7, 8)]
    assert not searches(level, shared, Temper(kindness=1))[0] >= {1, 5}
    assert searches(level, [*shared, RoundBegan(5)], Temper(kindness=1))[0] >= {1, 5}


@pytest.mark.parametrize("level", ["careful", "inspector"])
def test_who_meddles_looks_at_what_somebody_has_just_looked_at(level: str) -> None:
    stream = against(*saw((1, 2, 3), "ABC"), *looked(1, 1, 2, 14))
    assert searches(level, stream, Temper(meddling=1))[0] == {4, 5, 14}, "new to it, if it can be"
    stream += looked(1, 1, 2, 3)
    assert searches(level, stream, Temper(meddling=1))[0] == {1, 4, 5}, "even if it knows it"


@pytest.mark.parametrize("level", ["careful", "inspector"])
def test_the_hasty_look_at_what_lies_near_and_prove_nothing(level: str) -> None:
    stream = against(*saw((7, 8, 9), "ABE"))
    assert searches(level, stream, Temper(haste=1))[0] == {2, 3, 4}
    assert not ways_of(level, Temper(haste=1)).proves


@pytest.mark.parametrize("level", ["careful", "inspector"])
def test_the_cautious_report_what_is_least_wrong(level: str) -> None:
    """White, and not D: of A, B and C it is A that shares two characteristics with both others."""
    stream = against(*out("D", 1))
    for seed in range(5):
        assert reports(level, stream, Temper(boldness=-1), seed) == Wish(Report("A"), Hedged(3))


@pytest.mark.parametrize("level", ["careful", "inspector"])
def test_who_reads_others_believes_their_first_reports(level: str) -> None:
    """Seat 1 was told the length, and reports a short sock; the missing one is white."""
    stream = against(Reported(0, 3, "A"), Reported(1, 3, "H"))
    found = {reports(level, stream, Temper(reading=1), seed).choice for seed in range(20)}
    assert found == {Report("C"), Report("D")}


def test_a_meddler_counts_the_points_of_others_more_and_a_kind_one_not_at_all() -> None:
    meddler, kind = (
        ways_of("sleuth", Temper(**{trait: 1.0})) for trait in ("meddling", "kindness")
    )
    assert meddler.others_points > 1 > kind.others_points == 0


def test_a_sleuth_in_haste_looks_at_cards_side_by_side() -> None:
    slots, _ = searches("sleuth", against(), Temper(haste=3))
    assert sum(side_by_side((one, other)) for one in slots for other in slots if one < other) == 2


def test_slots_side_by_side_are_in_one_row_or_one_column() -> None:
    assert side_by_side((1, 2))
    assert side_by_side((7, 2))
    assert not side_by_side((5, 6)), "the end of a row and the beginning of the next"
    assert not side_by_side((1, 3))
