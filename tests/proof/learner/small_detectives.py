"""In Small Detectives a noted token is one it saw: where it lies, or that it is cleared."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.game import fold
from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, Wish
from deductio.deduction.model import Fact
from deductio.games.small_detectives.notebook import SOLUTION, under
from deductio.games.small_detectives.strategy.knowing import TILES, Knowing, known_by
from deductio.games.small_detectives.strategy.priorities import Priorities
from deductio.games.small_detectives.strategy.rookie import with_slips
from deductio.games.small_detectives.strategy.ways import ways_of
from deductio.games.small_detectives.street import SUSPECTS, WEAPONS, Token
from deductio.games.small_detectives.view import View
from tests.proof.learner.hinted import Notes


def by_notes(
    stream: Sequence[Event], question: Question, luck: Chance, notes: Notes
) -> Wish | None:
    ways, seen = ways_of("rookie", PLAIN), fold(View(), stream)
    look_at_notes(seen, notes)
    wants = Priorities(seen, with_cleared(known_by(ways, stream, seen), notes), ways)
    return with_slips(wants, stream, question, luck)


def look_at_notes(seen: View, notes: Notes) -> None:
    for tile in TILES:
        for token in SUSPECTS + WEAPONS:
            if notes.get(Fact(token, under(tile))):
                seen.under[tile - 1] = token


def with_cleared(knowing: Knowing, notes: Notes) -> Knowing:
    suspects, weapons = may_be(knowing.suspects, notes), may_be(knowing.weapons, notes)
    return Knowing(suspects, weapons, knowing.unknown)


def may_be(tokens: tuple[Token, ...], notes: Notes) -> tuple[Token, ...]:
    found = tuple(token for token in tokens if notes.get(Fact(token, SOLUTION)))
    return found or tuple(
        token for token in tokens if notes.get(Fact(token, SOLUTION)) is not False
    )
