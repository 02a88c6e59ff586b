"""What a detective may do in Cluedo, and what can be told about it."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from deductio.core.messages import Choice, Chose, CoreEvent, Event, Seat
from deductio.games.cluedo.cards import Bonus, Card, Category, Room, Suspect, Weapon
from deductio.games.cluedo.mansion import Place, Shortcut, Square

RowPlace: TypeAlias = Annotated[int, Meta(ge=0, lt=4, title="row")]
"""A place in the row of four that lies face down when two play."""


class TakePawn(Choice, frozen=True):
    suspect: Suspect


class Roll(Choice, frozen=True):
    """Roll the dice."""


class TakeShortcut(Choice, frozen=True):
    """Go through the back door or the secret passage that leads there."""

    room: Room


class SuggestHere(Choice, frozen=True):
    """Use the right of a summoned pawn: suggest without moving."""


class RiseToAccuse(Choice, frozen=True):
    """Accuse at the start of the turn."""


class Enter(Choice, frozen=True):
    room: Room


class GoToCentre(Choice, frozen=True):
    """Go and stand where one may accuse."""


class Walk(Choice, frozen=True):
    square: Square


class Stay(Choice, frozen=True):
    """Do not move after all."""

    passes = True


class Suggest(Choice, frozen=True):
    suspect: Suspect
    weapon: Weapon
    room: Room


class Show(Choice, frozen=True):
    card: Card


class LookAt(Choice, frozen=True):
    """Look at the card in this place of the row."""

    place: RowPlace


class Draw(Choice, frozen=True):
    """Draw a bonus card."""


class SkipDraw(Choice, frozen=True):
    """Draw no bonus card."""

    passes = True


class UseBonus(Choice, frozen=True):
    """Use a bonus card that needs no further word."""


class DeclineBonus(Choice, frozen=True):
    """Discard the bonus card unused."""

    passes = True


class PeekAt(Choice, frozen=True):
    seat: Seat


class CountCards(Choice, frozen=True):
    """Ask a seat how many cards of a category it holds."""

    seat: Seat
    category: Category


class CallWitness(Choice, frozen=True):
    card: Card


class Confide(Choice, frozen=True):
    card: Card


class Accuse(Choice, frozen=True):
    final = True
    claims = ("{suspect}@solution", "{weapon}@solution", "{room}@solution")
    suspect: Suspect
    weapon: Weapon
    room: Room


class KeepSilent(Choice, frozen=True):
    """Stand on the centre and accuse nobody."""

    passes = True


CluedoChoice: TypeAlias = (
    TakePawn
    | Roll
    | TakeShortcut
    | SuggestHere
    | RiseToAccuse
    | Enter
    | GoToCentre
    | Walk
    | Stay
    | Suggest
    | Show
    | LookAt
    | Draw
    | SkipDraw
    | UseBonus
    | DeclineBonus
    | PeekAt
    | CountCards
    | CallWitness
    | Confide
    | Accuse
    | KeepSilent
)


class PawnTaken(Event, frozen=True):
    seat: Seat
    suspect: Suspect


class SolutionSetAside(Event, frozen=True):
    """A suspect, a weapon and a room lie apart, and nobody has seen them."""


class CardsDealt(Event, frozen=True):
    """How many cards each seat holds, and how many lie face down in the row."""

    each: int
    row: int


class LaidFaceUp(Event, frozen=True):
    reveals = True
    cards: tuple[Card, ...]


class HandDealt(Event, frozen=True):
    only = ("seat",)
    seat: Seat
    cards: tuple[Card, ...]


class BonusDeckShuffled(Event, frozen=True):
    cards: int


class RolledForStart(Event, frozen=True):
    seat: Seat
    dice: tuple[int, int]
    total: int


class FirstSeatDecided(Event, frozen=True):
    seat: Seat


class RoundBegan(Event, frozen=True):
    number: int


class TurnBegan(Event, frozen=True):
    seat: Seat


class Rolled(Event, frozen=True):
    seat: Seat
    dice: tuple[int, int]
    total: int


class Walked(Event, frozen=True):
    """A pawn stopped in the corridor."""

    seat: Seat
    origin: Place
    square: Square


class EnteredRoom(Event, frozen=True):
    seat: Seat
    origin: Place
    room: Room


class ReachedCentre(Event, frozen=True):
    seat: Seat
    origin: Place


class TookShortcut(Event, frozen=True):
    seat: Seat
    shortcut: Shortcut
    origin: Place
    room: Room


class Stayed(Event, frozen=True):
    seat: Seat


class StayedToSuggest(Event, frozen=True):
    """A summoned pawn suggests where it was brought."""

    seat: Seat
    room: Room


class RoseToAccuse(Event, frozen=True):
    seat: Seat


class Suggested(Event, frozen=True):
    seat: Seat
    suspect: Suspect
    weapon: Weapon
    room: Room


class PawnBrought(Event, frozen=True):
    """A suggestion moved the pawn of the suspect it named."""

    suspect: Suspect
    origin: Place
    room: Room


class CouldNotAnswer(Event, frozen=True):
    reveals = True
    seat: Seat


class AskedToShow(Event, frozen=True):
    """This seat holds at least one of the three cards."""

    reveals = True
    seat: Seat
    viewer: Seat


class CardShown(Event, frozen=True):
    """What the table sees of an answer: not which card."""

    shower: Seat
    viewer: Seat


class SawCard(Event, frozen=True):
    """The same for the two who saw the card."""

    only = ("shower", "viewer")
    shower: Seat
    viewer: Seat
    card: Card


class NobodyAnswered(Event, frozen=True):
    seat: Seat


class LookedAtRow(Event, frozen=True):
    seat: Seat
    place: RowPlace


class SawRowCard(Event, frozen=True):
    """What that look showed."""

    only = ("seat",)
    seat: Seat
    place: RowPlace
    card: Card


class DrawSkipped(Event, frozen=True):
    seat: Seat


class BonusDeckReshuffled(Event, frozen=True):
    """The deck was empty: that many discarded cards are the new one."""

    cards: int


class BonusDrawn(Event, frozen=True):
    reveals = True
    seat: Seat
    bonus: Bonus
    left: int
    """How many cards the deck still has."""


class BonusDeclined(Event, frozen=True):
    seat: Seat
    bonus: Bonus


class BonusUsed(Event, frozen=True):
    seat: Seat
    bonus: Bonus


class Peeked(Event, frozen=True):
    """A seat looked at one card of another, picked by chance."""

    looker: Seat
    owner: Seat


class PeekedAt(Event, frozen=True):
    """The same for the two who know the card."""

    only = ("looker", "owner")
    looker: Seat
    owner: Seat
    card: Card


class CardsCounted(Event, frozen=True):
    reveals = True
    asker: Seat
    asked: Seat
    category: Category
    number: int


class WitnessFound(Event, frozen=True):
    reveals = True
    seat: Seat
    card: Card
    holder: Seat


class NoWitnessFound(Event, frozen=True):
    """No seat other than this one holds the card."""

    reveals = True
    seat: Seat
    card: Card


class CardConfided(Event, frozen=True):
    """A seat showed one of its cards to its left neighbour."""

    giver: Seat
    taker: Seat


class SawConfidedCard(Event, frozen=True):
    """The same for the two who saw the card."""

    only = ("giver", "taker")
    giver: Seat
    taker: Seat
    card: Card


class AccusationDeclined(Event, frozen=True):
    seat: Seat


class Accused(Event, frozen=True):
    seat: Seat
    suspect: Suspect
    weapon: Weapon
    room: Room


class SawSolution(Event, frozen=True):
    """To the accuser alone: the truth."""

    only = ("seat",)
    solves = True
    seat: Seat
    suspect: Suspect
    weapon: Weapon
    room: Room


class AccusedRightly(Event, frozen=True):
    reveals = True
    seat: Seat


class AccusedWrongly(Event, frozen=True):
    """All learn that it was wrong, and not what was."""

    reveals = True
    seat: Seat


class SolutionRevealed(Event, frozen=True):
    reveals = True
    suspect: Suspect
    weapon: Weapon
    room: Room


class HandRevealed(Event, frozen=True):
    reveals = True
    seat: Seat
    cards: tuple[Card, ...]


class RowRevealed(Event, frozen=True):
    """The row of four, from its first place."""

    reveals = True
    cards: tuple[Card, ...]


CluedoEvent: TypeAlias = (
    CoreEvent
    | Chose[CluedoChoice]
    | PawnTaken
    | SolutionSetAside
    | CardsDealt
    | LaidFaceUp
    | HandDealt
    | BonusDeckShuffled
    | RolledForStart
    | FirstSeatDecided
    | RoundBegan
    | TurnBegan
    | Rolled
    | Walked
    | EnteredRoom
    | ReachedCentre
    | TookShortcut
    | Stayed
    | StayedToSuggest
    | RoseToAccuse
    | Suggested
    | PawnBrought
    | CouldNotAnswer
    | AskedToShow
    | CardShown
    | SawCard
    | NobodyAnswered
    | LookedAtRow
    | SawRowCard
    | DrawSkipped
    | BonusDeckReshuffled
    | BonusDrawn
    | BonusDeclined
    | BonusUsed
    | Peeked
    | PeekedAt
    | CardsCounted
    | WitnessFound
    | NoWitnessFound
    | CardConfided
    | SawConfidedCard
    | AccusationDeclined
    | Accused
    | SawSolution
    | AccusedRightly
    | AccusedWrongly
    | SolutionRevealed
    | HandRevealed
    | RowRevealed
)
