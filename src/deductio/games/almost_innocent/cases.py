"""Cases: a board with its modules and its tokens, and the twelve that tell the campaign."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, convert

from deductio.games.almost_innocent.clues import Board, Character

Scenario: TypeAlias = Annotated[str, Meta(title="scenario")]
Difficulty: TypeAlias = Annotated[str, Meta(title="difficulty")]
Token: TypeAlias = Annotated[str, Meta(title="token")]
"""`free` may be used on either side, `quantity` and `type` only on theirs; `green` is Okra's."""

ENDLESS: Scenario = "endless"
MOST_TOKENS = 12
HEAPS: tuple[Token, ...] = ("free", "quantity", "type")


class Supply(Struct, frozen=True, gc=False):
    """The investigation tokens left: either free ones, or some of each side."""

    free: int = 0
    quantity: int = 0
    type: int = 0

    @property
    def total(self) -> int:
        return self.free + self.quantity + self.type

    @property
    def heaps(self) -> tuple[Token, ...]:
        """Those from which a token can be taken."""
        return tuple(heap for heap in HEAPS if getattr(self, heap))

    def without(self, token: Token) -> Supply:
        """The supply after that token is gone; the green one never was part of it."""
        return Supply(
            self.free - (token == "free"),
            self.quantity - (token == "quantity"),
            self.type - (token == "type"),
        )


class Tokens(Struct, frozen=True):
    """What a case gives a team at one difficulty."""

    almost_innocent: tuple[int, int, int, int]
    """For two, three, four and five seats."""
    free: int = 0
    quantity: int = 0
    type: int = 0

    @property
    def supply(self) -> Supply:
        return Supply(self.free, self.quantity, self.type)


class ByDifficulty(Struct, frozen=True):
    easy: Tokens
    medium: Tokens
    detective: Tokens

    def at(self, difficulty: Difficulty) -> Tokens:
        return {"easy": self.easy, "medium": self.medium, "detective": self.detective}[difficulty]


class ScenarioData(ByDifficulty, frozen=True, kw_only=True):
    name: Scenario
    act: int
    board: tuple[str, ...]
    abilities: tuple[Character, ...]
    queen: bool = False
    unlocks: Character | None = None


class Case(Struct, frozen=True):
    """Everything a table lays out before the cards are dealt; all of it is public."""

    scenario: Scenario
    difficulty: Difficulty
    board: Board
    supply: Supply
    almost_innocent: int
    abilities: tuple[Character, ...]
    queen: bool
    endless_seed: int | None = None
    custom: bool = False


@cache
def scenarios() -> dict[Scenario, ScenarioData]:
    """The campaign in its order."""
    text = files(__package__).joinpath("content", "scenarios.toml").read_text("utf-8")
    found = convert(tomllib.loads(text)["scenario"], list[ScenarioData])
    return {scenario.name: scenario for scenario in found}


@cache
def scenario_case(name: Scenario, difficulty: Difficulty, seats: int) -> Case:
    """AI-2, AI-3: a scenario of the campaign with the tokens of its table."""
    scenario = scenarios()[name]
    tokens = scenario.at(difficulty)
    return Case(
        scenario=name,
        difficulty=difficulty,
        board=board_of(name),
        supply=tokens.supply,
        almost_innocent=tokens.almost_innocent[seats - 2],
        abilities=scenario.abilities,
        queen=scenario.queen,
    )


@cache
def board_of(name: Scenario) -> Board:
    return Board(scenarios()[name].board)
