"""How fast environments are: steps per second of CPU time, masks and observations included."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from msgspec import Struct

from deductio.lab.playouts import SECONDS, WINDOWS, rates_of

PEERS = "texas_holdem_v4", "hanabi_v5"


class Environments(Struct, frozen=True):
    """One game's figures: medians over windows, the usual seats and options, one core."""

    steps_per_second: int
    ratio_to_texas_holdem: float | None = None
    ratio_to_hanabi: float | None = None
    """To PettingZoo's raw `texas_holdem_v4` and `hanabi_v5`, in the same run; only where what they
    need is installed."""


def measure_environments(
    name: str, *, seconds: float = SECONDS, windows: int = WINDOWS
) -> Environments:
    from deductio.lab.pettingzoo import raw_env

    plays = {"ours": episodes(raw_env(name))}
    for peer in PEERS:
        if (table := environment_of(peer)) is not None:
            plays[peer] = episodes(table)
    rates = rates_of(plays, seconds, windows)
    holdem, hanabi = (
        round(rates["ours"] / rates[peer], 2) if peer in rates else None for peer in PEERS
    )
    return Environments(round(rates["ours"]), holdem, hanabi)


def environment_of(peer: str) -> Any:
    """One of PettingZoo's own, if what it needs is installed."""
    try:
        return import_module(f"pettingzoo.classic.{peer}").raw_env()
    except ImportError:
        return None


def episodes(table: Any) -> Callable[[], int]:
    """A function that plays one game, each agent choosing any legal action, and counts steps."""
    random = Random(1)

    def play() -> int:
        table.reset(random.getrandbits(31))
        steps = 0
        while table.agents:
            seen, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
            else:
                table.step(int(random.choice(seen["action_mask"].nonzero()[0])))
                steps += 1
        return steps

    return play
