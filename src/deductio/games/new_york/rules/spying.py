"""Spying on those who stand in the same cell."""

from __future__ import annotations

from deductio.core.messages import Rules, Seat, ask, tell_all, tell_only
from deductio.games.new_york.city import Cell
from deductio.games.new_york.messages import Decline, Spied, SpiedCard, Spy, SpyingDeclined
from deductio.games.new_york.state import State

SPY = tuple(map(Spy, range(6)))
DECLINE = Decline()


def spy(state: State, seat: Seat, cell: Cell) -> Rules[None]:
    """NY-15, NY-17: on one of those who stand here and hold a card, if one likes."""
    here = tuple(SPY[other] for other in state.others(seat) if can_be_spied_on(state, other, cell))
    if not here:
        return
    options: tuple[Spy | Decline, ...] = (*here, DECLINE)
    choice = yield from ask(seat, "spy", options)
    if isinstance(choice, Decline):
        yield from tell_all(SpyingDeclined(seat))
    else:
        yield from look_at_card(state, seat, choice.seat)


def can_be_spied_on(state: State, seat: Seat, cell: Cell) -> bool:
    return state.at[seat] == cell and bool(state.hand(seat))


def look_at_card(state: State, seat: Seat, owner: Seat) -> Rules[None]:
    """NY-16: any card of that hand; spy and owner know which, the others see its back."""
    card = state.chance.pick(state.hand(owner))
    yield from tell_only(
        [seat, owner],
        SpiedCard(seat, owner, card),
        others_hear=Spied(seat, owner, card.deck),
    )
