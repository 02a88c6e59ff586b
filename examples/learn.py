"""A small agent that learns to play from games of its own, and then sits down in the arena.

    pip install 'deductio[pettingzoo]' scikit-learn
    python examples/learn.py

It plays games by chance (PettingZoo), keeps for each choice what it was and how likely what it
claims was true (the exact odds), learns from how the games ended what that is worth (scikit-learn),
and then plays as a bot of its own against `random`: `deductio arena … --bots learn:Learned,random`.
"""

from __future__ import annotations

import argparse
import json
import os
import pickle
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from sklearn.tree import DecisionTreeRegressor

from deductio.core.streams import reader_of
from deductio.core.thinking import TookAny, Wish
from deductio.games import game
from deductio.lab.observations import Beliefs
from deductio.lab.pettingzoo import raw_env

GAME, SEATS = "chaussette", 3
MODEL = "DEDUCTIO_LEARNED"
"""The variable that says where the model lies: a bot thinks in a process of its own."""


def features(choice: Any, odds: Any, beliefs: Beliefs, me: int) -> list[float]:
    """What kind of choice it is, and how likely what it claims is true; -1 if it claims nothing."""
    kinds = [kind.__name__ for kind in game(GAME).choices.__args__]
    named = {field: getattr(choice, field) for field in choice.__struct_fields__} | {"me": me}
    claims = [claim.format(**named).split("@") for claim in choice.claims]
    likely = [odds[beliefs.items.index(item), beliefs.places.index(at)] for item, at in claims]
    return [kinds.index(type(choice).__name__), min(likely, default=-1.0)]


def play_by_chance(games: int) -> tuple[list[list[float]], list[float]]:
    """Games in which every seat chooses anything: features of each choice, and what it came to."""
    table = raw_env(GAME, seats=SEATS, odds=True)
    actions, beliefs = table.setting.actions, table.setting.beliefs
    random = Random(1)
    seen: list[list[float]] = []
    worth: list[float] = []
    for number in range(games):
        table.reset(seed=number)
        chosen: dict[str, list[list[float]]] = {agent: [] for agent in table.possible_agents}
        for agent in table.agent_iter():
            told, reward, over, _, _ = table.last()
            if over:
                seen += chosen[agent]
                worth += [reward] * len(chosen[agent])
                table.step(None)
                continue
            action = int(random.choice(told["action_mask"].nonzero()[0]))
            me = table.possible_agents.index(agent)
            chosen[agent].append(features(actions.choice(action), told["odds"], beliefs, me))
            table.step(action)
    return seen, worth


def learn(games: int, model: Path) -> None:
    """Play, fit and keep."""
    seen, worth = play_by_chance(games)
    learned = DecisionTreeRegressor(min_samples_leaf=50, monotonic_cst=[0, 1])
    learned.fit(np.array(seen), np.array(worth))
    model.write_bytes(pickle.dumps(learned))
    print(f"{len(seen)} choices of {games} games learned", file=sys.stderr)


class Learned:
    """The bot: of what it is offered, what it has learned to be worth most."""

    def __init__(self, played: Any, seed: str) -> None:
        self._game = played
        self._random = Random(seed)

    def wish(self, stream: Any, question: Any) -> Wish | None:
        options = list(question.options)
        if not options:
            return None
        beliefs = beliefs_of(self._game.name)
        odds = beliefs.odds(stream)
        me = reader_of(stream) or 0
        worth = worths([features(choice, odds, beliefs, me) for choice in options])
        best = [choice for choice, one in zip(options, worth, strict=True) if one == max(worth)]
        return Wish(self._random.choice(best), TookAny())


def worths(rows: list[list[float]]) -> list[float]:
    """What the model says of each row; equal rows are asked about once."""
    different = sorted(set(map(tuple, rows)))
    said = dict(zip(different, model().predict(np.array(different)), strict=True))
    return [said[tuple(row)] for row in rows]


@cache
def model() -> Any:
    return pickle.loads(Path(os.environ[MODEL]).read_bytes())


@cache
def beliefs_of(name: str) -> Beliefs:
    return Beliefs(game(name), SEATS, {})


def contest(games: int, jobs: int) -> dict[str, Any]:
    """The arena, as anybody would call it, with this file as the package of the bot."""
    bots = "learn:Learned" + ",random" * (SEATS - 1)
    asked = ["arena", GAME, "--bots", bots, "--games", str(games), "--jobs", str(jobs), "--json"]
    told = subprocess.run(
        [sys.executable, "-m", "deductio", *asked],
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parent)},
        cwd=Path(os.environ[MODEL]).parent,  # where the arena draws its plot
        stdout=subprocess.PIPE,
        check=True,
    ).stdout
    standings: dict[str, Any] = json.loads(told)
    return standings


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--games", type=int, default=300, help="to learn from")
    asked.add_argument("--arena", type=int, default=60, help="games against random")
    asked.add_argument("--jobs", type=int, default=2)
    asked.add_argument("--model", type=Path, default=Path("learned.pickle"))
    said = asked.parse_args()
    os.environ[MODEL] = str(said.model.resolve())
    learn(said.games, said.model)
    for standing in contest(said.arena, said.jobs)["ratings"]:
        low, high = standing["win_share_low"], standing["win_share_high"]
        print(f"{standing['bot']}: {standing['win_share']:.0%} of games won ({low:.0%}–{high:.0%})")


if __name__ == "__main__":
    main()
