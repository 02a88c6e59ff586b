"""The sleuth: plays each round in its mind and takes what wins most often."""

from __future__ import annotations

from collections.abc import Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Question
from deductio.core.options import Options
from deductio.core.thinking import PLAIN, WORTH_DIGITS, Temper, Wish, best
from deductio.games.small_detectives.default import LOOKS
from deductio.games.small_detectives.messages import AskAround, Declare, Decline
from deductio.games.small_detectives.motives import (
    BestChances,
    HopesToStrikeOff,
    IsCertain,
    IsNotCertain,
    RisksIt,
    TakesAGamble,
    WouldRatherWait,
)
from deductio.games.small_detectives.strategy.halves import win_later
from deductio.games.small_detectives.strategy.insight import CERTAIN
from deductio.games.small_detectives.strategy.laying import (
    best_of,
    follow,
    lay_a_card,
    lay_two_cards,
)
from deductio.games.small_detectives.strategy.looking import look
from deductio.games.small_detectives.strategy.mind import Mind
from deductio.games.small_detectives.strategy.purpose import CardPlan
from deductio.games.small_detectives.strategy.taste import liking_of_end
from deductio.games.small_detectives.strategy.ways import ways_of
from deductio.games.small_detectives.street import NUMBER

FEWER_WORDS = 1e-7
"""Of questions that bring the same, the one that shows fewer tokens."""


def think(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish:
    """One seat's wish, from its stream alone."""
    mind = Mind(stream, luck, ways_of("sleuth", temper))
    if question.name in LOOKS:
        return look(question, mind.beliefs.unknown_tiles(), mind.ways)
    match question.name:
        case "two_cards":
            return lay_two_cards(mind, question.options)
        case "card":
            return lay_a_card(mind, question.options)
        case "shadow":
            return follow(mind, question.options)
        case "pub":
            return ask_around(mind, question.options)
        case "police":
            return declare_or_wait(mind)
    return choose_inside_a_card(mind, question.options)


def choose_inside_a_card(mind: Mind, options: Options[Choice]) -> Wish:
    return best_of(mind, options, plans_inside_a_card(mind, options))


def plans_inside_a_card(mind: Mind, options: Options[Choice]) -> dict[Choice, CardPlan]:
    """All cards lie open: those after mine are played on in the mind."""
    front = {seat: cards[-1] for seat, cards in mind.table.front.items()}
    mine = front[mind.me]
    laid = {seat: card for seat, card in front.items() if NUMBER[card] >= NUMBER[mine]}
    chosen: dict[Choice, CardPlan] = {}
    for option in options:
        after = mind.after(mind.table, laid, option)
        looks = after.looked[mind.me] != mind.table.looked[mind.me]
        meets = after.at.count(after.at[mind.me]) > 1
        win = win_later(mind, after)
        taste = liking_of_end(mind, after)
        chosen[option] = CardPlan(mine, option, win, float(looks), float(meets), taste)
    return chosen


def ask_around(mind: Mind, options: Options[Choice]) -> Wish:
    """The question whose answer helps most."""
    useful = [
        option
        for option in options
        if not isinstance(option, AskAround) or option.tokens in mind.open_sets
    ]
    choice = best(useful, lambda option: worth_of_question(mind, option), mind.luck)
    if not isinstance(choice, AskAround):
        return Wish(choice, BestChances(round(100 * worth_of_question(mind, choice))))
    yes = mind.beliefs.yes(choice.tokens, mind.table.looked[choice.seat])
    return Wish(choice, HopesToStrikeOff(choice.tokens, round(100 * yes)))


def worth_of_question(mind: Mind, choice: Choice) -> float:
    if not isinstance(choice, AskAround):
        return mind.chances.win(mind.table, mind.nothing_new)
    news = mind.beliefs.after_asking(choice.tokens, mind.table.looked[choice.seat])
    return mind.chances.win(mind.table, news) - FEWER_WORDS * len(choice.tokens)


def declare_or_wait(mind: Mind) -> Wish:
    """To be right now, or to be the first one later: whichever is likelier."""
    if mind.odds >= CERTAIN:
        return Wish(Declare(*mind.solution), IsCertain())
    later = waiting(mind)
    percent = round(100 * mind.odds), round(100 * later)
    is_close = percent[0] == percent[1]
    if mind.odds < mind.ways.least_odds:
        return Wish(Decline(), IsNotCertain())
    if round(mind.odds - later, WORTH_DIGITS) > 0:
        return Wish(Declare(*mind.solution), RisksIt(*percent, is_close))
    if round(mind.ways.daring * mind.odds - later, WORTH_DIGITS) > 0:
        return Wish(Declare(*mind.solution), TakesAGamble(percent[0]))
    return Wish(Decline(), WouldRatherWait(*percent, is_close))


def waiting(mind: Mind) -> float:
    """How likely I am to win if I declare nothing at the police."""
    table = mind.table.clone()
    table.queue = table.queue[table.queue.index(mind.me) + 1 :]
    return win_later(mind, table)
