"""Environments for learning agents pass the suites of the libraries they are made for."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms.generate_playthrough import playthrough
from pettingzoo.test import api_test, seed_test

from deductio.core.game import Refused
from deductio.core.messages import Finished
from deductio.games import game, names
from deductio.lab import gym, openspiel, pettingzoo
from deductio.lab.stepping import Setting, id_of

every_game = pytest.mark.parametrize("name", names())
dictionaries_are_meant = [
    pytest.mark.filterwarnings(f"ignore:{said}:UserWarning")
    for said in ("Observation is not a NumPy array", "Observation space for each agent probably")
]
"""PettingZoo knows by name which of its own environments give a mask beside the observation."""


def with_marks(test: Any) -> Any:
    for mark in dictionaries_are_meant:
        test = mark(test)
    return test


@every_game
@with_marks
def test_pettingzoo_finds_no_fault(name: str) -> None:
    api_test(pettingzoo.env(name, seats=3), num_cycles=60)
    seed_test(lambda: pettingzoo.env(name, seats=3), num_cycles=20)


@every_game
def test_gymnasium_finds_no_fault(name: str) -> None:
    made = gymnasium.make(id_of(name, 3), bots=["random"], odds=name != "cluedo")
    check_env(made.unwrapped)


@pytest.mark.parametrize("name", ["chaussette", "new_york"])
def test_open_spiel_finds_no_fault(name: str) -> None:
    loaded = openspiel.load(name, seats=2, deals=3)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
    state = loaded.new_initial_state()
    state.apply_action(2)
    assert "Deductio" in playthrough(str(loaded), [2, state.legal_actions()[0]])


def test_the_same_seed_deals_the_same_game_and_the_next_another() -> None:
    table = pettingzoo.raw_env("small_detectives", seats=3)
    seen = []
    for seed in (7, 7, None):
        table.reset(seed)
        hand = table.observe("player_0")["observation"]
        seen.append(hand.tolist())
    assert seen[0] == seen[1] != seen[2]


def played_out(table: pettingzoo.TableEnv, seed: int) -> dict[str, float]:
    """What each agent got for a game in which everyone takes the first thing offered."""
    table.reset(seed)
    got: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        got[agent] = got.get(agent, 0.0) + reward
        assert seen is not None
        table.step(None if over else int(seen["action_mask"].argmax()))
    return got


@pytest.mark.parametrize("name", ["small_detectives", "chaussette", "new_york"])
def test_whoever_plays_against_others_gets_what_they_lose(name: str) -> None:
    got = played_out(pettingzoo.raw_env(name, seats=3), seed=1)
    assert sum(got.values()) == pytest.approx(0)


def test_who_plays_together_gets_the_same() -> None:
    got = played_out(pettingzoo.raw_env("almost_innocent", seats=3), seed=1)
    assert set(got.values()) in ({1.0}, {-1.0})


def test_rewards_may_be_ones_own() -> None:
    def rounds(finished: Finished, together: bool) -> list[float]:
        return [float(finished.rounds)] * len(finished.scores)

    got = played_out(pettingzoo.raw_env("small_detectives", seats=3, rewards=rounds), seed=1)
    assert min(got.values()) >= 1


def test_several_asked_together_choose_in_turn_and_see_nothing_of_each_other() -> None:
    table = pettingzoo.raw_env("small_detectives", seats=3)
    seen = []
    for choice in (0, 1):
        table.reset(3)
        offered = table.observe("player_0")["action_mask"].nonzero()[0]
        table.step(int(offered[choice]))
        assert table.agent_selection == "player_1"
        seen.append(table.observe("player_1")["observation"].tolist())
    assert seen[0] == seen[1]


def test_a_choice_that_is_not_offered_ends_the_game_of_a_learner() -> None:
    table = gym.env("cluedo", seats=3)
    seen, _ = table.reset(seed=1)
    wrong = int(seen["action_mask"].argmin())
    _, reward, over, _, info = table.step(wrong)
    assert (reward, over, info) == (gym.ILLEGAL, True, {"illegal": True})


def test_a_table_is_drawn_for_whoever_watches() -> None:
    table = pettingzoo.raw_env("cluedo", seats=3, render_mode="ansi")
    table.reset(1)
    assert len((table.render() or "").splitlines()) > 5
    assert pettingzoo.raw_env("cluedo", seats=3).render() is None


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (lambda: pettingzoo.env("clue"), "there is no game 'clue'"),
        (lambda: openspiel.load("clue"), "there is no game 'clue'"),
        (lambda: pettingzoo.env("cluedo", seats=9), "cluedo is for 2 to 6 seats, not 9"),
        (lambda: pettingzoo.env("cluedo", options={"dice": 3}), "cluedo has no option 'dice'"),
        (lambda: gym.env("cluedo", bots=["sage"]), "there is no bot 'sage' in cluedo"),
        (lambda: gym.env("cluedo", seats=3, seat=3), "there is no seat 3 at a table of 3"),
        (lambda: openspiel.load("cluedo", rewards="gold"), "there are no rewards 'gold'"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(made: Any, said: str) -> None:
    with pytest.raises(Refused, match=said):
        made()


def test_without_an_extra_one_sentence_says_how_to_get_it() -> None:
    modules = {"pettingzoo": "pettingzoo", "gym": "gymnasium", "openspiel": "pyspiel"}
    script = (
        "import sys\nfrom importlib import import_module\n"
        f"for module, library in {modules}.items():\n"
        "    sys.modules[library] = None\n"
        "    try: import_module(f'deductio.lab.{module}')\n"
        "    except ModuleNotFoundError as error: print(error)"
    )
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout
    assert told.splitlines() == [
        f"this needs {extra}, which is not installed: please say pip install 'deductio[{extra}]'"
        for extra in ("pettingzoo", "gymnasium", "openspiel")
    ]


def test_the_learning_example_learns_and_chooses(tmp_path: Path, monkeypatch: Any) -> None:
    """In a tiny form, without the arena: that and how well it plays is a long test's matter."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    example = import_module("learn")
    monkeypatch.setenv(example.MODEL, str(tmp_path / "learned.pickle"))
    example.learn(2, tmp_path / "learned.pickle")
    bot = example.Learned(game(example.GAME), "seed")
    match = Setting(example.GAME, example.SEATS).open(1)
    question = match.question(match.waiting[0])
    assert question is not None
    assert bot.wish(match.streams[match.waiting[0]], question).choice in question.options
