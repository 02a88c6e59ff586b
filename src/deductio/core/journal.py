"""The log of a game being played, kept on disk choice by choice, so that a crash loses nothing.

A file of JSON lines: the opening, then an entry for each choice. A line that was cut off by a crash
is left out.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw, Struct

from deductio.core.game import Game, Refused
from deductio.core.log import Entry, Log, Opening, Unreadable, play_again
from deductio.core.match import Match
from deductio.core.messages import Choice, Seat
from deductio.core.news import News
from deductio.core.streams import lengths


class Journal:
    """Append-only: what `write` returned from is on the disk."""

    def __init__(self, path: Path, opening: Opening) -> None:
        self.path = path
        self.opening = opening

    @classmethod
    def create(cls, path: Path, opening: Opening) -> Journal:
        journal = cls(path, opening)
        journal._append(opening)
        return journal

    @classmethod
    def read(cls, path: Path) -> Journal:
        """The journal in that file; `resume` plays it."""
        try:
            with path.open("rb") as file:
                opening = msgspec.json.decode(file.readline(), type=Opening)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Unreadable(f"{path} is not the journal of a game: {error}") from None
        return cls(path, opening)

    def write(self, match: Match[Any], seat: Seat, choice: Choice) -> None:
        """Choose, and keep the choice; a refused choice is neither made nor kept."""
        heard = lengths(match)
        match.choose(seat, choice)
        _, taken = match.choices[-1]
        self._append(Entry(seat, Raw(msgspec.json.encode(taken)), News(match, heard).hash()))

    def resume(self, game: Game[Any]) -> Match[Any]:
        """The match as it stood after the last choice that was kept."""
        again = play_again(self.log(), game)
        if again.match is None or again.stopped:
            raise Refused(
                f"this game was begun under other rules and cannot go on: {again.stopped}",
                "other-rules",
            )
        return again.match

    def log(self) -> Log:
        """Every whole line; the part of one that a crash left behind is cut off."""
        raw = self.path.read_bytes()
        whole = raw[: raw.rfind(b"\n") + 1]
        if len(whole) < len(raw):
            os.truncate(self.path, len(whole))
        try:
            entries = [msgspec.json.decode(line, type=Entry) for line in whole.splitlines()[1:]]
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Unreadable(f"{self.path} is damaged: {error}") from None
        return Log(self.opening, entries)

    def _append(self, line: Struct) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
            file.flush()
            os.fsync(file.fileno())
