"""How a player of Cluedo plays: the habits of its level, shifted by its temper."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from deductio.core.thinking import Temper

Showing: TypeAlias = Literal["any", "again", "least", "new"]
"""Any card; one the viewer has seen; then the one that tells least; one the viewer has not seen."""


class Ways(Struct, frozen=True):
    """What a player is given to; shares are of the times it might do so."""

    forgets: float = 0.0
    """The share of the cards it was shown that it has lost sight of two rounds later."""
    misreads: float = 0.0
    """The share of the cards it is shown for which it ticks off another one."""
    heeds: float = 1.0
    """The share of the questions of others whose silences it marks."""
    hunches: float = 0.0
    """How often it names its favourite, though it was no use before."""
    follows: float = 0.0
    """How often it asks about what others asked about."""
    bluffs: float = 0.0
    """How often it names a card of its own to lay a false trail."""
    drags: float = 0.0
    """How often it names a suspect to have the pawn of a rival where it does not want to be."""
    insists: bool = False
    """Whether it settles one card after the other, in the order of the sheet."""
    strays: float = 0.0
    """How often it takes any room that is near rather than stop on the way to a better one."""
    collects: float = 0.0
    """How often it turns aside for a bonus square where no room it wants is in reach."""
    draws: bool = True
    """Whether it draws bonus cards."""
    shares: bool = False
    """Whether it lets everybody confide a card."""
    shows: Showing = "again"
    guesses_at: int = 1
    """So many solutions left, and it names one of them."""

    dares_at: float = 0.0
    """Odds below which it never accuses, however great the hurry."""
    believes: float = 1.0
    """What it thinks of the bits that are missing for certainty, beside what they are."""
    reads: float = 0.7
    """How much it makes of what others named: at 1 as much as if everybody asked as it supposes."""
    haste: float = 0.12
    """Bits that one round costs for every other seat that still plays."""
    closing: float = 0.3
    """Bits that a round costs besides for every one who walks towards the centre."""
    patience: float = 0.1
    """The share of the missing bits that the questions of others bring in a round."""
    again: float = 0.7
    """What a second answer is worth beside the first: part of it is known by then."""
    bonus: float = 0.3
    """What a bonus card is worth beside the best answer in the house."""
    trail: float = 0.0
    """Bits it is worth to name a card of its own."""
    hindrance: float = 0.4
    """Bits it is worth to call somebody back who is about to accuse."""
    bother: float = 0.0
    """Bits it is worth to bring the pawn of anybody else."""


LEVELS = {
    "rookie": Ways(
        forgets=0.15, misreads=0.05, hunches=0.25, strays=0.3, shows="any", guesses_at=2
    ),
    "careful": Ways(heeds=0.8),
    "inspector": Ways(),
    "sleuth": Ways(shows="least"),
}


def ways_of(level: str, temper: Temper) -> Ways:
    """The habits of that level; one trait after the other moves them."""
    ways = LEVELS[level]
    for trait in (bold, meddling, hoarding, guileful, reading, forgetful, hasty, kind):
        ways = trait(ways, temper)
    return ways


def bold(ways: Ways, temper: Temper) -> Ways:
    """Accuses on good odds; below 0 only what is certain, and settles one card after the other."""
    much = temper.boldness
    if much < 0:
        return replace(ways, insists=True, draws=False, guesses_at=1, dares_at=1.0, believes=3.0)
    return replace(
        ways, guesses_at=ways.guesses_at + round(much), believes=ways.believes - 0.35 * much
    )


def meddling(ways: Ways, temper: Temper) -> Ways:
    """Has the pawns of others brought away from where they are going."""
    much = max(0.0, temper.meddling)
    return replace(
        ways,
        drags=share(ways.drags + much),
        hindrance=ways.hindrance * (1 + much),
        bother=ways.bother + 0.15 * much,
    )


def hoarding(ways: Ways, temper: Temper) -> Ways:
    """Collects bonus cards."""
    much = max(0.0, temper.hoarding)
    return replace(ways, collects=share(ways.collects + much), bonus=ways.bonus * (1 + 1.5 * much))


def guileful(ways: Ways, temper: Temper) -> Ways:
    """Names its own cards, and shows the one that tells least."""
    much = max(0.0, temper.guile)
    if not much:
        return ways
    return replace(
        ways, bluffs=share(ways.bluffs + 0.5 * much), trail=ways.trail + 0.1 * much, shows="least"
    )


def reading(ways: Ways, temper: Temper) -> Ways:
    """Asks about what others ask about."""
    much = temper.reading
    return replace(
        ways, follows=share(ways.follows + much), reads=max(0.0, ways.reads * (1 + 0.5 * much))
    )


def forgetful(ways: Ways, temper: Temper) -> Ways:
    """Loses sight of what was told two rounds ago or earlier."""
    return replace(ways, forgets=share(ways.forgets + 0.22 * temper.forgetting))


def hasty(ways: Ways, temper: Temper) -> Ways:
    """Takes the nearest room, whichever it is."""
    much = temper.haste
    return replace(
        ways, strays=share(ways.strays + much), again=max(0.0, ways.again * (1 - 0.6 * much))
    )


def kind(ways: Ways, temper: Temper) -> Ways:
    """Shows what is new to whoever asks, lets all confide, and calls nobody back."""
    if temper.kindness <= 0:
        return ways
    return replace(ways, shows="new", shares=True, drags=0.0, hindrance=0.0, bother=0.0)


def share(much: float) -> float:
    return min(1.0, max(0.0, much))
