"""How a rookie, an inspector and a sleuth of Cluedo choose in positions where it matters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import pytest

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question, Seat
from deductio.core.thinking import PLAIN, Motive, Wish
from deductio.deduction.model import Fact, exactly
from deductio.games.cluedo import GAME
from deductio.games.cluedo.cards import CARDS, ROOMS, Card
from deductio.games.cluedo.mansion import CENTRE
from deductio.games.cluedo.messages import (
    Accuse,
    Accused,
    AccusedWrongly,
    AskedToShow,
    BonusDeckShuffled,
    BonusDrawn,
    CardShown,
    CouldNotAnswer,
    DeclineBonus,
    Enter,
    EnteredRoom,
    GoToCentre,
    KeepSilent,
    LookAt,
    NobodyAnswered,
    PawnBrought,
    PeekedAt,
    RiseToAccuse,
    Roll,
    RoundBegan,
    SawCard,
    SawRowCard,
    Show,
    Stay,
    Suggest,
    Suggested,
    SuggestHere,
    TakeShortcut,
    TurnBegan,
    Walk,
    Walked,
    WitnessFound,
)
from deductio.games.cluedo.motives import (
    AskedAboutOpen,
    AskedAboutUnseen,
    CalledBack,
    DaredToAccuse,
    ProvedAll,
    ShowedAgain,
    ShowedLeastTelling,
    ShowedWellKnown,
    SoughtBonus,
    SoughtQuietRoom,
    TookNearRoom,
    WaitedToAccuse,
)
from deductio.games.cluedo.notebook import notebook
from deductio.games.cluedo.rules.bonus import FREE_MOVES
from deductio.games.cluedo.rules.moving import destinations
from deductio.games.cluedo.rules.suggestion import LOOKS, SUGGESTIONS
from deductio.games.cluedo.strategy.plan import Plan
from deductio.games.cluedo.strategy.reading import likelihood
from deductio.games.cluedo.strategy.rivals import closing_in
from deductio.games.cluedo.strategy.situation import Situation
from deductio.games.cluedo.strategy.ways import ways_of
from deductio.lab.table import play_game
from deductio.words import LANGUAGES, Language, Words
from tests.bots.cluedo_positions import (
    ACCUSE,
    HAND,
    HIDDEN,
    TRUTH,
    TURN_ON_CENTRE,
    all_but,
    ask,
    told,
    wish,
    witnesses,
)

thinkers = pytest.mark.parametrize("level", ["inspector", "sleuth"])
SLEUTH = ways_of("sleuth", PLAIN)


@thinkers
def test_what_is_proven_is_accused_by_the_shortest_way(level: str) -> None:
    proven = all_but()
    assert wish(level, told(*proven, at={0: CENTRE}), TURN_ON_CENTRE).choice == RiseToAccuse()
    assert wish(level, told(*proven, at={0: CENTRE}), ACCUSE) == Wish(Accuse(*TRUTH), ProvedAll())
    near = ask("move", destinations("9,6", 12))
    assert wish(level, told(*proven), near).choice == GoToCentre()
    assert wish(level, told(*proven), ask("turn", (Roll(), SuggestHere()))).choice == Roll()
    free = told(*proven, BonusDrawn(0, "free_move", 12))
    assert wish(level, free, ask("bonus", FREE_MOVES)).choice == GoToCentre()


def test_an_inspector_never_accuses_what_is_not_proven() -> None:
    open_room = told(*all_but("kitchen"), at={0: CENTRE})
    assert wish("inspector", open_room, ACCUSE).choice == KeepSilent()
    assert wish("inspector", open_room, TURN_ON_CENTRE).choice == Roll()


def six_seats_with_two_rooms_left(*events: Event) -> list[Event]:
    """The solution is the bathroom or the kitchen; the other one is in some hand."""
    hand = ("moutarde", "candlestick", "study")
    others = [card for card in CARDS if card not in (*TRUTH, *hand, "kitchen")]
    held = [WitnessFound(0, card, 1 + number % 5) for number, card in enumerate(others)]
    return told(*held, *events, seats=6, hand=hand, at={0: CENTRE})


def test_a_sleuth_dares_to_accuse_among_rivals_and_waits_when_it_is_alone() -> None:
    among_rivals = wish("sleuth", six_seats_with_two_rooms_left(), ACCUSE)
    assert among_rivals.choice in (Accuse(*TRUTH), Accuse("olive", "wrench", "kitchen"))
    assert among_rivals.because == DaredToAccuse(50)
    failures = [
        event
        for seat in range(1, 6)
        for event in (Accused(seat, "violet", "rope", "hall"), AccusedWrongly(seat))
    ]
    alone = wish("sleuth", six_seats_with_two_rooms_left(*failures), ACCUSE)
    assert alone == Wish(KeepSilent(), WaitedToAccuse(50))


def test_a_sleuth_with_little_knowledge_leaves_the_centre() -> None:
    stream = told(at={0: CENTRE})
    assert wish("sleuth", stream, TURN_ON_CENTRE).choice == Roll()
    assert wish("sleuth", stream, ACCUSE).choice == KeepSilent()
    move = wish("sleuth", stream, ask("move", destinations(CENTRE, 8))).choice
    assert isinstance(move, Enter)


def deduced() -> list[Event]:
    """Seat 2 showed seat 1 one of three, two of which are elsewhere: so it holds the kitchen."""
    return [
        *all_but("kitchen"),
        Suggested(1, "moutarde", "dagger", "kitchen"),
        AskedToShow(2, 1),
    ]


@thinkers
def test_a_thinker_combines_what_a_rookie_has_not_seen(level: str) -> None:
    stream = told(*deduced(), at={0: CENTRE})
    assert wish(level, stream, ACCUSE).choice == Accuse(*TRUTH)


def test_a_rookie_only_knows_what_it_saw() -> None:
    stream = told(*all_but("kitchen", "hall"), *deduced()[-2:], at={0: CENTRE})
    assert wish("rookie", stream, TURN_ON_CENTRE).choice == Roll()
    asked = wish("rookie", told(at={0: "hall"}), ask("suggest", SUGGESTIONS["hall"]))
    assert isinstance(asked.because, AskedAboutUnseen)
    assert not set(asked.because.cards) & set(HAND)


def test_a_rookie_trusts_that_nobody_answered_it() -> None:
    asked = [Suggested(0, *TRUTH), CouldNotAnswer(1), CouldNotAnswer(2), NobodyAnswered(0)]
    stream = told(*asked, at={0: CENTRE})
    assert wish("rookie", stream, ACCUSE).choice == Accuse(*TRUTH)


def test_with_the_room_proven_an_inspector_seeks_one_nobody_can_show() -> None:
    known = witnesses(room for room in ROOMS if room not in (*HAND, "bathroom"))
    stream = told(*known, at={0: "6,6"})
    found = wish("inspector", stream, ask("move", destinations("6,6", 5)))
    # Its own cards; the kitchen is nearer, but another holds it.
    assert found in [Wish(Enter(room), SoughtQuietRoom(room)) for room in ("study", "dining")]


def test_a_sleuth_asks_about_the_room_behind_cards_nobody_can_show() -> None:
    known = witnesses(card for card in HIDDEN if card not in (*ROOMS, *TRUTH))
    stream = told(*known, at={0: "hall"})
    choice = wish("sleuth", stream, ask("suggest", SUGGESTIONS["hall"])).choice
    assert isinstance(choice, Suggest)
    assert {choice.suspect, choice.weapon} <= {*HAND, *TRUTH}


def test_a_sleuth_prefers_the_room_that_may_be_the_one() -> None:
    known = witnesses(card for card in HIDDEN if card not in (*TRUTH, "bathroom", "kitchen"))
    stream = told(*known, at={0: "6,6"})
    choice = wish("sleuth", stream, ask("move", destinations("6,6", 5))).choice
    assert choice == Enter("kitchen")


def test_a_sleuth_reads_what_the_suggestions_of_others_betray() -> None:
    """Olive or Violet: nothing proves it, but seat 1 asks about Olive late in the game."""
    rounds = [*map(RoundBegan, range(1, 9))]
    asked = [*rounds, Suggested(1, "olive", "dagger", "study"), SawCard(0, 1, "study")]
    stream = told(*all_but("violet"), *asked)
    plan = Plan(Situation(stream, ask("turn", (Roll(),)), Chance(bytes(32)), SLEUTH))
    assert plan.likeliest == TRUTH
    assert plan.percent > 52
    assert notebook(stream).odds[Fact("olive", "solution")] == 0.5


def test_who_walks_past_the_rooms_to_the_centre_is_closing_in() -> None:
    def closing(*events: Event) -> list[Seat]:
        return closing_in(Situation(told(*events), TURN_ON_CENTRE, Chance(bytes(32)), SLEUTH))

    near = Walked(1, "12,2", "12,9")
    assert closing() == []
    assert closing(near) == [1]
    assert closing(Walked(1, "12,2", "12,7")) == []  # a bonus square
    assert closing(near, EnteredRoom(1, "12,9", "bathroom")) == []
    assert closing(near, PawnBrought("moutarde", "12,9", "garage")) == []
    assert closing(near, Accused(1, "rose", "rope", "hall"), AccusedWrongly(1)) == []


def test_a_sleuth_calls_back_one_who_is_about_to_accuse() -> None:
    known = witnesses(card for card in HIDDEN if card not in (*ROOMS, *TRUTH))
    stream = told(*known, Walked(1, "12,2", "12,9"), at={0: "garage"})
    found = wish("sleuth", stream, ask("suggest", SUGGESTIONS["garage"]))
    assert isinstance(found.choice, Suggest)
    assert found.choice.suspect == "moutarde"
    assert found.because == CalledBack("moutarde")


def test_calling_back_decides_between_questions_that_tell_the_same() -> None:
    """Nobody else can show Moutarde, Pervenche or Olive: naming one is as good as another."""
    known = witnesses(card for card in HIDDEN if card not in (*ROOMS, *TRUTH))
    stream, question = told(*known, at={0: "garage"}), ask("suggest", SUGGESTIONS["garage"])
    assert len({named_suspect(stream, question, luck) for luck in range(8)}) > 1
    closing = [*stream, CLOSING_IN]
    assert {named_suspect(closing, question, luck) for luck in range(8)} == {"moutarde"}


def test_calling_back_is_not_worth_a_question_that_tells_much_more() -> None:
    """Seat 1 holds Moutarde and would show it, which tells nothing; so much is still open."""
    hand = ("rose", "pervenche", "candlestick", "dagger", "study", "dining")
    stream = told(WitnessFound(0, "moutarde", 1), CLOSING_IN, at={0: "garage"}, hand=hand)
    assert named_suspect(stream, ask("suggest", SUGGESTIONS["garage"])) != "moutarde"


def test_a_suggestion_by_phone_calls_nobody_back() -> None:
    known = witnesses(card for card in HIDDEN if card not in (*ROOMS, *TRUTH))
    stream, question = told(*known, CLOSING_IN), ask("suggest", SUGGESTIONS["garage"])
    assert len({named_suspect(stream, question, luck) for luck in range(8)}) > 1


CLOSING_IN = Walked(1, "12,2", "12,9")
"""Seat 1, whose pawn is Moutarde, walks past the rooms to the centre."""


def named_suspect(stream: Sequence[Event], question: Question, luck: int = 0) -> Card:
    choice = wish("sleuth", stream, question, luck=luck).choice
    assert isinstance(choice, Suggest)
    return choice.suspect


def test_a_sleuth_waits_until_somebody_walks_to_the_centre() -> None:
    """Bathroom or kitchen: another round tells more often than others win, until one hurries."""
    stream = told(*all_but("kitchen"), at={0: CENTRE})
    assert wish("sleuth", stream, ACCUSE) == Wish(KeepSilent(), WaitedToAccuse(50))
    hurried = wish("sleuth", [*stream, CLOSING_IN], ACCUSE)
    assert isinstance(hurried.choice, Accuse)
    assert hurried.because == DaredToAccuse(50)


def test_a_sleuth_of_two_asks_what_nobody_shows_to_look_at_the_row() -> None:
    """All cards of seat 1 are known: what it shows tells nothing, a card of the row does."""
    theirs = ("rose", "leblanc", "rope", "pipe", "kitchen", "hall", "living")
    seen = [WitnessFound(0, card, 1) for card in theirs]
    stream = told(*seen, seats=2, hand=(*HAND, "games"), at={0: "garage"})
    for luck in range(5):
        choice = wish("sleuth", stream, ask("suggest", SUGGESTIONS["garage"]), luck=luck).choice
        assert isinstance(choice, Suggest)
        assert not {choice.suspect, choice.weapon} & {*theirs}


def test_a_sleuth_walks_onto_a_bonus_square_only_while_there_are_bonus_cards() -> None:
    question = ask("move", [*map(Walk, ("7,7", "8,6", "9,7"))])
    with_cards = wish("sleuth", told(BonusDeckShuffled(12)), question)
    assert with_cards == Wish(Walk("7,7"), SoughtBonus())
    assert wish("sleuth", told(), question).choice != Walk("7,7")


def test_a_card_named_lies_rather_in_the_solution_than_elsewhere_least_with_its_namer() -> None:
    """And the later it is named, the less it is likely to lie in a hand."""
    asked = Suggested(1, "violet", "dagger", "study")
    rounds = [*map(RoundBegan, range(1, 6))]
    early, late = (
        [violets_weight(place, *begun, asked) for place in ("solution", "seat2", "seat1")]
        for begun in (rounds[:1], rounds)
    )
    for weights in (early, late):
        assert weights == sorted(weights, reverse=True)
    assert late[1] / late[0] < early[1] / early[0]


def test_a_card_the_asker_was_shown_is_hardly_named_again() -> None:
    """Seat 2 showed seat 1 the rope, for it holds none of the others: so the rope tells little."""
    shown = [Suggested(1, "moutarde", "rope", "study"), AskedToShow(2, 1), CardShown(2, 1)]
    asked = Suggested(1, "violet", "rope", "study")
    before = weight_of("rope", "seat2", asked) / weight_of("rope", "solution", asked)
    after = weight_of("rope", "seat2", *shown, asked)
    assert after < before * weight_of("rope", "seat2", shown[0])


def test_who_names_its_own_cards_is_read_otherwise() -> None:
    """Once seat 1 has named a card that everyone knows it holds, its words betray less."""
    own = [WitnessFound(2, "rose", 1), *[Suggested(1, "rose", "rope", "hall")] * 3]
    asked = Suggested(1, "violet", "dagger", "study")
    plain = weight_of("violet", "seat1", asked) / weight_of("violet", "solution", asked)
    sly = weight_of("violet", "seat1", *own, asked) / weight_of("violet", "solution", *own, asked)
    assert sly > 2 * plain


def violets_weight(place: str, *events: Event) -> float:
    return weight_of("violet", place, *events)


def weight_of(card: Card, place: str, *events: Event) -> float:
    """How well what was asked goes with that card lying there, on average."""
    stream = told(*events)
    worlds = notebook(stream).answer.given(exactly(1, [Fact(card, place)])).sample(100, 0)
    return float(likelihood(stream, 0, 3, worlds).mean())


def showing(*events: Event) -> list[Event]:
    return told(TurnBegan(1), *events, Suggested(1, "moutarde", "dagger", "study"))


SHOW = ask("show", (Show("moutarde"), Show("dagger"), Show("study")))


@thinkers
def test_a_card_the_viewer_has_seen_is_shown_again(level: str) -> None:
    for sight in (SawCard(0, 1, "dagger"), PeekedAt(1, 0, "dagger"), WitnessFound(2, "dagger", 0)):
        found = wish(level, showing(SawCard(0, 2, "study"), sight), SHOW)
        assert found == Wish(Show("dagger"), ShowedAgain(1))


def test_a_sleuth_else_shows_what_another_has_seen() -> None:
    found = wish("sleuth", showing(SawCard(0, 2, "moutarde")), SHOW)
    assert found == Wish(Show("moutarde"), ShowedWellKnown("moutarde"))


def test_a_sleuth_else_shows_a_room_because_there_are_nine() -> None:
    assert wish("sleuth", showing(), SHOW) == Wish(Show("study"), ShowedLeastTelling("study"))


@thinkers
def test_the_row_is_looked_at_where_it_is_unknown(level: str) -> None:
    seen = [SawRowCard(0, 0, "rope"), SawRowCard(0, 1, "hall"), SawRowCard(0, 3, "kitchen")]
    stream = told(*seen, seats=2, hand=(*HAND, "games"))
    assert wish(level, stream, ask("row", LOOKS)).choice == LookAt(2)


def test_a_sleuth_that_knows_all_declines_what_only_helps_others() -> None:
    stream = told(*all_but(), BonusDrawn(0, "phone", 12))
    options = ask("bonus", (DeclineBonus(), Stay()))
    assert wish("sleuth", stream, options).choice == DeclineBonus()


def test_a_summoned_inspector_uses_its_right_in_an_open_room() -> None:
    stream = told(PawnBrought("olive", "9,6", "kitchen"), TurnBegan(0))
    options = ask("turn", (Roll(), TakeShortcut("dining"), SuggestHere()))
    assert wish("inspector", stream, options).choice == SuggestHere()


def test_every_reason_can_be_said_in_both_languages() -> None:
    values = {"seat": 1, "percent": 40, "left": 2, "cards": ("rope", "hall"), "card": "rope"}
    values |= {"room": "hall", "bonus": "peek", "category": "weapon", "suspect": "rose"}
    values |= {"instead": "dagger"}
    for motive in get_args(GAME.motives):
        reason = motive(**{field: values[field] for field in motive.__struct_fields__})
        for language in LANGUAGES:
            said = Words(GAME, language, me=0).say(reason)
            assert said and "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", [SoughtQuietRoom("hall"), TookNearRoom("hall")])
def test_a_room_is_named_within_a_sentence(reason: Motive, language: Language) -> None:
    words = Words(GAME, language, me=0)
    assert words.attributes("card-hall")["the"] in words.say(reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_card_is_not_called_these_cards(language: Language) -> None:
    words = Words(GAME, language, me=0)
    for motive in (AskedAboutOpen, AskedAboutUnseen):
        one, two = (words.say(motive(cards)) for cards in (("rope",), ("rope", "hall")))
        assert one.split(":")[0] != two.split(":")[0]


def wins(levels: Sequence[str], games: int) -> dict[str, int]:
    """By level, with the seats moved on from game to game."""
    won = dict.fromkeys(levels, 0)
    for number in range(games):
        seated = [levels[(seat + number) % len(levels)] for seat in range(len(levels))]
        outcome = play_game(GAME, len(levels), {}, seated, f"evening {number}").outcome
        for seat in outcome.winners:
            won[seated[seat]] += 1
    return won


def test_a_sleuth_beats_an_inspector_who_beats_a_rookie_who_beats_chance() -> None:
    won = wins(["sleuth", "inspector"], 8)
    assert won["sleuth"] > won["inspector"]
    won = wins(["inspector", "rookie", "inspector", "rookie"], 8)
    assert won["inspector"] > won["rookie"]
    won = wins(["rookie", "random", "random"], 12)
    assert won["rookie"] > won["random"]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_games_end_well_before_the_round_limit(seats: int) -> None:
    for level in ("inspector", "sleuth"):
        outcome = play_game(GAME, seats, {}, [level], "an evening").outcome
        assert outcome.winners
        assert outcome.rounds < 25
