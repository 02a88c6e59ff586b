"""Deals that refute a claim: whole, fitting, and wrong where the claim says otherwise."""

from __future__ import annotations

from collections import Counter

import pytest

from deductio.coach.deals import deal_against, deal_in_words
from deductio.deduction.model import Fact, Model, NoWorld, exactly, excluded
from deductio.deduction.notebook import Notebook
from deductio.deduction.solve import solve
from deductio.games import game, names
from deductio.reasons import fact_in_words, fact_within
from deductio.words import Words
from tests.coach.test_second_chance import some_streams


def fits(model: Model, lies: Counter[Fact]) -> bool:
    """Whether exactly this may lie there."""
    absent = [fact for fact in model.frame.facts if not lies[fact]]
    there = [exactly(number, [fact]) for fact, number in lies.items()]
    return bool(solve(model.given(excluded(*absent), *there)).count)


@pytest.mark.parametrize("name", names())
def test_a_deal_is_whole_and_fits_and_contradicts_the_claim(name: str) -> None:
    notebook: Notebook = game(name).notebook(some_streams(name)[0])
    frame = notebook.models[0].frame
    open_facts = [fact for fact in frame.facts if fact not in notebook.certain]
    for claim in open_facts[:: max(1, len(open_facts) // 2)][:3]:
        for so in (True, False):
            deal = deal_against(notebook, claim, so=so)
            lies = Counter(Fact(one.item, one.place) for one in deal.lies)
            assert lies.total() == sum(frame.copies)
            assert any(fits(model, lies) for model in notebook.models)
            assert (claim in lies) is not so
            assert any(one.against for one in deal.lies)
            assert {str(fact) for fact in open_facts} >= {
                f"{one.item}@{one.place}" for one in deal.lies if one.open
            }


def test_the_sentences_begin_with_what_is_so_instead() -> None:
    played = game("cluedo")
    notebook = played.notebook(some_streams("cluedo")[0])
    words = Words(played, "en", me=0)
    claim = next(
        fact for fact in notebook.facts if fact.place == "solution" and fact not in notebook.certain
    )
    deal = deal_against(notebook, claim, so=True)
    goal = [fact for fact in notebook.facts if fact.place == "solution"]
    first, *rest = deal_in_words(words, notebook, deal, goal)
    assert first == fact_within(words, notebook, claim, so=False)
    solution = [one for one in deal.lies if one.place == "solution"]
    assert rest[:3] == [
        fact_in_words(words, notebook, Fact(one.item, one.place), so=True) for one in solution
    ]


def test_of_things_alike_what_lies_where_it_was_said_to_lie_is_against() -> None:
    notebook = game("chaussette").notebook(some_streams("chaussette")[0])
    claim = next(
        fact for fact in notebook.facts if fact.place == "sleeve" and fact not in notebook.certain
    )
    deal = deal_against(notebook, claim, so=True)
    assert [one.place for one in deal.lies if one.against] == ["sleeve"]


def test_nothing_speaks_against_what_is_proven() -> None:
    notebook = game("cluedo").notebook(some_streams("cluedo")[0])
    fact, so = next(iter(notebook.certain.items()))
    with pytest.raises(NoWorld):
        deal_against(notebook, fact, so=so)
