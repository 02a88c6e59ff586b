"""A round: lay cards, resolve them, resolve the tiles, pass the cards on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
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
    """SD-7: all choose in secret; what is laid leaves the hand."""
    laid = yield from ask_together(
        "card", {seat: ways_to_lay(state.hands[seat], state.seats) for seat in state.alive}
    )
    cards = {seat: cards_of(choice) for seat, choice in laid.items()}
    for seat, played in cards.items():
        state.hands[seat] = tuple([card for card in state.hands[seat] if card not in played])
    return cards


@cache
def ways_to_lay(hand: tuple[Card, ...], seats: int) -> tuple[Play | PlayBoth, ...]:
    """SD-7: any card of the hand; SD-38: with two seats, any two in order."""
    if seats == 2:
        return tuple(PlayBoth(*pair) for pair in permutations(hand, 2))
    return tuple(map(Play, hand))


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
    right_neighbours = [state.alive[-1], *state.alive[:-1]]
    passed: list[CardPassed] = []
    for taker, giver in zip(state.alive, right_neighbours, strict=True):
        passed += [CardPassed(giver, card, taker) for card in laid[giver]]
        hand = [*state.hands[taker], *laid[giver]]
        state.hands[taker] = tuple(sorted(hand, key=NUMBER.__getitem__))
    yield from tell_all(*passed)
