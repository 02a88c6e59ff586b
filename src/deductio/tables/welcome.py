"""The first frame of a connection: where things stand, and what the reader has missed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET, Raw

from deductio.tables.audience import Listener
from deductio.tables.play import events_from
from deductio.tables.spoken import Welcome

if TYPE_CHECKING:
    from deductio.tables.table import Table


def welcome(table: Table, listener: Listener, after: int) -> Welcome:
    """For somebody who has heard so many events."""
    reader, play = listener.reader, table.play
    stream = play.stream(reader) if play else []
    number = min(after, len(stream))
    playing = play if table.row.standing == "playing" else None
    return Welcome(
        table=table.info(listener.person, reader, listener.language),
        number=number,
        events=events_from(stream, number),
        view=play.view_of(reader).whole() if play else Raw(b"null"),
        ask=playing.ask(reader) if playing else None,
        waiting=playing.match.waiting if playing else (),
        said=table.talk.said(reader),
        marks=table.talk.marks(reader),
        things=play.things(reader) if play else {},
        replaced=play.replaced(reader, 0, number) if play else UNSET,
        proposed=table.proposals.told(listener),
    )
