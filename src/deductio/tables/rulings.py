"""Does at the tables of a house what those who run it have ruled."""

from __future__ import annotations

import asyncio

from deductio.tables.closing import NOT_ALLOWED
from deductio.tables.hall import Hall
from deductio.tables.messages import RUNNING
from deductio.tables.moderation import Moderation, Ruling
from deductio.tables.refusals import Forbidden
from deductio.tables.table import Table

BANNED = "you may not come in here any more"


class Rulings:
    """Of people and tables, as of a moment ago."""

    def __init__(self, moderation: Moderation, hall: Hall) -> None:
        self._moderation = moderation
        self._hall = hall
        self.known: dict[str, Ruling] = {}

    def admit(self, person: str) -> None:
        """Refuse whoever was banned."""
        if self.known.get(person) == "banned":
            raise Forbidden(BANNED, "banned")

    async def heed(self) -> None:
        self.known = await asyncio.to_thread(self._moderation.rulings)
        muted = {who for who, ruling in self.known.items() if ruling == "muted"}
        for table in [*self._hall.tables.values()]:
            table.talk.muted = muted
            self._heed_at(table)

    def _heed_at(self, table: Table) -> None:
        for listener in table.audience.everyone():
            if self.known.get(listener.person) == "banned":
                listener.close(NOT_ALLOWED, BANNED)
        ruling, running = self.known.get(table.code), table.row.standing in RUNNING
        if ruling == "deleted" or (ruling == "closed" and running):
            self._hall.drop(table)
