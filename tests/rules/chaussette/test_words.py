"""Everything that can be told, asked or chosen has a sentence in French and in English."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from deductio.core.chance import Chance
from deductio.core.contract import play_randomly
from deductio.core.game import fold
from deductio.core.messages import Chose
from deductio.games.chaussette import GAME
from deductio.games.chaussette.default import DEFAULTS
from deductio.games.chaussette.messages import (
    Agreed,
    CardRemoved,
    ChaussetteChoice,
    ChaussetteEvent,
    Offer,
    Offered,
    Proposed,
)
from deductio.games.chaussette.socks import CHARACTERISTICS, EFFECT_CARDS, KINDS, VALUES
from deductio.games.chaussette.view import View
from deductio.words import LANGUAGES, Language, Words

TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (1, {"level": "hard"}),
    (2, {"mode": "cooperation", "effects": True, "notebook": [False, True]}),
    (4, {"mode": "cooperation", "effects": True, "level": "easy"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_ask_and_option_has_words(language: Language) -> None:
    words = Words(GAME, language)
    classes = [*get_args(ChaussetteChoice), *get_args(ChaussetteEvent)]
    names = [getattr(kind, "__origin__", kind).__name__ for kind in classes]
    names += [f"ask-{name}" for name in DEFAULTS]
    names += [f"option-{name}" for name in GAME.options.__struct_fields__]
    names += ["title", "pitch", "rules"]
    assert [name for name in names if not words.knows(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: Language) -> None:
    words = Words(GAME, language)
    things = [f"kind-{kind}" for kind in KINDS]
    things += [f"effect-{effect}" for effect in EFFECT_CARDS]
    things += [f"characteristic-{one}" for one in CHARACTERISTICS]
    things += [f"value-{value}" for values in VALUES.values() for value in values]
    things += ["skill-none", "skill-pair", "skill-char", "action-bonus", "action-indicate"]
    things += ["reason-wrong", "reason-searches", "reason-pairs"]
    assert [name for name in things if not words.knows(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whole_games_can_be_said_and_drawn(
    language: Language, seats: int, options: dict[str, Any]
) -> None:
    words = Words(GAME, language, me=0)
    for match in play_randomly(GAME, seats, options, Chance(bytes([5] * 32))):
        question = match.question(0)
        if question is not None:
            assert words.ask(question)
            assert words.say(question.options[0])
    for stream in [*match.streams, match.public]:
        view: Any = GAME.view()
        for event in stream:
            view.hear(event)
            assert words.say(event)
            drawing = GAME.draw(view, words.name) if view.seats else ""
            assert all(len(line) <= 80 for line in drawing.splitlines())


def test_what_was_said_under_the_first_rules_can_still_be_read() -> None:
    told = """[
        {"type": "Offered", "seat": 1, "skills": ["pair", "char"]},
        {"type": "Chose", "seat": 0, "choice": {"type": "Offer", "skills": ["pair"]}},
        {"type": "CardRemoved", "seat": 0, "slot": 3}
    ]"""
    events = msgspec.json.decode(told, type=list[ChaussetteEvent])
    assert events == [
        Offered(1, ("pair", "char")),
        Chose(0, Offer(("pair",))),
        CardRemoved(0, 3, face_up=False),
    ]
    view = fold(View(), [GAME.opening(2, {"mode": "cooperation"}), *events])
    assert view.offers == [None, ("pair", "char")]
    assert all(Words(GAME, language, me=0).say(event) for language in LANGUAGES for event in events)


def test_the_terminal_draws_what_everyone_proposes() -> None:
    words = Words(GAME, "en", me=0, names=("Anne", "Olive"))
    opened = GAME.opening(2, {"mode": "cooperation"})
    view = fold(
        View(), [opened, Proposed(0, "bonus", 0, "none"), Proposed(1, "indicate", 0, "pair")]
    )
    assert GAME.draw(view, words.name).splitlines()[-2:] == [
        "Anne > Anne, bonus search",
        "Olive > Anne, indicate a characteristic “I can reveal a pair”",
    ]
    view.hear(Agreed("bonus", 0))
    assert "bonus search" not in GAME.draw(view, words.name)
