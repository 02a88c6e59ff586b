"""Before the first turn: the case, who starts, the piles."""

from __future__ import annotations

from deductio.core.chance import Chance
from deductio.core.messages import Rules, Seat, tell_all
from deductio.games.new_york.cards import DEALT, DECKS
from deductio.games.new_york.city import COLUMNS, ROWS
from deductio.games.new_york.messages import (
    CaseChosen,
    Face,
    FirstSeatFound,
    PilesLaid,
    RolledToStart,
)
from deductio.games.new_york.state import Options, State
from deductio.games.new_york.wheel import wheel

JOKER: Face = "joker"
LETTERS: tuple[Face, ...] = (*COLUMNS, JOKER)
NUMBERS: tuple[Face, ...] = (*map(str, ROWS), JOKER)
"""From the lowest to the highest: the joker beats 5."""


def lay_the_table(seats: int, options: Options, chance: Chance) -> State:
    """NY-3: the cards of the case lie in two piles; NY-4: pawns beside the board, hands empty."""
    case = chance.pick(wheel(options))
    return State(
        seats=seats,
        options=options,
        chance=chance,
        case=case,
        piles={"informant": case.informants, "expert": case.experts},
        hands={deck: [()] * seats for deck in DECKS},
        at=[None] * seats,
        alive=list(range(seats)),
        eliminated=[],
    )


def open_the_case(state: State) -> Rules[None]:
    """NY-1: everyone hears which case it is; nobody hears the answer."""
    state.first = state.active = yield from find_first_seat(state)
    yield from tell_all(
        FirstSeatFound(state.first),
        CaseChosen(state.case.level, state.case.name),
        PilesLaid(DEALT["informant"], DEALT["expert"]),
    )


def find_first_seat(state: State) -> Rules[Seat]:
    """NY-2: the highest number starts; those tied for it roll again until one is left."""
    rolling = state.alive
    while len(rolling) > 1:
        shown = {seat: state.chance.pick(NUMBERS) for seat in rolling}
        yield from tell_all(*(RolledToStart(seat, face) for seat, face in shown.items()))
        highest = max(shown.values(), key=NUMBERS.index)
        rolling = [seat for seat in rolling if shown[seat] == highest]
    return rolling[0]
