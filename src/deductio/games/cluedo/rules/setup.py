"""Setting up: pawns, solution, hands, bonus deck, and who begins."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Rules, Seat, ask_unless_forced, tell_all, tell_only
from deductio.games.cluedo.cards import (
    BONUS_DECK,
    ROOMS,
    SUSPECTS,
    WEAPONS,
    Card,
    Suspect,
    cards_each,
    in_order,
    row_size,
)
from deductio.games.cluedo.mansion import CENTRE
from deductio.games.cluedo.messages import (
    BonusDeckShuffled,
    CardsDealt,
    FirstSeatDecided,
    HandDealt,
    LaidFaceUp,
    PawnTaken,
    RolledForStart,
    RoundBegan,
    SolutionSetAside,
    TakePawn,
)
from deductio.games.cluedo.state import Options, State


def lay_the_table(seats: int, options: Options, chance: Chance) -> State:
    """CL-9: luck gives suspects, weapons, rooms, the other cards, the bonus deck, in this order."""
    suspect, *suspects = chance.shuffled(SUSPECTS)  # CL-3
    weapon, *weapons = chance.shuffled(WEAPONS)
    room, *rooms = chance.shuffled(ROOMS)
    row, hands, face_up = deal(seats, chance.shuffled(in_order(suspects + weapons + rooms)))
    state = State(
        seats=seats,
        options=options,
        chance=chance,
        solution=(suspect, weapon, room),
        hands=hands,
        face_up=face_up,
        row=row,
        deck=[],
        discard=[],
        at=dict.fromkeys(SUSPECTS, CENTRE),  # CL-1
        pawns=[],
        alive=list(range(seats)),
        eliminated=[],
        summoned=[],
        set_out=[],
    )
    if state.has_bonus_cards:
        state.deck = chance.shuffled(BONUS_DECK)  # CL-7
    return state


def deal(
    seats: int, cards: Sequence[Card]
) -> tuple[tuple[Card, ...], tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """CL-6: the row; CL-4: equal hands, one by one from seat 0; CL-5: the rest face up."""
    row, rest = cards[: row_size(seats)], cards[row_size(seats) :]
    dealt = seats * cards_each(seats)
    hands = tuple(in_order(rest[seat:dealt:seats]) for seat in range(seats))
    return tuple(row), hands, in_order(rest[dealt:])


def seat_the_detectives(state: State) -> Rules[None]:
    """Everything up to the first turn, in the order of the rule book."""
    yield from take_pawns(state)
    yield from tell_all(SolutionSetAside())
    yield from tell_of_deal(state)
    if state.has_bonus_cards:
        yield from tell_all(BonusDeckShuffled(len(state.deck)))
    yield from decide_first_seat(state)
    yield from tell_all(RoundBegan(state.round))


def take_pawns(state: State) -> Rules[None]:
    """CL-2: from seat 0 on each takes a suspect, freely or the one of its number."""
    for seat in range(state.seats):
        if state.options.pawn_choice == "fixed":
            suspect = SUSPECTS[seat]
        else:
            choice = yield from ask_unless_forced(seat, "pawn", free_pawns(state.pawns))
            suspect = choice.suspect
        state.pawns.append(suspect)
        yield from tell_all(PawnTaken(seat, suspect))


def free_pawns(taken: Sequence[Suspect]) -> tuple[TakePawn, ...]:
    return tuple(TakePawn(suspect) for suspect in SUSPECTS if suspect not in taken)


def tell_of_deal(state: State) -> Rules[None]:
    """CL-4, CL-5, CL-6: all see how many cards lie where; each sees its own hand."""
    yield from tell_all(CardsDealt(len(state.hands[0]), len(state.row)))
    if state.face_up:
        yield from tell_all(LaidFaceUp(state.face_up))
    for seat, hand in enumerate(state.hands):
        yield from tell_only([seat], HandDealt(seat, hand), others_hear=None)


def decide_first_seat(state: State) -> Rules[None]:
    """CL-8: the highest roll begins; those who tie for it roll again."""
    best = list(range(state.seats))
    while len(best) > 1:
        totals: dict[Seat, int] = {}
        for seat in best:
            dice = roll_dice(state.chance)
            totals[seat] = sum(dice)
            yield from tell_all(RolledForStart(seat, dice, totals[seat]))
        best = [seat for seat in best if totals[seat] == max(totals.values())]
    state.first = state.to_move = best[0]
    yield from tell_all(FirstSeatDecided(best[0]))


def roll_dice(chance: Chance) -> tuple[int, int]:
    return chance.below(6) + 1, chance.below(6) + 1
