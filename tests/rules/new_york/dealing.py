"""Where all cards may be after moves that one reader was told of: an oracle that deals by lot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from deductio.core.chance import Chance
from deductio.games.new_york.cards import DEALT, CardId, Deck
from deductio.games.new_york.moves import PILE, Holder, Lot, Move, Returned

Fate: TypeAlias = list[set[Holder]]
"""Who may hold a card before each move, if it is to be seen later where it was seen."""


def deal_out(past: Sequence[Move], chance: Chance) -> dict[CardId, Holder]:
    """Where each card is in the end, in one history that fits; unseen cards have made-up names."""
    cards = all_cards(past)
    fates = {card: fate(card, deck, past) for card, deck in cards.items()}
    while True:
        at = try_to_deal(cards, past, fates, chance)
        if at is not None:
            return at


def all_cards(past: Sequence[Move]) -> dict[CardId, Deck]:
    lots = [lot for move in past if not isinstance(move, Returned) for lot in move]
    cards = {lot.card.id: lot.deck for lot in lots if lot.card is not None}
    for deck, number in DEALT.items():
        unseen = number - list(cards.values()).count(deck)
        cards |= {f"unseen-{deck}-{each}": deck for each in range(unseen)}
    return cards


def fate(card: CardId, deck: Deck, past: Sequence[Move]) -> Fate:
    """Worked out from the last move back to the first."""
    good: Fate = [{PILE, *range(6)}]
    for move in reversed(past):
        good.append(before(card, deck, move, good[-1]))
    return good[::-1]


def before(card: CardId, deck: Deck, move: Move, good: set[Holder]) -> set[Holder]:
    """Who may hold a card before a move, if these may hold it afterwards."""
    if isinstance(move, Returned):
        return good | {move.seat} if PILE in good else good - {move.seat}
    for lot in move:
        if lot.card is not None and lot.card.id == card:
            return {lot.source} if lot.target in good else set()
    return good | {
        lot.source for lot in move if lot.card is None and lot.deck == deck and lot.target in good
    }


def try_to_deal(
    cards: Mapping[CardId, Deck],
    past: Sequence[Move],
    fates: Mapping[CardId, Fate],
    chance: Chance,
) -> dict[CardId, Holder] | None:
    """A card for every move, according to its fate; None where two were in each other's way."""
    at: dict[CardId, Holder] = dict.fromkeys(cards, PILE)
    for number, move in enumerate(past, start=1):
        if isinstance(move, Returned):
            at = {card: PILE if where == move.seat else where for card, where in at.items()}
            continue
        allowed = {card: good[number] for card, good in fates.items()}
        there = [[c for c in cards if cards[c] == lot.deck and at[c] == lot.source] for lot in move]
        for lot, candidates in zip(move, there, strict=True):
            card = lot.card.id if lot.card else any_card(lot, candidates, allowed, chance)
            if card is None:
                return None
            at[card] = lot.target
    return at


def any_card(
    lot: Lot, there: Sequence[CardId], allowed: Mapping[CardId, set[Holder]], chance: Chance
) -> CardId | None:
    """The card that must leave now, or any that may."""
    must = [card for card in there if lot.source not in allowed[card]]
    may = must or [card for card in there if lot.target in allowed[card]]
    return chance.pick(may) if may and len(must) < 2 else None
