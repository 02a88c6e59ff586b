"""How bots of each level think in New York."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any, get_args

import pytest

from deductio.bots import bot
from deductio.core.match import Match
from deductio.core.messages import Choice, Event
from deductio.core.seal import open_sealed, seal_from
from deductio.core.thinking import CoreMotive, Motive, Wish
from deductio.games.new_york.cards import Card
from deductio.games.new_york.cases import printed_cases
from deductio.games.new_york.city import ACTION, EVERYWHERE, named
from deductio.games.new_york.clues import (
    cells_of,
)
from deductio.games.new_york.messages import (
    Announce,
    AnnouncedWrongly,
    Decline,
    Drew,
    DrewCard,
    Moved,
    MoveTo,
    Pass,
    Roll,
    Spied,
    SpiedCard,
    Spy,
    Swap,
    Take,
    TurnBegan,
)
from deductio.games.new_york.motives import (
    AskedAnyone,
    AskedTheMost,
    AskedTheSame,
    ChecksAgain,
    GaveTheLeast,
    GaveWhatIsKnown,
    GuessedInTime,
    HadToGuess,
    KeptAStraightFace,
    KnewTheCell,
    KnewTheirCards,
    LookedForNews,
    LostPatience,
    MisreadAClue,
    MissedAClue,
    SawOneCell,
    Slip,
    StayedForLack,
    TriedItsLuck,
    WaitedForMore,
    WasNotSure,
    WentForCards,
    WentForNews,
    WentToGoOn,
)
from deductio.games.new_york.rules.announcing import ANNOUNCEMENTS, PASS_OR_ANNOUNCE
from deductio.games.new_york.rules.arriving import ELSEWHERE
from deductio.games.new_york.rules.turn import MOVES, ROLL_OR_ANNOUNCE
from deductio.games.new_york.strategy import THINKING
from deductio.games.new_york.strategy.lasting import usually_left
from deductio.games.new_york.strategy.rivals import temper
from deductio.lab.table import play_game
from deductio.words import LANGUAGES, Language, Words
from tests.bots.new_york_positions import (
    EXPECTS,
    MARKED,
    NEW_YORK,
    ONE_LEFT,
    SAME_PLACE,
    TWO_LEFT,
    draws,
    stream,
    wish,
)
from tests.rules.new_york.tables import E2, I1, I2, I3, I6, I7

# Announcing


@pytest.mark.parametrize("level", ["inspector", "sleuth"])
@pytest.mark.parametrize("name", ["start", "end", "window"])
def test_one_cell_left_is_announced_at_once(level: str, name: str) -> None:
    told = stream(*TWO_LEFT, DrewCard(0, I1, 8))
    options = ROLL_OR_ANNOUNCE if name == "start" else PASS_OR_ANNOUNCE
    assert wish(level, name, options, told) == Wish(Announce("A5"), KnewTheCell("A5"))


def test_a_careful_one_goes_over_its_sheet_again_before_it_announces() -> None:
    just = wish("careful", "end", PASS_OR_ANNOUNCE, stream(*ONE_LEFT))
    assert just == Wish(Pass(), ChecksAgain("A5"))
    then = stream(*ONE_LEFT, TurnBegan(0, 4))
    assert wish("careful", "start", ROLL_OR_ANNOUNCE, then) == Wish(
        Announce("A5"), KnewTheCell("A5")
    )


def test_a_careful_one_forgets_some_cards_of_others_and_says_so() -> None:
    told = [*TWO_LEFT, SpiedCard(0, 1, I1), TurnBegan(0, 4)]
    wished = {
        wish("careful", "start", ROLL_OR_ANNOUNCE, stream(*told, evening=f"{number}"))
        for number in range(20)
    }
    assert wished == {
        Wish(Announce("A5"), KnewTheCell("A5")),
        Wish(Roll(), MissedAClue(2, I1, "forgotten")),
    }


def test_an_inspector_waits_whatever_the_others_may_know() -> None:
    told = stream(*TWO_LEFT, *draws(1, 8), *draws(2, 8), *draws(3, 8))
    assert wish("inspector", "end", PASS_OR_ANNOUNCE, told) == Wish(Pass(), WasNotSure(2))


def test_inspectors_are_never_wrong() -> None:
    for number in range(12):
        match, _ = finished(["inspector"] * (3 + number % 4), f"sure {number}")
        assert not any(isinstance(event, AnnouncedWrongly) for event in match.public)


def test_a_sleuth_with_two_cells_waits_while_the_others_know_little() -> None:
    told = stream(*TWO_LEFT, *draws(1, 1), *draws(2, 1), *draws(3, 1))
    waited = wish("sleuth", "end", PASS_OR_ANNOUNCE, told)
    assert waited.choice == Pass()
    assert isinstance(waited.because, WaitedForMore)
    assert waited.because.waiting > waited.because.chance == 50


def test_a_sleuth_with_two_cells_guesses_before_the_others_know() -> None:
    told = stream(*TWO_LEFT, *draws(1, 5), *draws(2, 5), *draws(3, 5))
    guessed = wish("sleuth", "end", PASS_OR_ANNOUNCE, told)
    assert guessed.choice in (Announce("A5"), Announce("C5"))
    assert isinstance(guessed.because, GuessedInTime)
    assert guessed.because.waiting < guessed.because.chance == 50
    rolls = wish("sleuth", "start", ROLL_OR_ANNOUNCE, told)
    assert rolls.choice == Roll(), "before the turn ends another clue may come for nothing"


def test_a_sleuth_looks_at_what_clues_the_others_are_known_to_have() -> None:
    """A rival with four clues, one who also knows my two, and one with two others."""
    hidden = stream(*TWO_LEFT, *draws(1, 4))
    seen = stream(*TWO_LEFT, *draws(1, 4), SpiedCard(1, 0, E2), SpiedCard(1, 0, I3))
    more = stream(*TWO_LEFT, *draws(1, 4), Spied(1, 2, "expert"), Spied(1, 2, "informant"))
    waits = [waiting(told) for told in (hidden, seen, more)]
    assert waits[0] > waits[2], "the more a rival has seen, the less waiting is worth"
    assert waits[1] < waits[2], "who knows my two clues has the same two cells left"


def waiting(told: list[Event]) -> int:
    because = wish("sleuth", "end", PASS_OR_ANNOUNCE, told).because
    assert isinstance(because, WaitedForMore | GuessedInTime)
    assert because.is_close == (because.waiting == because.chance)
    return because.waiting


def test_who_passes_with_many_clues_is_not_taken_for_bold_nor_in_the_end_for_careful() -> None:
    bold, careful = temper(EXPECTS, 1, 2, 3)
    assert bold > careful > 0.2
    bold, careful = temper(EXPECTS, 1, 5, 3)
    assert careful > 0.35 > 0.3 > bold
    assert sum(temper(EXPECTS, 1, 10, 3)) < 0.25


def test_a_sleuth_guesses_only_in_the_window_after_its_own_turn() -> None:
    told = [*TWO_LEFT, *draws(1, 5), *draws(2, 5), *draws(3, 5)]
    own = wish("sleuth", "window", PASS_OR_ANNOUNCE, stream(*told))
    other = wish("sleuth", "window", PASS_OR_ANNOUNCE, stream(*told, TurnBegan(1, 3)))
    assert (type(own.choice), type(other.choice)) == (Announce, Pass)


@pytest.mark.parametrize("level", THINKING)
def test_at_the_last_call_a_cell_is_named_that_may_be_right(level: str) -> None:
    """The evening is one on which even a rookie has marked its cards."""
    cards = [DrewCard(0, I3, 9), DrewCard(0, I6, 8), DrewCard(0, I7, 7)]
    called = wish(level, "last_call", ANNOUNCEMENTS, stream(*cards, evening=MARKED))
    assert called == Wish(called.choice, HadToGuess(2))
    assert called.choice in (Announce("A4"), Announce("A5"))


def test_as_many_cells_outlast_the_clues_as_in_the_printed_cases() -> None:
    for level, number in [(1, 3), (1, 5), (1, 7), (2, 4), (2, 6), (2, 8)]:
        left = [
            len(named(cells_left_by(cards)))
            for case in printed_cases(level)
            for cards in list(combinations(case.cards, number))[::17]
        ]
        for cells in (1, 2):
            share = left.count(cells) / len(left)
            assert abs(usually_left(level, number)[cells - 1] - share) < 0.08


def cells_left_by(cards: tuple[Card, ...]) -> int:
    left = EVERYWHERE
    for card in cards:
        left &= cells_of(card.clue)
    return left


# Going, spying, taking, swapping


def test_a_sleuth_spies_on_the_hand_it_has_not_seen() -> None:
    """Seat 1's only card was seen before; seat 2's was not."""
    told = stream(*draws(1, 1), SpiedCard(0, 1, I1), *draws(2, 1), *SAME_PLACE)
    spies: tuple[Choice, ...] = (Spy(1), Spy(2), Decline())
    assert wish("sleuth", "spy", spies, told) == Wish(Spy(2), LookedForNews(2, 100))
    assert wish("sleuth", "spy", (Spy(1), Decline()), told) == Wish(Decline(), KnewTheirCards())


def test_a_sleuth_weighs_the_odds_of_a_new_card() -> None:
    """One of seat 1's two cards is known, one of seat 2's three: two thirds are better."""
    seen = [SpiedCard(0, 1, I1), SpiedCard(0, 2, I2)]
    told = stream(*draws(1, 2), *draws(2, 3), *seen, *SAME_PLACE)
    spied = wish("sleuth", "spy", (Spy(1), Spy(2), Decline()), told)
    assert spied == Wish(Spy(2), LookedForNews(2, 67))


def test_a_sleuth_takes_from_the_hand_it_has_not_seen() -> None:
    told = stream(*draws(1, 5), *draws(2, 5), SpiedCard(0, 1, I1), Moved(0, "B3"))
    assert wish("sleuth", "take", (Take(1), Take(2)), told) == Wish(Take(2), LookedForNews(2, 100))


def test_a_sleuth_gives_what_the_other_knows_already() -> None:
    told = stream(DrewCard(0, I1, 9), DrewCard(0, I2, 8), Drew(1, "expert", 5), SpiedCard(1, 0, I2))
    swaps: tuple[Choice, ...] = (Swap(I1.id, 1, "expert"), Swap(I2.id, 1, "expert"))
    given = Wish(Swap(I2.id, 1, "expert"), GaveWhatIsKnown(1, 100))
    assert wish("sleuth", "swap", swaps, told) == given


def test_a_sleuth_gives_the_weakest_card_otherwise() -> None:
    """I1 is true in 8 cells, I2 in 17."""
    told = stream(DrewCard(0, I1, 9), DrewCard(0, I2, 8), Drew(1, "expert", 5))
    swaps: tuple[Choice, ...] = (Swap(I1.id, 1, "expert"), Swap(I2.id, 1, "expert"))
    given = Wish(Swap(I2.id, 1, "expert"), GaveTheLeast(1, 100))
    assert wish("sleuth", "swap", swaps, told) == given


def test_a_sleuth_goes_where_it_can_spy_and_draw() -> None:
    told = stream(*draws(1, 1), Moved(0, "A1"), Moved(1, "C4"), Moved(2, "E5"))
    gone = wish("sleuth", "go", ELSEWHERE["A1"], told)
    assert gone == Wish(MoveTo("C4"), WentForNews("C4", 100))


def test_with_a_joker_a_sleuth_draws_where_it_can_spy_too_or_goes_there() -> None:
    told = stream(*draws(1, 1), Moved(1, "D1"))
    move = wish("sleuth", "cell", MOVES["joker", "1"], told).choice
    assert move in (MoveTo("D1"), MoveTo("A1"))


@pytest.mark.parametrize("level", ["rookie", "inspector"])
def test_the_others_go_where_cards_are(level: str) -> None:
    gone = wish(level, "go", ELSEWHERE["A1"], stream(Moved(0, "A1")))
    assert isinstance(gone.choice, MoveTo)
    assert ACTION[gone.choice.cell] in ("informants", "experts", "go")
    assert gone.because == WentForCards()


def test_an_inspector_asks_whoever_has_most_unknown_cards() -> None:
    told = stream(*draws(1, 2), *draws(2, 2), SpiedCard(0, 1, I1), *SAME_PLACE)
    spies: tuple[Choice, ...] = (Spy(1), Spy(2), Decline())
    assert wish("inspector", "spy", spies, told) == Wish(Spy(2), AskedTheMost(2))


# Whole games


def finished(levels: list[str], seed: str) -> tuple[Match[Any], list[Motive]]:
    """A game played out, and every reason given."""
    opened = NEW_YORK.opening(len(levels), {})
    match = open_sealed(NEW_YORK, opened, seal_from(seed))
    bots = [bot(level, NEW_YORK, f"{seed} {seat}") for seat, level in enumerate(levels)]
    reasons = []
    while not match.over:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        wished = bots[seat].wish(match.streams[seat], question)
        assert wished is not None
        reasons.append(wished.because)
        match.choose(seat, wished.choice)
    return match, reasons


SAMPLES: list[Motive] = [
    KnewTheCell("B3"),
    SawOneCell("B3"),
    *(MisreadAClue("B3", I1, slip) for slip in get_args(Slip)),
    *(MissedAClue(4, I1, slip) for slip in get_args(Slip)),
    ChecksAgain("B3"),
    KeptAStraightFace("B3"),
    TriedItsLuck(2),
    LostPatience(3),
    GuessedInTime(2, 50, 41),
    GuessedInTime(2, 50, 50, is_close=True),
    HadToGuess(4),
    WaitedForMore(2, 50, 61),
    WaitedForMore(2, 50, 50, is_close=True),
    WasNotSure(7),
    WentForNews("B3", 60),
    WentToGoOn("B3"),
    WentForCards(),
    AskedTheMost(2),
    AskedAnyone(2),
    AskedTheSame(2),
    StayedForLack(),
    LookedForNews(1, 67),
    KnewTheirCards(),
    GaveWhatIsKnown(1, 50),
    GaveTheLeast(1, 50),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_motive_is_said_with_its_figures(language: Language) -> None:
    words = Words(NEW_YORK, language)
    for motive in SAMPLES:
        said = words.say(motive)
        assert said and "{" not in said
        assert all(str(value) in said for value in figures(motive)), said
        assert I1.id not in said
    named = {type(motive) for motive in SAMPLES}
    assert named | set(get_args(CoreMotive)) == set(get_args(NEW_YORK.motives))


def figures(motive: Motive) -> list[int]:
    """The numbers of a motive."""
    fields = [field for field in motive.__struct_fields__ if field != "seat"]
    values = [getattr(motive, field) for field in fields]
    return [value for value in values if isinstance(value, int) and not isinstance(value, bool)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [LookedForNews, GaveWhatIsKnown, GaveTheLeast])
def test_what_is_certain_is_said_without_odds(
    name: type[LookedForNews | GaveWhatIsKnown | GaveTheLeast], language: Language
) -> None:
    assert "%" not in Words(NEW_YORK, language).say(name(1, 100))


def test_a_slip_quotes_the_card() -> None:
    said = Words(NEW_YORK, "en").say(MissedAClue(4, I1, "half"))
    assert said.endswith(I1.say("en"))


@pytest.mark.parametrize(
    "close",
    [WaitedForMore(2, 50, 50, is_close=True), GuessedInTime(2, 50, 50, is_close=True)],
)
def test_what_is_equal_to_a_percent_is_not_called_more(close: Motive) -> None:
    said = Words(NEW_YORK, "en").say(close)
    assert "about as often" in said and said.count("50") == 1


def test_reasons_given_in_games_can_be_said() -> None:
    words = Words(NEW_YORK, "en")
    _, reasons = finished(["sleuth", "inspector", "rookie", "sleuth"], "reasons")
    assert all(words.say(reason) for reason in reasons)
    assert len({type(reason) for reason in reasons}) > 5


@pytest.mark.parametrize("seats", [2, 4])
def test_among_inspectors_a_rookie_is_better_than_chance(seats: int) -> None:
    """A player who chooses anyhow wins one game in 25; of 100 games a rookie wins more."""
    won = 0
    for number in range(100):
        levels = ["inspector"] * seats
        levels[number % seats] = "rookie"
        winners = play_game(NEW_YORK, seats, {}, levels, f"evening {number}").outcome.winners
        won += "rookie" in [levels[seat] for seat in winners]
    assert won >= {2: 15, 4: 6}[seats]


@pytest.mark.parametrize(
    ("better", "worse", "least"), [("sleuth", "inspector", 22), ("sleuth", "rookie", 26)]
)
def test_a_sleuth_wins_more_often(better: str, worse: str, least: int) -> None:
    """Of 40 games at tables of four, two of each."""
    wins: Counter[str] = Counter()
    for number in range(40):
        levels = [better, worse] * 2 if number % 2 else [worse, better] * 2
        winners = play_game(NEW_YORK, 4, {}, levels, f"evening {number}").outcome.winners
        wins.update(levels[seat] for seat in winners)
    assert wins[better] >= least


def test_level_two_and_announcing_at_any_time_are_played_to_the_end() -> None:
    options = {"level": 2, "announce": "any_time", "last_player": "must_solve"}
    for number in range(4):
        levels = ["sleuth", "inspector", "rookie"]
        record = play_game(NEW_YORK, 3, options, levels, f"evening {number}")
        assert record.outcome.rounds <= 30
