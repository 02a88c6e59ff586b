"""The inspector: everything that is certain, simple priorities, no risk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from deductio.core.chance import Chance
from deductio.core.game import fold
from deductio.core.messages import Event, Question, Seat
from deductio.core.thinking import PLAIN, Temper, Wish, best
from deductio.deduction.model import Fact
from deductio.games.small_detectives.default import LOOKS
from deductio.games.small_detectives.messages import AskAround, Declare, Decline
from deductio.games.small_detectives.motives import HasLookedMost, IsCertain, IsNotCertain
from deductio.games.small_detectives.notebook import SOLUTION, notebook, solution, under
from deductio.games.small_detectives.strategy.looking import look_everywhere
from deductio.games.small_detectives.strategy.priorities import Priorities
from deductio.games.small_detectives.street import (
    HOUSES,
    SUSPECTS,
    TOKENS,
    WEAPONS,
    Tile,
)
from deductio.games.small_detectives.view import View

TILES = tuple(range(1, len(HOUSES) + 1))


def think(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    """One seat's wish from all that is certain for it."""
    if question.name in LOOKS:
        return look_everywhere(question)
    certain = notebook(stream).certain
    if question.name == "police":
        return at_the_police(certain)
    seen = fold(View(), stream)
    wants = Priorities(seen, solution(certain), unknown_tiles(certain), plans_ahead=True)
    if question.name == "pub":
        return at_the_pub(certain, wants, luck)
    if question.name in ("card", "two_cards", "steps", "goto", "swap_house"):
        choice = best(question.options, wants.worth, luck)
        return Wish(choice, wants.motive(choice))
    return None


def at_the_police(certain: Mapping[Fact, bool]) -> Wish:
    found = solution(certain)
    return Wish(Declare(*found), IsCertain()) if found else Wish(Decline(), IsNotCertain())


def at_the_pub(certain: Mapping[Fact, bool], wants: Priorities, luck: Chance) -> Wish:
    """One doubtful token, to whoever has looked under most tiles not known here."""
    tokens = [token for token in TOKENS[wants.seen.pub] if Fact(token, SOLUTION) not in certain]
    if not tokens:
        return Wish(Decline(), IsCertain())
    token = luck.pick(tokens)
    questions = [AskAround((token,), seat) for seat in wants.seen.alive if seat != wants.me]
    choice = best(questions, lambda asked: looks(wants, asked.seat), luck)
    return Wish(choice, HasLookedMost(choice.seat))


def looks(wants: Priorities, seat: Seat) -> float:
    return float(sum(seat in wants.seen.looked[tile - 1] for tile in wants.unknown))


def unknown_tiles(certain: Mapping[Fact, bool]) -> list[Tile]:
    return [
        tile
        for tile in TILES
        if not any(certain.get(Fact(token, under(tile))) for token in SUSPECTS + WEAPONS)
    ]
