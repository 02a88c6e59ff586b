"""The log of a game: how it was opened, and each choice with a hash of what it made the rules tell.

While a game is played its log is private, for it holds the secret of the seal, and it is how the
game comes back after a crash. When the game is over the secret is told, and the log is its record.
A journal (a file), the rows of a table (a database) and a record are three ways to keep it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from deductio.core.game import Game, Refused
from deductio.core.match import Match
from deductio.core.messages import Opened, Seat
from deductio.core.news import News, opening_news
from deductio.core.seal import Seal, open_sealed
from deductio.core.streams import lengths


class Unreadable(Exception):
    """What was kept is not what it should be; the sentence says why."""


class Opening(Struct, frozen=True):
    """How a game began."""

    opened: Opened
    secret: str
    """Of the seal."""
    players: tuple[str, ...]
    told: str = ""
    """A hash of what everyone was told before the first choice; empty if it was not kept."""
    promises: tuple[str, ...] = ()
    """Of the shares in the luck, by seat; empty where shares were not promised."""

    @property
    def seal(self) -> Seal:
        return Seal(bytes.fromhex(self.secret), self.opened.nonces)


class Entry(Struct, frozen=True):
    """A choice, and a hash of everything it made the rules tell; empty if it was not kept."""

    seat: Seat
    choice: Raw
    told: str = ""


class Log(Struct, frozen=True):
    """All of it."""

    opening: Opening
    entries: Sequence[Entry]


def entries_of(match: Match[Any]) -> list[Entry]:
    """The choices of a match, without hashes."""
    return [Entry(seat, Raw(msgspec.json.encode(choice))) for seat, choice in match.choices]


class PlayedAgain(Struct, frozen=True):
    """A match as far as it still tells what people were told."""

    match: Match[Any] | None
    """None if already the opening would tell something else."""
    stopped: str = ""
    """Why it goes no further; empty if that is all of the log."""


def play_again(
    log: Log,
    game: Game[Any],
    each: Callable[[Any], None] = lambda match: None,
    kind: type[Match[Any]] = Match,
) -> PlayedAgain:
    """Play what was kept, in a match of that kind; `each` is called with it after the opening and
    after every choice."""
    match, stopped = _open_again(log.opening, game, kind)
    if match is None:
        return PlayedAgain(None, stopped)
    each(match)
    for number, entry in enumerate(log.entries, start=1):
        stopped = _choose_again(match, game, entry)
        if stopped:
            before = Log(log.opening, log.entries[: number - 1])
            return PlayedAgain(play_again(before, game).match, f"choice {number} {stopped}")
        each(match)
    return PlayedAgain(match)


# Rules of another time may refuse what was once allowed, or fail over it.


def _open_again(
    opening: Opening, game: Game[Any], kind: type[Match[Any]]
) -> tuple[Match[Any] | None, str]:
    try:
        match = open_sealed(game, opening.opened, opening.seal, kind=kind)
    except Exception as error:
        return None, f"it cannot be opened: {error}"
    if opening.told and not opening_news(match).is_what(opening.told):
        return None, "the opening would tell something else"
    return match, ""


def _choose_again(match: Match[Any], game: Game[Any], entry: Entry) -> str:
    """Why not, as the rest of a sentence; empty if everyone was told the same."""
    heard = lengths(match)
    try:
        match.choose(entry.seat, game.read_choice(bytes(entry.choice)))
    except Refused as refused:
        return f"is not legal: {refused}"
    except Exception as error:
        return f"makes the rules fail: {type(error).__name__}"
    if entry.told and not News(match, heard).is_what(entry.told):
        return "would tell something else"
    return ""
