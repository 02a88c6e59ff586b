"""Every event, choice, ask, option and thing has its sentence in both languages."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from deductio.core.messages import Choice, Chose, Question, Seat
from deductio.games.cluedo import GAME
from deductio.games.cluedo.cards import BONUS_DECK, CARDS, CATEGORIES, ROOMS, SUSPECTS, WEAPONS
from deductio.games.cluedo.default import DEFAULTS
from deductio.games.cluedo.mansion import mansion
from deductio.games.cluedo.messages import (
    Accuse,
    CallWitness,
    CluedoChoice,
    CluedoEvent,
    CountCards,
    Enter,
    PeekAt,
    Show,
    Suggested,
    Walk,
    Walked,
)
from deductio.words import LANGUAGES, Language, Words

SAMPLES: dict[str, Any] = {
    "suspect": "rose",
    "weapon": "rope",
    "room": "hall",
    "card": "rope",
    "origin": "7,12",
    "square": "7,12",
    "shortcut": "back_door",
    "bonus": "phone",
    "category": "weapon",
    "dice": (3, 4),
    "choice": Show("rope"),
}
every_language = pytest.mark.parametrize("language", LANGUAGES)


def sample(kind: type[msgspec.Struct], seat: Seat) -> msgspec.Struct:
    """A message of that kind in which every seat is this one."""
    values = {}
    for field in msgspec.structs.fields(kind):
        is_list = "tuple" in str(field.type)
        values[field.name] = SAMPLES.get(field.name, ("rope", "hall") if is_list else seat)
    return kind(**values)


def ours() -> list[type[msgspec.Struct]]:
    kinds = [*get_args(CluedoChoice), *get_args(CluedoEvent)]
    return [kind for kind in kinds if "cluedo" in kind.__module__]


@every_language
@pytest.mark.parametrize("kind", ours(), ids=lambda kind: kind.__name__)
def test_every_event_and_choice_has_a_sentence(
    kind: type[msgspec.Struct], language: Language
) -> None:
    for me in (0, 1, None):
        said = Words(GAME, language, me=me).say(sample(kind, 1))
        assert said
        assert "None" not in said


@every_language
def test_a_sealed_choice_is_said_to_the_seat_itself(language: Language) -> None:
    said = Words(GAME, language, me=1).say(Chose(1, Show("rope")))
    assert Words(GAME, language).name("card", "rope") in said


@every_language
def test_every_suspect_weapon_and_room_fits_into_a_suggestion(language: Language) -> None:
    words = Words(GAME, language)
    said = {
        words.say(Suggested(0, suspect, weapon, room))
        for suspect in SUSPECTS
        for weapon in WEAPONS
        for room in ROOMS
    }
    assert len(said) == 324


@every_language
def test_every_ask_option_and_thing_has_its_words(language: Language) -> None:
    words = Words(GAME, language)
    for ask in DEFAULTS:
        assert words.ask(Question(ask, (), ()))
    for option in GAME.options.__struct_fields__:
        assert words.knows(f"option-{option}")
    things = {"card": CARDS, "bonus": BONUS_DECK, "category": CATEGORIES, "row": range(4)}
    things |= {"shortcut": ("back_door", "secret_passage")}
    things |= {"label": ("dice", "face_up", "row", "deck", "solution")}
    for domain, values in things.items():
        for value in values:
            assert words.knows(f"{domain}-{value}")
    for text in ("title", "pitch", "rules"):
        assert words.text(text)


@every_language
def test_choices_that_come_in_great_numbers_have_a_label(language: Language) -> None:
    words = Words(GAME, language)
    for kind in (Accuse, CallWitness, CountCards, Enter, PeekAt, Walk):
        assert words.knows(kind.__name__)
        choice = sample(kind, 1)
        assert isinstance(choice, Choice)
        assert words.label(choice) not in ("", words.say(choice))


def test_you_is_said_to_the_seat_itself() -> None:
    suggested = Suggested(1, "rose", "rope", "garage")
    assert Words(GAME, "en", me=1).say(suggested) == (
        "You suggest: Scarlett with the rope in the garage?"
    )
    assert Words(GAME, "fr", me=0).say(suggested) == (
        "Hypothèse de Bleu\u202f: Rose avec la corde dans le garage\u202f?"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_square_of_the_corridor_has_words_of_its_own(language: Language) -> None:
    words = Words(GAME, language)
    names = [words.name("square", square) for square in mansion().squares]
    assert len(set(names)) == len(names)
    assert not any("," in name or "{" in name for name in names), "no coordinates"


def test_a_story_says_only_near_which_room() -> None:
    walked = Walked(1, "kitchen", "7,12")
    assert Words(GAME, "en").say(walked) == "Blue stops in the corridor near the dining room."
    assert Words(GAME, "en").say(Walk("7,12")) == (
        "To the corridor near the dining room: 2 right and 1 down of its left door (star)"
    )
