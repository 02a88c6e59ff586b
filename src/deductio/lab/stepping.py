"""A table played by numbers, one choice after another: what every environment is made of."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from secrets import randbits
from typing import Any

from deductio.core.game import Game
from deductio.core.match import Match
from deductio.core.messages import Finished, Seat
from deductio.core.seal import seal_from
from deductio.games import game
from deductio.lab.actions import Actions, Mask, Numbers
from deductio.lab.observations import ROWS, Beliefs, Flat, Observer, Odds, Rows
from deductio.lab.rewards import Rewards, by_wins

VERSION = 1
"""Of the arrays: whoever changes numbers, rows or rewards raises it."""


class Setting:
    """A table as environments need it: kept from game to game, since all of it is dear to make."""

    def __init__(
        self,
        played: Game[Any] | str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        rewards: Rewards = by_wins,
        *,
        rows: int = ROWS,
        odds: bool = False,
    ) -> None:
        """`rows` is how many of the last rows a seat sees; `odds` adds what it could work out."""
        self.length = rows
        self.actions = Actions(played, seats or usual_seats(played), options)
        self.game, self.seats = self.actions.game, self.actions.seats
        self.rows = Rows(self.actions.domains)
        self.beliefs = Beliefs(self.game, self.seats, self.actions.options) if odds else None
        read = self.game.read_options(self.seats, self.actions.options)
        self.together = self.game.together(self.seats, read)
        self._rewards = rewards
        self._opened = self.game.opening(self.seats, self.actions.options)

    def __deepcopy__(self, memo: Any) -> Setting:
        return self  # nothing in it ever changes

    def __reduce__(self) -> Any:
        """Travels as what it was made from."""
        options = tuple(sorted(self.actions.options.items()))
        odds = self.beliefs is not None
        return made_again, (self.game.name, self.seats, options, self._rewards, self.length, odds)

    @property
    def id(self) -> str:
        return id_of(self.game.name, self.seats)

    def open(self, seed: int | str) -> Match[Any]:
        return Match.open(self.game, self._opened, seal_from(seed).luck)

    def returns(self, match: Match[Any]) -> list[float]:
        """What a finished game is worth to each seat."""
        finished = next(event for event in reversed(match.public) if isinstance(event, Finished))
        return list(map(float, self._rewards(finished, self.together)))


@lru_cache(maxsize=64)
def made_again(
    name: str,
    seats: int,
    options: tuple[tuple[str, Any], ...],
    rewards: Rewards,
    rows: int,
    odds: bool,
) -> Setting:
    """A setting that has travelled; one of a kind is enough in a process."""
    return Setting(name, seats, dict(options), rewards, rows=rows, odds=odds)


def id_of(name: str, seats: int) -> str:
    """What a table of that game is called where environments are named: deductio/GAME-3p-v1."""
    return f"deductio/{name.replace('_', '-')}-{seats}p-v{VERSION}"


def usual_seats(played: Game[Any] | str) -> int:
    found = game(played) if isinstance(played, str) else played
    return found.box.usual_seats


class Stepping:
    """One game after another at one table; of several who are asked together the first whose
    answer is missing chooses next."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self._seed, self._game = randbits(63), 0

    def begin(self, seed: int | None) -> None:
        """Deals the game of that seed; without one the next, or any where there was no seed yet."""
        self._game = 0 if seed is not None else self._game + 1
        self._seed = self._seed if seed is None else seed
        self.match = self.setting.open(self.seed)
        self._observers = [
            Observer(seat, self.setting.rows, self.setting.length)
            for seat in range(self.setting.seats)
        ]

    @property
    def seed(self) -> str:
        """Of the game that is played."""
        return f"{self._seed} game {self._game}"

    @property
    def to_choose(self) -> Seat | None:
        """None when the game is over."""
        waiting = self.match.waiting
        return waiting[0] if waiting else None

    def mask(self, seat: Seat) -> Mask:
        return self.setting.actions.mask_of(self.match.asked.get(seat, ()))

    def numbers(self, seat: Seat) -> Numbers:
        return self.setting.actions.numbers_of(self.match.asked.get(seat, ()))

    def observe(self, seat: Seat) -> Flat:
        return self._observers[seat].observe(self.match)

    def odds(self, seat: Seat) -> Odds | None:
        beliefs = self.setting.beliefs
        return beliefs.odds(self.match.streams[seat]) if beliefs else None

    def choose(self, seat: Seat, number: int) -> None:
        self.match.choose(seat, self.setting.actions.choice(number))
