"""A trial from the first game to the figures; every game that is over is kept at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from deductio.core.game import Refused
from deductio.games import game
from deductio.lab.llm.players import Player
from deductio.lab.llm.playing import Trial, Tried, try_player
from deductio.lab.llm.reasoning import Reasoning, reasoning
from deductio.lab.llm.scorecards import Scorecard, scorecard
from deductio.lab.llm.text_seat import Wording


class GameResult(Struct, frozen=True):
    """One game in short."""

    number: int
    seat: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rounds: int
    reasoning: Reasoning


class Result(Struct, frozen=True):
    """The keys of `deductio llm --json`."""

    game: str
    player: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    wording: Wording
    scorecard: Scorecard = field(name="standing")
    games: list[GameResult]


def hold(
    trial: Trial,
    player: Player,
    output: Path | None,
    complain: Callable[[str], None],
    progress: Callable[[], None],
) -> Result:
    """Play all games; interrupted, those that were over are in the output."""
    played, results = game(trial.game), []
    for tested in try_player(trial, player, complain):
        figures = reasoning(played, tested)
        results.append(in_short(tested, figures))
        if output is not None:
            keep(output, tested, figures)
        progress()
    return Result(
        trial.game,
        player.name,
        trial.seats,
        trial.bots,
        trial.options,
        trial.seed,
        trial.wording,
        scorecard(player.name, [one.reasoning for one in results]),
        results,
    )


def in_short(tested: Tried, figures: Reasoning) -> GameResult:
    return GameResult(
        tested.number, tested.seat, tested.winners, tested.scores, tested.rounds, figures
    )


def check_output(output: Path) -> None:
    """Refuses before anything is played what could not be written after it."""
    try:
        output.open("ab").close()
    except OSError as error:
        raise Refused(f"{output} cannot be written: {error.strerror}") from None


def keep(output: Path, tested: Tried, figures: Reasoning) -> None:
    """One more line: what was asked and said, and what came of it."""
    short = msgspec.to_builtins(in_short(tested, figures))
    line = short | {"players": tested.players, "turns": tested.turns}
    with output.open("ab") as file:
        file.write(msgspec.json.encode(line) + b"\n")
