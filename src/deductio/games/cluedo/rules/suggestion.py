"""Suggesting, and how the others answer."""

from __future__ import annotations

from deductio.core.messages import Rules, Seat, ask, tell_all, tell_only
from deductio.core.options import Product
from deductio.games.cluedo.cards import CARDS, ROOMS, SUSPECTS, WEAPONS, Card, Room
from deductio.games.cluedo.messages import (
    AskedToShow,
    CardShown,
    CouldNotAnswer,
    LookAt,
    LookedAtRow,
    NobodyAnswered,
    PawnBrought,
    SawCard,
    SawRowCard,
    Show,
    Suggest,
    Suggested,
)
from deductio.games.cluedo.state import State

SUGGESTIONS = {room: Product(Suggest, SUSPECTS, WEAPONS, (room,)) for room in ROOMS}
SUGGESTIONS_BY_PHONE = Product(Suggest, SUSPECTS, WEAPONS, ROOMS)
SHOWS = {card: Show(card) for card in CARDS}
LOOKS = tuple(map(LookAt, range(4)))


def suggest(state: State, seat: Seat, room: Room) -> Rules[None]:
    """CL-23: any suspect and any weapon, in the room where the pawn is."""
    guess = yield from ask(seat, "suggest", SUGGESTIONS[room])
    yield from tell_all(Suggested(seat, guess.suspect, guess.weapon, room))
    yield from bring_suspect(state, seat, guess)
    yield from answer(state, seat, guess)


def suggest_by_phone(state: State, seat: Seat) -> Rules[None]:
    """CL-23, CL-24: with any room, and no pawn moves."""
    guess = yield from ask(seat, "suggest", SUGGESTIONS_BY_PHONE)
    yield from tell_all(Suggested(seat, guess.suspect, guess.weapon, guess.room))
    yield from answer(state, seat, guess)


def bring_suspect(state: State, seat: Seat, guess: Suggest) -> Rules[None]:
    """CL-24: the suspect's pawn comes into the room; a seat still playing is then summoned."""
    origin = state.at[guess.suspect]
    if origin == guess.room:
        return
    state.put(guess.suspect, guess.room)
    yield from tell_all(PawnBrought(guess.suspect, origin, guess.room))
    for other in state.alive:
        if state.pawns[other] == guess.suspect and other not in state.summoned:
            state.summoned.append(other)


def answer(state: State, seat: Seat, guess: Suggest) -> Rules[None]:
    """CL-25: clockwise from the left neighbour, until one can show a card."""
    named = (guess.suspect, guess.weapon, guess.room)
    for other in state.others(seat):
        matching = tuple(card for card in named if card in state.hands[other])
        if matching:
            yield from show(state, other, seat, matching)
            return
        yield from tell_all(CouldNotAnswer(other))
    yield from tell_all(NobodyAnswered(seat))
    if state.row:
        yield from look_at_row(state, seat)


def show(state: State, shower: Seat, viewer: Seat, matching: tuple[Card, ...]) -> Rules[None]:
    """CL-26: one card of its choice, asked even if there is only one; CL-27: in secret."""
    yield from tell_all(AskedToShow(shower, viewer))
    shown = yield from ask(shower, "show", tuple(map(SHOWS.__getitem__, matching)))
    yield from tell_only(
        (shower, viewer),
        SawCard(shower, viewer, shown.card),
        others_hear=CardShown(shower, viewer),
    )


def look_at_row(state: State, seat: Seat) -> Rules[None]:
    """CL-28: with two seats, whom nobody answers must look at a card of the row."""
    look = yield from ask(seat, "row", LOOKS)
    yield from tell_only(
        (seat,),
        SawRowCard(seat, look.place, state.row[look.place]),
        others_hear=LookedAtRow(seat, look.place),
    )
