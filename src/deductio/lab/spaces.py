"""The spaces of observations and actions, for PettingZoo and Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np

from deductio.core.messages import Seat
from deductio.lab.extras import missing
from deductio.lab.observations import WIDTH
from deductio.lab.stepping import Setting, Stepping

try:
    from gymnasium.spaces import Box, Dict, Discrete, Space
except ModuleNotFoundError:
    raise missing("gymnasium") from None

SMALLEST, GREATEST = np.iinfo(np.int16).min, np.iinfo(np.int16).max


def action_space(setting: Setting) -> Space[Any]:
    return Discrete(len(setting.actions))


def observation_space(setting: Setting) -> Dict:
    spaces: dict[str, Space[Any]] = {
        "observation": Box(SMALLEST, GREATEST, ((setting.length + 1) * WIDTH,), np.int16),
        "action_mask": Box(0, 1, (len(setting.actions),), np.int8),
    }
    if setting.beliefs is not None:
        shape = len(setting.beliefs.items), len(setting.beliefs.places)
        spaces["odds"] = Box(0, 1, shape, np.float32)
    return Dict(spaces)


def observed(stepping: Stepping, seat: Seat) -> dict[str, Any]:
    """What one seat was told and may choose, as that space has it."""
    seen: dict[str, Any] = {
        "observation": stepping.observe(seat),
        "action_mask": stepping.mask(seat).copy(),
    }
    if stepping.setting.beliefs is not None:
        seen["odds"] = stepping.odds(seat)
    return seen
