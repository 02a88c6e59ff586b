"""Talk and marks: what people say at a table, and what each writes in its own notebook."""

from __future__ import annotations

import time
from typing import cast

from deductio.core.game import Refused
from deductio.core.messages import Seat
from deductio.tables.messages import Phrase, Said, Say, Talk
from deductio.tables.rows import KeptTable, SaidRow

MOST_MARKS = 500
"""In one notebook."""
SAID_KEPT = 50
"""So many of the last words come to somebody who joins."""


class TalkAndMarks:
    """The last words of a table, and everyone's marks."""

    def __init__(self, kept: KeptTable, talk: Talk) -> None:
        self.said = [_said(row) for row in kept.said]
        self._marks = kept.marks
        self._talk = talk

    def marks(self, reader: Seat | None) -> dict[str, str]:
        return {} if reader is None else self._marks.get(reader, {})

    def say(self, reader: Seat | None, say: Say) -> tuple[Said, SaidRow]:
        """What is said, and how it is kept; or it is refused."""
        text = " ".join(say.text.split())
        if reader is None:
            raise Refused("those who watch do not talk", "watchers-silent")
        if bool(text) == bool(say.phrase):
            raise Refused("say one phrase, or one line of text", "one-phrase")
        if self._talk == "none" or (text and self._talk != "free"):
            raise Refused("this is not said at this table", "not-said-here")
        said = Said(reader, time.time(), say.phrase, text)
        self.said = [*self.said, said][-SAID_KEPT:]
        return said, SaidRow(reader, said.at, say.phrase or "", text)

    def mark(self, reader: Seat | None, fact: str, mark: str) -> Seat:
        """Write a mark, or rub it out; whose it is."""
        if reader is None:
            raise Refused("those who watch have no notebook", "watchers-notebook")
        marks = self._marks.setdefault(reader, {})
        if not mark:
            marks.pop(fact, None)
        elif fact in marks or len(marks) < MOST_MARKS:
            marks[fact] = mark
        else:
            raise Refused("this notebook is full", "notebook-full")
        return reader


def _said(row: SaidRow) -> Said:
    return Said(row.seat, row.at, cast("Phrase | None", row.phrase or None), row.text)
