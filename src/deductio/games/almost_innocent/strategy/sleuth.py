"""The sleuth: exact odds, the question that helps the team most, abilities where they count."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from deductio.core.chance import Chance
from deductio.core.messages import Event, Question
from deductio.core.streams import first
from deductio.core.thinking import PLAIN, Temper, Wish
from deductio.games.almost_innocent.clues import Character, Kind
from deductio.games.almost_innocent.messages import (
    Agree,
    Announce,
    Become,
    CaseOpened,
    Refuse,
    Share,
)
from deductio.games.almost_innocent.motives import (
    Knew,
    KnewAll,
    Likely,
    StillInDoubt,
    UsefulCard,
)
from deductio.games.almost_innocent.notebook import notebook
from deductio.games.almost_innocent.strategy import abilities
from deductio.games.almost_innocent.strategy.beliefs import own_left
from deductio.games.almost_innocent.strategy.combinations import combinations
from deductio.games.almost_innocent.strategy.naming import best_name, odds_of
from deductio.games.almost_innocent.strategy.talking import is_time_to_talk, statement
from deductio.games.almost_innocent.strategy.team_question import ask_for_the_team
from deductio.games.almost_innocent.strategy.told import board_of, seen_in
from deductio.games.almost_innocent.strategy.ways import Ways, ways
from deductio.games.almost_innocent.view import View

BEST_CARDS: tuple[Character, ...] = ("teor", "valia", "okra", "din", "edd")
"""By what they gained in the games of docs/bots/almost_innocent.md."""


def sleuth(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish | None:
    its_ways = ways("sleuth", temper)
    if len(question.meanwhile) and (wish := meanwhile(stream, question, luck, its_ways)):
        return wish
    match question.name:
        case "turn":
            return ask_for_the_team(stream, question, luck, its_ways)
        case "agree":
            return vote(stream, its_ways)
        case _:
            think = THOUGHTS.get(question.name)
            return think(stream, question, luck) if think else None


def meanwhile(stream: Sequence[Event], question: Question, luck: Chance, ways: Ways) -> Wish | None:
    if is_time_to_talk(stream, question):
        seen = seen_in(stream)
        return statement(question, seen, settled(seen), ways)
    return abilities.help_a_doubter(stream, question, luck)


def settled(seen: View) -> list[Kind]:
    """The kinds of which it knows its clue."""
    left = own_left(seen)
    kinds = board_of(seen).kinds
    return [kind for place, kind in enumerate(kinds) if (left[:, place] == left[0, place]).all()]


def take_a_card(stream: Sequence[Event], question: Question, luck: Chance) -> Wish | None:
    """The best ability that is still free in this case."""
    available = first(CaseOpened, stream).case.abilities
    choices = [choice for choice in question.options if isinstance(choice, Become | Share)]
    useful = {choice.character: choice for choice in choices if choice.character in available}
    for character in BEST_CARDS:
        if character in useful:
            return Wish(useful[character], UsefulCard(character))
    return None


def vote(stream: Sequence[Event], ways: Ways) -> Wish:
    if len(own_left(seen_in(stream))) == 1:
        return Wish(Agree(), KnewAll())
    known = notebook(stream)
    if len(known.answer.joint(known.goal)) <= ways.agrees_at:
        return Wish(Agree(), KnewAll())
    return Wish(Refuse(), StillInDoubt())


def name(stream: Sequence[Event], question: Question, luck: Chance) -> Wish:
    """What is certain, or the start of the likeliest way to name everything right."""
    seen = seen_in(stream)
    board = board_of(seen)
    assert seen.kind is not None
    place = board.kinds.index(seen.kind)
    possible = np.unique(own_left(seen)[:, place])
    if len(possible) == 1:
        clue = combinations(board).clues[possible[0]]
        return Wish(Announce(clue), Knew(clue))
    known = notebook(stream)
    odds = known.answer.joint(known.goal)
    clue = best_name(odds, place, seen.almost_innocent)
    if all(clue in combination for combination in odds):
        return Wish(Announce(clue), Knew(clue))
    return Wish(Announce(clue), Likely(clue, round(100 * odds_of(odds, clue))))


THOUGHTS: dict[str, Callable[[Sequence[Event], Question, Chance], Wish | None]] = {
    "character": take_a_card,
    "shared_ability": take_a_card,
    "announce": name,
    "din_draw": abilities.draw,
    "din_show": abilities.show,
    "teor_mark": abilities.mark,
}
