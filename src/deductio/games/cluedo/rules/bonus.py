"""The bonus squares, and what the thirteen red cards do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from deductio.core.messages import Rules, Seat, ask, ask_together, tell_all, tell_only
from deductio.core.options import Either, Options, Product
from deductio.games.cluedo.cards import (
    CARDS,
    CATEGORIES,
    ROOMS,
    SECOND_WIND,
    Bonus,
    Card,
    Category,
)
from deductio.games.cluedo.mansion import Place, distances, mansion
from deductio.games.cluedo.messages import (
    BonusDeckReshuffled,
    BonusDeclined,
    BonusDrawn,
    BonusUsed,
    CallWitness,
    CardConfided,
    CardsCounted,
    Confide,
    CountCards,
    DeclineBonus,
    Draw,
    DrawSkipped,
    Enter,
    GoToCentre,
    NoWitnessFound,
    PeekAt,
    Peeked,
    PeekedAt,
    SawConfidedCard,
    SkipDraw,
    UseBonus,
    Walk,
    WitnessFound,
)
from deductio.games.cluedo.rules.moving import arrive, go, may_move
from deductio.games.cluedo.rules.suggestion import suggest_by_phone
from deductio.games.cluedo.state import State

Use: TypeAlias = Enter | GoToCentre | Walk | PeekAt | CountCards | CallWitness | UseBonus

DRAWS = (Draw(), SkipDraw())
DECLINE = (DeclineBonus(),)
PLAIN_USE: Options[DeclineBonus | Use] = (DeclineBonus(), UseBonus())
FREE_MOVES: Options[DeclineBonus | Use] = Either(
    DECLINE, Product(Enter, ROOMS), (GoToCentre(),), Product(Walk, mansion().squares)
)
CONFIDENCES = {card: Confide(card) for card in CARDS}


def arrive_by_dice(state: State, seat: Seat, origin: Place, spare: int) -> Rules[None]:
    """CL-22: what the place asks for; CL-29: a bonus square offers a card first."""
    if not (state.has_bonus_cards and state.place_of(seat) in mansion().bonus):
        yield from arrive(state, seat)
        return
    choice = yield from ask(seat, "draw", DRAWS)
    if isinstance(choice, SkipDraw):
        yield from tell_all(DrawSkipped(seat))
        here = state.place_of(seat)
        if (yield from walk_on(state, seat, origin, spare)):
            left = spare - distances(here)[state.place_of(seat)]
            yield from arrive_by_dice(state, seat, origin, left)
    else:
        yield from draw_and_use(state, seat, origin, spare)


def draw_and_use(state: State, seat: Seat, origin: Place, spare: int) -> Rules[None]:
    """CL-30: the card is used at once, or declined: then one walks on, without another card."""
    bonus = yield from draw(state, seat)
    use = yield from ask(seat, "bonus", uses(state, seat, bonus))
    if isinstance(use, DeclineBonus):
        yield from tell_all(BonusDeclined(seat, bonus))
        if (yield from walk_on(state, seat, origin, spare)):
            yield from arrive(state, seat)
        return
    yield from tell_all(BonusUsed(seat, bonus))
    match use:
        case Enter() | GoToCentre() | Walk():
            yield from go(state, seat, use)
            yield from arrive(state, seat)
        case PeekAt(other):
            yield from peek(state, seat, other)
        case CountCards(other, category):
            yield from count_cards(state, seat, other, category)
        case CallWitness(card):
            yield from call_witness(state, seat, card)
        case UseBonus():
            yield from use_plainly(state, seat, bonus, origin)


def walk_on(state: State, seat: Seat, origin: Place, spare: int) -> Rules[bool]:
    """CL-42: with the steps the dice have left, not back to where they began; or one stops."""
    if not spare:
        return False
    return (yield from may_move(state, seat, "walk_on", spare, origin))


def draw(state: State, seat: Seat) -> Rules[Bonus]:
    """CL-31: an empty deck is first made anew from the discard; CL-30: no card is kept."""
    if not state.deck:
        state.deck, state.discard = state.chance.shuffled(state.discard), []
        yield from tell_all(BonusDeckReshuffled(len(state.deck)))
    bonus = state.deck.pop(0)
    state.discard.append(bonus)
    yield from tell_all(BonusDrawn(seat, bonus, len(state.deck)))
    return bonus


def uses(state: State, seat: Seat, bonus: Bonus) -> Options[DeclineBonus | Use]:
    """CL-30: what one may do with the card, first of all nothing; CL-32, CL-33: with whom."""
    match bonus:
        case "free_move":
            return FREE_MOVES
        case "peek":
            return Either(DECLINE, Product(PeekAt, state.others(seat)))
        case "headcount":
            return Either(DECLINE, Product(CountCards, state.others(seat), tuple(CATEGORIES)))
        case "witness":
            hidden = [card for card in CARDS if card not in state.face_up]
            return Either(DECLINE, Product(CallWitness, hidden))
        case _:
            return PLAIN_USE


def use_plainly(state: State, seat: Seat, bonus: Bonus, origin: Place) -> Rules[None]:
    """CL-32: move on by the ordinary rules; CL-33: one more turn, confidences; CL-23: by phone."""
    match bonus:
        case "second_wind":
            if (yield from may_move(state, seat, "move", SECOND_WIND, origin)):
                yield from arrive(state, seat)
        case "again":
            state.plays_again = True
        case "phone":
            yield from suggest_by_phone(state, seat)
        case "confidences":
            yield from confide(state)


def peek(state: State, looker: Seat, owner: Seat) -> Rules[None]:
    """CL-33: chance picks one card of any other hand; only its owner and the looker know it."""
    card = state.chance.pick(state.hands[owner])
    yield from tell_only(
        (looker, owner), PeekedAt(looker, owner, card), others_hear=Peeked(looker, owner)
    )


def count_cards(state: State, asker: Seat, asked: Seat, category: Category) -> Rules[None]:
    """CL-33: any other seat says aloud how many cards of the category it holds."""
    number = sum(card in CATEGORIES[category] for card in state.hands[asked])
    yield from tell_all(CardsCounted(asker, asked, category, number))


def call_witness(state: State, seat: Seat, card: Card) -> Rules[None]:
    """CL-33: another seat that holds the card must say so; all learn if there is none."""
    for holder in state.others(seat):
        if card in state.hands[holder]:
            yield from tell_all(WitnessFound(seat, card, holder))
            return
    yield from tell_all(NoWitnessFound(seat, card))


def confide(state: State) -> Rules[None]:
    """CL-33: all at once, each seat chooses a card and shows it to its left neighbour."""
    options = {
        seat: tuple(map(CONFIDENCES.__getitem__, hand)) for seat, hand in enumerate(state.hands)
    }
    confided: Mapping[Seat, Confide] = yield from ask_together("confide", options)
    for giver, choice in confided.items():
        taker = state.left_of(giver)
        yield from tell_only(
            (giver, taker),
            SawConfidedCard(giver, taker, choice.card),
            others_hear=CardConfided(giver, taker),
        )
