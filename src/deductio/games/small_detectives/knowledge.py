"""What one seat can know of the hidden street: the worlds that fit everything it was told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from deductio.core.messages import Event
from deductio.games.small_detectives.messages import (
    DeclaredWronglyInSecret,
    LookedUnder,
    PubAsked,
    PubAskedAbout,
    SawUnder,
)
from deductio.games.small_detectives.street import (
    HOUSES,
    KIND_OF,
    SUSPECTS,
    WEAPONS,
    Kind,
    Tile,
    Token,
)


class Street(Struct, frozen=True):
    """One way things may be: the solution, and what lies under tiles 1 to 6."""

    solution: tuple[Token, Token]
    under: tuple[Token, ...]


class PubAnswer(Struct, frozen=True):
    """An answer at the pub, and the tiles the asked seat had looked under by then."""

    kind: Kind
    tokens: tuple[Token, ...] | int
    """The tokens for those who saw them, their number for the rest."""
    looked: frozenset[Tile]
    seen_all: bool

    def fits(self, street: Street) -> bool:
        """N5 for the two at the pub, N6 for everyone else."""
        seen = [street.under[tile - 1] for tile in self.looked]
        if isinstance(self.tokens, int):
            enough = sum(KIND_OF[token] == self.kind for token in seen) >= self.tokens
            return enough or not self.seen_all
        return all(token in seen for token in self.tokens) == self.seen_all


class Knowledge:
    """The facts one stream tells about the street."""

    def __init__(self, stream: Iterable[Event]) -> None:
        self.under: dict[Tile, Token] = {}
        self.solution: tuple[Token, Token] | None = None
        self.looked: dict[int, frozenset[Tile]] = {}
        self.answers: list[PubAnswer] = []
        for event in stream:
            self.hear(event)

    def hear(self, event: Event) -> None:
        match event:
            case LookedUnder(seat, tile, _):
                self.look(seat, tile)
            case SawUnder(seat, tile, _, token):
                self.look(seat, tile)
                self.under[tile] = token
            case PubAsked(_, asked, kind, number, seen_all):
                self.answers.append(PubAnswer(kind, number, self.looked_by(asked), seen_all))
            case PubAskedAbout(_, asked, kind, tokens, seen_all):
                self.answers.append(PubAnswer(kind, tokens, self.looked_by(asked), seen_all))
            case DeclaredWronglyInSecret():
                self.solution = (event.true_suspect, event.true_weapon)

    def look(self, seat: int, tile: Tile) -> None:
        self.looked[seat] = self.looked_by(seat) | {tile}

    def looked_by(self, seat: int) -> frozenset[Tile]:
        return self.looked.get(seat, frozenset())

    def fits(self, street: Street) -> bool:
        return (
            all(street.under[tile - 1] == token for tile, token in self.under.items())
            and self.solution in (None, street.solution)
            and all(answer.fits(street) for answer in self.answers)
        )

    def unseen(self, solution: tuple[Token, Token]) -> list[Token]:
        """The tokens that lie under tiles this seat has not seen."""
        gone = {*self.under.values(), *solution}
        return [token for token in SUSPECTS + WEAPONS if token not in gone]

    def lay(self, tokens: Sequence[Token]) -> tuple[Token, ...]:
        """The street with these tokens under the unseen tiles, in order."""
        rest = iter(tokens)
        return tuple(self.under.get(tile) or next(rest) for tile in range(1, len(HOUSES) + 1))
