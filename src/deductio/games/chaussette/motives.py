"""Why a player of the Sock Inquiry chose so."""

from __future__ import annotations

from typing import TypeAlias

from deductio.core.messages import Seat
from deductio.core.thinking import CoreMotive, Motive
from deductio.games.chaussette.messages import Skill
from deductio.games.chaussette.socks import Effect, Kind, Slot, Value


class TookKnownPair(Motive, frozen=True):
    """Both twins are known to lie in these slots."""

    kind: Kind
    slots: tuple[Slot, ...]


class LookedForNews(Motive, frozen=True):
    """What lies in so many of these slots is not known yet."""

    slots: int


class WentRowByRow(Motive, frozen=True):
    """So many of these slots come next for one who goes through the drawer row by row."""

    slots: int


class OverlookedPair(Motive, frozen=True):
    """A slip: it has seen both socks of that kind and did not notice."""

    kind: Kind


class ChasedATwin(Motive, frozen=True):
    """One sock of that kind is known; its twin may be among new cards."""

    kind: Kind


class SoughtPair(Motive, frozen=True):
    """The team needs a pair, or it is worth most here."""

    percent: int


class RehearsedTheRest(Motive, frozen=True):
    """The game was played on in the mind, and went best after this search."""

    percent: int


class SparedPairs(Motive, frozen=True):
    """No pair may come out before somebody knows what to indicate."""

    percent: int


class ReportedOpenKind(Motive, frozen=True):
    """One of the kinds that may still be missing."""

    kinds: int


class KeptItsReport(Motive, frozen=True):
    """What it reported before may still be missing, like some other kinds."""

    kinds: int


class Hedged(Motive, frozen=True):
    """Of the kinds that may still be missing, the one that is least wrong whichever it is."""

    kinds: int


class ReportedProvenKind(Motive, frozen=True):
    """Only this kind can be missing."""


class ReportedForPoints(Motive, frozen=True):
    """No other report earns more on average; it is the missing one so often."""

    percent: int


class SaidWhatIsTrue(Motive, frozen=True):
    """Wants to do what this seat can do, and says so."""

    skills: tuple[Skill, ...]


class TrustedAnOffer(Motive, frozen=True):
    seat: Seat
    skill: Skill


class FellIn(Motive, frozen=True):
    """Nobody is certain, and that seat, which decides in the end, has proposed it."""

    seat: Seat


class SentTheFinder(Motive, frozen=True):
    """Nobody is certain: whoever found the pair goes on."""

    seat: Seat


class WantedATurn(Motive, frozen=True):
    """A slip: impatient to do something itself, though it knows nothing for certain."""


class SentTheBestInformed(Motive, frozen=True):
    """Knowledge is worth most in one head: this seat lacks the fewest cards."""

    seat: Seat
    unseen: int


class HadToIndicate(Motive, frozen=True):
    """Every pair still to come is needed for a marker."""

    seat: Seat


class IndicatedProven(Motive, frozen=True):
    value: Value


class IndicatedLikeliest(Motive, frozen=True):
    value: Value
    percent: int


class ChoseTarget(Motive, frozen=True):
    """Where the effect helps the team most, or harms it least."""

    effect: Effect


ChaussetteMotive: TypeAlias = (
    CoreMotive
    | TookKnownPair
    | LookedForNews
    | WentRowByRow
    | OverlookedPair
    | ChasedATwin
    | SoughtPair
    | RehearsedTheRest
    | SparedPairs
    | ReportedOpenKind
    | KeptItsReport
    | Hedged
    | ReportedProvenKind
    | ReportedForPoints
    | SaidWhatIsTrue
    | TrustedAnOffer
    | FellIn
    | SentTheFinder
    | WantedATurn
    | SentTheBestInformed
    | HadToIndicate
    | IndicatedProven
    | IndicatedLikeliest
    | ChoseTarget
)
