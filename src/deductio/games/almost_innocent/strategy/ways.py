"""How a player of Almost Innocent goes about it: its level's numbers, shifted by its temper."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from deductio.core.messages import Seat
from deductio.core.thinking import PLAIN, Temper
from deductio.games.almost_innocent.messages import AskQuantity
from deductio.games.almost_innocent.messages import Question as Asking
from deductio.games.almost_innocent.strategy.told import echo
from deductio.games.almost_innocent.view import View


class Ways(Struct, frozen=True):
    """What a level goes by, as far as a temper may shift it."""

    glances: int = 0
    """How often it goes over all answers of a slate again."""
    combines: bool = True
    """Whether it puts answers about itself together before it names a clue."""
    mine: float = 1.0
    """How much its own doubts count."""
    others: float = 1.0
    """How much those of each other seat count."""
    slowest: float = 0.0
    """How much more those of whoever else is furthest from knowing."""
    numbers: float = 0.0
    """How much more a question for a number is worth to it than a yes or no."""
    echoes: float = 0.0
    """How much more a question is worth that asks on where somebody has just asked."""
    saves: bool = False
    """Whether it keeps its card for the last turn it is sure to have."""
    agrees_at: int = 1
    """With so many cases left it takes them for one."""
    proposes: bool = True
    """Whether it ever proposes to resolve."""
    trusts: bool = False
    """Whether it proposes as soon as it knows its own, and leaves the others to refuse."""
    speaks: bool = True
    """Whether it says of each kind that it knows it, and not only once all others know all."""
    admits: bool = False
    """Whether it says that it is in doubt, too."""

    def weights(self, me: Seat, doubts: Mapping[Seat, float]) -> dict[Seat, float]:
        """How much the doubts of each seat count, if all have so many."""
        most = max((much for seat, much in doubts.items() if seat != me), default=0.0)
        return {
            seat: self.mine if seat == me else self.others + self.slowest * (much == most)
            for seat, much in doubts.items()
        }

    def liking(self, seen: View, choice: Asking) -> float:
        """What a question is worth to it beside what it tells."""
        liked = self.numbers * isinstance(choice, AskQuantity)
        return liked + self.echoes * echo(seen, choice) if self.echoes else liked


LEVELS: dict[str, Ways] = {
    "rookie": Ways(glances=3, combines=False, others=0.0, proposes=False),
    "careful": Ways(glances=3),
    "inspector": Ways(),
    "sleuth": Ways(saves=True),
}
"""Each level as it is when nothing is said about its temper."""
NUMBER: dict[str, float] = {"rookie": 2.0, "careful": 3.0, "inspector": 3.0, "sleuth": 0.5}
"""What makes a question look clearly better, where a level weighs one against another."""


@lru_cache(maxsize=256)
def ways(level: str, temper: Temper = PLAIN) -> Ways:
    """A temper helps or does no harm: guesses and secrets would cost everyone the game."""
    plain = LEVELS[level]
    is_bold, is_shy = temper.boldness > 0, temper.boldness < 0
    return replace(
        plain,
        mine=plain.mine - 0.8 * temper.meddling,
        others=plain.others + temper.meddling / 2,
        slowest=2 * temper.kindness,
        echoes=NUMBER[level] * temper.reading / 2,
        numbers=NUMBER[level] * (temper.haste - temper.hoarding / 3),
        saves=temper.hoarding > 0 or (plain.saves and temper.haste <= 0),
        agrees_at=2 if is_bold else plain.agrees_at,
        proposes=is_bold or (plain.proposes and not is_shy),
        trusts=is_bold,
        speaks=temper.guile <= 0,
        admits=is_shy,
    )
