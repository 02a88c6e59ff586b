"""What is kept of campaigns: their groups, and how their games ended."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Executable,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
)

from deductio.core.campaign import Ending
from deductio.tables import schema
from deductio.tables.fenced import put
from deductio.tables.rows import KeptCampaign, TableRow

campaign, member, ending = (
    one.c for one in (schema.campaigns, schema.campaign_people, schema.campaign_endings)
)
OF_A_CAMPAIGN = (schema.campaign_people, schema.campaign_endings)


class CampaignStore:
    """Reads blocks and is called from threads; what a table's game adds goes with the table."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._put_person = put(engine, schema.campaign_people)
        self._put_ending = put(engine, schema.campaign_endings)

    # Steps of a write that keeps a table, and proves the right to it

    def joined(self, row: TableRow, people: Iterable[str]) -> tuple[Executable, list[Any]]:
        """In one order everywhere: two tables of a campaign must not wait for each other."""
        its = {"campaign": row.campaign, "at": row.begun}
        return self._put_person, [{**its, "person": person} for person in sorted(set(people))]

    def ended(self, row: TableRow, how: Ending) -> tuple[Executable, list[Any]]:
        """Once for each table, however often it is said."""
        its = {"campaign": row.campaign, "code": row.code, "at": row.ended}
        values = {"scenario": how.scenario, "level": how.level, "won": int(how.won)}
        return self._put_ending, [{**its, **values}]

    # Reading

    def of(self, person: str) -> list[KeptCampaign]:
        """Those of the groups this person belongs to, the latest played first."""
        return self.all(_is_of(person))

    def all(self, *which: ColumnElement[bool]) -> list[KeptCampaign]:
        with self._engine.connect() as connection:
            found = _kept(connection, *which)
        return sorted(found, key=lambda one: -one.touched)

    def one(self, id: str, person: str) -> KeptCampaign | None:
        """None also for whoever does not belong to its group."""
        with self._engine.connect() as connection:
            found = _kept(connection, campaign.id == id, _is_of(person))
        return found[0] if found else None

    def count(self, person: str) -> int:
        wanted = select(func.count()).where(member.person == person)
        with self._engine.connect() as connection:
            return connection.execute(wanted).scalar_one()

    # Changing

    def begin(self, id: str, game: str, person: str) -> None:
        now = time.time()
        with self._engine.begin() as connection:
            values = {"id": id, "game": game, "created": now}
            connection.execute(insert(schema.campaigns).values(values))
            joined = {"campaign": id, "person": person, "at": now}
            connection.execute(insert(schema.campaign_people).values(joined))

    def leave(self, id: str, person: str) -> None:
        """Whoever is the last of a group takes its campaign along."""
        its = member.campaign == id
        with self._engine.begin() as connection:
            connection.execute(delete(schema.campaign_people).where(its, member.person == person))
            if connection.execute(select(member.person).where(its).limit(1)).first() is None:
                _forget(connection, campaign.id == id)

    def forget(self, id: str) -> bool:
        """With all that was won in it; whether there was such a one."""
        with self._engine.begin() as connection:
            return _forget(connection, campaign.id == id)

    def forget_leftovers(self, before: float) -> None:
        """Campaigns that were begun before then and of which nothing was ever played."""
        played = exists().where(ending.campaign == campaign.id)
        has_table = exists().where(schema.tables.c.campaign == campaign.id)
        with self._engine.begin() as connection:
            _forget(connection, campaign.created < before, ~played, ~has_table)


def _forget(connection: Connection, *which: ColumnElement[bool]) -> bool:
    """With all that belongs to campaigns that are gone, also if a game has ended since."""
    gone = connection.execute(delete(schema.campaigns).where(*which)).rowcount
    for table in OF_A_CAMPAIGN:
        left = table.c.campaign.not_in(select(campaign.id))
        connection.execute(delete(table).where(left))
    return bool(gone)


def _is_of(person: str) -> ColumnElement[bool]:
    """Who belongs to the group, or has come to one of its tables with an invitation."""
    device = schema.seat_devices.c
    in_group = exists().where(member.campaign == campaign.id, member.person == person)
    beside = exists().where(
        device.person == person,
        device.code == schema.tables.c.code,
        schema.tables.c.campaign == campaign.id,
    )
    return or_(in_group, beside)


def _kept(connection: Connection, *which: ColumnElement[bool]) -> list[KeptCampaign]:
    rows = connection.execute(select(campaign.id, campaign.game).where(*which)).all()
    ids = [row.id for row in rows]
    people = _by_campaign(
        connection, _people(ids), lambda row: (row.person, row.name or "", row.at)
    )
    endings = _by_campaign(connection, _endings(ids), _ending)
    return [
        KeptCampaign(
            id=row.id,
            game=row.game,
            people=tuple((person, name) for person, name, _ in people.get(row.id, ())),
            endings=tuple(endings.get(row.id, ())),
            touched=max((at for *_, at in people.get(row.id, ())), default=0.0),
        )
        for row in rows
    ]


def _people(ids: Sequence[str]) -> Any:
    named = schema.campaign_people.outerjoin(schema.people, member.person == schema.people.c.person)
    columns = select(member.campaign, member.person, member.at, schema.people.c.name)
    return columns.select_from(named).where(member.campaign.in_(ids)).order_by(member.person)


def _endings(ids: Sequence[str]) -> Any:
    wanted = select(schema.campaign_endings).where(ending.campaign.in_(ids))
    return wanted.order_by(ending.at, ending.code)


def _ending(row: Any) -> Ending:
    return Ending(row.scenario, row.level, bool(row.won))


def _by_campaign(
    connection: Connection, wanted: Any, read: Callable[[Any], Any]
) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for row in connection.execute(wanted):
        found.setdefault(row.campaign, []).append(read(row))
    return found
