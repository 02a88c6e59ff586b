"""How bots of each level think in New York."""

from __future__ import annotations

from deductio.core.thinking import Thinking
from deductio.games.new_york.strategy.inspector import inspector
from deductio.games.new_york.strategy.rookie import rookie
from deductio.games.new_york.strategy.sleuth import sleuth

THINKING: dict[str, Thinking] = {"rookie": rookie, "inspector": inspector, "sleuth": sleuth}
