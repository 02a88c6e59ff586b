"""Every event, choice, ask, option and thing has its words, and cards read well."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest

from deductio.core.chance import Chance
from deductio.games.new_york import GAME
from deductio.games.new_york.cards import Card
from deductio.games.new_york.city import (
    ACTION,
    CELLS,
    DISTRICTS,
    KINDS,
    PLACES,
    WATERS,
)
from deductio.games.new_york.clues import read_clue
from deductio.games.new_york.making.pool import pool
from deductio.games.new_york.messages import NewYorkChoice, NewYorkEvent
from deductio.games.new_york.sentences import Language, card_text
from deductio.words import LANGUAGES, Words
from tests.rules.new_york.patient import patient_game
from tests.rules.new_york.sentences import FILE, document
from tests.rules.new_york.tables import I1

every_language = pytest.mark.parametrize("language", LANGUAGES)
ASKS = ("start", "cell", "spy", "take", "swap", "go", "end", "window", "last_call")


@every_language
def test_everything_has_words(language: Language) -> None:
    words = Words(GAME, language)
    messages = [getattr(kind, "__origin__", kind).__name__ for kind in get_args(NewYorkEvent)]
    messages += [kind.__name__ for kind in get_args(NewYorkChoice)]
    messages += [f"ask-{name}" for name in ASKS]
    messages += [f"option-{name}" for name in GAME.options.__struct_fields__]
    messages += ["title", "pitch", "rules"]
    things: dict[str, Any] = {
        "cell": CELLS,
        "district": DISTRICTS,
        "action": set(ACTION.values()),
        "kind": KINDS,
        "place": PLACES,
        "water": WATERS,
        "deck": ("informant", "expert"),
        "case": [*range(1, 13), "endless"],
        "face": ("joker",),
        "result": ("solved", "shared", "last_standing", "nobody"),
    }
    messages += [f"{domain}-{value}" for domain, values in things.items() for value in values]
    assert [name for name in messages if not words.knows(name)] == []


@every_language
def test_whole_games_can_be_told_to_everyone(language: Language) -> None:
    told = set()
    for seed, announce in enumerate(("own_turn", "any_time")):
        luck = Chance(bytes([seed]) * 32)
        for match in patient_game(4, luck, announce=announce, max_rounds=12, case="endless"):
            for seat in match.waiting:
                question = match.question(seat)
                assert question is not None
                words = Words(GAME, language, me=seat)
                assert words.ask(question)
                assert all(map(words.say, question.options))
        for reader, stream in enumerate([*match.streams, match.public]):
            words = Words(GAME, language, me=reader)
            for event in stream:
                text = words.say(event)
                told.add(type(event).__name__)
                assert text and "{" not in text and "None" not in text and "none" not in text
    assert len(told) > 20


def test_a_card_brings_its_own_words() -> None:
    assert Words(GAME, "fr").name("card", I1) == I1.say("fr")
    assert Words(GAME, "en").name("card", I1) == I1.say("en")


def texts(language: Language) -> dict[str, str]:
    """What every card says that can be made, by level, deck and clue."""
    return {
        f"{level} {deck} {clue}": card_text(deck, clue, 0, language)
        for level in (1, 2)
        for deck in ("informant", "expert")
        for clues in pool(level, deck).values()
        for clue in clues
    }


@every_language
def test_different_clues_never_read_alike(language: Language) -> None:
    for level in (1, 2):
        for deck in ("informant", "expert"):
            said = [
                card_text(deck, c, 0, language) for cs in pool(level, deck).values() for c in cs
            ]
            assert len(set(said)) == len(said)


@every_language
def test_no_card_stumbles(language: Language) -> None:
    stumbling = re.compile(
        r"  |\s[,.]|\.\.|,,| de le | de les | à le |[{}_\[\]]|\b[Dd]e [aeiouéêîô]|\bque [aeiouéàê]"
    )
    for clue, text in texts(language).items():
        assert not stumbling.search(text), f"{clue}: {text}"
        assert text.endswith(".")
        assert text[0].isupper()


def test_the_sampled_sentences_are_still_what_cards_say() -> None:
    for language in LANGUAGES:
        assert FILE[language].read_text("utf-8") == document(language), (
            "run `python -m tests.rules.new_york.sentences` and read the difference"
        )


@pytest.mark.parametrize(
    ("deck", "clue", "french", "english"),
    [
        (
            "informant",
            ["not_in", ["MA"]],
            "Psst… il est ailleurs qu'à Manhattan.",
            "Psst… he is not in Manhattan.",
        ),
        (
            "expert",
            ["dry", ["sound"]],
            "Aucune trace d'algues vertes : il est dans une case qui ne touche pas le détroit.",
            "No trace of green seaweed: he is in a cell that does not touch the Sound.",
        ),
        (
            "expert",
            ["water", ["east_river", "ocean"]],
            "Traces d'eau saumâtre ou de sel marin : il est au bord de l'East River ou de l'océan.",
            "Traces of brackish water or sea salt: "
            "he is on the shore of the East River or the ocean.",
        ),
        (
            "expert",
            ["water", ["east_river", "hudson", "ocean", "sound"]],
            "Gants humides : il est au bord de l'eau.",
            "Damp gloves: he is by the water.",
        ),
        (
            "informant",
            ["near", ["central_park", "jfk", "yankee"]],
            "Psst… il est près de Central Park, "
            "de l'aéroport John-F.-Kennedy ou du Yankee Stadium.",
            "Psst… he is near Central Park, John F. Kennedy airport or Yankee Stadium.",
        ),
        (
            "informant",
            ["district_has", "factory"],
            "Psst… il est dans un quartier qui possède une usine.",
            "Psst… he is in a district that has a factory.",
        ),
        (
            "informant",
            ["district_lacks", "airport"],
            "Psst… il est dans un quartier sans aéroport.",
            "Psst… he is in a district without an airport.",
        ),
        (
            "informant",
            ["pictos", "=", 1],
            "Psst… il est dans une case qui porte exactement 1 picto.",
            "Psst… he is in a cell with exactly 1 pictogram.",
        ),
        (
            "informant",
            ["same_district_neighbours", "=", 1],
            "Psst… il est dans une case dont exactement une voisine est du même quartier.",
            "Psst… he is in a cell with exactly 1 neighbour of its own district.",
        ),
        (
            "expert",
            ["nearer", "central_park", "jfk"],
            "Mesure d'écho : il est plus près de Central Park que de l'aéroport John-F.-Kennedy.",
            "Echo measurement: he is nearer to Central Park than to John F. Kennedy airport.",
        ),
        (
            "expert",
            ["or", ["in", ["SI"]], ["borders", "BX"]],
            "Deux pistes au labo : il est soit à Staten Island, "
            "soit juste à côté du Bronx sans y être, soit les deux.",
            "Two leads in the lab: he is either on Staten Island, "
            "or right next to the Bronx without being in it, or both.",
        ),
    ],
)
def test_a_card_says_it_in_good_french_and_english(
    deck: str, clue: list[Any], french: str, english: str
) -> None:
    card = Card("some", deck, read_clue(clue), 0)
    assert (card.say("fr"), card.say("en")) == (french, english)
