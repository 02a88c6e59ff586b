"""In Almost Innocent it crosses out on its slate what is proven not to be its own."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question, Seat
from deductio.core.thinking import PLAIN, Wish
from deductio.games.almost_innocent.clues import is_special, kind_of
from deductio.games.almost_innocent.notebook import solution_of
from deductio.games.almost_innocent.strategy.by_slate import Slates, by_slate
from deductio.games.almost_innocent.strategy.slate import Slate
from deductio.games.almost_innocent.strategy.ways import ways
from deductio.games.almost_innocent.view import View
from tests.proof.learner.hinted import Notes


def by_notes(
    stream: Sequence[Event], question: Question, luck: Chance, notes: Notes
) -> Wish | None:
    return by_slate(NotedSlates(stream, notes), question, luck)


class NotedSlates(Slates):
    def __init__(self, stream: Sequence[Event], notes: Notes) -> None:
        self.notes = notes
        super().__init__(stream, ways("rookie", PLAIN))

    def slate_of(self, seat: Seat) -> Slate:
        return NotedSlate(self.seen, seat, self.ways.glances, self.notes)


class NotedSlate(Slate):
    """One on which notes were crossed out before any answer is gone over."""

    def __init__(self, seen: View, of: Seat, glances: int, notes: Notes) -> None:
        self.notes = notes
        super().__init__(seen, of, glances)

    def cross_out_seen(self, seen: View) -> None:
        super().cross_out_seen(seen)
        mine = solution_of(self.of)
        for fact, so in self.notes.items():
            clue = fact.item
            if fact.place == mine and so:
                self.keep_only(kind_of(clue), frozenset([clue]))
            elif fact.place == mine or (so and not is_special(clue)):
                self.cross_out([clue])
