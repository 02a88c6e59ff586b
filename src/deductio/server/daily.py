"""HTTP for the case of the day: its puzzles, its solo case, the archive, and friends."""

from __future__ import annotations

from typing import Annotated

from litestar import Router
from litestar.params import Parameter
from msgspec import Struct

from deductio.coach.daily.messages import Friends, PastDay, Solutions, TheDay
from deductio.server.asking import get, post
from deductio.server.library import Lang
from deductio.server.lobby import Nothing, TheCode, seen
from deductio.server.wire import CaseStanding
from deductio.tables.house import House
from deductio.tables.messages import TableInfo
from deductio.tables.refusals import Unknown
from deductio.tables.solo import solved_at

ADay = Annotated[str, Parameter(max_length=20, description="A day, as 2026-11-18.")]
AGroup = Annotated[str, Parameter(pattern="^[A-Z2-9]{16}$", description="The id of a group.")]


class Group(Struct, frozen=True):
    """People who share a link."""

    id: str


@get("/daily")
async def archive(house: House, person: str, today: ADay) -> list[PastDay]:
    """Every day there was, the latest first, with what the reader has made of it."""
    return await house.daily.archive(person, today)


@get("/daily/{day:str}")
async def the_day(house: House, person: str, day: ADay, today: ADay) -> TheDay:
    """What everybody gets on that day, and what the reader has made of it."""
    return await house.daily.look(person, day, today)


@get("/daily/{day:str}/solutions")
async def solutions(
    house: House, person: str, day: ADay, today: ADay, lang: Lang = "en"
) -> Solutions:
    """How the puzzles and the case of a day that is over are solved."""
    with house.accounts.looking(person):
        return await house.daily.solutions(person, day, today, lang)


@post("/daily/{day:str}/case")
async def investigate(house: House, person: str, day: ADay, data: Nothing) -> TableInfo:
    """The solo case of that day: begun, or as far as the reader was."""
    name = await house.name_of(person)
    return seen(await house.investigate(day, person, name), person)


@get("/tables/{code:str}/case")
async def standing(house: House, person: str, code: TheCode) -> CaseStanding:
    """How far the reader is with the case at that table."""
    table = await house.table(code)
    table.chairs.own_seat(person)
    found = solved_at(table.row, table.chairs.rows, table.play) if table.play else None
    if found is None:
        raise Unknown("this is not the case of a day", "no-case")
    return CaseStanding(found.questions, house.daily.par_of(table.row.setting.day))


@get("/daily/groups")
async def groups(house: House, person: str) -> list[Group]:
    """The groups whose link the reader has opened."""
    return [Group(id) for id in await house.daily.groups(person)]


@post("/daily/groups")
async def found_group(house: House, person: str, data: Nothing) -> Group:
    """A new group: whoever opens its link belongs to it."""
    return Group(await house.daily.found_group(person))


@get("/daily/groups/{id:str}")
async def friends(house: House, person: str, id: AGroup, day: ADay) -> Friends:
    """What the people of a group of the reader's have made of a day."""
    return await house.daily.friends(person, id, day)


@post("/daily/groups/{id:str}/join", status_code=204)
async def join(house: House, person: str, id: AGroup, data: Nothing) -> None:
    """Belong to the group whose link one has."""
    await house.daily.join(person, id)


@post("/daily/groups/{id:str}/leave", status_code=204)
async def leave(house: House, person: str, id: AGroup, data: Nothing) -> None:
    """Belong to it no longer."""
    await house.daily.leave(person, id)


DAILY = Router(
    "/",
    route_handlers=[
        archive,
        groups,
        found_group,
        friends,
        join,
        leave,
        the_day,
        solutions,
        investigate,
        standing,
    ],
)
