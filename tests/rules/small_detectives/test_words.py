"""What people read: cards as they are printed, whose card did nothing and why, one's own acts."""

from __future__ import annotations

import pytest

from deductio.core.game import fold
from deductio.core.messages import Event, Question
from deductio.games.small_detectives import GAME
from deductio.games.small_detectives.drawing import ACROSS, draw
from deductio.games.small_detectives.messages import (
    CardRevealed,
    DetectivesSetOut,
    HousesSwapped,
    Look,
    LookedUnder,
    NothingHappened,
    PlacesSwapped,
    Play,
    PlayBoth,
    PubAskedAbout,
    Start,
)
from deductio.games.small_detectives.street import NUMBER, Card
from deductio.games.small_detectives.view import View
from deductio.words import LANGUAGES, Language, Words
from tests.rules.small_detectives.table import from_the_start, position

PRIORITY: dict[Language, str] = {"en": "PRIORITY", "fr": "PRIORITÉ"}


def printed(card: Card, language: Language) -> str:
    return f"N°{NUMBER[card]:03}" if NUMBER[card] else PRIORITY[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", NUMBER)
def test_a_card_is_named_with_what_is_printed_on_it(card: Card, language: Language) -> None:
    words = Words(GAME, language, me=0)
    number = f"{printed(card, language)} {words.name('card', card)}"
    said = [CardRevealed(0, card), CardRevealed(1, card), Play(card), PlayBoth("raid", card)]
    assert all(number in words.say(message) for message in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_shows_numbers_and_stays_narrow(language: Language) -> None:
    hands = ("shadow smallmove bigmove", "survey disguise phone", "", "", "")
    match = from_the_start(position([1, 3, 4, 5, 7], *hands))
    words = Words(GAME, language, me=0)
    lines = draw(fold(View(), match.streams[0]), words.name).splitlines()
    assert max(map(len, lines)) <= ACROSS
    mine = " ".join(lines)
    assert f"{PRIORITY[language]} {words.name('card', 'shadow')}" in mine
    assert f"011 {words.name('card', 'smallmove')}" in mine


def test_two_cards_with_the_same_steps_are_told_apart() -> None:
    assert Words(GAME, "en").name("card", "patrol2b") == "Foot patrol 2 (second card)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_seats_are_asked_for_two_cards(language: Language) -> None:
    words = Words(GAME, language)
    asked = [words.ask(Question(name, (), ())) for name in ("card", "two_cards")]
    assert [("two" in text or "deux" in text) for text in asked] == [False, True]


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("informer", "already at the pub"),
        ("disguise", "no detective on the places beside"),
        ("smallmove", "not on a house"),
        ("bigmove", "not on a house"),
    ],
)
def test_a_card_without_effect_says_whose_it_was_and_why(card: Card, why: str) -> None:
    words = Words(GAME, "en", me=0, names=["Ada", "Ben"])
    name, event = words.name("card", card), NothingHappened(1, card)
    assert words.say(event) == f"{name}, played by Ben, has no effect: {why}."
    assert words.as_seat(1).say(event) == f"Your {name} has no effect: {why}."


OWN: list[tuple[Event, str, str]] = [
    (PlacesSwapped(0, 1), "You change places with Ben.", "Ada changes places with you."),
    (
        HousesSwapped(0, 7, 6),
        "You swap the houses at No.\u00a07 and No.\u00a06.",
        "Ada swaps the houses at No.\u00a07 and No.\u00a06.",
    ),
    (
        DetectivesSetOut((Start(0, 4), Start(1, 6))),
        "At the start: you are at the pub and Ben is at No.\u00a06.",
        "At the start: Ada is at the pub and you are at No.\u00a06.",
    ),
]


@pytest.mark.parametrize(("event", "mine", "other"), OWN)
def test_what_one_does_oneself_is_said_in_the_second_person(
    event: Event, mine: str, other: str
) -> None:
    words = Words(GAME, "en", me=0, names=["Ada", "Ben"])
    assert (words.say(event), words.as_seat(1).say(event)) == (mine, other)


def test_a_no_about_one_clue_is_a_plain_no() -> None:
    words = Words(GAME, "en", me=0, names=["Ada", "Ben"])
    one = PubAskedAbout(0, 1, "weapon", ("gnome",), False)
    two = PubAskedAbout(0, 1, "weapon", ("gnome", "trout"), False)
    assert words.say(one).endswith(": “No.”")
    assert words.say(two).endswith(": “No, not all of them.”")


def test_houses_to_look_under_are_named() -> None:
    assert Words(GAME, "en").say(Look((1, 3))) == "Look under the Fox house and the Cat house"
    assert Words(GAME, "fr").say(Look((5,))) == "Regarder sous la maison de l’Ours"


def test_where_a_seat_has_looked_is_recalled_in_one_sentence() -> None:
    words = Words(GAME, "en", me=0, names=["Ada", "Ben"])
    looks = [
        LookedUnder(1, 1, 7),
        LookedUnder(1, 3, 5),
        LookedUnder(1, 1, 8),
        LookedUnder(0, 5, 1),
    ]
    assert words.recalled(looks) == [
        "Ben has looked under the Fox house and the Cat house.",
        "You have looked under the Bear house.",
    ]


def test_what_has_no_such_sentence_is_recalled_one_by_one() -> None:
    words = Words(GAME, "en", me=0, names=["Ada", "Ben"])
    told: list[Event] = [PlacesSwapped(0, 1), NothingHappened(1, "smallmove")]
    assert words.recalled(told) == [words.say(event) for event in told]
