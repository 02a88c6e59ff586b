"""A whole random game as text: each choice, and who heard what because of it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct, convert

from deductio.core.chance import Chance
from deductio.core.contract import random_choice
from deductio.core.match import Match
from deductio.core.streams import heard_since, lengths
from deductio.games import game

FOLDER = Path(__file__).parent


class GoldenGame(Struct):
    """One game of `games.toml`; `contains` are words that must occur in its transcript."""

    name: str
    seats: int
    seed: int
    options: dict[str, Any] = {}
    contains: list[str] = []


def golden_games() -> list[tuple[str, GoldenGame]]:
    """Every golden game with the name of what is played."""
    return [
        (file.parent.name, golden)
        for file in sorted(FOLDER.glob("*/games.toml"))
        for golden in convert(tomllib.loads(file.read_text("utf-8"))["game"], list[GoldenGame])
    ]


def file_of(name: str, golden: GoldenGame) -> Path:
    return FOLDER / name / f"{golden.name}.txt"


def transcript(name: str, golden: GoldenGame) -> str:
    played = game(name)
    luck = Chance(golden.seed.to_bytes(32, "big"))
    match = Match.open(played, played.opening(golden.seats, golden.options), luck.clone())
    lines = [f"{name}, {golden.seats} seats, seed {golden.seed}, {golden.options}"]
    lines += lines_since(match, [0] * (golden.seats + 1))
    while not match.over:
        heard = lengths(match)
        seat, choice = random_choice(match, luck)
        lines.append(f"{seat} > {choice}")
        match.choose(seat, choice)
        lines += lines_since(match, heard)
    return "\n".join(lines) + "\n"


def lines_since(match: Match[Any], heard: list[int]) -> Iterator[str]:
    """Each new event once, with the seats that heard it (`*` for spectators)."""
    for hearers, event in heard_since(match, heard):
        everyone = len(hearers) == len(heard)
        who = "".join("*" if seat is None else str(seat) for seat in hearers)
        yield f"    {'all' if everyone else who:<8}{event}"
