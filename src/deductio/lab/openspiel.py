"""Any game as an OpenSpiel game in Python: `load(name, seats=3)`.

Whoever imports this can also say `pyspiel.load_game("deductio_NAME(seats=3)")`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
import numpy as np

from deductio.core.game import Refused
from deductio.core.match import Match
from deductio.core.messages import Seat
from deductio.core.streams import stream_of
from deductio.core.table_options import written
from deductio.games import game as game_named
from deductio.games import names
from deductio.lab.extras import missing
from deductio.lab.observations import WIDTH, Observer
from deductio.lab.rewards import NAMED
from deductio.lab.stepping import Setting, usual_seats
from deductio.lab.watching import drawn

try:
    import pyspiel
except ModuleNotFoundError:
    raise missing("openspiel") from None

DEALS = 1000
"""How many games luck can deal, unless somebody says otherwise."""
LONGEST = 100_000
"""More choices than any game can have."""
MOST_POINTS = 1000.0


def load(
    name: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    rewards: str = "wins",
    deals: int = DEALS,
) -> Any:
    """A table of that game. Its one chance node comes first and says which of the `deals` is
    played; `rewards` is `wins`, `ranks` or `points`."""
    if name not in names():
        game_named(name)  # which refuses it in a sentence
    said = {"seats": seats or usual_seats(name), "rewards": rewards, "deals": deals}
    return pyspiel.load_game(short_name(name), said | {"options": spelled(options or {})})


def short_name(name: str) -> str:
    return f"deductio_{name}"


def spelled(options: Mapping[str, Any]) -> str:
    """Options as a parameter of a game can hold them, where = and , mean something already."""
    pairs = [f"{name}:{written(value)}" for name, value in sorted(options.items())]
    return ";".join(pairs).replace(",", "+")


def read(options: str) -> dict[str, str]:
    pairs = [pair.partition(":") for pair in options.replace("+", ",").split(";") if pair]
    return {name: value for name, _, value in pairs}


def game_type(name: str, utility: Any = None) -> Any:
    seats = game_named(name).seats
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Deductio: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility or pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "seats": usual_seats(name),
            "options": "",
            "rewards": "wins",
            "deals": DEALS,
        },
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A table of one of our games; each has a class of its own, as OpenSpiel wants it."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.deals = int(given.get("deals", DEALS))
        rewards = str(given.get("rewards", "wins"))
        if rewards not in NAMED:
            raise Refused(f"there are no rewards '{rewards}'; there are: {', '.join(NAMED)}")
        options = read(str(given.get("options", "")))
        self.setting = Setting(self.name, given.get("seats"), options, NAMED[rewards])
        most = MOST_POINTS if rewards == "points" else 1.0
        super().__init__(
            game_type(self.name, _utility(self.setting, rewards)),
            pyspiel.GameInfo(
                num_distinct_actions=len(self.setting.actions),
                max_chance_outcomes=self.deals,
                num_players=self.setting.seats,
                min_utility=-most,
                max_utility=most,
                utility_sum=None if rewards == "points" or self.setting.together else 0.0,
                max_game_length=LONGEST,
            ),
            given,
        )

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        return TableObserver(self.setting, iig_obs_type)


def _utility(setting: Setting, rewards: str) -> Any:
    if rewards == "points":
        return pyspiel.GameType.Utility.GENERAL_SUM
    if setting.together:
        return pyspiel.GameType.Utility.IDENTICAL
    return pyspiel.GameType.Utility.ZERO_SUM


class TableState(pyspiel.State):  # type: ignore[misc]
    """Where a game stands: nothing before it is dealt, then a match."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self._setting = game.setting
        self._deals = game.deals
        self.match: Match[Any] | None = None

    def current_player(self) -> int:
        """Of several who are asked together the first whose answer is missing."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = self.match.waiting
        return waiting[0] if waiting else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: Seat) -> list[int]:
        if self.match is None:
            return []
        return list(self._setting.actions.numbers_of(self.match.asked.get(player, ())))

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = self._setting.open(action)
        else:
            self.match.choose(self.match.waiting[0], self._setting.actions.choice(action))

    def _action_to_string(self, player: Seat, action: int) -> str:
        return f"deal {action}" if player < 0 else str(self._setting.actions.choice(action))

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        if self.match is None or not self.match.over:
            return [0.0] * self._setting.seats
        return self._setting.returns(self.match)

    def __str__(self) -> str:
        """For people who look for mistakes: everything everyone hears, drawn."""
        return "not dealt yet" if self.match is None else drawn(self.match)


class TableObserver:
    """What one seat was told: as text all of it, as a tensor who it is and the last rows."""

    def __init__(self, setting: Setting, iig_obs_type: Any) -> None:
        self._setting = setting
        self._public = (
            iig_obs_type is not None and iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE
        )
        told = (setting.length + 1) * WIDTH
        self.tensor = np.zeros(setting.seats + told, np.float32)
        self.dict = {
            "player": self.tensor[: setting.seats],
            "told": self.tensor[setting.seats :].reshape(-1, WIDTH),
        }

    def set_from(self, state: TableState, player: Seat) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.match is not None:
            observer = Observer(player, self._setting.rows, self._setting.length)
            self.tensor[self._setting.seats :] = observer.observe(state.match)

    def string_from(self, state: TableState, player: Seat) -> str:
        if state.match is None:
            return f"seat {player}, not dealt yet"
        reader = None if self._public else player
        return msgspec.json.encode(stream_of(state.match, reader)).decode()


def register() -> None:
    """Names every game to OpenSpiel, as `deductio_NAME`."""
    for name in names():
        kind = type(f"TableGame_{name}", (TableGame,), {"name": name})
        pyspiel.register_game(game_type(name), kind)


register()
