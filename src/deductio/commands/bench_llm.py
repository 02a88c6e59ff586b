"""`deductio bench llm`: everyone plays the same games, and one page says how they reason."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from deductio.commands.llm import complain, the_player
from deductio.commands.output import print_json, progress_bar
from deductio.commands.play import read_language
from deductio.core.game import Refused
from deductio.games import game, names

if TYPE_CHECKING:
    from deductio.lab.llm.players import Player

NAMED = re.compile(r"(?P<name>[\w.-]+)=(?P<player>.*)", re.DOTALL)


class Wishes(Struct, frozen=True):
    """What `bench llm` was asked for."""

    players: tuple[str, ...] = ()
    ours: bool = True
    only: tuple[str, ...] = ()
    """Which games; all by default."""
    games: int | None = None
    held_out: str = ""
    language: str = "en"
    listed: bool = True
    disguise: bool = False
    seconds: float = 120.0
    page: Path | None = None


def compare_players(wishes: Wishes, *, json: bool) -> None:
    from deductio.lab.llm.page import page, write_page
    from deductio.lab.llm.suite import compare, read_word, rows_of, trial_of
    from deductio.lab.llm.text_seat import Wording
    from deductio.lab.llm.trials import check_output

    players = [player_of(text, wishes.seconds) for text in wishes.players]
    if not players and not wishes.ours:
        raise Refused("who plays? give --players, or leave our levels in")
    mask = "suite" if wishes.disguise else ""
    wording = Wording(read_language(wishes.language), wishes.listed, mask, beliefs=True)
    word = read_word(wishes.held_out)
    played = [game(name).name for name in wishes.only or names()]
    trials = [trial_of(name, word, wishes.games, wording) for name in played]
    if wishes.page is not None:
        check_output(wishes.page)
    total = sum(
        trial.games * rows_of(trial.game, len(players), ours=wishes.ours) for trial in trials
    )
    with progress_bar("bench llm", total, shown=not json) as advance:
        compared = [
            compare(trial, players, complain, advance, ours=wishes.ours) for trial in trials
        ]
    if wishes.page is not None:
        write_page(page(compared, the_command(wishes)), wishes.page)
    if json:
        print_json({"llm": {one.game: one for one in compared}})
    else:
        print_compared(compared)


def player_of(text: str, seconds: float) -> Player:
    """`name=` before it, if one likes; then a command, or the address and model of an endpoint."""
    named = NAMED.fullmatch(text)
    what = named["player"] if named else text
    if what.startswith(("http://", "https://")):
        url, _, model = what.partition("#")
        player = the_player(None, url, model, seconds)
    else:
        player = the_player(what, None, None, seconds)
    player.name = named["name"] if named else player.name
    return player


def the_command(wishes: Wishes) -> str:
    """So that others can repeat it; how a player is started is its owner's business."""
    words = ["deductio bench llm", *(f"--game {name}" for name in wishes.only)]
    words += [f"--games {wishes.games}"] if wishes.games is not None else []
    words += [f"--held-out {shlex.quote(wishes.held_out)}"] if wishes.held_out else []
    words += [f"--lang {wishes.language}"] if wishes.language != "en" else []
    words += ["--no-list"] * (not wishes.listed) + ["--disguise"] * wishes.disguise
    words += ["--no-ours"] * (not wishes.ours) + ["--players …"] * bool(wishes.players)
    return " ".join(words)


def print_compared(compared: Sequence[Struct]) -> None:
    from rich.console import Console

    from deductio.lab.llm.suite import Compared
    from deductio.lab.llm.tables import as_text

    for one in compared:
        assert isinstance(one, Compared)
        Console().print(as_text(f"{one.game}, {one.suite.seats} seats", one.scorecards))
