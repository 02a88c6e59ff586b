"""Where a game of Almost Innocent stands, and questions about it."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from msgspec import Meta, Struct

from deductio.core.chance import Chance
from deductio.core.messages import Seat
from deductio.games.almost_innocent.cases import Case, Supply, Token
from deductio.games.almost_innocent.clues import Character, Clue, Kind, Line, Window
from deductio.games.almost_innocent.messages import Say

Ability = Literal["din", "teor", "edd", "okra", "valia"]
KindUsed = Literal["K", "V", "C", "E", "P"]


class Options(Struct, frozen=True):
    """Which case a table plays, and how it may change it."""

    scenario: Literal[
        "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11A", "11B", "endless"
    ] = "1"
    difficulty: Literal["easy", "medium", "detective"] = "easy"
    progress: Literal["free", "campaign"] = "free"
    unlocked: tuple[Ability, ...] | None = None
    """The abilities a group has won so far; counts only in the campaign. None where no campaign is
    kept: as if every scenario before this one were won."""
    characters: Literal["choose", "random"] = "choose"
    early_resolution: Literal["unanimous", "active_alone"] = "unanimous"
    endless_seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] | None = None
    """The number of an endless case; without one, luck draws it."""
    abilities: tuple[Ability, ...] | None = None
    """This and the rest are house changes: whatever is not None replaces what the case says."""
    kinds: tuple[KindUsed, ...] | None = None
    sevenths: bool | None = None
    big_clues: Literal["no"] | KindUsed | None = None
    """Of which kind four clues are big."""
    queen: bool | None = None
    free_tokens: Annotated[int, Meta(ge=1, le=12)] | None = None
    quantity_tokens: Annotated[int, Meta(ge=0, le=12)] | None = None
    type_tokens: Annotated[int, Meta(ge=0, le=12)] | None = None
    almost_innocent_tokens: Annotated[int, Meta(ge=0, le=3)] | None = None


class State(Struct):
    """Everything on the table and in the hands."""

    seats: int
    options: Options
    case: Case
    chance: Chance
    active: Seat
    held: tuple[tuple[Clue, ...], ...]
    """What each seat holds, by kind: the solution of its left neighbour."""
    unused: dict[Kind, tuple[Clue, ...]]
    """The cards of each kind that nobody holds, from the top."""
    supply: Supply
    almost_innocent: int
    queen: Window | None
    """Where she stands; None in a case without her."""
    said: list[tuple[Say, ...]]
    """What each seat's statements show."""
    characters: dict[Character, Seat]
    """Who plays whom; empty where characters have no abilities."""
    cards: dict[Character, tuple[Seat, ...]]
    """The unused ability cards, and who may use them."""
    on_lines: dict[Line, Token]
    """The investigation token at each line that was asked about."""
    ready: frozenset[Seat] = frozenset()
    """Detectives who are marked ready to resolve."""
    last_asker: Seat | None = None
    passes: int = 0
    """How many seats in a row had nothing to ask."""
    turns: int = 0
    drawer: Seat | None = None
    """Who drew cards for Din."""
    drawn: tuple[Clue, ...] = ()
    starter: Seat | None = None
    """Who opened the resolution, once it has begun."""
    named: int = 0
    """How many clues are named."""
    denied: tuple[Clue, ...] = ()
    """What the seat whose clue is asked for has named in vain."""
    over: bool = False

    def clone(self) -> Self:
        return type(self)(
            self.seats,
            self.options,
            self.case,
            self.chance.clone(),
            self.active,
            self.held,
            self.unused.copy(),
            self.supply,
            self.almost_innocent,
            self.queen,
            self.said[:],
            self.characters.copy(),
            self.cards.copy(),
            self.on_lines.copy(),
            self.ready,
            self.last_asker,
            self.passes,
            self.turns,
            self.drawer,
            self.drawn,
            self.starter,
            self.named,
            self.denied,
            self.over,
        )

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """All seats, this one first."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def solution_of(self, seat: Seat) -> tuple[Clue, ...]:
        """What the right neighbour holds."""
        return self.held[seat - 1]

    def can_use(self, seat: Seat, character: Character) -> bool:
        """AI-50: the owner of a card, or either seat if it is shared, as long as it is there."""
        return seat in self.cards.get(character, ())
