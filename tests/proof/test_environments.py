"""Environments of every game, every number of seats and several sets of options."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms.generate_playthrough import playthrough
from pettingzoo.test import api_test, seed_test

from deductio.core.contract import check_domains
from deductio.core.game import Game, Refused
from deductio.core.table_options import offered
from deductio.games import game, names
from deductio.lab import gym as gym  # which names the ids
from deductio.lab import openspiel, pettingzoo
from deductio.lab.playouts import HeldBack
from deductio.lab.stepping import Setting, id_of

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "proof" / "environments.md"
HEAD = """# Environments pass the suites of the libraries they are made for

Made by `make proof`. Every game at every number of seats, with its usual options and with each
other value of each option alone that fits: PettingZoo's `api_test` and `seed_test`, Gymnasium's
`check_env`, OpenSpiel's `random_sim_test(serialize=True)` and a playthrough (where rounds can be
fewer, with fewer rounds); and in a long game (final acts held back) each offer has a number and
each event is numbers.

| game | tables | choices of the long games |
|---|---|---|
"""


def option_sets(played: Game[Any], seats: int) -> Iterator[dict[str, Any]]:
    """The usual options, and each other value that can be listed, alone, if it fits."""
    yield {}
    usual = played.options()
    for name, values in offered(played.options).items():
        for value in values:
            if value == getattr(usual, name):
                continue
            try:
                played.read_options(seats, {name: value})
            except Refused:
                continue
            yield {name: value}


def check_table(name: str, seats: int, options: dict[str, Any]) -> int:
    """Runs all suites; how many choices a long game had."""
    with warnings.catch_warnings():  # a mask beside the observation is meant
        warnings.filterwarnings("ignore", "Observation (is not|space for)", UserWarning)
        api_test(pettingzoo.env(name, seats, options), num_cycles=40)
    seed_test(lambda: pettingzoo.env(name, seats, options), num_cycles=20)
    check_env(gymnasium.make(id_of(name, seats), options=options).unwrapped)
    check_open_spiel(name, seats, options)
    return check_long_game(Setting(name, seats, options))


def check_long_game(setting: Setting) -> int:
    match, random, held_back = setting.open(1), Random(1).random, HeldBack()
    while asked := match.asked:
        seat, options = next(iter(asked.items()))
        assert len(setting.actions.numbers_of(options)) == len(options)
        left = held_back.left_of(options)
        match.choose(seat, left[int(random() * len(left))])
    check_domains(match)
    return len(match.choices)


def check_open_spiel(name: str, seats: int, options: dict[str, Any]) -> None:
    short = {"round_limit": 20} if "round_limit" in game(name).options.__struct_fields__ else {}
    loaded = openspiel.load(name, seats, short | options, deals=3)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
    state = loaded.new_initial_state()
    state.apply_action(2)
    playthrough(str(loaded), [2, state.legal_actions()[0]])


@pytest.mark.proof
def test_every_table_of_every_game() -> None:
    PAGE.write_text(HEAD + "".join(map(line_of, names())), "utf-8")


def line_of(name: str) -> str:
    """What the page says of a game, all of whose tables pass."""
    played = game(name)
    tables = [(seats, mix) for seats in played.seats for mix in option_sets(played, seats)]
    choices = sum(check_table(name, seats, mix) for seats, mix in tables)
    return f"| {name} | {len(tables)} | {choices} |\n"


@pytest.mark.proof
def test_the_learning_example_beats_chance_clearly(tmp_path: Path) -> None:
    said = subprocess.run(
        [sys.executable, ROOT / "examples" / "learn.py", "--model", tmp_path / "learned.pickle"],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    learned = next(line for line in said.splitlines() if line.startswith("learn:Learned"))
    low = int(learned.partition("(")[2].partition("%")[0])
    assert low > 40, said
