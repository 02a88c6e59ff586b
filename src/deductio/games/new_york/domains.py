"""What the fields of New York's messages may be."""

from __future__ import annotations

from collections.abc import Mapping

from deductio.core.domains import LEFT_OUT, Domain
from deductio.games.new_york.cards import DEALT, DECKS, ENDLESS, CardId, card_id
from deductio.games.new_york.cases import printed_cases
from deductio.games.new_york.city import ACTION, BIT, CELLS
from deductio.games.new_york.clues import Clue, cells_of
from deductio.games.new_york.rules.setup import LETTERS, NUMBERS
from deductio.games.new_york.state import Options
from deductio.games.new_york.wheel import NUMBERS as PRINTED


def domains(seats: int, options: Options) -> Mapping[str, Domain]:
    return {
        "cell": CELLS,
        "deck": DECKS,
        "card": card_ids(options),
        "clue": where_true,
        "voice": LEFT_OUT,
        "case": (*PRINTED, ENDLESS),
        "action": tuple(dict.fromkeys(ACTION.values())),
        "face": tuple(dict.fromkeys(LETTERS + NUMBERS)),
        "result": ("solved", "shared", "last_standing", "nobody"),
        "CaseClosed.code": LEFT_OUT,
    }


def card_ids(options: Options) -> tuple[CardId, ...]:
    """Every card that may be dealt; those of all endless cases have the same names."""
    level, case = options.level, str(options.case)
    if case not in ("wheel", *PRINTED):
        return tuple(
            card_id("X", level, deck, index) for deck in DECKS for index in range(DEALT[deck])
        )
    cases = printed_cases(level) if case == "wheel" else [printed_cases(level)[int(case) - 1]]
    return tuple(sorted({card.id for one in cases for card in one.cards}))


def where_true(clue: Clue) -> tuple[int, ...]:
    """Cell by cell: what a clue says, however it is worded."""
    cells = cells_of(clue)
    return tuple(int(bool(cells & BIT[cell])) for cell in CELLS)
