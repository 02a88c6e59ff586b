"""A chain of reasoning in words: short, whole, and right within its sentences."""

from __future__ import annotations

import pytest

from deductio.core.chance import Chance
from deductio.core.match import Match
from deductio.deduction.model import Fact
from deductio.deduction.steps import Chain, Conclusion, Step
from deductio.games import game, names
from deductio.games.cluedo.cards import ROOMS, SUSPECTS, WEAPONS
from deductio.games.cluedo.messages import CouldNotAnswer, Suggested
from deductio.lab.deduction import positions
from deductio.reasoning import proof_in_words, prove
from deductio.reasons import fact_in_words, fact_within
from deductio.words import LANGUAGES, Language, Words

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize("name", names())
def test_a_fact_behind_a_colon_begins_as_it_does_within_a_sentence(
    name: str, language: Language
) -> None:
    colon = "\u202f: " if language == "fr" else ": "
    seen = 0
    for stream in [*positions(name, 1)][::12]:
        notebook = game(name).notebook(stream)
        words = Words(
            game(name), language, me=0, names=["Anne", "Ugo", "Inès", "Yves", "Zoé", "Bob"]
        )
        for fact in [fact for fact in notebook.certain if fact not in notebook.followed][::9]:
            proof = prove(words, notebook, stream, fact)
            said = [*(step.text for step in proof.steps), proof.lines[-1]]
            for each in [each for step in proof.chain.steps for each in step.concludes]:
                within = fact_within(words, notebook, each.fact, so=each.so)
                begun = fact_in_words(words, notebook, each.fact, so=each.so)
                seen += any(colon + within in text for text in said)
                assert within == begun or not any(colon + begun in text for text in said)
    assert seen > 5


@every_language
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


def test_a_question_is_told_once_for_all_who_answered_it() -> None:
    played = game("cluedo")
    opening = played.opening(4, {"pawn_choice": "fixed"})
    dealt = Match.open(played, opening, Chance(bytes(32))).streams[0]
    known = {fact.item for fact in played.notebook(dealt).told_outright}
    weapon = next(weapon for weapon in WEAPONS if weapon not in known)
    asked = Suggested(0, SUSPECTS[0], weapon, ROOMS[0])
    stream = [*dealt, asked, CouldNotAnswer(1), CouldNotAnswer(2), CouldNotAnswer(3)]
    words = Words(played, "en", me=0, names=["Anne", "Ugo", "Inès", "Yves"])

    proof = prove(words, played.notebook(stream), stream, Fact(weapon, "solution"))

    first = proof.steps[0].text
    assert first.count(words.say(asked)) == 1
    the_weapon = words.named("weapon", "card", weapon)["weapon_the"]
    assert first.endswith(f"Ugo, Inès and Yves do not hold {the_weapon}.")
