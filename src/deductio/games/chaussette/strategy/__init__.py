"""How players that are programs think in the Sock Inquiry."""

from __future__ import annotations

from deductio.core.thinking import Thinking
from deductio.games.chaussette.strategy.rookie import rookie
from deductio.games.chaussette.strategy.simple import careful, inspector
from deductio.games.chaussette.strategy.sleuth import sleuth

THINKING: dict[str, Thinking] = {
    "rookie": rookie,
    "careful": careful,
    "inspector": inspector,
    "sleuth": sleuth,
}
