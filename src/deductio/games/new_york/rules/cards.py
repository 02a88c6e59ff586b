"""Cards: drawing them, taking them when a pile is empty, swapping them."""

from __future__ import annotations

from deductio.core.messages import Rules, Seat, ask_unless_forced, tell_all, tell_only
from deductio.games.new_york.cards import DECKS, DRAWN_AT, Card, Deck
from deductio.games.new_york.city import Action
from deductio.games.new_york.messages import (
    Drew,
    DrewCard,
    NothingHappened,
    Swap,
    Swapped,
    SwappedCards,
    Take,
    Took,
    TookCard,
)
from deductio.games.new_york.state import State


def draw(state: State, seat: Seat, action: Action) -> Rules[None]:
    """NY-20: a card of the pile, seen and kept; NY-33: also when the pile was refilled."""
    deck = DRAWN_AT[action]
    pile = state.piles[deck]
    if not pile:
        yield from take(state, seat, action)
        return
    card = state.chance.pick(pile)
    state.piles[deck] = without(pile, card)
    gain(state, seat, card)
    left = len(pile) - 1
    yield from tell_only([seat], DrewCard(seat, card, left), others_hear=Drew(seat, deck, left))


def take(state: State, seat: Seat, action: Action) -> Rules[None]:
    """NY-21: the pile is empty, so luck takes a card of the deck from a seat of one's choice."""
    deck = DRAWN_AT[action]
    holding = tuple(Take(other) for other in state.others(seat) if state.hands[deck][other])
    if not holding:
        yield from tell_all(NothingHappened(seat, action))
        return
    victim = (yield from ask_unless_forced(seat, "take", holding)).seat
    card = state.chance.pick(state.hands[deck][victim])
    lose(state, victim, card)
    gain(state, seat, card)
    yield from tell_only(
        [seat, victim], TookCard(seat, victim, card), others_hear=Took(seat, victim, deck)
    )


def swap(state: State, seat: Seat) -> Rules[None]:
    """NY-22: one of one's own cards for one of another seat's, drawn by lot from a deck."""
    swaps = possible_swaps(state, seat)
    if not swaps:
        yield from tell_all(NothingHappened(seat, "swap"))
        return
    choice = yield from ask_unless_forced(seat, "swap", swaps)
    other = choice.seat
    gave = next(card for card in state.hand(seat) if card.id == choice.card)
    got = state.chance.pick(state.hands[choice.deck][other])
    lose(state, seat, gave)
    lose(state, other, got)
    gain(state, seat, got)
    gain(state, other, gave)
    yield from tell_only(
        [seat, other],
        SwappedCards(seat, other, gave, got),
        others_hear=Swapped(seat, other, gave.deck, got.deck),
    )


def possible_swaps(state: State, seat: Seat) -> tuple[Swap, ...]:
    """Each own card, for each deck that each other seat holds."""
    offers = [
        (other, deck) for other in state.others(seat) for deck in DECKS if state.hands[deck][other]
    ]
    return tuple(Swap(card.id, *offer) for card in state.hand(seat) for offer in offers)


def gain(state: State, seat: Seat, card: Card) -> None:
    state.hands[card.deck][seat] += (card,)


def lose(state: State, seat: Seat, card: Card) -> None:
    state.hands[card.deck][seat] = without(state.hands[card.deck][seat], card)


def without(cards: tuple[Card, ...], gone: Card) -> tuple[Card, ...]:
    return tuple(card for card in cards if card.id != gone.id)


def return_cards(state: State, seat: Seat) -> tuple[int, int]:
    """NY-32: a hand goes back into its piles; says how many informants and experts it had."""
    informants, experts = state.hands["informant"][seat], state.hands["expert"][seat]
    if informants:
        return_hand(state, seat, "informant")
    if experts:
        return_hand(state, seat, "expert")
    return len(informants), len(experts)


def return_hand(state: State, seat: Seat, deck: Deck) -> None:
    hands = state.hands[deck]
    state.piles[deck] = tuple(sorted(state.piles[deck] + hands[seat], key=by_id))
    hands[seat] = ()


def by_id(card: Card) -> str:
    return card.id
