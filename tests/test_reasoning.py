"""A chain of reasoning in words leaves out nothing that a step concludes."""

from __future__ import annotations

import pytest

from deductio.core.chance import Chance
from deductio.core.match import Match
from deductio.deduction.model import Fact
from deductio.deduction.steps import Chain, Conclusion, Step
from deductio.games import game
from deductio.reasoning import proof_in_words
from deductio.words import LANGUAGES, Language, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_concluded_of_several_copies_is_said_of_each_thing(language: Language) -> None:
    """Also where a game has words for several things at one place."""
    played = game("almost_innocent")
    words = Words(played, language, names=("Anne", "Ugo"))
    stream = Match.open(played, played.opening(2, {}), Chance(bytes(32))).streams[0]
    notebook = played.notebook(stream)
    items = ["K1", "V2"]
    concludes = tuple(Conclusion(Fact(item, "seat0"), so=False, copies=2) for item in items)
    step = Step("count", concludes, (), ())
    chain = Chain(concludes[-1].fact, False, (), (step,))

    (said,) = proof_in_words(words, notebook, stream, chain).steps

    assert all(words.name(notebook.item_domain, item) in said.text for item in items)
    assert said.text.count("2") == len(items)
