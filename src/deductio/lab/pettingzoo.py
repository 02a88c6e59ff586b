"""Any game as a PettingZoo environment: `env(game, seats=3)`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deductio.core.game import Game
from deductio.lab.extras import missing
from deductio.lab.observations import ROWS
from deductio.lab.rewards import Rewards, by_wins
from deductio.lab.spaces import action_space, observation_space, observed
from deductio.lab.stepping import Setting, Stepping
from deductio.lab.watching import drawn

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper
except ModuleNotFoundError:
    raise missing("pettingzoo") from None

ILLEGAL = -1.0
"""What a seat gets in a wrapped environment that chooses what is not offered; the game is over."""


def env(
    game: Game[Any] | str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    **more: Any,
) -> Any:
    """As `raw_env`, with whatever is used wrongly said plainly."""
    raw = raw_env(game, seats, options, **more)
    return OrderEnforcingWrapper(TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL))


def raw_env(
    game: Game[Any] | str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    rewards: Rewards = by_wins,
    rows: int = ROWS,
    odds: bool = False,
    render_mode: str | None = None,
) -> TableEnv:
    """A table of that game; `rewards` says what its end is worth, `rows` how much of the past is
    seen, and `odds` adds the exact odds of every fact, which takes longer than all the rest."""
    return TableEnv(Setting(game, seats, options, rewards, rows=rows, odds=odds), render_mode)


class TableEnv(AECEnv):  # type: ignore[misc]
    """One agent for each seat, `player_0` first; nobody gets anything before the end."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        self.metadata = {
            "name": setting.id,
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "rules_version": setting.game.rules_version,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(setting.seats)]
        self.observation_spaces = {
            agent: observation_space(setting) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(setting) for agent in self.possible_agents}
        self.setting = setting
        self._stepping = Stepping(setting)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed deals the same game, and resets without one those that follow it."""
        self._stepping.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        return observed(self._stepping, self._seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only who is out of the game does nothing"
        self._stepping.choose(self._seats[agent], int(action))
        self._select()

    def _select(self) -> None:
        seat = self._stepping.to_choose
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            return
        returns = self.setting.returns(self._stepping.match)
        self.rewards = dict(zip(self.agents, returns, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def render(self) -> str | None:
        """What a spectator sees, in characters."""
        return drawn(self._stepping.match) if self.render_mode == "ansi" else None
