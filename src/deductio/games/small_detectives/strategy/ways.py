"""What a player minds and how much: the figures of its level, shifted by its temper."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from deductio.core.thinking import Temper

Traits: TypeAlias = tuple[float, ...]
"""What speaks for a detective: how much it knows (in bits), whether it knows all, whether it has
two solutions left; then whether it can get to the police next, knowing all, with two solutions
left or with a few; and how many of its cards lead to a house it has not looked under."""


class Ways(Struct, frozen=True):
    """Handed down to whatever thinks, so that a trait can shift each of them."""

    # What those who go by simple priorities want.
    tell: float = 10.0
    """To stand at the police and know."""
    look: float = 2.0
    """To be alone at a house it does not know."""
    question: float = 1.0
    """To be at the pub."""
    nearer: float = 0.8
    """To be one card away from the police and know."""
    chance: float = 0.5
    """To share a house, or to follow somebody."""
    next_look: float = 0.1
    """For each card that leads on to where it wants to go after this one."""
    minds_company: bool = True
    """Whether it thinks of who else is at a place."""
    left_to_declare: int = 1
    """With so many solutions left it declares one of them."""
    own_eyes: bool = False
    """Counts only what it saw itself, and what somebody told it to have seen."""
    witness: float = 0.0
    """At the pub it asks only who has looked under this share of the tiles it does not know."""
    slips: int = 0
    """Once in so many choices it makes a mistake; 0 is never."""

    # What any level may like besides.
    keeps: float = 0.01
    """For each point of a dear card that stays in the hand."""
    early: float = 0.0
    """For a card that is played before all others; less for each later number."""
    meddles: float = 0.0
    """For a card that moves others, their houses or their cards."""
    company: float = 0.0
    """For each one kept from a look; below 0, it would rather let them look."""
    listens: float = 0.0
    """To ask at the pub, or to follow somebody, beside what that brings."""
    remembers: int | None = None
    """After so many rounds it no longer knows under which house it saw what; None is never."""
    coy: bool = False
    """Does not look where it knows what lies: what one has not seen, nobody learns at the pub."""
    reads: bool = False
    """Takes it that who asks about a token has not seen it."""

    # How a sleuth judges.
    daring: float = 1.0
    """Declares where its odds, times this, are better than waiting."""
    least_odds: float = 0.0
    """Declares with no smaller odds."""
    rounds_imagined: int = 12
    """In how many ways the others may play a round, when it thinks about its own."""
    pairs_imagined: int = 6
    """The same with two seats, where there are twelve ways to lay one's own cards."""
    seconds_imagined: int = 6
    """How many second cards of the other seat are looked at in the middle of a round."""
    stale: float = 0.6
    """With less patience than this everyone waits for the others to give up a card: anything else
    is better."""
    my_traits: Traits = (0.57, -0.31, 0.06, 1.9, 0.56, 0.25, 0.1)
    their_traits: Traits = (0.69, -0.56, 0.06, 1.66, 0.76, 0.31, 0.25)
    """How much each trait speaks: fitted to who won games of sleuths and inspectors."""
    right_now: Traits = (0.95, 0.3, 0.08)
    """How often a detective at the police is right at once who knows all, has two or a few left."""
    weary_from: int = 15
    weary: float = 0.95
    last_rounds: int = 6
    """Games this long tend never to be solved: each further round makes waiting less worth, and
    the last rounds before the limit still less."""
    free_house: float = 2.0
    taken_house: float = 0.7
    at_pub: float = 1.0
    at_police: float = 8.0
    following: float = 0.6
    """How much somebody is thought to like an unseen house, such a house with somebody on it, the
    pub, the police when knowing all, and following somebody."""
    steadiness: float = 1.5
    """How firmly others are thought to choose what they like best."""


PLAIN_WAYS = {
    "rookie": Ways(minds_company=False, next_look=0.0, nearer=0.0, own_eyes=True, slips=3),
    "careful": Ways(next_look=0.0, own_eyes=True),
    "inspector": Ways(),
    "sleuth": Ways(keeps=0.0),
}


@cache
def ways_of(level: str, temper: Temper) -> Ways:
    """A level's figures, as somebody of that temper has them."""
    plain = PLAIN_WAYS[level]
    return shifted_odds(plain, temper) if level == "sleuth" else shifted_wants(plain, temper)


def shifted_wants(plain: Ways, temper: Temper) -> Ways:
    """For levels that go by priorities, where a look is worth 2."""
    return replace(
        shared(plain, temper),
        left_to_declare=plain.left_to_declare + round(2 * max(temper.boldness, 0)),
        witness=plain.witness + 1.0 * max(-temper.boldness, 0),
        meddles=plain.meddles + 1.2 * temper.meddling,
        keeps=plain.keeps + 0.8 * temper.hoarding,
        remembers=rounds(6, temper.forgetting),
        early=plain.early + 0.3 * temper.haste,
        company=plain.company + 0.6 * temper.meddling - 1.5 * temper.kindness,
        listens=plain.listens + 1.2 * temper.reading,
    )


def shifted_odds(plain: Ways, temper: Temper) -> Ways:
    """For a sleuth, who counts in shares of games won."""
    return replace(
        shared(plain, temper),
        daring=plain.daring + 0.4 * max(temper.boldness, 0) + 0.2 * min(temper.boldness, 0),
        least_odds=plain.least_odds + 0.45 * max(-temper.boldness, 0),
        keeps=plain.keeps + 0.02 * temper.hoarding,
        remembers=rounds(3, temper.forgetting),
        early=plain.early + 0.04 * temper.haste,
        company=plain.company + 0.05 * (temper.meddling - temper.kindness),
        listens=plain.listens + 0.03 * temper.reading,
    )


def shared(plain: Ways, temper: Temper) -> Ways:
    """What a trait means at every level."""
    return replace(
        plain,
        coy=plain.coy or temper.guile > 0,
        reads=plain.reads or temper.reading > 0,
    )


def rounds(kept: int, forgetting: float) -> int | None:
    """How long one remembers who forgets so much."""
    return round(kept / forgetting) if forgetting > 0 else None
