"""In the Sock Inquiry it knows a noted card as one it has just looked at, and a kind that is out as
one of which it has both socks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from msgspec.structs import replace

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, Wish
from deductio.deduction.model import Fact
from deductio.games.chaussette.notebook import SLEEVE, place_of
from deductio.games.chaussette.socks import KINDS, Kind, Slot
from deductio.games.chaussette.strategy.inquiry import Inquiry
from deductio.games.chaussette.strategy.knowing import plausible, seen_cards
from deductio.games.chaussette.strategy.rookie import think
from deductio.games.chaussette.strategy.ways import ways_of
from tests.proof.learner.hinted import Notes


def by_notes(
    stream: Sequence[Event], question: Question, luck: Chance, notes: Notes
) -> Wish | None:
    return think(NotedInquiry(stream, notes), question, luck)


class NotedInquiry(Inquiry):
    """What a rookie remembers and what it has noted is all that is certain for it."""

    def __init__(self, stream: Sequence[Event], notes: Notes) -> None:
        super().__init__(stream, replace(ways_of("rookie", PLAIN), proves=True))
        self.notes = notes

    @cached_property
    def known(self) -> dict[Slot, Kind]:
        noted = {
            slot: kind
            for slot in self.view.cards
            for kind in KINDS
            if self.notes.get(Fact(kind, place_of(slot)))
        }
        return seen_cards(self) | noted

    @cached_property
    def open_kinds(self) -> tuple[Kind, ...]:
        found = tuple(kind for kind in KINDS if self.notes.get(Fact(kind, SLEEVE)))
        kinds = plausible(self, self.known)
        left = tuple(kind for kind in kinds if self.notes.get(Fact(kind, SLEEVE)) is not False)
        return found or left or tuple(kinds)
