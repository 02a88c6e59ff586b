"""How the levels think in the Sock Inquiry: chosen positions, reasons in words, and strength."""

from __future__ import annotations

from collections.abc import Sequence
from math import isclose
from typing import Any, get_args

import pytest

from deductio.core.chance import Chance
from deductio.core.messages import Event, Opened, Question, Seated
from deductio.core.options import Subsets
from deductio.core.thinking import Motive, Wish
from deductio.games.chaussette import GAME
from deductio.games.chaussette.messages import (
    Action,
    Agreed,
    CardFlipped,
    ClueSeen,
    CluesHandedOut,
    ClueShown,
    CounterChanged,
    EffectTurned,
    FirstPlayerNamed,
    GrantBonus,
    Indicate,
    LetIndicate,
    MarkerPlaced,
    NoPairFound,
    PairRevealed,
    Propose,
    Proposed,
    Report,
    Reported,
    RoundBegan,
    SawSocks,
    Search,
    Searched,
    Target,
)
from deductio.games.chaussette.motives import (
    ChaussetteMotive,
    FellIn,
    HadToIndicate,
    IndicatedProven,
    ReportedProvenKind,
    SaidWhatIsTrue,
    SentTheBestInformed,
    SparedPairs,
    TookKnownPair,
    TrustedAnOffer,
    WentRowByRow,
)
from deductio.games.chaussette.rules.competition import REPORTS
from deductio.games.chaussette.rules.cooperation import actions, indications, proposals
from deductio.games.chaussette.socks import SLOTS
from deductio.games.chaussette.strategy.belief import Belief, best_report
from deductio.games.chaussette.strategy.inquiry import Inquiry
from deductio.lab.table import play_game
from deductio.words import LANGUAGES, Words


def against(*events: Event, seats: int = 2) -> list[Event]:
    """Seat 0's stream of a competition in which it knows that the missing sock is white."""
    clues = ("color", "length", "mark", "color", "length")[:seats]
    return [
        Opened("chaussette", 1, seats, {}, "", ()),
        Seated(0),
        FirstPlayerNamed(0),
        CluesHandedOut(clues),
        ClueSeen(0, "color", "white"),
        RoundBegan(1),
        *events,
    ]


def together(*events: Event, seats: int = 2, searches: int = 15) -> list[Event]:
    """Seat 0's stream of a team that knows the missing sock is white."""
    return [
        Opened("chaussette", 1, seats, {"mode": "cooperation"}, "", ()),
        Seated(0),
        FirstPlayerNamed(0),
        CounterChanged(searches),
        ClueShown("color", "white"),
        *events,
    ]


def saw(slots: Sequence[int], kinds: str, *, seat: int = 0) -> list[Event]:
    """A search of one's own without a pair."""
    return [
        Searched(seat, tuple(slots), False),
        SawSocks(seat, tuple(slots), tuple(kinds)),
        NoPairFound(seat, tuple(slots)),
    ]


def looked(seat: int, *slots: int) -> list[Event]:
    """A search of somebody else without a pair."""
    return [Searched(seat, slots, False), NoPairFound(seat, slots)]


def out(kinds: str, first: int, *, seat: int = 1) -> list[Event]:
    """Pairs that somebody revealed from neighbouring slots."""
    found: list[Event] = []
    for place, kind in enumerate(kinds):
        slots = (first + 2 * place, first + 2 * place + 1)
        found += [Searched(seat, slots, False), PairRevealed(seat, kind, slots)]
    return found


def thinks(level: str, stream: list[Event], name: str, options: Any, seed: int = 0) -> Wish:
    luck = Chance(seed.to_bytes(32, "big"))
    wish = GAME.thinking[level](stream, Question(name, options, ()), luck)
    assert wish is not None
    assert wish.choice in options
    return wish


def search(level: str, stream: list[Event], *, gaps: Sequence[int] = (), seed: int = 0) -> Wish:
    cards = [slot for slot in SLOTS if slot not in gaps]
    return thinks(level, stream, "search", Subsets(Search, cards, 3), seed)


def slots_of(wish: Wish) -> set[int]:
    assert isinstance(wish.choice, Search)
    return set(wish.choice.slots)


TWINS_LONG_AGO = against(
    *saw((1, 2, 3), "ABC"), *saw((4, 5, 6), "DEF"), *saw((7, 8, 9), "GHA"), RoundBegan(5)
)
"""A lies in slots 1 and 9."""


def test_a_rookie_has_forgotten_a_twin_that_an_inspector_and_a_sleuth_remember() -> None:
    for seed in range(5):
        assert not slots_of(search("rookie", TWINS_LONG_AGO, seed=seed)) >= {1, 9}
    for level in ("inspector", "sleuth"):
        wish = search(level, TWINS_LONG_AGO)
        assert slots_of(wish) >= {1, 9}
        assert wish.because == TookKnownPair("A", (1, 9))


def test_a_rookie_mostly_takes_the_twins_of_its_last_two_looks() -> None:
    stream = against(*saw((1, 2, 3), "ABC"), *saw((4, 5, 6), "DAF"))
    taken = sum(slots_of(search("rookie", stream, seed=seed)) >= {1, 5} for seed in range(30))
    assert 10 < taken < 30


def test_a_rookie_overlooks_pairs_of_others_and_an_inspector_never_does() -> None:
    stream = against(*out("AB", 1), *out("C", 5, seat=0))

    def reported(level: str) -> set[str]:
        wishes = [thinks(level, stream, "report", REPORTS, seed) for seed in range(30)]
        return {wish.choice.kind for wish in wishes if isinstance(wish.choice, Report)}

    assert reported("rookie") == {"A", "B", "D"}, "it minds its clue and its own pair"
    assert reported("inspector") == {"D"}
    assert isinstance(thinks("inspector", stream, "report", REPORTS).because, ReportedProvenKind)


def test_an_inspector_looks_row_by_row_at_what_it_does_not_know() -> None:
    wish = search("inspector", against(*saw((1, 3, 4), "ABC")))
    assert slots_of(wish) == {2, 5, 6}
    assert wish.because == WentRowByRow(3)


@pytest.mark.parametrize("level", ["careful", "inspector"])
def test_in_a_team_they_look_where_nobody_has_looked(level: str) -> None:
    for seed in range(5):
        wish = search(level, together(*looked(1, 1, 2, 3), *looked(1, 4, 5, 6)), seed=seed)
        assert slots_of(wish) <= {*SLOTS} - {1, 2, 3, 4, 5, 6}


def council(*said: tuple[str, int, str]) -> list[Event]:
    """Seat 1 has revealed a pair, and then the seats have proposed this."""
    return [*out("E", 14), *[Proposed(seat, *one) for seat, one in enumerate(said)]]  # type: ignore[arg-type]


def proposes(level: str, stream: list[Event], *, seats: int = 2, seed: int = 0) -> Wish:
    return thinks(level, stream, "propose", proposals(seats, can_search=True), seed)


@pytest.mark.parametrize("level", ["inspector", "sleuth"])
def test_who_knows_nothing_for_certain_gives_no_reason(level: str) -> None:
    wish = proposes(level, together(*saw((1, 2, 3), "ABC"), *council()))
    assert isinstance(wish.choice, Propose)
    assert (wish.choice.action, wish.choice.reason) == ("bonus", "none")


@pytest.mark.parametrize("level", ["rookie", "inspector", "sleuth"])
def test_who_knows_a_pair_says_so_and_wants_to_search(level: str) -> None:
    looks = [*saw((1, 2, 3), "ABF"), *saw((4, 5, 6), "GAH")]
    wish = proposes(level, together(*looks, *council()))
    assert wish == Wish(Propose("bonus", 0, "pair"), SaidWhatIsTrue(("pair",)))


@pytest.mark.parametrize("level", ["inspector", "sleuth"])
def test_who_knows_a_characteristic_says_so_and_indicates_it(level: str) -> None:
    looks = [*out("AC", 1), *saw((5, 6, 7), "BHF"), *saw((8, 9, 10), "DBG")]
    stream = together(*looks, *council())
    wish = proposes(level, stream)
    assert wish == Wish(Propose("indicate", 0, "char"), SaidWhatIsTrue(("char",)))
    wish = thinks(level, stream, "indicate", indications(("length", "mark")))
    assert wish == Wish(Indicate("length", "short"), IndicatedProven("short"))


@pytest.mark.parametrize("level", ["rookie", "inspector", "sleuth"])
@pytest.mark.parametrize(("skill", "action"), [("char", "indicate"), ("pair", "bonus")])
def test_all_fall_in_with_a_stated_certainty(level: str, skill: str, action: Action) -> None:
    said = [("bonus", 0, "none"), ("bonus", 1, "none"), (action, 2, skill)]
    stream = together(*council(*said), seats=3)
    wish = proposes(level, stream, seats=3)
    assert wish == Wish(Propose(action, 2, "none"), TrustedAnOffer(2, skill))
    choice = {"char": LetIndicate(2), "pair": GrantBonus(2)}[skill]
    wish = thinks(level, stream, "pick", actions(3, can_search=True))
    assert wish == Wish(choice, TrustedAnOffer(2, skill))


@pytest.mark.parametrize("level", ["rookie", "inspector", "sleuth"])
def test_a_characteristic_counts_more_and_among_equals_who_sits_next_to_the_revealer(
    level: str,
) -> None:
    said = [("indicate", 0, "char"), ("bonus", 1, "pair"), ("indicate", 2, "char")]
    wish = proposes(level, together(*council(*said), seats=3), seats=3)
    assert isinstance(wish.choice, Propose)
    assert (wish.choice.action, wish.choice.doer) == ("indicate", 2)


@pytest.mark.parametrize("level", ["inspector", "sleuth"])
def test_nobody_falls_in_where_the_reason_does_not_go_with_the_proposal(level: str) -> None:
    said = [("bonus", 0, "none"), ("bonus", 1, "none"), ("bonus", 2, "char")]
    wish = proposes(level, together(*council(*said), seats=3), seats=3)
    assert not isinstance(wish.because, TrustedAnOffer)


def test_a_rookie_without_a_thought_of_its_own_joins_the_revealer() -> None:
    said = [("bonus", 0, "none"), ("indicate", 1, "none")]
    wish = proposes("rookie", together(*council(*said)))
    assert wish == Wish(Propose("indicate", 1, "none"), FellIn(1))


def test_a_sleuth_reports_by_the_scoring_table_not_the_likeliest_kind() -> None:
    odds = {"A": 0.30, "E": 0.23, "F": 0.23, "G": 0.24}
    worth, kind = best_report(odds)
    assert kind == "E", "two of three right in all other cases"
    assert isclose(worth, 4 * 0.23 + 2 * 0.77)
    assert best_report({"A": 1.0}) == (4.0, "A")


def belief_of(stream: list[Event]) -> Belief:
    return Belief(Inquiry(stream), Chance(bytes(32)))


def test_a_sleuth_believes_reports_about_the_clue_of_their_seat() -> None:
    stream = against(*saw((1, 2, 3), "ABC"), Reported(0, 3, "A"), Reported(1, 3, "C"))
    before = belief_of(stream[:-2]).missing
    after = belief_of(stream).missing
    assert before["A"] + before["B"] > 0.35
    assert after["A"] + after["B"] < 0.05, "seat 1 was told the length, and reports a short sock"
    assert Inquiry(stream).open_kinds == ("A", "B", "C", "D"), "it proves nothing"


def test_a_sleuth_thinks_that_who_takes_no_pair_knows_none() -> None:
    looks = [*looked(1, 1, 2, 3), *looked(1, 4, 5, 6), *looked(1, 7, 8, 9)]
    twins = belief_of(against(*looks)).twins
    assert twins[1, 4] == 0
    assert twins[1, 7] > 0, "that pair would be new to it"


def test_a_sleuth_knows_exactly_how_likely_two_cards_are_twins() -> None:
    fresh = belief_of(together()[:-1])
    assert isclose(fresh.twins[1, 2], 1 / 15)
    assert isclose(fresh.pair_odds((1, 2, 3)), 1 / 5), "the first search of a game"
    later = belief_of(against(*saw((1, 2, 3), "ABE"), *looked(1, 4, 5, 6), Reported(1, 3, "A")))
    assert all(isclose(row.sum(), 1) for row in later.twins), "every card has one twin"


def test_a_sleuth_drops_a_habit_that_is_disproved() -> None:
    """Seat 1 has seen slots 1 and 4, which hold twins, and has not taken them."""
    mine = [*saw((1, 10, 11), "ABC"), *saw((4, 12, 13), "ADE")]
    looks = [*looked(1, 1, 2, 3), *looked(1, 4, 5, 6), *looked(1, 7, 8, 9)]
    belief = belief_of(against(*mine, *looks))
    assert isclose(belief.twins[1, 4], 1)
    assert belief.twins[2, 5] > 0


def test_a_sleuth_takes_markers_as_right() -> None:
    stream = together(MarkerPlaced(1, "length", "short"))
    assert belief_of(stream).missing["A"] == 0
    wish = thinks("sleuth", stream, "indicate", indications(("mark",)))
    assert isinstance(wish.choice, Indicate)
    assert wish.choice.characteristic == "mark"


def test_a_team_lets_who_knows_indicate() -> None:
    said = [("bonus", 0, "none"), ("indicate", 1, "char"), ("bonus", 0, "none")]
    stream = together(*council(*said), seats=3)
    wish = thinks("sleuth", stream, "pick", actions(3, can_search=True))
    assert wish == Wish(LetIndicate(1), TrustedAnOffer(1, "char"))


def test_a_team_sends_the_seat_that_has_seen_most() -> None:
    stream = together(*looked(2, 1, 2, 3), *out("E", 4), seats=3)
    wish = thinks("sleuth", stream, "pick", actions(3, can_search=True))
    assert wish == Wish(GrantBonus(2), SentTheBestInformed(2, 10))
    wish = proposes("sleuth", stream, seats=3)
    assert wish == Wish(Propose("bonus", 2, "none"), SentTheBestInformed(2, 10))


def test_a_team_whose_pairs_run_out_indicates() -> None:
    """Six pairs are out, and two markers are missing: one pair is too few already."""
    stream = together(*out("EFGHAD", 1))
    wish = thinks("sleuth", stream, "pick", actions(2, can_search=True))
    assert isinstance(wish.because, HadToIndicate | SaidWhatIsTrue)
    assert isinstance(wish.choice, LetIndicate)


def test_a_team_spares_its_pairs_until_somebody_knows_something() -> None:
    """Three pairs are left for three markers: the known one waits for something to say."""
    twins_in_9_and_12 = [*saw((9, 10, 11), "ADF"), *saw((10, 12, 13), "DAG")]
    hard = [*together()[:-1], *out("BCEH", 1), *twins_in_9_and_12]
    wish = search("sleuth", hard, gaps=range(1, 9))
    assert isinstance(wish.because, SparedPairs)
    assert not slots_of(wish) >= {9, 12}
    heard = [*hard, Proposed(0, "bonus", 0, "none"), Proposed(1, "indicate", 1, "char")]
    heard.append(Agreed("bonus", 0))
    wish = search("sleuth", heard, gaps=range(1, 9))
    assert wish.because == TookKnownPair("A", (9, 12))


def target(level: str, effect: str, number: int, *looks: Event) -> Target:
    stream = together(*looks, EffectTurned("E", effect))
    choice = thinks(level, stream, "target", Subsets(Target, SLOTS, number)).choice
    assert isinstance(choice, Target)
    return choice


def test_an_inspector_aims_effects_at_cards_it_does_not_know() -> None:
    assert target("inspector", "flip", 1, *saw((1, 2, 4), "ABC")) == Target((3,))


def test_a_sleuth_shows_what_nobody_has_seen() -> None:
    looks = [*saw((1, 2, 3), "ABC"), *looked(1, 4, 5, 6), *looked(1, 7, 8, 9)]
    looks += [*looked(1, 10, 11, 12), *looked(1, 13, 14)]
    assert target("sleuth", "show", 1, *looks) == Target((15,))


def test_a_sleuth_stirs_twins() -> None:
    looks = [*saw((1, 2, 3), "ABC"), *saw((4, 5, 6), "DAF"), *saw((7, 8, 9), "GHE")]
    looks += [*looked(1, 10, 11, 12), *looked(1, 13, 14, 15)]
    assert target("sleuth", "shuffle", 2, *looks) == Target((1, 5))


def test_a_sleuth_does_not_stir_what_lies_open() -> None:
    seen_by_one = [*looked(1, 1, 2, 3), *looked(1, 4, 5, 6), *looked(1, 7, 8, 9)]
    seen_by_one += [*looked(1, 10, 11, 12), *looked(1, 13, 14)]
    chosen = target("sleuth", "shuffle", 2, *seen_by_one, CardFlipped(1, 15, "F"))
    assert 15 not in chosen.slots


def test_a_sleuth_throws_out_the_likeliest_twin_of_the_missing_sock() -> None:
    looks = [*saw((1, 2, 3), "EFG"), *saw((4, 5, 6), "EAG"), *saw((7, 8, 9), "FHC")]
    thrown = target("sleuth", "remove", 1, *looks, *saw((10, 11, 12), "HCB"))
    assert thrown in (Target((5,)), Target((12,))), "A and B are white and have no twin yet"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_in_words(language: str) -> None:
    words = Words(GAME, language, me=0)  # type: ignore[arg-type]
    sample = {"kind": "A", "value": "blue", "skill": "pair", "effect": "flip", "percent": 42}
    tuples = {"skills": [(), ("pair",), ("pair", "char")]}
    for motive in get_args(ChaussetteMotive):
        for number in range(3):
            said = words.say(made(motive, sample, tuples, number))
            assert said
            assert "{" not in said


def made(
    motive: type[Motive], sample: dict[str, Any], tuples: dict[str, Any], number: int
) -> Motive:
    """That reason with some values in it."""
    values = {}
    for field in motive.__struct_fields__:
        if motive is TookKnownPair and field == "slots":
            values[field] = (1, 2)
        elif field in tuples:
            values[field] = tuples[field][number]
        else:
            values[field] = sample.get(field, number)
    return motive(**values)


def points(levels: list[str], games: int) -> list[float]:
    """Mean points of the two levels that sit in turn, rotated from game to game."""
    sums = [0.0, 0.0]
    for number in range(games):
        seats = [levels[(seat + number) % 2] for seat in range(4)]
        outcome = play_game(GAME, 4, {}, seats, f"chaussette {number}").outcome
        for seat, score in enumerate(outcome.scores):
            sums[(seat + number) % 2] += score
    return [total / (2 * games) for total in sums]


def test_a_sleuth_scores_more_than_a_rookie() -> None:
    sleuth, rookie = points(["sleuth", "rookie"], 6)
    assert sleuth > 1.15 * rookie


def test_an_inspector_scores_more_than_a_rookie() -> None:
    inspector, rookie = points(["inspector", "rookie"], 16)
    assert inspector > 1.05 * rookie


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_four_sleuths_find_the_sock_together(level: str) -> None:
    options = {"mode": "cooperation", "level": level}
    games = [play_game(GAME, 4, options, ["sleuth"], f"team {number}") for number in range(3)]
    assert all(record.outcome.winners == (0, 1, 2, 3) for record in games)


def test_sleuths_play_from_memory_and_with_effects_to_an_end() -> None:
    for options in (
        {"mode": "cooperation", "effects": True},
        {"mode": "cooperation", "level": "easy", "effects": True, "notebook": (True, False)},
        {"notebook": (False, True)},
    ):
        assert play_game(GAME, 2, options, ["sleuth"], "an evening").outcome is not None
