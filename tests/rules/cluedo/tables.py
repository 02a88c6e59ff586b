"""Tables of Cluedo where everything lies as a test wants it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from deductio.core.foreseen import Foreseen
from deductio.core.match import Match
from deductio.core.messages import Choice, Event, Seat
from deductio.games.cluedo import GAME
from deductio.games.cluedo.cards import (
    BONUS_DECK,
    CARDS,
    ROOMS,
    SUSPECTS,
    WEAPONS,
    Bonus,
    Card,
    Suspect,
)
from deductio.games.cluedo.mansion import Place, mansion
from deductio.games.cluedo.messages import Roll, Walk
from deductio.games.cluedo.rules import lay_the_table
from deductio.games.cluedo.state import Options, State

E = TypeVar("E", bound=Event)

SOLUTION = ("olive", "wrench", "bathroom")
OTHERS = tuple(card for card in CARDS if card not in SOLUTION)


def table(
    seats: int = 3,
    *,
    at: Mapping[str, Place] | None = None,
    hands: Sequence[Sequence[Card]] = (),
    deck: Sequence[Bonus] = BONUS_DECK,
    dice: Sequence[tuple[int, int]] = (),
    luck: Sequence[object] = (),
    set_out: Sequence[Suspect] = SUSPECTS,
    **options: Any,
) -> State:
    """Olive did it with the wrench in the bathroom; seat 0 plays Olive and begins, and so on.

    Unless `hands` are given, the other cards are dealt in their canonical order. `dice` come first,
    then `luck`, then chance.
    """
    drawn = (SUSPECTS, WEAPONS, ROOMS, OTHERS, BONUS_DECK)
    state = lay_the_table(seats, Options(**options), Foreseen(bytes(32), foreseen=drawn))
    state.pawns = list(SUSPECTS[:seats])
    state.at |= at or {}
    state.set_out = list(set_out)
    state.hands = tuple(map(tuple, hands)) or state.hands
    state.deck = list(deck) if state.has_bonus_cards else []
    state.discard = [card for card in BONUS_DECK if card not in deck] if state.deck else []
    rolled = [die - 1 for roll in dice for die in roll]
    state.chance = Foreseen(bytes(32), foreseen=(*rolled, *luck))
    return state


def start(state: State) -> Match[State]:
    """A match at the first ask of a turn."""
    return Match.at(GAME, state, state.seats)


def opened(seats: int, *, luck: Sequence[object] = (), **options: Any) -> Match[State]:
    """A match from its very beginning, with the luck of the deal fixed."""
    chance = Foreseen(bytes(32), foreseen=tuple(luck))
    return Match.open(GAME, GAME.opening(seats, options), chance)


def options(match: Match[State], seat: Seat) -> list[Choice]:
    """Everything this seat may choose now."""
    question = match.question(seat)
    return list(question.options) if question else []


def asked(match: Match[State]) -> tuple[str, tuple[Seat, ...]]:
    """What is asked now, and whom."""
    question = match.question(match.waiting[0])
    assert question is not None
    return question.name, match.waiting


def stroll(match: Match[State], seat: Seat) -> None:
    """A turn that comes to nothing: roll, and stop in the corridor where there is no card."""
    match.choose(seat, Roll())
    squares = [choice for choice in options(match, seat) if isinstance(choice, Walk)]
    match.choose(seat, next(walk for walk in squares if walk.square not in mansion().bonus))


def of_kind(kind: type[E], events: Sequence[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]
