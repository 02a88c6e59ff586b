"""The rookie: plain wishes, own eyes only, and the slips of a beginner, each with its reason."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from deductio.core.chance import Chance
from deductio.core.messages import Choice, Event, Question
from deductio.core.thinking import PLAIN, Motive, Temper, Wish
from deductio.games.small_detectives.default import others_round
from deductio.games.small_detectives.messages import (
    AskAround,
    NotAlone,
    Play,
    PlayBoth,
    PubAskedAbout,
)
from deductio.games.small_detectives.motives import (
    AsksTheNeighbour,
    AsksTheSameAgain,
    CouldNotWait,
    ForgotItsLook,
    MiscountedSteps,
    TriesAgain,
)
from deductio.games.small_detectives.strategy.memory import forgotten
from deductio.games.small_detectives.strategy.priorities import Priorities
from deductio.games.small_detectives.strategy.reach import ENDS
from deductio.games.small_detectives.strategy.simple import think, wanted_by
from deductio.games.small_detectives.strategy.ways import ways_of
from deductio.games.small_detectives.street import POLICE, STEPS, Card, Position, ahead

FORGETS_AFTER = 2
"""Rounds after which it may forget that it has looked under a house."""
COUNTED = frozenset(STEPS) - {"raid"}
"""Cards whose steps are counted; nobody mistakes the opposite place."""
EXCITING = ("wheels", "unexpected")
"""Cards a beginner would like to lay at once."""


def rookie(
    stream: Sequence[Event], question: Question, luck: Chance, temper: Temper = PLAIN
) -> Wish:
    """One seat's wish from what it saw with its own eyes, or a slip."""
    return with_slips(wanted_by(ways_of("rookie", temper), stream), stream, question, luck)


def with_slips(
    wants: Priorities, stream: Sequence[Event], question: Question, luck: Chance
) -> Wish:
    if question.name == "pub" and wants.may_ask:
        return at_the_pub(wants, stream, luck)
    if question.name in ("card", "two_cards") and luck.below(wants.ways.slips) == 0:
        slips = [
            Wish(option, because)
            for card, because in slips_of(wants, stream)
            for option in question.options
            if first_card(option) == card
        ]
        if slips:
            return luck.pick(slips)
    return think(wants, question, luck)


def first_card(choice: Choice) -> Card:
    match choice:
        case Play(card) | PlayBoth(card, _):
            return card
    return ""


def at_the_pub(wants: Priorities, stream: Sequence[Event], luck: Chance) -> Wish:
    """A token it has not seen; it asks on where it began, or whoever sits next to it."""
    token = luck.pick(wants.doubtful)
    for event in reversed(stream):
        match event:
            case PubAskedAbout(asker, asked) if asker == wants.me and asked in wants.others:
                return Wish(AskAround((token,), asked), AsksTheSameAgain(asked))
    neighbour = others_round(wants.seen)[0]
    return Wish(AskAround((token,), neighbour), AsksTheNeighbour(neighbour))


def slips_of(wants: Priorities, stream: Sequence[Event]) -> Iterator[tuple[Card, Motive]]:
    """The cards it may lay by mistake, and what the mistake is."""
    yield from miscounted(wants)
    if wants.declares:
        return
    for tile in forgotten(stream, FORGETS_AFTER):
        position = wants.seen.tile_at.index(tile)
        yield from ((card, ForgotItsLook(position)) for card in cards_to(wants, position))
    for position in missed(wants, stream)[-1:]:
        yield from ((card, TriesAgain(position)) for card in cards_to(wants, position))
    yield from ((card, CouldNotWait(card)) for card in EXCITING if leads_anywhere_new(wants, card))


def miscounted(wants: Priorities) -> Iterator[tuple[Card, Motive]]:
    """One step more than it thought."""
    for card in wants.seen.hand:
        if card in COUNTED:
            end = ahead(wants.here, STEPS[card])
            thought = ahead(end, -1)
            if is_goal(wants, thought) and not is_goal(wants, end):
                yield card, MiscountedSteps(thought)


def is_goal(wants: Priorities, position: Position) -> bool:
    return position == POLICE if wants.declares else wants.is_new(position)


def cards_to(wants: Priorities, position: Position) -> list[Card]:
    """The cards of its hand that lead there and nowhere else."""
    if position == wants.here:
        return []
    return [card for card in wants.seen.hand if ENDS[card][wants.here] == (position,)]


def missed(wants: Priorities, stream: Sequence[Event]) -> list[Position]:
    """The unknown houses where others were in its way."""
    return [
        event.position
        for event in stream
        if isinstance(event, NotAlone) and wants.me in event.seats and wants.is_new(event.position)
    ]


def leads_anywhere_new(wants: Priorities, card: Card) -> bool:
    return card in wants.seen.hand and any(map(wants.is_new, ENDS[card][wants.here]))
