"""How much each of the others is likely to know, from where it has looked and what it heard."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import log2
from typing import TypeAlias

from deductio.core.messages import Event, Seat
from deductio.games.small_detectives.messages import LookedUnder, PubAsked, PubAskedAbout, SawUnder
from deductio.games.small_detectives.strategy.beliefs import Tiles
from deductio.games.small_detectives.street import SUSPECTS, WEAPONS, Kind

CERTAIN, TWO_LEFT, FEW_LEFT = 0.99, 0.45, 0.2
"""From these odds of its best guess on, a detective knows all, has two solutions left, or a few."""

Insight: TypeAlias = tuple[float, float, float, float]
"""Bits known, and how likely it is that a detective knows all, has two solutions or a few left."""
Yes: TypeAlias = tuple[Kind, int, Tiles]
"""At the pub, so many tokens of a kind were struck off for one who had looked under these tiles."""


class Insights:
    """What the others know, as far as one seat can tell."""

    def __init__(self, kinds: Mapping[Tiles, float], yeses: Mapping[Seat, Sequence[Yes]]) -> None:
        self.kinds = kinds
        """How likely the suspects lie under these tiles, and the weapons under the others."""
        self.yeses = yeses
        self._found: dict[tuple[Seat, Tiles], Insight] = {}

    def of(self, seat: Seat, looked: Tiles) -> Insight:
        """What a seat is likely to know that has looked under these tiles."""
        key = (seat, looked)
        if key not in self._found:
            self._found[key] = self._find(seat, looked)
        return self._found[key]

    def _find(self, seat: Seat, looked: Tiles) -> Insight:
        bits = certain = two = few = 0.0
        for suspects, likely in self.kinds.items():
            odds = self._odds(seat, looked, suspects)
            bits += likely * log2(odds)
            certain += likely * (odds >= CERTAIN)
            two += likely * (TWO_LEFT <= odds < CERTAIN)
            few += likely * (FEW_LEFT <= odds < TWO_LEFT)
        return bits, certain, two, few

    def _odds(self, seat: Seat, looked: Tiles, suspects: Tiles) -> float:
        """The odds of that seat's best guess, if the suspects lie there."""
        yeses = self.yeses.get(seat, ())
        open_suspects = len(SUSPECTS) - cleared("suspect", looked, suspects, yeses)
        open_weapons = len(WEAPONS) - cleared("weapon", looked, ~suspects, yeses)
        return 1 / (open_suspects * open_weapons)


def cleared(kind: Kind, looked: Tiles, where: Tiles, yeses: Iterable[Yes]) -> float:
    """How many tokens of a kind a seat can strike off: seen, or heard of and not seen since."""
    seen = (looked & where).bit_count()
    found = float(seen)
    for about, number, looked_then in yeses:
        seen_then = (looked_then & where).bit_count()
        if about == kind and seen_then < 3:
            found += number * (3 - seen) / (3 - seen_then)
    return min(3.0, found)


def yeses_heard(stream: Iterable[Event]) -> dict[Seat, list[Yes]]:
    """For each seat, what a yes at the pub struck off for it."""
    looked: dict[Seat, Tiles] = {}
    heard: dict[Seat, list[Yes]] = {}
    for event in stream:
        match event:
            case LookedUnder(seat, tile, _) | SawUnder(seat, tile, _, _):
                looked[seat] = looked.get(seat, 0) | 1 << (tile - 1)
            case PubAsked(asker, _, kind, number, True):
                heard.setdefault(asker, []).append((kind, number, looked.get(asker, 0)))
            case PubAskedAbout(asker, _, kind, tokens, True):
                heard.setdefault(asker, []).append((kind, len(tokens), looked.get(asker, 0)))
    return heard
