"""A round: lay cards, resolve them, resolve the tiles, pass the cards on."""

from __future__ import annotations

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
from deductio.games.small_detectives.street import POLICE, Card, with_card, without


def play_round(state: State) -> Rules[None]:
    """The phases in order; with two seats the middle ones come twice (SD-39)."""
    state.round += 1
    yield from tell_all(RoundBegan(state.round))
    fronts = yield from lay_cards(state)
    for in_front in fronts:
        shadow = yield from resolve_cards(state, in_front)
        yield from resolve_tiles(state, shadow)
        if state.over:
            return
        if state.in_street:
            yield from leave_street(state)
    yield from pass_cards(state, fronts)
    if state.round == state.options.round_limit:  # SD-36
        yield from unsolved(state)


def lay_cards(state: State) -> Rules[list[dict[Seat, Card]]]:
    """SD-7: all choose in secret. Returns what lies in front of whom, first card by first."""
    laid = yield from ask_together(
        "two_cards" if state.seats == 2 else "card",
        {seat: ways_to_lay(state.hands[seat], state.seats) for seat in state.alive},
    )
    fronts: list[dict[Seat, Card]] = [{}, {}] if state.seats == 2 else [{}]
    for seat, choice in laid.items():
        cards = cards_of(choice)
        state.hands[seat] = without(state.hands[seat], cards)
        for in_front, card in zip(fronts, cards, strict=True):
            in_front[seat] = card
    return fronts


@cache
def ways_to_lay(hand: tuple[Card, ...], seats: int) -> tuple[Play | PlayBoth, ...]:
    """SD-7: any card of the hand; SD-38: with two seats, any two in order."""
    if seats == 2:
        return tuple(PlayBoth(*pair) for pair in permutations(hand, 2))
    return tuple(map(Play, hand))


def cards_of(choice: Play | PlayBoth) -> tuple[Card, ...]:
    return (choice.card,) if isinstance(choice, Play) else (choice.first, choice.second)


def leave_street(state: State) -> Rules[None]:
    """SD-34, SD-40: back onto the tile one faces; at the police, to the end of the queue."""
    for seat in state.in_street[:]:
        state.in_street.remove(seat)
        yield from tell_all(CameBackFromStreet(seat, state.at[seat]))
        if state.at[seat] == POLICE:
            yield from join_queue(state, seat)


def pass_cards(state: State, fronts: list[dict[Seat, Card]]) -> Rules[None]:
    """SD-33, SD-41: each takes what lies in front of the nearest alive seat to its right."""
    right_neighbours = [state.alive[-1], *state.alive[:-1]]
    passed: list[CardPassed] = []
    for taker, giver in zip(state.alive, right_neighbours, strict=True):
        for in_front in fronts:
            card = in_front[giver]
            passed.append(CardPassed(giver, card, taker))
            state.hands[taker] = with_card(state.hands[taker], card)
    yield from tell_all(*passed)
