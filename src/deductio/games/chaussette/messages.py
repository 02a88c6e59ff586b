"""What a seat may do in the Sock Inquiry, and what can be told about it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from deductio.core.messages import Choice, Chose, Confirm, CoreEvent, Event, Seat
from deductio.games.chaussette.socks import Characteristic, Effect, Kind, Slot, Value

Action: TypeAlias = Annotated[Literal["bonus", "indicate"], Meta(title="action")]
"""What a pair lets the team do: a bonus search, or the indication of a characteristic."""
Skill: TypeAlias = Annotated[str, Meta(title="skill")]
"""What a seat says in council that it can do: `pair`, `char`, or `none` if it says nothing."""
Reason: TypeAlias = Annotated[Literal["wrong", "searches", "pairs"], Meta(title="reason")]
"""Why a team has lost."""


class Search(Choice, frozen=True):
    """Look at the cards in these slots, all together."""

    slots: tuple[Slot, ...]


class Report(Choice, frozen=True):
    """I think this is the missing sock."""

    final = True
    claims = ("{kind}@sleeve",)
    kind: Kind


class Propose(Choice, frozen=True):
    """In council: this seat should do that; and what I can do myself, as my reason."""

    action: Action
    doer: Seat
    reason: Skill


class Offer(Choice, frozen=True):
    """Not asked any more: what a seat said in council under the first rules."""

    skills: tuple[Skill, ...]


class GrantBonus(Choice, frozen=True):
    """After a pair: this seat makes a bonus search."""

    seat: Seat


class LetIndicate(Choice, frozen=True):
    """After a pair: this seat indicates a characteristic."""

    seat: Seat


class Indicate(Choice, frozen=True):
    final = True
    characteristic: Characteristic
    value: Value


class Target(Choice, frozen=True):
    """The effect works on the cards in these slots."""

    slots: tuple[Slot, ...]


ChaussetteChoice: TypeAlias = (
    Search | Report | Propose | Offer | GrantBonus | LetIndicate | Indicate | Target | Confirm
)


class FirstPlayerNamed(Event, frozen=True):
    seat: Seat


class CounterChanged(Event, frozen=True):
    """That many counted searches are left to the team."""

    searches: int


class CluesHandedOut(Event, frozen=True):
    """Which characteristic each seat learns, by seat."""

    characteristics: tuple[Characteristic, ...]


class ClueSeen(Event, frozen=True):
    only = ("seat",)
    seat: Seat
    characteristic: Characteristic
    value: Value


class ClueShown(Event, frozen=True):
    """The clue of the whole team, which is also its first marker."""

    reveals = True
    characteristic: Characteristic
    value: Value


class RoundBegan(Event, frozen=True):
    number: int


class Searched(Event, frozen=True):
    seat: Seat
    slots: tuple[Slot, ...]
    bonus: bool


class SawSocks(Event, frozen=True):
    """What a search showed, slot by slot."""

    only = ("seat",)
    seat: Seat
    slots: tuple[Slot, ...]
    kinds: tuple[Kind, ...]


class SocksShown(Event, frozen=True):
    """What everyone was shown before it was turned down again, slot by slot."""

    reveals = True
    seat: Seat
    slots: tuple[Slot, ...]
    kinds: tuple[Kind, ...]


class LookConfirmed(Event, frozen=True):
    """A seat that plays from memory has seen what everyone was shown."""

    seat: Seat


class PairRevealed(Event, frozen=True):
    reveals = True
    seat: Seat
    kind: Kind
    slots: tuple[Slot, ...]


class NoPairFound(Event, frozen=True):
    reveals = True
    seat: Seat
    slots: tuple[Slot, ...]


class Reported(Event, frozen=True):
    reveals = True
    seat: Seat
    token: int
    kind: Kind


class Proposed(Event, frozen=True):
    """Who should do what, says that seat, and what it can do itself."""

    reveals = True
    seat: Seat
    action: Action
    doer: Seat
    reason: Skill


class Disagreed(Event, frozen=True):
    """The proposals differ: everyone proposes once more."""


class Agreed(Event, frozen=True):
    """All have proposed the same."""

    action: Action
    doer: Seat


class Offered(Event, frozen=True):
    """Not told any more: what a seat said in council under the first rules."""

    reveals = True
    seat: Seat
    skills: tuple[Skill, ...]


class BonusPicked(Event, frozen=True):
    revealer: Seat
    seat: Seat


class IndicationPicked(Event, frozen=True):
    revealer: Seat
    seat: Seat


class MarkerPlaced(Event, frozen=True):
    seat: Seat
    characteristic: Characteristic
    value: Value


class EffectTurned(Event, frozen=True):
    """The effect card on that kind's space."""

    reveals = True
    kind: Kind
    effect: Effect


class EffectFoundNoTarget(Event, frozen=True):
    effect: Effect


class BonusCancelled(Event, frozen=True):
    seat: Seat


class CardLifted(Event, frozen=True):
    """Who shows everyone the card in which slot."""

    seat: Seat
    slot: Slot


class CardFlipped(Event, frozen=True):
    """A card lies face up in its slot from now on."""

    reveals = True
    seat: Seat
    slot: Slot
    kind: Kind


class CardTurnedDown(Event, frozen=True):
    """A card that lay face up lies face down again, before it is shuffled."""

    seat: Seat
    slot: Slot


class CardRemoved(Event, frozen=True):
    """A card left the drawer: unseen, unless it lay face up."""

    seat: Seat
    slot: Slot
    face_up: bool = False


class CardsShuffled(Event, frozen=True):
    """Two cards have changed places, or not."""

    seat: Seat
    slots: tuple[Slot, ...]


class MissingSockRevealed(Event, frozen=True):
    reveals = True
    kind: Kind


class DrawerOpened(Event, frozen=True):
    """What still lay in the drawer at the end, slot by slot."""

    reveals = True
    slots: tuple[Slot, ...]
    kinds: tuple[Kind, ...]


class RemovedCardRevealed(Event, frozen=True):
    reveals = True
    slot: Slot
    kind: Kind


class Scored(Event, frozen=True):
    """Points for reports and for pairs."""

    reveals = True
    seat: Seat
    reports: int
    pairs: int


class TeamWon(Event, frozen=True):
    """How many counted and bonus searches were made, and how many counted ones are left."""

    reveals = True
    counted: int
    bonus: int
    left: int


class TeamLost(Event, frozen=True):
    reveals = True
    reason: Reason
    counted: int
    bonus: int
    left: int


ChaussetteEvent: TypeAlias = (
    CoreEvent
    | Chose[ChaussetteChoice]
    | FirstPlayerNamed
    | CounterChanged
    | CluesHandedOut
    | ClueSeen
    | ClueShown
    | RoundBegan
    | Searched
    | SawSocks
    | SocksShown
    | LookConfirmed
    | PairRevealed
    | NoPairFound
    | Reported
    | Proposed
    | Disagreed
    | Agreed
    | Offered
    | BonusPicked
    | IndicationPicked
    | MarkerPlaced
    | EffectTurned
    | EffectFoundNoTarget
    | BonusCancelled
    | CardLifted
    | CardFlipped
    | CardTurnedDown
    | CardRemoved
    | CardsShuffled
    | MissingSockRevealed
    | DrawerOpened
    | RemovedCardRevealed
    | Scored
    | TeamWon
    | TeamLost
)
