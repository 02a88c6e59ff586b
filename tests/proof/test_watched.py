"""What the proof of characters counts can be counted, and its intervals hold; in a few games."""

from __future__ import annotations

from importlib import import_module

import pytest

from deductio.core.thinking import Temper
from deductio.games import OURS
from deductio.lab.contest import Contest
from tests.proof.test_characters import CASES, Case, measure, row
from tests.proof.watched import PERSON, Watching, difference, figure_of, watch

TRAITS = (*Temper.__struct_fields__, "caution")


@pytest.mark.parametrize("name", OURS)
def test_every_figure_is_counted_in_a_game(name: str) -> None:
    figures = {trait: figure_of(name, trait) for trait in TRAITS}
    assert sum(figure is not None for figure in figures.values()) >= 4
    contest = Contest(name, ("rookie",) * 4, 2, {}, "a few")
    for trait, figure in figures.items():
        if figure is not None:
            for much, cases in (
                one for seen in watch(Watching(contest, trait)) for one in seen.counted
            ):
                assert cases >= 0 and (cases or not much)


@pytest.mark.parametrize("name", ["small_detectives", "almost_innocent"])
def test_a_character_is_measured_and_has_its_row(name: str) -> None:
    case = Case(name, "gaspard", "rookie")
    measured = measure(case, 2)
    assert measured.games == 2
    assert row(case, measured).startswith(f"| {name} | Gaspard | rookie | 2 | ")
    assert len(CASES) >= 9 * len(OURS)


@pytest.mark.parametrize("name", ["cluedo", "new_york"])
def test_the_plain_careful_player_sits_at_a_table(name: str) -> None:
    assert import_module(f"tests.proof.yardstick.{name}").plain_careful
    [seen] = watch(Watching(Contest(name, (PERSON, "rookie", "rookie"), 1, {}, "a few")))
    assert seen.players == (PERSON, "rookie", "rookie")


def test_a_difference_is_seen_when_games_agree_and_not_when_they_do_not() -> None:
    often, seldom = [(8.0, 10), (6.0, 10)] * 50, [(1.0, 10), (3.0, 10)] * 50
    apart = difference(often, seldom)
    assert apart.value == pytest.approx(0.5)
    assert 0.45 < apart.low < 0.5 < apart.high < 0.55
    wild = [(10.0, 10), (0.0, 10)] * 5
    assert difference(wild, wild[::-1]).low < 0 < difference(wild, wild[::-1]).high
