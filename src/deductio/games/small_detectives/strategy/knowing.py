"""What a player goes by that reckons no odds: its own eyes and ears, or all that is certain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from deductio.core.chance import Chance
from deductio.core.messages import Event
from deductio.deduction.model import Fact
from deductio.games.small_detectives.messages import PubAskedAbout
from deductio.games.small_detectives.notebook import SOLUTION, under
from deductio.games.small_detectives.strategy.memory import certain_for, forgotten
from deductio.games.small_detectives.strategy.ways import Ways
from deductio.games.small_detectives.street import HOUSES, SUSPECTS, WEAPONS, Tile, Token
from deductio.games.small_detectives.view import View

TILES = tuple(range(1, len(HOUSES) + 1))


class Knowing(Struct, frozen=True):
    """The suspects and weapons that may be the solution, and the tiles it does not know."""

    suspects: tuple[Token, ...]
    weapons: tuple[Token, ...]
    unknown: tuple[Tile, ...]

    @property
    def left(self) -> int:
        """How many solutions are left."""
        return len(self.suspects) * len(self.weapons)

    @property
    def sure(self) -> int:
        """In per cent, of any of them."""
        return round(100 / self.left)

    def guess(self, luck: Chance) -> tuple[Token, Token]:
        return luck.pick(self.suspects), luck.pick(self.weapons)


def known_by(ways: Ways, stream: Sequence[Event], seen: View) -> Knowing:
    """What it knows, and what it no longer knows where it saw."""
    known = by_eye(stream, seen) if ways.own_eyes else by_proof(certain_for(ways, stream))
    lost = forgotten(stream, ways.remembers)
    unknown = tuple(tile for tile in TILES if tile in known.unknown or tile in lost)
    return Knowing(known.suspects, known.weapons, unknown)


def by_eye(stream: Sequence[Event], seen: View) -> Knowing:
    """Less the tokens it has seen, and those that somebody told it to have seen."""
    cleared = {token for token in seen.under if token}
    for event in stream:
        match event:
            case PubAskedAbout(asker, _, _, tokens, True) if asker == seen.me:
                cleared.update(tokens)
    return Knowing(
        tuple(token for token in SUSPECTS if token not in cleared),
        tuple(token for token in WEAPONS if token not in cleared),
        tuple(tile for tile, token in zip(TILES, seen.under, strict=True) if token is None),
    )


def by_proof(certain: Mapping[Fact, bool]) -> Knowing:
    """All that is certain, counted alone and together."""
    return Knowing(
        tuple(token for token in SUSPECTS if certain.get(Fact(token, SOLUTION)) is not False),
        tuple(token for token in WEAPONS if certain.get(Fact(token, SOLUTION)) is not False),
        tuple(tile for tile in TILES if not is_known(certain, tile)),
    )


def is_known(certain: Mapping[Fact, bool], tile: Tile) -> bool:
    return any(certain.get(Fact(token, under(tile))) for token in SUSPECTS + WEAPONS)
