"""`deductio admin`: look after the tables and people of a house, also while it runs."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from deductio.commands.arguments import Database, DatabaseFile, Json, SettingsFile
from deductio.commands.backup import address_from
from deductio.commands.output import print_json, print_table
from deductio.core.game import Refused
from deductio.core.log import Unreadable
from deductio.core.record import write_record
from deductio.server.database import open_store, plainly
from deductio.tables.hindsight import record_from
from deductio.tables.moderation import Kept, Ruling, stuck
from deductio.tables.sql import SqlStore

WORDS = (
    "tables, show CODE, close CODE, export CODE FILE, delete CODE, campaigns, forget CAMPAIGN,"
    " reports, mute, ban, unban PERSON"
)


def look_after(
    words: Annotated[list[str], typer.Argument(metavar="WHAT", help=WORDS)],
    settings: SettingsFile = None,
    database: Database = None,
    database_file: DatabaseFile = None,
    json: Json = False,
) -> None:
    what, *of = words
    doing, wanted = DEEDS.get(what, (None, 0))
    if doing is None or len(of) != wanted:
        raise typer.BadParameter(f"say one of: {WORDS}")
    store = open_store(address_from(settings, database, database_file))
    with plainly():
        done = doing(store, *of)
    if json:
        print_json(done)
    elif isinstance(done, list):
        for one in done:
            print("  ".join(f"{name} {value}" for name, value in one.items()))
    else:
        print_table(what, done)


def tables(store: SqlStore) -> list[dict[str, Any]]:
    return [described(kept) for kept in store.moderation.tables()]


def described(kept: Kept) -> dict[str, Any]:
    now = time.time()
    return {
        "code": kept.code,
        "game": kept.game,
        "standing": kept.standing,
        "days": round((now - kept.created) / 86_400, 2),
        "untouched_days": round((now - kept.touched) / 86_400, 2),
        "people": kept.people,
        "bots": kept.bots,
        "choices": kept.choices,
        "stuck": stuck(kept, now),
    }


def show(store: SqlStore, code: str) -> dict[str, Any]:
    """Never what anybody holds: only who sits there."""
    kept = store.kept_table(code)
    about = described(store.moderation.one(code))
    assert kept is not None
    seats = [
        {"seat": one.seat, "sits": one.sits, "person": one.person, "name": one.name}
        for one in kept.seats
    ]
    return about | {"host": kept.table.host, "reason": kept.table.reason, "seats": seats}


def close(store: SqlStore, code: str) -> dict[str, Any]:
    store.moderation.close(code)
    return described(store.moderation.one(code))


def export(store: SqlStore, code: str, file: str) -> dict[str, Any]:
    kept = store.kept_table(code)
    if kept is None or kept.table.standing != "over":
        raise Refused(f"there is no finished game at table {code}")
    record = record_from(kept)
    try:
        write_record(record, Path(file))
    except OSError as error:
        raise Unreadable(f"{file} cannot be written: {error.strerror}") from None
    return {"code": code, "file": file, "choices": len(record.choices)}


def remove(store: SqlStore, code: str) -> dict[str, Any]:
    store.moderation.delete(code)
    return {"code": code, "deleted": True}


def campaigns(store: SqlStore) -> list[dict[str, Any]]:
    return [
        {
            "campaign": one.id,
            "game": one.game,
            "people": [person for person, _ in one.people],
            "games": len(one.endings),
            "untouched_days": round((time.time() - one.touched) / 86_400, 2),
        }
        for one in store.campaigns.all()
    ]


def forget(store: SqlStore, campaign: str) -> dict[str, Any]:
    if not store.campaigns.forget(campaign):
        raise Refused(f"there is no campaign {campaign}")
    return {"campaign": campaign, "forgotten": True}


def reports(store: SqlStore) -> list[dict[str, Any]]:
    found = store.moderation.reports()
    return [
        {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(one.at)),
            "code": one.code,
            "seat": one.seat,
            "person": one.person,
            "by": one.by,
            "text": one.text,
        }
        for one in found
    ]


def ruling(what: Ruling | None) -> Callable[..., dict[str, Any]]:
    def rule(store: SqlStore, person: str) -> dict[str, Any]:
        if not store.moderation.known(person):
            raise Refused(f"nothing is known of {person}")
        store.moderation.rule(person, what)
        return {"person": person, "ruling": what}

    return rule


DEEDS: dict[str, tuple[Callable[..., Any], int]] = {
    "tables": (tables, 0),
    "show": (show, 1),
    "close": (close, 1),
    "export": (export, 2),
    "delete": (remove, 1),
    "campaigns": (campaigns, 0),
    "forget": (forget, 1),
    "reports": (reports, 0),
    "mute": (ruling("muted"), 1),
    "ban": (ruling("banned"), 1),
    "unban": (ruling(None), 1),
}
"""What may be asked, and of how much."""
