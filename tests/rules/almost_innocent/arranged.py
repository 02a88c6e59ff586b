"""Tables of Almost Innocent laid by hand, and what was told since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from deductio.core.chance import Chance
from deductio.core.foreseen import Foreseen
from deductio.core.match import Match
from deductio.core.messages import Choice, Event, Opened, Seat, Seated
from deductio.deduction.model import Fact
from deductio.deduction.notebook import Notebook
from deductio.games.almost_innocent import GAME
from deductio.games.almost_innocent.cases import Supply, scenario_case
from deductio.games.almost_innocent.clues import Clue, Kind
from deductio.games.almost_innocent.messages import CaseOpened, HandDealt
from deductio.games.almost_innocent.notebook import own_view
from deductio.games.almost_innocent.queen import CENTRE
from deductio.games.almost_innocent.state import Options, State
from tests.oracles.almost_innocent import Mark

E = TypeVar("E", bound=Event)

FIVE = ("K1 V1 C1 E1 P1", "K2 V2 C2 E2 P2", "K3 V3 C3 E3 P3", "K4 V4 C4 E4 P4", "K5 V5 C5 E5 P5")
"""Solutions with nothing in common."""


def luck(number: int = 0) -> Chance:
    return Chance(number.to_bytes(32, "big"))


def dice(*rolled: int) -> Chance:
    """Luck that rolls these numbers and then goes on as it likes."""
    return Foreseen(bytes(32), foreseen=tuple(die - 1 for die in rolled))


def table(
    *solutions: str,
    scenario: str = "2",
    difficulty: str = "easy",
    options: Options | None = None,
    chance: Chance | None = None,
    queen: str | None = None,
    **changes: Any,
) -> State:
    """A table before a turn of seat 0; each solution is written `K1 V2 C3 E4 P5`, from seat 0 on.

    With `queen` she walks there, whatever the scenario says.
    """
    seats = len(solutions)
    case = scenario_case(scenario, difficulty, seats)
    queen = queen or (CENTRE if case.queen else None)
    case = replace(case, queen=queen is not None)
    solved = [tuple(solution.split()) for solution in solutions]
    state = State(
        seats=seats,
        options=options or Options(),
        case=case,
        chance=chance or luck(),
        active=0,
        held=(*solved[1:], solved[0]),
        unused=unused(case.board, solved),
        supply=case.supply,
        almost_innocent=case.almost_innocent,
        queen=queen,
        said=[()] * seats,
        characters={},
        cards={},
        on_lines={},
    )
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def unused(board: Any, solved: Sequence[tuple[Clue, ...]]) -> dict[Kind, tuple[Clue, ...]]:
    piles = {}
    for place, kind in enumerate(board.kinds):
        pile = list(board.decks[kind])
        for solution in solved:
            pile.remove(solution[place])
        piles[kind] = tuple(pile)
    return piles


def at(state: State) -> Match[State]:
    """The match at the next ask."""
    return Match.at(GAME, state, state.seats)


def opened(seats: int, number: int = 0, **options: Any) -> Match[State]:
    """A match from its very beginning."""
    return Match.open(GAME, GAME.opening(seats, options), luck(number))


def offered(match: Match[State], seat: Seat) -> list[Choice]:
    question = match.question(seat)
    return [] if question is None else list(question.options)


def meanwhile(match: Match[State], seat: Seat) -> list[Choice]:
    question = match.question(seat)
    return [] if question is None else list(question.meanwhile)


def told(match: Match[State], kind: type[E], reader: Seat | None = None) -> list[E]:
    """All events of that kind that a reader heard; spectators, if none is named."""
    stream = match.public if reader is None else match.streams[reader]
    return [event for event in stream if isinstance(event, kind)]


def heard_by(seat: Seat, state: State, *events: Event) -> list[Event]:
    """The stream of a seat that was dealt its cards and has then heard these events."""
    return [
        Opened("almost_innocent", 1, state.seats, {}, "", ()),
        Seated(seat),
        CaseOpened(state.case),
        HandDealt(seat, state.left_of(seat), state.held[seat]),
        *events,
    ]


def told_to(match: Match[State], seat: Seat) -> list[Event]:
    """The same with what this match told it."""
    return heard_by(seat, match.state, *match.streams[seat])


def own_combinations(stream: Sequence[Event]) -> dict[tuple[Clue, ...], float]:
    """What may be this seat's solution by its own answers alone, and the odds of each."""
    known = own_view(stream)
    return known.answer.joint(known.goal)


def slate(known: Notebook) -> dict[Clue, Mark]:
    """How each clue is marked for the reader's own solution."""
    marks: dict[bool | None, Mark] = {None: "possible", False: "crossed", True: "certain"}
    clues = known.models[0].frame.items
    return {clue: marks[known.certain.get(Fact(clue, known.goal))] for clue in clues}


def free(number: int) -> Supply:
    return Supply(free=number)
