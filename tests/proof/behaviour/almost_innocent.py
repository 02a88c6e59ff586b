"""What a player of Almost Innocent does, counted over the choices it made."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.games.almost_innocent.messages import AskQuantity, AskType, Propose, Say
from tests.proof.behaviour.moments import Counted, Figure, Moment, chosen, counted


def proposals(moments: Sequence[Moment]) -> Counted:
    """Proposals to resolve, where one might ask on."""
    offered = [one for one in moments if Propose() in one.question.options]
    return counted(isinstance(one.choice, Propose) for one in offered)


def quantities(moments: Sequence[Moment]) -> Counted:
    """Questions for a number rather than for a kind."""
    asked = chosen(moments, AskQuantity, AskType)
    return counted(isinstance(one.choice, AskQuantity) for one in asked)


def sayings(moments: Sequence[Moment]) -> Counted:
    """What it says of what it knows, for each question it asks."""
    return len(chosen(moments, Say)), len(chosen(moments, AskQuantity, AskType))


FIGURES: dict[str, Figure] = {
    "boldness": proposals,
    "caution": proposals,
    "hoarding": quantities,
    "guile": sayings,
    "haste": quantities,
}
"""By what each trait shows; others only shift how much the doubts of others count."""
