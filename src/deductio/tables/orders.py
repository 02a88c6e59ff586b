"""New tables as they are first kept: as somebody orders one, or for the same people again."""

from __future__ import annotations

import secrets
import time

from msgspec import structs

from deductio.bots import check_bot
from deductio.core.seal import new_secret
from deductio.games import game
from deductio.tables.help import ordered_help, ordered_hints, with_help
from deductio.tables.messages import NewTable
from deductio.tables.rows import KeptTable, Setting, TableRow
from deductio.tables.seating import same_people, seat_rows
from deductio.tables.table import Table

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Of a code: none that look alike."""
CODE_LENGTH = 10


def ordered(order: NewTable, person: str, name: str) -> KeptTable:
    """A table as this person wants it, who becomes its host."""
    seats = seat_rows(order.chairs, person, name)
    for chair in seats:
        if chair.bot:
            check_bot(chair.bot, game(order.game))
    row = new_row(order.game, person, setting_of(order), listed=order.listed)
    row.campaign = order.campaign.id if order.campaign else ""
    return KeptTable(row, seats)


def setting_of(order: NewTable) -> Setting:
    played, seats = game(order.game), len(order.chairs)
    helps = ordered_help(order)
    options = with_help(played, order.options, helps)
    opened = played.opening(seats, options)
    # Where all win together, only what the rules let them say may be said.
    read = played.read_options(seats, options)
    together = played.together(seats, read)
    setting = Setting(
        options=opened.options,
        help=order.help,
        helps=helps,
        clock=order.clock,
        watch=order.watch,
        talk="none" if together else order.talk,
        scenario=order.campaign.scenario if order.campaign else "",
        sharing=played.sharing(seats, read),
    )
    return structs.replace(setting, hints=ordered_hints(order, setting))


def next_after(table: Table, person: str) -> KeptTable:
    """The same people at a new table, of which this person is the host; after a lesson a real
    game."""
    old = table.row
    setting = structs.replace(old.setting, lesson=False)
    row = new_row(old.game, person, setting, listed=old.listed)
    row.campaign = old.campaign
    return KeptTable(row, same_people(table.chairs.rows))


def new_row(game: str, host: str, setting: Setting, *, listed: bool) -> TableRow:
    return TableRow(
        code=new_code(),
        game=game,
        host=host,
        setting=setting,
        listed=listed,
        created=time.time(),
        secret=new_secret(),
        epoch=1,
    )


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def bots_at(kept: KeptTable) -> int:
    return sum(row.level is not None for row in kept.seats)
