"""A round: lay cards, resolve them, resolve the tiles, pass the cards on."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

from deductio.core.messages import Rules, Seat, ask_together, tell_all
from deductio.games.small_detectives.messages import (
    CameBackFromStreet,
    CardPassed,
    Play,
    PlayBoth,
    RoundBegan,
)
from deductio.games.small_detectives.rules.cards import resolve_cards
from deductio.games.small_detectives.rules.end import unsolved
from deductio.games.small_detectives.rules.police import join_queue
from deductio.games.small_detectives.rules.tiles import resolve_tiles
from deductio.games.small_detectives.state import State
from deductio.games.small_detectives.street import NUMBER, POLICE, Card


def play_round(state: State) -> Rules[None]:
    """The phases in order; with two seats the middle ones come twice (SD-39)."""
    state.round += 1
    yield from tell_all(RoundBegan(state.round))
    laid = yield from lay_cards(state)
    for half in range(len(laid[state.alive[0]])):
        in_front = {seat: cards[half] for seat, cards in laid.items()}
        shadow = yield from resolve_cards(state, in_front)
        yield from resolve_tiles(state, shadow)
        if state.over:
            return
        yield from leave_street(state)
        for seat, card in in_front.items():
            laid[seat][half] = card  # a Phone call may have swapped them
    yield from pass_cards(state, laid)
    if state.round == state.options.round_limit:  # SD-36
        yield from unsolved(state)


def lay_cards(state: State) -> Rules[dict[Seat, list[Card]]]:
    """SD-7: all choose in secret, one card each; SD-38: with two seats, two cards in order."""
    laid: Mapping[Seat, Play | PlayBoth]
    if state.seats == 2:
        laid = yield from ask_together(
            "card",
            {
                seat: tuple(PlayBoth(*pair) for pair in permutations(state.hands[seat], 2))
                for seat in state.alive
            },
        )
    else:
        laid = yield from ask_together(
            "card", {seat: tuple(map(Play, state.hands[seat])) for seat in state.alive}
        )
    cards = {seat: cards_of(choice) for seat, choice in laid.items()}
    for seat, played in cards.items():
        state.hands[seat] = tuple(card for card in state.hands[seat] if card not in played)
    return cards


def cards_of(choice: Play | PlayBoth) -> list[Card]:
    return [choice.card] if isinstance(choice, Play) else [choice.first, choice.second]


def leave_street(state: State) -> Rules[None]:
    """SD-34, SD-40: back onto the tile one faces; at the police, to the end of the queue."""
    for seat in state.in_street[:]:
        state.in_street.remove(seat)
        yield from tell_all(CameBackFromStreet(seat, state.at[seat]))
        if state.at[seat] == POLICE:
            yield from join_queue(state, seat)


def pass_cards(state: State, laid: Mapping[Seat, list[Card]]) -> Rules[None]:
    """SD-33, SD-41: each takes what lies in front of the nearest alive seat to its right."""
    for taker in state.alive:
        giver = state.others_alive(taker)[-1]
        for card in laid[giver]:
            yield from tell_all(CardPassed(giver, card, taker))
        hand = (*state.hands[taker], *laid[giver])
        state.hands[taker] = tuple(sorted(hand, key=NUMBER.__getitem__))
