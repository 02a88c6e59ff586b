"""How bots of each level think in New York."""

from __future__ import annotations

from deductio.core.thinking import Thinking
from deductio.games.new_york.strategy.priorities import careful, inspector
from deductio.games.new_york.strategy.rookie import rookie
from deductio.games.new_york.strategy.sleuth import sleuth

THINKING: dict[str, Thinking] = {
    "rookie": rookie,
    "careful": careful,
    "inspector": inspector,
    "sleuth": sleuth,
}
