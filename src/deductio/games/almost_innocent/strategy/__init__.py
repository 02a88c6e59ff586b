"""How bots play Almost Innocent, level by level."""

from __future__ import annotations

from deductio.core.thinking import Thinking
from deductio.games.almost_innocent.strategy.inspector import inspector
from deductio.games.almost_innocent.strategy.rookie import rookie
from deductio.games.almost_innocent.strategy.sleuth import sleuth

THINKING: dict[str, Thinking] = {"rookie": rookie, "inspector": inspector, "sleuth": sleuth}
