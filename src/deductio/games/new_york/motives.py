"""Why a player of New York chose so."""

from __future__ import annotations

from typing import Literal, TypeAlias

from deductio.core.messages import Seat
from deductio.core.thinking import CoreMotive, Motive
from deductio.games.new_york.cards import Card
from deductio.games.new_york.city import Cell

Slip: TypeAlias = Literal[
    "sides", "corners", "overlooked", "half", "aside", "long", "unmarked", "forgotten"
]
"""What goes wrong in a first game: east taken for west, steps counted across corners, a cell
overlooked on the map, one of several names lost, a hard card put aside, a long sentence not read
to its end, an easy card never crossed off, a card forgotten that somebody else holds."""


class KnewTheCell(Motive, frozen=True):
    """All clues together leave one cell."""

    cell: Cell


class SawOneCell(Motive, frozen=True):
    """The clues it still thinks of leave one cell."""

    cell: Cell


class MisreadAClue(Motive, frozen=True):
    """One cell was left, but only because a clue was misread."""

    cell: Cell
    card: Card
    slip: Slip


class MissedAClue(Motive, frozen=True):
    """More cells seemed to be left than really were: what a clue says was missed."""

    cells: int
    card: Card
    slip: Slip


class ChecksAgain(Motive, frozen=True):
    """One cell is left since just now; the sheet is gone over again before that is said aloud."""

    cell: Cell


class KeptAStraightFace(Motive, frozen=True):
    """It knows, and rolls as if it did not: nobody can be quicker before its turn ends."""

    cell: Cell


class TriedItsLuck(Motive, frozen=True):
    """So few cells are worth a try."""

    cells: int


class LostPatience(Motive, frozen=True):
    """Nothing has been clear for too long, so a guess it is."""

    cells: int


class GuessedInTime(Motive, frozen=True):
    """Someone else is likely to be quicker; both chances are in percent."""

    cells: int
    chance: int
    waiting: int
    is_close: bool = False
    """Whether they are the same, to a percent."""


class HadToGuess(Motive, frozen=True):
    cells: int


class WaitedForMore(Motive, frozen=True):
    """Waiting wins more often than guessing, or about as often; both in percent."""

    cells: int
    chance: int
    waiting: int
    is_close: bool = False


class WasNotSure(Motive, frozen=True):
    cells: int


class WentForNews(Motive, frozen=True):
    """There a new clue is to be had; in percent."""

    cell: Cell
    chance: int


class WentToGoOn(Motive, frozen=True):
    """From there one may go wherever one wants."""

    cell: Cell


class WentForCards(Motive, frozen=True):
    """There are cards there, or hands to look into."""


class AskedTheMost(Motive, frozen=True):
    """That seat has most cards not known yet."""

    seat: Seat


class AskedAnyone(Motive, frozen=True):
    """Somebody has cards: that is all it asks for."""

    seat: Seat


class AskedTheSame(Motive, frozen=True):
    """That seat was spied on before, so why not again."""

    seat: Seat


class StayedForLack(Motive, frozen=True):
    """Nowhere is a new clue to be had."""


class LookedForNews(Motive, frozen=True):
    """That hand holds a clue not seen yet; in percent."""

    seat: Seat
    chance: int


class KnewTheirCards(Motive, frozen=True):
    """No hand here holds anything new."""


class GaveWhatIsKnown(Motive, frozen=True):
    """The card given tells that seat nothing new."""

    seat: Seat
    chance: int


class GaveTheLeast(Motive, frozen=True):
    """Of all cards the one given tells that seat least."""

    seat: Seat
    chance: int


NewYorkMotive: TypeAlias = (
    CoreMotive
    | KnewTheCell
    | SawOneCell
    | MisreadAClue
    | MissedAClue
    | ChecksAgain
    | KeptAStraightFace
    | TriedItsLuck
    | LostPatience
    | GuessedInTime
    | HadToGuess
    | WaitedForMore
    | WasNotSure
    | WentToGoOn
    | WentForNews
    | WentForCards
    | AskedTheMost
    | AskedAnyone
    | AskedTheSame
    | StayedForLack
    | LookedForNews
    | KnewTheirCards
    | GaveWhatIsKnown
    | GaveTheLeast
)
