"""How a game writes down what it knows."""

from __future__ import annotations

import subprocess
import sys

import pytest

from deductio.deduction import (
    Fact,
    Frame,
    Model,
    NoWorld,
    at_least,
    each,
    exactly,
    excluded,
    known,
    not_all,
    one_of_each,
    picked,
)

CARDS = Frame(
    ["plum", "rose", "rope", "pipe"],
    {"solution": 2, "seat0": 1, "seat1": 1},
    one_of_each("solution", [["plum", "rose"], ["rope", "pipe"]]),
)


def test_a_fact_is_written_item_at_place() -> None:
    assert str(Fact("rope", "seat2")) == "rope@seat2"
    assert Fact.read("rope@seat2") == Fact("rope", "seat2")


def test_a_frame_remembers_only_so_many_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deductio.deduction.model.MOST_REMEMBERED", 3)
    frame = Frame(CARDS.items, {"solution": 2, "seat0": 1, "seat1": 1})
    counts = [excluded(fact) for fact in frame.facts]
    tallies = [frame.tally(count) for count in counts]
    assert [tally.mask for tally in tallies] == [1 << bit for bit in range(len(counts))]
    assert [frame.tally(count) for count in counts] == tallies
    assert len(frame._tallies) <= 3
    assert len(frame._masks) <= 3


def test_each_lists_items_at_places() -> None:
    assert each("ab", "x", "y") == (Fact("a", "x"), Fact("a", "y"), Fact("b", "x"), Fact("b", "y"))


def test_constraints_are_counts() -> None:
    facts = each("abc", "x")
    assert (at_least(1, facts).low, not_all(facts).high) == (1, 2)
    assert (exactly(2, facts).low, exactly(2, facts).high) == (2, 2)
    assert excluded(*facts).high == 0


def test_an_event_may_tell_several_things() -> None:
    model = Model(CARDS)
    model.observe(3, known(Fact("plum", "seat0")), [excluded(Fact("rope", "seat1"))])
    assert [seen.source for seen in model.observations] == [3, 3]


def test_only_keeps_what_some_events_told() -> None:
    model = Model(CARDS)
    model.observe(1, known(Fact("plum", "seat0")))
    model.observe(2, known(Fact("rope", "seat1")))
    assert model.answer().count == 1
    assert model.only([1]).answer().count == 2


def test_given_changes_nothing_in_the_model() -> None:
    model = Model(CARDS)
    assert model.given(known(Fact("plum", "seat0"))).answer().count == 2
    assert model.answer().count == 8


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no item sword"):
        CARDS.mask((Fact("sword", "seat0"),))
    with pytest.raises(ValueError, match="there is no place attic"):
        CARDS.mask((Fact("rope", "attic"),))


def test_frames_are_equal_by_what_they_say() -> None:
    twin = Frame(
        ["plum", "rose", "rope", "pipe"],
        {"solution": 2, "seat0": 1, "seat1": 1},
        one_of_each("solution", [["plum", "rose"], ["rope", "pipe"]]),
    )
    assert twin == CARDS
    assert hash(twin) == hash(CARDS)
    assert Frame(["plum"], {"x": 1}) != Frame(["plum"], {"y": 1})


def test_a_history_without_any_world_names_the_events_that_contradict() -> None:
    model = Model(CARDS)
    model.observe(1, known(Fact("plum", "seat0")))
    model.observe(2, excluded(Fact("pipe", "solution")))
    model.observe(3, picked(Fact("rose", "seat1"), ["rose", "rope"]))
    model.observe(4, excluded(Fact("rope", "seat1")))
    with pytest.raises(NoWorld) as refused:
        model.answer()
    assert refused.value.events == (1, 3)
    assert str(refused.value) == "no world fits events 1, 3 together"


def test_neither_models_nor_games_import_arrays() -> None:
    """Short commands load every game: what counts is loaded when a reader first asks."""
    load = "import sys; import deductio.deduction; from deductio.games import game, names"
    script = f"{load}; [game(name) for name in names()]; print('numpy' in sys.modules)"
    result = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert result.stdout.strip() == "False"


def test_told_is_what_an_observation_says_outright_and_nothing_that_follows() -> None:
    model = Model(CARDS)
    model.observe(0, known(Fact("plum", "seat0")))
    model.observe(1, excluded(*each(["rope", "pipe"], "seat1")))
    model.observe(2, at_least(1, each(["rose", "rope"], "seat1")))
    model.observe(3, picked(Fact("rope", "solution"), ["rope", "pipe"]))
    assert model.told_outright == {
        Fact("plum", "seat0"): True,
        Fact("rope", "seat1"): False,
        Fact("pipe", "seat1"): False,
        Fact("rope", "solution"): True,
    }
    assert model.told_by == {
        Fact("plum", "seat0"): 0,
        Fact("rope", "seat1"): 1,
        Fact("pipe", "seat1"): 1,
        Fact("rope", "solution"): 3,
    }
    assert [seen.source for seen in model.bonds] == [2]
