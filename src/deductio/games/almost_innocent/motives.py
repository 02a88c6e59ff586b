"""Why a bot of Almost Innocent chose so."""

from __future__ import annotations

from typing import TypeAlias

from deductio.core.messages import Seat
from deductio.core.thinking import CoreMotive, Motive
from deductio.games.almost_innocent.clues import Character, Clue, Kind


class OpenForMe(Motive, frozen=True):
    """So many of the clues asked about may still be mine."""

    clues: int


class OpenForAll(Motive, frozen=True):
    """So often a clue asked about may still be somebody's."""

    clues: int


class HelpsMost(Motive, frozen=True):
    """That seat gains most by the question: from so many cases to about so many."""

    helped: Seat
    before: int
    after: int


class WinsMost(Motive, frozen=True):
    """With it the team wins with this chance; few questions follow, or none."""

    percent: int


class CostsNoToken(Motive, frozen=True):
    """An ability card is free."""

    character: Character


class Knew(Motive, frozen=True):
    clue: Clue


class SeemsToFit(Motive, frozen=True):
    """Nothing speaks against it, and most answers for it."""

    clue: Clue


class PutNothingTogether(Motive, frozen=True):
    """It seemed to fit, but two answers together say that it does not."""

    clue: Clue


class OneOfThese(Motive, frozen=True):
    """It is one of so many that are possible."""

    cases: int


class Likely(Motive, frozen=True):
    clue: Clue
    percent: int


class HelpsDoubter(Motive, frozen=True):
    """That seat seems to be the least sure."""

    doubter: Seat


class DrawsUseful(Motive, frozen=True):
    """A card of this kind may clear my doubt."""

    kind: Kind


class ShowsUseful(Motive, frozen=True):
    """Others may take this clue for theirs."""

    clue: Clue


class MarksUseful(Motive, frozen=True):
    """It leaves that seat so many cases instead of so many."""

    helped: Seat
    before: int
    after: int


class MayHelpThem(Motive, frozen=True):
    """There is something true to show."""


class TeamShouldKnow(Motive, frozen=True):
    """It is worth saying."""


class AllSeemToKnow(Motive, frozen=True):
    """More questions would tell nobody anything."""


class KnewAll(Motive, frozen=True):
    """Every clue of mine is certain."""


class StillInDoubt(Motive, frozen=True):
    """Not every clue of mine is certain."""


class UsefulCard(Motive, frozen=True):
    """What this card tells, it tells everyone or at the right time."""

    character: Character


AlmostInnocentMotive: TypeAlias = (
    CoreMotive
    | OpenForMe
    | OpenForAll
    | HelpsMost
    | WinsMost
    | CostsNoToken
    | Knew
    | SeemsToFit
    | PutNothingTogether
    | OneOfThese
    | Likely
    | HelpsDoubter
    | DrawsUseful
    | ShowsUseful
    | MarksUseful
    | MayHelpThem
    | TeamShouldKnow
    | AllSeemToKnow
    | KnewAll
    | StillInDoubt
    | UsefulCard
)
