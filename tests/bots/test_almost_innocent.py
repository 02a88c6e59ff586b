"""How bots think in Almost Innocent: what each level knows, asks, says and names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from deductio.bots import bot
from deductio.core.match import Match
from deductio.core.messages import Choice, Event, Opened, Question, Seat, Seated
from deductio.core.thinking import KeptToHabit, Motive, Temper, Wish
from deductio.games.almost_innocent import GAME
from deductio.games.almost_innocent.clues import kind_of
from deductio.games.almost_innocent.messages import (
    Agree,
    Announce,
    AskQuantity,
    AskType,
    CaseOpened,
    CharacterTaken,
    HandDealt,
    Inspect,
    LetDraw,
    LetMark,
    Mark,
    MarkReady,
    Misnamed,
    MoveQueen,
    Pile,
    PilesLaid,
    Propose,
    Refuse,
    Said,
    Say,
    WindowMarked,
)
from deductio.games.almost_innocent.motives import (
    AllSeemToKnow,
    HelpsDoubter,
    Knew,
    KnewAll,
    Likely,
    MarksUseful,
    OneOfThese,
    PutNothingTogether,
    SeemsToFit,
    StillInDoubt,
    WinsMost,
)
from deductio.games.almost_innocent.state import State
from deductio.games.almost_innocent.strategy import THINKING
from deductio.games.almost_innocent.strategy.beliefs import Beliefs, own_left
from deductio.games.almost_innocent.strategy.combinations import combinations, fitting
from deductio.games.almost_innocent.strategy.inquiry import Inquiry, chance_after_two, chances
from deductio.games.almost_innocent.strategy.inspector import Proven
from deductio.games.almost_innocent.strategy.naming import best_name
from deductio.games.almost_innocent.strategy.slate import Slate
from deductio.games.almost_innocent.strategy.told import board_of, seen_in, told_of_all
from deductio.games.almost_innocent.strategy.ways import LEVELS as LEVEL_WAYS
from deductio.games.almost_innocent.strategy.ways import ways
from deductio.lab.table import play_game
from deductio.words import LANGUAGES, Words
from tests.rules.almost_innocent.arranged import (
    FIVE,
    at,
    dice,
    free,
    luck,
    opened,
    own_combinations,
    table,
    told_to,
)

LEVELS = ("rookie", "careful", "inspector", "sleuth")
CARDS = ("din", "teor", "edd")
KNOWN_OR_GUESSED = Knew | SeemsToFit | PutNothingTogether | OneOfThese | Likely
LINES = ("R1", "R2", "R3", "R4", "R5", "R6", "CA", "CB", "CC", "CD", "CE", "CF")


def stream_of(match: Match[State], seat: Seat) -> list[Event]:
    """What the seat heard, with the deal that a table laid by hand never told."""
    state = match.state
    dealt = HandDealt(seat, state.left_of(seat), state.held[seat])
    begin = [Opened("almost_innocent", 1, state.seats, {}, "", ()), Seated(seat)]
    cards = [CharacterTaken(0, character, has_card=True) for character in CARDS]
    decks = state.case.board.decks.items()
    piles = PilesLaid(tuple(Pile(kind, len(deck) - state.seats) for kind, deck in decks))
    return [*begin, CaseOpened(state.case), *cards, piles, dealt, *match.streams[seat]]


def wish(level: str, match: Match[State], seat: Seat) -> Wish | None:
    question = match.question(seat)
    assert question is not None
    return THINKING[level](stream_of(match, seat), question, luck())


def asked(match: Match[State], *lines: str) -> Match[State]:
    """How many in each of these lines, asked in turn."""
    for line in lines:
        match.choose(match.waiting[0], AskQuantity(line, "free", "nothing"))
    return match


def test_a_rookie_draws_no_conclusion_from_two_answers_an_inspector_does() -> None:
    """AI example 12: only both answers together leave seat 1 one victim, and seat 2 the other."""
    solutions = ("K2 V3 C3 E2 P3", "K1 V2 C1 E4 P1", "K3 V1 C5 E5 P2")
    match = at(table(*solutions, supply=free(9)))
    match.choose(0, AskType("CC", "V", "free", "nothing"))
    asked(match, "R5")
    stream = stream_of(match, 2)
    assert Slate(seen_in(stream), 2, glances=3).open["V"] == ["V1", "V2"]
    assert Proven(stream, ways("inspector")).open[2]["V"] == ["V1"]


def test_a_slate_uses_each_answer_on_its_own() -> None:
    match = at(table(*FIVE[:2], supply=free(9)))
    asked(match, "R1")
    slate = Slate(seen_in(stream_of(match, 1)), 1, glances=3)
    assert match.state.case.board.touching["R1"] == {"E2", "V3", "C4", "P6", "K5"}
    assert slate.open["E"] == ["E2", "E3", "E4", "E5", "E6"], "E1 it holds; one of five is there"
    match.choose(1, AskType("R4", "K", "free", "nothing"))
    again = Slate(seen_in(stream_of(match, 1)), 1, glances=3)
    assert again.open["K"] == ["K2", "K3", "K5", "K6"]


def test_nobody_names_what_it_knows_to_be_wrong() -> None:
    for level in LEVELS:
        match = at(table(*FIVE[:3], supply=free(6)))
        asked(match, *LINES[:6])
        (seat,) = match.waiting
        wanted = wish(level, match, seat)
        assert wanted is not None
        assert isinstance(wanted.choice, Announce)
        assert wanted.choice.clue not in match.state.held[seat]
        assert isinstance(wanted.because, KNOWN_OR_GUESSED)


def test_an_inspector_names_what_is_certain_and_agrees_only_then() -> None:
    match = asked(at(table(*FIVE[:2], supply=free(12))), *LINES[:3])
    match.choose(match.waiting[0], Propose())
    (voter,) = match.waiting
    assert wish("inspector", match, voter) == Wish(Refuse(), StillInDoubt())
    certain = asked(at(table(*FIVE[:2], supply=free(12))), *LINES[:6], *LINES[6:11])
    certain.choose(certain.waiting[0], Propose())
    assert wish("inspector", certain, certain.waiting[0]) == Wish(Agree(), KnewAll())
    assert wish("sleuth", certain, certain.waiting[0]) == Wish(Agree(), KnewAll())


def test_a_line_of_the_queen_must_be_worth_a_second_token() -> None:
    """R3 tells a little more than any other line; with the Queen on it, R2 does for one token."""
    first = {queen: wish("sleuth", at(table(*FIVE[:3], queen=queen)), 0) for queen in (None, "C3")}
    chosen = {queen: wanted.choice for queen, wanted in first.items() if wanted}
    assert chosen == {
        None: AskQuantity("R3", "free", "nothing"),
        "C3": AskQuantity("R2", "free", "nothing"),
    }


def test_a_sleuth_proposes_when_all_must_know_and_not_before() -> None:
    early = asked(at(table(*FIVE[:2], supply=free(12))), *LINES[:4])
    wanted = wish("sleuth", early, early.waiting[0])
    assert wanted is not None
    assert not isinstance(wanted.choice, Propose)
    late = asked(at(table(*FIVE[:2], supply=free(12), difficulty="medium")), *LINES[:11])
    late.choose(late.waiting[0], Say("know", "combination"))
    assert wish("sleuth", late, late.waiting[0]) == Wish(Propose(), AllSeemToKnow())


@pytest.mark.parametrize("level", LEVELS)
def test_a_detective_marks_that_it_is_ready_once_it_knows_everything(level: str) -> None:
    early = asked(at(table(*FIVE[:2], supply=free(12), difficulty="detective")), *LINES[:3])
    assert chosen(level, early, early.waiting[0]) != MarkReady()
    late = asked(at(table(*FIVE[:2], supply=free(12), difficulty="detective")), *LINES[:11])
    (seat,) = late.waiting
    assert wish(level, late, seat) == Wish(MarkReady(), KnewAll())
    late.choose(seat, MarkReady())
    assert isinstance(chosen(level, late, seat), AskQuantity | AskType)


def test_bots_agree_where_the_queen_goes() -> None:
    match = at(table(*FIVE[:3], queen="C3", chance=dice(5)))
    match.choose(0, AskQuantity("R6", "free", "nothing"))
    question = match.question(1)
    assert question is not None
    votes = [bot(level, GAME, "any").wish(stream_of(match, 1), question) for level in LEVELS]
    assert votes == [Wish(MoveQueen("C5"), KeptToHabit())] * len(LEVELS)


@pytest.mark.parametrize("second", ["K3 V6 C4 E3 P5", "K6 V2 C6 E6 P2", "K4 V5 C5 E2 P4"])
def test_the_last_question_is_one_after_which_fewest_cases_are_left(second: str) -> None:
    """It knows its neighbour's cards, so it knows the answer its neighbour will get."""
    match = asked(at(table("K1 V1 C1 E1 P1", second, supply=free(6))), *LINES[:5])
    (asker,) = match.waiting
    wanted = wish("sleuth", match, asker)
    assert wanted is not None
    assert isinstance(wanted.because, WinsMost)
    other = match.state.left_of(asker)
    left = {choice: cases_after(match, asker, choice, other) for choice in options(match, asker)}
    ranked = sorted(left.values())
    assert left[wanted.choice] <= ranked[len(ranked) // 6], "among the best sixth for the neighbour"


def options(match: Match[State], seat: Seat) -> list[Choice]:
    question = match.question(seat)
    assert question is not None
    return [choice for choice in question.options if isinstance(choice, AskQuantity | AskType)]


def cases_after(match: Match[State], asker: Seat, choice: Choice, seat: Seat) -> int:
    twin = match.clone()
    twin.choose(asker, choice)
    return len(own_combinations(told_to(twin, seat)))


def test_what_a_sleuth_takes_as_possible_is_what_its_answers_leave() -> None:
    """With two seats nothing more can be concluded."""
    match = asked(at(table(*FIVE[:2], supply=free(12))), *LINES[:5])
    for seat in range(2):
        seen = seen_in(stream_of(match, seat))
        every = combinations(board_of(seen)).clues
        found = {tuple(every[number] for number in row) for row in own_left(seen)}
        assert found == set(own_combinations(told_to(match, seat)))


def test_no_sleuth_ever_rules_out_the_truth_or_a_world_it_supposes() -> None:
    """Whoever plays how, as often as somebody is asked for a turn."""
    for scenario, seats in (("11B", 5), ("10", 3)):
        match = opened(seats, scenario=scenario)
        bots = [bot("random", GAME, f"{seat}") for seat in range(seats)]
        while match.waiting:
            (seat, *_) = match.waiting
            question = match.question(seat)
            assert question is not None
            if question.name == "turn":
                check_beliefs(match, seat)
            wanted = bots[seat].wish(match.streams[seat], question)
            assert wanted is not None
            match.choose(seat, wanted.choice)


def check_beliefs(match: Match[State], seat: Seat) -> None:
    seen = seen_in(match.streams[seat])
    every = combinations(board_of(seen)).clues
    left = {tuple(every[number] for number in row) for row in own_left(seen)}
    assert match.state.solution_of(seat) in left
    beliefs = Beliefs(match.streams[seat], seen, luck())
    for other in range(match.state.seats):
        assert (beliefs.doubt(other).true_weights() > 0).all()


def test_another_question_never_makes_a_question_worse() -> None:
    match = asked(at(table(*FIVE[:3], supply=free(9))), *LINES[:5])
    stream = stream_of(match, 2)
    beliefs = Beliefs(stream, seen_in(stream), luck())
    questions = [beliefs.board.touching[line] for line in LINES[5:]]
    inquiries = [Inquiry(beliefs.board, questions, beliefs.doubt(seat)) for seat in range(3)]
    alone = chances(inquiries, 1).mean(axis=0)
    followed = [chance_after_two(inquiries, place, 1) for place in range(len(questions))]
    assert all(two >= one - 1e-9 for one, two in zip(alone, followed, strict=True))
    assert max(followed) > max(alone)


@pytest.mark.parametrize(("tokens", "uses_it"), [(7, False), (6, True)])
def test_a_sleuth_keeps_its_card_until_its_last_sure_turn(tokens: int, *, uses_it: bool) -> None:
    """Three seats, and three questions asked: with three tokens left it may not come again."""
    match = at(table(*FIVE[:3], supply=free(tokens), cards={"edd": (0,)}, difficulty="detective"))
    asked(match, *LINES[:3])
    assert isinstance(chosen("sleuth", match, 0), Inspect) == uses_it


def test_a_guess_keeps_the_likeliest_way_to_get_everything_right() -> None:
    odds: dict[tuple[str, ...], float] = {("K1", "V1"): 0.4, ("K2", "V2"): 0.3, ("K2", "V3"): 0.3}
    assert best_name(odds, 0, tokens=0) == "K1", "K2 is likelier, and then the victim is a guess"
    assert best_name(odds, 0, tokens=2) == "K2"


def test_din_and_teor_wait_for_the_resolution_and_go_to_whom_is_least_sure() -> None:
    cards = {"din": (0,), "teor": (0,)}
    match = at(table(*FIVE[:2], supply=free(3), cards=cards, difficulty="detective"))
    assert not isinstance(chosen("sleuth", match, 0), LetDraw | LetMark)
    asked(match, *LINES[:3])
    wanted = wish("sleuth", match, 0)
    assert wanted is not None
    assert isinstance(wanted.choice, LetDraw | LetMark)
    assert isinstance(wanted.because, HelpsDoubter)


def chosen(level: str, match: Match[State], seat: Seat) -> Choice | None:
    wanted = wish(level, match, seat)
    return wanted.choice if wanted else None


@pytest.mark.parametrize("level", ["inspector", "sleuth"])
def test_a_mark_leaves_the_neighbour_as_few_cases_as_any_other(level: str) -> None:
    match = at(table(*FIVE[:2], supply=free(4), cards={"teor": (0,)}))
    asked(match, *LINES[:3])
    match.choose(0, LetMark(0))
    wanted = wish(level, match, 0)
    assert wanted is not None
    assert isinstance(wanted.because, MarksUseful)
    question = match.question(0)
    assert question is not None
    marks = [choice for choice in question.options if isinstance(choice, Mark)]
    left: dict[Choice, int] = {mark: marked_cases(match, mark) for mark in marks}
    assert left[wanted.choice] <= 1.3 * min(left.values())


def marked_cases(match: Match[State], mark: Choice) -> int:
    twin = match.clone()
    twin.choose(0, mark)
    seen = seen_in(stream_of(twin, 0))
    assert isinstance(seen.marks[-1], WindowMarked)
    return len(fitting(board_of(seen), told_of_all(seen)[1]))


def wishes(level: str, seats: int, scenario: str) -> Iterator[tuple[Match[State], Seat, Wish]]:
    """A whole game of one level, wish by wish."""
    match = opened(seats, scenario=scenario)
    bots = [bot(level, GAME, f"{seat}") for seat in range(seats)]
    while match.waiting:
        for seat in [*(set(range(seats)) - set(match.waiting)), *match.waiting]:
            question = match.question(seat)
            wanted = bots[seat].wish(match.streams[seat], question) if question else None
            if wanted:
                yield match, seat, wanted
                match.choose(seat, wanted.choice)
                break


@pytest.mark.parametrize("level", LEVELS)
def test_what_bots_say_is_so(level: str) -> None:
    """Who says that it knows a clue names it at once."""
    *_, (match, _, _) = wishes(level, 3, scenario="2")
    said = [event for event in match.public if isinstance(event, Said)]
    wrong = {
        (event.seat, kind_of(event.clue)) for event in match.public if isinstance(event, Misnamed)
    }
    assert said
    assert all(event.phrase == "know" for event in said)
    assert wrong.isdisjoint((event.seat, event.subject) for event in said)


def test_detectives_are_silent() -> None:
    question = Question("meanwhile", (), (LetDraw(0), LetDraw(1)))
    match = at(table(*FIVE[:2], difficulty="detective"))
    for level in LEVELS:
        assert THINKING[level](stream_of(match, 0), question, luck()) is None


def test_a_sleuth_speaks_only_of_what_it_knows() -> None:
    match = asked(at(table(*FIVE[:2], supply=free(12))), *LINES[:11])
    assert isinstance(chosen("sleuth", match, match.state.left_of(match.waiting[0])), Say)
    match = asked(at(table(*FIVE[:2], supply=free(12))), "R1")
    assert chosen("sleuth", match, match.state.left_of(match.waiting[0])) is None


@pytest.mark.parametrize("level", LEVELS)
def test_every_reason_can_be_said(level: str) -> None:
    reasons: set[Motive] = set()
    for scenario, seats in (("9", 3), ("5", 2)):
        reasons |= {wanted.because for _, _, wanted in wishes(level, seats, scenario=scenario)}
    assert len({type(reason) for reason in reasons}) > 4
    for language in LANGUAGES:
        words = Words(GAME, language, me=0)
        assert not [said for said in map(words.say, reasons) if "{" in said or not said]


def test_a_careful_one_puts_two_answers_together_before_it_names() -> None:
    """AI example 12, as above: both answers leave seat 2 one victim."""
    solutions = ("K2 V3 C3 E2 P3", "K1 V2 C1 E4 P1", "K3 V1 C5 E5 P2")
    match = at(table(*solutions, supply=free(9)))
    match.choose(0, AskType("CC", "V", "free", "nothing"))
    asked(match, "R5")
    seen = seen_in(stream_of(match, 2))
    slate = Slate(seen, 2, glances=3)
    before = list(slate.open["V"])
    slate.put_together(list(told_of_all(seen)[2]))
    assert set(slate.open["V"]) <= set(before)
    assert "V1" in slate.open["V"]


@pytest.mark.parametrize("level", LEVELS)
def test_tempers_speak_propose_and_ask_as_they_are(level: str) -> None:
    plain = ways(level)
    assert ways(level, Temper()) == plain == LEVEL_WAYS[level]
    assert plain.speaks and not ways(level, Temper(guile=1)).speaks
    assert ways(level, Temper(boldness=1)).proposes
    shy = ways(level, Temper(boldness=-1))
    assert not shy.proposes and shy.admits and not plain.admits
    number, yes = AskQuantity("R1", "free", "nothing"), AskType("R1", "V", "free", "nothing")
    seen = seen_in(stream_of(asked(at(table(*FIVE[:2], supply=free(12))), "R2"), 0))
    assert ways(level, Temper(haste=1)).liking(seen, number) > plain.liking(seen, yes)
    assert ways(level, Temper(hoarding=1)).liking(seen, number) < plain.liking(seen, yes)
    reader, again = ways(level, Temper(reading=1)), AskType("R2", "V", "free", "nothing")
    assert reader.liking(seen, again) > reader.liking(seen, yes)
    empty = [AskType(line, kind, "free", "nothing") for line in LINES for kind in "VCEP"]
    assert min(reader.liking(seen, one) for one in empty) == 0, "some lines touch no clue of a kind"
    assert ways(level, Temper(kindness=1)).weights(0, {0: 9, 1: 2, 2: 5})[2] > 1


@cache
def won(level: str, scenario: str, seats: int, games: int) -> int:
    options = {"scenario": scenario, "difficulty": "detective"}
    records = [play_game(GAME, seats, options, [level], f"case {game}") for game in range(games)]
    return sum(bool(record.outcome.winners) for record in records)


def test_each_level_is_stronger_than_the_one_before() -> None:
    rookies, careful, inspectors, sleuths = (won(level, "2", 2, 16) for level in LEVELS)
    assert rookies <= careful <= inspectors < sleuths
    assert rookies < inspectors
    assert sleuths >= 12
