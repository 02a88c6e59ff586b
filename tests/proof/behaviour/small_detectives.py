"""What a player of Small Detectives does, counted over the choices it made."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.games.small_detectives.messages import (
    AskAround,
    Declare,
    Look,
    LookAway,
    NotAlone,
    Play,
    Shadow,
)
from deductio.games.small_detectives.street import NUMBER
from tests.proof.behaviour.moments import Counted, Figure, Moment, chosen, counted

MEDDLING = ("disguise", "smallmove", "bigmove", "phone")
"""Cards that do something to others."""
DEAR = ("wheels", "unexpected", "survey")
"""Cards that go far."""


def guesses(moments: Sequence[Moment]) -> Counted:
    """Declarations with more than one solution left."""
    return counted(one.solutions > 1 for one in chosen(moments, Declare))


def questions(moments: Sequence[Moment]) -> Counted:
    """Questions at the pub, where one might ask."""
    at_the_pub = [one for one in moments if one.question.name == "pub"]
    return counted(isinstance(one.choice, AskAround) for one in at_the_pub)


def meddled(moments: Sequence[Moment]) -> Counted:
    """Cards laid that do something to others, where the hand had such and others."""
    return laid_of(moments, MEDDLING)


def dear(moments: Sequence[Moment]) -> Counted:
    """Cards laid that go far, where the hand had such and others."""
    return laid_of(moments, DEAR)


def laid_of(moments: Sequence[Moment], cards: Sequence[str]) -> Counted:
    found = []
    for one in chosen(moments, Play):
        plays = [play for play in one.question.options if isinstance(play, Play)]
        hand = {play.card: play.card in cards for play in plays}
        if len({*hand.values()}) == 2:
            assert isinstance(one.choice, Play)
            found.append(hand[one.choice.card])
    return counted(found)


def looked_away(moments: Sequence[Moment]) -> Counted:
    """Houses not looked under, though one might."""
    return counted(isinstance(one.choice, LookAway) for one in chosen(moments, Look, LookAway))


def asked(moments: Sequence[Moment]) -> Counted:
    """Questions at the pub and detectives followed, for each card laid."""
    return len(chosen(moments, AskAround, Shadow)), len(chosen(moments, Play))


def seen_before(moments: Sequence[Moment]) -> Counted:
    """Looks under a house whose secret it has seen."""
    found = []
    for one in chosen(moments, Look):
        assert isinstance(one.choice, Look)
        under = one.view.under
        found += [under[tile - 1] is not None for tile in one.choice.tiles]
    return counted(found)


def numbers(moments: Sequence[Moment]) -> Counted:
    """The numbers of the cards laid: low ones come first."""
    return counted(
        NUMBER[one.choice.card] for one in chosen(moments, Play) if isinstance(one.choice, Play)
    )


def crowds(moments: Sequence[Moment]) -> Counted:
    """How often it stood in somebody's way, for each card laid."""
    laid = chosen(moments, Play)
    if not laid:
        return 0, 0
    me, stream = laid[-1].view.me, laid[-1].stream
    return sum(me in event.seats for event in stream if isinstance(event, NotAlone)), len(laid)


FIGURES: dict[str, Figure] = {
    "boldness": guesses,
    "caution": questions,
    "meddling": meddled,
    "hoarding": dear,
    "guile": looked_away,
    "reading": asked,
    "forgetting": seen_before,
    "haste": numbers,
    "kindness": crowds,
}
"""By what each trait shows; caution is boldness below 0."""
