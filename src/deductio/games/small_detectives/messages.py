"""What a detective may do in Small Detectives, and what can be told about it."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from deductio.core.messages import Choice, Chose, CoreEvent, Event, Seat
from deductio.games.small_detectives.street import Card, Kind, Position, Tile, Token


class Play(Choice, frozen=True):
    """Lay this card, face down."""

    card: Card


class PlayBoth(Choice, frozen=True):
    """With two seats: lay these cards, to be resolved in this order."""

    first: Card
    second: Card


class Shadow(Choice, frozen=True):
    seat: Seat


class Walk(Choice, frozen=True):
    steps: int


class GoTo(Choice, frozen=True):
    position: Position


class SwapWith(Choice, frozen=True):
    """Disguise: change places with this detective."""

    seat: Seat


class SwapHouse(Choice, frozen=True):
    """Small move: swap my house with the one there."""

    position: Position


class SwapCards(Choice, frozen=True):
    """Phone call: swap the cards lying in front of these two seats."""

    seats: tuple[Seat, ...]


class Look(Choice, frozen=True):
    """Look under these houses, in secret."""

    tiles: tuple[Tile, ...]


class LookAway(Choice, frozen=True):
    """Look under no house; everyone hears that."""

    passes = True


class AskAround(Choice, frozen=True):
    """At the pub: have you seen all of these?"""

    tokens: tuple[Token, ...]
    seat: Seat


class Declare(Choice, frozen=True):
    final = True
    claims = ("{suspect}@solution", "{weapon}@solution")
    suspect: Token
    weapon: Token


class Decline(Choice, frozen=True):
    """Neither ask at the pub nor declare at the police."""

    passes = True


SmallDetectivesChoice: TypeAlias = (
    Play
    | PlayBoth
    | Shadow
    | Walk
    | GoTo
    | SwapWith
    | SwapHouse
    | SwapCards
    | Look
    | LookAway
    | AskAround
    | Declare
    | Decline
)


class CardsRemoved(Event, frozen=True):
    cards: tuple[Card, ...]


class DetectivesPlaced(Event, frozen=True):
    """Where each seat's detective starts, by seat; so it was told up to rules version 1."""

    positions: tuple[Position, ...]


class Start(Struct, frozen=True):
    """Where one detective starts."""

    seat: Seat
    position: Position


class DetectivesSetOut(Event, frozen=True):
    starts: tuple[Start, ...]


class HandDealt(Event, frozen=True):
    only = ("seat",)
    seat: Seat
    cards: tuple[Card, ...]


class CardsDealt(Event, frozen=True):
    """Every seat holds that many cards."""

    each: int


class RoundBegan(Event, frozen=True):
    number: int


class CardRevealed(Event, frozen=True):
    reveals = True
    seat: Seat
    card: Card


class WentIntoStreet(Event, frozen=True):
    seat: Seat
    position: Position


class CameBackFromStreet(Event, frozen=True):
    seat: Seat
    position: Position


class Shadowed(Event, frozen=True):
    shadower: Seat
    seat: Seat


class Moved(Event, frozen=True):
    seat: Seat
    card: Card
    origin: Position
    position: Position


class PlacesSwapped(Event, frozen=True):
    """Disguise: two detectives stand where the other stood."""

    seat: Seat
    other: Seat


class HousesSwapped(Event, frozen=True):
    """The tiles of two positions have changed places; no detective moved."""

    seat: Seat
    position: Position
    other: Position


class NothingHappened(Event, frozen=True):
    """A card that cannot be carried out; the card itself says why."""

    seat: Seat
    card: Card


class NowhereToLook(Event, frozen=True):
    """A survey with a detective on every house beside it."""

    seat: Seat


class FollowedInVain(Event, frozen=True):
    """Shadowing: the one followed is not alone on a house."""

    shadower: Seat
    seat: Seat


class NotAlone(Event, frozen=True):
    """Several detectives are on a house, or at the pub: none of them may do anything there."""

    seats: tuple[Seat, ...]
    position: Position


class CardsSwapped(Event, frozen=True):
    """Phone call: the cards lying in front of two seats have changed places."""

    seat: Seat
    seats: tuple[Seat, ...]


class PoliceQueueChanged(Event, frozen=True):
    """Who stands at the police, from place 1 on."""

    queue: tuple[Seat, ...]


class LookedUnder(Event, frozen=True):
    reveals = True
    seat: Seat
    tile: Tile
    position: Position


class SawUnder(Event, frozen=True):
    """What that look showed."""

    only = ("seat",)
    seat: Seat
    tile: Tile
    position: Position
    token: Token


class LookDeclined(Event, frozen=True):
    """A detective might have looked there and did not."""

    reveals = True
    seat: Seat
    tile: Tile
    position: Position


class PubDeclined(Event, frozen=True):
    seat: Seat


class PubAsked(Event, frozen=True):
    """What the table hears of a question at the pub: not which tokens."""

    reveals = True
    asker: Seat
    asked: Seat
    kind: Kind
    tokens: int
    seen_all: bool


class PubAskedAbout(Event, frozen=True):
    """The same for the two who saw the tokens."""

    only = ("asker", "asked")
    asker: Seat
    asked: Seat
    kind: Kind
    tokens: tuple[Token, ...]
    seen_all: bool


class PubShows(Event, frozen=True):
    kind: Kind


class DeclarationDeclined(Event, frozen=True):
    seat: Seat


class DeclaredRightly(Event, frozen=True):
    reveals = True
    seat: Seat


class DeclaredWrongly(Event, frozen=True):
    reveals = True
    seat: Seat


class DeclaredWronglyInSecret(Event, frozen=True):
    """To the declarer alone: what it declared, and the truth."""

    only = ("seat",)
    solves = True
    seat: Seat
    suspect: Token
    weapon: Token
    true_suspect: Token
    true_weapon: Token


class Eliminated(Event, frozen=True):
    """A detective leaves, and that many cards leave with it, unseen."""

    seat: Seat
    cards: int


class CardPassed(Event, frozen=True):
    giver: Seat
    card: Card
    taker: Seat


class SolutionRevealed(Event, frozen=True):
    reveals = True
    suspect: Token
    weapon: Token


class TilesRevealed(Event, frozen=True):
    """What lay under tiles 1 to 6."""

    reveals = True
    tokens: tuple[Token, ...]


SmallDetectivesEvent: TypeAlias = (
    CoreEvent
    | Chose[SmallDetectivesChoice]
    | CardsRemoved
    | DetectivesPlaced
    | DetectivesSetOut
    | HandDealt
    | CardsDealt
    | RoundBegan
    | CardRevealed
    | WentIntoStreet
    | CameBackFromStreet
    | Shadowed
    | Moved
    | PlacesSwapped
    | HousesSwapped
    | NothingHappened
    | NowhereToLook
    | FollowedInVain
    | NotAlone
    | CardsSwapped
    | PoliceQueueChanged
    | LookedUnder
    | SawUnder
    | LookDeclined
    | PubDeclined
    | PubAsked
    | PubAskedAbout
    | PubShows
    | DeclarationDeclined
    | DeclaredRightly
    | DeclaredWrongly
    | DeclaredWronglyInSecret
    | Eliminated
    | CardPassed
    | SolutionRevealed
    | TilesRevealed
)
