"""Any game as a Gymnasium environment, one seat against bots: `env(name, bots=["rookie"])`.

Whoever imports this can also say `gymnasium.make("deductio/NAME-3p-v1")`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deductio.bots import Bot, bot, check_own, next_choice
from deductio.core.game import Game, Refused
from deductio.core.messages import Seat
from deductio.games import game as game_named
from deductio.games import names
from deductio.lab.extras import missing
from deductio.lab.observations import ROWS
from deductio.lab.rewards import Rewards, by_wins
from deductio.lab.spaces import action_space, observation_space, observed
from deductio.lab.stepping import Setting, Stepping, id_of
from deductio.lab.watching import drawn

try:
    import gymnasium
except ModuleNotFoundError:
    raise missing("gymnasium") from None

ILLEGAL = -1.0
"""The reward of who chooses what is not offered; the game is over."""
RANDOM = ("random",)


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat plays, and bots sit on all others; what they do until it is asked again is one step.

    `bots` are named as on the command line, and those named last sit again where there are more
    seats than names.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012, as its base has it

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: Seat = 0,
        bots: Sequence[str] = RANDOM,
        rewards: Rewards = by_wins,
        rows: int = ROWS,
        odds: bool = False,
        render_mode: str | None = None,
    ) -> None:
        setting = Setting(game, seats, options, rewards, rows=rows, odds=odds)
        if not 0 <= seat < setting.seats:
            raise Refused(f"there is no seat {seat} at a table of {setting.seats}")
        check_own(bots, setting.game)
        self.render_mode = render_mode
        self.observation_space = observation_space(setting)
        self.action_space = action_space(setting)
        self._stepping = Stepping(setting)
        self._seat = seat
        self._names = tuple(bots) or RANDOM

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self._stepping.begin(seed)
        self._bots = self._seated(self._stepping.seed)
        self._let_bots_choose()
        return observed(self._stepping, self._seat), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        match = self._stepping.match
        if int(action) not in self._stepping.numbers(self._seat):
            return observed(self._stepping, self._seat), ILLEGAL, True, False, {"illegal": True}
        self._stepping.choose(self._seat, int(action))
        self._let_bots_choose()
        worth = self._stepping.setting.returns(match)[self._seat] if match.over else 0.0
        return observed(self._stepping, self._seat), worth, match.over, False, {}

    def render(self) -> Any:
        """What a spectator sees, in characters."""
        return drawn(self._stepping.match) if self.render_mode == "ansi" else None

    def _seated(self, seed: str) -> dict[Seat, Bot]:
        setting, last = self._stepping.setting, len(self._names) - 1
        others = [seat for seat in range(setting.seats) if seat != self._seat]
        return {
            seat: bot(self._names[min(at, last)], setting.game, f"{seed} seat {seat}")
            for at, seat in enumerate(others)
        }

    def _let_bots_choose(self) -> None:
        """Until only this seat's choice is missing."""
        match = self._stepping.match
        while (chosen := next_choice(match, self._bots)) is not None:
            match.choose(*chosen)


env = SeatEnv


def register() -> None:
    """Names every game at every number of seats, as `deductio/NAME-3p-v1`."""
    for name in names():
        for seats in game_named(name).seats:
            gymnasium.register(
                id_of(name, seats),
                entry_point="deductio.lab.gym:SeatEnv",
                kwargs={"game": name, "seats": seats},
            )


register()
