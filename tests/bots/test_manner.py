"""The cast give their reasons in their own manner, and each time in the same words."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from deductio.bots.manner import WAYS, in_manner
from deductio.games import OURS, game
from deductio.words import LANGUAGES, Language, source_of

BECAUSE = "Il n’y avait qu’un seul choix."
ADDRESSES = re.compile(r"\b(you|your|yours|vous|votre|vos)\b", re.IGNORECASE)


def test_a_reason_is_kept_whole_and_now_and_then_has_something_around_it() -> None:
    said = [in_manner("zelie", BECAUSE, turn, "fr") for turn in range(WAYS)]
    assert said == [
        BECAUSE,
        f"Vite, vite\u202f! {BECAUSE}",
        f"{BECAUSE} Et on continue\u202f!",
        f"Pas de temps à perdre. {BECAUSE}",
    ]
    assert [in_manner("zelie", BECAUSE, turn, "fr") for turn in range(WAYS, 2 * WAYS)] == said


def test_who_has_no_manner_of_their_own_gives_the_reason_plainly() -> None:
    for turn in range(WAYS):
        assert in_manner("oscar", BECAUSE, turn, "fr") == BECAUSE
        assert in_manner("", BECAUSE, turn, "fr") == BECAUSE


def test_where_there_is_no_reason_nothing_is_said() -> None:
    assert {in_manner("gaspard", "", turn, "en") for turn in range(WAYS)} == {""}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_a_reason_is_said_by_its_player_and_addresses_nobody(name: str, language: Language) -> None:
    texts = source_of(game(name).package, language)
    for motive in get_args(game(name).motives):
        text = re.search(rf"^{motive.__name__} =.*?(?=^\S)", texts, re.MULTILINE | re.DOTALL)
        assert text is None or not ADDRESSES.search(text[0]), text[0]
