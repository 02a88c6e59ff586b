"""What a player of Almost Innocent does, counted over the choices it made."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.games.almost_innocent.messages import AskQuantity, AskType, Propose, Say
from tests.proof.behaviour.moments import Counted, Figure, Moment, chosen, counted


def proposals(moments: Sequence[Moment]) -> Counted:
    """Proposals to resolve, turn by turn."""
    turns = chosen(moments, AskQuantity, AskType, Propose)
    return counted(isinstance(one.choice, Propose) for one in turns)


def numbers(moments: Sequence[Moment]) -> Counted:
    """Questions for a number."""
    questions = chosen(moments, AskQuantity, AskType)
    return counted(isinstance(one.choice, AskQuantity) for one in questions)


def statements(moments: Sequence[Moment]) -> Counted:
    """Things said, for each question asked."""
    return len(chosen(moments, Say)), len(chosen(moments, AskQuantity, AskType))


FIGURES: dict[str, Figure] = {
    "boldness": proposals,
    "hoarding": numbers,
    "guile": statements,
    "haste": numbers,
}
"""By what each trait shows; where all play together, the others change nothing that counts."""
