"""Why a program that plays Small Detectives chose so; said in words like an event."""

from __future__ import annotations

from typing import TypeAlias

from deductio.core.messages import Seat
from deductio.core.thinking import CoreMotive, Motive
from deductio.games.small_detectives.street import Card, Position, Token


class HurriesToThePolice(Motive, frozen=True):
    """It is sure enough to declare."""

    sure: int


class WantsToLook(Motive, frozen=True):
    """It has not seen what lies there."""

    position: Position


class ExpectsToBeAlone(Motive, frozen=True):
    """It has not seen what lies there, and thinks to be the only one."""

    position: Position
    alone: int


class WantsToLookAround(Motive, frozen=True):
    """Houses on both sides of it."""

    houses: tuple[Position, ...]


class LooksWhileItMay(Motive, frozen=True):
    """A look costs nothing."""


class WantsToAsk(Motive, frozen=True):
    """At the pub somebody may know more."""


class WantsToFollow(Motive, frozen=True):
    """That detective may look where it has not looked."""

    seat: Seat


class WantsToFollowSomebody(Motive, frozen=True):
    """Whoever is followed may look where it has not looked."""


class HopesToTradePlaces(Motive, frozen=True):
    """Somebody beside it may stand at a better place."""


class MayGetInTheWay(Motive, frozen=True):
    """It has nothing to find there, but others have."""

    position: Position


class ComesNearer(Motive, frozen=True):
    """From there a card of its hand leads to the police."""


class WantsTheCard(Motive, frozen=True):
    """It will get this card."""

    card: Card


class KeepsForLater(Motive, frozen=True):
    """No card leads where it wants to go; this one it would rather not give away."""

    card: Card


class LaysTheLeast(Motive, frozen=True):
    """No card leads where it wants to go, and none is worth keeping."""


class NothingToFindThere(Motive, frozen=True):
    """Wherever it goes, it learns nothing new."""


class ForgotItsLook(Motive, frozen=True):
    """A slip: it no longer knew that it had looked there."""

    position: Position


class MiscountedSteps(Motive, frozen=True):
    """A slip: it thought this card would lead there."""

    position: Position


class TriesAgain(Motive, frozen=True):
    """A slip: stubborn, since others were in its way there."""

    position: Position


class CouldNotWait(Motive, frozen=True):
    """A slip: impatient to lay a card that might have been kept."""

    card: Card


class AsksTheNeighbour(Motive, frozen=True):
    """It asks whoever sits next to it."""

    seat: Seat


class AsksTheSameAgain(Motive, frozen=True):
    """It asks whom it asked before."""

    seat: Seat


class BestChances(Motive, frozen=True):
    """All in all it wins most often so."""

    win: int


class ShakesThingsUp(Motive, frozen=True):
    """Nothing has moved for many rounds."""


class IsCertain(Motive, frozen=True):
    """Everything else is excluded."""


class IsNotCertain(Motive, frozen=True):
    """More than one solution is left."""


class RisksIt(Motive, frozen=True):
    """A guess is better than what waiting would bring."""

    sure: int
    waiting: int
    is_close: bool = False
    """Whether both are the same, to a percent."""


class WouldRatherWait(Motive, frozen=True):
    """A guess is no better than what waiting would bring."""

    sure: int
    waiting: int
    is_close: bool = False


class TakesAGamble(Motive, frozen=True):
    """It is no certainty, but it likes the odds."""

    sure: int


class GivesNothingAway(Motive, frozen=True):
    """It knows what lies there; what it has not seen, nobody learns from it."""


class FindsNoWitness(Motive, frozen=True):
    """Nobody has looked under enough of what it does not know."""


class HasNothingToAsk(Motive, frozen=True):
    """What the pub's sign shows is settled."""


class HopesToStrikeOff(Motive, frozen=True):
    """A yes clears these."""

    tokens: tuple[Token, ...]
    yes: int


class HasLookedMost(Motive, frozen=True):
    """That detective has looked under most tiles that this one does not know."""

    seat: Seat


SmallDetectivesMotive: TypeAlias = (
    CoreMotive
    | HurriesToThePolice
    | WantsToLook
    | ExpectsToBeAlone
    | WantsToLookAround
    | LooksWhileItMay
    | WantsToAsk
    | WantsToFollow
    | WantsToFollowSomebody
    | HopesToTradePlaces
    | MayGetInTheWay
    | ComesNearer
    | WantsTheCard
    | KeepsForLater
    | LaysTheLeast
    | NothingToFindThere
    | ForgotItsLook
    | MiscountedSteps
    | TriesAgain
    | CouldNotWait
    | AsksTheNeighbour
    | AsksTheSameAgain
    | TakesAGamble
    | GivesNothingAway
    | FindsNoWitness
    | HasNothingToAsk
    | BestChances
    | ShakesThingsUp
    | IsCertain
    | IsNotCertain
    | RisksIt
    | WouldRatherWait
    | HopesToStrikeOff
    | HasLookedMost
)
