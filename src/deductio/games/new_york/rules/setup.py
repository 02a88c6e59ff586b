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
VALUES = {face: value for value, face in enumerate(NUMBERS, 1)}
"""The joker beats 5."""
PILES_LAID = PilesLaid(DEALT["informant"], DEALT["expert"])


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
    rolls, first = roll_to_start(state)
    state.first = state.active = first
    case = CaseChosen(state.case.level, state.case.name)
    yield from tell_all(*rolls, FirstSeatFound(first), case, PILES_LAID)


def roll_to_start(state: State) -> tuple[list[RolledToStart], Seat]:
    """NY-2: the highest number starts; those tied for it roll again until one is left."""
    pick = state.chance.pick
    rolls: list[RolledToStart] = []
    rolling = state.alive
    while len(rolling) > 1:
        rolled = [RolledToStart(seat, pick(NUMBERS)) for seat in rolling]
        rolls += rolled
        highest = max([VALUES[roll.number] for roll in rolled])
        rolling = [roll.seat for roll in rolled if VALUES[roll.number] == highest]
    return rolls, rolling[0]
