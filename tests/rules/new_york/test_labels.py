"""What the maps on the page and in the terminal call things."""

from __future__ import annotations

import pytest

from deductio.games.new_york import GAME
from deductio.games.new_york.city import DISTRICTS, KINDS, PLACES, WATERS
from deductio.games.new_york.drawing import PAGE, draw
from deductio.games.new_york.view import View
from deductio.words import LANGUAGES, Language, Words

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_no_label_on_the_map_misleads(language: Language) -> None:
    """No two places are called alike, and none like a kind of place, a district or a water."""
    words = Words(GAME, language)

    def short(domain: str, name: str) -> str:
        return words.attributes(f"{domain}-{name}").get("short", words.name(domain, name))

    labels = [short("place", place) for place in PLACES]
    kinds = [words.name("kind", kind).split()[-1].capitalize() for kind in KINDS]
    taken = [*kinds, *(short("district", one) for one in DISTRICTS)]
    taken += [short("water", one) for one in WATERS]
    assert len(set(labels)) == len(labels)
    assert set(labels).isdisjoint(taken)


@every_language
def test_the_map_in_the_terminal_names_every_place_district_and_water(language: Language) -> None:
    words = Words(GAME, language)
    drawn = " ".join(draw(View(), words.name).split())
    for place in PLACES:
        assert words.name("place", place) in drawn
    for district in DISTRICTS:
        assert words.name("district", district) in drawn
    for water in WATERS:
        assert words.name("water", water) in drawn
    assert max(map(len, draw(View(), words.name).splitlines())) <= PAGE
