"""`deductio play`: a game in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from deductio.core.game import Refused
from deductio.lab.simulate import options_from
from deductio.terminal.session import begin, resume
from deductio.terminal.setting_up import Wishes
from deductio.words import LANGUAGES, Language


def play_in_terminal(
    name: str | None,
    *,
    seats: int | None,
    bots: str | None,
    options: Sequence[str],
    go_on: bool,
    language: str,
    data: Path | None,
) -> None:
    folder = data or default_folder()
    spoken = read_language(language)
    if go_on:
        resume(spoken, folder).run()
        return
    given = dict(options_from(options)) if options or bots or seats else None
    session = begin(Wishes(name, seats, bots, given), spoken, folder)
    if session is not None:
        session.run()


def read_language(language: str) -> Language:
    for known in LANGUAGES:
        if language == known:
            return known
    raise Refused(f"there is no language '{language}'; the languages are: {', '.join(LANGUAGES)}")


def default_folder() -> Path:
    """Where the system keeps a user's data."""
    import typer

    return Path(typer.get_app_dir("deductio")) / "games"
