"""A whole deal that fits everything heard and makes a claim wrong: as data, and in sentences."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from deductio.coach.messages import Deal, Laid
from deductio.deduction.model import Fact, excluded, known
from deductio.deduction.notebook import Notebook
from deductio.deduction.solve import solve
from deductio.reasons import fact_in_words, fact_within
from deductio.words import Words


def world_against(notebook: Notebook, claim: Fact, *, so: bool) -> Mapping[str, tuple[str, ...]]:
    """What lies where in some world that fits everything heard, and in which a claim is wrong;
    always the same. Raises `NoWorld` where the claim is proven."""
    otherwise = excluded(claim) if so else known(claim)
    [world] = solve(*(model.given(otherwise) for model in notebook.models)).sample(1, 0)
    return world


def deal_against(notebook: Notebook, claim: Fact, *, so: bool) -> Deal:
    """That world, as it is drawn: somebody said that a fact is so, or not so, and is wrong."""
    world = world_against(notebook, claim, so=so)
    places = {place: notebook.place_of(place) for place in notebook.models[0].frame.places}
    lies = tuple(laid(notebook, world, claim, so=so))
    return Deal(str(claim), so, notebook.item_domain, places, lies)


def laid(
    notebook: Notebook, world: Mapping[str, Sequence[str]], claim: Fact, *, so: bool
) -> Iterator[Laid]:
    """Everything in its place; of things alike each by itself."""
    against = contradicting(notebook, world, claim, so=so)
    for place in notebook.models[0].frame.places:
        for item in world.get(place, ()):
            fact = Fact(item, place)
            yield Laid(item, place, fact not in notebook.certain, fact in against)


def contradicting(
    notebook: Notebook, world: Mapping[str, Sequence[str]], claim: Fact, *, so: bool
) -> Collection[Fact]:
    """What shows at a glance that the claim is wrong: the thing itself, where it lies instead; of
    things that are there several times, what lies where it was said to lie."""
    if not so:
        return [claim]
    frame = notebook.models[0].frame
    if frame.copies[frame.item(claim.item)] == 1:
        return [Fact(claim.item, place) for place, items in world.items() if claim.item in items]
    return [Fact(item, claim.place) for item in world[claim.place]]


def deal_in_words(
    words: Words, notebook: Notebook, deal: Deal, goal: Collection[Fact]
) -> tuple[str, ...]:
    """First what is so instead of the claim, behind a colon; then the rest as far as it was open,
    first of all what is sought."""
    claim = Fact.read(deal.claim)
    yet = fact_within(words, notebook, claim, so=not deal.so)
    lies = dict.fromkeys((Fact(one.item, one.place), one.open) for one in deal.lies)
    said = [fact for fact, is_open in lies if (is_open or fact in goal) and fact != claim]
    told = (
        fact_in_words(words, notebook, fact, so=True)
        for fact in sorted(said, key=lambda fact: fact not in goal)
    )
    return (yet, *told)
