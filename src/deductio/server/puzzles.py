"""HTTP for puzzles: what there is, the next one, one by its code, answers, hints, and my own."""

from __future__ import annotations

from typing import Annotated

from litestar import Router
from litestar.params import Parameter
from msgspec import Meta, Struct

from deductio.coach.hint_steps import HintStep
from deductio.core.puzzling import Theme
from deductio.server.asking import get, post
from deductio.server.library import Lang
from deductio.tables.house import House
from deductio.tables.messages import PRINTABLE, Printable
from deductio.tables.puzzle_messages import (
    MyPuzzles,
    PosedPuzzle,
    PuzzleAnswered,
    PuzzleGame,
)

TheCode = Annotated[
    str, Parameter(pattern=PRINTABLE, max_length=200, description="The code of a puzzle.")
]
TheGame = Annotated[str, Parameter(max_length=40)]


class MyAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of one of the options."""

    answer: Annotated[Printable, Meta(max_length=60)]


class WantedHint(Struct, frozen=True, forbid_unknown_fields=True):
    """Which step of the hint: what kind of thought, where to look, the proof."""

    step: Annotated[int, Meta(ge=1, le=9)]


@get("/puzzles")
async def shelf(house: House, person: str) -> list[PuzzleGame]:
    """The games that have puzzles, and how well the reader solves them."""
    return await house.puzzles.shelf(person)


@get("/puzzles/next")
async def next_puzzle(
    house: House, person: str, game: TheGame, theme: Theme | None = None, lang: Lang = "en"
) -> PosedPuzzle:
    """A puzzle near the reader's rating that the reader has not answered yet."""
    return await house.puzzles.next(person, game, theme, lang)


@get("/puzzles/mistake")
async def mistake(
    house: House, person: str, game: TheGame | None = None, lang: Lang = "en"
) -> PosedPuzzle:
    """The puzzle the reader got wrong longest ago, and has not solved since."""
    return await house.puzzles.mistake(person, game, lang)


@get("/puzzles/{code:str}")
async def one(house: House, person: str, code: TheCode, lang: Lang = "en") -> PosedPuzzle:
    """The puzzle of a code, made if need be."""
    return await house.puzzles.posed(person, code, lang)


@post("/puzzles/{code:str}/answer", status_code=200)
async def answer(
    house: House, person: str, code: TheCode, data: MyAnswer, lang: Lang = "en"
) -> PuzzleAnswered:
    """What an answer is worth; only the first one of a reader counts."""
    return await house.puzzles.answer(person, code, data.answer, lang)


@post("/puzzles/{code:str}/hint", status_code=200)
async def hint(
    house: House, person: str, code: TheCode, data: WantedHint, lang: Lang = "en"
) -> HintStep:
    """A step of the hint; heard before the first answer, it makes that count less."""
    return await house.puzzles.hint(person, code, data.step, lang)


@get("/me/puzzles")
async def my_puzzles(house: House, person: str) -> MyPuzzles:
    """The reader's ratings and answers, the latest first."""
    return await house.puzzles.mine(person)


PUZZLES = Router("/", route_handlers=[shelf, next_puzzle, mistake, one, answer, hint, my_puzzles])
