"""The sheet of a player who writes everything down, or what it still knows of it."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.game import fold
from deductio.core.messages import Event, Opened, Seat
from deductio.core.streams import first
from deductio.games.new_york.cards import DECKS, Card, Deck
from deductio.games.new_york.city import Cell, Cells, these
from deductio.games.new_york.messages import SpiedCard, TurnBegan
from deductio.games.new_york.moves import Holder
from deductio.games.new_york.notebook import candidates
from deductio.games.new_york.strategy.leanings import Leanings
from deductio.games.new_york.strategy.slips import forgets
from deductio.games.new_york.strategy.ways import Ways
from deductio.games.new_york.view import Note, View
from deductio.games.new_york.whereabouts import Whereabouts


class Sheet:
    """The board as one seat sees it, and all that follows from what it was told and remembers."""

    def __init__(self, stream: Sequence[Event], ways: Ways) -> None:
        self.ways = ways
        self.view = fold(View(), stream)
        self.forgotten = forgotten(stream, self.view, ways)
        self.stream = without(self.forgotten, stream)
        self.whereabouts = Whereabouts(self.stream)
        self.candidates = candidates(self.stream)
        self.possible: Cells = these(self.candidates)
        self.leanings = Leanings(stream, self.view, ways)

    @property
    def me(self) -> Seat:
        assert self.view.me is not None, "only a seat is asked"
        return self.view.me

    def others(self) -> list[Seat]:
        return self.view.others(self.me)

    def size(self, holder: Holder, deck: Deck) -> int:
        return self.whereabouts.sizes[deck][holder]

    def unseen(self, holder: Holder, deck: Deck) -> float:
        """How many cards of a deck this holder is likely to have that were never seen."""
        odds = self.whereabouts.odds
        seen = sum(odds[card].get(holder, 0) for card in self.whereabouts.of_deck[deck])
        return float(self.size(holder, deck) - seen)

    def at(self, cell: Cell) -> list[Seat]:
        """Who can be spied on in a cell."""
        return [
            seat
            for seat in self.others()
            if self.view.at[seat] == cell and any(self.size(seat, deck) for deck in DECKS)
        ]

    def knows(self, seat: Seat, card: str) -> bool:
        return seat in self.whereabouts.knowing[card]

    def has_just_read(self, *sources: type[Event]) -> bool:
        """Whether a clue has come in this turn, in one of these ways."""
        for event in reversed(self.stream):
            if isinstance(event, TurnBegan):
                return False
            if isinstance(event, sources):
                return True
        return False


def forgotten(stream: Sequence[Event], view: View, ways: Ways) -> list[Card]:
    """Cards seen in other hands, and not in this round."""
    if not ways.slips.get("forgotten"):
        return []
    memory = memory_of(stream, view)
    return [
        note.card
        for note in view.notes
        if note.source == "spied"
        and not is_before_its_eyes(view, note)
        and forgets(note.card.id, memory, ways)
    ]


def is_before_its_eyes(view: View, note: Note) -> bool:
    """A card in its hand, or one seen in this round."""
    return note.round == view.round or note.card in view.hand


def memory_of(stream: Sequence[Event], view: View) -> str:
    """What differs from player to player and from game to game."""
    return f"{first(Opened, stream).commitment} {view.me}"


def without(cards: Sequence[Card], stream: Sequence[Event]) -> Sequence[Event]:
    """As if these had never been spied."""
    if not cards:
        return stream
    return [event for event in stream if not (isinstance(event, SpiedCard) and event.card in cards)]
