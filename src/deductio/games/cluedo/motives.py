"""Why a bot chose so in Cluedo; said in words like an event."""

from __future__ import annotations

from typing import TypeAlias

from deductio.core.messages import Seat
from deductio.core.thinking import CoreMotive, Motive
from deductio.games.cluedo.cards import Bonus, Card, Category, Room, Suspect


class ProvedAll(Motive, frozen=True):
    """All three cards of the solution are certain."""


class CrossedOutAll(Motive, frozen=True):
    """Everything else is crossed out on its sheet."""


class GuessedTheRest(Motive, frozen=True):
    """So few cards are left that it names one of them."""

    left: int
    """How many solutions it still believes in."""


class DaredToAccuse(Motive, frozen=True):
    """Not certain, but others may be quicker."""

    percent: int


class WaitedToAccuse(Motive, frozen=True):
    """Too uncertain to accuse."""

    percent: int


class HeadedForCentre(Motive, frozen=True):
    """Sure enough to walk to where one accuses."""

    percent: int


class SoughtRoom(Motive, frozen=True):
    """That room may be the one."""

    room: Room


class SoughtQuietRoom(Motive, frozen=True):
    """In that room nobody can answer with the room itself."""

    room: Room


class SoughtAnswers(Motive, frozen=True):
    """There, or on the way there, it expects to learn most."""

    room: Room


class SoughtBonus(Motive, frozen=True):
    """A bonus card promises more than a room."""


class FanciedBonus(Motive, frozen=True):
    """It likes bonus cards, and no room it wants is in reach."""


class TookNearRoom(Motive, frozen=True):
    """It had no patience to walk on to a better room."""

    room: Room


class HopedForDice(Motive, frozen=True):
    """The dice promise more than what it could have without them."""


class AskedAboutUnseen(Motive, frozen=True):
    """It has seen none of these cards."""

    cards: tuple[Card, ...]


class ForgotCard(Motive, frozen=True):
    """It has been shown this card before, and does not remember."""

    card: Card


class TickedWrongCard(Motive, frozen=True):
    """It has been shown this card before, and ticked off the line below."""

    card: Card
    instead: Card


class FollowedHunch(Motive, frozen=True):
    """It has named this card before, and cannot let go of it."""

    card: Card


class FollowedOthers(Motive, frozen=True):
    """Others asked about these cards."""

    cards: tuple[Card, ...]


class LaidFalseTrail(Motive, frozen=True):
    """It names its own cards, so that the others think they are open."""

    cards: tuple[Card, ...]


class SettledOneByOne(Motive, frozen=True):
    """It wants to be certain about these cards before it asks about others."""

    cards: tuple[Card, ...]


class BroughtPawn(Motive, frozen=True):
    """The pawn of somebody else comes away from where it was going."""

    suspect: Suspect


class AskedAboutOpen(Motive, frozen=True):
    """These cards may still be part of the solution."""

    cards: tuple[Card, ...]


class AskedWhatTellsMost(Motive, frozen=True):
    """Of all it could ask, this should settle most of what is open."""

    percent: int


class AskedBehindOwnCards(Motive, frozen=True):
    """It names its own cards so that the answer can only be about the others."""

    cards: tuple[Card, ...]
    percent: int


class CalledBack(Motive, frozen=True):
    """The pawn of somebody who is about to accuse comes away from the centre."""

    suspect: Suspect


class ShowedAgain(Motive, frozen=True):
    """That seat knows the card already."""

    seat: Seat


class ShowedWellKnown(Motive, frozen=True):
    """Others know the card already, so it tells least."""

    card: Card


class ShowedFirst(Motive, frozen=True):
    """It showed the first card it found."""


class ShowedNew(Motive, frozen=True):
    """That seat has not seen the card, and it is glad to help."""

    seat: Seat


class ShowedLeastTelling(Motive, frozen=True):
    """The card that helps the others least."""

    card: Card


class LookedAtUnseen(Motive, frozen=True):
    """It does not know the card in that place."""


class TrustedNoLuck(Motive, frozen=True):
    """It relies on what it can ask, not on cards it may draw."""


class DrewForLuck(Motive, frozen=True):
    """A bonus card can be declined, so it costs nothing."""


class UsedBonus(Motive, frozen=True):
    """That bonus card is of use now."""

    bonus: Bonus


class DeclinedBonus(Motive, frozen=True):
    """That bonus card would help the others more."""

    bonus: Bonus


class WonderedAboutHand(Motive, frozen=True):
    """It knows least about the cards of that seat."""

    seat: Seat


class WonderedAboutCard(Motive, frozen=True):
    """To know where that card is would settle most."""

    card: Card


class WonderedAboutCount(Motive, frozen=True):
    """That number should settle most."""

    seat: Seat
    category: Category


CluedoMotive: TypeAlias = (
    CoreMotive
    | ProvedAll
    | CrossedOutAll
    | GuessedTheRest
    | DaredToAccuse
    | WaitedToAccuse
    | HeadedForCentre
    | SoughtRoom
    | SoughtQuietRoom
    | SoughtAnswers
    | SoughtBonus
    | FanciedBonus
    | TookNearRoom
    | HopedForDice
    | AskedAboutUnseen
    | ForgotCard
    | TickedWrongCard
    | FollowedHunch
    | FollowedOthers
    | LaidFalseTrail
    | SettledOneByOne
    | BroughtPawn
    | AskedAboutOpen
    | AskedWhatTellsMost
    | AskedBehindOwnCards
    | CalledBack
    | ShowedAgain
    | ShowedWellKnown
    | ShowedFirst
    | ShowedNew
    | ShowedLeastTelling
    | LookedAtUnseen
    | TrustedNoLuck
    | DrewForLuck
    | UsedBonus
    | DeclinedBonus
    | WonderedAboutHand
    | WonderedAboutCard
    | WonderedAboutCount
)
