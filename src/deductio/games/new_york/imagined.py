"""Whole games as one seat may imagine them: another case, other cards in hidden hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from deductio.core.chance import Chance, Outcome
from deductio.core.messages import Answered, Choice, Chose, Event, Question, Seat
from deductio.core.streams import first
from deductio.games.new_york.cards import DECKS, Card, CardId, Case, Deck
from deductio.games.new_york.city import Cell
from deductio.games.new_york.clues import Clue
from deductio.games.new_york.knowledge import Knowledge
from deductio.games.new_york.making.pool import true_at
from deductio.games.new_york.messages import (
    Announce,
    AnnouncedRightly,
    AnnouncedWrongly,
    CaseChosen,
    Decline,
    Moved,
    MoveTo,
    Pass,
    Passed,
    Roll,
    Rolled,
    RolledToStart,
    Spied,
    SpiedCard,
    Spy,
    Stay,
    Stayed,
    Swap,
    Swapped,
    SwappedCards,
    Take,
    Took,
    TookCard,
)
from deductio.games.new_york.moves import PILE, Holder, Lot, Move, Returned, move_of, moves


class World(Struct, frozen=True):
    """Everything hidden from one reader of a game."""

    case: Case
    lots: tuple[Card, ...]
    """Which card it was each time a card moved or was spied; of a swap, given and got."""


def dream(stream: Sequence[Event], chance: Chance) -> World:
    """A world that fits everything told."""
    case = dream_case(stream, chance)
    past = list(moves(stream))
    fates = {card.id: fate(card, past) for card in case.cards}
    while True:
        lots = dream_lots(case, past, fates, chance)
        if lots is not None:
            return World(case, lots)


def dream_case(stream: Sequence[Event], chance: Chance) -> Case:
    """NY-60, NY-64: any possible cell, the clues seen, and any others that are true there."""
    knowledge = Knowledge(stream)
    chosen = first(CaseChosen, stream)
    if knowledge.closed is not None:
        closed = knowledge.closed
        return the_case(chosen, closed.answer, closed.cards, closed.code)
    answer = chance.pick(knowledge.candidates())
    clues = {card.clue for card in knowledge.cards.values()}
    cards = list(knowledge.cards.values())
    for deck in DECKS:
        for number in range(knowledge.unseen(deck)):
            clue = dream_clue(chosen.level, deck, answer, clues, chance)
            clues.add(clue)
            cards.append(Card(f"unseen-{deck}-{number}", deck, clue, 0))
    return the_case(chosen, answer, cards, code=None)


def the_case(chosen: CaseChosen, answer: Cell, cards: Sequence[Card], code: str | None) -> Case:
    informants, experts = (tuple(card for card in cards if card.deck == deck) for deck in DECKS)
    return Case(chosen.level, chosen.case, answer, informants, experts, code)


def dream_clue(level: int, deck: Deck, answer: Cell, taken: set[Clue], chance: Chance) -> Clue:
    while True:
        clue = chance.pick(chance.pick(true_at(level, deck, answer)))
        if clue not in taken:
            return clue


Fate: TypeAlias = list[set[Holder]]
"""Who may hold a card before each move, if it is to be seen later where it was seen."""


def fate(card: Card, past: Sequence[Move]) -> Fate:
    """Worked out from the last move back to the first."""
    good: Fate = [{PILE, *range(6)}]
    for move in reversed(past):
        good.append(before(card, move, good[-1]))
    return good[::-1]


def before(card: Card, move: Move, good: set[Holder]) -> set[Holder]:
    """Who may hold a card before a move, if these may hold it afterwards."""
    if isinstance(move, Returned):
        return good | {move.seat} if PILE in good else good - {move.seat}
    for lot in move:
        if lot.card is not None and lot.card.id == card.id:
            return {lot.source} if lot.target in good else set()
    left = {
        lot.source
        for lot in move
        if lot.card is None and lot.deck == card.deck and lot.target in good
    }
    return good | left


def dream_lots(
    case: Case, past: Sequence[Move], fates: Mapping[CardId, Fate], chance: Chance
) -> tuple[Card, ...] | None:
    """Cards for every move, each according to its fate; None where two were in each other's way."""
    at: dict[CardId, Holder] = {card.id: PILE for card in case.cards}
    lots: list[Card] = []
    for number, move in enumerate(past, start=1):
        if isinstance(move, Returned):
            at = {card: PILE if where == move.seat else where for card, where in at.items()}
            continue
        allowed = {card: good[number] for card, good in fates.items()}
        moved = [lot.card or dream_card(lot, case, at, allowed, chance) for lot in move]
        for lot, card in zip(move, moved, strict=True):
            if card is None:
                return None
            at[card.id] = lot.target
            lots.append(card)
    return tuple(lots)


def dream_card(
    lot: Lot,
    case: Case,
    at: Mapping[CardId, Holder],
    allowed: Mapping[CardId, set[Holder]],
    chance: Chance,
) -> Card | None:
    """The card that must leave now, or any that may."""
    there = [card for card in case.of_deck(lot.deck) if at[card.id] == lot.source]
    must = [card for card in there if lot.source not in allowed[card.id]]
    may = must or [card for card in there if lot.target in allowed[card.id]]
    return chance.pick(may) if may and len(must) < 2 else None


def luck(stream: Sequence[Event], world: World) -> list[Outcome]:
    """The case, then every die and every card as it came."""
    drawn: list[Outcome] = [world.case]
    lots = iter(world.lots)
    for event in stream:
        match event:
            case RolledToStart(_, number):
                drawn.append(number)
            case Rolled(_, letter, number):
                drawn += [letter, number]
            case _:
                cards = [next(lots) for _ in lots_of(event)]
                drawn += cards[-1:]  # of a swap, luck gives only the card got
    return drawn


def lots_of(event: Event) -> tuple[Lot, ...]:
    move = move_of(event)
    return () if move is None or isinstance(move, Returned) else move


def recall(
    questions: Mapping[Seat, Question], coming: Sequence[Event], world: World
) -> tuple[Seat, Choice]:
    """Who chose what next, as the coming events show it."""
    match coming[0]:
        case Chose(seat, choice):
            return seat, choice
        case Answered(seat):
            return seat, recall_sealed(seat, questions[seat], coming)
    ((seat, question),) = questions.items()
    return seat, RECALL[question.name](coming, world)


def recall_sealed(seat: Seat, question: Question, coming: Sequence[Event]) -> Choice:
    """What is opened later; whatever comes first where it is not opened yet."""
    for event in coming:
        match event:
            case Passed(passing) if passing == seat:
                return Pass()
            case AnnouncedRightly(who, cell) | AnnouncedWrongly(who, cell) if who == seat:
                return Announce(cell)
    return question.options[0]


def recall_announcement(otherwise: Choice) -> Callable[[Sequence[Event], World], Choice]:
    def recalled(coming: Sequence[Event], world: World) -> Choice:
        match coming[0]:
            case AnnouncedRightly(_, cell) | AnnouncedWrongly(_, cell):
                return Announce(cell)
            case _:
                return otherwise

    return recalled


def recall_spying(coming: Sequence[Event], world: World) -> Choice:
    match coming[0]:
        case Spied(_, owner, _) | SpiedCard(_, owner, _):
            return Spy(owner)
        case _:
            return Decline()


def recall_taking(coming: Sequence[Event], world: World) -> Choice:
    taken = coming[0]
    assert isinstance(taken, Took | TookCard)
    return Take(taken.victim)


def recall_swap(coming: Sequence[Event], world: World) -> Choice:
    match coming[0]:
        case SwappedCards(_, other, gave, got):
            return Swap(gave.id, other, got.deck)
        case Swapped(_, other, _, deck):
            still_to_come = sum(len(lots_of(event)) for event in coming)
            return Swap(world.lots[-still_to_come].id, other, deck)
        case told:
            raise AssertionError(f"after a swap nobody is told {told}")


def recall_going(coming: Sequence[Event], world: World) -> Choice:
    return Stay() if isinstance(coming[0], Stayed) else MoveTo(first(Moved, coming).cell)


RECALL: dict[str, Callable[[Sequence[Event], World], Choice]] = {
    "start": recall_announcement(Roll()),
    "cell": recall_going,
    "spy": recall_spying,
    "take": recall_taking,
    "swap": recall_swap,
    "go": recall_going,
    "end": recall_announcement(Pass()),
}
