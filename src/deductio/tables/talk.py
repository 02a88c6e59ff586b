"""Talk and marks: what people say at a table, and what each writes in its own notebook."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Collection
from functools import partial
from typing import cast

from deductio.core.game import Refused
from deductio.core.messages import Seat
from deductio.tables.audience import Audience, Listener, tell
from deductio.tables.chairs import Chairs
from deductio.tables.help import has_notebook
from deductio.tables.messages import Among, Phrase
from deductio.tables.moderation import MOST_SAID
from deductio.tables.play import Reader
from deductio.tables.rows import KeptTable, SaidRow
from deductio.tables.spoken import Mark, Marked, Refusal, Said, Say
from deductio.tables.store import Store

MOST_MARKS = 500
"""In one notebook."""
SAID_KEPT = 50
"""So many of the last words come to somebody who joins."""


class TalkAndMarks:
    """The last words of a table, and everyone's marks.

    Whoever is out and knows the solution is heard only by those who know it too, until the end.
    What is said to a team is heard by nobody else.
    """

    def __init__(
        self,
        kept: KeptTable,
        chairs: Chairs,
        audience: Audience,
        store: Store,
        knows: Callable[[Reader], bool],
    ) -> None:
        self._said = [_said(row) for row in kept.said]
        self._marks = kept.marks
        self._table = kept.table
        self._chairs = chairs
        self._audience = audience
        self._lines = Counter(kept.lines)
        self.muted: Collection[str] = ()
        """People whom those who run the house do not let speak."""
        self._store = store
        self._knows = knows

    def said(self, reader: Reader) -> tuple[Said, ...]:
        """The last words, as far as they are for this reader."""
        return tuple(said for said in self._said if self._is_for(reader, said))

    def _is_for(self, reader: Reader, said: Said) -> bool:
        match said.among:
            case "all":
                return True
            case "out":
                return self._knows(reader)
            case "team":
                return reader == said.seat

    def marks(self, reader: Seat | None) -> dict[str, str]:
        return {} if reader is None else self._marks.get(reader, {})

    def hear(self, listener: Listener, frame: Say | Mark) -> None:
        """Whom it is for hears what is said once it is kept; a mark is its seat's alone."""
        try:
            match frame:
                case Say():
                    if listener.person in self.muted:
                        raise Refused("you may not speak here for now", "muted")
                    self._say(listener, frame)
                case Mark(fact, mark):
                    self._mark(listener, fact, mark)
        except Refused as refused:
            tell(listener, Refusal(str(refused), code=refused.code))

    def _say(self, listener: Listener, say: Say) -> None:
        reader, text, table = listener.reader, " ".join(say.text.split()), self._table
        if reader is None:
            raise Refused("those who watch do not talk", "watchers-silent")
        if bool(text) == bool(say.phrase):
            raise Refused("say one phrase, or one line of text", "one-phrase")
        self._must_be_allowed(say, text)
        if self._lines[reader] >= MOST_SAID:
            raise Refused("you have said enough at this table", "said-enough")
        self._lines[reader] += 1
        by = self._chairs.name_of(listener.person) if table.setting.sharing > 1 else ""
        said = Said(reader, time.time(), say.phrase, text, self._among(reader, say), by)
        self._said = [*self._said, said][-SAID_KEPT:]
        row = SaidRow(reader, said.at, say.phrase or "", text, said.among, by)
        self._store.keep_said(table.code, table.epoch, row, partial(self._tell, said))

    def _must_be_allowed(self, say: Say, text: str) -> None:
        """A team may say anything to itself."""
        setting = self._table.setting
        if say.team and setting.sharing == 1:
            raise Refused("nobody shares your seat", "no-team")
        if not say.team and (setting.talk == "none" or (text and setting.talk != "free")):
            raise Refused("this is not said at this table", "not-said-here")

    def _among(self, reader: Seat, say: Say) -> Among:
        if say.team:
            return "team"
        apart = self._table.standing == "playing" and self._knows(reader)
        return "out" if apart else "all"

    def _tell(self, said: Said, error: Exception | None) -> None:
        if error is None:
            for listener in self._audience.everyone():
                if self._is_for(listener.reader, said):
                    tell(listener, said)

    def _mark(self, listener: Listener, fact: str, mark: str) -> None:
        reader = listener.reader
        if reader is None:
            raise Refused("those who watch have no notebook", "watchers-notebook")
        if not has_notebook(self._table.game, self._table.setting, reader):
            raise Refused("this seat plays from memory", "from-memory")
        marks = self._marks.setdefault(reader, {})
        if not mark and fact not in marks:
            return
        if not mark:
            marks.pop(fact, None)
        elif fact in marks or len(marks) < MOST_MARKS:
            marks[fact] = mark
        else:
            raise Refused("this notebook is full", "notebook-full")
        for other in self._audience.by_reader.get(reader, ()):
            if other is not listener:
                tell(other, Marked(fact, mark))
        table = self._table
        self._store.keep_mark(table.code, table.epoch, reader, fact, mark, lambda error: None)


def _said(row: SaidRow) -> Said:
    phrase, among = cast("Phrase | None", row.phrase or None), cast("Among", row.among)
    return Said(row.seat, row.at, phrase, row.text, among, row.by)
