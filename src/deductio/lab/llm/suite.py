"""The suite on which players are compared: a frozen table of each game, public seeds, fresh ones.

A game brings its table in `content/suite.toml`; one without is played as it is by default. Games of
the public suite are the same for everyone. Fresh ones come from any word that nobody has used: it
is written on the page of results, so that others can play the same games afterwards.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Sequence
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct, field

from deductio.bots import levels_of
from deductio.core.game import Game, Refused
from deductio.games import game
from deductio.lab.llm.players import Player
from deductio.lab.llm.playing import Trial, Tried, check, try_level, try_player
from deductio.lab.llm.reasoning import reasoning
from deductio.lab.llm.scorecards import Scorecard, scorecard
from deductio.lab.llm.text_seat import Wording

PUBLIC = "deductio llm"
"""The word of the public games."""


class Suite(Struct, frozen=True, forbid_unknown_fields=True):
    """The table of one game, as its file has it."""

    version: int
    seats: int
    games: int
    bots: tuple[str, ...]
    options: dict[str, Any] = {}


class Compared(Struct, frozen=True):
    """What the suite gave for one game."""

    game: str
    rules_version: int
    suite: Suite
    seed: str
    scorecards: list[Scorecard] = field(name="standings")


def suite_of(played: Game[Any]) -> Suite:
    file = files(played.package).joinpath("content", "suite.toml")
    if file.is_file():
        return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Suite)
    return Suite(1, played.box.usual_seats, 60, (levels_of(played)[0],))


def trial_of(name: str, word: str, games: int | None, wording: Wording) -> Trial:
    """The games of one suite; fewer of them are the first of them."""
    suite = suite_of(game(name))
    seed = f"{PUBLIC} {suite.version}" + (f" held out {word}" if word else "")
    count = suite.games if games is None else games
    trial = Trial(name, suite.seats, count, suite.bots, suite.options, seed, wording)
    check(trial)
    return trial


def compare(
    trial: Trial,
    players: Sequence[Player],
    complain: Callable[[str], None],
    progress: Callable[[int], None],
    *,
    ours: bool,
) -> Compared:
    """Everyone plays the same games, our levels first."""
    played = game(trial.game)
    rows: list[tuple[str, Iterator[Tried]]] = []
    if ours:
        rows += [(level, try_level(trial, level)) for level in levels_of(played)]
    rows += [(player.name, try_player(trial, player, complain)) for player in players]
    scorecards = []
    for name, games in rows:
        figures = []
        for tried in games:
            figures.append(reasoning(played, tried))
            progress(1)
        scorecards.append(scorecard(name, figures))
    return Compared(trial.game, played.rules_version, suite_of(played), trial.seed, scorecards)


def rows_of(name: str, players: int, *, ours: bool) -> int:
    return players + (len(levels_of(game(name))) if ours else 0)


def read_word(word: str) -> str:
    """Of fresh games: something that can be written on a page."""
    if word and (not word.isprintable() or "`" in word or len(word) > 100):
        raise Refused("the word of fresh games is one line of at most 100 letters")
    return word
