"""A game played again from what was kept, as far as it still tells people the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from deductio.core.game import Game, Refused
from deductio.core.match import Match
from deductio.core.messages import Opened
from deductio.core.seal import Seal, open_sealed
from deductio.core.streams import lengths
from deductio.tables.news import News, opening_hash
from deductio.tables.rows import ChoiceRow, TableRow


def seal_of(row: TableRow) -> Seal:
    return Seal(bytes.fromhex(row.secret), row.nonces)


def opening_of(row: TableRow, seats: int) -> Opened:
    """The first words of the game, as they were told when it began."""
    options = row.setting.options
    commitment = seal_of(row).commitment
    return Opened(row.game, row.rules_version, seats, options, commitment, row.nonces)


def play_again(
    row: TableRow,
    seats: int,
    choices: Sequence[ChoiceRow],
    game: Game[Any],
    each: Callable[[Match[Any]], None] = lambda match: None,
) -> tuple[Match[Any] | None, bool]:
    """The match after the last choice that still tells the same, and whether that is all of them.

    There is no match if already the opening would tell something else. `each` is called after the
    opening and after every choice.
    """
    try:
        match = open_sealed(game, opening_of(row, seats), seal_of(row))
    except Refused:
        return None, False
    if opening_hash(match) != row.told:
        return None, False
    each(match)
    for at, kept in enumerate(choices):
        heard = lengths(match)
        try:
            match.choose(kept.seat, game.read_choice(kept.choice))
        except Refused:
            return match, False
        if News(match, heard).hash() != kept.told:
            return play_again(row, seats, choices[:at], game)[0], False
        each(match)
    return match, True
