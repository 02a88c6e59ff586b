"""What a player of Almost Innocent does, counted over the choices it made."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deductio.core.messages import Seat
from deductio.games.almost_innocent.messages import AskQuantity, AskType, Propose, Say
from deductio.games.almost_innocent.strategy.slate import Slate
from deductio.games.almost_innocent.strategy.told import asked_clues, board_of
from deductio.games.almost_innocent.view import View
from tests.proof.behaviour.moments import Counted, Figure, Moment, chosen, counted

GLANCES = 3


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


def others_doubts(moments: Sequence[Moment]) -> Counted:
    """Of what a question may tell, the part that others may learn."""
    return asked_for(moments, lambda view, seat: seat != view.me)


def silent_doubts(moments: Sequence[Moment]) -> Counted:
    """Of what a question may tell, the part of others who have said least."""

    def is_silent(view: View, seat: Seat) -> bool:
        return seat != view.me and len(view.said[seat]) == min(map(len, view.said))

    return asked_for(moments, is_silent)


def asked_for(moments: Sequence[Moment], counts: Callable[[View, Seat], bool]) -> Counted:
    """How much of what is open there is open to such a seat."""
    found = []
    for one in chosen(moments, AskQuantity, AskType):
        assert isinstance(one.choice, AskQuantity | AskType)
        view = one.view
        clues = asked_clues(board_of(view), one.choice)
        seats = range(view.seats)
        open_to = [Slate(view, seat, GLANCES).open_among(clues) for seat in seats]
        if all_open := sum(open_to):
            found.append(sum(open_to[seat] for seat in seats if counts(view, seat)) / all_open)
    return counted(found)


FIGURES: dict[str, Figure] = {
    "boldness": proposals,
    "meddling": others_doubts,
    "hoarding": numbers,
    "guile": statements,
    "haste": numbers,
    "kindness": silent_doubts,
}
"""By what each trait shows; caution, reading and forgetting do not where all play together."""
