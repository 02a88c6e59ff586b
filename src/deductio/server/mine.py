"""HTTP for the page of one's own: the games a reader has finished."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from litestar import Router

from deductio.core.game import Refused
from deductio.core.messages import Seat
from deductio.games import game
from deductio.server.asking import get
from deductio.server.wire import PlayedGame
from deductio.tables.house import House
from deductio.tables.info import seat_of
from deductio.tables.rows import KeptTable, Setting

MOST = 200


@get("/me/games")
async def my_games(house: House, person: str) -> list[PlayedGame]:
    """The reader's finished games, the latest first, also those taken off the list. Guided ones
    and cases of a day count elsewhere or nowhere."""
    found = await asyncio.to_thread(house.store.finished_of, person, MOST)
    codes = [kept.table.code for kept in found]
    accuracies = await asyncio.to_thread(house.store.reviews.accuracies, codes)
    counted = [kept for kept in found if not has_chosen_luck(kept.table.setting)]
    return [played(kept, person, accuracies) for kept in counted]


def has_chosen_luck(setting: Setting) -> bool:
    return setting.lesson or bool(setting.day)


def played(
    kept: KeptTable, person: str, accuracies: Mapping[tuple[str, Seat], float]
) -> PlayedGame:
    row, me = kept.table, seat_of(kept.seats, kept.devices, person)
    assert me is not None, "only games where the reader sits are found"
    others = [chair for chair in kept.seats if chair.seat != me]
    levels = [chair.level for chair in others if chair.sits == "bot" and chair.level]
    return PlayedGame(
        code=row.code,
        game=row.game,
        ended=row.ended,
        me=me,
        finished=row.finished,
        seats=len(kept.seats),
        people=sum(chair.sits == "person" for chair in others),
        levels=tuple(dict.fromkeys(levels)),
        together=is_together(kept),
        accuracy=accuracies.get((row.code, me)),
    )


def is_together(kept: KeptTable) -> bool:
    """Not of a game that is no longer installed, or has other options now."""
    try:
        rules, seats = game(kept.table.game), len(kept.seats)
        return rules.together(seats, rules.read_options(seats, kept.table.setting.options))
    except Refused:
        return False


MINE = Router("/", route_handlers=[my_games])
