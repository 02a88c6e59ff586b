"""`deductio play`: on a page in the browser, or in the terminal."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from deductio.commands.arguments import GameOptions, Lang, Seats
from deductio.core.game import Refused
from deductio.words import LANGUAGES, Language


def play(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game.")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal.")] = False,
    lan: Annotated[bool, typer.Option("--lan", help="Also for friends on this network.")] = False,
    browser: Annotated[bool, typer.Option(help="Whether to open the page.")] = True,
    port: Annotated[int, typer.Option(help="Where the page is; 0 takes any free one.")] = 8000,
    learn: Annotated[bool, typer.Option("--learn", help="A guided first game.")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the last game.")] = False,
    seats: Seats = None,
    bots: Annotated[str | None, typer.Option(help="The level of the bots.")] = None,
    options: GameOptions = None,
    campaign: Annotated[bool, typer.Option("--campaign", help="Go on with the campaign.")] = False,
    notes: Annotated[str, typer.Option(help="Help: none, told, proven or odds.")] = "told",
    confirm: Annotated[bool, typer.Option(help="Ask before a choice that is final.")] = True,
    seed: Annotated[str | None, typer.Option(help="The same game again, for practice.")] = None,
    lang: Lang = "",
    data: Annotated[Path | None, typer.Option(help="The folder where games are kept.")] = None,
) -> None:
    language = read_language(lang or language_of_the_system())
    if not any((terminal, learn, resume, seats, bots, options, campaign, seed)):
        from deductio.commands.page import play_on_page

        if play_on_page(name, lan=lan, browser=browser, port=port, language=language, data=data):
            return
    from deductio.commands.terminal import learn_in_terminal, play_in_terminal

    if learn:
        if any((resume, seats, bots, options, campaign, seed)):
            raise Refused("a guided game brings its own table: please name only the game")
        learn_in_terminal(name, confirm=confirm, language=language, data=data)
        return

    play_in_terminal(
        name,
        seats=seats,
        bots=bots,
        options=options or [],
        go_on=resume,
        campaign=campaign,
        notes=notes,
        confirm=confirm,
        seed=seed,
        language=language,
        data=data,
    )


def language_of_the_system() -> str:
    """French where the system speaks French, English everywhere else."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    return "fr" if (spoken or "").lower().startswith("fr") else "en"


def read_language(language: str) -> Language:
    for known in LANGUAGES:
        if language == known:
            return known
    raise Refused(f"there is no language '{language}'; the languages are: {', '.join(LANGUAGES)}")
