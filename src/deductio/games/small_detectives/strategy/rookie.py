"""The rookie: remembers what it saw itself, forgets that others move too, combines nothing."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.game import fold
from deductio.core.messages import Event, Question
from deductio.core.thinking import PLAIN, Temper, TookAny, Wish, best
from deductio.games.small_detectives.default import LOOKS
from deductio.games.small_detectives.messages import (
    AskAround,
    Declare,
    Decline,
    PubAskedAbout,
)
from deductio.games.small_detectives.motives import IsCertain, IsNotCertain
from deductio.games.small_detectives.strategy.looking import look_everywhere
from deductio.games.small_detectives.strategy.priorities import Priorities
from deductio.games.small_detectives.street import SUSPECTS, TOKENS, WEAPONS, Token
from deductio.games.small_detectives.view import View

LAYING = ("card", "two_cards")
DISTRACTED = 3
"""Once in so many rounds it lays any card."""


def think(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    """One seat's wish from what it saw with its own eyes."""
    if question.name in LOOKS:
        return look_everywhere(question)
    seen = fold(View(), stream)
    cleared = struck_off(stream, seen)
    if question.name == "police":
        return at_the_police(cleared)
    if question.name == "pub":
        return at_the_pub(seen, cleared, luck)
    if question.name not in (*LAYING, "steps", "goto"):
        return Wish(luck.pick(list(question.options)), TookAny())
    if question.name in LAYING and luck.below(DISTRACTED) == 0:
        return Wish(luck.pick(list(question.options)), TookAny())
    unknown = [tile for tile, token in enumerate(seen.under, start=1) if token is None]
    wants = Priorities(seen, solution(cleared), unknown, plans_ahead=False)
    choice = best(question.options, wants.worth, luck)
    return Wish(choice, wants.motive(choice))


def struck_off(stream: Sequence[Event], seen: View) -> set[Token]:
    """The tokens it has seen, and those that somebody told it to have seen."""
    cleared = {token for token in seen.under if token}
    for event in stream:
        match event:
            case PubAskedAbout(asker, _, _, tokens, True) if asker == seen.me:
                cleared.update(tokens)
    return cleared


def solution(cleared: set[Token]) -> tuple[Token, Token] | None:
    """The only suspect and the only weapon not struck off."""
    suspects = [token for token in SUSPECTS if token not in cleared]
    weapons = [token for token in WEAPONS if token not in cleared]
    return (suspects[0], weapons[0]) if len(suspects) == len(weapons) == 1 else None


def at_the_police(cleared: set[Token]) -> Wish:
    found = solution(cleared)
    return Wish(Declare(*found), IsCertain()) if found else Wish(Decline(), IsNotCertain())


def at_the_pub(seen: View, cleared: set[Token], luck: Chance) -> Wish:
    """One token it has not seen, to anybody."""
    token = luck.pick([token for token in TOKENS[seen.pub] if token not in cleared])
    others = [seat for seat in seen.alive if seat != seen.me]
    return Wish(AskAround((token,), luck.pick(others)), TookAny())
