"""The solo case of a day at a table: how it is put up with its luck fixed, and how far one is."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from msgspec import structs

from deductio.coach.daily.calendar import Day
from deductio.coach.daily.solo import known_solo, seal_of_case
from deductio.core.solo import SOLVER, Solved, solved
from deductio.games import game
from deductio.tables.messages import BotSeated, Me, NewTable
from deductio.tables.play import Play
from deductio.tables.rows import KeptTable, SeatRow, TableRow


def case_order(name: str) -> NewTable:
    """The solver first, then witnesses; the same help for everybody, and no hints."""
    solo = known_solo(game(name))
    witnesses = [BotSeated("witness")] * (solo.seats - 1)
    return NewTable(
        game=name,
        chairs=(Me(), *witnesses),
        options=dict(solo.options),
        help="told",
        watch=False,
        start=True,
        hints=False,
    )


def with_luck_of_case(kept: KeptTable, when: date, day: Day) -> KeptTable:
    """Its opening says that its luck was chosen, and its seal is one that anybody can make."""
    row = kept.table
    row.secret = seal_of_case(game(day.game), day.case).secret.hex()
    row.setting = structs.replace(row.setting, day=str(when))
    return kept


def solved_at(row: TableRow, seats: Sequence[SeatRow], play: Play) -> Solved | None:
    """How far the case of that table is; none if it is another kind of table. Who has given the
    seat to a bot has solved nothing."""
    if not row.setting.day:
        return None
    found = solved(known_solo(play.game), play.stream(SOLVER))
    return structs.replace(found, right=found.right and seats[SOLVER].level is None)
