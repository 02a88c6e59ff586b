"""Two people who know everything of a game of Almost Innocent, and win or lose it at once."""

from __future__ import annotations

from msgspec import Raw
from msgspec.json import encode

from deductio.core.messages import Choice, Seat
from deductio.games.almost_innocent.messages import Agree, Announce, Propose
from deductio.tables.table import Table
from tests.tables.people import Ear, asked, playing


def soonest(table: Table, seat: Seat, *, well: bool) -> Choice:
    """What brings the end nearer: right names, or wrong ones."""
    options = asked(table, seat).options
    mine = [Announce(clue) for clue in playing(table).match.state.solution_of(seat)]
    named = [one for one in options if isinstance(one, Announce) and (one in mine) == well]
    return next(one for one in (*named, Propose(), Agree(), options[0]) if one in options)


async def end(table: Table, *ears: Ear, well: bool = True) -> None:
    """Play until the game is over and everyone has heard that it is kept."""
    match = playing(table).match
    while not match.over:
        for ear in ears:
            if ear.reader in match.waiting:
                choice = soonest(table, ear.reader, well=well)
                table.choose(ear, f"{len(match.choices)}", Raw(encode(choice)))
                await ear.until("Accepted", ear.accepted() + 1)
    if table.row.standing == "over":
        await table.keep()
