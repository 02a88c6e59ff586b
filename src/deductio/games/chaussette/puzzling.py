"""How puzzles are made of the Sock Inquiry: children who look anywhere in the drawer."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.messages import Event, Seat
from deductio.core.puzzling import Asking, Puzzling, Table, anything
from deductio.deduction.model import each
from deductio.games.chaussette.messages import CardsShuffled, NoPairFound
from deductio.games.chaussette.notebook import SLEEVE, place_of
from deductio.games.chaussette.socks import KINDS, SLOTS


def askings(stream: Sequence[Event]) -> list[Asking]:
    """Which sock is missing, and which lies in each slot."""
    places = [place_of(slot) for slot in SLOTS]
    return [
        Asking("sock", "item", each(KINDS, SLEEVE)),
        *(Asking("slot", "item", each(KINDS, place)) for place in places),
    ]


def leaves_out(event: Event, me: Seat) -> bool:
    """Whoever looks sees what lies there, and not only that it is no pair."""
    return isinstance(event, NoPairFound) and event.seat == me


PUZZLING = Puzzling(
    mark="CH",
    maker_version=1,
    tables=(Table(3), Table(3, {"mode": "cooperation", "effects": True})),
    choices=120,
    play=anything,
    askings=askings,
    leaves_out=leaves_out,
    grades=(1, 2, 3, 4),
    themes=("elimination", "counting", "difference", "supposition", "cases"),
    keeps=(CardsShuffled,),
)
