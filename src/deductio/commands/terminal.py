"""`deductio play --terminal`: a game in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from deductio.bots import welcome
from deductio.core.game import Refused
from deductio.lab.simulate import options_from
from deductio.terminal.campaign import next_table
from deductio.terminal.session import begin, begin_lesson, resume
from deductio.terminal.setting_up import Wishes
from deductio.terminal.sheet import NOTES, Notes
from deductio.words import Language


def play_in_terminal(
    name: str | None,
    *,
    seats: int | None,
    bots: str | None,
    options: Sequence[str],
    go_on: bool,
    campaign: bool,
    notes: str,
    confirm: bool,
    seed: str | None,
    language: Language,
    data: Path | None,
) -> None:
    folder = data or default_folder()
    if bots:
        welcome([bots])
    if go_on:
        resume(language, folder, read_notes(notes), confirm=confirm).run()
        return
    given: dict[str, Any] | None = dict(options_from(options)) if options or bots or seats else None
    if campaign:
        given = {**next_table(name, folder), **(given or {})}
    wishes = Wishes(name, seats, bots, given, seed)
    session = begin(wishes, language, folder, read_notes(notes), confirm=confirm)
    if session is not None:
        session.run()


def learn_in_terminal(
    name: str | None, *, confirm: bool, language: Language, data: Path | None
) -> None:
    session = begin_lesson(name, language, data or default_folder(), confirm=confirm)
    if session is not None:
        session.run()


def read_notes(notes: str) -> Notes:
    for known in NOTES:
        if notes == known:
            return known
    raise Refused(f"there is no help '{notes}'; the helps are: {', '.join(NOTES)}")


def default_folder() -> Path:
    """Where the system keeps a user's data."""
    import typer

    return Path(typer.get_app_dir("deductio")) / "games"
