"""The headline of the end: who won is said to each reader, in every game and language."""

from __future__ import annotations

import pytest

from deductio.core.messages import Finished
from deductio.games import game
from deductio.words import LANGUAGES, Words

NAMES = ["Ada", "Bea", "Cleo"]
RIVALS = ("cluedo", "small_detectives", "new_york", "chaussette")
OUTCOMES: dict[str, tuple[int, ...]] = {"alone": (0,), "together": (0, 1, 2), "nobody": ()}


def headline(name: str, language: str, winners: tuple[int, ...], me: int | None) -> str:
    words = Words(game(name), "fr" if language == "fr" else "en", me=me, names=NAMES)
    return words.aside("ending", Finished(winners, (winners,), (0, 0, 0), 4))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RIVALS)
def test_the_winner_is_told_and_the_others_hear_who_it_was(name: str, language: str) -> None:
    won = {"fr": "Vous gagnez\u202f!", "en": "You win!"}[language]
    assert headline(name, language, (0,), 0) == won
    for other in (1, None):
        said = headline(name, language, (0,), other)
        assert said != won and said.startswith("Ada ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", (*RIVALS, "almost_innocent"))
def test_every_outcome_has_its_own_words(name: str, language: str) -> None:
    said = {headline(name, language, winners, 0) for winners in OUTCOMES.values()}
    few = {"almost_innocent": 2, "cluedo": 2, "small_detectives": 2}  # there one wins, or all
    assert len(said) == few.get(name, 3)
    assert all(said)


def test_a_team_wins_and_loses_together() -> None:
    assert headline("almost_innocent", "en", (0, 1, 2), 1) == "Your team did it!"
    assert headline("almost_innocent", "fr", (), 1) == "Votre équipe a perdu."
    assert headline("chaussette", "en", (0, 1, 2), 2) == "You did it together!"
    assert headline("chaussette", "fr", (), 2).endswith("votre équipe a perdu.")
