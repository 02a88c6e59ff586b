"""What an accused may do in Almost Innocent, and what can be told about it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from deductio.core.messages import Choice, Chose, CoreEvent, Event, Seat
from deductio.games.almost_innocent.cases import Case, Supply, Token
from deductio.games.almost_innocent.clues import Character, Clue, Kind, Line, Window

Discard: TypeAlias = Annotated[str, Meta(title="discard")]
"""The token the Queen takes: `nothing`, or one of a heap of the supply."""
Colour: TypeAlias = Annotated[Literal["white", "black"], Meta(title="colour")]
Subject: TypeAlias = Annotated[str, Meta(title="subject")]
"""A kind, or the whole `combination`."""
Phrase: TypeAlias = Literal["know", "struggle"]


class Become(Choice, frozen=True):
    character: Character


class Share(Choice, frozen=True):
    """With two seats: the ability of this character is for both of us."""

    character: Character


class ShareNothing(Choice, frozen=True):
    passes = True


class AskQuantity(Choice, frozen=True):
    """How many of our clues touch this line?"""

    line: Line
    token: Token
    discard: Discard


class AskType(Choice, frozen=True):
    """Does our clue of this kind touch this line?"""

    line: Line
    kind: Kind
    token: Token
    discard: Discard


class Inspect(Choice, frozen=True):
    """Edd: is our culprit an animal, is our evidence a liquid?"""

    kind: Kind


class SendQueen(Choice, frozen=True):
    """Valia: how many of our clues does the Queen touch there?"""

    window: Window


class Propose(Choice, frozen=True):
    """Let us resolve now."""

    final = True


class Pass(Choice, frozen=True):
    passes = True


class Agree(Choice, frozen=True):
    final = True


class Refuse(Choice, frozen=True):
    passes = True


class MarkReady(Choice, frozen=True):
    """Detectives, unheard by anyone: let us resolve, as far as I am concerned."""

    final = True


class TakeBackReady(Choice, frozen=True):
    """Unheard as well: I would rather ask on."""


class MoveQueen(Choice, frozen=True):
    """A vote for the place she goes to."""

    window: Window


class LetDraw(Choice, frozen=True):
    """Din: this seat draws three unused cards."""

    seat: Seat


class Draw(Choice, frozen=True):
    kind: Kind


class Show(Choice, frozen=True):
    clue: Clue


class LetMark(Choice, frozen=True):
    """Teor: this seat marks a window."""

    seat: Seat


class Mark(Choice, frozen=True):
    """White: one of my left neighbour's clues is here; black: none is."""

    colour: Colour
    window: Window


class LeaveUnmarked(Choice, frozen=True):
    """I lay none of Teor's tokens."""

    passes = True


class Say(Choice, frozen=True):
    """I know my culprit; I do not know my combination."""

    phrase: Phrase
    subject: Subject


class Announce(Choice, frozen=True):
    final = True
    claims = ("{clue}@seat{me}",)
    clue: Clue


Question: TypeAlias = AskQuantity | AskType | Inspect | SendQueen

AlmostInnocentChoice: TypeAlias = (
    Become
    | Share
    | ShareNothing
    | Question
    | Propose
    | Pass
    | Agree
    | Refuse
    | MarkReady
    | TakeBackReady
    | MoveQueen
    | LetDraw
    | Draw
    | Show
    | LetMark
    | Mark
    | LeaveUnmarked
    | Say
    | Announce
)


class Count(Struct, frozen=True, gc=False):
    """One number, said by a right neighbour."""

    speaker: Seat
    about: Seat
    clues: int


class YesOrNo(Struct, frozen=True, gc=False):
    """One yes or no, said by a right neighbour."""

    speaker: Seat
    about: Seat
    yes: bool


class Pile(Struct, frozen=True, gc=False):
    """So many unused cards of a kind."""

    kind: Kind
    cards: int


class CaseOpened(Event, frozen=True):
    case: Case


class FirstSeatDrawn(Event, frozen=True):
    seat: Seat


class CharacterTaken(Event, frozen=True):
    """A seat plays this character, with or without its ability card."""

    seat: Seat
    character: Character
    has_card: bool


class AbilityShared(Event, frozen=True):
    seat: Seat
    character: Character


class NothingShared(Event, frozen=True):
    seat: Seat


class PilesLaid(Event, frozen=True):
    """The cards nobody holds."""

    piles: tuple[Pile, ...]


class HandDealt(Event, frozen=True):
    """The solution of the left neighbour."""

    only = ("seat",)
    seat: Seat
    about: Seat
    clues: tuple[Clue, ...]


class TurnBegan(Event, frozen=True):
    """Among detectives it also says that not all are ready."""

    reveals = True
    seat: Seat


class QuantityAsked(Event, frozen=True):
    """With the supply that is left after paying."""

    seat: Seat
    line: Line
    token: Token
    discard: Discard
    supply: Supply


class TypeAsked(Event, frozen=True):
    seat: Seat
    line: Line
    kind: Kind
    token: Token
    discard: Discard
    supply: Supply


class Inspected(Event, frozen=True):
    seat: Seat
    kind: Kind


class QueenSent(Event, frozen=True):
    seat: Seat
    window: Window


class CountsTold(Event, frozen=True):
    """Every seat's number, in the order spoken."""

    reveals = True
    answers: tuple[Count, ...]


class AnswersTold(Event, frozen=True):
    """Every seat's yes or no, in the order spoken."""

    reveals = True
    answers: tuple[YesOrNo, ...]


class Passed(Event, frozen=True):
    seat: Seat


class Proposed(Event, frozen=True):
    seat: Seat


class Voted(Event, frozen=True):
    """What became of a proposal; never who was against it."""

    reveals = True
    seat: Seat
    agreed: bool


class ReadyMarked(Event, frozen=True):
    only = ("seat",)
    seat: Seat


class ReadyTakenBack(Event, frozen=True):
    only = ("seat",)
    seat: Seat


class AllReady(Event, frozen=True):
    """Every seat was marked ready when a turn ended."""

    reveals = True


class QueenRolled(Event, frozen=True):
    """Among detectives it also says that not all are ready."""

    reveals = True
    seat: Seat
    die: int


class QueenMoved(Event, frozen=True):
    """By the die, or by the votes; never who was for it."""

    reveals = True
    window: Window


class QueenStayed(Event, frozen=True):
    window: Window


class DinUsed(Event, frozen=True):
    seat: Seat
    chosen: Seat


class CardDrawn(Event, frozen=True):
    seat: Seat
    kind: Kind


class SawUnused(Event, frozen=True):
    """The card that seat drew."""

    only = ("seat",)
    seat: Seat
    clue: Clue


class UnusedShown(Event, frozen=True):
    seat: Seat
    clue: Clue


class TeorUsed(Event, frozen=True):
    seat: Seat
    chosen: Seat


class WindowMarked(Event, frozen=True):
    """White: a clue of that left neighbour is there; black: none is."""

    seat: Seat
    about: Seat
    colour: Colour
    window: Window


class LeftUnmarked(Event, frozen=True):
    """That seat used none of Teor's tokens."""

    seat: Seat


class Said(Event, frozen=True):
    seat: Seat
    phrase: Phrase
    subject: Subject


class ResolutionBegan(Event, frozen=True):
    """The seat that announces first."""

    seat: Seat


class KindReached(Event, frozen=True):
    """Now everyone names its clue of that kind."""

    kind: Kind


class Named(Event, frozen=True):
    reveals = True
    seat: Seat
    clue: Clue


class Misnamed(Event, frozen=True):
    reveals = True
    seat: Seat
    clue: Clue


class InnocenceLost(Event, frozen=True):
    """One Almost-innocent token less."""

    left: int


class CaseClosed(Event, frozen=True):
    reveals = True
    won: bool
    supply: Supply
    almost_innocent: int
    named: int


class SolutionRevealed(Event, frozen=True):
    reveals = True
    seat: Seat
    clues: tuple[Clue, ...]


class UnusedRevealed(Event, frozen=True):
    """The cards that nobody held or drew."""

    reveals = True
    clues: tuple[Clue, ...]


class DrawnRevealed(Event, frozen=True):
    """What Din let that seat draw."""

    reveals = True
    seat: Seat
    clues: tuple[Clue, ...]


AskedEvent: TypeAlias = QuantityAsked | TypeAsked | Inspected | QueenSent

AlmostInnocentEvent: TypeAlias = (
    CoreEvent
    | Chose[AlmostInnocentChoice]
    | CaseOpened
    | FirstSeatDrawn
    | CharacterTaken
    | AbilityShared
    | NothingShared
    | PilesLaid
    | HandDealt
    | TurnBegan
    | AskedEvent
    | CountsTold
    | AnswersTold
    | Passed
    | Proposed
    | Voted
    | ReadyMarked
    | ReadyTakenBack
    | AllReady
    | QueenRolled
    | QueenMoved
    | QueenStayed
    | DinUsed
    | CardDrawn
    | SawUnused
    | UnusedShown
    | TeorUsed
    | WindowMarked
    | LeftUnmarked
    | Said
    | ResolutionBegan
    | KindReached
    | Named
    | Misnamed
    | InnocenceLost
    | CaseClosed
    | SolutionRevealed
    | UnusedRevealed
    | DrawnRevealed
)
