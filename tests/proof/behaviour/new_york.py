"""What a player of New York does, counted over the choices it made."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deductio.core.messages import Seat
from deductio.games.new_york.cards import DRAWN_AT
from deductio.games.new_york.city import ACTION, CELLS, Cell, steps
from deductio.games.new_york.clues import cells_of
from deductio.games.new_york.messages import (
    Announce,
    MoveTo,
    SpiedCard,
    Spy,
    Swap,
    Take,
    TurnBegan,
)
from deductio.games.new_york.notebook import candidates
from deductio.games.new_york.strategy.seeing import clues_seen
from deductio.games.new_york.view import View
from tests.proof.behaviour.moments import Counted, Figure, Moment, counted


def guesses(moments: Sequence[Moment]) -> Counted:
    """Announcements with more than one cell left, of all that were not forced."""
    return counted(
        len(candidates(one.stream)) > 1
        for one in moments
        if isinstance(one.choice, Announce) and one.question.name != "last_call"
    )


def rash_claims(moments: Sequence[Moment]) -> Counted:
    """Announcements that were guesses, or came right after a look into a hand."""
    return counted(
        len(candidates(one.stream)) > 1 or has_just_spied(one)
        for one in moments
        if isinstance(one.choice, Announce) and one.question.name != "last_call"
    )


def has_just_spied(one: Moment) -> bool:
    told = next(event for event in reversed(one.stream) if isinstance(event, TurnBegan | SpiedCard))
    return isinstance(told, SpiedCard)


def straight_faces(moments: Sequence[Moment]) -> Counted:
    """Dice rolled though one cell is left."""
    return counted(
        not isinstance(one.choice, Announce)
        for one in moments
        if one.question.name == "start" and len(candidates(one.stream)) == 1
    )


def visits(moments: Sequence[Moment]) -> Counted:
    """Free moves to somebody with cards, where one could also go elsewhere."""

    def company(one: Moment, cell: Cell) -> bool:
        view = one.view
        return any(view.at[seat] == cell and view.cards_of(seat) for seat in others(view))

    return counted_moves(moments, company)


def experts(moments: Sequence[Moment]) -> Counted:
    """Free moves to where an expert is drawn, where one could also go elsewhere."""

    def expert(one: Moment, cell: Cell) -> bool:
        return DRAWN_AT.get(ACTION[cell]) == "expert" and one.view.piles["expert"] > 0

    return counted_moves(moments, expert)


def counted_moves(moments: Sequence[Moment], is_so: Callable[[Moment, Cell], bool]) -> Counted:
    found = []
    for one in moments:
        if isinstance(one.choice, MoveTo):
            cells = [move.cell for move in one.question.options if isinstance(move, MoveTo)]
            so = {cell: is_so(one, cell) for cell in cells}
            if len(set(so.values())) == 2:
                found.append(so[one.choice.cell])
    return counted(found)


def walks(moments: Sequence[Moment]) -> Counted:
    """Steps of free moves."""
    found = []
    for one in moments:
        view = one.view
        here = view.at[me(view)]
        if isinstance(one.choice, MoveTo) and here:
            found.append(steps(here, one.choice.cell))
    return counted(found)


def gifts(moments: Sequence[Moment]) -> Counted:
    """What a card given away excludes of the city."""
    found = []
    for one in moments:
        if isinstance(one.choice, Swap):
            hand = {card.id: card for card in one.view.hand}
            if len(hand) > 1:
                found.append(1 - cells_of(hand[one.choice.card].clue).bit_count() / len(CELLS))
    return counted(found)


def asked_leaders(moments: Sequence[Moment]) -> Counted:
    """Looks and cards asked of whoever has seen most clues, where one could ask others too."""
    found = []
    for one in moments:
        if isinstance(one.choice, Spy | Take | Swap):
            view = one.view
            seen = clues_seen(one.stream, view.seats)
            most = max(seen[seat] for seat in others(view))
            asked = {
                ask.seat: seen[ask.seat] == most
                for ask in one.question.options
                if isinstance(ask, Spy | Take | Swap)
            }
            if len(set(asked.values())) == 2:
                found.append(asked[one.choice.seat])
    return counted(found)


def missed(moments: Sequence[Moment]) -> Counted:
    """Silence though the clues it has seen leave one cell."""
    return counted(
        not isinstance(one.choice, Announce)
        for one in moments
        if one.question.name in ("start", "end") and len(candidates(one.stream)) == 1
    )


def others(view: View) -> list[Seat]:
    return view.others(me(view))


def me(view: View) -> Seat:
    assert view.me is not None
    return view.me


FIGURES: dict[str, Figure] = {
    "boldness": guesses,
    "caution": rash_claims,
    "meddling": visits,
    "hoarding": experts,
    "guile": straight_faces,
    "reading": asked_leaders,
    "forgetting": missed,
    "haste": walks,
    "kindness": gifts,
}
"""By what each trait shows."""
