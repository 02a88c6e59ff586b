"""What an investigator may do in New York, and what can be told about it."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from deductio.core.messages import Choice, Chose, CoreEvent, Event, Seat
from deductio.games.new_york.cards import Card, CardId, CaseName, Deck, Level
from deductio.games.new_york.city import Action, Cell

Face: TypeAlias = Annotated[str, Meta(title="face")]
"""What a die shows: a letter or a number, or the joker."""
Result: TypeAlias = Annotated[str, Meta(title="result")]
"""How a game ended: solved, shared, last_standing or nobody."""


class Roll(Choice, frozen=True):
    """Roll both dice."""


class Announce(Choice, frozen=True):
    """I think that the thief and the diamond are here."""

    final = True
    claims = ("thief@{cell}",)
    cell: Cell


class Pass(Choice, frozen=True):
    """Announce nothing."""

    passes = True


class MoveTo(Choice, frozen=True):
    cell: Cell


class Stay(Choice, frozen=True):
    """Remain on the Go cell."""

    passes = True


class Spy(Choice, frozen=True):
    """Look at a card of this seat, drawn by lot."""

    seat: Seat


class Decline(Choice, frozen=True):
    """Spy on nobody."""

    passes = True


class Take(Choice, frozen=True):
    """The pile is empty: take a card of this seat instead."""

    seat: Seat


class Swap(Choice, frozen=True):
    """Give this card for one of that seat's deck, drawn by lot."""

    card: CardId
    seat: Seat
    deck: Deck


NewYorkChoice: TypeAlias = Roll | Announce | Pass | MoveTo | Stay | Spy | Decline | Take | Swap


class RolledToStart(Event, frozen=True):
    seat: Seat
    number: Face


class FirstSeatFound(Event, frozen=True):
    seat: Seat


class CaseChosen(Event, frozen=True):
    level: Level
    case: CaseName


class PilesLaid(Event, frozen=True):
    informants: int
    experts: int


class TurnBegan(Event, frozen=True):
    seat: Seat
    round: int


class Rolled(Event, frozen=True):
    seat: Seat
    letter: Face
    number: Face


class Moved(Event, frozen=True):
    seat: Seat
    cell: Cell


class Stayed(Event, frozen=True):
    seat: Seat


class NothingHappened(Event, frozen=True):
    """The action of the cell could not be done."""

    seat: Seat
    action: Action


class SpyingDeclined(Event, frozen=True):
    spy: Seat


class Spied(Event, frozen=True):
    """What the table sees of spying: the back of the card."""

    spy: Seat
    owner: Seat
    deck: Deck


class SpiedCard(Event, frozen=True):
    """The same for the two who see the card."""

    only = ("spy", "owner")
    spy: Seat
    owner: Seat
    card: Card


class Drew(Event, frozen=True):
    """A card was drawn; so many are left in its pile."""

    seat: Seat
    deck: Deck
    left: int


class DrewCard(Event, frozen=True):
    """The same for the seat that drew it."""

    only = ("seat",)
    seat: Seat
    card: Card
    left: int


class Took(Event, frozen=True):
    """The pile was empty, so a card of another seat changed hands."""

    taker: Seat
    victim: Seat
    deck: Deck


class TookCard(Event, frozen=True):
    """The same for the two who know the card."""

    only = ("taker", "victim")
    taker: Seat
    victim: Seat
    card: Card


class Swapped(Event, frozen=True):
    """Two cards changed places; the table sees their backs."""

    seat: Seat
    other: Seat
    gave: Deck
    got: Deck


class SwappedCards(Event, frozen=True):
    """The same for the two who know the cards."""

    only = ("seat", "other")
    seat: Seat
    other: Seat
    gave: Card
    got: Card


class Passed(Event, frozen=True):
    """A seat announced nothing; where all choose at once, this opens what it had sealed."""

    reveals = True
    seat: Seat


class AnnouncedRightly(Event, frozen=True):
    reveals = True
    seat: Seat
    cell: Cell


class AnnouncedWrongly(Event, frozen=True):
    reveals = True
    seat: Seat
    cell: Cell


class SawAnswer(Event, frozen=True):
    """Who was wrong has looked under the cover of the wheel."""

    only = ("seat",)
    solves = True
    seat: Seat
    answer: Cell


class Eliminated(Event, frozen=True):
    """A pawn leaves the board, and so many cards go back to their piles."""

    seat: Seat
    informants: int
    experts: int


class LastCallBegan(Event, frozen=True):
    """The rounds are over: everyone still in the game must announce."""

    rounds: int


class CaseClosed(Event, frozen=True):
    """The cover is lifted, and all sixteen cards are shown."""

    reveals = True
    result: Result
    answer: Cell
    cards: tuple[Card, ...]
    code: str | None


NewYorkEvent: TypeAlias = (
    CoreEvent
    | Chose[NewYorkChoice]
    | RolledToStart
    | FirstSeatFound
    | CaseChosen
    | PilesLaid
    | TurnBegan
    | Rolled
    | Moved
    | Stayed
    | NothingHappened
    | SpyingDeclined
    | Spied
    | SpiedCard
    | Drew
    | DrewCard
    | Took
    | TookCard
    | Swapped
    | SwappedCards
    | Passed
    | AnnouncedRightly
    | AnnouncedWrongly
    | SawAnswer
    | Eliminated
    | LastCallBegan
    | CaseClosed
)
