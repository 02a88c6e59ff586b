"""Which new fact is the best hint: of the goal, so, easily seen, and not known already."""

from __future__ import annotations

from collections.abc import Mapping

from deductio.coach.hints import best_hint, is_plain, new_facts, proven
from deductio.deduction.model import (
    Constraint,
    Fact,
    Frame,
    Model,
    at_least,
    each,
    excluded,
    known,
    one_of_each,
)
from deductio.deduction.notebook import Notebook

PEOPLE, TOOLS = ("ann", "bob", "cid"), ("axe", "bow", "cup")
FRAME = Frame(
    PEOPLE + TOOLS,
    {"solution": 2, "seat0": 2, "seat1": 2},
    one_of_each("solution", [PEOPLE, TOOLS]),
)
GOAL = each(PEOPLE + TOOLS, "solution")
NOBODY: Mapping[Fact, bool] = {}


def fact(text: str) -> Fact:
    return Fact.read(text)


def heard(*told: Constraint, frame: Frame = FRAME) -> Notebook:
    """A notebook of somebody who heard these, one event after the other."""
    model = Model(frame)
    for number, constraint in enumerate(told, start=1):
        model.observe(number, constraint)
    return Notebook([model], item_domain="card", goal="solution")


HAND = (known(fact("ann@seat0")), known(fact("axe@seat0")))


def test_the_goal_comes_first_and_with_it_what_is_so() -> None:
    notebook = heard(*HAND, known(fact("bob@seat1")))
    hint = best_hint(notebook, GOAL, NOBODY)
    assert hint is not None
    assert (hint.fact, hint.so) == (fact("cid@solution"), True)
    assert hint.events == (1, 3)


def test_nobody_is_told_what_was_told_outright_or_is_plain_from_it() -> None:
    notebook = heard(*HAND)
    assert new_facts(notebook, NOBODY) == {}, "what I hold is nowhere else: everyone sees that"
    assert best_hint(notebook, GOAL, NOBODY) is None


def test_what_is_rightly_marked_is_not_new() -> None:
    notebook = heard(*HAND, known(fact("bob@seat1")))
    marked = {fact("cid@solution"): True}
    assert fact("cid@solution") not in new_facts(notebook, marked)
    assert fact("cid@seat1") not in new_facts(notebook, marked), "which is plain from the mark"


def test_what_is_wrongly_marked_is_new() -> None:
    notebook = heard(*HAND, known(fact("bob@seat1")))
    hint = best_hint(notebook, GOAL, {fact("cid@solution"): False})
    assert hint is not None
    assert hint.fact == fact("cid@solution")


def test_what_is_so_beside_the_goal_comes_before_what_is_not() -> None:
    shows = at_least(1, each(["bob", "bow"], "seat1"))
    notebook = heard(*HAND, shows, excluded(fact("bob@seat1")), excluded(fact("cup@seat1")))
    goal = [fact("bow@solution")]
    hint = best_hint(notebook, goal, {fact("cup@solution"): True, fact("bow@solution"): False})
    assert hint is not None
    assert (hint.fact, hint.so) == (fact("bow@seat1"), True)


def test_the_fewest_events_come_first() -> None:
    frame = Frame(
        (*PEOPLE, *TOOLS, "die"),
        {"solution": 2, "seat0": 2, "seat1": 3},
        one_of_each("solution", [PEOPLE, (*TOOLS, "die")]),
    )
    shown = [known(fact(f"{card}@seat1")) for card in ("bob", "bow", "cup")]
    notebook = heard(*HAND, *shown, frame=frame)
    assert proven(notebook, fact("die@solution")).events == (2, 4, 5)
    hint = best_hint(notebook, [fact("die@solution"), fact("cid@solution")], NOBODY)
    assert hint is not None
    assert hint.fact == fact("cid@solution")
    assert hint.events == (1, 3)


def test_of_equals_what_happened_last_comes_first() -> None:
    shown = [known(fact("bob@seat1")), known(fact("bow@seat1"))]
    for told, newest in ((shown, "cup@solution"), (shown[::-1], "cid@solution")):
        hint = best_hint(heard(*HAND, *told), GOAL, NOBODY)
        assert hint is not None
        assert hint.fact == fact(newest)


def test_where_the_notebook_fills_itself_only_the_goal_is_hinted_at() -> None:
    shows = at_least(1, each(["bob", "bow"], "seat1"))
    notebook = heard(*HAND, shows, excluded(fact("bob@seat1")))
    assert new_facts(notebook, NOBODY)[fact("bow@seat1")]
    assert best_hint(notebook, [], NOBODY, fills=True) is None
    hint = best_hint(notebook, GOAL, NOBODY, fills=True)
    assert hint is not None
    assert hint.fact.place == "solution"
    assert hint.so


def test_what_takes_cases_is_not_plain() -> None:
    one = at_least(1, each(["bob", "bow"], "seat1"))
    other = at_least(1, each(["bob", "cup"], "seat1"))
    either = at_least(1, [fact("bob@seat1"), fact("cid@seat1")])
    notebook = heard(*HAND, one, other, either)
    cases = proven(notebook, fact("bob@seat1"))
    assert cases.so
    assert not is_plain(notebook, cases)
    plainly = proven(heard(*HAND, known(fact("bob@seat1"))), fact("cid@solution"))
    assert is_plain(heard(*HAND, known(fact("bob@seat1"))), plainly)
