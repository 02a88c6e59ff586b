"""A game being played, kept on disk choice by choice, so that nothing is lost in a crash.

A journal holds the secret of its seal and is private to whoever runs the game. It is a file of
JSON lines: first how the game was opened, then each choice with a hash of what it made the rules
tell. A line that was cut off by a crash is left out.
"""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw, Struct

from deductio.core.game import Game, Refused
from deductio.core.match import Match
from deductio.core.messages import Choice, Opened, Seat
from deductio.core.record import Unreadable
from deductio.core.seal import Seal, open_sealed
from deductio.core.streams import all_streams, lengths


class OtherRules(Exception):
    """The rules have changed: replaying the journal would tell people something else."""


class Opening(Struct, frozen=True):
    """The first line."""

    opened: Opened
    secret: str
    players: tuple[str, ...]


class Line(Struct, frozen=True):
    """A choice, and a hash of everything it made the rules tell."""

    seat: Seat
    choice: Raw
    told: str


class Journal:
    """Append-only: what `write` returned from is on the disk."""

    def __init__(self, path: Path, opening: Opening) -> None:
        self.path = path
        self.opening = opening

    @classmethod
    def create(cls, path: Path, opened: Opened, seal: Seal, players: tuple[str, ...]) -> Journal:
        journal = cls(path, Opening(opened, seal.secret.hex(), players))
        journal._append(journal.opening)
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

    @property
    def seal(self) -> Seal:
        return Seal(bytes.fromhex(self.opening.secret), self.opening.opened.nonces)

    def write(self, match: Match[Any], seat: Seat, choice: Choice) -> None:
        """Choose, and keep the choice; a refused choice is neither made nor kept."""
        heard = lengths(match)
        match.choose(seat, choice)
        self._append(Line(seat, Raw(msgspec.json.encode(choice)), _told_since(match, heard)))

    def resume(self, game: Game[Any]) -> Match[Any]:
        """The match as it stood after the last choice that was kept."""
        match = open_sealed(game, self.opening.opened, self.seal)
        for line in self._lines():
            heard = lengths(match)
            try:
                match.choose(line.seat, game.read_choice(bytes(line.choice)))
            except Refused as refused:
                raise OtherRules(f"this game was begun under other rules: {refused}") from None
            if _told_since(match, heard) != line.told:
                raise OtherRules("this game was begun under other rules and cannot go on")
        return match

    def _lines(self) -> list[Line]:
        """Every whole line; the part of one that a crash left behind is cut off."""
        raw = self.path.read_bytes()
        whole = raw[: raw.rfind(b"\n") + 1]
        if len(whole) < len(raw):
            os.truncate(self.path, len(whole))
        try:
            return [msgspec.json.decode(line, type=Line) for line in whole.splitlines()[1:]]
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Unreadable(f"{self.path} is damaged: {error}") from None

    def _append(self, line: Struct) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
            file.flush()
            os.fsync(file.fileno())


def _told_since(match: Match[Any], heard: list[int]) -> str:
    new = [stream[start:] for stream, start in zip(all_streams(match), heard, strict=True)]
    return sha256(msgspec.json.encode(new)).hexdigest()[:16]
